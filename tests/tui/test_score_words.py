"""The lines of the victory count that tell how it came about."""

from fractions import Fraction

from support.battles import skirmish

from squadlog.battle.scored import CasualtyPoints, SideScore, VictoryReckoning
from squadlog.session.glance import Glance
from squadlog.session.view.words.score import count_wounds
from squadlog.tui.battle.glance import score_bar
from squadlog.tui.battle.score import came_about


def told_of(battle, tolls, room):
    return came_about(battle, tuple(count_wounds(battle, tolls)), room=room)


def test_every_wound_is_told_with_the_score_as_it_stood_then():
    battle = skirmish(red=(1, 2), blue=(11,))

    def toll(unit, before, after, by, *points):
        return CasualtyPoints(moment=battle.now, unit=unit, before=before, after=after, by=by, points=points)

    told = [
        " ".join(line.plain.split())
        for line in told_of(
            battle,
            (
                toll(11, "none", "M", 1, ("red", Fraction(23, 2))),
                toll(2, "none", "L", None, ("blue", Fraction(23, 5))),
                toll(11, "M", "L", None, ("red", Fraction(-69, 10))),
            ),
            room=114,
        )
    ]
    names = {number: unit.soldier.name for number, unit in battle.units.items()}
    assert told[1] == "Reasons"
    assert told[2].endswith(f"1 {names[1]} → ▲ 11 {names[11]} unhurt → M +11.5 11.5 : 0")
    assert told[3].endswith(f"nobody known → ◆ 2 {names[2]} unhurt → L +4.6 11.5 : 4.6")
    assert told[4].endswith("M → L -6.9 4.6 : 4.6")


def test_where_nobody_is_wounded_nothing_has_come_about():
    assert not list(told_of(skirmish(), (), room=74))


def test_on_80_columns_a_wound_stays_one_line_with_the_score_behind_it():
    """The last names are enough; a score at the beginning of the next line would read as that of the next wound."""
    battle = skirmish(soldiers={1: {"name": "Tobias Renn"}, 11: {"name": "Lena Marsh"}})
    points = (("red", Fraction(11313, 4)),)
    tolls = [CasualtyPoints(moment=battle.now, unit=11, before="none", after="M", by=1, points=points)] * 2
    for room, name in ((74, "1 Renn"), (114, "1 Tobias Renn")):
        told = list(told_of(battle, tolls, room=room))
        assert max(line.cell_length for line in told) <= room
        assert name in told[2].plain


def test_who_has_won_by_a_result_that_was_told_leads_no_longer_while_the_table_plays_on():
    """SEQ-07, SCN-13: the result stays as it was."""
    scores = tuple(SideScore(side=side, points=Fraction(0), lines=()) for side in ("red", "blue"))
    told = VictoryReckoning(scores=scores, turn=1, subphase=2, how="conceded", losers=("blue",))
    assert score_bar(Glance(battle=skirmish(), reckoning=told)).plain.endswith("Red has won")
    assert score_bar(Glance(battle=skirmish())).plain.strip() == "tied"
