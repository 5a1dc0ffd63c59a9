"""Dice that are rolled together are typed as a row, on screen and in words. AUT-10, AUT-29, DIE-07."""

import re
from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.battle.outcome import DieAsked
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store

SAID = ("begin", "initiative", "die 3", "die 7", "move red", "burst 1 area at 11 12 2 13", "done", "done")


@pytest.fixture
def sweeping(tmp_path):
    """A battle in which 1 sweeps four others, and the table types the dice; its number."""
    store = open_store(tmp_path / "squadlog.db")
    start = skirmish((1, 2), (11, 12, 13), setup_changes={"chapters": ("ammunition", "automatic_fire")})
    session = Session.create(store, replace(start.setup, typed_dice=("red", "blue")))
    for said in (*SAID, "fire 1 area at 11 12 2 13 range 9"):
        session.say(said)
    store.close()
    return session.id


def test_a_row_of_digits_is_put_right_and_given_by_enter(play, sweeping):
    """AUT-10, AUT-29: a natural 1 asks for the jam in its place, and what was typed after it stands as it was meant."""

    async def steps(table):
        assert table.screen == "DiePanel"
        await table.press("9", "8")
        assert "at 11 Trooper 11" in table.text()
        assert table.seat.die.roll.needed.startswith("at 11")
        await table.press("up", "up", "1")
        assert "jams the weapon" in table.text()
        await table.press("up", "9", "0", "backspace", "7", "9")
        await table.press("6")
        assert table.panel._row.faces == [9, 8, 7, 6]
        await table.press("enter")
        assert table.seat.die.roll is None
        said = re.findall(r"fires SR at (\d+) .*?: (\d+) ", "\n".join(table.seat.log.latest(1)))
        assert said == [("11", "9"), ("12", "8"), ("2", "7"), ("13", "6")]

    play(steps, (80, 24), battle=sweeping)


def test_what_is_typed_of_a_row_is_kept_half_way_and_asked_on_from_there(play, sweeping):
    """DIE-07."""

    async def steps(table):
        await table.press("9", "8", "enter")
        assert table.screen == "DiePanel"
        assert table.seat.die.roll.needed.startswith("at 2 ")

    play(steps, (160, 48), battle=sweeping)


def test_a_row_in_words_stops_where_another_die_comes_between(tmp_path, sweeping):
    """AUT-29: the 3 that was rolled at 12 is no roll for the jam."""
    store = open_store(tmp_path / "squadlog.db")
    seat = Session.open(store, sweeping).seat(Speaker(seat="table"))
    told = seat.say("die 1 3 9 9")
    assert isinstance(told, DieAsked)
    assert (told.roll.name, told.lines) == ("jam", ("Not needed, and not used: 3 9 9.",))
    seat.say("die 9")
    assert seat.say("die 3 9 9").lines[0].startswith("T1.s1 1 Trooper 1 fires a burst")


def test_enter_and_arrows_say_which_keys_are_faces_where_nothing_is_typed(play, sweeping):
    """DIE-07."""

    async def steps(table):
        for key in ("enter", "right"):
            await table.press(key)
            assert table.screen == "DiePanel"
            assert "Press the number you rolled: 1 to 9, and 0 for 10." in " ".join(table.text().split())
        await table.press("5")
        assert "Press the number you rolled" not in table.text()

    play(steps, (160, 48), battle=sweeping)
