"""`find WORDS`: what it prints, and that the command it names opens what was found."""

import json
import shlex

MAP = "[map]\ntitle = 'Mill Yard'\nwidth_m = 10\nheight_m = 8\n"


def _hits(call, *words):
    told = json.loads(call("find", *words, "--json")[1])
    assert told["format"] == "squadlog-find/1"
    return told["hits"]


def test_each_hit_names_a_command_that_shows_it(call, home):
    call("new", "newcomer")
    call("do", "begin")
    call("note", "the mill burns", "--on", "1")
    call("squads", "copy", "ready:john_doe", "Mill's Men")
    (home / "maps").mkdir()
    (home / "maps" / "yard.toml").write_text(MAP)
    hits = _hits(call, "mill")
    assert [hit["kind"] for hit in hits] == ["note", "squad", "map"]
    assert hits[0]["where"] == "battle 1, T1.s1"
    for hit in hits:
        code, out, _ = call(*shlex.split(hit["opens"])[1:])
        assert code == 0
        assert "mill" in out.casefold()


def test_two_words_in_one_argument_are_two_words(call):
    call("new", "newcomer")
    assert call("find", "door back")[1].startswith("battle 1, set-up: The Back Door\n")


def test_nothing_found_is_code_5_and_says_what_to_try(call):
    code, out, said = call("find", "zebra")
    assert (code, out) == (5, "")
    assert "fewer words" in said


def test_the_log_is_shown_around_a_line(call):
    call("new", "newcomer")
    for number in range(14):
        call("note", f"word {number}", "--private")
    log = call("log", "--around", "8")[1].splitlines()
    assert len(log) == 11
    assert call("log", "--around", "99")[0] == 5


def test_all_dice_are_counted_by_who_rolled_them_without_what_was_undone(call):
    call("new", "newcomer", "--typed", "blue", "--seed", "1")
    call("do", "begin", "initiative", "--by", "Ann")
    call("die", "3")
    told = json.loads(call("dice", "--json")[1])
    by_who = {one["who"]: one["counts"] for one in told["tables"]}
    assert by_who["Ann"] == [0, 0, 1, *[0] * 7]
    assert sum(by_who["the program"]) >= 1
    call("undo")
    assert call("dice")[0] == 5


def test_a_scenario_tells_its_record_of_battles_that_are_over(call):
    assert call("scenario", "record")[0] == 5
    call("new", "newcomer")
    call("do", "begin")
    assert call("scenario", "record", "newcomer")[0] == 5
    call("do", "concede tog")
    code, out, _ = call("scenario", "record", "newcomer")
    assert code == 0
    assert "Commonwealth won 1 (1 conceded by the others), by 0 points on average" in out
    assert out.endswith("  in battle 1\n")
    assert call("scenario", "record", "no_such_scenario")[0] == 5
