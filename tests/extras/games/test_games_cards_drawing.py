"""Whatever happens at a table of cards can be drawn, at every size, and shows no card that its viewer may not know."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.content import Content

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.cards.words import WORDS
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.words import WORDS as SIDES
from squadlog.extras.games.screens.cards import scene as cards_scene
from squadlog.extras.games.screens.cards import words
from squadlog.extras.games.screens.generals import scene as generals_scene
from squadlog.extras.games.screens.generals import words as side_words
from squadlog.extras.games.screens.hand.boxes import FLAT, LOW, TALL, CardFace, beside, rank_cards, split

ROOMS = ((50, 19), (115, 42), (155, 55))
TABLES = (
    {"players": "2"},
    {"players": "3", "initial_faces": "trigger"},
    {"players": "7", "tie": "swap"},
    {"players": "2", "gambling": "true", "tie_pot": "carry"},
    {"players": "4", "gambling": "true", "pay_per_card": "3"},
    {"players": "2", "memory_mode": "true"},
)
WHO = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay", "Gus")
RANKS = ({}, {"deck": "stardeck"}, {"command_mode": "standing", "joker_split": "fixed"}, {"match": "2"})


def positions(game, options, *, moves, seed=3):
    """A random game: every position on its way."""
    chance = Chance(seed)
    state = game.start({one.name: options.get(one.name, one.default) for one in game.options}, seed)
    for _move in range(moves):
        yield state
        if state.to_move is None:
            return
        state = state.play(chance.pick(state.moves()))


def shown(parts):
    return "\n".join(line.plain for part in parts for line in part)


@pytest.mark.parametrize("options", TABLES, ids=lambda options: " ".join(options.values()))
def test_every_position_of_a_game_of_cards_is_drawn_within_its_room(options):
    names = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay", "Gus")
    for number, state in enumerate(positions(PHALANX_CARDS, options, moves=120)):
        seat = number % int(options["players"])
        view = state.seen_by(seat)
        room = ROOMS[number % 3]
        goals = tuple(
            zone for zone in cards_scene.zones_of(view) if seat in view.sight.table.layout.players[zone]
        )
        scene = cards_scene.CardsScene(
            view=view, names=names, at=0, chosen=next(iter(view.sight.hand), None), goals=goals
        )
        parts = cards_scene.draw_table(scene, room)
        assert all(line.cell_length <= room[0] for part in parts[1:] for line in part)
        told = shown(parts)
        for zone in range(len(view.sight.table.layout.names)):
            words.draw_account(WORDS.account(view, zone, str))
        if (news := WORDS.news(view, str)) is not None:
            told_after = "\n".join(line.plain for line in words.draw_account((*news.told, *news.details)))
            if "memory_mode" in options:
                assert not re.search(r"\((?:10|[A2-9JQK])[♠♦♣♥]\)", told_after)
        if options.get("gambling") is None:
            lies = {card & 63 for cell in view.sight.table.cells for card in cell} | {
                *view.sight.hand,
                view.sight.own_initial,
            }
            for card in range(52):
                if card not in lies:
                    assert not re.search(rf"(?<![0-9]){words.card_face(card).short}", told), told


@pytest.mark.parametrize("options", RANKS, ids=lambda options: " ".join(options.values()) or "kalosi")
def test_every_position_of_generals_is_drawn_within_its_room(options):
    for number, state in enumerate(positions(GENERALS, options, moves=160)):
        seat, room = number % 2, ROOMS[number % 3]
        view = state.seen_by(seat)
        parts = generals_scene.draw_table(
            generals_scene.GeneralsScene(view=view, names=("Ann", "Bob"), at=0), room
        )
        assert all(line.cell_length <= room[0] for part in parts for line in part)
        told = shown(parts)
        for card in state.hands[1 - seat]:
            name = re.escape(side_words.card_face(state.table.pack, card).short)
            assert not re.search(rf"(?<![0-9A-Z?]){name}", told)
        assert side_words.draw_account(SIDES.account(view, seat, str), state.table.pack)
        assert all(offer.does for offer in SIDES.offers(state.seen_by(state.to_move or 0)))


def test_a_card_that_cannot_be_laid_is_quieter_and_its_outline_is_broken():
    for high, sign in ((LOW, "╌"), (TALL, "╌"), (FLAT, "2·")):
        barred = CardFace("6", "♦", "$error", barred=True, place="2").lines(high)
        assert sign in barred[0].plain
        assert not any("$error" in str(span.style) for line in barred for span in line.spans)
        free = CardFace("6", "♦", "$error", place="2").lines(high)
        assert sign not in free[0].plain


def test_the_hand_of_generals_tells_which_cards_can_be_laid():
    """GM-01: an army needs a commander of its colour."""
    state = next(
        one for one in positions(GENERALS, RANKS[0], moves=40) if one.table.asked < 0 and any(one.hands)
    )
    view = state.seen_by(state.to_move)
    scene = generals_scene.GeneralsScene(view=view, names=("Ann", "Bob"), at=0)
    may = {move.card for move in view.moves() if hasattr(move, "card")}
    hand = "".join(line.plain for line in generals_scene.draw_table(scene, (100, 12))[1])
    told = re.findall(r"\d([:·])", hand)
    assert [sign == ":" for sign in told] == [card in may for card in view.sight.hand]


@pytest.mark.parametrize(("game", "options", "scene", "words_of_card"), [
    *[(PHALANX_CARDS, options, cards_scene, lambda _view, card: words.card_face(card)) for options in TABLES[:3]],
    *[(GENERALS, options, generals_scene, lambda view, card: side_words.card_face(view.table.pack, card))
      for options in RANKS[:2]],
])  # fmt: skip
def test_a_table_in_passing_keeps_to_its_room_and_shows_no_hand_but_that_of_the_one_who_looks(
    game, options, scene, words_of_card
):
    for number, state in enumerate(positions(game, options, moves=36)):
        for seat in (ONLOOKER, 0):
            view, room = state.seen_by(seat), ((58, 40), (76, 26), (20, 4))[number % 3]
            found = scene.glimpse(view, lambda place: f"{WHO[place]} ({'ABCDEFG'[place]})", room)
            assert all(line.cell_length <= room[0] for line in found) or room[0] < 58
            hands = state.hands[1:] if seat == 0 else state.hands
            if "gambling" not in options:
                seen = set(view.sight.hand)
                for card in {card for hand in hands for card in hand} - seen:
                    name = re.escape(words_of_card(view, card).short)
                    told = "\n".join(line.plain for line in found)
                    assert not re.search(rf"(?<![0-9A-Z?]){name}", told), told


@pytest.mark.parametrize("high", [LOW, TALL])
@pytest.mark.parametrize(
    "face",
    [CardFace("10", "♦", "$error"), CardFace("?RY"), CardFace("7", "♠", is_open=False), CardFace("?", is_open=False),
     CardFace("A", "♥", lit=True, place="3"), CardFace("J", "R▲", note="=3R+2Y"), CardFace("initial", is_open=False)],
    ids=lambda face: face.short,
)  # fmt: skip
def test_a_card_is_a_whole_rectangle_of_its_size(face, high):
    shown = face.lines(high)
    assert len(shown) == high
    assert {line.cell_length for line in shown} == {face.width(high)}


def test_a_card_shows_rank_and_suit_in_its_corners_and_once_in_a_line_of_text():
    face = CardFace("6", "♦", "$error")
    assert [line.plain for line in face.lines(TALL)] == [
        "╭─────╮",
        "│6♦   │",
        "│  ♦  │",
        "│   6♦│",
        "╰─────╯",
    ]
    assert face.flat.plain == "6♦"
    assert CardFace("6", "♦", is_open=False).flat.plain == "(6♦)"


def test_the_card_under_the_highlight_has_a_heavy_outline_whatever_the_colours():
    assert CardFace("6", "♦", lit=True, place="2").lines(LOW)[0].plain == "┏━2━━┓".replace(
        "━2━━", "2".center(4, "━")
    )
    assert CardFace("6", "♦").lines(LOW)[0].plain == "╭────╮"


@pytest.mark.parametrize("high", [FLAT, LOW, TALL])
def test_a_card_that_lies_face_down_is_told_from_an_open_one_without_colours(high):
    open_one, down = (CardFace("2", "♥", "$error", is_open=is_open) for is_open in (True, False))
    assert "(2♥)" in "".join(line.plain for line in down.lines(high))
    assert "(" not in "".join(line.plain for line in open_one.lines(high))


def test_a_card_that_nobody_may_name_shows_its_back_alone():
    assert set("".join(line.plain for line in CardFace("?", is_open=False).lines(TALL))) <= set("╭─╮│╰╯░")


@given(cards=st.lists(st.sampled_from([CardFace("10", "♦"), CardFace("?RY"), CardFace("A", "♣")]), max_size=20),
       width=st.integers(30, 120), high=st.sampled_from([FLAT, LOW, TALL]))  # fmt: skip
def test_a_rank_of_cards_shows_each_of_them_within_its_room(cards, width, high):
    lines = rank_cards(cards, width, indent=5, high=high)
    assert all(line.cell_length <= width for line in lines)
    text = "".join(line.plain for line in lines)
    per_card = {FLAT: 1, LOW: 1, TALL: 2}[high]
    for name in ("10♦", "A♣"):
        assert text.count(name) == per_card * sum(card.short == name for card in cards)


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_what_is_told_in_columns_loses_no_word_and_keeps_to_its_room(columns):
    told = [Content(f"  card {number} doubled by another card beside it") for number in range(7)]
    parts = split(told, columns)
    assert [line for part in parts for line in part] == told
    shown = beside(parts, 80)
    assert all(line.cell_length <= 80 for line in shown)
    words = " ".join(" ".join(line.plain.replace("│", " ").split()) for line in shown)
    assert sorted(words.split()) == sorted(" ".join(line.plain for line in told).split())


def test_where_there_is_room_every_zone_is_explained_under_its_box():
    state = list(positions(PHALANX_CARDS, {"players": "2"}, moves=14))[-1]
    scene = cards_scene.CardsScene(view=state.seen_by(0), names=("Ann", "Bob"))
    wide = shown(cards_scene.draw_table(scene, (150, 55)))
    assert wide.count("as it stands") == 3
    assert shown(cards_scene.draw_table(scene, (100, 55))).count("as it stands") == 1


NARROW = (50, 19)


@pytest.mark.parametrize("room", ROOMS)
def test_before_a_card_lies_a_table_tells_how_it_is_played_as_far_as_there_is_room(room):
    for game, scenes, scene in (
        (PHALANX_CARDS, cards_scene, cards_scene.CardsScene),
        (GENERALS, generals_scene, generals_scene.GeneralsScene),
    ):
        state = next(positions(game, {}, moves=1))
        drawn = scenes.draw_table(scene(view=state.seen_by(0), names=("Ann", "Bob")), room)
        table = shown(drawn)
        assert "How it is played" in table
        assert ("has lost [PC-19]" in table or "have won [GM-15]" in table) == (room != NARROW)
        assert sum(map(len, drawn)) < room[1]


def test_on_a_small_screen_too_the_table_says_who_takes_what_lies_there():
    state = list(positions(PHALANX_CARDS, {"players": "2"}, moves=5))[-1]
    view = state.seen_by(0)
    table = shown(cards_scene.draw_table(cards_scene.CardsScene(view=view, names=("Ann", "Bob")), NARROW))
    stands = [view.account(zone) for zone in range(3)]
    assert [f": {one.words} [{one.rule}]" in table for one in stands] == [not one.is_bare for one in stands]


def test_somebody_without_a_name_is_called_by_the_seat_alone():
    state = list(positions(PHALANX_CARDS, {"players": "2"}, moves=14))[-1]
    table = shown(
        cards_scene.draw_table(cards_scene.CardsScene(view=state.seen_by(0), names=("A", "Bob")), (150, 55))
    )
    assert "A: " in table
    assert "A A" not in table
