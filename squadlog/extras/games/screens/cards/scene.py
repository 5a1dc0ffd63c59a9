"""The table of the card game as text: a box for each zone, and the hand of the one who looks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from textual.content import Content

from squadlog.base.records import record
from squadlog.extras.games.cards.account import SeatAccount, ZoneAccount
from squadlog.extras.games.cards.deck import DOWN
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.hidden import CardsSight
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.moves import Play
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.cards.words import account, in_parts, title
from squadlog.extras.games.screens.cards.words import card_face, draw_account
from squadlog.extras.games.screens.frame.words import gist_of, link_rules
from squadlog.extras.games.screens.hand.boxes import (
    AIRY,
    LOW,
    PASSING,
    READ,
    TALL,
    CardFace,
    Looks,
    answers,
    arrange_boxes,
    backs,
    beside,
    fold_lines,
    looks_for,
    pad,
    pickable,
    rank_cards,
    shorter,
    side_by_side,
    wrap_pieces,
)
from squadlog.extras.games.session.match_log import Last
from squadlog.extras.games.telling import Who
from squadlog.tui.chrome.words import cut

LEAST = 15
"""The narrowest box: three cards."""
LABEL = 14
"""Cells before a row of cards that say whose they are."""


@record
class CardsScene:
    """A table to be drawn: whose view, who sits where, and what is pointed out.

    `at`: the place in the row, -1 for none. `chosen`: the card that looks for a zone of `goals`.

    `spoken`: answers to choose from instead of cards. `last`: the last move, None where it may not be known.
    `others`: what the others hold, when every hand lies open.
    """

    view: CardsSeen
    names: tuple[str, ...]
    at: int = -1
    chosen: int | None = None
    goals: tuple[int, ...] = ()
    spoken: tuple[str, ...] = ()
    last: Last | None = None
    others: tuple[CardsSight, ...] = ()
    looks: Looks = AIRY


def zones_of(view: CardsSeen) -> tuple[int, ...]:
    """The zones in the order they lie before a seat: its own with the centre between them, then the others."""
    layout = view.sight.table.layout
    own = layout.zones[view.seat]
    if len(layout.alive) > 2 and own:
        own = (own[2], own[1], own[0])
    return (*own, *(zone for zone in range(len(layout.names)) if zone not in own))


def draw_table(scene: CardsScene, room: tuple[int, int]) -> tuple[list[Content], list[Content]]:
    """What lies open, and the hand, line by line, for a `room` of cells and lines; spare lines are left as air."""
    wide, high = room
    table, hand = list[Content](), list[Content]()
    for looks in looks_for(high):
        tried = replace(scene, looks=looks)
        table = [*_opposite(tried, wide), *_boxes(tried, wide), *_other_hands(tried, wide)]
        hand = _hand(tried, wide)
        if len(table) + len(hand) < high:
            break
    for found in _explain(scene, wide, large=looks_for(high)[0].large):
        if len(table) + len(found) + len(hand) + 1 < high:
            return [*table, Content(""), *found], hand
    return table, hand


def glimpse(seen: CardsSeen, who: Who, room: tuple[int, int]) -> list[Content | str]:
    """The zones with what lies there, and how many cards everybody has; the hand of the one who looks, if it is one."""
    wide, high = room
    sight = seen.sight
    seats = range(sight.table.rules.players)
    names = tuple(who(seat).removesuffix(f" ({SEATS[seat]})") for seat in seats)
    held = [
        Content(f"{who(seat)}: {sight.hand_sizes[seat]} in hand, {sight.reserve_sizes[seat]} in reserve")
        for seat in seats
    ]
    if sight.hand:
        held += wrap_pieces(
            [card_face(card).flat for card in sight.hand], wide, first=Content("Hand "), indent=5
        )
    found = list[Content]()
    for looks in PASSING:
        scene = CardsScene(view=seen, names=names, looks=looks)
        found = [*_boxes(scene, wide), Content(""), *held]
        if len(found) <= high:
            break
    return [*found]


def _opposite(scene: CardsScene, room: int) -> list[Content]:
    """What the only opponent holds, as backs, and his reserve; where there is room, and nothing lies open."""
    sight = scene.view.sight
    if scene.looks.high < TALL or len(sight.hand_sizes) != 2 or scene.others:
        return []
    foe = 1 - scene.view.seat
    cards = [*backs(sight.hand_sizes[foe]), *_pile(sight, foe)]
    label = Content.styled(f" {_name_seat(scene.names[foe], foe)}".ljust(LABEL), "bold")
    return [*rank_cards(cards, room, first=label, indent=LABEL, high=LOW), Content("─" * room)]


def _pile(sight: CardsSight, seat: int) -> list[CardFace]:
    """The reserve of a seat, face down, with how many cards it has."""
    size = sight.reserve_sizes[seat]
    return [CardFace("?", is_open=False, note=f"{size} in reserve")] if size else []


def _explain(scene: CardsScene, room: int, *, large: bool) -> Iterator[list[Content]]:
    """What fills the table, the most that is told first: how it is played, as long as no card lies there.

    Then, card by card, what counts: every zone under its box, else one, the one pointed at, else that of the last
    move, else the centre. Where there is no room for that, who takes what.
    """
    zones = zones_of(scene.view)
    table = scene.view.sight.table
    if not any(table.cells):
        yield from shorter(gist_of(PHALANX_CARDS.key), room)
        return
    if large:
        yield from _card_by_card(scene, zones, room)
    stand = [scene.view.account(zone) for zone in zones]
    yield fold_lines(
        [link_rules(f"{title(one)}: {one.words} [{one.rule}]") for one in stand if not one.is_bare], room
    )


def _card_by_card(scene: CardsScene, zones: Sequence[int], room: int) -> Iterator[list[Content]]:
    if len(zones) * READ <= room:
        yield beside([_account_of_zone(scene, zone) for zone in zones], room)
    layout = scene.view.sight.table.layout
    zone = layout.centre
    if 0 <= scene.at < len(scene.goals):
        zone = scene.goals[scene.at]
    elif scene.last is not None and isinstance(scene.last.move, Play):
        zone = scene.last.move.zone
    yield _account_of_zone(scene, zone)


def _account_of_zone(scene: CardsScene, zone: int) -> list[Content]:
    return draw_account(account(scene.view.account(zone), lambda seat: _name_seat(scene.names[seat], seat)))


def _name_seat(name: str, seat: int) -> str:
    """Seat and name, once where nobody in particular sits there."""
    return SEATS[seat] if name in ("", SEATS[seat]) else f"{SEATS[seat]} {name}"


def _boxes(scene: CardsScene, room: int) -> list[Content]:
    zones = zones_of(scene.view)
    columns, width = side_by_side(len(zones), room, LEAST)
    parts = {zone: _parts(scene, zone, width) for zone in zones}
    if len({len(found) for found in parts.values()}) == 1:
        # What belongs to one player begins on the same line in every zone beside each other.
        for start in range(0, len(zones), columns):
            row = zones[start : start + columns]
            for at in range(len(parts[row[0]])):
                most = max(len(parts[zone][at]) for zone in row)
                for zone in row:
                    parts[zone][at] += [Content("")] * (most - len(parts[zone][at]))
    boxes = []
    for zone in zones:
        box = [line for part in parts[zone] for line in (*part, *[Content("")] * scene.looks.air)]
        boxes.append([pickable(pad(line, width), "zone", zone) for line in box])
    return arrange_boxes(boxes, columns, width)


def _parts(scene: CardsScene, zone: int, width: int) -> list[list[Content]]:
    """A zone: its title, then everybody in it, the one who looks last."""
    stands = scene.view.account(zone)
    order = sorted(stands.seats, key=lambda one: one.seat == scene.view.seat)
    return [
        [_title(scene, stands, width)],
        *[_seat(scene, zone, one, width, leads=stands.leaders == (one.seat,)) for one in order],
    ]


def _title(scene: CardsScene, zone: ZoneAccount, width: int) -> Content:
    place = scene.goals.index(zone.zone) if zone.zone in scene.goals else -1
    style = "bold reverse" if place >= 0 and place == scene.at else "bold"
    number = f"{place + 1}: " if place >= 0 else ""
    money = scene.view.sight.table.money
    pot = (
        f" pot {money.pots[zone.zone]}" if money is not None and money.pots and money.pots[zone.zone] else ""
    )
    spoils = scene.view.sight.spoils if zone.zone == scene.view.sight.table.layout.centre else 0
    heap = f" +{spoils}{' spoils' if width > LEAST + 5 else ''}" if spoils else ""
    return Content.styled(f"{number}{title(zone)}{heap}{pot}", style)


def _seat(scene: CardsScene, zone: int, one: SeatAccount, width: int, *, leads: bool) -> list[Content]:
    table = scene.view.sight.table
    cell = table.cells[zone * table.layout.seats + one.seat]
    stake = ""
    if table.money is not None and table.money.stakes:
        stake = f" ${table.money.stakes[zone * table.layout.seats + one.seat]}"
    total = f"{one.total}{in_parts(one)}{stake}"
    name = scene.names[one.seat] if width >= len(scene.names[one.seat]) + len(total) + 6 else ""
    head = Content.styled(
        f"{'▶' if leads else ' '}{_name_seat(name, one.seat)}: {total}", "bold" if leads else ""
    )
    secret = table.first == NOBODY and zone == table.layout.centre and scene.view.sight.laid[one.seat]
    cards = [card_face(card, _mark(scene, zone, one.seat, card)) for card in cell]
    if secret:
        cards.append(CardFace("initial", is_open=False))
    return (
        [head, *rank_cards(cards, width, indent=1, high=scene.looks.high)]
        if cards
        else [head, Content.styled(" no card", "$quiet")]
    )


def _mark(scene: CardsScene, zone: int, seat: int, card: int) -> str:
    """The card laid last is shown reversed, the one it struck underlined."""
    if scene.last is None or not isinstance(scene.last.move, Play) or scene.last.move.zone != zone:
        return ""
    made = scene.last.move
    if (seat, card & ~DOWN) == (scene.last.seat, made.card):
        return "reverse"
    return "underline" if (seat, card & ~DOWN) == (made.foe, made.target) else ""


def _hand(scene: CardsScene, room: int) -> list[Content]:
    sight = scene.view.sight
    found = answers(scene.spoken, scene.at, room)
    cards = []
    for place, card in enumerate(sight.hand, start=1):
        here = scene.chosen is None and not scene.spoken and place - 1 == scene.at
        number = "" if scene.spoken or scene.chosen is not None else f"{place}"
        lit = card == scene.chosen or here
        cards.append(replace(card_face(card), lit=lit, place=number, pick=f"card:{place - 1}"))
    if cards:
        pile = _pile(sight, scene.view.seat) if scene.looks.high == TALL else []
        found += rank_cards([*cards, *pile], room, first=Content("Hand "), indent=5, high=scene.looks.hand)
    else:
        found.append(Content("Hand: no card left"))
    if sight.own_initial >= 0:
        found.append(Content.assemble("Your secret initial card: ", card_face(sight.own_initial).flat))
    return found


def _other_hands(scene: CardsScene, room: int) -> list[Content]:
    """What the others hold, each from a line of his own; nothing while that is a secret."""
    found = []
    for sight in scene.others:
        own = (
            [Content.assemble("initial ", card_face(sight.own_initial).flat)]
            if sight.own_initial >= 0
            else []
        )
        cards = [*own, *(card_face(card).flat for card in sight.hand)] or [Content("no card left")]
        found += wrap_pieces(cards, room, first=Content(f"{SEATS[sight.seat]} holds "), indent=8)
    return found


def column(words: str, width: int) -> str:
    """Words cut and filled up to a width."""
    return f"{cut(words, width):<{width}}"
