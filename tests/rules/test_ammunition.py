"""Ammunition: AMO-01..AMO-17, ADV-10..ADV-13, A-27..A-31, A-142."""

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Correct, Declare, Done, Fire, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting
from squadlog.rules.ammunition.magazines import at_hand, count_rounds_left, spares, usable
from squadlog.rules.ammunition.magazines import boxes as boxes_left
from squadlog.rules.ammunition.record import Begun, magazines, rounds_gone
from squadlog.rules.common.advanced import beside_weapon, boxes, marks, reminders_of
from squadlog.rules.common.context import BookReading
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.choices import choices
from squadlog.rules.desk.preview import preview

BY = {"chapters": ("ammunition",)}
AT_11 = {"target": 11, "stated": StatedSighting(distance_m=10)}
FIRE = Declare(unit=1, action="fire_throw")
RELOAD = Declare(unit=1, action="reload")
MISS = 9


def reading(rulings=None):
    return BookReading(load_rulebook(), table(rulings=rulings).rulings)


def counted(*, fired=None, rulings=None, soldier=None, units=None, **battle):
    """Unit 1 with SR and SP, `fired` rounds gone from each weapon by its code."""
    battle = skirmish(soldiers={1: soldier or {}}, setup_changes=BY, units=units, **battle)
    played = Played(battle, rulings)
    if fired:
        text = ",".join(f"{code}:{count}" for code, count in fired.items())
        played.do(Correct(unit=1, changes=(("ammunition", text),), reason="as on paper"))
    return played


def shoots(played, *faces, unit=1, target=11):
    played.do(Declare(unit=unit, action="fire_throw"))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=unit, target=target, stated=StatedSighting(distance_m=10)), *faces)


def finish(played, unit=1):
    """Say done until the action of the unit is over, and it may act again."""
    while played.unit(unit).action is not None:
        played.do(Done())
    while played.unit(unit).performed:
        played.do(Done())


def left(played, weapon="SR", unit=1):
    return count_rounds_left(played.unit(unit), weapon, reading(played.rulings))


def test_a_battle_without_the_chapter_counts_no_rounds_and_shows_none():
    """AMO-01, ADV-01."""
    played = Played(skirmish())
    shoots(played, MISS)
    unit = played.unit(1)
    assert (unit.held, rounds_gone(unit, "SR")) == ((), 0)
    assert "rounds_fired" not in played.kinds()
    assert marks(unit, *reading()) == boxes(unit, *reading()) == reminders_of(unit, *reading()) == ()
    assert beside_weapon(unit, "SR", *reading()) == ""
    shot = preview(skirmish(), Fire(unit=1, **AT_11), table())
    assert shot.remarks == ()
    Played(skirmish()).do(RELOAD)


@pytest.mark.parametrize(
    ("code", "rounds"),
    [
        ("SAR", 6),
        ("SR", 10),
        ("OR", 12),
        ("P", 12),
        ("SC", 15),
        ("SP", 25),
        ("SMG", 30),
        ("LP", None),
        ("LR", None),
    ],
)
def test_a_full_magazine_has_the_printed_rounds(code, rounds):
    """AMO-02, AMO-16."""
    assert count_rounds_left(counted(soldier={"weapons": (code,)}).unit(1), code, reading()) == rounds


@pytest.mark.parametrize("code", ["SAR", "SR", "OR", "SC", "SMG"])
def test_whatever_the_rifle_there_are_four_magazines_the_one_inside_included(code):
    """AMO-03, AMO-04, AMO-07, AMO-17, A-27, A-28."""
    unit = counted(soldier={"weapons": (code, "P")}).unit(1)
    assert (spares(unit, "rifle", reading()), boxes_left(unit, "rifle", reading())) == (3, 4)
    assert (spares(unit, "pistol", reading()), boxes_left(unit, "pistol", reading())) == (1, 2)


@pytest.mark.parametrize("count", ["2", "3", "6"])
def test_the_table_says_how_many_rifle_magazines_there_are(count):
    """AMO-04, A-27."""
    unit = counted().unit(1)
    assert boxes_left(unit, "rifle", reading({"ammo.rifle_magazines": count})) == int(count)


@pytest.mark.parametrize("count", ["1", "3"])
def test_the_table_says_how_many_pistol_magazines_there_are(count):
    """AMO-05, A-27."""
    unit = counted().unit(1)
    assert boxes_left(unit, "pistol", reading({"ammo.pistol_magazines": count})) == int(count)


@pytest.mark.parametrize("code", ["SC", "SMG"])
def test_carbine_and_smg_draw_on_pistol_boxes_where_the_table_says_so(code):
    """AMO-17, A-28."""
    unit = counted(soldier={"weapons": (code,)}).unit(1)
    as_pistols = reading({"ammo.class_of": "pistol"})
    assert (boxes_left(unit, "rifle", as_pistols), boxes_left(unit, "pistol", as_pistols)) == (0, 2)


def test_two_rifles_share_the_boxes_of_their_class():
    """AMO-03, AMO-07."""
    unit = counted(soldier={"weapons": ("SR", "SC")}).unit(1)
    assert (spares(unit, "rifle", reading()), boxes_left(unit, "rifle", reading())) == (2, 4)


def test_an_ordinary_shot_is_one_round_hit_or_miss():
    """AMO-08."""
    for faces in ((MISS,), (3,)):
        played = counted()
        shoots(played, *faces)
        (told,) = played.of_kind("rounds_fired")
        assert (told.weapon, told.rounds, told.left, told.boxes) == ("SR", 1, 9, 4)
        assert (left(played), left(played, "SP")) == (9, 25)


def test_a_laser_marks_nothing_and_never_runs_dry():
    """AMO-16."""
    played = counted(soldier={"weapons": ("LR",)})
    shoots(played, MISS)
    assert "rounds_fired" not in played.kinds()
    assert Played(played.battle).refused(RELOAD).rule == "AMO-16"
    assert marks(played.unit(1), *reading()) == ()
    assert usable(played.unit(1), "LR", reading())
    assert next(one for one in choices(played.battle, 1, table()) if one.key == "reload").useless


def test_an_opportunity_shot_is_one_round_too():
    """AMO-08."""
    played = counted(units={1: {"opportunity": "SR"}}, order=("blue", "red"))
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=1, at_m=0.0),))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    played.do(OpportunityShot(unit=1, stated=StatedSighting(distance_m=10)), MISS)
    assert left(played) == 9


def test_as_the_last_round_is_fired_a_box_is_crossed_off_and_the_weapon_fires_no_more():
    """AMO-09, AMO-10."""
    played = counted(fired={"SR": 9})
    assert boxes_left(played.unit(1), "rifle", reading()) == 4
    shoots(played, MISS)
    (told,) = played.of_kind("rounds_fired")
    assert (told.left, told.boxes) == (0, 3)
    while played.battle.now < Moment(1, 3):
        played.do(Done())
    refused = played.refused(FIRE)
    assert (refused.code, refused.rule, refused.subsystem) == ("empty", "AMO-10", "fire")
    assert "Reload it (5 AP): 3 magazines more" in refused.instead


@pytest.mark.parametrize(("option", "count"), [("empty", 3), ("reload", 4)])
def test_when_the_box_is_crossed_off_is_a_ruling(option, count):
    """AMO-09, AMO-07, A-29: in the end it comes to the same."""
    rulings = {"ammo.cross_off": option}
    played = counted(fired={"SR": 10}, rulings=rulings)
    assert boxes_left(played.unit(1), "rifle", reading(rulings)) == count
    played.do(RELOAD)
    finish(played)
    assert boxes_left(played.unit(1), "rifle", reading(rulings)) == 3


@pytest.mark.parametrize(
    ("fired", "rule", "instead"),
    [
        ("SR:10", "AMO-10", "Reload it (5 AP)"),
        ("SR:10,rifle:-3", "AMO-13", "Take SP in hand (3 AP)"),
        ("SR:10,SP:25,rifle:-3", "AMO-13", "Take SP in hand (3 AP)"),
        ("SR:10,SP:25,rifle:-3,pistol:-1", "AMO-15", "Fight in melee"),
    ],
)
def test_an_empty_weapon_says_what_would_be_right_instead(fired, rule, instead):
    """AMO-10, AMO-13, AMO-14, AMO-15."""
    played = counted()
    played.do(Correct(unit=1, changes=(("ammunition", fired),), reason="as on paper"))
    refused = played.refused(FIRE)
    assert (refused.code, refused.rule) == ("empty", rule)
    assert instead in refused.instead
    assert played.refused(Declare(unit=1, action="aimed_fire")).code == "empty"
    assert played.refused(Declare(unit=1, action="opportunity_fire")).code == "empty"


def test_who_is_let_fire_an_empty_weapon_marks_nothing():
    """AMO-10, GEN-06."""
    played = counted(fired={"SR": 10})
    played.do(Declare(unit=1, action="fire_throw", overrule="one was forgotten"))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1, **AT_11, overrule="one was forgotten"), MISS)
    assert left(played) == 0
    assert [one.rounds for one in played.of_kind("rounds_fired")] == [0]


@pytest.mark.parametrize(
    ("start", "mode", "cost", "end"),
    [(4, None, 5, Moment(2, 8)), (4, "walk", 7, Moment(2, 10)), (4, "run", 9, Moment(3, 2))],
)
def test_a_reload_takes_five_more_on_the_move_and_twice_more_running(start, mode, cost, end):
    """AMO-10, ADV-09, ADV-10, ADV-12, ADV-13."""
    played = counted(fired={"SR": 10}, now=Moment(2, start))
    command = Declare(unit=1, action="reload", mode=mode, move=StatedMove(distance_m=1, seen_by=()))
    found = quote(played.battle, command, add_chapters(table(), played.battle))
    assert (found.cost_ap, found.end) == (cost, end)


def test_a_completed_reload_puts_a_full_magazine_in():
    """AMO-10."""
    played = counted(fired={"SR": 10})
    played.do(RELOAD)
    while played.battle.now < Moment(1, 5):
        assert left(played) == 0
        played.do(Done())
    finish(played)
    (told,) = played.of_kind("magazine_changed")
    assert (told.weapon, told.of, told.boxes) == ("SR", "rifle", 3)
    assert (left(played), spares(played.unit(1), "rifle", reading())) == (10, 2)


def test_the_weapon_to_be_reloaded_can_be_named():
    """AMO-10, ACT-60."""
    played = counted(fired={"SR": 3, "SP": 25})
    played.do(Declare(unit=1, action="reload", weapon="SP"))
    finish(played)
    assert (left(played, "SP"), left(played, "SR")) == (25, 7)
    assert counted().refused(Declare(unit=1, action="reload", weapon="SAR")).code == "not-carried"


def test_without_a_magazine_nothing_is_reloaded():
    """AMO-13."""
    played = counted()
    played.do(Correct(unit=1, changes=(("ammunition", "SR:10,rifle:-3"),), reason="x"))
    assert (played.refused(RELOAD).rule, usable(played.unit(1), "SR", reading())) == ("AMO-13", False)
    played.do(Correct(unit=1, changes=(("ammunition", "rifle:-2"),), reason="x"))
    assert usable(played.unit(1), "SR", reading())
    played.do(RELOAD)


@pytest.mark.parametrize(
    ("option", "stands", "begun", "later"),
    [
        ("no", False, (), None),
        ("rest_lost", True, (), 2),
        ("rest_kept", True, (Begun(code="SR", fired=4),), 2),
    ],
)
def test_a_magazine_is_changed_before_it_is_empty_only_where_the_table_plays_so(option, stands, begun, later):
    """AMO-10, A-142."""
    played = counted(fired={"SR": 4}, rulings={"ammo.early_reload": option})
    if not stands:
        refused = played.refused(RELOAD)
        assert (refused.code, refused.rule) == ("not-empty", "AMO-10")
        return
    played.do(RELOAD)
    finish(played)
    unit = played.unit(1)
    assert (left(played), magazines(unit).begun) == (10, begun)
    assert spares(unit, "rifle", reading()) == later
    assert boxes_left(unit, "rifle", reading()) == later + 1 + len(begun)


def test_a_begun_magazine_goes_in_when_no_full_one_is_left():
    """AMO-10, A-142."""
    played = counted(fired={"SR": 4}, rulings={"ammo.early_reload": "rest_kept"})
    played.do(RELOAD)
    finish(played)
    played.do(Correct(unit=1, changes=(("ammunition", "SR:10,rifle:-3"),), reason="x"))
    assert [one.fired for one in at_hand(played.unit(1), "SR", reading())] == [4]
    played.do(RELOAD)
    while played.unit(1).action is not None:
        played.do(Done())
    assert (left(played), magazines(played.unit(1)).begun) == (6, ())
    assert counted(rulings={"ammo.early_reload": "rest_kept"}).refused(RELOAD).code == "full"
