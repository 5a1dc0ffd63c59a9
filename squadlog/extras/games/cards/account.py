"""Why a zone stands as it stands: every card with what it counts and the rule that says so."""

from collections.abc import Sequence

from squadlog.base.records import record
from squadlog.extras.games.account import CardLine
from squadlog.extras.games.cards.deck import BACK, DOWN, JACK, NAMES, RANK, RANKS, SUIT, VALUE, name
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.totals import Cell, ZoneCards, is_open

_SUIT_WORDS = ("spades", "diamonds", "clubs", "hearts")


@record
class Flank:
    """What a zone beside lends."""

    zone: int
    value: int
    why: str
    rule: str = "PC-13"


@record
class SeatAccount:
    """One player in one zone. `total` is `own` and the flanks together."""

    seat: int
    lines: tuple[CardLine, ...]
    own: int
    flanks: tuple[Flank, ...]
    total: int
    unopposed: bool


@record
class ZoneAccount:
    """One zone: everybody in it, who leads (several: tied), and what that means, in a sentence."""

    zone: int
    name: str
    seats: tuple[SeatAccount, ...]
    leaders: tuple[int, ...]
    words: str
    rule: str

    @property
    def is_bare(self) -> bool:
        """Whether no card lies there, and no zone beside it lends anything."""
        return not any(seat.lines or seat.flanks for seat in self.seats)


def account(laid: ZoneCards, zone: int) -> ZoneAccount:
    """The zone as it would count if the battle ended now."""
    layout, sums, own = laid.layout, laid.totals()[zone], laid.owns()
    lending = laid.lent(own)
    seats = tuple(
        _seat(laid, zone, seat, own=own, lending=lending, total=sums[seat]) for seat in layout.players[zone]
    )
    leading = laid.leaders(zone, sums)
    words, rule = _verdict(laid, zone, leading, sums)
    return ZoneAccount(
        zone=zone, name=layout.names[zone], seats=seats, leaders=leading, words=words, rule=rule
    )


def _seat(
    laid: ZoneCards,
    zone: int,
    seat: int,
    *,
    own: Sequence[int],
    lending: dict[tuple[int, int], int],
    total: int,
) -> SeatAccount:
    cells, layout, rules = laid
    place = zone * layout.seats + seat
    flanks = tuple(
        Flank(
            zone=other,
            value=value,
            why=f"unopposed in {layout.names[other]}, which lies beside",
            rule="PC-37" if rules.flank_printed else "PC-13",
        )
        for (other, flanker), value in lending.items()
        if flanker == seat and other in layout.beside[zone]
    )
    return SeatAccount(
        seat=seat,
        lines=lines(cells[place], laid.doubled_ace(zone, seat)),
        own=own[place],
        flanks=flanks,
        total=total,
        unopposed=(zone, seat) in lending,
    )


def lines(cell: Cell, doubled: int = 2) -> tuple[CardLine, ...]:
    """Every card of a cell in the order laid; `doubled` is what a doubled Ace counts (PC-31)."""
    numbers = [card for card in cell if not card & DOWN and VALUE[card]]
    formed = {
        card: max((other for other in numbers if SUIT[other] == SUIT[card]), key=lambda other: VALUE[other])
        for card in numbers
    }
    left = sorted(
        (card for card in numbers if formed[card] == card), key=lambda card: (VALUE[card], SUIT[card])
    )
    jacks = [card for card in cell if not card & DOWN and RANK[card] == JACK]
    by_jack = dict(zip(left, jacks, strict=False))
    targets = {jack: card for card, jack in by_jack.items()}
    return tuple(_line(card, formed, by_jack, targets, doubled) for card in cell)


def _line(
    card: int, formed: dict[int, int], by_jack: dict[int, int], targets: dict[int, int], doubled: int
) -> CardLine:
    if card & DOWN:
        why = "face down, whatever it is" if card == BACK else "face down"
        return CardLine(card=card, name=name(card), value=0, why=why, rule="PC-05", is_open=False)
    value, why, rule = VALUE[card], "as printed", "C.1"
    if RANK[card] == JACK:
        target = targets.get(card)
        why = f"doubles {NAMES[target]}" if target is not None else "finds nothing left to double"
        rule = "PC-08"
    elif not value:
        why, rule = f"an initial {RANKS[RANK[card] - 1]} counts nothing but lies open", "PC-04"
    elif formed[card] != card:
        suit = _SUIT_WORDS[SUIT[card]]
        value, why, rule = (
            2 * value,
            f"doubled: {NAMES[formed[card]]} is the highest of {suit} there",
            "PC-11",
        )
    elif card in by_jack:
        value, why, rule = 2 * value, f"doubled by {NAMES[by_jack[card]]}", "PC-08"
    if RANK[card] == 1 and value == 2 and doubled != 2:
        value, why, rule = doubled, f"{why}; a doubled Ace counts {doubled}", "PC-31"
    return CardLine(card=card, name=name(card), value=value, why=why, rule=rule)


def _verdict(laid: ZoneCards, zone: int, leading: tuple[int, ...], sums: dict[int, int]) -> tuple[str, str]:
    cells, layout, rules = laid
    if len(leading) == 1:
        rule = "PC-07" if list(sums.values()).count(max(sums.values())) > 1 else "C.1"
        what = "wins the stakes there" if rules.gambling else "takes everything that lies there"
        return f"{SEATS[leading[0]]} {what}", rule
    tied = " and ".join(SEATS[seat] for seat in leading)
    if rules.gambling:
        return f"{tied} are tied: everybody takes his own back", "PC-22"
    if max(sums.values()) == 0 and not any(is_open(cells[zone * layout.seats + seat]) for seat in sums):
        return "nobody has anything open there: " + _FATE[
            "spoils" if rules.zero_spoils else rules.tie
        ], "PC-06"
    if len(leading) < len(sums):
        return f"{tied} are tied: {_FATE[rules.tie]}; what the others have there becomes spoils", "PC-23"
    return f"{tied} are tied: {_FATE[rules.tie]}", "PC-22"


_FATE = {
    "retake": "each takes his own back",
    "spoils": "their cards become spoils",
    "swap": "their cards go to the next one tied, counter-clockwise",
}
