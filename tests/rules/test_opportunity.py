"""Opportunity fire: who is asked about a move, and the shot that interrupts it (ACT-52..58, AMB-15..19)."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import DeclineShot, OpportunityShot
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement, OpportunityOffer
from squadlog.battle.state import Declaration, Ongoing, Trace
from squadlog.facts.ground_facts import Glimpse, StatedMove, StatedSighting
from squadlog.rules.desk.along_the_way import meet_on_the_way
from squadlog.rules.fire import opportunity

NOW = Moment(1, 4)
RUN = Ongoing(kind="move", start=NOW, end=NOW, mode="run")
READY = {"opportunity": "SR"}
SEEN = StatedMove(distance_m=4, seen_by=(Glimpse(watcher=1, at_m=2),))


def moving(move=StatedMove(distance_m=4), action=RUN):  # noqa: B008 - frozen
    return {"action": action, "declaration": Declaration(choice="start", move=move)}


def scene(*, watcher=READY, mover=None, red=(1,), now=NOW, **changes):
    """Unit 11 runs; unit 1 watches."""
    units = {1: watcher, 2: READY, 3: READY, 11: mover or moving()}
    return skirmish(red=red, units=units, now=now, **changes)


def offered(battle, **rulings):
    """The watchers who are asked about the move of unit 11, or None when nobody is."""
    recorder = EventRecorder(battle)
    at = table(rulings=readings(rulings))
    facts = at.surveyor.move(11, "walk", battle.units[11].declaration.move)
    stands = meet_on_the_way(recorder, 11, facts, at)
    assert (stands is not None) == (recorder.battle.pending is not None)
    return recorder.battle.pending.watchers if stands else None


def readings(rulings):
    return {name.replace("__", "."): option for name, option in rulings.items()}


def waiting(**changes):
    return scene(pending=OpportunityOffer(mover=11, watchers=(1,)), **changes)


def shot(battle, command, *faces, **rulings):
    recorder = EventRecorder(battle)
    at = table(faces, rulings=readings(rulings))
    opportunity.resolve_shot(recorder, command, at)
    assert at.dice.left == 0
    return recorder


def codes(battle, command, **rulings):
    return [
        refused.code
        for refused in opportunity.objections_shot(battle, command, table(rulings=readings(rulings)))
    ]


# Who is asked


def test_a_ready_enemy_is_asked_about_a_move():
    """ACT-55, ACT-56."""
    assert offered(scene()) == (1,)


@pytest.mark.parametrize(
    "watcher",
    [
        {},
        READY | {"wound": "U"},
        READY | {"dazed_at": Moment(1, 3), "dazed_until": Moment(1, 6)},
        READY | {"jammed": ("SR",)},
        READY | {"in_hand": "SP"},
        READY | {"shots": (Moment(1, 3),)},
        READY | {"shots": (Moment(1, 1), Moment(1, 1))},
        READY | {"action": Ongoing(kind="melee", start=NOW, end=Moment(1, 8))},
    ],
    ids=[
        "not ready",
        "unconscious",
        "dazed",
        "jammed",
        "not in hand",
        "fired just before",
        "fired twice",
        "in melee",
    ],
)
def test_who_cannot_fire_is_not_asked(watcher):
    """ACT-54, FIR-38, FIR-39, FIR-42, AMB-19."""
    assert offered(scene(watcher=watcher)) is None


def test_who_is_engaged_is_not_asked():
    """ACT-55, MEL-04."""
    fight = Engagement(attacker=12, defender=1, declared=Moment(1, 3), late=False, status="fighting")
    assert offered(scene(blue=(11, 12), engagements=(fight,))) is None


def test_friends_of_the_mover_are_not_asked():
    """ACT-55: an enemy's movement."""
    assert offered(scene(watcher={}, blue=(11, 2))) is None


def test_several_watchers_are_asked_in_initiative_order():
    """AMB-18: each shot is resolved before the next decision."""
    assert offered(scene(red=(3, 1, 2))) == (3, 1, 2)


def test_only_those_who_come_to_see_the_mover_are_asked():
    """ACT-55, AMB-17."""
    assert offered(scene(red=(1, 2), mover=moving(SEEN))) == (1,)
    assert offered(scene(mover=moving(StatedMove(seen_by=())))) is None


def test_a_rate_of_fire_that_leaves_opportunity_fire_alone_amb_19():
    """AMB-19."""
    battle = scene(watcher=READY | {"shots": (Moment(1, 3),)})
    assert offered(battle, opportunityFire__countsForRof="no") == (1,)


def test_a_move_is_offered_once():
    """ACT-56: whoever declined is not asked again at the same move."""
    watched = {"action": RUN, "declaration": Declaration(choice="start", asked=(1,))}
    assert offered(scene(mover=watched)) is None


@pytest.mark.parametrize(
    "mover",
    [
        moving(StatedMove(distance_m=0)),
        moving(action=Ongoing(kind="change_facing", start=NOW, end=NOW)),
        moving(action=Ongoing(kind="reload", start=NOW, end=Moment(1, 9), mode="kneel")),
        moving(action=Ongoing(kind="dive", start=NOW, end=Moment(1, 5))),
    ],
    ids=["0 m", "turn", "kneeling down", "bracing for a dive"],
)
def test_who_covers_no_ground_triggers_nothing(mover):
    """ACT-55: a point of an enemy's movement."""
    assert offered(scene(mover=mover)) is None


def test_a_dive_on_top_of_a_move_triggers_in_its_first_subphase_amb_29():
    """AMB-29."""
    diving = moving(action=Ongoing(kind="dive", start=NOW, end=Moment(1, 5)))
    assert offered(scene(mover=diving), dive__distance="added") == (1,)


def test_nobody_watches_into_a_stairway():
    """STO-06, AMB-36."""
    assert offered(scene(mover=moving() | {"place": "stairs:T"})) is None


# The shot


def test_the_shot_takes_plus_1_and_the_movers_declared_mode():
    """ACT-57, FIR-14, FIR-29: NEW-N1 with fire control; the watcher's own movement is left out."""
    watcher = READY | {"moved": Trace(mode="walk", metres=2)}
    (fired,) = [
        event
        for event in shot(waiting(watcher=watcher), OpportunityShot(unit=1, at_m=2), 10).events
        if event.kind == "shot_fired"
    ]
    assert fired.check.ledger.total == -2 + 1 + 3
    assert (fired.sort, fired.at_m, fired.moment) == ("opportunity", 2, NOW)


@pytest.mark.parametrize(
    ("action", "value"),
    [
        (Ongoing(kind="move", start=NOW, end=NOW, mode="walk"), 1),
        (Ongoing(kind="move", start=NOW, end=NOW, mode="sprint"), 4),
        (Ongoing(kind="jump", start=NOW, end=NOW), 2),
        (Ongoing(kind="dive", start=Moment(1, 3), end=NOW), 4),
        (Ongoing(kind="move", start=NOW, end=NOW, mode="crawl"), 0),
        (Ongoing(kind="fire_throw", start=NOW, end=NOW, mode="run", weapon="SR"), 3),
        (Ongoing(kind="reload", start=NOW, end=Moment(1, 9), mode="walk"), 1),
    ],
)
def test_the_movement_of_the_mover_counts_as_declared(action, value):
    """FIR-13..18, CMB-15: alone or combined with an action."""
    recorder = shot(waiting(mover=moving(action=action)), OpportunityShot(unit=1), 10)
    assert recorder.events[0].check.ledger.total == -2 + 1 + value


def test_a_hit_takes_effect_at_once():
    """ACT-05, ACT-58, WND-01: the mover is dazed and loses its action on the spot."""
    recorder = shot(waiting(), OpportunityShot(unit=1, at_m=2), 3)
    mover = recorder.battle.units[11]
    assert (mover.wound, mover.action, mover.dazed_until) == ("M", None, Moment(1, 7))
    assert recorder.battle.effects == ()


def test_effects_come_at_once_even_where_other_shots_wait():
    """ACT-58 stands above AMB-84."""
    for option in ("together", "in_order"):
        recorder = shot(waiting(), OpportunityShot(unit=1), 3, fire__simultaneity=option)
        assert recorder.battle.units[11].wound == "M"


def test_the_readiness_is_spent_and_the_shot_counts():
    """ACT-54, FIR-38, AMB-19."""
    watcher = shot(waiting(), OpportunityShot(unit=1), 10).battle.units[1]
    assert (watcher.opportunity, watcher.shots) == (None, (NOW,))


def test_the_shot_may_not_count_amb_19():
    """AMB-19."""
    recorder = shot(waiting(), OpportunityShot(unit=1), 10, opportunityFire__countsForRof="no")
    assert recorder.battle.units[1].shots == ()


def test_a_natural_1_may_jam_amb_89():
    """FIR-41, AMB-89: unless only ordinary shots do."""
    assert shot(waiting(), OpportunityShot(unit=1), 1, 2).battle.units[1].jammed == ("SR",)
    assert shot(waiting(), OpportunityShot(unit=1), 1, jam__scope="units_only").battle.units[1].jammed == ()


def test_the_next_watcher_is_asked_after_the_shot():
    """AMB-18."""
    battle = scene(red=(1, 2), pending=OpportunityOffer(mover=11, watchers=(1, 2)))
    assert shot(battle, OpportunityShot(unit=1), 10).battle.pending.watchers == (2,)


def test_declining_keeps_the_fire_ready():
    """ACT-56."""
    recorder = EventRecorder(waiting())
    opportunity.resolve_decline(recorder, DeclineShot(unit=1), table())
    assert (
        recorder.battle.units[1].opportunity,
        recorder.battle.units[1].shots,
        recorder.battle.pending,
    ) == (
        "SR",
        (),
        None,
    )


def test_when_all_have_answered_the_move_goes_on_and_is_not_offered_again():
    """ACT-55, ACT-56."""
    recorder = EventRecorder(waiting())
    opportunity.resolve_decline(recorder, DeclineShot(unit=1), table())
    assert offered(recorder.battle) is None


# What speaks against it


def test_a_shot_in_view_stands():
    assert codes(waiting(), OpportunityShot(unit=1, at_m=4)) == []


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (OpportunityShot(unit=9), "unknown-unit"),
        (OpportunityShot(unit=11), "not-asked"),
        (OpportunityShot(unit=1, at_m=-1), "bad-distance"),
    ],
)
def test_nonsense_is_refused_for_good(command, code):
    refused = list(opportunity.objections_shot(waiting(), command, table()))
    assert [(entry.code, entry.subsystem) for entry in refused] == [(code, None)]


def test_nobody_answers_what_was_not_asked():
    """ACT-55."""
    assert codes(scene(), OpportunityShot(unit=1)) == ["not-asked"]
    assert opportunity.refusal_decline(scene(), DeclineShot(unit=1), table()).code == "not-asked"
    assert opportunity.refusal_decline(waiting(), DeclineShot(unit=1), table()) is None


def test_the_arc_of_opportunity_fire_is_its_own():
    """ACT-53, FOV-05."""
    refused = opportunity.refusal_shot(
        waiting(), OpportunityShot(unit=1, stated=StatedSighting(in_arc=False)), table()
    )
    assert (refused.code, refused.rule) == ("out-of-arc", "ACT-53")


@pytest.mark.parametrize(
    "stated",
    [
        StatedSighting(in_sight=False),
        StatedSighting(depths=(("heavy_woods", 4),)),
        StatedSighting(covers=("column",)),
    ],
)
def test_whether_it_needs_a_line_of_sight_is_a_ruling_amb_18(stated):
    """LOS-17, AMB-18."""
    command = OpportunityShot(unit=1, stated=stated)
    assert len(codes(waiting(), command)) == 1
    assert codes(waiting(), command, opportunityFire__needsLos="arc_only") == []


@pytest.mark.parametrize(
    ("at_m", "start_of_move", "previous_step"),
    [
        (1, ["not-yet-seen"], ["not-yet-seen"]),
        (2, [], []),
        (3, [], ["seen-before"]),
        (5, ["beyond-move"], ["beyond-move", "seen-before"]),
    ],
)
def test_where_on_the_way_the_shot_may_fall_amb_17(at_m, start_of_move, previous_step):
    """ACT-55, AMB-17: at the step where the mover appears, or at any later one of that move."""
    battle = waiting(mover=moving(SEEN))
    command = OpportunityShot(unit=1, at_m=at_m)
    assert codes(battle, command) == start_of_move
    assert codes(battle, command, opportunityFire__trigger="previous_step") == previous_step


def test_a_mover_that_was_stopped_is_shot_at_where_it_is():
    """ACT-58, AMB-18: the second watcher fires at the run as made, no further than it came."""
    stopped = {"moved": Trace(mode="run", metres=2), "dazed_at": NOW, "dazed_until": Moment(1, 7)}
    battle = scene(red=(1, 2), mover=stopped, pending=OpportunityOffer(mover=11, watchers=(2,)))
    assert codes(battle, OpportunityShot(unit=2, at_m=3)) == ["beyond-move"]
    assert shot(battle, OpportunityShot(unit=2, at_m=2), 10).events[0].check.ledger.total == -2 + 1 + 3


def test_a_jammed_watcher_is_told_so():
    """FIR-42."""
    assert codes(waiting(watcher=READY | {"jammed": ("SR",)}), OpportunityShot(unit=1)) == ["jammed"]
