"""`replay` in words and as data, and what it says where it cannot."""

import json


def said(call, *orders):
    call("new", "newcomer", "--seed", "1")
    for order in ("begin", "initiative", "move", *orders):
        call("do", order)


def test_words_and_data_tell_each_subphase_what_was_said_and_who_then_stood_how(call):
    said(call, "correct 1 wound=M because so", "correct 1 posture=prone because so")
    lines = call("replay", "--text")[1].splitlines()
    assert lines[0] == "Set-up"
    assert "    1 John Doe (Commonwealth): standing" in lines
    assert "Turn 1, initiative" in lines
    assert lines[lines.index("    1 John Doe: wound M") - 1].startswith("  Referee: 1 John Doe: wound is M.")
    assert "    1 John Doe: prone" in lines
    part = call("replay", "1", "--text", "--from", "T1.s1", "--to", "T1")[1].splitlines()
    assert part[0] == "Turn 1, subphase 1"
    assert any(line.startswith("    1 John Doe (Commonwealth): ") for line in part)
    told = json.loads(call("replay", "--from", "T1.s1", "--json")[1])
    assert told["format"] == "squadlog-replay/1"
    assert [(mark["kind"], mark["unit"]) for mark in told["marks"]] == [("wound", 1)]
    assert "say" in told["frames"][told["marks"][0]["frame"]]


def test_what_cannot_be_shown_is_said_in_one_sentence_and_moves_nothing(call):
    said(call)
    before = call("show", "--json")[1], call("log", "--undone")[1]
    for words, code, sentence in (
        (("--text", "--from", "T9"), 5, "This battle has no T9"),
        (("--text", "--from", "soon"), 2, "'soon' is no moment"),
        (("--text", "--from", "T1.s3", "--to", "T1.s1"), 5, "This battle has no T1.s3"),
        (("--text", "--all"), 1, "The battle is not over"),
        (("--to", "T1"), 2, "--to is for --text and --json"),
        ((), 4, "squadlog replay --text prints a battle"),
    ):
        given, out, told = call("replay", *words)
        assert (given, out) == (code, ""), words
        assert sentence in told
    assert (call("show", "--json")[1], call("log", "--undone")[1]) == before
