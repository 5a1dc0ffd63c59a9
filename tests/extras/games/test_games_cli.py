"""Side games from the shell: begun, played, taken back, written out and counted."""

import json
from importlib import import_module

import pytest

from squadlog.cli.commands import commands
from squadlog.extras.games.commands.entry import TASKS

DUEL = "A: 9S 4S 6S JH 8D 3C 7H; B: 9D 5D 2D 10C 8C JC AH"
C1 = (
    "9S",
    "9D",
    "4S>C",
    "5D>C",
    "6S>C",
    "2D>C",
    "JH>L",
    "10C>L",
    "8D>L",
    "8C>R",
    "3C>R",
    "JC>R",
    "7H>R",
    "AH>L",
)


@pytest.fixture
def board(call):
    """Two people at the board, Red to begin."""
    call(
        "games",
        "new",
        "phalanx-board",
        "--seat",
        "Red=Ann",
        "--seat",
        "Black=Bob",
        "--option",
        "first_player=red",
    )
    return call


@pytest.fixture
def duel(call):
    """Two people with hidden hands, dealt as in the worked battle."""
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=Bob", "--deal", DUEL)
    return call


def data(told):
    code, out, _ = told
    assert code == 0
    return json.loads(out)


@pytest.mark.parametrize("task", sorted(TASKS))
def test_every_task_has_help_of_its_own_and_a_function_that_there_is(call, task):
    module, function, _ = TASKS[task]
    assert callable(getattr(import_module(f"squadlog.extras.games.commands.{module}"), function))
    code, out, _ = call("games", task, "--help")
    assert (code, task in out) == (0, True)


def test_without_a_game_the_list_is_code_5_and_says_how_to_begin(call):
    for words in (("games",), ("games", "list"), ("games", "show"), ("games", "stats")):
        code, out, err = call(*words)
        assert (code, out) == (5, "")
        assert err.strip().endswith(".")


def test_a_game_that_was_begun_is_the_current_one_and_is_listed(board):
    assert board("games")[1].splitlines()[1].split()[:2] == [">", "1"]
    (listed,) = data(board("games", "--json"))
    assert (listed["game"], listed["current"], listed["moment"]) == ("phalanx-board", True, "move 0")


def test_battles_and_side_games_do_not_meet(board):
    board("new", "newcomer")
    assert [battle["id"] for battle in data(board("battles", "--json"))] == [2]
    assert [game["id"] for game in data(board("games", "--json"))] == [1]
    assert board("use", "1")[0] == 5
    assert board("games", "use", "2")[0] == 5
    assert board("games", "delete", "2", "--yes")[0] == 5


def test_games_are_chosen_by_option_by_environment_or_as_the_current_one(board, monkeypatch):
    board("games", "new", "generals", "--seed", "1")
    assert board("games", "show")[1].startswith("Generals and Majors   game 2")
    assert board("games", "show", "--game", "1")[1].startswith("Phalanx, the board game   game 1")
    monkeypatch.setenv("SQUADLOG_GAME", "1")
    assert board("games", "show")[1].startswith("Phalanx, the board game")
    monkeypatch.delenv("SQUADLOG_GAME")
    board("games", "use", "1")
    assert board("games", "show")[1].startswith("Phalanx, the board game")


def test_the_board_is_drawn_as_letters_in_triangles_a_4(board):
    """A.4: set-up A, two rows of text to a square, the half nearest the corner it is named after on that side."""
    shown = board("games", "show")[1].splitlines()
    assert shown[1:5] == [
        r"8 | \ x| a /| \ h| a /| \ a| h /| \ a| x /|",
        r"  | x \| / a| h \| / a| a \| / h| a \| / x|",
        r"7 | x /| \ x| h /| \ s| s /| \ h| x /| \ x|",
        r"  | / .| . \| / .| . \| / .| . \| / .| . \|",
    ]
    assert shown[13:18] == [
        r"2 | \ .| . /| \ .| . /| \ .| . /| \ .| . /|",
        r"  | X \| / X| H \| / S| S \| / H| X \| / X|",
        r"1 | X /| \ A| H /| \ A| A /| \ H| A /| \ X|",
        r"  | / X| A \| / H| A \| / A| H \| / A| X \|",
        "     a    b    c    d    e    f    g    h",
    ]
    assert shown[-1] == "To move: Ann (Red)."


def test_moves_are_made_in_order_and_stop_at_the_first_that_is_refused(board):
    first, second, *_ = board("games", "moves")[1].split()
    code, _, err = board("games", "move", first, "a1-a1", second)
    assert code == 1
    assert err.splitlines()[-1].endswith(".")
    assert data(board("games", "show", "--json"))["move"] == 1


def test_a_move_as_json_says_what_came_of_it(board):
    move = board("games", "moves")[1].split()[0]
    code, out, _ = board("games", "move", move, "nonsense", "--json")
    made, refused = (json.loads(line) for line in out.splitlines())
    assert (code, made["move"], made["seat"]) == (1, move, 0)
    assert (refused["said"], refused["refusal"]["code"]) == ("nonsense", "no-such-move")


def test_moves_are_taken_back_made_again_and_gone_to_by_name(board):
    moves = board("games", "moves")[1].split()
    board("games", "move", moves[0])
    assert board("games", "name", "the", "left", "wing")[0] == 0
    assert board("games", "undo")[1].strip() == f"Undone: {moves[0]}."
    assert board("games", "redo")[1].strip() == f"Redone: {moves[0]}."
    board("games", "undo")
    board("games", "move", moves[1])
    assert [line.split()[0] for line in board("games", "log", "--undone")[1].splitlines()][1:] == ["~#2", ">"]
    assert "[the left wing]" in board("games", "log", "--undone")[1]
    assert board("games", "jump", "the left wing")[0] == 0
    assert data(board("games", "log", "--json"))[-1]["words"] == moves[0]
    assert board("games", "undo", "9")[0] == 1
    assert board("games", "undo", "many")[0] == 2


def test_a_computer_answers_at_once_or_waits_when_told_to(call):
    call("games", "new", "phalanx-board", "--option", "first_player=red", "--seed", "1")
    move = call("games", "moves")[1].split()[0]
    _, out, _ = call("games", "move", move, "--seconds", "0.2")
    assert out.startswith("computer greedy (Black): ")
    assert data(call("games", "show", "--json"))["move"] == 2
    move = call("games", "moves")[1].split()[0]
    call("games", "move", move, "--wait")
    assert data(call("games", "show", "--json"))["to_move"] == 1
    call("games", "move")
    assert data(call("games", "show", "--json"))["to_move"] == 0


def test_the_time_per_move_is_remembered_and_must_be_one(call):
    call("games", "new", "phalanx-board", "--seconds", "0.3")
    for wrong in ("0", "soon", "-1", "1e9", "nan"):
        code, _, err = call("games", "hint", f"--seconds={wrong}")
        assert (code, "time per move" in err) == (2, True)


# Hidden hands


def test_nobody_is_shown_a_hand_unless_a_seat_is_named(duel):
    assert "Your hand" not in duel("games", "show")[1]
    assert "Your hand: 4S 6S 9S 8D 3C 7H JH" in duel("games", "show", "--seat", "ann")[1]
    assert duel("games", "show", "--seat", "Zoe")[0] == 5
    code, out, err = duel("games", "moves")
    assert (code, out) == (2, "")
    assert "--seat Ann" in err
    assert duel("games", "moves", "--seat", "Bob")[0] == 2
    assert duel("games", "hint")[0] == 2


def test_the_log_of_a_seat_keeps_the_initial_card_of_the_other_until_it_is_turned_up_pc_18(duel):
    duel("games", "move", "9S")
    assert "an initial card" in duel("games", "log", "--seat", "Bob")[1]
    assert "an initial card" in duel("games", "log")[1]
    assert "9S" in duel("games", "log", "--seat", "Ann")[1]
    assert "an initial card" in duel("games", "show", "--seat", "Bob")[1]
    duel("games", "move", "9D")
    assert "9S" in duel("games", "log", "--seat", "Bob")[1]


def test_a_battle_played_from_the_shell_comes_out_as_it_should_c_1(duel):
    """C.1, the worked battle: ten cards and four, reserves 29 and 23."""
    assert duel("games", "move", *C1)[0] == 0
    shown = duel("games", "show", "--seat", "Ann")[1]
    assert "  Ann (A) takes 10 cards\n  Bob (B) takes 4 cards\n" in shown
    rows = [line.split() for line in shown.splitlines() if line.startswith(("Ann (A)  ", "Bob (B)  "))]
    assert [row[2:] for row in rows] == [["7", "22"], ["7", "16"]]


def test_a_review_of_hidden_hands_waits_for_the_end(duel):
    assert duel("games", "review")[0] == 1


def test_a_game_of_generals_tells_command_strength_and_hands(call):
    call(
        "games",
        "new",
        "generals",
        "--seat",
        "A=Ann",
        "--seat",
        "B=Bob",
        "--deal",
        "dealer: B; A: KR 2R 3R 10B 9B 8B 7B; B: KG",
    )
    assert call("games", "move", "KR", "2R")[0] == 0
    shown = call("games", "show", "--seat", "Ann")[1]
    assert "Ann (A): strength 2, lead +2" in shown
    assert "commanders: KR=2; command: red 2" in shown
    assert "KR" not in next(line for line in shown.splitlines() if line.startswith("Your hand"))


# Text, options, rules, statistics


def test_the_text_of_a_game_is_brought_in_again(board, tmp_path):
    board("games", "move", board("games", "moves")[1].split()[0])
    file = tmp_path / "game.txt"
    assert board("games", "text", "--out", str(file))[0] == 0
    assert file.read_text(encoding="utf-8") == board("games", "text")[1]
    assert board("games", "text", "--out", str(file))[0] == 4
    assert data(board("games", "import", str(file), "--title", "again", "--json")) == {
        "format": "squadlog-game-begun/1", "game": 2, "key": "phalanx-board", "moves": 1,
    }  # fmt: skip
    assert board("games", "text")[1] == file.read_text(encoding="utf-8")
    code, out, _ = board("games", "import", "-", stdin=file.read_text(encoding="utf-8"))
    assert (code, out.startswith("Game 3: ")) == (0, True)


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "empty"), ("game phalanx-board\n\n1. z9-z8\n", "line 3"), ("hello\n", "begins with its game")],
)
def test_a_damaged_text_is_code_2_and_leaves_nothing(call, tmp_path, text, words):
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    code, out, err = call("games", "import", str(file))
    assert (code, out, words in err) == (2, "", True)
    assert call("games")[0] == 5


def test_a_file_that_cannot_be_read_is_one_sentence(call, tmp_path):
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00" * 50)
    for name in ("picture", "nowhere"):
        code, _, err = call("games", "import", str(tmp_path / name))
        assert (code, err.count("\n")) == (4, 1)


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("new", "chess"), "there is no game 'chess'"),
        (("new", "generals", "--option", "lead"), "NAME=VALUE"),
        (("new", "generals", "--option", "leed_threshold=3"), "did you mean lead_threshold"),
        (("new", "generals", "--option", "match=2", "--option", "match=3"), "given twice"),
        (("new", "generals", "--seat", "C=Ann"), "there are A, B"),
        (("new", "generals", "--seat", "A=computer:wizard"), "no player 'wizard'"),
        (("new", "generals", "--deal", "A: 99Z"), "no card"),
        (("new", "phalanx-board", "--title", "x" * 60), "no title"),
        (("nonsense",), "cannot be 'nonsense'"),
        (("delete", "1"), "--yes"),
        (("options", "go"), "there is no game 'go'"),
    ],
)
def test_a_wrong_call_is_code_2_with_what_would_be_right_and_begins_nothing(call, words, hint):
    code, out, err = call("games", *words)
    assert (code, out) == (2, "")
    assert hint.lower() in err.lower()
    assert call("games")[0] == 5


@pytest.mark.parametrize("game", ["phalanx-board", "phalanx-cards", "generals"])
def test_every_option_of_a_game_is_told_with_its_question_and_rule(call, game):
    told = call("games", "options", game)[1]
    for option in data(call("games", "options", game, "--json")):
        assert f"{option['name']} = {option['default']}" in told
        assert f"[{option['rule']}]" in told


def test_what_was_agreed_about_the_game_that_is_meant_is_told(board):
    assert data(board("games", "options", "--json"))["first_player"] == "red"
    assert "instead of random" in board("games", "options")[1]


def test_rules_of_side_games_are_found_by_id_by_words_and_beside_the_others(call):
    assert call("rules", "pc-04")[1].startswith("PC-04  ")
    assert data(call("rules", "A.6", "--json"))[0]["game"] == "phalanx-board"
    assert call("rules", "PC-99")[0] == 5
    assert "GM-26" in call("games", "rules", "generals")[1]
    assert call("games", "rules", "phalanx-cards", "queen")[1].startswith("PC-01  ")
    assert call("games", "rules", "phalanx-cards", "xyzzy")[0] == 5
    assert len(data(call("games", "rules", "phalanx-board", "--json"))) == 10


def test_finished_games_are_counted_by_player(call):
    for title in ("one", "two"):
        call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob", "--title", title)
        call("games", "move", "offer", "accept")
    call("games", "new", "phalanx-board", "--title", "going on")
    rows = data(call("games", "stats", "--json"))
    assert [(row["player"], row["games"], row["drawn"], row["score"], row["scored"]) for row in rows] == [
        ("Ann", 2, 2, 1.0, 0.0), ("Bob", 2, 2, 1.0, 0.0),
    ]  # fmt: skip
    shown = call("games", "stats")[1].splitlines()
    assert shown[1].split("  ")[0] == "Phalanx, the board game"
    assert shown[-1].endswith("Phalanx, the board game: points taken.")
    assert call("games", "stats", "generals")[0] == 5


def test_a_finished_game_can_be_reviewed(call):
    call(
        "games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob", "--option", "ply_limit=3"
    )
    for _ in range(3):
        call("games", "move", call("games", "moves")[1].split()[0])
    assert call("games", "moves")[2].strip() == "The game is over."
    told = data(call("games", "review", "--level", "greedy", "--seconds", "0.2", "--json"))
    assert [verdict["number"] for verdict in told] == [1, 2, 3]
    assert len(call("games", "review", "--level", "greedy", "--all")[1].splitlines()) == 3


def test_a_finished_game_is_tried_again_from_a_move_in_a_game_of_its_own(call):
    call(
        "games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob", "--option", "ply_limit=3"
    )
    for _ in range(3):
        call("games", "move", call("games", "moves")[1].split()[0])
    assert data(call("games", "again", "2", "--json"))["moves"] == 1
    assert len(call("games", "log")[1].splitlines()) == 2
    assert "there is no move 9: they go from 1 to 1" in call("games", "again", "9")[2].replace(
        "There", "there"
    )
    assert [game["current"] for game in data(call("games", "list", "--json"))].count(True) == 1


def test_nobody_tries_again_with_hidden_hands_before_the_end(duel):
    assert duel("games", "again", "1")[0] == 1


def test_a_hint_names_moves_and_their_value(board):
    told = data(board("games", "hint", "--level", "greedy", "--seconds", "0.2", "--json"))
    assert told["move"] in board("games", "moves")[1].split()
    assert all(0 <= line["value"] <= 1 for line in told["lines"])
    assert board("games", "hint", "--level", "wizard")[0] == 2


def test_games_are_renamed_and_deleted(board):
    board("games", "rename", "1", "Sunday")
    assert data(board("games", "--json"))[0]["title"] == "Sunday"
    assert board("games", "delete", "1", "--yes")[0] == 0
    assert board("games")[0] == 5


@pytest.mark.usefixtures("board")
def test_shells_complete_tasks_games_and_moves(shell):
    def completed(*words):
        script = (
            'eval "$(squadlog completion bash)"; COMP_WORDS=(squadlog {words}); COMP_CWORD={at}; _squadlog; '
        )
        script += 'echo "${{COMPREPLY[@]}}"'
        return shell(script.format(words=" ".join(words), at=len(words))).stdout.split()

    assert completed("games", "und") == ["undo"]
    assert completed("games", "new", "gen") == ["generals"]
    assert completed("play", "phalanx-c") == ["phalanx-cards"]
    assert "'a1.NW-b2'" in completed("games", "move", "a1.NW")
    assert "games" in commands()


def test_a_game_that_cannot_begin_is_told_without_a_line_of_a_record(call):
    code, _, err = call("games", "new", "phalanx-board", "--deal", "Red: ARCHER a1")
    assert code == 2
    assert err.startswith("A deal says where the pieces stand")
    code, _, err = call("games", "new", "phalanx-cards", "--seat", "B=computer strongest")
    assert code == 2
    assert err.rstrip().endswith("did you mean strong?")


def test_a_refused_card_does_not_tell_the_hand_of_a_computer(call):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=computer", "--deal", DUEL)
    call("games", "move", "9S", "--wait")
    for move in ("KS", "zz", "KS>L"):
        _, _, err = call("games", "move", move)
        assert not {"9D", "5D", "2D", "10C", "8C", "JC", "AH"} & set(err.replace(".", " ").split())
