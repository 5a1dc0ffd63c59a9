"""Standing orders: carried out second by second as ordinary orders, until the table would want to be asked (ACT-16)."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.drawn import draw
from support.on_maps import measured_table, on_map
from support.playing import Played

from squadlog.battle.chapter_state import under
from squadlog.battle.commands import Cancel, Correct, Done, Hold, RemoveUnit, WithholdFire
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement
from squadlog.battle.rights import not_yours
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import Ongoing
from squadlog.facts.ground_facts import Waypoint
from squadlog.reports.narrate import narrate, tell
from squadlog.rules.desk.chapters import scheduled_effects
from squadlog.rules.standing_orders.record import KEY, standing

WAIT = Task(what="hold")
RUN = Task(what="go", mode="run", metres=8.0)
ONE_BY_ONE = {"action.groupingMode": "unit_by_unit"}
LIGHT = {1: {"armour": "No"}, 2: {"armour": "No"}}


def give(task, *units):
    return GiveStandingOrder(units=units or (1,), task=task)


def ended(played):
    """How the standing orders of a battle have ended so far."""
    return [(event.unit, event.done, event.why) for event in played.of_kind("standing_order_ended")]


def second(played):
    """Both groupings are done."""
    played.do(Done())
    played.do(Done())


class OnMap(Played):
    """A battle on a map."""

    def _table(self, faces):
        _at, dice = super()._table(faces)
        return measured_table(self.battle, self.rulings, dice=dice), dice


# Carried out


def test_it_is_carried_out_at_once_in_its_slot_and_then_second_by_second():
    played = Played(skirmish(soldiers=LIGHT))
    played.do(give(RUN))
    assert played.unit(1).declaration is not None
    second(played)
    assert played.unit(1).declaration is not None, "asked for orders in the next second it has its own"
    second(played)
    assert ended(played) == [(1, True, "it has come as far as it was to")]
    assert sum(event.trace.metres for event in played.of_kind("unit_moved")) == 8.0


def test_the_last_second_covers_what_is_left():
    played = Played(skirmish(soldiers=LIGHT))
    played.do(give(replace(RUN, metres=5.0)))
    for _ in range(2):
        second(played)
    assert [event.trace.metres for event in played.of_kind("unit_moved")] == [4.0, 1.0]


def test_given_outside_its_slot_it_waits_for_it():
    played = Played(skirmish(order=("blue", "red")))
    played.do(give(RUN))
    assert played.unit(1).declaration is None
    played.do(Done())
    assert played.unit(1).declaration is not None


def test_when_units_act_one_by_one_it_is_performed_in_its_place():
    """AMB-13."""
    played = Played(skirmish(red=(1, 2), soldiers=LIGHT), ONE_BY_ONE)
    played.do(give(RUN, 1))
    assert [event.unit for event in played.of_kind("unit_moved")] == [1]
    assert not played.unit(2).performed


def test_who_is_busy_goes_on_with_that_first():
    reloads = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 2))
    played = Played(skirmish(units={1: {"action": reloads}}))
    played.do(give(RUN))
    assert (played.unit(1).action, played.unit(1).declaration) == (reloads, None)
    second(played)
    second(played)
    assert played.unit(1).action.kind == "move"


def test_it_keeps_firing_as_often_as_the_rate_of_fire_lets_it():
    """FIR-38, FIR-39."""
    played = Played(skirmish())
    played.do(give(Task(what="fire", target=11)))
    declared = []
    for _ in range(9):
        declared.append(played.unit(1).declaration is not None)
        played.do(Done())
        played.do(Done())
        if played.battle.stage == "fire":
            played.do(WithholdFire(unit=1))
        assert standing(played.unit(1)) is not None
    assert declared[0] is True
    assert all(one.unit == 1 for one in played.of_kind("action_declared") if one.action)


def test_it_holds_until_a_moment_and_tells_when_that_is_due():
    played = Played(skirmish())
    played.do(give(replace(WAIT, until=Moment(1, 2))))
    assert [(due.at, due.of) for due in scheduled_effects(played.battle) if due.track is not None] == [
        (Moment(1, 2), 1)
    ]
    second(played)
    assert ended(played) == [(1, True, "it is T1.s2")]


# It ends


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"wound": "L"}, "it is wounded, L now"),
        ({"wound": "D"}, "it is out of the fight"),
        ({"dazed_at": Moment(1, 1), "dazed_until": Moment(1, 4)}, "it is dazed through T1.s4"),
    ],
)
def test_whoever_is_hit_is_asked(change, why):
    played = Played(skirmish(order=("blue", "red")))
    played.do(give(RUN))
    played.battle = replace(
        played.battle, units={**played.battle.units, 1: replace(played.unit(1), **change)}
    )
    played.do(Done())
    assert ended(played) == [(1, False, why)]
    assert played.unit(1).declaration is None


def test_whoever_is_attacked_hand_to_hand_is_asked():
    played = Played(skirmish(order=("blue", "red")))
    played.do(give(RUN))
    attack = Engagement(attacker=11, defender=1, declared=Moment(1, 1), late=False)
    played.battle = replace(played.battle, engagements=(attack,))
    played.do(Done())
    assert ended(played) == [(1, False, "it is attacked hand to hand")]


def test_whoever_is_told_something_else_does_that():
    played = Played(skirmish())
    played.do(give(RUN))
    told = played.do(Hold(unit=1))
    assert ended(played) == [(1, False, "it was told something else")]
    assert told[-1].declaration.choice == "nothing"
    second(played)
    assert played.unit(1).declaration is None


def test_giving_up_the_action_ends_it_too():
    played = Played(skirmish())
    played.do(give(RUN))
    played.do(Cancel(unit=1))
    assert standing(played.unit(1)) is None


def test_it_can_be_called_off_and_what_was_declared_stays():
    played = Played(skirmish(red=(1, 2)))
    played.do(give(RUN, 1, 2))
    played.do(EndStandingOrder(units=(1, 2)))
    assert ended(played) == [(1, False, "it was called off"), (2, False, "it was called off")]
    assert played.unit(1).declaration is not None
    assert played.refused(EndStandingOrder(units=(1, 2))).code == "no-standing-order"


def test_what_the_rules_refuse_is_asked_with_their_reason():
    """Nobody runs who kneels (ACT-25)."""
    played = Played(skirmish(units={1: {"posture": "kneeling"}}))
    told = played.do(give(RUN))
    (end,) = played.of_kind("standing_order_ended")
    assert end.rule
    assert end.why == "Trooper 1 kneels and cannot move"
    assert told[-1] == end


def test_a_target_that_is_down_and_a_jam_end_the_firing():
    """FIR-42."""
    shoots = Task(what="fire", target=11)
    played = Played(skirmish(order=("blue", "red")))
    played.do(give(shoots))
    played.battle = replace(
        played.battle, units={**played.battle.units, 11: replace(played.unit(11), wound="U")}
    )
    played.do(Done())
    assert ended(played) == [(1, True, "11 Trooper 11 is down")]
    alone = Played(skirmish(order=("blue", "red"), blue=(11, 12)))
    alone.do(give(shoots))
    alone.do(RemoveUnit(unit=11, reason="it was set up by mistake"))
    alone.do(Done())
    assert ended(alone) == [(1, True, "its target is no longer there")]
    jammed = Played(skirmish(units={1: {"jammed": ("SR",)}}))
    jammed.do(give(shoots))
    assert ended(jammed) == [(1, False, "its SR is jammed")]


# What makes no sense is refused


@pytest.mark.parametrize(
    ("task", "code"),
    [
        (Task(what="go", mode="run"), "no-goal"),
        (Task(what="go", mode="run", metres=-1.0), "no-goal"),
        (Task(what="go", mode="run", metres=4.0, beside=11), "no-goal"),
        (Task(what="go", mode="kneel", metres=4.0), "no-mode"),
        (Task(what="go", mode="run", beside=11), "no-map"),
        (Task(what="go", mode="run", path=(Waypoint(x=1.0, y=1.0),)), "no-map"),
        (Task(what="fire", target=99), "unknown-unit"),
        (Task(what="fire", target=1), "itself"),
        (Task(what="fire", target=12), "down"),
        (Task(what="fire", target=11, weapon="RL"), "no-such-weapon"),
        (Task(what="hold", until=Moment(1, 1)), "past"),
    ],
)
def test_a_task_that_leads_nowhere(task, code):
    played = Played(skirmish(blue=(11, 12), units={12: {"wound": "D"}}))
    assert played.refused(give(task)).code == code


def test_units_that_take_none():
    played = Played(skirmish(red=(1, 2), units={2: {"wound": "D"}}))
    assert played.refused(give(WAIT, 1, 1)).code == "named-twice"
    assert played.refused(give(WAIT, 1, 40)).code == "unknown-unit"
    assert played.refused(give(WAIT, 1, 2)).code == "out"
    assert played.refused(GiveStandingOrder(units=(), task=WAIT)).code == "nobody"


# On a map

CORNER = """
    a..........g
    +------+....
    .......|...x
    """
STREET = "a..b......g"


def standing_on(drawing, places, **changes):
    """A battle on a drawn map, units at its letters, everybody without armour and red's slot open."""
    made = draw(drawing)
    spots = {number: (made.spots[letter].x, made.spots[letter].y, 90.0) for number, letter in places.items()}
    soldiers = {number: {"armour": "No"} for number in places}
    return OnMap(on_map(made.map, spots, soldiers=soldiers, **changes)), made.spots


def to(spot):
    return Task(what="go", mode="run", path=(Waypoint(x=spot.x, y=spot.y),))


def test_it_runs_to_a_place_and_is_done_there():
    played, spots = standing_on("a.........g", {1: "a"})
    played.do(give(to(spots["g"])))
    for _ in range(3):
        second(played)
    assert ended(played) == [(1, True, "it is at 10.5,0.5")]
    assert [event.trace.metres for event in played.of_kind("unit_moved")] == [4.0, 4.0, 2.0]


def test_it_stops_as_an_enemy_comes_into_sight():
    played, spots = standing_on(CORNER, {1: "a", 11: "x"})
    played.do(give(to(spots["g"])))
    for _ in range(3):
        second(played)
    assert ended(played) == [(1, False, "11 Trooper 11 comes into sight")]
    assert played.unit(1).declaration is None


def test_an_enemy_who_lies_there_out_of_action_comes_into_nobodys_sight():
    """LOS-01: he who sees nobody who fights on goes on."""
    played, spots = standing_on(CORNER, {1: "a", 11: "x"}, units={11: {"wound": "D"}})
    played.do(give(to(spots["g"])))
    for _ in range(3):
        second(played)
    assert [(unit, done) for unit, done, _ in ended(played)] == [(1, True)]


def test_who_is_in_sight_from_the_first_ends_nothing():
    played, spots = standing_on("a.........g...x", {1: "a", 11: "x"})
    played.do(give(to(spots["g"])))
    second(played)
    assert ended(played) == []


def test_who_holds_until_seen_has_done_so():
    played, spots = standing_on(CORNER, {1: "a", 11: "x"})
    played.do(give(WAIT, 11))
    played.do(give(to(spots["g"]), 1))
    for _ in range(3):
        second(played)
    assert (11, True, "1 Trooper 1 comes into sight") in ended(played)


def test_it_stops_at_somebody_in_its_way():
    played, spots = standing_on(STREET, {1: "a", 2: "b"})
    played.do(give(to(spots["g"])))
    for _ in range(3):
        second(played)
    assert ended(played) == [(1, False, "Unit 2 is in the way")]


def test_who_cannot_run_at_once_walks_first():
    """A run turns at most 90 degrees at once (ACT-30)."""
    played, spots = standing_on("g.........a", {1: "a"})
    played.do(give(to(spots["g"])))
    assert played.unit(1).action.mode == "walk"
    second(played)
    assert played.unit(1).action.mode == "run"


def test_who_cannot_set_out_as_it_faces_turns_on_the_spot():
    played, spots = standing_on("g.........a", {1: "a"}, units={1: {"posture": "kneeling"}})
    played.do(give(replace(to(spots["g"]), mode="crawl")))
    assert [event.declaration.move.facing_deg for event in played.of_kind("action_declared")] in ([270.0], [])
    for _ in range(3):
        second(played)
    assert standing(played.unit(1)) is None, "it does not go on turning"


def test_it_goes_up_to_whom_it_is_to_be_beside():
    played, _ = standing_on("a......b", {1: "a", 2: "b"})
    played.do(give(Task(what="go", mode="run", beside=2)))
    for _ in range(4):
        second(played)
    assert ended(played) == [(1, True, "it is beside 2 Trooper 2")]


# Who knows of it


def test_another_side_knows_nothing_of_it():
    played = Played(skirmish())
    before = played.battle
    told = played.do(give(WAIT))
    for seat, knows in (("red", True), ("referee", True), ("table", True), ("blue", False)):
        assert (standing(known(played.battle, seat).units[1]) is not None) == knows
        assert (redact_event(told[0], before, seat) is not None) == knows
        assert bool(narrate(told[0], before, seat)) == knows
    assert known(played.battle, "blue").units[1].held == ()


def test_what_the_referee_sets_right_of_it_another_side_does_not_hear():
    played = Played(skirmish())
    played.do(give(WAIT))
    before = played.battle
    (told, *_) = played.do(
        Correct(unit=1, changes=(("standing_orders", "none"), ("posture", "prone")), reason="so")
    )
    assert narrate(told, before, "blue") == "Referee: 1 Trooper 1: posture is prone. Reason: so."
    assert "standing orders: none" in narrate(told, before, "red")
    alone = replace(told, changes=told.changes[:1])
    assert [bool(narrate(alone, before, seat)) for seat in ("blue", "red", "table")] == [False, True, True]
    assert redact_event(alone, before, "blue") is None


def test_a_side_gives_them_to_its_own_only():
    battle = skirmish(red=(1, 2))
    assert not_yours(battle, "red", give(WAIT, 1, 2)) is None
    assert not_yours(battle, "blue", give(WAIT, 1)).code == "not-yours"
    assert not_yours(battle, "red", give(WAIT, 1, 11)).code == "not-yours"
    assert not_yours(battle, "blue", EndStandingOrder(units=(1,))).code == "not-yours"


def test_it_stays_when_chapters_come_and_go():
    played = Played(skirmish())
    played.do(give(WAIT))
    there = under(played.battle, ("stealth",))
    assert there.units[1].holds(KEY) is not None
    assert under(there, ()).units[1].holds("stealth") is None


def test_its_lines():
    played = Played(skirmish())
    before = played.battle
    told = played.do(give(replace(WAIT, until=Moment(1, 2))))
    assert tell(before, told)[0] == "T1.s1 1 Trooper 1 has a standing order: hold until T1.s2."
    before = played.battle
    told = played.do(Hold(unit=1))
    assert tell(before, told)[0] == "T1.s1 1 Trooper 1: the standing order ends: it was told something else."
