"""Phalanx, the card game of Stefan D. Farias, for two to seven (part C)."""

from collections.abc import Mapping
from typing import ClassVar

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.deals import dealt
from squadlog.extras.games.cards.gambling import Money
from squadlog.extras.games.cards.hidden import nothing_known
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.opening import begin_battle
from squadlog.extras.games.cards.options import OPTIONS, rules_of
from squadlog.extras.games.cards.sampling import battle_result, hope, sampler
from squadlog.extras.games.cards.state import CardState
from squadlog.extras.games.cards.table import CardsTable
from squadlog.extras.games.cards.values import weigh
from squadlog.extras.games.game import Kind
from squadlog.extras.games.players.dial import Dial


class PhalanxCards:
    """The rules of the card game."""

    key = "phalanx-cards"
    name = "Phalanx, the card game"
    kind = Kind(chance=True, hidden=True)
    options = OPTIONS
    dials: ClassVar[Mapping[str, Dial]] = {
        "novice": Dial(14, slips=55, poorer="greedy"),
        "beginner": Dial(14, slips=25, poorer="greedy"),
        "casual": Dial(14),
        "fair": Dial(25),
        "skilled": Dial(45),
        "expert": Dial(150),
    }
    rounds = 50

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:
        """The seats clockwise: A, B, and so on."""
        return tuple(SEATS[: int(agree_options(self, options)["players"])])

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> CardState:
        """The first position: everybody holds seven cards and lays one of them.

        `deal` names the top cards of reserves (see `deals`). GameError for options or deals that cannot be.
        """
        rules = rules_of(agree_options(self, options))
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
        return begin_battle(
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

    sampler = staticmethod(sampler)
    settled = staticmethod(battle_result)
    hope = staticmethod(hope)
    weigh = staticmethod(weigh)


GAME = PHALANX_CARDS = PhalanxCards()
