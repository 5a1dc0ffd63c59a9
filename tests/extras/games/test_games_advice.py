"""Hints and reviews from the shell: how far they are, what an interrupt leaves, the order of the lines."""

import json
import sys
import time

import pytest

from squadlog.extras.games.players.player import BestLine, Thought
from squadlog.extras.games.players.review import Verdict
from squadlog.extras.games.session.thinker import Advice

QUICK = ("--level", "greedy", "--seconds", "0.2")


@pytest.fixture
def board(call):
    """Ann against Bob, over after three moves."""
    seats = ("--seat", "Red=Ann", "--seat", "Black=Bob")
    call("games", "new", "phalanx-board", *seats, "--option", "ply_limit=3", "--option", "first_player=red")
    return call


@pytest.fixture
def ended(board):
    for _ in range(3):
        board("games", "move", board("games", "moves")[1].split()[0])
    return board


@pytest.fixture
def watched(call, monkeypatch):
    """Call it where standard error is a terminal of 120 columns."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*words):
        monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
        return call(*words)

    return run


def line(move, value):
    return BestLine(moves=(move,), value=value)


def dreamer(*lines, **found):
    """A player that tells of these lines as soon as it is asked, and then looks at the clock for a while."""

    def think(standing, budget, **_level):
        state = standing.state
        thought = Thought(
            move=state.read(lines[0].moves[0]) if lines else state.moves()[0], lines=lines, **found
        )
        budget.progress(thought)
        until = budget.clock() + 0.3
        while budget.clock() < until:
            budget.stopped()
        return thought

    return think


def test_the_lines_of_a_hint_stand_as_the_player_gives_them(board, monkeypatch):
    lines = (line("a1.NW-b2", 0.4), line("a1.NW-c3", 0.3), line("a1.NW-d4", 0.5))
    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", dreamer(*lines))
    assert [words.split()[0] for words in board("games", "hint")[1].splitlines()] == ["40%", "30%", "50%"]
    assert [told["value"] for told in json.loads(board("games", "hint", "--json")[1])["lines"]] == [
        0.4,
        0.3,
        0.5,
    ]


@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("phalanx-board", (), "% is your chance to win, judged by the pieces."),
        ("generals", (), "% is your chance to win, judged by lead and command."),
        ("phalanx-cards", (), "% is your part of the cards laid once this battle is over."),
        (
            "phalanx-cards",
            ("initial_faces=trigger",),
            "% is your part of all cards once this battle is over.",
        ),
        (
            "phalanx-cards",
            ("gambling=yes",),
            "% is your chips after this battle, 50% for as many as at first.",
        ),
    ],
)
def test_a_hint_says_what_its_percentages_are_and_whose_the_first_move_is(call, game, options, words):
    said = [word for option in options for word in ("--option", option)]
    call("games", "new", game, *said, "--seed", "1", "--seconds", "0.2")
    err = call("games", "hint")[2]
    assert words in err
    assert "move of yours" in err or "first move of a line is yours" in err


@pytest.mark.usefixtures("board")
def test_a_terminal_sees_the_best_of_a_hint_so_far_and_is_left_clean(watched, monkeypatch):
    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", dreamer(line("a1.NW-b2", 0.4)))
    _, out, err = watched("games", "hint", "--seconds", "0.5")
    assert "of 0.5 s; best so far: 40%  a1.NW-b2" in err
    drawn, _, told = err.rpartition("\x1b[2K")
    assert drawn.endswith("\r")
    assert told == "Each is a move of yours; % is your chance to win, judged by the pieces.\n"
    assert "\x1b" not in out


def test_a_terminal_sees_how_long_a_computer_thinks_but_not_about_what(call, watched, monkeypatch):
    call("games", "new", "phalanx-board", "--option", "first_player=red", "--seed", "1")
    monkeypatch.setattr(
        "squadlog.extras.games.session.thinker.thought",
        dreamer(line("h8.SE-g7", 0.4), searched=1200, depth=3),
    )
    _, out, err = watched("games", "move", "a1.NW-b2", "--seconds", "0.5")
    assert "computer greedy (Black) thinks [" in err
    assert "of 0.5 s, 1,200 looked at, 3 moves ahead" in err
    assert "h8.SE-g7" not in err
    assert out == "computer greedy (Black): h8.SE-g7\n"


@pytest.mark.usefixtures("ended")
def test_a_terminal_sees_at_which_move_a_review_is(watched, monkeypatch):
    def review(advice, budget, **_level):
        for number, move in enumerate(advice._game.standing.score.moves, 1):
            budget.progress(Thought(move=move, lines=(line("h8.SE-g7", 0.5),)))
            time.sleep(0.12)
            yield Verdict(number=number, seat=0, move=move, before=0.5, after=0.4, best=line("h8.SE-g7", 0.5))

    monkeypatch.setattr(Advice, "review", review)
    err = watched("games", "review")[2]
    shown = [f"] Move {number} of 3; best so far: h8.SE-g7" in err for number in (1, 2, 3)]
    assert shown == [True, True, True]


@pytest.mark.parametrize("words", [("hint", *QUICK), ("review", *QUICK)], ids=lambda words: words[0])
def test_nothing_is_drawn_where_there_is_no_terminal_or_data_is_wanted(ended, watched, words):
    ended("games", "undo")
    assert "\x1b" not in ended("games", *words)[2]
    assert "\x1b" not in watched("games", *words, "--json")[2]


@pytest.mark.parametrize("form", [(), ("--json",)], ids=["words", "json"])
def test_an_interrupt_ends_a_review_with_what_was_found_so_far(ended, monkeypatch, form):
    whole = Advice.review

    def broken(advice, budget, **level):
        found = whole(advice, budget, **level)
        yield next(found)
        yield next(found)
        raise KeyboardInterrupt

    monkeypatch.setattr(Advice, "review", broken)
    code, out, err = ended("games", "review", "--all", *QUICK, *form)
    assert code == 130
    assert "Stopped after 2 of 3 moves." in err
    assert len(json.loads(out) if form else out.splitlines()) == 2


def test_an_interrupt_ends_a_hint_with_the_best_so_far(board, monkeypatch):
    def broken(_match, budget, **_level):
        budget.progress(Thought(move=None, lines=(line("a1.NW-b2", 0.4),)))
        raise KeyboardInterrupt

    monkeypatch.setattr("squadlog.extras.games.session.thinker.thought", broken)
    code, out, _ = board("games", "hint")
    assert (code, out.strip()) == (0, "40%  a1.NW-b2")


def test_a_player_without_reasons_makes_no_review_and_it_is_said_in_a_sentence(ended):
    code, out, err = ended("games", "review", "--level", "random")
    assert (code, out) == (4, "")
    assert err.splitlines()[-1].startswith("This player gives no reasons")
