"""What a review says of each move: what it gave away, as far as figures tell, or why less is left."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.at_the_board import at_the_board
from support.matches import seated

from squadlog.base.records import replace
from squadlog.extras.games.game import GameError, Kind
from squadlog.extras.games.players.player import BestLine
from squadlog.extras.games.players.review import Verdict
from squadlog.extras.games.score import Score
from squadlog.extras.games.screens.frame.graph import (
    EIGHTHS,
    EVEN_LINE,
    HERE,
    LABELS,
    Course,
    columns,
    draw_graph,
)
from squadlog.extras.games.screens.frame.review import ReviewScreen
from squadlog.extras.games.screens.frame.review_words import (
    GRAVE,
    SLIGHT,
    Viewed,
    better,
    percent_lost,
    summary,
)
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.thinker import Advice
from squadlog.extras.games.telling import Measure
from squadlog.extras.games.words import format_signed
from squadlog.session.battle_session import open_store


def verdict(*, before=0.5, after=0.5, move="end", best="end", only=False, number=1, seat=0):
    line = BestLine(moves=(best,), value=before)
    return Verdict(number=number, seat=seat, move=move, before=before, after=after, best=line, is_only=only)


@pytest.mark.parametrize(("before", "after", "lost"), [(0.494, 0.156, 33), (0.496, 0.154, 35), (0.5, 0.6, 0)])
def test_what_a_move_gave_away_is_the_difference_of_what_is_shown(before, after, lost):
    assert percent_lost(verdict(before=before, after=after, best="lay 6G")) == lost


def test_a_forced_move_and_the_best_one_give_nothing_away():
    assert percent_lost(verdict(before=0.5, after=0.33)) == 0
    assert percent_lost(verdict(before=0.5, after=0.33, best="lay 6G", only=True)) == 0
    assert better(verdict(only=True)) == "It was the only move."
    assert better(verdict()) == "No better move."


CARDS = ("0 →   -5  -5 cards", "0 →   -2", "0 →    0")
CHANCES = ("49% →  16%  -33%", "50% →  33%", "50% →  48%")


@pytest.mark.parametrize(
    ("game", "measure", "figures"),
    [
        ("phalanx-cards", "your part of the cards laid", CARDS),
        ("generals", "your chance to win", CHANCES),
        ("phalanx-board", "your chance to win", CHANCES),
    ],
)
def test_every_fall_is_a_loss_or_has_its_reason_and_the_measure_is_named(
    tmp_path, monkeypatch, game, measure, figures
):
    turned = "the best, seen later" if game == "phalanx-board" else "the best, the cards turned"
    found = [
        verdict(before=0.494, after=0.156, move="pass", best="lay 6G"),
        verdict(before=0.5, after=0.33, number=2),
        verdict(before=0.5, after=0.33, only=True, number=3),
        verdict(before=0.5, after=0.48, number=4),
    ]
    monkeypatch.setattr(Advice, "review", lambda *_said, **_rest: iter(found))

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", size=(80, 24)) as table:
            match = Match.create(table.app.desk.store, Score(game=game, seats=("Ann", "Bob")))
            match.moves.say("resign")
            table.app.push_screen(ReviewScreen(seated(match), 0))
            await table.until(lambda: measure in " ".join(table.text().split()))
            shown = [line.strip("│▌ ") for line in table.text().splitlines() if "→" in line]
            rows = {line.split(".")[0].split()[-1]: line for line in shown}
            assert rows["1"].rstrip().endswith(figures[0])
            assert rows["1"].lstrip().startswith("??")
            assert rows["2"].rstrip().endswith(f"{figures[1]}  {turned}")
            assert rows["3"].rstrip().endswith(f"{figures[1]}  the only move")
            assert rows["4"].rstrip().endswith(figures[2])
            await table.press("down")
            assert f"The value still fell: it was {turned}." in " ".join(table.text().split())

    asyncio.run(steps())


def viewed(seat, names=("Red", "Black"), even=0.5):
    return Viewed(seat=seat, names=names, kind=Kind(chance=False, hidden=False), measure=Measure(even=even))


def test_a_review_is_told_from_one_side_and_what_the_other_gave_away_is_a_gain():
    """Black's 38 % is Red's 62 %: a curve that does not zigzag."""
    theirs = verdict(seat=1, before=0.62, after=0.38, move="a8-a7", best="h8-h7", number=2)
    assert " 62% →  38%  -24%" in viewed(1).row(theirs).plain
    assert " 38% →  62%  +24%" in viewed(0).row(theirs).plain
    course = viewed(0).course([verdict(after=0.6), theirs, verdict(after=0.61)], 1)
    assert [round(value, 2) for value in course.values] == [0.6, 0.62, 0.61]


def test_a_game_that_counts_cards_is_told_in_cards():
    """Of 20 cards on the table, as the hints tell it."""

    def tell(_verdict, value):
        more = round((value - 0.5) * 20)
        return f"{format_signed(more)} {'card' if abs(more) == 1 else 'cards'}"

    seen = replace(viewed(1), tell=tell, unit="card")
    mine = verdict(seat=1, before=0.65, after=0.45, move="x", best="y")
    assert seen.row(mine).plain.endswith("  +3 →   -1  -4 cards")
    assert replace(seen, seat=0).row(mine).plain.endswith("  -3 →   +1  +4 cards")
    assert (
        seen.better(mine)[0]
        == "With the best move Black could hope for +3 cards; after this one it was -1 card."
    )
    assert seen.tally([mine])[0].endswith("4 cards given away")
    told = summary(seen, [mine], "your part")
    assert told.startswith("Black gave most away with move 1, x: 4 cards. ")
    assert "%" not in told
    few = replace(seen, tell=lambda *_said: "0 cards")
    assert few.row(mine).plain.endswith("  0 →    0  less than a card")


def test_with_more_than_two_at_the_table_nobody_knows_what_the_move_of_another_was_worth():
    seen = viewed(0, names=("A", "B", "C"), even=1 / 3)
    theirs = verdict(seat=1, before=0.6, after=0.2, move="x", best="y")
    assert "→" not in seen.row(theirs).plain
    assert seen.row(theirs).plain.endswith("+40%")
    assert seen.course([verdict(after=0.5), theirs], 0).values == (0.5, None)


def test_only_what_the_own_side_gave_away_is_marked_under_the_graph_and_every_blunder_is_jumped_to():
    found = [
        verdict(before=0.6, after=0.3, move="x", best="y"),
        verdict(seat=1, before=0.7, after=0.3, move="x", best="y"),
        verdict(before=0.7, after=0.7),
        verdict(before=0.7, after=0.62, move="x", best="y"),
    ]
    assert viewed(0).course(found, 0).marks == {0: GRAVE, 3: SLIGHT}
    jumps = [viewed(0).next_blunder(found, here) for here in (-1, 0, 1, 2, 3)]
    assert jumps == [0, 1, 3, 3, 0]


def test_what_each_side_gave_away_is_counted_the_own_one_first():
    found = [
        verdict(before=0.6, after=0.3, move="x", best="y"),
        verdict(seat=1, before=0.7, after=0.64, move="z", best="y", number=2),
    ]
    assert viewed(1).tally(found) == [
        "Black: 1 move, 0 ??, 1 ?, 6% given away",
        "Red: 1 move, 1 ??, 0 ?, 30% given away",
        "",
        "Costliest moves of Black:",
        "  2. z  -6%  better y",
    ]


@given(moves=st.integers(1, 400), width=st.integers(1, 200))
def test_every_column_of_the_graph_shows_a_move_and_the_last_is_the_last(moves, width):
    shown = columns(moves, width)
    assert 0 < len(shown) <= width
    assert shown == sorted(shown)
    assert shown[-1] == moves - 1
    if moves <= width:
        assert set(shown) == set(range(moves))


@given(
    values=st.lists(st.none() | st.floats(0, 1), max_size=90),
    width=st.integers(8, 90),
    high=st.integers(1, 14),
)
def test_the_graph_fills_its_room_and_no_more(values, width, high):
    marks = dict.fromkeys(range(0, len(values), 3), GRAVE)
    lines = draw_graph(Course(values=values, marks=marks, here=0), width, high)
    assert len(lines) == high + 1
    assert {sum(len(char) for char, _ in line) for line in lines[:-1]} == {
        LABELS + len(columns(len(values), width - LABELS))
    }
    if values:
        assert sum(char == HERE for char, _ in lines[-1]) <= 1


def test_the_graph_is_as_high_as_the_game_was_worth_and_marks_blunders_and_the_cursor():
    course = Course(values=(1.0, 0.5, 0.0, None), marks={0: GRAVE, 2: SLIGHT}, here=1)
    lines = draw_graph(course, LABELS + 4, 4)
    assert [columns(3, 7), columns(3, 30)] == [[0, 0, 0, 1, 1, 2, 2], [*[0] * 4, *[1] * 4, *[2] * 4]]
    shown = ["".join(char for char, _ in line[1:]) for line in lines]
    assert shown == ["█   ", "█   ", f"██{EVEN_LINE}{EVEN_LINE}", "██  ", f"{GRAVE}{HERE}{SLIGHT} "]
    assert [line[0][0].strip() for line in lines] == ["won", "", "even", "lost", ""]
    assert EIGHTHS[4] == "▄"


def test_a_game_is_tried_again_from_a_move_in_a_record_of_its_own(tmp_path):
    """Against the same players; the game that was reviewed stays as it was."""
    store = open_store(tmp_path / "squadlog.db")
    score = Score(
        game="phalanx-board", options={"first_player": "red"}, seats=("Ann", "computer strong"),
        moves=("f1-f3", "c8-c6", "f3-f5"),
    )  # fmt: skip
    match = Match.create(store, score, title="Ann - computer strong")
    again = seated(match).again(3)
    assert again.seating.names == ("Ann", "computer strong")
    assert (again.progress.length, again.progress.to_move) == (2, 0)
    assert again.say("g1-f1").move == "g1-f1"
    assert (match.progress.length, len(store.games())) == (3, 2)


def test_nobody_tries_a_game_with_hands_again_before_it_is_over(tmp_path):
    store = open_store(tmp_path / "squadlog.db")
    match = Match.create(store, Score(game="generals", seed=3))
    with pytest.raises(GameError, match="over"):
        seated(match).again(1)
    match.moves.say("resign")
    assert seated(match).again(1).progress.length == 0


def test_y_begins_again_before_the_move_under_the_cursor_and_f_tells_it_from_the_other_side(
    tmp_path, monkeypatch
):
    found = [
        verdict(before=0.6, after=0.3, move="f1-f3", best="f1-f5"),
        verdict(seat=1, before=0.7, number=2),
    ]
    monkeypatch.setattr(Advice, "review", lambda *_said, **_rest: iter(found))
    score = Score(
        game="phalanx-board", options={"first_player": "red"}, seats=("Ann", "Bob"), moves=("f1-f3", "c8-c6")
    )

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", score) as table:
            await table.press("v")
            await table.until(lambda: "60% →  30%" in table.text())
            assert "as Ann (Red) sees it" in table.text()
            await table.press("f")
            assert "as Bob (Black) sees it" in table.text()
            assert "40% →  70%" in table.text()
            await table.press("w", "y")
            await table.until(lambda: table.screen == "BoardScreen")
            assert table.moves == ()
            assert "Again at 1" in table.text()
            await table.press("escape", "escape")
            assert table.moves == ("f1-f3", "c8-c6")

    asyncio.run(steps())


@pytest.mark.parametrize("size", [(120, 36), (160, 48)])
def test_the_board_beside_a_review_is_drawn_whole_and_no_hint_is_cut(tmp_path, monkeypatch, size):
    found = [verdict(before=0.6, after=0.3, move="f1-f3", best="f1-f5")]
    monkeypatch.setattr(Advice, "review", lambda *_said, **_rest: iter(found))
    score = Score(game="phalanx-board", options={"first_player": "red"}, moves=("f1-f3",))

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", score, size=size) as table:
            assert "…" not in table.text()
            await table.press("v")
            await table.until(lambda: "Before move 1" in table.text())
            shown = [line.rpartition("│")[2].strip() for line in table.text().splitlines()]
            ranks = [line.split()[0] for line in shown if line[:1] in "12345678" and line[1:2] == " "]
            assert ranks == [*"87654321"]
            assert [*"abcdefgh"] in [line.split() for line in shown]
            assert "chance to win before → after" in table.text()
            assert "…" not in table.text()

    asyncio.run(steps())


@pytest.mark.parametrize("rows", [24, 36])
def test_what_was_given_away_is_told_whole_beside_the_moves_on_a_low_screen(tmp_path, monkeypatch, rows):
    found = [
        verdict(before=0.9 - 0.1 * at, after=0.2, move="f1-f3", best="f1-f5", number=at + 1)
        for at in range(3)
    ]
    monkeypatch.setattr(Advice, "review", lambda *_said, **_rest: iter(found))
    score = Score(game="phalanx-board", options={"first_player": "red"}, moves=("f1-f3", "c8-c6", "f3-f5"))

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", score, size=(120, rows)) as table:
            await table.press("v")
            await table.until(lambda: "0% given away" in table.text())
            assert "Red: 3 moves, 3 ??, 0 ?, 180% given away" in table.text()
            assert "Black: 0 moves, 0 ??, 0 ?, 0% given away" in table.text()

    asyncio.run(steps())
