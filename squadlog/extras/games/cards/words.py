"""What the card game says: what a card does, how a zone stands card by card, how a battle ended."""

from collections.abc import Iterator, Mapping

from squadlog.extras.games.cards.account import SeatAccount, ZoneAccount
from squadlog.extras.games.cards.deck import JACK, KING, QUEEN, RANK, VALUE
from squadlog.extras.games.cards.moves import Play
from squadlog.extras.games.cards.page import hand, page
from squadlog.extras.games.cards.state import CardsSeen, CardState
from squadlog.extras.games.cards.table import NOBODY, Report
from squadlog.extras.games.telling import GameWords, Measure, News, Offer, Told, Who, format_counts
from squadlog.extras.games.words import count_of, format_signed


def format_deed(card: int) -> str:
    """What a card does when it is played, in a few words with its rule."""
    rank = RANK[card]
    if rank == QUEEN:
        return "turns every open card of the zone face down, and herself [PC-01]"
    if rank == KING:
        return "turns one open card of an opponent there face down, and himself [PC-03]"
    if rank == JACK:
        return "doubles your lowest number there that is not doubled yet [PC-08]"
    return f"counts {VALUE[card]}, double under a higher one of its suit [PC-11]"


def title(zone: ZoneAccount) -> str:
    """The name of a zone: `Zone L`, `Centre`."""
    return "Centre" if zone.name == "centre" else f"Zone {zone.name}"


def in_parts(seat: SeatAccount) -> str:
    """` = 14+6` where a flank adds to what lies there."""
    lent = sum(flank.value for flank in seat.flanks)
    return f" = {seat.own}+{lent}" if lent else ""


def account(zone: ZoneAccount, who: Who, *, over: bool = False) -> Iterator[Told]:
    """A zone: everybody in it, card by card, and what follows; in the middle of a battle, or when it is `over`."""
    if zone.is_bare:
        yield Told(words=f"{title(zone)}: nothing lies there{'' if over else ' yet'}", strong=True)
        return
    head = f"{title(zone)}{'' if over else ' as it stands'}"
    yield Told(words=f"{head}: {zone.words}", rule=zone.rule, strong=True)
    for seat in zone.seats:
        if not seat.lines and not seat.flanks:
            yield Told(words=f"{who(seat.seat)}: no card there", depth=1, strong=True)
            continue
        leads = zone.leaders == (seat.seat,)
        yield Told(words=f"{who(seat.seat)}: {seat.total}{in_parts(seat)}", depth=1, strong=True, leads=leads)
        yield from format_counts(seat.lines, depth=2)
        for flank in seat.flanks:
            yield Told(words=f"flank: {flank.why}", rule=flank.rule, depth=2, value=f"{flank.value:+}")


def gain(report: Report, seat: int) -> str:
    """What somebody has of a battle: cards laid in it and spoils of earlier ones, or chips, his own stakes set off."""
    if report.won_chips:
        chips = report.won_chips[seat]
        won = f"{'wins' if chips > 0 else 'loses'} {count_of(abs(chips), 'chip')}"
        return won if chips else "neither wins nor loses chips"
    cards, spoils = count_of(report.taken[seat], "card"), report.collected[seat]
    if spoils:
        return f"takes {cards} and {count_of(spoils, 'spoil')} [PC-24]"
    return f"takes {cards}" if report.taken[seat] else "takes nothing"


def report_lines(report: Report, who: Who) -> Iterator[Told]:
    """How a battle ended: every zone with its sums, who takes what, who is out, and what lies there for the next."""
    for zone in report.zones:
        yield Told(words=f"{title(zone)}: {zone.words}", rule=zone.rule, strong=True)
        sums = ", ".join(f"{who(seat.seat)} {seat.total}{in_parts(seat)}" for seat in zone.seats)
        yield Told(words=sums, depth=1)
    yield Told(words="")
    yield from (Told(words=f"{who(seat)} {gain(report, seat)}") for seat in report.fought)
    rule = "C.2" if report.won_chips else "PC-19"
    yield from (Told(words=f"{who(seat)} is out of the game", rule=rule) for seat in report.out)
    if report.left_over:
        become = "leave the game" if report.removed else "become spoils"
        yield Told(words=f"{count_of(report.left_over, 'card')} that remained there {become}", rule="PC-20")
    if report.spoils:
        yield Told(words=f"Spoils in the centre: {report.spoils}", rule="PC-24")
    if report.pots:
        yield Told(words=f"Chips that lie for the next winners: {report.pots}", rule="C.2")


def _card_by_card(report: Report, who: Who) -> Iterator[Told]:
    yield from (Told(words=""), Told(words="Card by card:"))
    for zone in report.zones:
        yield Told(words="")
        yield from account(zone, who, over=True)


def _news(seen: CardsSeen, who: Who) -> News | None:
    report = seen.table.last
    if report is None:
        return None
    gains = ", ".join(f"{who(seat)} {gain(report, seat)}" for seat in report.fought)
    return News(
        number=report.battle,
        title=f"Battle {report.battle} is over",
        told=tuple(report_lines(report, who)),
        details=tuple(_card_by_card(report, who)),
        short=gains,
        event=report,
        fresh=seen.table.first == NOBODY,
    )


def _parts(seen: CardsSeen) -> list[tuple[str, str]]:
    layout = seen.table.layout
    return [(name, "centre" if zone == layout.centre else name) for zone, name in enumerate(layout.names)]


def _offers(seen: CardsSeen) -> list[Offer]:
    return [
        Offer(move=seen.notation(move), does=format_deed(move.card) if isinstance(move, Play) else "")
        for move in seen.moves()
    ]


def _cards_or_chips(state: CardState, seat: int) -> int:
    if state.table.money is not None:
        return state.table.money.chips[seat]
    return len(state.reserves[seat]) + len(state.hands[seat])


def _hope(options: Mapping[str, str]) -> str:
    if options.get("gambling") == "true":
        return "your chips after this battle, 50% for as many as at first"
    whole = options.get("initial_faces") == "trigger"
    return f"your part of {'all cards' if whole else 'the cards laid'} once this battle is over"


def _worth(seen: CardsSeen, value: float) -> str:
    """Cards, or chips, more or less than an even share of what lies on the table and in hands."""
    sight = seen.sight
    table = sight.table
    money = table.money
    if money is not None:
        held = money.total / len(money.chips)
        return f"{format_signed(round((2 * value - 1) * held))} chips"
    laid = sum(len(cell) for cell in table.cells) + sum(sight.hand_sizes)
    more = round((value - 1 / len(table.alive)) * laid)
    return f"{format_signed(more)} {'card' if abs(more) == 1 else 'cards'}"


def _measure(options: Mapping[str, str], seats: int) -> Measure:
    if options.get("gambling") == "true":
        return Measure(ends=("more", "even", "less"))
    return Measure(ends=("all", "even", "none"), even=1 / seats)


WORDS = GameWords(
    scored_in="cards or chips at the end",
    score=_cards_or_chips,
    hope=_hope,
    deal="A deal names the top cards of reserves, as a table really dealt them: A: 9S 4S 10H; B: 9D 5D; spoils: 2C. "
    "The seed deals the rest [PC-34].",
    page=page,
    hand=hand,
    account=lambda seen, zone, who: account(seen.account(zone), who),
    offers=_offers,
    parts=_parts,
    event=CardsSeen.account,
    news=_news,
    worth=_worth,
    measure=_measure,
)
