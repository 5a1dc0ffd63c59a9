"""A battle at the prompt: in words, for one seat or the whole table."""

import re
import sys

import pytest
from support.typists import Typist, by_what_the_prompt_tells

from squadlog.__main__ import main
from squadlog.cli import printing
from squadlog.cli.lines import Lines


@pytest.fixture
def play(call):
    """Type these lines into a battle at the prompt; gives exit code, stdout, stderr."""

    def typed(*lines, battle="newcomer", words=("--seed", "2")):
        return call("play", battle, "--as", "text", *words, stdin="".join(f"{line}\n" for line in lines))

    return typed


def test_the_whole_newcomer_fight_is_played_by_what_the_prompt_tells_with_typed_dice(
    capsys, monkeypatch, call
):
    """On a terminal of 40 columns, from the first word to the report, with no line that is longer."""
    call("new", "newcomer", "--typed", "all", "--seed", "2")
    typist = Typist(lambda: capsys.readouterr().out, by_what_the_prompt_tells())
    monkeypatch.setattr(sys, "stdin", typist)
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(printing, "_at_terminal", lambda: True)
    code = main(["play", "1", "--as", "text"])
    heard = typist.heard
    assert code == 0
    assert "The battle is over" in heard
    assert "nobody is left to fight for" in " ".join(heard.split())
    assert "Subphase 3." in heard
    assert heard.count(" hits ") > 3
    assert heard.count("Turn ") > 1
    assert max(map(len, heard.splitlines())) <= 40
    assert call("audit")[0] == 0


def test_numbers_choose_among_what_is_offered_and_enter_does_what_the_prompt_says(play):
    code, out, _ = play("", "", "1", "3", "6", "done", "quit")
    assert code == 0
    assert "Turn 1 begins" in out
    assert "John Doe's Squad: MOVE." in out
    assert "3 Tobias Renn kneels until T1.s2" in out


def test_enter_alone_gives_no_order_where_the_prompt_does_not_say_so(play, call):
    _, out, _ = play("", "", "1", "", "", "quit")
    assert out.count("Enter alone does nothing here") == 2
    assert "Free: 1 John Doe, 2 Mara Quill, 3 Tobias Renn." in call("play", "--as", "text")[1]


@pytest.mark.parametrize(
    ("line", "told", "code"),
    [
        ("frobnicate 1", "'frobnicate' is not a command", 2),
        ("walk 1 90m", "90 m", 1),
        ("walk 44", "Units: 1, 2, 3, 4, 5, 6", 1),
        ("7", "no soldier '7'", 1),
        ("card Zeus", "no soldier 'Zeus'", 1),
        ("why 4", "There is no shot now", 1),
        ("los 1 4", "This battle has no map", 1),
        ("rules --nonsense", "", 2),
        ('"', "is not a command", 2),
        ("x" * 3000, "", 2),
        ("\x1b[2J", "", 2),
    ],
)
def test_what_is_not_taken_gets_a_sentence_and_the_question_stays(play, line, told, code):
    found, out, _ = play("begin", "initiative", "move", "walk 1 1m", line, "hold 2", "quit")
    assert found == code
    assert told in out
    assert "\x1b" not in out
    assert out.count("Free: 2 Mara Quill, 3 Tobias Renn.") == 1
    assert "Free: 3 Tobias Renn." in out


def test_a_die_is_typed_or_rolled_by_the_program_and_the_end_of_the_input_waits_for_it(
    play, call, monkeypatch
):
    code, out, _ = play("dice all typed", "", "", "3")
    assert code == 3
    assert "Type the number rolled, 1 to 9, and 0 for 10; or write roll" in out
    monkeypatch.setattr("secrets.randbelow", lambda faces: faces - 2)
    code, out, _ = call("play", "--as", "text", stdin="roll\nquit\n")
    assert code == 0
    assert "Initiative, lowest first" in out


MELEE = ("", "", "1", "walk 3 2m engage 6", "done", "face 6", "done")


def test_a_secret_choice_stands_behind_a_curtain_and_may_be_said_at_it(play):
    code, out, _ = play(*MELEE, "", "2", "attack 3", "quit")
    assert code == 0
    assert out.count("chooses in secret") == 2
    before, _, behind = out.partition("TOG, in secret> ")
    assert "1: attack: fight to wound" in before
    assert "Commonwealth chooses in secret" in behind
    assert "\n: parry" not in out


def test_beside_a_side_on_paper_a_secret_choice_needs_no_curtain(call):
    """MEL-19: whoever keeps the only squad here sits there alone."""
    call("new", "newcomer", "--seed", "2", "--paper", "TOG")
    said = ("", "", "9", "4", "move", "engage 4 with 1 in reach", "done", "done", "attack 1", "quit")
    code, out, _ = call("play", "--as", "text", stdin="".join(f"{line}\n" for line in said))
    assert code == 0
    assert "nobody else may look" not in out
    assert "parry: fight to keep from being wounded" in out
    assert "1 John Doe has chosen" in out


def test_at_a_terminal_nothing_of_a_secret_choice_stays_on_the_screen(play, monkeypatch):
    cleared = []
    monkeypatch.setattr("squadlog.cli.battle.prompt.curtain", lambda: cleared.append("here"))
    _, out, _ = play(*MELEE, "", "2", "attack 3", "quit")
    assert len(cleared) == 2
    assert "6 Drusus has chosen" in out


def test_a_seat_is_asked_for_its_own_word_only_and_hears_no_secret(play, call):
    play(*MELEE, "parry 6", "quit")
    _, out, _ = call("play", "--as", "text", "--seat", "TOG", stdin="log\nattack 3\n\nquit\n")
    assert out.count("Waits for Commonwealth.") == 2
    assert "Only Commonwealth can say this." in out
    _, out, _ = call("play", "--as", "text", "--seat", "blue", stdin="log\ntrack\nshow\n1\nquit\n")
    assert "3 Tobias Renn has chosen" not in out
    assert "parry 6" not in out
    assert "chooses in secret: parry" not in out


def test_who_sits_down_hears_once_that_a_seat_is_courtesy_and_the_table_is_a_display(play, call):
    play("quit")
    for seat, told in (("red", 1), ("referee", 1), ("table", 0)):
        _, out, _ = call("play", "--as", "text", "--seat", seat, stdin="quit\n")
        assert out.count("does not protect secrets") == told
    code, out, _ = call("play", "--as", "text", "--seat", "table", stdin="begin\nundo\nshow\nquit\n")
    assert code
    assert out.count("This is a read-only display") == 2
    assert "1 John Doe" in out
    assert call("log")[1].count("\n") == 1


def test_players_of_one_side_are_told_apart_by_name_in_the_log(play, call):
    play("quit")
    call("play", "--as", "text", "--seat", "red", "--by", "Ann", stdin="ready\nquit\n")
    call("do", "--seat", "red", "--by", "Ben", "note the door is mine")
    _, out, _ = call("log")
    assert re.findall(r"\((\w+)\)$", out, re.MULTILINE) == ["Ann", "Ben"]


def test_every_command_about_a_battle_takes_a_seat_and_an_audit_is_the_referees(play, call):
    play("quit")
    for words in (
        ("branches",),
        ("score",),
        ("show",),
        ("next",),
        ("log",),
        ("reminders",),
        ("export", "sheet"),
    ):
        for seat in ("red", "referee", "table"):
            assert "has no place" not in call(*words, "--seat", seat)[2], (words, seat)
        assert "There is no side 'green'" in call(*words, "--seat", "green")[2]
    assert call("audit", "--seat", "referee")[0] == 0
    code, _, err = call("audit", "--seat", "red")
    assert code == 2
    assert "only the referee may run it" in err


def test_the_shot_is_asked_with_its_odds_and_taken_apart_by_why(play):
    _, out, _ = play("", "", "1", "fire 1", "done", "done", "why 4", "hold fire 1", "quit")
    assert re.search(r"1: fire at 4 Varro, hits on \d or less, \d+ percent", out)
    assert re.search(r"In all [+-]\d, to roll \d or less: hits on", out)
    assert re.search(r"\d: hold fire$", out, re.MULTILINE)


def test_everything_is_told_one_thing_a_line_without_drawing(play):
    _, out, _ = play(
        "", "", "1", "kneel 1", "done", "show", "track", "card 1", "help", "?", "log 2", "score", "quit"
    )
    assert "1 John Doe: kneels until subphase 2" in out
    assert "1 John Doe: SR, kneels until T1.s2." in out
    assert "SR: 0 to hit, penetration" in out or "SR: -" in out
    assert re.search(r"^Line \d+: T1.s1 1 John Doe kneels until T1.s2.$", out, re.MULTILINE)
    assert not set(out) & set("│─╭╮╰╯▶●○■□—")


def test_a_seat_hears_its_own_side_and_what_a_number_does_with_whom_it_places(call):
    call("new", "counting_house", "--with", "hiding")
    assert "  begin: begin now\n" in call("next")[1]
    lines = "1\nready\n?\nquit\n"
    _, out, _ = call("play", "--as", "text", "--seat", "green", stdin=lines)
    assert "The Counting House, battle 1, at the seat of Kessrith." in out
    assert "1: hide 1 Krassk where they stand" in out
    assert "put down a decoy at a free place" in out
    assert out.count("Kessrith> ") == 4
    assert out.count("urn 1 waits for Commonwealth") == 2, "once in each question"


def test_a_walk_without_metres_says_how_far_it_goes_and_one_with_metres_does_not(play):
    _, out, _ = play("begin", "initiative", "move", "walk 1", "walk 2 1m", "walk 3 turn 45", "quit")
    assert out.count("No metres said: as far as it goes, at most 4 m.") == 1


def test_what_must_be_known_of_a_scenario_is_told_once_and_again_on_a_question_mark(play):
    words = ("begin", "initiative", *("1",) * 3, *("hold all", "done") * 4, "quit")
    _, out, _ = play(*words, battle="pest_control")
    assert out.count("Asmalis") > 8
    assert out.count("one fire team at the airlocks: ") == 1
    _, out, _ = play("?", "quit", battle="1", words=())
    assert out.count("one fire team at the airlocks: ") == 2


def test_a_report_says_who_is_ahead_and_wounds_in_words(play):
    _, out, _ = play(
        "begin", "initiative", "move", "correct 4 wound=M because told", "show", "report", "quit"
    )
    assert "4 Varro: moderately wounded, SR." in out
    assert "Commonwealth is ahead by 11.5." in out
    assert "4 Varro: moderately wounded.\n" in out


def test_no_arrow_is_told_at_the_prompt_and_no_story_begins_with_who_was_ready(play):
    words = (
        "ready",
        "begin",
        "initiative",
        "move",
        "watch 3",
        "correct 4 wound=M because told",
        "targets 4",
        "health",
    )
    _, out, _ = play(*words, "report", "quit")
    assert "unhurt to M" in out
    assert "until s2" in out
    assert "→" not in out
    assert " is ready" not in out.partition("The story:")[2]


def test_the_points_are_told_in_words_at_the_prompt(play):
    _, out, _ = play("begin", "initiative", "move", "correct 4 wound=M because told", "score", "quit")
    assert "4 Varro, moderately wounded: 0.25 of 46 = 11.5 [CAS-03]" in out
    assert "#4" not in out


def test_a_map_is_looked_at_from_the_prompt(play):
    code, out, _ = play(
        "look 1", "los 1 13", "measure 1 north 2m --mode walk", "quit", battle="counting_house"
    )
    assert code == 0
    assert "2 m" in out


def test_what_somebody_else_said_meanwhile_is_told_before_anything_is_taken(capsys, monkeypatch, call, shell):
    call("new", "newcomer", "--seed", "2")
    said = iter(["", "quit"])

    def answer(_told):
        if (line := next(said)) == "":
            shell("squadlog do begin")
        return line

    typist = Typist(lambda: capsys.readouterr().out, answer)
    monkeypatch.setattr(sys, "stdin", typist)
    main(["play", "--as", "text"])
    assert "The battle continued in another window." in typist.heard
    assert "Turn 1: roll for initiative." in capsys.readouterr().out + typist.heard


@pytest.mark.parametrize(
    "words", [("--option", "a=b"), ("--seat", "A=B"), ("--seat", "blue", "--seat", "red")]
)
def test_what_only_a_side_game_has_is_refused(call, words):
    code, _, err = call("play", "newcomer", "--as", "text", *words)
    assert code == 2
    assert "this works for side games only" in err.lower()


def test_completion_gives_whole_lines_of_orders_and_words():
    lines = Lines(lambda typed: [f"{typed}k 3", "walk 2"])
    assert lines._whole_lines() == ["k 3", "walk 2"]


def test_a_guided_fight_tells_its_lesson_and_answers_what_is_refused_kindly(call):
    code, out, _ = call("play", "tutorial", "--as", "text", stdin="begin\nwalk 1\nlesson\nquit\n")
    assert code == 1
    assert out.count("Lesson 2 of ") == 2
    assert out.count("Type: initiative") == 2
    assert "No harm done. The lesson continues with: initiative" in out
    assert "Lesson 2 of " in call("play", "--as", "text", stdin="quit\n")[1]


def test_the_dice_of_a_guided_fight_are_those_its_lessons_lead_up_to(call):
    rolled = {
        call("play", "tutorial", "--as", "text", stdin="begin\ninitiative\nquit\n")[1] for _ in range(2)
    }
    assert len({line for out in rolled for line in out.splitlines() if "lowest first" in line}) == 1


def test_a_battle_without_lessons_says_so(play):
    assert "This battle has no lessons" in play("lesson", "quit")[1]


def test_whoever_does_otherwise_than_the_lesson_says_is_told_that_it_stands(call):
    lines = ("begin", "initiative", "move", "kneel 2", "note hello", "fire 1 at 3", "quit")
    _, out, _ = call("play", "tutorial", "--as", "text", stdin="\n".join(lines))
    assert out.count("That is fine, too; undo undoes it. The lesson waits.") == 2
    assert "Lesson 6 of " in out


def test_how_an_answer_is_written_is_told_once_and_on_a_question_mark(play):
    _, out, _ = play("", "", "1", "hold 1", "hold 2", "?", "quit")
    assert out.count("Write orders, such as walk ") == 2
    assert out.count("Free: ") == 4


def test_enter_says_done_when_whoever_is_left_has_a_standing_order(play):
    orders = ("begin", "initiative", "move", "hold rest", "done", "standing 4 fire at 1", "hold rest", "done")
    shot = "fire 4 at 1 range 15 adjust +9 because it is dark"
    code, out, _err = play(*orders, shot, "hold rest", "done", "hold rest")
    assert code == 0, out
    asked = out.rpartition("Turn 1, subphase 2: ")[2]
    assert "Busy: 4 Varro" in asked
    assert "Press Enter for done" in asked


def test_card_alone_asks_for_a_soldier(play):
    assert "Name a soldier; there are 1 John Doe" in play("card")[1]
