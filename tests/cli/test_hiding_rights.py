"""By which right a side hides, said as a battle begins: HID-03..HID-07, A-05, A-07."""


def test_a_side_that_may_hide_is_named_as_the_battle_begins(call):
    """HID-05, HID-06, A-07."""
    code, _, err = call("new", "newcomer", "--with", "hiding", "--hide", "tog=flat")
    assert (code, "HID" in err) == (0, False)
    assert (
        "HID-07"
        in call(
            "new", "newcomer", "--with", "hiding", "--hide", "all=flat", "--rule", "hiding.flat_for=defender"
        )[2]
    )


def test_a_right_that_there_is_not_and_one_without_hiding_are_refused(call):
    """HID-03, ADV-01."""
    code, _, err = call("new", "newcomer", "--with", "hiding", "--hide", "tog=whim")
    assert (code != 0, "percent" in err) == (True, True)
    code, _, err = call("new", "newcomer", "--hide", "tog=flat")
    assert (code != 0, "--with hiding" in err) == (True, True)


def test_detection_is_another_name_for_the_chapter(call):
    """ADV-01: detection is played with hiding, as one chapter."""
    code, _, err = call("new", "newcomer", "--with", "detection")
    assert (code, "no advanced chapter" in err) == (0, False)
    assert call("do", "chapter detection off")[0] == 0
