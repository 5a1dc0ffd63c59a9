"""What Generals and Majors says: what a move does, why a card cannot be laid, how a side stands card by card."""

from collections.abc import Iterator, Mapping

from squadlog.extras.games.generals.account import SideAccount
from squadlog.extras.games.generals.cards import Pack
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.page import hand, page
from squadlog.extras.games.generals.refusing import why_not_card
from squadlog.extras.games.generals.sides import Points
from squadlog.extras.games.generals.state import GeneralsSeen, GeneralsState
from squadlog.extras.games.generals.table import GeneralsTable
from squadlog.extras.games.telling import GameWords, News, Offer, Told, Who, format_counts
from squadlog.extras.games.words import format_signed

_WORDS = {
    GeneralsWord.END: "your turn is over",
    GeneralsWord.KEEP: "keep this hand",
    GeneralsWord.REDRAW: "throw it back, seven new cards",
}


def shares(deck: Pack, points: Points) -> str:
    """`3 red and 2 yellow`; `nothing`."""
    told = [f"{share} {name}" for share, name in zip(points, deck.colour_names, strict=True) if share]
    return " and ".join(told) or "nothing"


def format_deed(table: GeneralsTable, move: GeneralsMove) -> str:
    """What a move does, in words."""
    deck = table.pack
    if isinstance(move, Drop):
        return "is discarded"
    if isinstance(move, Promote):
        points = deck.command[move.card] or 0
        if move.split:
            return f"commander: pays for {shares(deck, move.split)}, split so for good"
        colours = [deck.colour_names[colour] for colour in deck.colours[move.card]]
        when = "" if table.rules.standing else " in each turn"
        anew = ", split anew each time" if len(colours) > 1 else ""
        return f"commander: pays for {points} of {' or '.join(colours)}{when}{anew}"
    if isinstance(move, Deploy):
        return f"army: costs {shares(deck, move.paid)}{cancels(table, move)}"
    return _WORDS[move]


def cannot(view: GeneralsSeen, card: int) -> str:
    """Why a card of the hand cannot be laid now, and the commander that would help; empty if it can."""
    table, fault = view.table, why_not_card(view.table, card)
    if fault is None:
        return ""
    deck = table.pack
    if deck.joker[card] or deck.army[card] is None:
        return fault.cited
    great = [
        deck.names[move.card]
        for move in view.moves()
        if isinstance(move, Promote) and set(deck.colours[move.card]) & set(deck.colours[card])
    ]
    first = f" Lay {' or '.join(dict.fromkeys(great))} first." if great else ""
    return f"{fault.cited}{first}"


def cancels(table: GeneralsTable, move: Deploy) -> str:
    """The armies that turn face down, `; cancels 4B + 2Y [GM-03]`; empty for none."""
    names = table.pack.names
    if not move.foe:
        return ""
    foes = " + ".join(names[card] for card in move.foe)
    own = f" with {' + '.join(names[card] for card in move.own)}" if move.own else ""
    return f"; cancels {foes}{own} [GM-03]"


def account(side: SideAccount, name: str, *, left: bool) -> Iterator[Told]:
    """A side, card by card: what it commands and is worth, and why; with `left`, what may still be laid."""
    yield Told(words=f"{name}: strength {side.strength}, lead {format_signed(side.lead)}", strong=True)
    yield Told(words="Command, by colour:", depth=1)
    rest = dict(side.left)
    for colour, least, most in side.command:
        if most:
            span = f"{least}" if least == most else f"{least} to {most}, as jokers are split [GM-09]"
            still = f"; {rest[colour]} may still be laid in this turn [GM-01]" if left else ""
            yield Told(words=f"{colour}: {span}{still}", depth=2)
    if not any(most for _, _, most in side.command):
        yield Told(words="none: no commander is laid", depth=2)
    yield from (Told(words=group, depth=2) for group in side.groups)
    for title, cards in (("Commanders:", side.commanders), ("Armies:", side.armies)):
        yield Told(words=title, depth=1)
        yield from format_counts(cards, depth=2)
        if not cards:
            yield Told(words="none", depth=2)


def _account(seen: GeneralsSeen, seat: int, who: Who) -> Iterator[Told]:
    return account(seen.account(seat), who(seat), left=seat == seen.table.mover)


def _news(seen: GeneralsSeen, who: Who) -> News | None:
    wins = seen.table.wins
    if not sum(wins):
        return None
    words = f"{who(0)} has won {wins[0]}, {who(1)} {wins[1]}. The cards are dealt again [GM-22, GM-23]."
    told = () if seen.to_move is None else (Told(words=words),)
    return News(number=sum(wins), title=f"Game {sum(wins)} is over", told=told)


def _offers(seen: GeneralsSeen) -> list[Offer]:
    return [Offer(move=seen.notation(move), does=format_deed(seen.table, move)) for move in seen.moves()]


def _strength(state: GeneralsState, seat: int) -> int:
    return state.table.strength(seat)


def _hope(_options: Mapping[str, str]) -> str:
    return "your chance to win, judged by lead and command"


WORDS = GameWords(
    scored_in="strength at the end",
    score=_strength,
    hope=_hope,
    deal="A deal names cards of the hands, the draw stack from its top, and who deals: dealer: B; A: KR 3R 10B; "
    "draw: 2Y. The seed deals the rest [GM-25].",
    page=page,
    hand=hand,
    account=_account,
    event=GeneralsSeen.account,
    offers=_offers,
    news=_news,
)
