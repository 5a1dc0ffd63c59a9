"""Companies, results and the ladder by words: the twin of their screens."""

import json

import pytest


def test_a_company_lives_from_its_founding_to_the_ladder_by_words(call):
    assert call("company")[0] == 0
    assert call("company", "new", "Able", "--squad", "ready:john_doe")[0] == 0
    assert call("company", "new", "Baker", "--squad", "ready:tog_line", "--points", "20")[0] == 0
    code, _, err = call("company", "muster", "able", "1-3,5", "--as", "Able One")
    assert (code, err) == (0, "Able One is saved as a squad: 4 soldiers.\n")
    squad = json.loads(call("squads", "show", "Able One", "--json")[1])
    assert [one["career"][-2:] for one in squad["plan"]["soldiers"]] == ["-1", "-2", "-3", "-5"]
    code, _, err = call("company", "muster", "able", "1", "--as", "Able One")
    assert (code, err) == (1, "There is a squad called Able One already; --replace puts this in its place.\n")
    lines = ("Able: 3 W M, 2 kills, 4 hits, 9 shots", "1-2", "Baker: 8 D")
    sides = ("--side", "Able=120", "--side", "Baker=80")
    assert call("result", "enter", "--title", "The Ford", *sides, *lines)[0] == 0
    assert "3   Tobias Renn  moderate (M)  1        2      2    4/9" in call("company", "show", "able")[1]
    told = call("company", "show", "baker", "8")[1]
    assert "dead" in told.splitlines()[0]
    code, _, err = call("result", "claim", "--title", "II", *sides, "--as", "Able", "Baker: 1")
    assert (code, err) == (1, "Able claims this; what became of Baker's soldiers is theirs to say.\n")
    assert call("company", "heal", "able", "3", "--why", "a good doctor")[0] == 0
    assert "by hand from moderate to unhurt: a good doctor" in call("company", "show", "able", "3")[1]
    assert call("company", "undo", "able")[2] == "Undone for Able: soldier 3: unhurt: a good doctor.\n"
    assert "result 1, The Ford: Able 120, Baker 80" in call("result", "undo")[2]
    assert json.loads(call("result", "list", "--json")[1]) == []


def test_a_battle_that_was_changed_since_it_was_taken_in_is_told_at_undo_at_its_end_and_in_the_roster(call):
    call("company", "new", "Able", "--squad", "ready:john_doe")
    call("company", "muster", "able", "1-2", "--as", "Able One")
    assert (
        call("new", "--title", "The Ford", "--side", "Able=Able One", "--side", "TOG=ready:tog_line")[0] == 0
    )
    call("do", "begin", "end because late")
    assert "Able: 1 The Ford: drawn" in call("company", "after")[2]
    assert "stands otherwise" not in call("company", "show", "able")[1]
    told = " ".join(call("undo")[2].split())
    assert (
        "Battle 1, The Ford, stands otherwise than in the careers of Able: squadlog company undo Able" in told
    )
    assert "stands otherwise" in call("company", "show", "able")[1]
    told = " ".join(call("do", "correct 1 wound=D because so", "end because late")[2].split())
    assert told.endswith("squadlog company after 1 takes it in anew.")
    assert "1 The Ford" in call("company", "undo", "able")[2]
    call("company", "after", "1")
    assert "stands otherwise" not in call("company", "show", "able")[1]


def test_what_makes_no_sense_is_answered_by_one_sentence_and_a_code(call):
    call("company", "new", "a")
    for code, words in (
        (1, ("company", "show", "nobody")),
        (1, ("company", "new", "x" * 99)),
        (2, ("company", "muster", "a", "1-")),
        (2, ("company", "muster", "a", "9-1")),
        (1, ("result", "enter", "--title", "x", "--side", "A=1", "--side", "B=2", "3 W M")),
        (1, ("result", "enter", "--title", "x", "--side", "A=1")),
        (1, ("result", "confirm", "4", "--for", "A")),
        (1, ("campaign", "show", "x")),
        (5, ("company", "after", "1")),
    ):
        found, out, err = call(*words)
        assert (found, out, err.count("\n")) == (code, "", 1), (words, err)


def test_a_house_rule_is_called_ours_wherever_it_is_told(call):
    call("company", "new", "Able")
    assert "house rule, ours; now off" in call("company", "house", "able")[1]
    assert call("company", "house", "able", "Pay", "FIFTY")[0] == 0
    assert "50 points, whatever comes of it. (house rule, ours)" in call("company", "show", "able")[1]
    code, _, err = call("company", "house", "able", "pay", "gold")
    assert (code, err) == (1, "pay can be off, score, fifty, not gold.\n")


def test_points_and_things_are_counted_from_one_on(call):
    call("company", "new", "Able")
    for words in (
        ("gain", "able", "-5", "x"),
        ("spend", "able", "0", "x"),
        ("stash", "able", "take", "tarp", "-3"),
    ):
        code, out, err = call("company", *words)
        assert (code, out) == (2, "")
        assert "should be a number from 1 on" in err


def test_a_campaign_and_a_company_are_printed_and_which_one_is_asked(call, tmp_path):
    pytest.importorskip("jinja2")
    assert call("print", "campaign", "--to", str(tmp_path / "a.html"))[0] != 0
    call("company", "new", "Able", "--squad", "ready:john_doe")
    call("campaign", "new", "The River")
    call("campaign", "new", "Lakes")
    code, _, err = call("print", "campaign", "--to", str(tmp_path / "a.html"))
    assert (code, err.endswith("--of NAME says which campaign: The River, Lakes.\n")) == (2, True)
    assert call("print", "campaign", "--of", "lakes", "--to", str(tmp_path / "a.html"))[0] == 0
    assert call("print", "company", "--to", str(tmp_path / "b.html"))[0] == 0
    assert "Mara Quill" in (tmp_path / "b.html").read_text()


def test_how_many_things_go_into_the_stash_may_stand_before_them(call):
    """Ours: what is typed as `muster --with` takes it."""
    call("company", "new", "Able", "--squad", "ready:john_doe")
    assert call("company", "stash", "Able", "add", "2 mine, 1 holotarp")[0] == 0
    assert call("company", "stash", "Able", "add", "mine", "3")[0] == 0
    assert call("company", "stash", "Able")[1] == "1 holotarp\n5 mine\n"
    assert call("company", "stash", "Able", "take", "2 mine")[0] == 0
    code, _, err = call("company", "stash", "Able", "add", "2 mine", "3")
    assert (code, "how many once" in err) == (2, True)
