"""The log as the screen shows it: short lines under headings, and the last result in a few rows."""

import re
from types import SimpleNamespace

from support.battles import skirmish
from textual.content import Content

from squadlog.base.records import record
from squadlog.battle.events.action import FeatureSet, OrderLeftOut, UnitMoved
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.moment import Moment
from squadlog.battle.state import Trace
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.rules.hiding.piles import PileFound, PileSearched
from squadlog.rules.standing_orders.record import StandingOrderEnded
from squadlog.session.view.words.log_lines import together
from squadlog.tui.battle.journal import heading
from squadlog.tui.battle.log import row_words
from squadlog.tui.battle.log_words import step_lines
from squadlog.tui.battle.story import result, result_in_one


@record
class Told:
    """A step in words, each line of which tells an event or none that is known."""

    lines: tuple[str, ...]
    tells: tuple[object, ...] = ()
    kind: str = "fire"
    id: int = 1


def shot(unit, at, face, levels=0, **more):
    ledger = Ledger(
        test="to_hit",
        lines=(Line(key="suit", label="suit has fire control", value=-2, rule="FIR-22"),),
        target=7,
    )
    check = Check(ledger=ledger, face=face, net=face - 2, success=face - 2 <= 7)
    sighting = Sighting(
        distance=Metres(value=14.0, origin="stated"),
        in_arc=YesNo(value=True, origin="stated"),
        in_sight=YesNo(value=True, origin="stated"),
    )
    told = {
        "sort": "plain",
        "moment": Moment(turn=1, subphase=6),
        "check": check,
        "sighting": sighting,
    } | more
    return ShotFired(unit=unit, weapon="SR", target=at, levels=levels, **told)


def test_a_shot_is_one_line_of_the_log_with_what_it_did():
    battle = skirmish(red=(1, 2), blue=(11,))
    wound = UnitWounded(unit=11, levels=2, before="none", after="M", by=1)
    lines = ("T1.s6 1 fires SR at 11 ...", "T1.s6 11 is wounded by 1: ...", "— T1.s7 —")
    (told,) = step_lines(Told(lines=lines, tells=(shot(1, 11, 6, 2), wound, None)), battle)
    assert told.moment == "T1.s6"
    assert re.fullmatch(r"1 .+ → 11 .+  14 m  6-2=4 vs 7  HIT  M", told.words.plain)
    (missed,) = step_lines(Told(lines=("T1.s6 x",), tells=(shot(1, 11, 10),)), battle)
    assert missed.words.plain.endswith("10-2=8 vs 7  MISS"), "the die that fell stands on the line"
    (pending,) = step_lines(Told(lines=("T1.s6 x",), tells=(shot(1, 11, 6, 2),)), battle)
    assert pending.words.plain.endswith("HIT  2 levels"), "what it does is told as it takes effect"


def test_a_hit_on_a_figure_on_paper_is_not_said_to_do_nothing_before_its_armour_is_known():
    """DMG-02: what a hit does is PF less AF, and the AF of theirs is asked only as the shots take effect."""
    battle = skirmish(red=(1, 2), blue=(11,), soldiers={11: {"unknown": ("armour",)}})
    (told,) = step_lines(Told(lines=("T1.s6 x",), tells=(shot(1, 11, 6),)), battle)
    assert told.words.plain.endswith("HIT  armour not known")


def test_whom_two_wound_in_one_step_the_log_leaves_with_the_second_wound():
    battle = skirmish(red=(1, 2), blue=(11,))
    first = UnitWounded(unit=11, levels=1, before="none", after="L", by=2)
    second = UnitWounded(unit=11, levels=1, before="L", after="M", by=1)
    lines = ("T1.s6 1 fires SR at 11 ...", "T1.s6 11 is wounded by 2: light.", "T1.s6 11 is wounded by 1: M.")
    told = step_lines(Told(lines=lines, tells=(shot(1, 11, 6, 1), first, second)), battle)
    assert [one.words.plain for one in told[1:]] == ["11 is wounded by 2: light.", "11 is wounded by 1: M."]


def test_a_declaration_is_dim_and_a_commitment_is_no_line_of_the_players_log():
    battle = skirmish(red=(1, 2), blue=(11,))
    (declared,) = step_lines(Told(lines=("T1.s1 Somebody holds.",), kind="hold"), battle)
    (done,) = step_lines(Told(lines=("T1.s1 Somebody kneels now.",), kind="done"), battle)
    assert [span.style for span in declared.words.spans] == ["$quiet"]
    assert not done.words.spans
    (placed,) = step_lines(
        Told(lines=("blue has placed its hidden units; commitment 3fa9c2 [HID-13].",)), battle
    )
    assert placed.words.plain == "blue has placed its hidden units [HID-13]."


def test_a_single_shot_is_told_in_three_rows_with_its_die_and_its_boxes_before_and_after():
    battle = skirmish(red=(1, 2), blue=(11,), units={11: {"wound": "L"}})
    told = result(Told(lines=("T1.s6 x",), tells=(shot(1, 11, 6, 2),)), battle, 100, 3).plain.splitlines()
    assert re.fullmatch(r"1 .* fires SR at 11 .*, 14 m", told[0])
    assert "die 6 -2 = 4   needs 7 or less    HIT    ●○○○○ L → ●●●○○ S" in told[1]
    assert "-2 suit has fire control" in told[2]


def test_the_answer_keeps_every_roll_before_anything_else():
    """At 80x24 a shot of the other side must not push away the die that was rolled."""
    told = (
        "T1.s1 1 A fires SR at 2 B: 5 -1 = 4, needs 7: hit, 1 level.",
        "T1.s1 2 B fires SR at 1 A: 9 +0 = 9, needs 7: miss.",
        *(f"T1.s1 {number} X is dazed to T1.s4." for number in range(3, 9)),
        "— T1.s2 —",
    )
    shown = result(Told(lines=told), skirmish(), 78, 4).plain.splitlines()
    assert len(shown) == 4
    assert shown[0].startswith("1 A fires")
    assert shown[1].startswith("2 B fires")
    assert shown[-1].startswith("8 X")


def test_one_order_to_several_is_told_of_all_of_them_where_there_is_one_row():
    """At 80x24 eight against eight: `A f` told of the last of four alone."""
    battle = skirmish(red=(1, 2, 3, 4), blue=(11,))
    fires = tuple(f"T1.s1 {battle.units[one].id} Trooper {one} fires SR." for one in (1, 2, 3, 4))
    step = Told(lines=fires, kind="orders")
    assert result(step, battle, 78, 1).plain == "1-4: fires SR."
    assert len(result(step, battle, 78, 4).plain.splitlines()) == 4, "there is room for each"
    other = Told(lines=(*fires, "T1.s1 2 Trooper 2 kneels."), kind="orders")
    assert result(other, battle, 78, 2).plain.splitlines() == ["1-4: fires SR.", "2 Trooper 2 kneels."]


def test_in_a_single_row_the_last_shot_keeps_its_die_and_the_others_are_told_or_counted():
    """At 80x24 eight against eight leave one row to the last result: a list of hits without a die stood in it."""
    battle = skirmish(red=(1, 2), blue=(11, 12))
    step = Told(lines=("T1.s6 x",), tells=(shot(1, 11, 6, 2),))
    last = r"1 .+ → 11 .+  14 m  6-2=4 vs 7  HIT  2 levels"
    assert re.fullmatch(last, result(step, battle, 78, 1).plain)
    told = result(step, battle, 90, 1, earlier=[Content("2 → 12 MISS")]).plain
    assert re.fullmatch(rf"{last} · 2 → 12 MISS", told)
    many = [Content(f"{number} → 12 MISS") for number in range(2, 8)]
    told = result(step, battle, 78, 1, earlier=many).plain
    assert re.match(last, told)
    assert told.endswith(" · 6 more: ] log")
    assert "log" not in result_in_one(step, battle, 78, earlier=many, where="").plain, "no key beside a panel"


MOVED = UnitMoved(
    unit=1, trace=Trace(mode="sprint", metres=0.53), charged=0.53, allowance=4, since_turn_m=0.5
)
SHORT = (
    "T1.s2 1 Trooper 1 moves 0.53 m (sprint), uses 0.53 of 4 m, to 8.3, 7.2, facing 90°"
    " (2 Trooper 2 is in the way [MOV-21])."
)


def test_in_a_single_row_a_move_cut_short_is_told_before_who_holds_and_without_where_it_ends():
    """At 80x24 the line of such a move is too long for the row, and the slot of somebody else came after it."""
    after = "T1.s2 16 Somebody holds."
    step = Told(lines=(SHORT, after), tells=(MOVED, None), kind="done")
    told = "1 Trooper 1 moves 0.53 m, uses 0.53 of 4 m: 2 Trooper 2 is in the way [MOV-21]."
    assert result(step, skirmish(red=(1, 2)), 78, 1).plain == told
    whole = SHORT.replace(" (2 Trooper 2 is in the way [MOV-21])", "")
    step = Told(lines=(whole, after), tells=(MOVED, None), kind="done")
    assert result(step, skirmish(red=(1, 2)), 78, 1).plain == "16 Somebody holds."
    stays = "1 Trooper 1 stays where they are (2 Trooper 2 is in the way after 0.00 m [ACT-18])."
    step = Told(lines=(f"T1.s2 {stays}", after), tells=(MOVED, None), kind="done")
    assert result(step, skirmish(red=(1, 2)), 90, 1).plain == stays


def test_in_a_single_row_stand_the_dice_of_detection_and_doors_before_anything_else():
    searched, found, done = (
        SimpleNamespace(kind=of.__dataclass_fields__["kind"].default)
        for of in (PileSearched, PileFound, StandingOrderEnded)
    )
    finds = ("T7.s0 8 A finds 10 B under pile 2 [DET-16].", "T7.s0 8 A finds 11 C under pile 3 [DET-16].")
    over = "T8.s1 8 A: the standing order is done: it is T8.s1."
    step = Told(
        lines=("T7.s0 8 A searches pile 2: 6: found [DET-09].", *finds, over),
        tells=(searched, found, found, done),
    )
    shown = result(step, skirmish(), 90, 1).plain
    assert shown == "8 A finds 10 B under pile 2 [DET-16]. · 8 A finds 11 C under pile 3 [DET-16]."
    door = SimpleNamespace(kind=FeatureSet.__dataclass_fields__["kind"].default)
    step = Told(lines=("T1.s2 1 A: Hatch is open.", "T1.s2 16 B holds."), tells=(door, None))
    assert result(step, skirmish(), 78, 1).plain == "1 A: Hatch is open."


def test_several_steps_are_read_as_one():
    steps = (Told(lines=(SHORT,), tells=(MOVED,)), Told(lines=("T1.s3 16 Somebody holds.",)))
    assert together(steps).tells == (MOVED, None)
    assert result(together(steps), skirmish(), 78, 1).plain.startswith("1 Trooper 1 moves 0.53 m, uses")


def test_who_could_not_take_an_order_for_several_is_named_at_once_and_the_log_calls_the_step_by_who_could():
    left = OrderLeftOut(unit=1, code="jammed", sentence="The Spike Rifle of unit 1 is jammed", rule="FIR-42")
    step = Told(lines=("T1.s2 Left out: 1 A: jammed [FIR-42].", "T1.s2 2 B aims SR."), tells=(left, None))
    assert result(step, skirmish(), 78, 1).plain == "Left out: 1 A: jammed [FIR-42]."
    assert row_words(step, skirmish())[1].plain == "2 B aims SR. … 1 more"


def test_the_answer_never_takes_more_rows_than_it_has():
    told = tuple(f"{number} " + "word " * 30 for number in range(9))
    assert len(result(Told(lines=told), skirmish(), 78, 4).plain) <= 4 * 78


def test_the_log_has_a_heading_for_each_second_in_which_something_happened():
    assert heading("T1.s6", 30).plain == "── turn 1, subphase 6 ────────"
