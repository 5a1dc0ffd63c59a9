"""What can be agreed about the card game before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.base.records import record
from squadlog.extras.games.cards.deck import CARDS
from squadlog.extras.games.game import GameError
from squadlog.extras.games.options import Need, read_options, refuse_unmet, rules_from
from squadlog.extras.games.words import count_of

HAND = 7
"""Cards of a full hand."""


OPTIONS = read_options(__file__)

_NEEDS = (
    *(Need(name, "gambling", "true") for name in ("chips", "ante", "max_raise", "raises", "tie_pot")),
    *(Need(name, "pay_per_card", "0") for name in ("ante", "max_raise", "raises")),
    Need("max_raise", "raises", "0", barred=True),
    Need("eliminated_cards", "gambling", "false"),
)

_WHEN = {
    "zero_spoils": ("zero_zone", "spoils"),
    "flank_printed": ("flank_value", "printed"),
    "eliminated_out": ("eliminated_cards", "out"),
    "carry": ("tie_pot", "carry"),
}


@record
class CardsRules:
    """What was agreed, ready for use."""

    players: int
    tie: str
    ace_doubled: int
    """What a doubled Ace counts, 0 for the highest number facing it."""
    spoils_ante: int
    queen_spares_own: bool
    king_needs_target: bool
    initial_faces: str
    zero_spoils: bool
    presence_wins: bool
    flank_printed: bool
    eliminated_out: bool
    memory_mode: bool
    max_battles: int
    gambling: bool
    chips: int
    ante: int
    max_raise: int
    raises: int
    carry: bool
    pay_per_card: int

    @property
    def needed(self) -> int:
        """The smallest reserve, in cards, that a battle can be begun with (PC-19, PC-32)."""
        return HAND + self.spoils_ante

    @property
    def chips_needed(self) -> int:
        """The fewest chips that a battle can be begun with."""
        return self.pay_per_card * (HAND - 1) if self.pay_per_card else self.ante * 3


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...]) -> CardsRules:
    values = dict(agreed)
    gambling = values["gambling"] == "true"
    if gambling and (
        values["spoils_ante"] != "0" or values["tie"] != "retake" or values["zero_zone"] != "tie"
    ):
        raise GameError(
            "gambling knows no spoils: leave spoils_ante at 0, tie at retake and zero_zone at tie"
        )
    if values["pay_per_card"] != "0" and not gambling:
        raise GameError("pay_per_card needs chips: choose gambling true as well, or leave it at 0")
    refuse_unmet(OPTIONS, _NEEDS, values)
    players, ante = int(values["players"]), int(values["spoils_ante"])
    if not gambling and CARDS // players < HAND + ante:
        raise GameError(
            f"{players} players get {CARDS // players} cards each, too few for a spoils_ante of {ante} and"
            f" {HAND} in hand; at most {CARDS // players - HAND} is possible"
        )
    ace = values["ace_doubled"]
    rules = rules_from(CardsRules, values, _WHEN, ace_doubled=int(ace) if ace.isdigit() else 0)
    if gambling and rules.chips < rules.chips_needed:
        raise GameError(
            f"a battle needs {count_of(rules.chips_needed, 'chip')} of everybody; "
            f"{count_of(rules.chips, 'is', 'are')} too few"
        )
    return rules


def rules_of(agreed: Mapping[str, str]) -> CardsRules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
