"""The one fold: a battle and an event give the battle after it. Never refuses, never rolls, never asks a rule."""

from collections.abc import Callable, Iterable
from typing import Any, get_args

from squadlog.battle.draft import draft_of, settle_draft
from squadlog.battle.events import action as act
from squadlog.battle.events import fire, melee, referee, turn
from squadlog.battle.events.union import Event
from squadlog.battle.folds.action import fold_action
from squadlog.battle.folds.fire import fold_fire
from squadlog.battle.folds.handling import fold_handling
from squadlog.battle.folds.melee import fold_melee
from squadlog.battle.folds.referee import fold_referee
from squadlog.battle.folds.turn import first_state, fold_turn
from squadlog.battle.state import Battle

__all__ = ["FOLDS", "begin_battle", "evolve", "fast_forward", "first_state", "replay"]

# A table instead of one long `match`: it is asked once for every event of a record. Each fold takes the union of its
# family and ends in `assert_never`, so that whoever adds an event to a family is told where it is not folded yet.
FOLDS: dict[type, Callable[[Battle, Any], Battle]] = {
    **dict.fromkeys(get_args(turn.TurnEvent), fold_turn),
    **dict.fromkeys(get_args(act.DeedEvent), fold_action),
    **dict.fromkeys(get_args(act.HandlingEvent), fold_handling),
    **dict.fromkeys(get_args(fire.FireEvent), fold_fire),
    **dict.fromkeys(get_args(melee.MeleeEvent), fold_melee),
    **dict.fromkeys(get_args(referee.RefereeEvent), fold_referee),
}


def evolve(battle: Battle, event: Event) -> Battle:
    """The battle after `event`."""
    return FOLDS[type(event)](battle, event)


def begin_battle(first: Event) -> Battle:
    """The battle that the first event of a record creates. TypeError if it is not `BattleCreated`."""
    if not isinstance(first, turn.BattleCreated):
        raise TypeError(f"a record opens with battle_created, not {first.kind}")
    return first_state(first.setup)


def replay(events: Iterable[Event]) -> Battle:
    """Fold a whole record, which opens with `BattleCreated`."""
    stream = iter(events)
    battle = begin_battle(next(stream))
    for event in stream:
        battle = evolve(battle, event)
    return battle


def fast_forward(events: Iterable[Event], battle: Battle | None = None) -> Battle:
    """Fold a whole record, or events onto a battle, as `replay` does and several times as fast (see `draft`)."""
    stream = iter(events)
    draft = draft_of(begin_battle(next(stream)) if battle is None else battle)
    for event in stream:
        draft = FOLDS[type(event)](draft, event)
    return settle_draft(draft)
