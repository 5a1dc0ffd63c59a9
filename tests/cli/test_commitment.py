"""`check` and `reveal`: what a side has placed in secret, against what it bound itself to. HID-08, HID-13."""

import json


def test_check_tells_no_secret_and_reveal_waits_for_the_end(call):
    """HID-08, HID-13."""
    call("new", "newcomer", "--with", "hiding")
    unit = next(iter(json.loads(call("show", "--json")[1])["units"]))
    side = json.loads(call("show", "--json")[1])["units"][unit]["soldier"]["side"]
    assert call("do", f"hide {unit}", f"placed {side}", "--seat", side)[0] == 0
    code, out, _ = call("check", "1")
    assert (code, "fits its commitment" in out, f"unit {unit}" in out) == (0, True, False)
    assert call("reveal", "1", "--seat", side)[0] == 1
    assert f"pile 1: unit {unit}" in call("reveal", "1", "--seat", "referee")[1]
    call("do", "end because it is late")
    code, out, _ = call("reveal", "1", "--seat", side)
    assert (code, "salt" in out) == (0, True)


def test_a_battle_without_secrets_has_nothing_to_open(call):
    """HID-13."""
    call("new", "newcomer")
    assert call("check")[1].strip() == "Every step is as it was written."
    assert call("reveal", "--seat", "referee")[0] == 5


def test_a_battle_opened_by_a_process_that_has_read_none_before_is_bound_too(shell):
    """HID-08, HID-13."""
    told = shell(
        "squadlog new newcomer --with hiding && squadlog do 'hide 1' 'placed blue' --seat blue && squadlog check"
    )
    assert "fits its commitment" in told.stdout, told.stderr


def test_who_reads_without_a_seat_is_told_nothing_of_whoever_hides(call):
    """HID-02, HID-08."""
    call("new", "newcomer", "--with", "hiding")
    call("do", "hide 2", "placed blue", "--seat", "blue")
    for words in (("show",), ("show", "--json"), ("log",), ("next",), ("score",), ("reminders",), ("look",)):
        assert "Mara Quill" not in call(*words)[1], words
    assert "Mara Quill" in call("show", "--seat", "referee")[1]
