"""Resigning and stopping from the shell and at the prompt; when computers give up is a setting."""

import json

import pytest

LEVELS = ("random", "greedy", "search", "strong")


def _new(call, *more, game="phalanx-board", who="Bob"):
    seat, other = ("Red", "Black") if game == "phalanx-board" else ("A", "B")
    begins = ("--option", "first_player=red") if game == "phalanx-board" else ()
    return call(
        "games",
        "new",
        game,
        "--seat",
        f"{seat}=Ann",
        "--seat",
        f"{other}={who}",
        "--seed",
        "7",
        *begins,
        *more,
    )


@pytest.mark.parametrize("game", ["phalanx-board", "phalanx-cards", "generals"])
def test_a_game_ends_with_resign_is_counted_and_goes_on_after_undo(call, game):
    _new(call, game=game)
    code, out, _ = call("games", "move", "resign")
    assert code == 0
    assert "resigns." in out
    code, out, _ = call("games", "stats", "--json")
    rows = {row["player"]: (row["won"], row["lost"]) for row in json.loads(out)}
    assert sorted(rows.values()) == [(0, 1), (1, 0)]
    code, out, err = call("games", "move", "resign")
    assert code != 0
    assert "over" in err
    assert call("games", "undo")[0] == 0
    code, out, _ = call("games", "moves")
    assert "resign" in out or game != "phalanx-board"


def test_a_record_with_resign_is_written_and_read_again(call, tmp_path):
    _new(call)
    call("games", "move", "a1.NW-c3", "resign")
    file = tmp_path / "game.txt"
    call("games", "text", "--out", str(file))
    assert "2. resign" in file.read_text(encoding="utf-8")
    code, out, _ = call("games", "import", str(file))
    assert (code, "2 moves" in out) == (0, True)


@pytest.mark.parametrize("level", LEVELS)
def test_an_offer_at_the_first_move_is_declined_by_every_computer(call, level):
    _new(call, who=f"computer:{level}")
    code, out, _ = call("games", "move", "offer", "--seconds", "0.1")
    assert code == 0
    assert "decline" in out
    assert "over" not in out


@pytest.mark.parametrize("word", ["resign", "accept", "decline", "Yes", "agreed", "no", "give up!"])
def test_nobody_resigns_or_answers_for_a_computer_however_it_is_written(call, word):
    _new(call, who="computer:greedy")
    call("games", "move", "offer", "--wait")
    code, _, err = call("games", "move", word)
    assert code == 1
    assert "speaks for itself" in err


def test_when_computers_resign_is_remembered_and_bounded(call):
    _new(call, "--resign", "off", who="computer:greedy")
    for wrong in ("80", "x", "-3", "nan"):
        code, _, err = call("games", "move", "a1.NW-c3", "--resign", wrong)
        assert code == 2
        assert "off, or a percentage from 1 to 40" in err
    assert call("games", "move", "a1.NW-c3", "--resign", "10 %")[0] == 0


def test_resign_at_the_prompt_ends_the_game(call):
    code, out, _ = call(
        "play",
        "phalanx-board",
        "--as",
        "text",
        "--seat",
        "Red=Ann",
        "--option",
        "first_player=red",
        stdin="resign\n",
    )
    assert code == 0
    assert "Red resigns" in out
