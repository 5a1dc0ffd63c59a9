"""The table of Generals and Majors as text: both sides with their ranks, and the hand of the one who looks."""

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap

from textual.content import Content

from squadlog.games.generals.moves import Deploy, Promote
from squadlog.games.generals.page import warnings
from squadlog.games.generals.state import GeneralsSeen
from squadlog.games.generals.table import SEATS
from squadlog.games.generals.words import account
from squadlog.games.words import signed
from squadlog.records import record
from squadlog.shell.match_log import Last
from squadlog.tui.games.frame.words import linked
from squadlog.tui.games.generals.words import command_words, face, told
from squadlog.tui.games.hand.boxes import AIRY, Looks, answers, looks_for, pickable, ranked

INDENT = 11


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
    looks: Looks = AIRY


def drawn(scene: GeneralsScene, room: tuple[int, int]) -> tuple[list[Content], list[Content]]:
    """Both sides, then warnings and the hand, line by line; where lines are left, there is air between."""
    wide, high = room
    table, hand = list[Content](), list[Content]()
    for looks in looks_for(high):
        tried = replace(scene, looks=looks)
        table, hand = _ranks(tried, wide), [*_warned(scene, wide), *_hand(tried, wide)]
        if len(table) + len(hand) < high:
            break
    if looks_for(high)[0].large:
        view = scene.view
        name, left = f"What counts for {SEATS[view.seat]}", view.seat == view.table.mover
        found = told(account(view.account(view.seat), name, left=left), view.table.pack)
        if len(table) + len(found) + len(hand) + 1 < high:
            table += [Content(""), *found]
    return table, hand


def _ranks(scene: GeneralsScene, room: int) -> list[Content]:
    own, line = scene.view.seat, Content("─" * room)
    return [*_side(scene, 1 - own, room), line, *_side(scene, own, room), line]


def _warned(scene: GeneralsScene, room: int) -> list[Content]:
    return [
        linked(line, "bold reverse")
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
    total = f"strength {stands.strength}, lead {signed(stands.lead)}"
    commanders = [
        Content.assemble(
            face(deck, one.card, _style(scene, seat, one.card)),
            f"={deck.written(one.split)}" if one.split and len(deck.colours[one.card]) > 1 else "",
        )
        for one in side.commanders
    ]
    armies = []
    for army, line in zip(side.armies, stands.armies, strict=True):
        shown = face(deck, army.card, _style(scene, seat, army.card), is_open=army.is_open)
        worth = f"={line.value}" if deck.joker[army.card] and army.is_open else ""
        armies.append(Content.assemble(shown, worth))
    nothing = [Content.styled("none", "dim")]
    command = command_words(stands, left=seat == table.mover and not table.dropping)
    rows = [
        Content.assemble((head, "bold"), total),
        *air,
        *_row("command", command or nothing, room),
        *air,
        *_row("commanders", commanders or nothing, room, large=scene.looks.large and bool(commanders)),
        *air,
        *_row("armies", armies or nothing, room, large=scene.looks.large and bool(armies)),
        *air,
    ]
    if scene.foe_hand is not None and seat != scene.view.seat:
        cards = [face(deck, card) for card in scene.foe_hand] or nothing
        rows += [*_row("hand", cards, room), *air]
    return [pickable(row, "side", seat) for row in rows]


def _row(label: str, pieces: Sequence[Content], room: int, *, large: bool = False) -> list[Content]:
    return ranked(pieces, room, first=Content(f" {label:<{INDENT}}"), indent=INDENT + 1, large=large)


def _style(scene: GeneralsScene, seat: int, card: int) -> str:
    """The card laid last is shown reversed, those it cancelled underlined."""
    match scene.last:
        case Last(seat=mover, move=Promote(card=laid) | Deploy(card=laid)) if (seat, card) == (mover, laid):
            return "reverse"
        case Last(seat=mover, move=Deploy(foe=struck)) if seat != mover and card in struck:
            return "underline"
    return ""


def _hand(scene: GeneralsScene, room: int) -> list[Content]:
    sight, deck = scene.view.sight, scene.view.table.pack
    found = answers(scene.spoken, scene.at, room)
    cards = []
    for at, card in enumerate(sight.hand):
        style = "reverse" if at == scene.at and not scene.spoken else ""
        number = Content.styled(f"{(at + 1) % 10}:", "" if scene.spoken else "bold")
        cards.append(pickable(Content.assemble(number, face(deck, card, style)), "card", at))
    if not cards:
        return [*found, Content("Hand: no card left")]
    return [*found, *ranked(cards, room, first=Content("Hand "), indent=5, large=scene.looks.large)]
