"""Records, calls and files of side games that are wrong in every way: one clear sentence each, and nothing lost."""

import json
import sqlite3

import pytest

RECORD = "game phalanx-board\noption first_player red\nseed 7\nseat Red Ann\nseat Black Bob\n\n1. f1-f3\n2. f8-f6\n"
PASSES = "game generals\noption match 99\noption stall_limit 0\noption turn_limit 0\nseed 1\n\n"


@pytest.fixture
def bring_in(call, tmp_path):
    """Bring a record in from a file with exactly these words in it."""

    def brought(text):
        file = tmp_path / "record.txt"
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return call("games", "import", str(file), "--json")

    return brought


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "\r"),
        "\ufeff" + RECORD,
        RECORD.replace(" ", "\t"),
        "  " + RECORD.replace("\n", "  \n  "),
    ],
    ids=["CRLF", "CR", "BOM", "tabs", "indented"],
)
def test_a_record_is_read_however_its_lines_were_written(call, bring_in, text):
    assert json.loads(bring_in(text)[1])["moves"] == 2
    assert call("games", "text")[1] == RECORD


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("6\n", "", "line 8: 'f8-f' is no move"),
        ("1. f1-f3\n", "1. f1-f3\n1. f1-f3\n", "line 8: move 1 stands where move 2 is due"),
        ("phalanx-board", "generals", "line 2: Generals and Majors has no option"),
        ("phalanx-board", "phalanx-bord", "line 1: there is no game 'phalanx-bord'; did you mean phalanx-board?\n"),
        ("seed 7", "seed " + "9" * 41, "at most 40 digits"),
        ("seed 7", "seed \u0667", "is no whole number"),
        ("seed 7", "seed 7\nseed 7", "line 4: seed is said twice, first in line 3"),
        ("seed 7", "option First_Player black", "line 3: the option First_Player is said twice"),
        ("first_player red", "target_points " + "9" * 30, "a whole number from 0 to 15000"),
        ("first_player red", "target_points \u0661", "a whole number from 0 to 15000"),
        ("seat Black", "seat red", "line 5: Ann sits at Red already"),
        ("2. f8-f6", "seat Black Zoe", "line 8: seat belongs to the header, before the first move"),
        ("first_player red", "ply_limit 1", "line 8: the game was over before this move"),
        ("Ann", "A\x1b[2Jnn", "U+001B cannot be shown"),
        ("f1-f3", "f\u0661-f3", "is no square from a1 to h8"),
        ("f1-f3", "f1-f3" * 1200, "6003 characters are too many"),
    ],
    ids=range(16),
)  # fmt: skip
def test_a_damaged_record_is_refused_with_its_line_and_nothing_is_kept(call, bring_in, old, new, words):
    assert old in RECORD
    code, out, err = bring_in(RECORD.replace(old, new, 1) if old != "6\n" else RECORD.removesuffix(old))
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
    assert "?." not in err
    assert call("games")[0] == 5


@pytest.mark.parametrize("content", [RECORD.encode("utf-16"), bytes(range(256))], ids=["UTF-16", "bytes"])
def test_a_file_that_is_no_text_is_no_record(bring_in, content):
    code, out, err = bring_in(content)
    assert (code, out) == (4, "")
    assert "is no text in UTF-8" in err


def test_a_record_of_more_moves_than_a_record_holds_is_refused(call, bring_in, monkeypatch):
    """The limit is lowered here: what is beyond it is never made either, so that every game can be written out."""
    monkeypatch.setattr("squadlog.extras.games.score.MOST_MOVES", 2)
    monkeypatch.setattr("squadlog.extras.games.session.standing.MOST_MOVES", 2)
    assert "at most 2 moves" in bring_in(RECORD + "3. g1-g3\n")[2]
    bring_in(RECORD)
    code, _, err = call("games", "move", "offer")
    assert (code, err) == (1, "A record holds at most 2 moves; begin another game.\n")
    assert bring_in(call("games", "text")[1])[0] == 0


@pytest.mark.parametrize(
    "deal",
    ["A: 8S 8S", "A: 8S; B: 8S", "A: 8S; spoils: 8S", "A: 8S; A: 9S", "C: 8S", "8S", "A: " + "8S " * 30],
    ids=str,
)
def test_a_deal_that_cannot_be_begins_nothing(call, deal):
    code, out, err = call("games", "new", "phalanx-cards", "--deal", deal)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert call("games")[0] == 5


def test_a_deal_is_said_once(call):
    code, _, err = call("games", "new", "phalanx-cards", "--deal", "A: 8S", "--deal", "B: 9S")
    assert (code, err) == (2, "--deal is said twice; put both into one, with ; between the parts.\n")


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "-inf", "1e9", "", "soon", "\u0663"], ids=repr)
def test_a_time_that_cannot_be_is_refused_before_anything_is_made(call, seconds):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--option", "first_player=red")
    code, out, err = call("games", "move", "f1-f3", f"--seconds={seconds}")
    assert (code, out) == (2, "")
    assert err.endswith("should be a time per move from 0.1 to 600.\n")
    assert len(json.loads(call("games", "log", "--json")[1])) == 1


@pytest.mark.parametrize("seed", ["x", "1.5", "\u0663", "9" * 41, "9" * 5000, "1_0", ""], ids=lambda s: s[:9])
def test_a_seed_that_a_record_cannot_hold_is_refused(call, seed):
    assert call("games", "new", "generals", f"--seed={seed}")[0] == 2
    assert call("arena", "generals", "random", "random", f"--seed={seed}")[0] == 2
    assert call("games")[0] == 5


@pytest.mark.parametrize(
    ("key", "options", "words"),
    [
        ("phalanx-board", ("setup=custom",), "needs a deal"),
        ("phalanx-board", ("repetition_limit=1",), "would end every game at once"),
        ("phalanx-cards", ("players=7", "spoils_ante=1"), "7 in hand"),
        ("phalanx-cards", ("pay_per_card=1",), "needs chips"),
        ("phalanx-cards", ("gambling=yes", "tie=swap"), "knows no spoils"),
        ("phalanx-cards", ("gambling=yes", "spoils_ante=1"), "knows no spoils"),
        ("phalanx-cards", ("gambling=yes", "zero_zone=spoils"), "knows no spoils"),
        ("phalanx-cards", ("gambling=yes", "chips=2"), "2 are too few"),
        ("phalanx-cards", ("chips=50", "ante=5"), "needs gambling true"),
        ("generals", ("facedown_uses_command=yes",), "needs command_mode standing"),
    ],
    ids=str,
)
def test_options_that_exclude_each_other_are_refused_in_one_sentence(call, key, options, words):
    said = [word for option in options for word in ("--option", option)]
    for command in (("games", "new", key), ("arena", key, "random", "random"), ("play", key, "--as", "text")):
        code, out, err = call(*command, *said)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert words in err
    assert call("games")[0] == 5


def test_what_is_refused_is_json_where_json_was_asked_for(call):
    call("games", "new", "generals", "--seat", "A=Ann", "--seat", "B=Bob")
    for words in (("move", "zz"), ("undo",), ("redo",), ("jump", "9"), ("review",)):
        code, out, err = call("games", *words, "--json")
        assert code == 1
        assert json.loads(out)["refusal"]["sentence"] in err


def test_a_file_held_by_another_program_is_told_and_nothing_is_changed(call, home, monkeypatch):
    monkeypatch.setattr("squadlog.store.file.BUSY_MS", 50)
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--option", "first_player=red")
    other = sqlite3.connect(home / "squadlog.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for words in (("games", "move", "f1-f3"), ("games", "new", "generals")):
        code, out, err = call(*words)
        assert (code, out) == (4, "")
        assert "Another squadlog is writing to" in err
    other.execute("ROLLBACK")
    other.close()
    assert len(json.loads(call("games", "--json")[1])) == 1
    assert call("games", "move", "f1-f3", "--wait")[0] == 0


def test_every_task_prints_json_where_json_was_asked_for(call, tmp_path):
    call(
        "games", "new", "phalanx-board", "--option", "ply_limit=2", "--seat", "Red=Ann", "--seat", "Black=Bob"
    )
    call("games", "move", "offer", "accept")
    told = [
        *(("show",), ("moves",), ("log",), ("options",), ("options", "generals"), ("rules", "generals")),
        *(("text",), ("text", "--out", str(tmp_path / "out.txt")), ("stats",), ("stats", "generals")),
        *(("use", "1"), ("rename", "1", "Sunday"), ("undo",), ("redo",), ("name", "end"), ("jump", "1")),
        *(("hint", "--level", "greedy"), ("delete", "1", "--yes"), ("list",)),
    ]
    for words in told:
        assert isinstance(json.loads(call("games", *words, "--json")[1]), dict | list), words
