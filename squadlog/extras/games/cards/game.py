"""Phalanx, the card game of Stefan D. Farias, for two to seven (part C)."""

from collections.abc import Mapping, Sequence
from typing import Any

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.agreed import agreed
from squadlog.extras.games.cards.deals import dealt
from squadlog.extras.games.cards.gambling import Money
from squadlog.extras.games.cards.hidden import nothing_known
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.opening import begun
from squadlog.extras.games.cards.options import OPTIONS, rules_of
from squadlog.extras.games.cards.sampling import hope, sampler, settled
from squadlog.extras.games.cards.state import CardState
from squadlog.extras.games.cards.table import CardsTable
from squadlog.extras.games.cards.values import weigh
from squadlog.extras.games.game import Kind, Move, Option, Seen, State
from squadlog.extras.games.players.dial import Dial
from squadlog.extras.games.players.sampling import Sampler

_HIDDEN = Kind(chance=True, hidden=True)
_DIALS = {
    "novice": Dial(14, slips=55, poorer="greedy"),
    "beginner": Dial(14, slips=25, poorer="greedy"),
    "casual": Dial(14),
    "fair": Dial(25),
    "skilled": Dial(45),
    "expert": Dial(150),
}


@record
class PhalanxCards:
    """The rules of the card game."""

    key: str = "phalanx-cards"
    name: str = "Phalanx, the card game"
    kind: Kind = _HIDDEN
    options: tuple[Option, ...] = OPTIONS
    rounds: int = 50

    @property
    def dials(self) -> Mapping[str, Dial]:
        """How strong its levels are."""
        return _DIALS

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:
        """The seats clockwise: A, B, and so on."""
        return tuple(SEATS[: int(agreed(self, options)["players"])])

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> CardState:
        """The first position: everybody holds seven cards and lays one of them.

        `deal` names the top cards of reserves (see `deals`). GameError for options or deals that cannot be.
        """
        rules = rules_of(agreed(self, options))
        reserves, spoils = dealt(rules, Chance(f"{seed}/deal"), deal)
        everyone = tuple(range(rules.players))
        nothing = ((),) * rules.players
        table = CardsTable(
            rules=rules,
            alive=everyone,
            cells=(),
            known=nothing_known(rules.players),
            money=Money(chips=(rules.chips,) * rules.players) if rules.gambling else None,
        )
        return begun(
            CardState(
                table=table,
                hands=nothing,
                reserves=reserves,
                spoils=spoils,
                initial=(-1,) * rules.players,
                seed=seed,
            )
        )

    def warnings(self, _options: Mapping[str, str], _deal: str = "", /) -> tuple[str, ...]:
        """Nothing: a deal that can be is as good as any other."""
        return ()

    def sampler(self, seen: Seen, /) -> Sampler[Any] | None:
        """Trials of the battle that a seat sees, None for an offer to stop."""
        return sampler(seen)

    def settled(self, before: State, after: State, /) -> Sequence[float] | None:
        """What the battle that ended between two positions brought every seat; None if none ended."""
        return settled(before, after)

    def hope(self, seen: Seen, value: float, /) -> float | None:
        """What the whole game is worth to the seat if this battle brings it `value`; None while more than two play."""
        return hope(seen, value)

    def weigh(self, seen: Seen, moves: Sequence[Move], /) -> Sequence[float]:
        """What moves look worth to the seat at once, from 0 to 1."""
        return weigh(seen, moves)


GAME = PHALANX_CARDS = PhalanxCards()
