"""Generals and Majors of C. Scott Davis, for two (part B)."""

from collections.abc import Mapping, Sequence
from typing import Any

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.agreed import agreed
from squadlog.extras.games.game import GameError, Kind, Move, Option, Seen
from squadlog.extras.games.generals.cards import pack
from squadlog.extras.games.generals.course import opened
from squadlog.extras.games.generals.deals import dealt
from squadlog.extras.games.generals.options import OPTIONS, rules_of
from squadlog.extras.games.generals.state import GeneralsSeen, GeneralsState
from squadlog.extras.games.generals.table import NOBODY, SEATS, GeneralsTable
from squadlog.extras.games.generals.trial import TurnsSampler
from squadlog.extras.games.generals.values import hope, weigh
from squadlog.extras.games.players.dial import Dial
from squadlog.extras.games.players.sampling import Sampler

_HIDDEN = Kind(chance=True, hidden=True)
_DIALS = {
    "novice": Dial(0, slips=100),
    "beginner": Dial(0, slips=80),
    "casual": Dial(0, slips=55),
    "fair": Dial(0, slips=20),
    "skilled": Dial(0),
    "expert": Dial(2, slips=20, poorer="greedy"),
}


@record
class Generals:
    """The rules of Generals and Majors."""

    key: str = "generals"
    name: str = "Generals and Majors"
    kind: Kind = _HIDDEN
    options: tuple[Option, ...] = OPTIONS
    rounds: int = 2

    @property
    def dials(self) -> Mapping[str, Dial]:
        """How strong its levels are."""
        return _DIALS

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:  # noqa: ARG002 - always the same two
        """A and B; who deals is tossed for, and the other begins (GM-23)."""
        return SEATS

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> GeneralsState:
        """The first position. `deal` names cards (see `deals`). GameError for options or deals that cannot be."""
        rules = rules_of(agreed(self, options))
        hands, draw, dealer = dealt(pack(rules.deck), Chance(f"{seed}/deal"), deal)
        table = GeneralsTable(rules=rules, dealer=dealer, mover=NOBODY)
        return opened(GeneralsState(table=table, hands=hands, draw=draw, seed=seed))

    def warnings(self, _options: Mapping[str, str], _deal: str = "", /) -> tuple[str, ...]:
        """Nothing: a deal that can be is as good as any other."""
        return ()

    def sampler(self, seen: Seen, /) -> Sampler[Any] | None:
        """Trials of some turns; None while first hands may be thrown back, which is judged at sight."""
        if not isinstance(seen, GeneralsSeen):
            raise GameError("only positions of Generals and Majors can be sampled here")
        if seen.sight.table.asked != NOBODY:
            return None
        return TurnsSampler(seen.sight, seen.moves())

    def hope(self, seen: Seen, value: float, /) -> float:
        """What the whole match is worth to the seat if the game that is played is worth `value`."""
        return hope(seen, value)

    def weigh(self, seen: Seen, moves: Sequence[Move], /) -> Sequence[float]:
        """What moves look worth to the seat at once, from 0 to 1."""
        return weigh(seen, moves)


GAME = GENERALS = Generals()
