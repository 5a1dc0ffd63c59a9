"""Laws that hold in every battle: hundreds of random ones are played, and checked after every single event."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.battles import setup, table
from support.players import RandomPlayer

from squadlog.battle.codec import event_from_json, event_to_json
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import evolve, replay, started
from squadlog.battle.state import WOUNDS, Feature
from squadlog.dice import MixedDice, ScriptedDice, SeededDice
from squadlog.rules.engine import decide

COMMANDS = 120
_SOLDIERS = {
    2: {"race": "Kessrith", "armour": "LI", "weapons": ("SMG", "P"), "troop": "marines"},
    3: {"troop": "tech", "armour": "LI", "weapons": ("OR",)},
    12: {"race": "Zog", "armour": "No", "weapons": ("SAR",), "troop": "civilian"},
    13: {"race": "Baufrin", "weapons": ("LR",)},
}
_DOOR = Feature(id="D1", kind="internal_door", name="Door", state="closed")


def played(seed, *, dice=None, packs=False, zero_g=False, commands=COMMANDS):
    """Every (battle before, event, battle after) of a random battle."""
    agreed = setup(
        (1, 2, 3), (11, 12, 13), soldiers=_SOLDIERS, features=[_DOOR], packs_on=packs, zero_g=zero_g
    )
    battle = started(agreed)
    player = RandomPlayer(seed, warlike=0.8)
    yield None, BattleCreated(setup=agreed), battle
    for _ in range(commands):
        at = table(dice=dice(battle) if dice else SeededDice(seed, battle.rolls))
        command = player.next(battle, at)
        if command is None:
            return
        events = decide(battle, command, at)
        assert isinstance(events, tuple), f"{command} was allowed, then refused: {events}"
        for event in events:
            after = evolve(battle, event)
            yield battle, event, after
            battle = after


_SEEDS = st.integers(0, 2**32)
_law = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@_law
@given(seed=_SEEDS, packs=st.booleans(), zero_g=st.booleans())
def test_the_laws_of_every_battle(seed, packs, zero_g):
    """Invariants 1 to 5 and 8 of the game, and that nobody acts out of the fight."""
    for before, event, after in played(seed, packs=packs, zero_g=zero_g):
        if before is None:
            continue
        for number, unit in after.units.items():
            old = before.units[number]
            assert unit.action is None or unit.action.end >= after.now, "an action outlived its end"
            assert WOUNDS.index(unit.wound) >= WOUNDS.index(old.wound), "a wound healed (WND-19)"
            settled = event.kind not in ("unit_wounded", "action_lost", "posture_changed")
            assert not (settled and unit.out and unit.action), "somebody out of the fight is busy (ACT-11)"
            if unit.dazed_until is not None:
                assert unit.dazed_until == unit.dazed_at.later(3), "a daze is three subphases (WND-02)"
        _check_event(event, after)


def _check_event(event, after):
    if event.kind == "shot_fired" and event.sort != "beyond":
        shots = after.units[event.unit].shots
        same_turn = [shot for shot in shots if shot.turn == event.moment.turn]
        assert len(same_turn) <= 2, "a third shot in one turn (FIR-38)"
        assert all(b.index - a.index > 1 for a, b in pairwise(shots)), (
            "consecutive (FIR-39)"
        )
    if event.kind == "unit_dazed":
        assert event.cause != "melee", "melee dazed somebody (MEL-26)"
    if event.kind in ("shot_fired", "melee_struck", "avoidance_rolled", "balance_checked"):
        check = event.check
        if check is not None and check.face in (1, 10):
            assert check.success == (check.face == 1), (
                "a natural face was overruled by modifiers (DIE-03, DIE-04)"
            )


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=_SEEDS)
def test_a_ranged_hit_on_somebody_fit_always_dazes_wnd_01(seed):
    """WND-01."""
    pending_hits = set()
    for before, event, _ in played(seed):
        if event.kind == "shot_fired" and event.check and event.check.success and event.target is not None:
            if before.units[event.target].wound not in ("U", "D"):
                pending_hits.add((event.target, event.moment))
        elif event.kind == "unit_dazed":
            pending_hits.discard((event.unit, event.at))
        elif event.kind == "unit_wounded" and event.after in ("U", "D"):
            pending_hits = {hit for hit in pending_hits if hit[0] != event.unit}
        elif event.kind == "subphase_closed":
            assert not pending_hits, "a hit left no daze"


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=_SEEDS, packs=st.booleans())
def test_the_same_seed_and_declarations_give_the_same_log(seed, packs):
    first = [event for _, event, _ in played(seed, packs=packs, commands=50)]
    assert [event for _, event, _ in played(seed, packs=packs, commands=50)] == first


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=_SEEDS)
def test_a_replayed_record_gives_the_same_battle(seed):
    story = list(played(seed, commands=60))
    kept = [event_from_json(event_to_json(event)) for _, event, _ in story]
    assert replay(kept) == story[-1][2]


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=_SEEDS)
def test_typed_faces_give_what_the_same_seeded_faces_gave(seed):
    seeded = [event for _, event, _ in played(seed, commands=50)]
    faces = iter([face for event in seeded for face in _faces(event)])

    def typing(battle):
        del battle
        return _Stream(faces)

    typed = [event for _, event, _ in played(seed, dice=typing, commands=50)]
    assert [_without_source(event) for event in typed] == [_without_source(event) for event in seeded]


class _Stream:
    """Hands out the faces of a finished battle one by one."""

    def __init__(self, faces):
        self._faces = faces

    def roll(self, roll, /):
        return ScriptedDice([next(self._faces)], "typed").roll(roll)


def _faces(event):
    if event.kind == "initiative_rolled":
        # faces were rolled round by round: every grouping once, then the tied ones again
        rounds = max(len(roll.faces) for roll in event.rolls)
        for turn in range(rounds):
            for grouping in ("red", "blue"):
                roll = next(entry for entry in event.rolls if entry.grouping == grouping)
                if turn < len(roll.faces):
                    yield roll.faces[turn].value
    elif hasattr(event, "faces"):
        for face in event.faces:
            yield face.value
    elif getattr(event, "face", None) is not None:
        yield event.face.value


def _without_source(event):
    return event_to_json(event).replace('"typed"', '"seeded"')


@pytest.mark.parametrize("seed", [3, 1995])
def test_long_battles_come_to_an_end(seed):
    last = None
    for _, event, after in played(seed, commands=1500):
        last = (event, after)
    assert last[1].now.turn >= 2


def test_mixed_dice_are_asked_by_the_engine():
    agreed = setup(typed_dice=("red", "blue"))
    dice = MixedDice(seed=1, used=0, typed_sides=("red", "blue"), sides=("red", "blue"), entered=[4, 4, 2, 9])
    battle = started(agreed)
    for command in RandomPlayer(1).commands(battle, table()):
        battle = _after(battle, decide(battle, command, table(dice=dice)))
    for command in RandomPlayer(1).commands(battle, table()):
        events = decide(battle, command, table(dice=dice))
        assert [len(roll.faces) for roll in events[0].rolls] == [2, 2]
        break


def _after(battle, events):
    for event in events:
        battle = evolve(battle, event)
    return battle
