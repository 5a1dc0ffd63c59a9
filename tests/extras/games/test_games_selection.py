"""Choosing at a board without a screen: what is posted to the frame, and the lines around the board meanwhile."""

import pytest
from support.matches import BOARD, GENERALS, hasty_store, seated

from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.cards.deck import NAMES
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.board.captions import BoardCaptions
from squadlog.extras.games.screens.board.selection import PieceSelection
from squadlog.extras.games.screens.cards.captions import CardsCaptions
from squadlog.extras.games.screens.cards.selection import CardsSelection
from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.generals.captions import GeneralsCaptions
from squadlog.extras.games.screens.generals.selection import GeneralsSelection
from squadlog.extras.games.session.match import Match

DEAL = "A: 9S 4S 10H 2S 3S 5S 6S; B: 9D 5D 2D 10C 8C JC AH"
DUEL = Score(game="phalanx-cards", deal=DEAL, seats=("Ann", "Bob"))


class Cursor:
    """Where people point at a board that nobody draws."""

    cursor = 0

    def put_cursor(self, cell):
        self.cursor = cell


@pytest.fixture
def looking(path):
    """A game at which the one to move looks: `looking(score)`."""
    store = hasty_store(path)

    def begun(score):
        play = Playing(seated(Match.create(store, score)))
        play.seat = play.match.progress.to_move
        return play

    yield begun
    store.close()


def told(posted):
    """The messages so far, as what they are and what they say; they are told once."""
    found = [
        (
            type(one),
            next(iter(getattr(one, name) for name in ("move", "words", "title") if hasattr(one, name)), ""),
        )
        for one in posted
    ]
    posted.clear()
    return found


def test_an_initial_card_is_chosen_and_then_laid_in_the_centre(looking):
    """PC-18."""
    posted, drawn, top = [], [], []
    selection = CardsSelection(looking(DUEL), posted.append, lambda: drawn.append(1), lambda: top.append(1))
    captions = CardsCaptions(selection)
    card = selection.row()[0].card
    selection.point("row", 0)
    assert selection.busy()
    assert captions.next_step() == f"Enter lays {NAMES[card]} face down in the centre; Escape drops it."
    assert (drawn, top, posted) == ([1], [1], [])
    selection.point("row", 0)
    assert told(posted) == [(GameBoard.Chosen, NAMES[card])]


def test_a_chosen_card_is_let_go_once(looking):
    selection = CardsSelection(looking(DUEL), [].append, lambda: None, lambda: None)
    selection.point("row", 2)
    assert (selection.let_go(), selection.at, selection.busy()) == (True, 2, False)
    assert not selection.let_go()


def test_a_number_that_the_row_does_not_have_is_told(looking):
    posted = []
    selection = CardsSelection(looking(DUEL), posted.append, lambda: None, lambda: None)
    selection.point("row", 9)
    assert told(posted) == [(GameBoard.Says, "There is no number 10: they go from 1 to 7.")]


def test_the_highlight_goes_round_and_a_card_that_is_pointed_at_twice_is_laid(looking):
    posted = []
    selection = GeneralsSelection(looking(GENERALS), posted.append, lambda: None)
    selection.forget()
    place = next(at for at, one in enumerate(selection.row()) if len(selection.ways(one.card)) == 1)
    selection.action_walk(place - selection.at)
    assert selection.at == place
    assert "Enter lays it" in GeneralsCaptions(selection).next_step()
    selection.point("row", place)
    assert [kind for kind, _ in told(posted)] == [GameBoard.Chosen]


def test_who_cannot_move_points_in_vain(looking):
    posted, play = [], looking(GENERALS)
    play.seat = 1 - play.seat
    GeneralsSelection(play, posted.append, lambda: None).point("row", 0)
    assert told(posted) == [(GameBoard.NotNow, "")]


def test_a_piece_is_chosen_led_to_its_places_and_moved(looking):
    """A.5: a piece goes only where its own outline is printed."""
    posted, view = [], Cursor()
    selection = PieceSelection(looking(BOARD), posted.append, lambda: None, view)
    captions, names = BoardCaptions(selection), tables().cell_names
    selection.action_next(1)
    assert captions.next_step().startswith("Enter chooses ")
    assert captions.status().startswith(f" · at {names[view.cursor]}, ")
    selection.pick(view.cursor)
    start = selection.position.rules.tables.places[selection.chosen]
    assert [kind for kind, _ in told(posted)] == [GameBoard.Says]
    selection.action_next(1)
    goal = selection.goal(view.cursor)
    assert captions.next_step().startswith(f"Enter moves it to {goal.square}")
    selection.pick(view.cursor)
    assert told(posted) == [(GameBoard.Chosen, f"{start.name}-{goal.name}")]
    assert selection.chosen is None


def test_an_empty_triangle_is_no_piece_to_choose(looking):
    posted = []
    selection = PieceSelection(looking(BOARD), posted.append, lambda: None, Cursor())
    empty = next(cell for cell in range(128) if not any(selection.piece_on(seat, cell) for seat in (0, 1)))
    selection.pick(empty)
    assert told(posted) == [
        (GameBoard.Says, "Choose one of your pieces first: Red is to move. n goes to them.")
    ]
