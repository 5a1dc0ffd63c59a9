"""Who may take back is said as a battle begins, and answered in words."""


def test_it_is_agreed_on_as_a_battle_begins_and_answered_by_the_others(call):
    assert call("new", "newcomer", "--taking-back", "consent")[0] == 0
    for seat, sentence in (("red", "note of red"), ("blue", "note of blue")):
        assert call("do", "--seat", seat, sentence)[0] == 0, sentence
    code, out, err = call("do", "--seat", "red", "undo")
    assert (code, "wants to undo: Note: of blue" in out) == (0, True), (out, err)
    code, _, err = call("do", "--seat", "red", "note later")
    assert code == 1
    assert "consent yes, or consent no" in err
    assert "consent" in call("next", "--seat", "blue", "--json")[1]
    code, out, _ = call("do", "--seat", "blue", "consent yes")
    assert (code, out.startswith("Undone, as all agree: Note: of blue")) == (0, True)
    assert "Note: of blue" not in call("log")[1]
    assert "wants to undo" in call("log", "--undone")[1]


def test_what_is_agreed_on_is_one_of_three(call):
    code, _, err = call("new", "newcomer", "--taking-back", "never")
    assert code == 2
    assert "anybody" in err


def test_who_must_agree_is_asked_at_the_prompt(call):
    call("new", "newcomer", "--taking-back", "consent")
    call("do", "--seat", "red", "note of red")
    call("do", "--seat", "red", "undo")
    _, out, _ = call("play", "--as", "text", "--seat", "red", stdin="?\nquit\n")
    assert "Waits for Commonwealth." in out
    _, out, _ = call("play", "--as", "text", "--seat", "blue", stdin="?\n1\nquit\n")
    assert "TOG wants to undo: Note: of red. Do all agree?" in out
    assert "2: yes, undo it" in out
    assert "Commonwealth says no: it is not undone." in out
    call("do", "--seat", "red", "undo")
    _, out, _ = call("play", "--as", "text", "--seat", "blue", stdin="2\nquit\n")
    assert "Undone, as all agree: Note: of red." in out
