"""The log in the words of the table: every kind of event, and the lines players read most."""

from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from support.battles import setup, skirmish

from squadlog.base.dice import Face
from squadlog.base.records import replace
from squadlog.battle.events import action as act
from squadlog.battle.events import fire, melee, referee, turn
from squadlog.battle.events.union import BasicEvent
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing, Trace
from squadlog.facts.ground_facts import Metres, MoveFacts, Obstruction, Position, Sighting, Turn, YesNo
from squadlog.reports.deeds import doing_words, format_deed
from squadlog.reports.narrate import narrate, tell

SILENT = {
    "stage_entered", "slot_opened", "subphase_closed", "resolution_ordered", "unit_performed", "shot_queued",
    "effects_applied", "bonus_spent", "choice_asked", "item_carried",
}  # fmt: skip
NUMBERS = {"unit", "target", "attacker", "defender", "giver", "taker", "by", "watcher", "mover"}


def sample(kind: Any, name: str = "") -> Any:
    """Some value of a type, built from its annotations."""
    origin = get_origin(kind)
    if name in NUMBERS and kind is int:
        return 1
    if kind in (int, float, str, bool):
        return {
            int: 2,
            float: 2.0,
            str: "red" if name in ("grouping", "side") else "3/2" if name == "points" else "x",
            bool: True,
        }[kind]
    if origin is Literal:
        return get_args(kind)[0]
    if origin in (Union, UnionType):
        return sample(next(option for option in get_args(kind) if option is not NoneType), name)
    if origin is tuple:
        args = get_args(kind)
        if args[-1] is not Ellipsis:
            return tuple(sample(arg) for arg in args)
        return ("red",) if name in ("order", "typed") and args[0] is str else (sample(args[0], "unit"),)
    if kind is Moment:
        return Moment(1, 2)
    hints = get_type_hints(kind)
    return kind(
        **{
            field.name: sample(hints[field.name], field.name)
            for field in fields(kind)
            if not (field.name == "kind" and isinstance(field.default, str))
        }
    )


KINDS = [kind for group in get_args(BasicEvent) for kind in (get_args(group) or (group,))]


def build(kind):
    if kind is turn.BattleCreated:
        return kind(setup=setup())
    return sample(kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_its_line_or_is_silent_on_purpose(kind):
    event = build(kind)
    line = narrate(event, skirmish())
    assert bool(line) == (event.kind not in SILENT)
    assert "\n" not in line
    assert "_" not in line.replace("x_x", "")


def check(face, *values, target=7):
    lines = tuple(
        Line(key=str(value), label=f"cause {value}", value=value, rule="FIR-01") for value in values
    )
    net = face + sum(values)
    return Check(
        ledger=Ledger(test="fire", target=target, lines=lines), face=face, net=net, success=net <= target
    )


def sight(metres):
    yes = YesNo(value=True, origin="stated")
    return Sighting(distance=Metres(value=metres, origin="stated"), in_arc=yes, in_sight=yes)


def shot(checked, levels=0):
    return fire.ShotFired(
        unit=1, weapon="SR", sort="plain", target=11, sighting=sight(12.0), check=checked, levels=levels,
        moment=Moment(1, 1),
        faces=(Face(name="fire", value=checked.face),),
    )  # fmt: skip


def test_a_hit_tells_die_modifiers_sum_target_and_levels():
    assert narrate(shot(check(4, 2), 2), skirmish()) == (
        "1 Trooper 1 fires SR at 11 Trooper 11 at 12 m: 4 +2 = 6, needs 7 (+2 cause 2): hit, 2 levels."
    )


def test_a_miss_says_so():
    assert narrate(shot(check(9, 1)), skirmish()).endswith("9 +1 = 10, needs 7 (+1 cause 1): miss.")


def test_a_hit_on_somebody_whom_there_is_not_is_told_as_it_stands():
    """Only somebody who wrote into the file by hand left one."""
    told = replace(shot(check(2), levels=1), target=10**12)
    assert f"at unit {10**12}" in (line := tell(skirmish(), [told])[0])
    assert line.endswith("hit, 1 level.")


def test_a_hit_that_hurts_nobody_says_so():
    assert narrate(shot(check(2)), skirmish()).endswith("2 +0 = 2, needs 7: hit, no wound.")


@pytest.mark.parametrize(
    ("cause", "told"),
    [
        ("fire", "light to serious"),
        ("blast", "light to serious"),
        ("melee", "2 wound levels, light to serious"),
        ("vacuum", "2 wound levels, light to serious"),
    ],
)
def test_a_wound_tells_from_where_to_where_and_its_levels_where_no_line_before_has_told_them(cause, told):
    """DMG-07: a shot and an explosion have."""
    event = fire.UnitWounded(unit=11, levels=2, before="L", after="S", by=1, cause=cause)
    assert narrate(event, skirmish()) == f"11 Trooper 11 is wounded by 1 Trooper 1: {told}."


def test_a_secret_choice_is_told_to_its_own_side_and_the_referee_only():
    """MEL-28."""
    event = melee.IntentGiven(unit=11, attacker=1, defender=11, intent="avoid")
    assert narrate(event, skirmish(), "red") == "11 Trooper 11 has chosen."
    assert "avoid" in narrate(event, skirmish(), "blue")
    assert "avoid" in narrate(event, skirmish())


def test_an_action_tells_until_when_it_lasts():
    action = Ongoing(kind="aimed_fire", start=Moment(1, 1), end=Moment(1, 3), weapon="SR")
    event = act.ActionDeclared(unit=1, declaration=Declaration(choice="start"), action=action)
    assert narrate(event, skirmish()) == "1 Trooper 1 aims SR until T1.s3."


@pytest.mark.parametrize(
    ("extras", "told"),
    [
        (("unlock",), "unlocks and opens"),
        (("lock",), "locks"),
        (("open",), "opens"),
        (("close",), "closes"),
        ((), "works on"),
    ],
)  # fmt: skip
def test_work_on_a_door_says_what_is_done_to_it(extras, told):
    """ACT-68, ACT-70."""
    action = Ongoing(
        kind="open_close_door", start=Moment(1, 1), end=Moment(1, 5), feature="D1", extras=extras
    )
    event = act.ActionDeclared(unit=1, declaration=Declaration(choice="start"), action=action)
    assert narrate(event, skirmish()) == f"1 Trooper 1 {told} D1 until T1.s5."


def test_a_key_only_unlocks_where_to_open_the_door_is_another_action():
    """AMB-31."""
    action = Ongoing(
        kind="open_close_door", start=Moment(1, 1), end=Moment(1, 5), feature="D1", extras=("unlock",)
    )
    event = act.ActionDeclared(unit=1, declaration=Declaration(choice="start"), action=action)
    battle = replace(skirmish(), rulings={"door.unlockOpensToo": "two_actions"})
    assert narrate(event, battle) == "1 Trooper 1 unlocks D1 until T1.s5."


OUTER = Feature(id="D1", kind="airlock_door", name="Outer door", airlock="port", used=True)


@pytest.mark.parametrize(
    ("state", "what", "told"),
    [
        ("destroyed", "used", "1 Trooper 1 goes through Outer door."),
        ("open", "opened", "1 Trooper 1: Outer door is open."),
        ("open", "unlocked", "1 Trooper 1: Outer door is unlocked and open."),
        ("closed", "unlocked", "1 Trooper 1: Outer door is closed (unlocked)."),
        ("closed", "closed", "1 Trooper 1: Outer door is closed."),
        ("locked", "locked", "1 Trooper 1: Outer door is locked."),
    ],
)
def test_a_door_is_told_as_it_stands_and_by_whom(state, what, told):
    """ACT-68, ACT-70, ACT-74."""
    event = act.FeatureSet(feature=replace(OUTER, state=state), unit=1, what=what)
    assert narrate(event, skirmish()) == told


@pytest.mark.parametrize(
    ("state", "told"), [("closed", "Outer door shuts by itself [ACT-76]."), ("destroyed", "")]
)
def test_a_door_of_an_airlock_shuts_by_itself_unless_it_is_destroyed(state, told):
    event = act.FeatureSet(feature=replace(OUTER, state=state, used=False), what="shut")
    assert narrate(event, skirmish()) == told


def test_who_leaves_a_chamber_is_told_so():
    """Its floor is told where it comes to another."""
    inside = skirmish(units={1: {"place": "airlock:port"}})
    assert narrate(act.PlaceTaken(unit=1, floor=1), inside) == "1 Trooper 1 leaves airlock port."
    assert narrate(act.PlaceTaken(unit=1, floor=2), inside) == "1 Trooper 1 is on floor 2."


def test_a_unit_that_stayed_where_it_was_has_no_line():
    event = act.UnitMoved(unit=1, trace=Trace(), charged=0, allowance=2, since_turn_m=0)
    assert narrate(event, skirmish()) == ""


def test_who_turns_to_and_fro_on_the_way_is_told_to_turn_so_often():
    """ACT-29, MOV-15: 497.9 degrees are no turn that anybody makes at once."""
    at = (170.0, 0.0), (170.0, 0.5), (157.9, 1.0), (90.0, 3.0)
    facts = MoveFacts(
        distance=Metres(value=4.0, origin="measured"),
        ground=(),
        turns=tuple(Turn(degrees=degrees, after_m=after_m) for degrees, after_m in at),
        seen_by=None,
        clears=YesNo(value=False, origin="measured"),
        origin="measured",
    )
    trace = Trace(mode="walk", metres=2.0, turned_deg=497.9)
    event = act.UnitMoved(unit=1, trace=trace, charged=2, allowance=2, since_turn_m=1, facts=facts)
    assert narrate(event, skirmish()).endswith("turns 3 times, 497.9 degrees in all.")
    once = replace(event, trace=replace(trace, turned_deg=90.0), facts=replace(facts, turns=facts.turns[-1:]))
    assert narrate(once, skirmish()).endswith("turns 90 degrees.")


def test_whoever_ends_a_move_is_called_by_number_and_name():
    """ACT-18."""
    facts = MoveFacts(
        distance=Metres(value=2.0, origin="measured"),
        ground=(),
        turns=(),
        seen_by=None,
        clears=YesNo(value=False, origin="measured"),
        origin="measured",
        stop=Obstruction(at_m=1.0, sentence="Unit 11 is in the way after 1.00 m.", rule="ACT-18"),
    )
    trace, to = Trace(mode="walk", metres=1.0), Position(x=1.0, y=2.0, facing_deg=0.0)
    event = act.UnitMoved(unit=1, trace=trace, charged=1, allowance=2, since_turn_m=0, facts=facts, to=to)
    assert narrate(event, skirmish()).endswith(
        "to 1.0, 2.0, facing 0° (11 Trooper 11 is in the way after 1.00 m [ACT-18])."
    )
    stop = Obstruction(at_m=0.0, sentence="Unit 11 is in the way after 0.00 m.", rule="ACT-18")
    event = replace(event, trace=Trace(), charged=0, facts=replace(facts, stop=stop))
    stays = "1 Trooper 1 stays where they are (11 Trooper 11 is in the way after 0.00 m [ACT-18])."
    assert narrate(event, skirmish()) == stays, "an order to go that came to nothing was told by no line"


def test_markup_in_a_note_stays_what_was_written():
    assert narrate(referee.NoteWritten(text="[red]x[/red]"), skirmish()) == "Note: [red]x[/red]"


def test_points_are_written_as_people_write_fractions():
    scores = (turn.FinalScore(side="red", points="15/2"), turn.FinalScore(side="blue", points="4/1"))
    line = narrate(turn.BattleEnded(reason="time", scores=scores), skirmish())
    assert line == "The battle is over: time. Victory points: Red 7.5, Blue 4."


@pytest.mark.parametrize(
    ("faces", "lines", "total", "told"),
    [
        ((4,), (), 4, "rolled 4"),
        ((4, 2), (), 4, "rolled 4, then 2 for the tie"),
        (
            (5, 3, 9), (Line(key="leader", value=-1, label="leader", rule="INI-05"),), 4,
            "rolled 5 (-1 leader) = 4, then 3 then 9 for the tie",
        ),
    ],
)  # fmt: skip
def test_initiative_cannot_be_taken_for_the_number_of_a_grouping(faces, lines, total, told):
    """INI-15, AMB-10: `Wardens 1 2` was name and roll, and `4 then 2 = 4` was no sum."""
    battle = skirmish()
    roll = turn.GroupingRoll(
        grouping="red",
        faces=tuple(Face(name="initiative", value=face) for face in faces),
        lines=lines,
        total=total,
    )
    line = narrate(turn.InitiativeRolled(rolls=(roll,)), battle)
    assert line == f"Initiative, lowest first: {battle.groupings['red'].name} {told}."


def test_lines_of_a_run_carry_the_moment_of_each_event():
    events = (turn.SubphaseOpened(moment=Moment(1, 4)), act.PostureChanged(unit=1, posture="prone"))
    assert tell(skirmish(), events) == ("— T1.s4 —", "T1.s4 1 Trooper 1 is prone now.")


def test_a_record_that_opens_with_something_else_cannot_be_told():
    with pytest.raises(TypeError, match="opens with battle_created"):
        tell(None, (turn.TurnBegun(turn=1),))


@pytest.mark.parametrize(
    ("action", "told", "short"),
    [
        ({"kind": "fire_throw", "weapon": "SR"}, "fires SR", "fire"),
        ({"kind": "fire_throw", "weapon": "SR", "mode": "walk"}, "fires SR while walking", "walk + fire"),
        ({"kind": "move", "mode": "backward"}, "walks backward", "walk backward"),
        ({"kind": "position_change", "posture": "prone"}, "goes prone", "go prone"),
        (
            {"kind": "opportunity_fire", "weapon": "SR"},
            "prepares opportunity fire with SR",
            "opportunity fire",
        ),
        ({"kind": "exchange", "item": "SP"}, "takes SP in hand", "exchange"),
        ({"kind": "exchange", "partner": 11}, "exchanges with 11 Trooper 11", "exchange"),
        ({"kind": "pick_up_object", "item": "smoke"}, "picks up smoke", "take smoke"),
        ({"kind": "stairs_floor", "floors": -2}, "climbs 2 floors down", "stairs"),
        ({"kind": "extra:pray"}, "begins: pray", "pray"),
    ],
)
def test_an_action_reads_as_people_say_it(action, told, short):
    ongoing = Ongoing(start=Moment(1, 1), end=Moment(1, 1), **action)
    assert format_deed(ongoing, skirmish()) == told
    assert doing_words(ongoing) == short


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (
            {"kind": "install_charge", "item": "shaped_charge", "feature": "D1"},
            "installs shaped charge at D1",
        ),
        ({"kind": "detonate", "item": "all"}, "sets off all charges"),
        ({"kind": "detonate", "item": "2"}, "sets off charge 2"),
        ({"kind": "detonate", "item": "1,2", "extras": ("together",)}, "sets off together charge 1,2"),
        ({"kind": "use_device", "item": "charge 2", "extras": ("disarm",)}, "works on charge 2"),
        ({"kind": "use_device", "item": "2", "extras": ("disarm",)}, "works on charge 2"),
    ],
)
def test_a_charge_is_called_so_once(action, told):
    """EXP-04, EXP-06, EXP-09: whether it was named by its number alone, with its kind, or all of them at once."""
    ongoing = Ongoing(start=Moment(1, 1), end=Moment(1, 1), **action)
    assert format_deed(ongoing, skirmish(setup_changes={"chapters": ("explosives",)})) == told
