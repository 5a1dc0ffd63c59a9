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
