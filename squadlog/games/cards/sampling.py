"""Which trials of the card game fit what was agreed, and what a battle that was fought is worth."""

from collections.abc import Sequence
from typing import Any

from squadlog.games.cards.state import CardsSeen, CardState
from squadlog.games.cards.trial import BattleSampler
from squadlog.games.game import GameError, Seen, State
from squadlog.games.players.sampling import Sampler
from squadlog.games.players.state_trial import StateSampler


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
    battle, fair = table.battle, table.rules.chips

    def is_over(state: State) -> bool:
        return isinstance(state, CardState) and (state.table.battle != battle or state.table.over is not None)

    def worth(state: State) -> Sequence[float]:
        if not isinstance(state, CardState):
            raise GameError("only positions of the card game can be judged here")
        money = state.table.money
        if money is None:
            whole = sum(
                len(reserve) + len(hand) for reserve, hand in zip(state.reserves, state.hands, strict=True)
            )
            return [
                (len(reserve) + len(hand)) / whole
                for reserve, hand in zip(state.reserves, state.hands, strict=True)
            ]
        own = [
            chips + sum(money.stakes[seat :: table.rules.players]) for seat, chips in enumerate(money.chips)
        ]
        return [min(1.0, max(0.0, 0.5 + (chips - fair) / (2 * fair))) for chips in own]

    return StateSampler(seen, is_over, worth)
