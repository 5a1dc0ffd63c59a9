"""The table of Generals and Majors as text: both sides with their ranks, and the hand of the one who looks."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from textwrap import wrap

from textual.content import Content

from squadlog.base.records import record
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy, Drop, Promote
from squadlog.extras.games.generals.page import warnings
from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.generals.table import SEATS
from squadlog.extras.games.generals.words import account
from squadlog.extras.games.screens.frame.words import gist_of, link_rules
from squadlog.extras.games.screens.generals.words import card_face, command_words, draw_account
from squadlog.extras.games.screens.hand import boxes
from squadlog.extras.games.session.match_log import Last
from squadlog.extras.games.telling import Who
from squadlog.extras.games.words import format_signed

INDENT = 11
"""Cells of the label before a row of cards."""


@record
class GeneralsScene:
    """A table to be drawn: whose view, who sits where, and what is pointed out.

    `at`: the place in the row, -1 for none; `spoken`: answers to choose from instead of cards.

    `last`: the last move, None at the start. `foe_hand`: what the other one holds, None while that is a secret.
    """

    view: GeneralsSeen
    names: tuple[str, ...]
    at: int = -1
    spoken: tuple[str, ...] = ()
    last: Last | None = None
    foe_hand: tuple[int, ...] | None = None
    looks: boxes.Looks = boxes.AIRY


def draw_table(scene: GeneralsScene, room: tuple[int, int]) -> tuple[list[Content], list[Content]]:
    """Both sides, then warnings and the hand, line by line; where lines are left, there is air between.

    Until one has laid something oneself, what is left tells how it is played; then, on a large screen, what counts.
    """
    wide, high = room
    table, hand = list[Content](), list[Content]()
    may = {move.card for move in scene.view.moves() if isinstance(move, Drop | Promote | Deploy)}
    for looks in boxes.looks_for(high):
        tried = replace(scene, looks=looks)
        table, hand = _ranks(tried, wide), [*_format_warnings(scene, wide), *_hand(tried, wide, may)]
        if len(table) + len(hand) < high:
            break
    free = high - len(table) - len(hand) - 2
    own = scene.view.table.sides[scene.view.seat]
    if not own.commanders and not own.armies:
        found = boxes.shorter(gist_of(GENERALS.key), wide)
    else:
        found = _explain(scene, wide, free) if boxes.looks_for(high)[0].large else iter(())
    fits = next((lines for lines in found if len(lines) <= free), None)
    return table if fits is None else [*table, Content(""), *fits], hand


def _explain(scene: GeneralsScene, room: int, free: int) -> Iterator[list[Content]]:
    """Card by card what counts, the most that is told first: both sides beside each other, else the own one.

    What has more than `free` lines before any is folded is not laid out at all.
    """
    own = _account_of_side(scene, scene.view.seat)
    if len(own) <= free:
        yield boxes.beside([_account_of_side(scene, 1 - scene.view.seat), own], room)
        yield own
    for columns in (2, 3, 4):
        if columns * boxes.READ <= room and len(own) <= columns * free:
            yield boxes.beside(boxes.split(own, columns), room)


def _account_of_side(scene: GeneralsScene, seat: int) -> list[Content]:
    table = scene.view.table
    words = account(scene.view.account(seat), f"What counts for {SEATS[seat]}", left=seat == table.mover)
    return draw_account(words, table.pack)


def glimpse(seen: GeneralsSeen, who: Who, room: tuple[int, int]) -> list[Content | str]:
    """Both sides with their ranks, and where the other cards are; the hand of the one who looks, if it is one."""
    wide, high = room
    sight, seats = seen.sight, range(len(SEATS))
    names = tuple(who(seat).removesuffix(f" ({SEATS[seat]})") for seat in seats)
    held = [Content(f"{who(seat)}: {sight.hand_sizes[seat]} in hand.") for seat in seats]
    rest = boxes.wrap_pieces(
        [*held, Content(f"Stack {sight.draw}, discards {len(seen.table.discards)}.")], wide
    )
    if sight.hand:
        cards = [card_face(seen.table.pack, card).flat for card in sight.hand]
        rest += boxes.wrap_pieces(cards, wide, first=Content("Hand "), indent=5)
    found = list[Content]()
    for looks in boxes.PASSING:
        scene = GeneralsScene(view=seen, names=names, looks=looks)
        found = [*_side(scene, 0, wide), Content("─" * wide), *_side(scene, 1, wide), *rest]
        if len(found) <= high:
            break
    return [*found]


def _ranks(scene: GeneralsScene, room: int) -> list[Content]:
    own, line = scene.view.seat, Content("─" * room)
    return [*_side(scene, 1 - own, room), line, *_side(scene, own, room), line]


def _format_warnings(scene: GeneralsScene, room: int) -> list[Content]:
    return [
        link_rules(line, "bold reverse")
        for words in warnings(scene.view, SEATS.__getitem__)
        for line in wrap(f"! {words}", room)
    ]


def _side(scene: GeneralsScene, seat: int, room: int) -> list[Content]:
    air = [Content("")] * (scene.looks.air and not scene.looks.large)
    stands = scene.view.account(seat)
    table, deck = scene.view.table, scene.view.table.pack
    side = table.sides[seat]
    mark = "▶" if scene.view.to_move == seat else " "
    head = f"{mark}{SEATS[seat]} {scene.names[seat]} ".replace(
        f"{SEATS[seat]} {SEATS[seat]} ", f"{SEATS[seat]} "
    )
    total = f"strength {stands.strength}, lead {format_signed(stands.lead)}"
    commanders = [
        card_face(
            deck,
            one.card,
            _mark(scene, seat, one.card),
            note=f"={deck.written(one.split)}" if one.split and len(deck.colours[one.card]) > 1 else "",
        )
        for one in side.commanders
    ]
    armies = []
    for army, line in zip(side.armies, stands.armies, strict=True):
        worth = f"={line.value}" if deck.joker[army.card] and army.is_open else ""
        mark = _mark(scene, seat, army.card)
        armies.append(card_face(deck, army.card, mark, is_open=army.is_open, note=worth))
    nothing = [Content.styled("none", "$quiet")]
    command = command_words(stands, left=seat == table.mover and not table.dropping)
    rows = [
        Content.assemble((head, "bold"), total),
        *air,
        *_words("command", command or nothing, room),
        *air,
        *(
            _row("commanders", commanders, room, scene.looks.high)
            if commanders
            else _words("commanders", nothing, room)
        ),
        *air,
        *(_row("armies", armies, room, scene.looks.high) if armies else _words("armies", nothing, room)),
        *air,
    ]
    if scene.foe_hand is not None and seat != scene.view.seat:
        cards = [card_face(deck, card).flat for card in scene.foe_hand] or nothing
        rows += [*_words("hand", cards, room), *air]
    return [boxes.pickable(row, "side", seat) for row in rows]


def _words(label: str, pieces: Sequence[Content], room: int) -> list[Content]:
    return boxes.wrap_pieces(pieces, room, first=Content(f" {label:<{INDENT}}"), indent=INDENT + 1)


def _row(label: str, cards: Sequence[boxes.CardFace], room: int, high: int) -> list[Content]:
    return boxes.rank_cards(cards, room, first=Content(f" {label:<{INDENT}}"), indent=INDENT + 1, high=high)


def _mark(scene: GeneralsScene, seat: int, card: int) -> str:
    """The card laid last is shown reversed, those it cancelled underlined."""
    match scene.last:
        case Last(seat=mover, move=Promote(card=laid) | Deploy(card=laid)) if (seat, card) == (mover, laid):
            return "reverse"
        case Last(seat=mover, move=Deploy(foe=struck)) if seat != mover and card in struck:
            return "underline"
    return ""


def _hand(scene: GeneralsScene, room: int, may: Collection[int]) -> list[Content]:
    sight, deck = scene.view.sight, scene.view.table.pack
    found = boxes.answers(scene.spoken, scene.at, room)
    cards = [
        replace(
            card_face(deck, card),
            barred=scene.at >= 0 and card not in may,
            lit=at == scene.at and not scene.spoken,
            place=f"{(at + 1) % 10}",
            pick=f"card:{at}",
        )
        for at, card in enumerate(sight.hand)
    ]
    if not cards:
        return [*found, Content("Hand: no card left")]
    return [*found, *boxes.rank_cards(cards, room, first=Content("Hand "), indent=5, high=scene.looks.hand)]
