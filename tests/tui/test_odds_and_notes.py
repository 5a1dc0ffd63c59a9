"""Odds on the shot card, and notes by keys: on the chosen soldier, on the chosen line of the log."""

import pytest
from support.photographs import PHOTO

from squadlog.battle.pictures.jpeg import read_jpeg

SHOT = ("begin", "initiative", "move john", "fire 1", "done", "done")


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
def test_the_shot_card_lays_the_odds_side_by_side_and_says_nothing_by_it(play, prepared, size):
    async def steps(table):
        assert table.screen == "ShotPanel"
        entry = table.seat.head
        await table.press("1", "2", "h", "o")
        assert table.screen == "ReadingDialog"
        shown = table.text()
        assert "Chance to hit, then to put out of the fight" in shown
        assert "4 Varro" in shown
        assert "*" in shown
        await table.press("pagedown", "pagedown", "pagedown")
        assert "Return fire" in table.text() or "Return fire" in shown
        await table.press("escape")
        assert table.screen == "ShotPanel"
        assert table.seat.head == entry

    play(steps, battle=prepared(*SHOT, typed=False), size=size)


def test_notes_by_keys_stand_on_the_card_and_beside_the_line(play, prepared, tmp_path, monkeypatch):
    async def steps(table):
        await table.press("1", "N", *"has [b]it[/b]", "enter")
        await table.press("n", *"private: tea", "enter")
        assert [(one.text, one.unit, one.private) for one in table.seat.log.notes()] == [
            ("has [b]it[/b]", 1, False), ("tea", None, True),
        ]  # fmt: skip
        await table.press("1", "i")
        assert "has [b]it[/b]" in table.text()
        await table.press("escape", "l", "home", "down", "N", *"early", "enter")
        (note,) = [one for one in table.seat.log.notes() if one.line is not None]
        assert (note.text, note.line) == ("early", 2)
        await table.press("home", "down")
        assert "Note: early" in table.text()
        (tmp_path / "f.jpg").write_bytes(PHOTO)
        monkeypatch.chdir(tmp_path)
        await table.press("n", "tab", *"g.jpg", "enter")
        assert "There is no file g.jpg." in table.text()
        await table.press("ctrl+u", *"f.jpg", "enter")
        assert "Note: Picture (picture, 12 x 8)" in table.text()
        await table.press("e", *"g.jpg", "enter")
        assert "no photograph" in table.text()
        await table.press("end", "e", *"g.jpg", "enter")
        assert (tmp_path / "g.jpg").read_bytes() == read_jpeg(PHOTO).data

    play(steps, battle=prepared("begin", "initiative", "move john", typed=False), size=(120, 40))


def test_a_note_by_a_key_while_a_die_is_awaited_leaves_the_die_where_it_is(play, prepared):
    """DIE-07: and u takes back what was done, not the note."""

    async def steps(table):
        await table.say("initiative")
        asked = table.seat.die.roll
        assert asked is not None
        await table.press("n", *"pause", "enter")
        assert [one.text for one in table.seat.log.notes()] == ["pause"]
        assert table.seat.die.roll == asked
        assert "d10" in table.text()
        await table.press("4")
        await table.press("enter")
        assert table.seat.die.roll != asked

    play(steps, battle=prepared("begin", typed=True), size=(80, 24))
