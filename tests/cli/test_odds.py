"""Odds laid side by side by words: what is asked, what is refused, and that nothing is said by asking."""

import json


def _begun(call):
    call("new", "newcomer")
    call("do", "begin")


def test_a_table_with_the_best_marked_and_what_can_be_done_back(call):
    _begun(call)
    code, out, _ = call("odds", "1", "4", "5", "range", "12", "cover", "half-hard")
    assert code == 0, _
    assert "4 Varro  5 Cassia" in out
    assert "*" in out
    assert "Return fire" in out
    assert "opp. fire: at a unit that walks into view" in out
    data = json.loads(call("odds", "1", "4", "range", "12", "--json")[1])
    assert data["targets"] == [4]
    assert {row["posture"] for row in data["rows"]} == {"standing", "kneeling", "prone"}
    assert json.loads(call("show", "--json")[1])["entry"] == 2


def test_what_cannot_be_asked_is_said_in_one_sentence(call):
    _begun(call)
    for words, told in (
        (("nobody",), "There is no unit 'nobody'"),
        (("1", "1"), "cannot shoot at themselves"),
        (("1", "4", "range", "banana"), "Write metres"),
        (("1", "4", "--weapon", "XX"), "Unit 1 has no XX"),
        (("1", "4", "--at", "3,3"), "is off the map: give the range"),
    ):
        code, out, err = call("odds", *words)
        assert code in {2, 5}, words
        assert out == ""
        assert told in err
        assert err.count("\n") == 1
