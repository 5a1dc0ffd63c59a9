"""`squadlog arena battle`: what it prints, and what it refuses."""

import json

from squadlog.extras.commander.bench.trial import BattleMatch, setup_of


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
    assert (code, err.count("\n")) == (0, 1)
    assert err.startswith("At most 4 battles, one after the other; Ctrl+C ends it")
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
        (("recruit", "recruit", "--quick", "200", "--map", "moon"), "moon"),
        (("recruit", "recruit", "--quick", "1"), "1 point"),
        (("recruit", "recruit"), "--quick"),
    ):
        code, out, err = call("arena", "battle", *words)
        assert (code, out) == (2, "")
        assert told in err


def test_quick_battles_are_drawn_anew_for_each_pair_and_alike_within_it(call):
    words = ("cautious", "cautious", "--quick", "150", "--map", "none", "--pairs", "1", "--processes", "1")
    out = call("arena", "battle", *words)[1]
    assert out.startswith("cautious against cautious in quick battles of 150 points, none, seed 1: 1 pair")
    match = BattleMatch(scenario="none", levels=("recruit", "recruit"), points=150)
    assert setup_of(match, 0) == setup_of(match, 0)
    assert setup_of(match, 0).soldiers != setup_of(match, 1).soldiers
