"""Scores of battles with a page at the table: who may know what, players of a side, rulings of the file, the end."""

from dataclasses import replace
from fractions import Fraction

import pytest
from support.battles import table
from support.scenarios import Written, duel
from support.scored import fought, page

from squadlog.battle.chapter_state import keep_state, replace_battle_state
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import CasualtyPoints
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.deployment import Spending
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.reports.came_about import player_lines, toll_lines
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.scenario.objectives import find_holders
from squadlog.rules.scenario.progress import AreaHeld, progress_of
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle, muster_scene
from squadlog.squads.scene_files import read_scene

PAPERS = """
[[triggers]]
id = "later"
kind = "by_hand"

[[objectives]]
id = "papers"
side = "blue"
kind = "judged"
worth = "secondary"
hidden = true
shown = "later"
name = "the papers"
"""


def seats(session):
    """The battle as each seat has it."""
    return {name: session.seat(Speaker(seat=name)) for name in ("blue", "red", REFEREE, TABLE)}


def totals(seat):
    return {one.side: one.points for one in seat.victory.score()}


def test_hidden_objectives_count_for_no_seat_that_may_not_know_them(store):
    """VIC-03, SCN-10: neither their line nor their points, in no total, level, page or log."""
    played = Written(store, duel(PAPERS), typed=False)
    before = {name: repr(seat.victory.reckoning()) for name, seat in seats(played.session).items()}
    played.session.say("scenario met papers because found")
    sits = seats(played.session)
    assert {name: totals(seat)["blue"] for name, seat in sits.items()} == {
        "blue": 50,
        "red": 0,
        REFEREE: 50,
        TABLE: 0,
    }
    for name in ("red", TABLE):
        assert repr(sits[name].victory.reckoning()) == before[name]
        assert "papers" not in repr(sits[name].known) + "".join(map(str, sits[name].log.entries()))
    played.session.say("end because it is late")
    for seat in seats(played.session).values():
        assert totals(seat) == {"blue": 50, "red": 0}
        assert "the papers" in repr(seat.victory.reckoning())


@pytest.mark.parametrize("seat", ["red", TABLE])
def test_what_is_left_over_tells_nobody_what_was_bought_in_secret(seat):
    """VIC-06: two battles that differ in a secret purchase look the same to others."""
    looks = []
    for spent in (300, 320):
        battle = fought(page(spending=(Spending(side="blue", points=365, spent=spent),)))
        battle = replace(battle, chapters=(*battle.chapters, "mines"))
        setup = replace(
            battle.setup, chapters=battle.chapters, goods=(Goods(side="blue", item="mine", secret=True),)
        )
        looks.append(known(replace(battle, setup=setup), seat).setup.page)
    assert looks[0] == looks[1]


def test_hidden_units_on_held_ground_are_counted_for_their_side_and_the_referee_alone():
    """SCN-10, HID-02: the count of an End Phase gives nobody away."""
    wanted = Objective(id="hold", side="red", kind="hold", area="bridge", last=1)
    battle = fought(page(wanted, areas=(NamedArea(id="bridge"),)))
    hides = {n: keep_state(unit, "hiding", n == 12) for n, unit in battle.units.items()}
    battle = replace(battle, units=hides, chapters=("hiding", *battle.chapters))
    battle = replace_battle_state(
        battle, "scenario", replace(progress_of(battle), inside=(("bridge", (1, 11, 12)),))
    )
    event = AreaHeld(held=find_holders(battle, wanted, add_chapters(table(), battle)))
    counts = {
        seat: dict(_held(event, battle, seat).counts)["blue"] for seat in ("red", "blue", REFEREE, TABLE)
    }
    assert counts == {"red": 1, "blue": 2, REFEREE: 2, TABLE: 1}
    kept = replace_battle_state(battle, "scenario", replace(progress_of(battle), held=(event.held,)))
    assert progress_of(known(kept, "red")).held == (_held(event, battle, "red"),)


def test_who_hides_on_held_ground_of_a_map_counts_there_and_is_told_as_the_battle_ends(store):
    """SCN-10, A-130, HID-02: four of the crew lie hidden on the bridge, where nobody else is."""
    book = load_rulebook()
    setup = load_battle("pest_control", book, load_rulings(), chapters=("hiding",))
    session = Session.create(store, setup)
    blue = session.seat(Speaker(seat="blue"))
    for number, at in (17, "11,30"), (18, "13,30"), (19, "11,31.5"), (20, "13,31"):
        assert not isinstance(blue.say(f"hide {number} at {at}"), Refusal)
    for said in ("placed blue", "begin"):
        assert not isinstance(session.say(said), Refusal)
    before = {name: totals(seat) for name, seat in seats(session).items()}
    assert before["blue"] == before[REFEREE] == {"red": -40, "blue": 100}
    assert before["red"] == before[TABLE] == {"red": 0, "blue": 0}
    session.say("end because it is late")
    assert {repr(totals(seat)) for seat in seats(session).values()} == {repr(before["blue"])}


def _held(event, battle, seat):
    return redact_event(event, battle, seat).held


PLAYERS = """
[[sides.squads]]
squad = "street_wardens"
only = ["Bela Kose"]
player = "Ben"
"""


def test_the_points_of_all_players_of_a_side_are_one_sum(store):
    """VIC-01: and it is told what the soldiers of each have brought."""
    text = duel(PLAYERS).replace('squad = "tog_line"', 'player = "Anna"\nsquad = "tog_line"')
    played = Written(store, text, typed=False)
    seat = played.session.seat(Speaker(seat=REFEREE))
    assert {player for _, player in seat.known.setup.page.players} == {"Anna", "Ben"}
    brought = [(3, 1, 46), (5, 2, 23), (None, 1, 5)]
    tolls = [
        CasualtyPoints(
            moment=Moment(1, 3),
            unit=unit,
            before="none",
            after="D",
            by=by,
            points=(("red", Fraction(points)),),
        )
        for by, unit, points in brought
    ]
    (line,) = player_lines(seat.known, tolls)
    assert line == (
        "TOG, casualties by player: Anna 46, Ben 23, none of them 5; all count as one sum [VIC-01]"
    )
    played.session.say("correct 1 wound=D because test")
    played.session.say("correct 2 wound=S because test")
    worth = [seat.known.units[number].soldier.value for number in (1, 2)]
    assert totals(seat)["red"] == worth[0] + Fraction(worth[1], 2)
    assert (
        next(toll_lines(seat.known, seat.victory.tolls())) == f"T1.s1 1 John Doe: unhurt → D, TOG +{worth[0]}"
    )


RULED = """
[[objectives]]
id = "aim"
side = "blue"
kind = "rout"
whose = "red"
per_enemy = -10

[[variants]]
ruling = "s1.rout_objective"
option = "ever"
sets = { "objectives.aim.when" = "ever" }

[[variants]]
ruling = "s2.cw_primary"
option = "prevent"
adds = { objectives = [{ id = "prevent", side = "red", kind = "judged" }] }

[[variants]]
ruling = "s3.penalty"
option = "tog_only"
sets = { "objectives.aim.per_enemy" = 0 }

[[variants]]
ruling = "s3.hold"
option = "any_three_plus_end"
sets = { "objectives.aim.kind" = "judged" }
"""


def ruled(text, **rulings):
    """The set-up of a scenario file under these readings."""
    readings = load_rulings()
    for name, option in rulings.items():
        readings = readings.with_choice(name.replace("__", "."), option)
    return muster_scene(read_scene(text.encode(), "ruled.toml", readings.choice), load_rulebook(), readings)


@pytest.mark.parametrize(
    ("ruling", "option"),
    [
        ("s1__rout_objective", "ever"),
        ("s2__cw_primary", "prevent"),
        ("s3__penalty", "tog_only"),
        ("s3__hold", "any_three_plus_end"),
    ],
)
def test_a_file_has_other_objectives_under_another_reading(ruling, option):
    """A-120, A-128, A-130: each option."""
    assert ruled(duel(RULED)).page != ruled(duel(RULED), **{ruling: option}).page


@pytest.mark.parametrize(("option", "more"), [("false", 0), ("true", 10)])
def test_whether_a_leaders_price_is_in_his_value_is_a_reading(store, option, more):
    """A-111, VIC-04, VIC-07: each option, in what his death brings."""
    text = (
        duel()
        .replace("turns = 3", 'turns = 3\nchapters = ["leadership"]')
        .replace("john_doe", "street_wardens")
        .replace('"John Doe", "Mara Quill"', '"Sergeant Amari"')
    )
    played = Written(store, text + SILENCE, typed=False, rulings=[("value.include_leader", option)])
    plain = Written(store, text + SILENCE, typed=False).battle.units[1].soldier
    assert plain.leader == -1
    played.session.say("correct 1 wound=D because test")
    seat = played.session.seat(Speaker(seat=REFEREE))
    assert totals(seat)["red"] == plain.value + more


SILENCE = """
[[conditions]]
id = "silence"
kind = "hold_fire"
side = "red"
"""
