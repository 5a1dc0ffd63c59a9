"""The board game played on its screen: by cursor, mouse and notation, with captures, overlooked ones and agreement."""

import pytest
from support.at_the_board import on_the_board

from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.board.words import WORDS
from squadlog.extras.games.screens.board.view import BoardView
from squadlog.tui.chrome.wrapped_list import WrappedList

TAKE = "Position Red: ARCHER c5 e3; Black: ARCHER d5 a8 h8"
DOUBLE = "Position Red: ARCHER c5 e5 d1; Black: ARCHER c4 e4 h8 a8"


@pytest.fixture
def play(tmp_path):
    return on_the_board(tmp_path / "squadlog.db")


def test_a_piece_is_moved_with_the_cursor_and_shows_where_it_can_go(play):
    async def steps(table):
        await table.cursor_to("f1.NE")
        await table.press("enter")
        assert "can go to f3 f5" in table.text()
        assert table.text().count(" + ") == 6
        await table.press("n", "enter")
        assert table.moves == ("f1-f3",)
        assert "1. R f1-f3" in table.text()
        assert "<H>" in table.text()

    play(steps)


def test_next_leads_through_the_pieces_that_can_move_and_then_through_their_places(play):
    async def steps(table):
        await table.cursor_to("d4.NW")
        await table.press("n", "enter", "n", "n", "p", "enter")
        assert table.moves == ("a1.NW-b2",)

    play(steps)


@pytest.mark.parametrize(("seats", "seat"), [(("Ann", "Bob"), 0), (("computer random", "Ann"), 1)])
def test_the_cursor_begins_on_a_piece_of_yours_that_can_move_and_the_line_below_says_what_enter_does(
    play, seats, seat
):
    async def steps(table):
        await table.until(lambda: table.play.mine)
        board = table.board
        piece = board.selection.piece_on(seat, board.cursor)
        assert f"Enter chooses the {piece.kind.name} on {piece.name}" in table.text()
        await table.press("enter")
        assert f"{piece.kind.name} on {piece.name} can go to" in table.text()

    play(steps, seats=seats)


def test_the_cursor_stays_where_it_is_while_the_other_moves(play):
    async def steps(table):
        await table.cursor_to("d4.NW")
        table.game.moves.make("f1-f3")
        await table.until(lambda: table.play.mine and len(table.moves) == 2)
        assert "at d4.NW" in table.text()

    play(steps, seats=("Ann", "computer random"))


def test_the_line_below_the_board_follows_the_cursor(play):
    async def steps(table):
        await table.cursor_to("f1.NE")
        assert "Enter chooses the Hoplite on f1" in table.text()
        await table.press("enter")
        assert "the Hoplite on f1: n or arrows to a +" in table.text()
        await table.cursor_to("f3.SW")
        assert "Enter moves it to f3" in table.text()
        await table.press("escape")
        assert "n or the arrows go to your pieces" in table.text()

    play(steps)


def test_arrows_go_by_squares_and_space_over_the_diagonal(play):
    async def steps(table):
        board = table.game.query_one(BoardView)
        names = tables().cell_names
        await table.cursor_to("d4.NW")
        await table.press("right", "up", "space")
        assert names[board.cursor] == "e5.SE"
        assert "at e5.SE" in table.text()
        await table.press(*["left"] * 9, *["down"] * 9)
        assert names[board.cursor] == "a1.SE"

    play(steps)


def test_a_move_is_made_with_the_mouse_alone(play):
    async def steps(table):
        await table.pilot.click(offset=table.spot("f1.NE"))
        await table.pilot.pause()
        assert "Hoplite on f1" in table.text()
        await table.pilot.click(offset=table.spot("f4.NW"))
        await table.pilot.pause()
        assert table.moves == ()
        await table.pilot.click(offset=table.spot("f3.SW"))
        await table.pilot.pause()
        assert table.moves == ("f1-f3",)

    play(steps, size=(160, 48))


def test_a_place_that_cannot_be_reached_is_refused_with_the_rule_and_what_can(play):
    async def steps(table):
        await table.cursor_to("f1.NE")
        await table.press("enter")
        await table.cursor_to("a8.NE")
        await table.press("enter")
        assert "cannot go to a8" in table.text()
        assert "A.5" in table.text()
        assert table.moves == ()

    play(steps)


def test_captures_are_declared_and_silence_takes_nothing(play):
    """A.6: what nobody declares is not taken, and can be taken later instead of a move."""

    async def steps(table):
        await table.cursor_to("e3.NW")
        await table.press("enter")
        await table.cursor_to("e5.NW")
        await table.press("enter")
        assert table.screen == "CapturesDialog"
        assert "Phalanx!" in table.text()
        assert "Archer on d5, 10 points" in table.text()
        await table.press("escape")
        assert table.moves == ()
        await table.press("enter", "o")
        assert table.moves == ("e3-e5",)
        await table.press("colon")
        await table.type("a8-a7")
        await table.press("enter")
        assert "x makes an overlooked capture" in table.text()
        assert "!A!" in table.text().upper()
        await table.press("x", "enter")
        assert table.moves[-1] == "x d5"
        assert "lost 10: a" in table.text()

    play(steps, deal=TAKE)


def test_one_of_two_is_taken_when_only_it_is_ticked(play):
    """A.6: some, all or none; two at once are a double Phalanx."""

    async def steps(table):
        await table.cursor_to("d1.NE")
        await table.press("enter")
        await table.cursor_to("d4.NW")
        await table.press("enter")
        assert "Double Phalanx!" in table.text()
        await table.press("down", "down", "space", "up", "up", "enter")
        assert table.moves in (("d1-d4 x e4",), ("d1-d4 x c4",))

    play(steps, deal=DOUBLE)


def test_captures_that_need_no_word_are_made_at_once(play):
    async def steps(table):
        await table.cursor_to("e3.NW")
        await table.press("enter")
        await table.cursor_to("e5.NW")
        await table.press("enter")
        assert table.moves == ("e3-e5 x d5",)

    play(steps, deal=TAKE, options={"declare": "auto"})


def test_a_written_move_that_is_wrong_is_said_and_mended(play):
    async def steps(table):
        await table.press("colon")
        await table.type("f1-f9")
        await table.press("enter")
        assert table.screen == "WriteDialog"
        assert "is no move" in table.text()
        await table.press("backspace", "3", "enter")
        assert table.screen == "BoardScreen"
        assert table.moves == ("f1-f3",)

    play(steps)


def test_a_written_move_that_can_take_asks_what_is_declared(play):
    """A.6: whoever writes no x is asked; one who writes it is not."""

    async def steps(table):
        await table.press("colon")
        await table.type("e3-e5")
        await table.press("enter")
        assert table.screen == "CapturesDialog"
        await table.press("escape", "colon")
        await table.type("e3-e5 x d5")
        await table.press("enter")
        assert table.moves == ("e3-e5 x d5",)

    play(steps, deal=TAKE)


def test_every_legal_move_is_in_the_list_and_can_be_narrowed_down(play):
    async def steps(table):
        assert len(WORDS.offers(table.play.view)) == 52 + len(("offer", "resign"))
        await table.press("m")
        await table.type("f1-f5")
        await table.press("enter")
        assert table.moves == ("f1-f5",)

    play(steps)


def test_one_click_in_the_list_of_moves_makes_the_move_and_a_page_is_one_key(play):
    async def steps(table):
        await table.press("m", "pagedown")
        moves = table.app.screen.query_one(WrappedList)
        wanted = moves.chosen
        assert moves.rows[0].key != wanted
        await table.press("home")
        place = next(line for line, row in enumerate(moves.rows) if row.key == wanted)
        await table.pilot.click(WrappedList, offset=(4, place - moves.scroll_offset.y))
        await table.pilot.pause()
        assert table.moves == (wanted,)

    play(steps)


def test_an_offer_to_stop_is_put_to_the_other_and_points_are_counted(play):
    """A.7: both agree."""

    async def steps(table):
        await table.press("d", "y")
        assert table.screen == "ConfirmDialog"
        assert "Red offers to stop" in table.text()
        await table.press("n")
        assert table.moves == ("offer", "decline")
        assert table.play.match.progress.outcome is None
        await table.press("colon")
        await table.type("f1-f3")
        await table.press("enter", "d", "y", "y")
        assert "Drawn. Both agree to stop" in table.text()

    play(steps)


def test_captures_are_found_in_the_list_by_their_word(play):
    async def steps(table):
        await table.press("m")
        await table.type("takes")
        assert "e3-e5 x d5" in table.text()
        assert "Archer, takes Archer on d5" in table.text()
        await table.press("enter")
        assert table.moves == ("e3-e5 x d5",)

    play(steps, deal=TAKE)


@pytest.mark.parametrize("size", [(70, 20), (50, 16)])
def test_a_board_that_has_too_little_room_scrolls_and_keeps_the_cursor_in_sight(play, size):
    async def steps(table):
        board = table.game.query_one(BoardView)
        for name, beside in (("a1.NW", "a"), ("h1.NE", "h"), ("h8.SE", "x"), ("a8.SW", "8"), ("e4.NE", "⠙")):
            await table.cursor_to(name)
            await table.pilot.pause()
            region = board.scrollable_content_region
            shown = [
                line[region.x : region.right] for line in table.text().splitlines()[region.y : region.bottom]
            ]
            assert any("[" in line for line in shown), name
            assert any(beside in line for line in shown), name

    play(steps, size=size)


def test_a_scrolled_board_is_pointed_at_with_the_mouse(play):
    async def steps(table):
        await table.cursor_to("h1.NE")
        await table.pilot.pause()
        board = table.game.query_one(BoardView)
        row = next(y for y, line in enumerate(table.text().splitlines()) if "[" in line)
        await table.pilot.click(offset=(table.text().splitlines()[row].index("[") + 1, row))
        await table.pilot.pause()
        assert board.scroll_offset.y > 0
        assert tables().cell_names[board.cursor] == "h1.NE"
        assert "Auxiliary on h1.NE" in table.text()

    play(steps, size=(70, 20))


def test_the_first_line_keeps_what_changes_whole_at_eighty_columns(play):
    async def steps(table):
        await table.cursor_to("a1.NW")
        first = table.text().splitlines()[0]
        assert first.endswith("move 0 · at a1.NW, Auxiliary · 0.3 s a move")
        assert "…" in first

    play(
        steps,
        seats=("Somebody with a long name", "computer strong"),
        title="Board game: Somebody - computer strong",
    )
