"""The curtain at one machine: whose secret it is alone sees and says it, then the screen is everybody's again."""

from dataclasses import replace

import pytest

from squadlog.battle.commands import Note
from squadlog.battle.pending import IntentAsked
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.seats import TABLE, Speaker
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.desk import chapters
from squadlog.rules.hiding.piles import LayDecoy, hiding_of, is_hidden
from squadlog.session.view.questions.placing import how_it_ends
from squadlog.tui.dialogs.sayline import SayLine


@pytest.fixture
def hiding(tmp_path, brought):
    """A ready battle with hiding, before play; the newcomer's has no map."""

    def asked(key="newcomer", *sentences):
        return brought(tmp_path / "squadlog.db", key, *sentences, typed_dice=(), chapters=("hiding",))

    return asked


def test_a_side_hides_its_own_behind_the_curtain_and_nobody_else_sees_whom(play, hiding):
    """HID-01, HID-08, HID-11, HID-13: by keys alone, without a map."""

    async def steps(table):
        assert "C hides" in table.text()
        name = table.seat.known.setup.sides[0].name
        own = [unit.soldier.name for unit in table.seat.known.units.values() if unit.side == "blue"]
        await table.press("C")
        assert table.screen == "WhoLooksDialog"
        assert own[0] not in table.text()
        await table.press("1")
        assert (table.screen, table.seat.who.seat) == ("PlacingPanel", "blue")
        assert f"view of {name} ONLY" in table.text()
        await table.press("enter")
        assert f"● 1 {own[0]}" in table.text()
        await table.press("end", "up", "enter", "enter")
        assert [pile.unit for pile in hiding_of(table.seat.known).of("blue")] == [1, None, None]
        await table.press("up", "x")
        assert len(hiding_of(table.seat.known).of("blue")) == 2
        await table.press("end", "enter")
        assert table.seat.who.seat == TABLE
        assert 1 not in table.seat.known.units
        assert f"1?{own[0]}" not in table.text()
        assert "piles ?1 ?2" in table.text()
        await table.press("C", "1")
        assert f"1?{own[0]}" in table.text()
        assert is_hidden(table.seat.known.units[1])
        await table.press("C")
        assert f"1?{own[0]}" not in table.text()
        assert "C hides" in table.text()
        await table.press("C", "2", "end", "enter")
        assert "C hides" not in table.text()

    play(steps, (80, 24), battle=hiding())


def test_a_curtain_is_there_only_where_sides_have_secrets(play, prepared):
    """ADV-01."""

    async def steps(table):
        assert "C hides" not in table.text()
        await table.press("C")
        assert table.screen == "BattleScreen"

    play(steps, battle=prepared(typed=False))


def test_a_pile_is_laid_turned_and_taken_up_on_the_map(play, hiding):
    """HID-09: the cursor says where, the brackets turn it; a refusal stands under the map."""

    async def steps(table):
        await table.press("C", "2")
        assert table.screen == "PlacingPanel"
        await table.press("down", "enter")
        assert "in secret, to" in table.text()
        at = table.app.screen.map.panel.held.hand.cursor
        await table.press("right_square_bracket", "enter")
        (pile,) = hiding_of(table.seat.known).piles
        assert (pile.unit, pile.position.x, pile.position.y) == (10, at.x, at.y)
        assert pile.position.facing_deg == pytest.approx(
            45 + table.seat.known.setup.starts[9].position.facing_deg
        )
        assert "11 " in table.text().splitlines()[-6]
        await table.press("shift+tab", "backspace")
        assert not hiding_of(table.seat.known).piles
        assert "Escape: the list" in " ".join(table.text().split())
        await table.press("escape")
        assert table.screen == "PlacingPanel", "the map leads back to the list that it promises"

    play(steps, (160, 48), battle=hiding("counting_house"))


def test_a_list_of_what_is_placed_in_secret_says_how_many_rows_end_it_and_where_there_is_nothing():
    """A side that owned nothing to lay out was told that the last of one row ends it, and two rows ended another's."""
    end = Placeable(key="bound", words="Nothing to place", says=Note(text="x"))
    row = replace(end, key="1", lays=lambda *_: Note(text="y"))
    assert how_it_ends((end,), "Enter hides it") == "There is nothing to place in secret: press Enter."
    assert (
        how_it_ends((row, end), "Enter hides it") == "In secret: Enter hides it; the last row ends placing."
    )
    assert (
        how_it_ends((row, end, end), "Enter hides it")
        == "In secret: Enter hides it; the last 2 rows end placing."
    )


def test_nothing_of_what_was_done_behind_the_curtain_stays_on_the_screen(play, hiding):
    """HID-08: neither sentences, nor where the cursor was, nor what was opened."""

    async def steps(table):
        view = table.app.screen.map.panel.view
        before = view.cursor, view.frame
        await table.press("C", "2", "escape")
        await table.say("hide 9")
        await table.press("l", "escape", "enter", "down", "down", "enter", "plus", "up")
        assert (view.cursor, view.frame) != before
        assert "hide 9" in table.app.screen.query_one(SayLine)._said
        await table.press("C")
        assert "9" not in "".join(table.app.screen.query_one(SayLine)._said)
        assert (view.cursor, view.frame) == before
        await table.press("colon", "up")
        assert "hide" not in table.text().splitlines()[-2]
        await table.press("escape", "l")
        assert "hides under" not in table.text()

    play(steps, (160, 48), battle=hiding("counting_house"))


def test_a_choice_in_a_melee_is_asked_behind_the_same_curtain(play, prepared):
    """MEL-19."""

    async def steps(table):
        assert isinstance(table.seat.known.pending, IntentAsked)
        assert table.screen == "CurtainDialog"
        shown = " ".join(table.text().replace("│", " ").split())
        assert "4 Varro chooses in secret what to do against 1 John Doe in melee." in shown
        assert "Keys there: a attack, p parry, v avoid, o out." in shown
        await table.press("escape")
        assert "in secret" in table.text()
        assert table.screen == "BattleScreen"
        await table.press("enter", "enter")
        assert table.screen == "IntentPanel"

    told = ("begin", "initiative", "3", "8", "move", "engage 1 with 4", "done", "face 4", "done")
    play(steps, battle=prepared(*told))


def test_who_is_hidden_is_revealed_by_an_order_only_after_a_second_word(play, hiding):
    """HID-16, HID-17: the owner is warned before, and then asked for the order."""

    async def steps(table):
        await table.press("C", "1", "enter", "end", "enter")
        await table.say("begin")
        await table.press("enter")
        assert table.seat.known.standings, "a sentence was said since the list was answered by Enter"
        for sentence in ("move", "searched red"):
            await table.say(sentence)
        assert 1 not in table.seat.known.units
        for _ in range(3):
            if 1 not in table.seat.of(Speaker(seat="blue")).due.ask().units:
                await table.say("done")
        await table.press("C", "1", "1", "a")
        assert table.screen == "ConfirmDialog"
        assert "any action reveals them" in table.text()
        await table.press("n")
        assert is_hidden(table.seat.known.units[1])
        await table.press("f", "y")
        assert not is_hidden(table.seat.known.units[1])
        assert table.seat.known.units[1].declaration is not None
        await table.press("C")
        assert 1 in table.seat.known.units

    play(steps, battle=hiding())


def test_an_order_for_several_who_are_hidden_asks_for_each_and_reaches_them_all(play, hiding):
    """HID-17, AMS-01: a whole grouping attacks out of hiding by one key and a word for each."""

    async def steps(table):
        await table.press("C", "1", "enter", "enter", "end", "enter")
        await table.say("begin")
        for sentence in ("initiative", "move", "searched red"):
            await table.say(sentence)
        for _ in range(3):
            if 1 not in table.seat.of(Speaker(seat="blue")).due.ask().units:
                await table.say("done")
        await table.press("C", "1", "1", "space", "2", "space", "f", "y", "y")
        units = table.seat.known.units
        assert [is_hidden(units[number]) for number in (1, 2)] == [False, False]
        assert [units[number].declaration is not None for number in (1, 2)] == [True, True]

    play(steps, battle=hiding())


def test_who_searches_sees_the_piles_before_it_from_left_to_right_with_what_counts(play, hiding):
    """DET-03, DET-05, DET-08, DET-12: the searcher's own modifiers; then a row of faces, and what was found."""

    async def steps(table):
        await table.press("C", "2", "h", "h", "h")
        assert table.seat.submit(LayDecoy(side="blue", at=Waypoint(x=12.0, y=3.0))).events
        await table.press("end", "enter")
        for sentence in ("begin", "initiative", "move", "move", "move"):
            await table.say(sentence)
        assert table.screen == "StepPanel"
        told = [line for line in table.text().splitlines() if " m: " in line and "pile" in line]
        assert told, table.text()
        assert all("[DET-34]" in line for line in told)
        searching = table.seat.due.ask().units
        await table.press("a")
        left = table.seat.due.ask()
        assert left.side != "green"
        assert len(searching) == 8

    play(steps, (160, 48), battle=hiding("counting_house"))


def test_what_another_chapter_lays_in_secret_is_laid_in_the_same_panel(play, tmp_path, brought, monkeypatch):
    """ADV-01: a made-up chapter of mines; no word of it in panel or screen."""
    whole = chapters.chapter_of

    def placing(battle, side, table):
        del battle, table
        yield Placeable(
            key="mine",
            words="a mine",
            lays=lambda *_: Note(text=f"{side} lays a mine"),
        )
        yield Placeable(key="enough", words="no more mines", says=Note(text="enough"))

    def with_mines(key):
        secrets = SecretHooks(placing=placing, in_secret=lambda _battle: True)
        return replace(whole(key), secrets=secrets) if key == "stealth" else whole(key)

    monkeypatch.setattr(chapters, "chapter_of", with_mines)
    chapters.desk.cache_clear()
    number = brought(tmp_path / "squadlog.db", "newcomer", typed_dice=(), chapters=("stealth",))

    async def steps(table):
        await table.press("C", "2")
        assert "+ a mine" in table.text()
        assert "HID" not in table.text()
        await table.press("enter")
        assert "red lays a mine" in "".join(table.seat.log.latest(1))

    try:
        play(steps, battle=number)
    finally:
        chapters.desk.cache_clear()


def test_a_person_looks_behind_the_curtain_at_a_seat_of_their_own(play, hiding):
    async def steps(table):
        await table.press("C")
        assert "3  Ann, " in table.text()
        await table.press("3")
        assert (table.seat.who.seat, table.seat.who.name) == ("blue", "Ann")

    play(steps, battle=hiding("newcomer", "seat Ann blue 1"))
