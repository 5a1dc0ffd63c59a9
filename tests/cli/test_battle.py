"""A battle played through the command line, with dice typed by hand."""

import csv
import io
import json
from pathlib import Path

import pytest
from support.battles import skirmish

from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.session.view.words.battle_page import unit_row

FIGHT = """
begin
initiative
# the faces of both sides
7
4
countermove
hold 1
fire 2 at 5 range 15 cover half-hard
aim 3 at drusus range 15
engage 1 with 4 in reach
done
fire 5 at 2 15m half-hard
hold 6
face 4
done
fire 2
3
fire 5
2
"""
MELEE = "attack 4\nparry 1\n" + "done\n" * 4 + "fire 3\n0\n" + "done\n" * 6 + "1\n"


@pytest.fixture
def battle(call):
    """The newcomer's battle after one exchange of shots, with a melee about to open."""
    call("new", "newcomer", "--typed", "all", "--seed", "1")
    code, _, err = call("do", "-", stdin=FIGHT)
    assert code == 0, err
    return call


def test_a_fire_fight_with_melee_is_played_to_a_victory_count_with_typed_dice(battle):
    """FIR-02, MEL-29, CAS-02, CAS-03: two shots hit, an aimed one misses on a 10, a parried blow lands on a 1."""
    code, out, err = battle("do", "-", "end because the table is cleared", stdin=MELEE)
    assert code == 0, err
    assert "3 Tobias Renn fires SR aimed at 6 Drusus" in out
    assert "1 John Doe is wounded by 4 Varro: 1 wound level" in out
    scores = {side["side"]: side["points"] for side in json.loads(battle("score", "--json")[1])}
    assert scores == {"blue": "45/4", "red": "161/10"}
    assert "11.25 points" in battle("score")[1]
    assert battle("audit")[0] == 0
    assert json.loads(battle("next", "--json")[1])["ask"]["kind"] == "over"


def test_what_is_waited_for_is_told_to_a_seat_as_it_may_know_it_mel_28(battle):
    """MEL-28: among what somebody chooses is told to who chooses; others hear how such a choice is said."""
    whose = json.loads(battle("next", "--json")[1])["ask"]["side"]
    told = {seat: battle("next", "--seat", seat)[1] for seat in ("red", "blue", "table")}
    assert [seat for seat, words in told.items() if "In secret: attack 4, parry 4 or out 4." in words] == [
        whose
    ]
    assert sum("as far as the rules allow" in words for words in told.values()) == 2
    assert battle("reminders", "--seat", "table")[0] == 0


def test_the_seat_of_the_table_is_a_display_at_every_command(battle):
    for command in (("show",), ("next",), ("log",), ("score",), ("branches",), ("export", "story")):
        assert battle(*command, "--seat", "table")[0] in (0, 5), command
    for command in (("do", "note so"), ("undo",), ("redo",), ("jump", "1"), ("die", "3")):
        code, _, err = battle(*command, "--seat", "table")
        assert (code, "This is a read-only display" in err) == (1, True), command
    code, _, err = battle("show", "--seat", "green")
    assert (code, "referee and table" in err) == (5, True)


def test_who_sits_down_at_a_seat_is_told_once_that_it_is_courtesy(battle):
    told = [
        "does not protect secrets" in battle("show", "--seat", seat)[2]
        for seat in ("table", "red", "red", "referee")
    ]
    assert told == [False, True, False, False]


def test_sentences_stop_at_the_first_refusal_and_what_stood_before_it_stands(battle):
    code, out, err = battle("do", "attack 4", "fire 2 at 5", "parry 1")
    assert code == 1
    assert "4 Varro has chosen" in out
    assert err.startswith(("It is", "2 Mara", "Nobody", "No", "Unit", "1 John"))
    assert json.loads(battle("next", "--json")[1])["ask"]["units"] == [1]


def test_sentences_behind_a_refused_one_are_told_as_not_said(battle):
    _, _, err = battle("do", "attack 4", "fire 2 at 5", "done", "done")
    assert err.splitlines()[-1] == "Not carried out: done; done."
    assert "Not said" not in battle("do", "fire 2 at 5")[2]


def test_a_misread_sentence_is_shown_with_a_mark_under_the_place(battle):
    code, out, err = battle("do", "fire 2 at nobody")
    assert (code, out) == (2, "")
    sentence, mark, problem = err.splitlines()
    assert mark.index("^") == sentence.index("nobody")
    assert "'nobody'" in problem


def test_json_says_for_each_sentence_what_came_of_it(battle):
    _, out, _ = battle("do", "--json", "attack 4", "undo", "parry 1", "attack 4", "attack 4")
    records = [json.loads(line) for line in out.splitlines()]
    assert [record["outcome"] for record in records][:2] == ["accepted", "moved"]
    assert records[2]["outcome"] == "refused"
    assert set(records[2]["refusal"]) >= {"code", "sentence", "rule", "instead"}
    assert len(records) == 3


def test_a_die_that_is_awaited_is_code_3_until_it_is_typed_or_withdrawn(call):
    call("new", "newcomer", "--typed", "blue", "--seed", "1")
    code, _, err = call("do", "begin", "initiative")
    assert code == 3
    assert "Roll a d10: initiative for Commonwealth, John Doe's Squad; a ranking" in err
    assert call("next")[0] == 3
    assert call("do", "done")[0] == 3
    assert call("die", "11")[0] == 2
    assert call("do", "withdraw")[0] == 0
    assert call("do", "initiative")[0] == 3
    assert call("die", "0")[0] == 0
    assert "10" in call("log", "--last", "1")[1]
    assert call("die", "7")[0] == 1


@pytest.mark.parametrize(("asked", "code"), [("none", 0), ("tog", 3), ("Commonwealth", 3), ("all", 3)])
def test_a_side_that_types_its_dice_is_named_as_on_the_screen(call, asked, code):
    assert call("new", "newcomer", "--typed", asked)[0] == 0
    assert call("do", "begin", "initiative")[0] == code
    assert "Commonwealth, TOG" in call("new", "newcomer", "--typed", "nobody")[2]


def test_the_die_of_a_shot_is_asked_of_side_and_soldier_by_name(call):
    call("new", "newcomer", "--typed", "blue", "--seed", "1")
    call("do", "begin", "initiative")
    call("die", "1")
    code, _, err = call("do", "move", "fire 1 at 4", "done", "done", "fire 1 at 4")
    assert (code, "Roll a d10: to hit for Commonwealth, 1 John Doe; needs 9 or less" in err) == (
        3,
        True,
    )


def test_what_is_undone_stays_readable_and_a_named_place_is_found_again(battle):
    assert battle("do", "attack 4", "branch bold plan", "undo", "out 4")[0] == 0
    assert "x" in {line[0] for line in battle("log", "--undone")[1].splitlines()}
    assert "bold plan" in battle("branches")[1]
    assert battle("jump", "bold plan")[0] == 0
    assert battle("undo", "3")[0] == 0
    assert battle("redo")[0] == 0
    assert battle("jump", "1")[0] == 0
    assert battle("undo")[0] == 1
    assert json.loads(battle("show", "--json")[1])["stage"] == "setup"


def test_a_seat_does_not_read_what_the_other_chose_in_secret(battle):
    """MEL-28: the choice as a melee opens is secret."""
    battle("do", "parry 4")

    def leaks(*words):
        told = battle(*words)[1].replace("\\", "").replace(" ", "")
        return '"intent":"parry"' in told or "secret:parry" in told

    for words in (("log",), ("log", "--json"), ("export", "json"), ("export", "story"), ("export", "csv")):
        assert leaks(*words, "--seat", "referee"), "the referee sees it"
        assert not leaks(*words, "--seat", "blue")
    assert not leaks("log"), "nor does the table at its one keyboard"
    assert "parry" not in battle("show", "--seat", "blue")[1].replace("attack 1, parry 1 or out 1", "")
    assert battle("log", "--seat", "green")[0] == 5


def test_show_names_who_acts_wounds_and_dazes(battle):
    out = battle("show")[1]
    assert "The Back Door" in out
    assert "dazed to T1.s4" in out
    (mara,) = [line for line in out.splitlines() if "Mara Quill" in line and line.startswith("  ")]
    assert " M " in mara


def test_show_names_what_is_under_way_as_the_roster_does():
    action = Ongoing(kind="fire_throw", mode="walk", start=Moment(1, 1), end=Moment(1, 1))
    seen = known(skirmish(units={1: {"action": action}}), "table")
    assert "walk + fire to T1.s1" in unit_row(seen, seen.units[1])


def test_the_record_is_exported_as_data_as_a_story_and_on_paper(battle, tmp_path):
    assert json.loads(battle("export", "json")[1])
    assert len(list(csv.reader(io.StringIO(battle("export", "csv")[1])))) > 10
    assert "Mara Quill" in battle("export", "story")[1]
    assert "CREATE TABLE" in battle("export", "sql")[1]
    assert "Mara Quill" in battle("export", "sheet", "--seat", "blue")[1]
    target = tmp_path / "story.txt"
    assert battle("export", "story", "--to", str(target))[:2] == (0, "")
    assert "Mara Quill" in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("form", ["json", "csv", "story", "sql"])
def test_an_export_on_stdout_is_whole_however_long_its_lines_are(battle, tmp_path, form):
    target = tmp_path / "record"
    battle("export", form, "--to", str(target))
    assert battle("export", form)[1] == target.read_text(encoding="utf-8")


def test_log_says_only_as_many_lines_as_are_asked_for(battle):
    every = battle("do", "log")[1].splitlines()
    assert battle("do", "log 2")[1].splitlines() == every[-2:]


def test_battles_are_chosen_by_option_by_environment_or_as_the_current_one(call, monkeypatch):
    call("new", "newcomer", "--title", "First")
    call("new", "--side", "Red Army=tog_line", "--side", "Blue=ready:john_doe", "--title", "Second")
    assert call("show")[1].startswith("Second")
    assert call("show", "--battle", "1")[1].startswith("First")
    assert call("--battle", "1", "show")[1].startswith("First")
    monkeypatch.setenv("SQUADLOG_BATTLE", "1")
    assert call("show")[1].startswith("First")
    monkeypatch.delenv("SQUADLOG_BATTLE")
    assert call("use", "1")[0] == 0
    assert call("show")[1].startswith("First")
    assert call("battles", "rename", "1", "Once")[0] == 0
    assert call("battles", "delete", "2", "--yes")[0] == 0
    assert [row["title"] for row in json.loads(call("battles", "--json")[1])] == ["Once"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("new", "nowhere"), 5, "nowhere"),
        (("new", "--side", "Red=tog_line"), 4, "two sides"),
        (("new", "--side", "Red"), 2, "NAME=VALUE"),
        (("new", "newcomer", "--typed", "green"), 2, "no side"),
        (("new", "newcomer", "--rule", "no.such=1"), 2, "no.such"),
        (("new", "newcomer", "--turns", "0"), 2, "1 to 500"),
        (("new", "newcomer", "--title", "a\x1b[31mb"), 2, "U+001B"),
    ],
)
def test_a_battle_that_cannot_be_is_told_in_one_sentence(call, words, code, said):
    told, out, err = call(*words)
    assert (told, out) == (code, "")
    assert said in err
    assert "\x1b" not in err


def test_words_of_people_reach_the_terminal_as_they_were_typed_or_not_at_all(call):
    call("new", "newcomer")
    assert call("do", "note [red]tea[/red] break")[0] == 0
    assert "[red]tea[/red] break" in call("log")[1]
    assert call("do", "note \x1b[31mred")[0] == 2
    assert call("do", "hold \u202e3")[0] == 2


def test_a_backup_is_a_file_that_can_be_opened(call, home):
    call("new", "newcomer")
    code, out, _ = call("backup")
    assert code == 0
    assert Path(out.strip()).read_bytes().startswith(b"SQLite format 3")
    assert home in Path(out.strip()).parents


def test_the_track_is_told_in_words_and_drawn_log_14(call):
    """LOG-14: a line a soldier, for whoever hears it; then the same as a picture, or as data."""
    call("new", "newcomer", "--typed", "all", "--seed", "1")
    call("do", "-", stdin="begin\ninitiative\n3\n8\nmove john\nreload 1\n")
    told = call("show", "--track")[1].splitlines()
    assert told[0] == "1 John Doe: reloads until subphase 5"
    assert told[1].startswith("Nothing in progress: 2 Mara Quill")
    assert any(line.startswith("1 John Doe") and "━━ reload ━" in line for line in told[3:])
    rows = json.loads(call("show", "--track", "--json")[1])
    assert rows[0]["marks"][0]["bar"]["word"] == "reload"


def test_a_step_of_which_nothing_is_told_says_when_and_in_whose_slot(call):
    """The log screen said so already; `squadlog log` had a bare `done`."""
    call("new", "newcomer", "--typed", "all")
    call("do", "begin", "initiative")
    for die in ("3", "8"):
        call("die", die)
    call("do", "move", "fire 1", "hold 2", "hold 3", "done")
    assert "T1.s1 John Doe's Squad: done" in call("log")[1]


def test_next_lists_the_answers_as_they_are_typed(call):
    """INI-06, ACT-55: a choice that no secret hangs on is written out, and what is listed can be said."""
    call("new", "newcomer", "--seed", "4")
    call("do", "begin", "initiative")
    listed = call("next")[1].splitlines()[1:]
    assert [one.split()[0] for one in listed] == ["move", "countermove"]
    assert call("do", listed[0].partition(": ")[0].strip())[0] == 0
    call("do", "watch 1", "fire 2 at 4", "done", "done")
    listed = call("next")[1].splitlines()[1:]
    assert listed[0].startswith("  fire 2 at 4: fire at 4 Varro, ")
    assert "  hold-fire 2: hold fire" in listed
    call("do", "hold-fire 2", "done", "walk 4 2m", "done")
    assert [one.partition(":")[0] for one in call("next")[1].splitlines()[1:3]] == ["  fire 1", "  decline 1"]
