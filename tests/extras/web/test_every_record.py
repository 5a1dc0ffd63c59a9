"""Whatever can be served has pages that open and say where it stands: over, a lesson, a side on paper, another home."""

import pytest
from support.mailing import at_a_computer
from support.served import served


def pages(table, *seats, battle=1):
    """The page and the state of each of these seats."""
    found = []
    for name in seats:
        client = table.join(name, battle)
        assert client.get("/state").status == 200
        found.append(client.get("/"))
        assert found[-1].status == 200
    return [one.text for one in found]


def test_a_battle_that_is_over_says_who_has_won(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "end because it rains")
    with served(None) as table:
        for page in pages(table, "red", "blue", "table"):
            assert "over" in page.lower()


def test_a_lesson_is_served_as_the_battle_that_it_is(call):
    assert call("lesson", "begin", "grenades")[0] == 0
    with served(None) as table:
        names = [name for _, name in table.codes]
        pages(table, *names)


def test_a_side_on_paper_has_a_seat_too(call):
    assert call("new", "newcomer", "--seed", "7", "--paper", "TOG")[0] == 0
    with served(None) as table:
        pages(table, *[name for _, name in table.codes])


@pytest.mark.parametrize("words", [("--typed", "all"), ("--with", "hiding")])
def test_whatever_dice_and_chapters_it_has_every_page_opens(call, words):
    call("new", "newcomer", "--seed", "7", *words)
    with served(None) as table:
        pages(table, *[name for _, name in table.codes])


def test_of_a_battle_by_mail_only_the_side_at_this_home_has_a_seat(call, monkeypatch, tmp_path):
    packet = str(tmp_path / "first")
    at_a_computer(monkeypatch, tmp_path / "one")
    call("new", "newcomer", "--seed", "1")
    assert call("mail", "send", "--seat", "red", "--to", packet, "--yes")[0] == 0
    with served(None) as table:
        assert [name for _, name in table.codes] == ["blue", "table"]
    at_a_computer(monkeypatch, tmp_path / "two")
    assert call("mail", "take", packet)[0] == 0
    with served(None) as table:
        assert [name for _, name in table.codes] == ["red", "table"]
        (page, _) = pages(table, "red", "table")
        assert "password" not in page
