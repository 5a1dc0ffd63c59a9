"""`squadlog arena battle`: what it prints, and what it refuses."""

import json


def test_a_match_of_commanders_is_told_in_words(call):
    words = (
        "arena",
        "battle",
        "recruit",
        "cautious",
        "--scenario",
        "newcomer",
        "--pairs",
        "2",
        "--processes",
        "1",
    )
    code, out, err = call(*words)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "recruit against cautious in newcomer, seed 1: 2 pairs of battles"
    assert "100.0 %" in lines[1]
    assert lines[2].endswith("not settled yet")
    assert lines[3].endswith("of them refused 0")


def test_a_match_is_told_as_json(call):
    words = (
        "arena",
        "battle",
        "cautious",
        "cautious",
        "--scenario",
        "newcomer",
        "--pairs",
        "1",
        "--processes",
        "1",
    )
    told = json.loads(call(*words, "--json")[1])
    assert (told["pairs"], told["score"], told["decided"]) == (1, 0.5, "open")
    assert (told["refused"], told["cut"], told["failed"]) == (0, 0, 0)
    assert len(told["order_ms"]) == len(told["interval"]) == 2


def test_what_cannot_be_played_is_told_in_a_sentence(call):
    for words, told in (
        (("recrut", "cautious", "--scenario", "newcomer"), "did you mean recruit"),
        (("recruit", "recruit", "--scenario", "newcomers"), "newcomer"),
        (("recruit", "recruit", "--scenario", "newcomer", "--pairs", "0"), "whole number"),
    ):
        code, out, err = call("arena", "battle", *words)
        assert (code, out) == (2, "")
        assert told in err
