"""What the card game's screen says: cards, accounts of zones card by card, the result of a battle."""

from collections.abc import Callable

from textual.content import Content

from squadlog.games.account import CardLine
from squadlog.games.cards.account import SeatAccount, ZoneAccount
from squadlog.games.cards.deck import BACK, DOWN, JACK, KING, NAMES, QUEEN, RANK, SUIT, VALUE
from squadlog.games.cards.table import Report
from squadlog.games.words import count_of
from squadlog.tui.chrome.words import lines, signed
from squadlog.tui.games.frame.words import linked

SIGNS = "♠♦♣♥"
"""By suit; letters say the same."""
_RED = (1, 3)
Who = Callable[[int], str]


def face(card: int, style: str = "") -> Content:
    """A card: `10S♠`; `(10S)` face down, `(?)` one that nobody may name."""
    if card == BACK:
        return Content.styled("(?)", f"dim {style}".strip())
    if card & DOWN:
        return Content.styled(f"({NAMES[card - DOWN]})", f"dim {style}".strip())
    colour = "$error" if SUIT[card] in _RED and "reverse" not in style else ""
    return Content.styled(f"{NAMES[card]}{SIGNS[SUIT[card]]}", f"bold {colour} {style}".strip())


def deed(card: int) -> str:
    """What a card does when it is played, in a few words with its rule."""
    rank = RANK[card]
    if rank == QUEEN:
        return "turns every open card of the zone face down, and herself [PC-01]"
    if rank == KING:
        return "turns one open card of an opponent there face down, and himself [PC-03]"
    if rank == JACK:
        return "doubles your lowest number there that is not doubled yet [PC-08]"
    return f"counts {VALUE[card]}, double under a higher one of its suit [PC-11]"


def account_words(zone: ZoneAccount, who: Who, *, over: bool = False) -> Content:
    """A zone: everybody in it, card by card, and what follows; as it stands in the middle of a battle, or when it is `over`."""
    head = f"{title(zone)}: " if over else f"{title(zone)} as it stands: "
    parts: list[Content | str] = [linked(f"{head}{zone.words} [{zone.rule}]", "bold")]
    for seat in zone.seats:
        parts += _seat_words(seat, who(seat.seat), leads=zone.leaders == (seat.seat,))
    return lines(parts)


def title(zone: ZoneAccount) -> str:
    """`Zone L`, `Centre`."""
    return "Centre" if zone.name == "centre" else f"Zone {zone.name}"


def _seat_words(seat: SeatAccount, name: str, *, leads: bool) -> list[Content | str]:
    parts: list[Content | str] = [
        Content.styled(f"{'▶' if leads else ' '} {name}: {seat.total}{in_parts(seat)}", "bold")
    ]
    parts += [_line(line) for line in seat.lines]
    parts += [
        linked(f"     {signed(flank.value):>3}  flank: {flank.why} [{flank.rule}]") for flank in seat.flanks
    ]
    if not seat.lines and not seat.flanks:
        parts.append("       no card there")
    return parts


def in_parts(seat: SeatAccount) -> str:
    """` = 14+6` where a flank adds to what lies there."""
    lent = sum(flank.value for flank in seat.flanks)
    return f" = {seat.own}+{lent}" if lent else ""


def _line(line: CardLine) -> Content:
    shown = face(line.card)
    gap = " " * (6 - shown.cell_length)
    return Content.assemble(f"     {line.value:>3}  ", shown, gap, linked(f"{line.why} [{line.rule}]"))


def _gain(report: Report, seat: int) -> str:
    """What somebody has of a battle: cards laid in it and spoils of earlier ones, or chips, his own stakes set off."""
    if report.won_chips:
        chips = report.won_chips[seat]
        return (
            f"wins {count_of(chips, 'chip')}"
            if chips > 0
            else f"loses {count_of(-chips, 'chip')}"
            if chips
            else "neither wins nor loses chips"
        )
    cards, spoils = count_of(report.taken[seat], "card"), report.collected[seat]
    if spoils:
        return f"takes {cards} and {count_of(spoils, 'spoil')} [PC-24]"
    return f"takes {cards}" if report.taken[seat] else "takes nothing"


def report_words(report: Report, who: Who) -> Content:
    """How a battle ended: who takes what, then every zone card by card."""
    parts: list[Content | str] = []
    for zone in report.zones:
        totals = ", ".join(f"{who(seat.seat)} {seat.total}" for seat in zone.seats)
        parts.append(linked(f"{title(zone)}: {zone.words} [{zone.rule}]", "bold"))
        parts.append(f"  {totals}")
    parts.append("")
    parts += [linked(f"{who(seat)} {_gain(report, seat)}") for seat in report.fought]
    rule = "C.2" if report.won_chips else "PC-19"
    parts += [linked(f"{who(seat)} is out of the game [{rule}]") for seat in report.out]
    if report.left_over:
        become = "leave the game" if report.removed else "become spoils"
        parts.append(linked(f"{count_of(report.left_over, 'card')} that remained there {become} [PC-20]"))
    if report.spoils:
        parts.append(linked(f"Spoils in the centre: {report.spoils} [PC-24]"))
    if report.pots:
        parts.append(linked(f"Chips that lie for the next winners: {report.pots} [C.2]"))
    parts += ["", "Card by card:"]
    for zone in report.zones:
        parts += ["", account_words(zone, who, over=True)]
    return lines(parts)
