"""Which trials of the card game fit what was agreed, and what a battle that was fought is worth."""

from collections.abc import Sequence
from typing import Any

from squadlog.extras.games.cards.deck import CARDS
from squadlog.extras.games.cards.state import CardsSeen, CardState
from squadlog.extras.games.cards.trial import BattleSampler
from squadlog.extras.games.game import GameError, Seen, State
from squadlog.extras.games.players.sampling import Sampler
from squadlog.extras.games.players.state_trial import StateSampler


def sampler(seen: Seen) -> Sampler[Any] | None:
    """Trials of the battle that is being fought: quick ones for cards, on whole states where chips or triggers are.

    None for the answer to an offer to stop, which no battle tells.
    """
    if not isinstance(seen, CardsSeen):
        raise GameError("only positions of the card game can be sampled here")
    table = seen.sight.table
    if not table.rules.gambling and table.rules.initial_faces != "trigger":
        return BattleSampler(seen.sight)
    if table.offer:
        return None
    battle = table.battle

    def is_over(state: State) -> bool:
        return isinstance(state, CardState) and (state.table.battle != battle or state.table.over is not None)

    return StateSampler(seen, is_over, _shares_of_cards)


def battle_result(before: State, after: State) -> Sequence[float] | None:
    """What the battle that ended between two positions brought every seat, as trials measure; None for none."""
    if not (isinstance(before, CardState) and isinstance(after, CardState)):
        raise GameError("only positions of the card game can be judged here")
    table, report = after.table, after.table.last
    if before.table.battle == table.battle or report is None:
        return None
    if table.rules.gambling or table.rules.initial_faces == "trigger":
        return _shares_of_cards(after)
    laid = sum(len(seat.lines) for zone in report.zones for seat in zone.seats)
    whole = (laid + sum(report.collected)) or 1
    return [(cards + more) / whole for cards, more in zip(report.taken, report.collected, strict=True)]


def hope(seen: Seen, value: float) -> float | None:
    """What the whole game is worth to a seat whose battle is worth `value` in the measure of the trials.

    Cards go to and fro until one of two is short of them (PC-19), so that the chance to win grows with those that are
    not needed for another battle. None while more than two play.
    """
    if not isinstance(seen, CardsSeen):
        raise GameError("only positions of the card game can be judged here")
    sight, rules = seen.sight, seen.table.rules
    alive = seen.table.alive
    if len(alive) > 2:
        return None
    if rules.gambling:
        return value
    own, kept = sight.reserve_sizes[seen.seat], rules.needed - 1
    every = sum(sight.reserve_sizes[seat] for seat in alive)
    fought = CARDS - sight.gone - every
    held = value * (fought + every) if rules.initial_faces == "trigger" else own + value * fought
    return min(1.0, max(0.0, (held - kept) / max(1, fought + every - 2 * kept)))


def _shares_of_cards(state: State) -> Sequence[float]:
    """Each seat's part of the cards that anybody holds; of chips, twice as many as at first are 1."""
    if not isinstance(state, CardState):
        raise GameError("only positions of the card game can be judged here")
    money, rules = state.table.money, state.table.rules
    if money is None:
        held = [len(reserve) + len(hand) for reserve, hand in zip(state.reserves, state.hands, strict=True)]
        return [count / sum(held) for count in held]
    own = [chips + sum(money.stakes[seat :: rules.players]) for seat, chips in enumerate(money.chips)]
    return [min(1.0, max(0.0, 0.5 + (chips - rules.chips) / (2 * rules.chips))) for chips in own]
