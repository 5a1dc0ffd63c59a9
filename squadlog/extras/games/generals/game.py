"""Generals and Majors of C. Scott Davis, for two (part B)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.game import GameError, Kind, Seen
from squadlog.extras.games.generals.cards import pack
from squadlog.extras.games.generals.course import open_game
from squadlog.extras.games.generals.deals import dealt
from squadlog.extras.games.generals.options import OPTIONS, rules_of
from squadlog.extras.games.generals.state import GeneralsSeen, GeneralsState
from squadlog.extras.games.generals.table import NOBODY, SEATS, GeneralsTable
from squadlog.extras.games.generals.trial import TurnsSampler
from squadlog.extras.games.generals.values import hope, weigh
from squadlog.extras.games.players.dial import Dial
from squadlog.extras.games.players.sampling import Sampler


class Generals:
    """The rules of Generals and Majors."""

    key = "generals"
    name = "Generals and Majors"
    kind = Kind(chance=True, hidden=True)
    options = OPTIONS
    dials: ClassVar[Mapping[str, Dial]] = {
        "novice": Dial(0, slips=100),
        "beginner": Dial(0, slips=80),
        "casual": Dial(0, slips=55),
        "fair": Dial(0, slips=20),
        "skilled": Dial(0),
        "expert": Dial(2, slips=20, poorer="greedy"),
    }
    rounds = 2

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:  # noqa: ARG002 - always the same two
        """A and B; who deals is tossed for, and the other begins (GM-23)."""
        return SEATS

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> GeneralsState:
        """The first position. `deal` names cards (see `deals`). GameError for options or deals that cannot be."""
        rules = rules_of(agree_options(self, options))
        hands, draw, dealer = dealt(pack(rules.deck), Chance(f"{seed}/deal"), deal)
        table = GeneralsTable(rules=rules, dealer=dealer, mover=NOBODY)
        return open_game(GeneralsState(table=table, hands=hands, draw=draw, seed=seed))

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

    hope = staticmethod(hope)
    weigh = staticmethod(weigh)


GAME = GENERALS = Generals()
