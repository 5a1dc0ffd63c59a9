"""The list of side games, a new game with its options, bringing games in, counting them, deleting them."""

import asyncio

import pytest
from support.at_the_board import at_the_board
from support.matches import whole

from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.frame.game_screen import GameScreen
from squadlog.extras.games.screens.frame.parts.thinker import kept_pace
from squadlog.extras.games.screens.frame.tables import screen_of
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.tally import Result, tally
from squadlog.tui.book.settings import remappable, share_keys
from squadlog.tui.chrome.strip_list import StripList

GAME_KEYS = ("game.", "field.", "hand.", "cards.", "generals.")
RECORD = """game phalanx-board
option first_player red
option ply_limit 2
seed 7
seat Red Ann
seat Black Bob

1. f1-f3
2. f8-f6
"""


@pytest.fixture
def play(tmp_path):
    def played(steps, size=(80, 24)):
        async def whole():
            async with at_the_board(tmp_path / "squadlog.db", size=size) as table:
                await steps(table)

        asyncio.run(whole())

    return played


async def row(table, words):
    """Put the cursor on the row that has these words and press Enter."""
    shown = rows(table)
    place = next((place for place, told in enumerate(shown) if words in told), None)
    assert place is not None, shown
    lists = table.app.screen.query(StripList)
    lists.first().choose(lists.first().rows[place].key)
    await table.press("enter")


def rows(table):
    """What the rows of the list in front say."""
    return [row.words.plain for row in table.app.screen.query(StripList).first().rows]


def test_a_newcomer_has_a_side_game_on_screen_in_three_keys(play):
    async def steps(table):
        await table.press("g", "b", "enter")
        assert table.screen == "BoardScreen"
        assert table.play.match.seating.names[1] == "computer greedy"
        await table.press("escape", "escape")
        assert table.screen == "SideGamesScreen"

    play(steps)


def test_every_option_is_offered_with_its_question_choices_and_rule(play):
    async def steps(table):
        await table.press("g", "b")
        shown = rows(table)
        for option in game_of("phalanx-board").options:
            assert any(f"{option.title}: " in told for told in shown), option.name
            assert not any(option.name in told for told in shown if "_" in option.name), option.name
        await row(table, "Free way of a slide")
        assert "What must be free for a piece to slide? [A.5]" in table.text()
        await row(table, "every triangle")
        assert "●Free way of a slide: every triangle" in table.text()
        await row(table, "Points that win")
        table.app.screen.query_one("#write").value = "99999"
        await table.press("enter")
        assert "“Points that win” cannot be '99999': a whole number from 0 to 15000" in table.text()
        table.app.screen.query_one("#write").value = "70"
        await table.press("enter", "f2")
        assert dict(whole(table.play.match).score.options)["path_rule"] == "strict"
        assert dict(whole(table.play.match).score.options)["target_points"] == "70"

    play(steps)


def test_the_board_stands_beside_what_is_agreed_as_it_will_be_set_up(play):
    async def steps(table):
        await table.press("g", "b")
        await table.pilot.pause()
        assert "15 pieces, 130 points" in table.text()
        before = table.text()
        await row(table, "Set-up:")
        await row(table, "rear general")
        assert "15 pieces, 130 points" in table.text()
        assert table.text() != before
        await row(table, "Points that win")
        assert "130 points" not in table.text()

    play(steps, size=(160, 48))


def test_people_sit_down_by_name_and_are_remembered(play):
    async def steps(table):
        await table.press("g", "b")
        await row(table, "Seat Red")
        await row(table, "by name")
        await table.type("Ann")
        await table.press("enter")
        await row(table, "Seat Black")
        await row(table, "computer random")
        await table.press("f2")
        assert table.play.match.seating.names == ("Ann", "computer random")
        await table.press("escape", "escape", "b")
        assert "Seat Red: Ann" in table.text()

    play(steps)


def test_a_whole_short_game_is_played_against_the_computer_from_home_to_the_count(play):
    async def steps(table):
        await table.press("g", "b")
        await row(table, "Moves in all")
        table.app.screen.query_one("#write").value = "5"
        await table.press("enter")
        await row(table, "Who begins")
        await row(table, "Red")
        await row(table, "Seat Black")
        await row(table, "computer greedy")
        await row(table, "Seat Red")
        await row(table, "by name")
        await table.type("Ann")
        await table.press("enter", "f2")
        while table.play.match.progress.outcome is None:
            await table.until(lambda: table.play.mine or table.play.match.progress.outcome is not None)
            await table.press("n", "n", "enter", "n", "enter")
            if table.screen == "CapturesDialog":
                await table.press("enter")
        assert len(table.moves) == 5
        assert "▶ Over" in table.text()
        assert "5 moves are played" in table.text()
        await table.press("k")
        await table.until(lambda: "finished game" in table.text() and "reading" not in table.text())
        assert "1 finished game of" in table.text()
        assert "computer greedy" in table.text()
        await table.press("escape", "u")
        assert table.play.match.progress.outcome is None
        assert len(table.moves) == 4

    play(steps)


def test_impossible_options_are_said_and_no_game_begins(play):
    async def steps(table):
        await table.press("g", "b")
        await row(table, "Game: ")
        await row(table, "card game")
        await row(table, "Price of a card")
        table.app.screen.query_one("#write").value = "2"
        await table.press("enter")
        assert "“Price of a card” needs chips" in table.text()
        await table.press("f2")
        assert table.screen == "NewGameScreen"

    play(steps)


def test_a_set_up_of_ones_own_is_checked_kept_and_played(play):
    async def steps(table):
        await table.press("g", "b")
        await row(table, "Deal, set-up")
        deal = table.app.screen.query_one("#deal")
        deal.value = "Red: ARCHER z9; Black: turned"
        await table.press("enter")
        assert "is no square" in table.text()
        deal.value = "Red: ARCHER b1 g1, AUX a1.NW; Black: turned"
        await table.press("f3")
        await table.type("small")
        await table.press("enter")
        assert "small: Red: ARCHER b1" in table.text()
        deal.focus()
        await table.press("enter")
        assert "where 8 are usual" in table.text()
        await table.press("f2")
        assert len(table.board.selection.position.pieces()) == 6
        assert dict(whole(table.play.match).score.options)["setup"] == "custom"

    play(steps)


def test_a_game_is_brought_in_from_a_file_and_opened(play, tmp_path):
    async def steps(table):
        path = tmp_path / "in.game"
        path.write_text(RECORD)
        await table.press("g", "i")
        table.app.screen.query_one("#file").value = str(path)
        await table.press("enter")
        assert table.screen == "BoardScreen"
        assert table.moves == ("f1-f3", "f8-f6")
        assert "Over" in table.text()
        await table.press("escape", "escape")
        told = next(row for row in rows(table) if "Board game: Ann - Bob" in row)
        assert told.split()[0] == "c"
        assert " over " in told

    play(steps)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "begins with its game"),
        ("game chess\n", "there is no game"),
        (RECORD.replace("f8-f6", "f8-f1"), "Line 9"),
        (RECORD + "3. f3-f5\n", "over before this move"),
        ("\x1b[31m game", "begins with its game"),
    ],
)
def test_a_damaged_record_is_told_by_line_and_nothing_is_lost(play, text, told):
    async def steps(table):
        await table.press("g", "i")
        table.app.screen.query_one("#record").text = text
        await table.press("f2")
        assert table.screen == "BringInDialog"
        assert told in " ".join(table.text().replace("│", " ").split())
        assert table.app.screen.query_one("#record").text == text
        await table.press("escape")
        assert table.app.desk.store.games() == ()

    play(steps)


def test_a_file_that_is_not_there_is_said(play, tmp_path):
    async def steps(table):
        await table.press("g", "i")
        table.app.screen.query_one("#file").value = str(tmp_path / "none")
        await table.press("enter")
        assert "There is no file" in " ".join(table.text().replace("│", " ").split())

    play(steps)


def test_stored_games_are_listed_gone_on_with_and_deleted_after_a_second_word(play):
    async def steps(table):
        store = table.app.desk.store
        Match.brought_in(store, RECORD, title="first")
        Match.create(store, Score(game="phalanx-board", seats=("Ann", "Bob")), title="second")
        await table.press("g")
        assert [row.split()[:2] for row in rows(table)][:3] == [["Continue"], ["c", "second"], []]
        assert "first" in table.text()
        await table.press("c")
        assert table.screen == "BoardScreen"
        await table.press("escape", "escape")
        menu = table.app.screen.query_one(StripList)
        menu.choose(f"#{store.games()[-1].id}")
        await table.press("delete")
        assert "Delete first" in table.text()
        await table.press("n")
        assert len(store.games()) == 2
        await table.press("delete", "y")
        assert [game.title for game in store.games()] == ["second"]

    play(steps)


def test_finished_games_are_counted_by_player(play):
    async def steps(table):
        store = table.app.desk.store
        for _game in range(2):
            Match.brought_in(store, RECORD)
        Match.create(store, Score(game="phalanx-board", seats=("Ann", "Bob")))
        await table.press("g", "k")
        await table.until(lambda: "finished game" in table.text() and "reading" not in table.text())
        assert "2 finished games" in table.text()
        going_on = table.text().partition("In progress, not counted")[2]
        assert going_on.count("the board game       move 0") == 1
        line = next(line for line in table.text().splitlines() if " Ann " in line)
        assert line.partition(" Ann ")[2].split()[:4] == ["2", "0", "2", "0"]

    play(steps)


def test_a_win_a_draw_and_a_loss_are_told_apart():
    results = [
        Result(game="g", players=("Ann", "Bob"), shares=(1.0, 0.0), scored=(30, 10)),
        Result(game="g", players=("Bob", "Ann"), shares=(0.5, 0.5), scored=(20, 20)),
        Result(game="g", players=("Ann", "Bob", "Cid"), shares=(0.5, 0.5, 0.0), scored=(1, 1, 0)),
    ]
    rows = {row.player: row for row in tally(results)}
    ann = rows["Ann"]
    assert (ann.games, ann.won, ann.drawn, ann.lost, ann.score, ann.scored) == (3, 1, 2, 0, 2.0, 51)
    assert (rows["Bob"].won, rows["Bob"].lost, rows["Cid"].lost) == (0, 1, 1)


def test_escape_comes_back_from_everything_opened_there(play):
    async def steps(table):
        for key in ("b", "i", "k", "slash", "question_mark"):
            await table.press("g") if table.screen == "HomeScreen" else None
            await table.press(key)
            assert table.screen != "SideGamesScreen", key
            await table.press("escape")
            assert table.screen == "SideGamesScreen", key
        await table.press("escape")
        assert table.screen == "HomeScreen"

    play(steps)


def test_every_game_can_be_chosen_and_checked(play):
    async def steps(table):
        await table.press("g", "b")
        for key in GAMES:
            await row(table, "Game: ")
            await row(table, game_of(key).name)
            assert "✗" not in table.text(), table.text()

    play(steps)


def test_every_game_has_a_screen_of_its_own():
    assert len({screen_of(key) for key in GAMES}) == len(GAMES)
    assert all(issubclass(screen_of(key), GameScreen) for key in GAMES)


def test_no_two_keys_that_are_in_force_at_once_are_the_same():
    """Those of the frame and those of a game work side by side; those of two games never do."""
    every = list(remappable())
    for one, binding in every:
        for other, beside in every:
            if one != other and share_keys(one, other) and one.startswith(GAME_KEYS):
                assert not {*binding.key.split(",")} & {*beside.key.split(",")}, (one, other)
    assert share_keys("field.next", "game.hint")
    assert share_keys("game.hint", "hand.account")
    assert share_keys("cards.agree", "hand.account")
    assert share_keys("generals.end", "game.hint")
    assert not share_keys("field.next", "hand.account")
    assert not share_keys("cards.agree", "generals.end")


def test_a_key_of_the_game_screen_can_be_changed(play):
    async def steps(table):
        names = {name for name, _binding in remappable()}
        assert {
            "game.hint",
            "game.undo",
            "field.next",
            "field.half",
            "curtain.lift",
            "captures.none",
        } <= names
        table.app.set_keymap({"game.time": "w"})
        await table.press("g", "b", "enter", "w")
        assert table.screen == "WriteDialog"

    play(steps)


def test_when_computers_resign_is_set_and_remembered(play):
    async def steps(table):
        await table.press("g", "b")
        assert "Computers resign: below 5 %" in table.text()
        await row(table, "Computers resign")
        table.app.screen.query_one("#write").value = "90"
        await table.press("enter")
        assert table.screen == "WriteDialog"
        table.app.screen.query_one("#write").value = "off"
        await table.press("enter")
        assert "Computers resign: never" in table.text()
        await table.press("f2")
        assert kept_pace(table.app).resigns_below == 0.0

    play(steps)
