"""Advanced chapters on screens: chosen for a battle or a soldier, seen on the card, played on the sheet."""

from dataclasses import replace

import pytest
from support import bench
from support.battles import skirmish
from support.playing import Played
from textual.widgets import Select

from squadlog.battle.commands import Correct, Declare, Note, RollInitiative
from squadlog.battle.detail import Detail
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import MayHide
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.rules.common.ask import Ask, AskOption, DieAhead
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.desk import asking, chapters, steps
from squadlog.rules.stealth.record import in_stealth
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.orders.menu import menu
from squadlog.session.view.orders.order_form import order_form
from squadlog.tui.chrome.chooser import Tick
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.dialogs.correct import CorrectDialog
from squadlog.tui.dialogs.facts import fact_rows
from squadlog.tui.new_battle import OWN
from squadlog.tui.new_chapters import ChapterTicks


def test_a_battle_of_two_squads_is_begun_by_an_advanced_chapter(play):
    """ADV-01."""

    async def steps(table):
        await table.press("b")
        table.app.screen.query_one("#ready", StripList).choose(OWN)
        await table.pilot.pause()
        table.app.screen.query_one("#chapter-stealth", Tick).value = True
        await table.press("f2")
        assert table.seat.known.chapters == ("stealth",)

    play(steps, (160, 48))


def test_what_each_side_agrees_on_stands_under_a_chapter_and_counts(play):
    """HID-03..HID-06: by what right a side hides; whoever takes the usual has nothing to say."""

    async def steps(table):
        await table.press("b")
        screen = table.app.screen
        screen.query_one("#ready", StripList).choose(OWN)
        await table.pilot.pause()
        assert not screen.query_one(".of-hiding").display
        screen.query_one("#chapter-hiding", Tick).value = True
        await table.pilot.pause()
        assert screen.query_one(".of-hiding").display
        ticks = screen.query_one(ChapterTicks)
        assert ticks.chosen() == (("hiding",), {})
        screen.query_one("#terms-hiding-red", Select).value = "flat"
        screen.query_one("#terms-hiding-blue", Select).value = "nobody"
        assert ticks.chosen()[1] == {"may_hide": (MayHide(side="red", source="flat"),)}
        await table.press("f2")
        assert table.seat.known.setup.may_hide == (MayHide(side="red", source="flat"),)

    play(steps, (160, 48))


def test_a_ready_battle_is_begun_by_chapters_that_are_chosen_for_it(play):
    """ADV-01, ADV-03: ambush brings hiding along, and says so."""

    async def steps(table):
        await table.press("b", "c")
        assert table.screen == "ChaptersDialog"
        await table.press("tab", "enter")
        assert "is switched on too" in table.text()
        await table.press("f2")
        assert "Ambush" in table.text()
        await table.press("enter")
        assert table.seat.known.chapters == ("hiding", "ambush")

    play(steps, (80, 24))


def test_the_arrows_lead_from_tick_to_tick_and_the_space_bar_is_named(play):
    """ADV-01: nobody has to guess how a chapter is ticked."""

    async def steps(table):
        await table.press("b", "c")
        assert "␣ ticks" in table.text()
        await table.press("down", "down", "space", "up", "up", "up", "space", "f2")
        await table.press("enter")
        assert table.seat.known.chapters == ("hiding", "stealth")

    play(steps, (80, 24))


def test_the_card_says_who_is_in_stealth_power_mode_and_the_sheet_lets_it_leave(play, prepared, tmp_path):
    """STL-01, STL-04."""
    number = prepared("chapter stealth on", "begin", "correct 1 stealth=yes because it began so", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    session = Session.open(store, number)
    session.say("initiative")
    while session.due["referee"].ask().kind != "declare" or 1 not in session.due["referee"].ask().units:
        session.say("move" if session.due["referee"].ask().kind == "choose_order" else "done")
    store.close()

    async def steps(table):
        await table.press("1")
        assert "in stealth power mode" in table.text()
        await table.say("unveil 1")
        await table.press("d", "d")
        assert not in_stealth(table.seat.known.units[1])
        assert "in stealth power mode" not in table.text()

    play(steps, (160, 48), battle=number)


def test_a_soldier_is_to_begin_veiled_in_the_builder():
    """STL-04."""

    async def script(pilot, screen):
        await bench.take(pilot, screen, "begins", "stealth")
        assert screen.plan.soldiers[0].begins == ("stealth",)

    bench.play(script)


def test_what_a_chapter_keeps_is_set_right_on_the_sheet_where_the_chapter_is_in_force():
    """STL-04, ADV-01."""
    veiled = skirmish(setup_changes={"chapters": ("stealth",)})
    sheet, plain = (CorrectDialog(known(battle, "referee"), 1) for battle in (veiled, skirmish()))
    fields = {field.name: (place, field) for place, field in enumerate(sheet._fields)}
    place, field = fields["stealth"]
    assert (field.now, field.hint) == ("no", "yes, no")
    assert sheet.command(place, "yes", "forgotten") == Correct(
        unit=1, changes=(("stealth", "yes"),), reason="forgotten"
    )
    assert "stealth" not in [field.name for field in plain._fields]


CHARGE = "install_charge"
FAR_OFF = Refusal(code="out-of-reach", sentence="The hatch is too far off.", rule="ADV-01")


@pytest.fixture
def charging(monkeypatch, prepared, tmp_path):
    """A seat at a battle in which a made-up chapter sells an action of the advanced table, and what it says of it."""

    def details(battle, said, table):
        del battle, table
        yield Detail(slot="target", label="blows up", options=("5", "6"))
        yield Detail(
            slot="extras", label="fuse", options=("long", "short") if said.target == 6 else ("short", None)
        )
        yield Detail(slot="floors", label="floors")

    def refusal(battle, said, table):
        del battle, table
        return None if said.target == 6 else FAR_OFF

    def serves(battle, unit, table):
        del battle, table
        return unit.id != 2

    made_up = ActionHandler(refusal=refusal, details=details, serves=serves)
    chapter_of = chapters.chapter_of

    def with_charges(key):
        chapter = chapter_of(key)
        actions = ActionHooks(handlers={CHARGE: made_up})
        return replace(chapter, actions=actions) if key == "stealth" else chapter

    monkeypatch.setattr(chapters, "chapter_of", with_charges)
    chapters.desk.cache_clear()
    number = prepared("chapter stealth on", "begin", "initiative", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    session = Session.open(store, number)
    while session.due["referee"].ask().kind == "choose_order":
        session.say("move")
    yield session.seat(Speaker(seat=REFEREE))
    store.close()
    chapters.desk.cache_clear()


def test_an_action_of_a_chapter_is_offered_folded_and_filled_in_without_a_word_in_the_screens(charging):
    """ADV-01: where it can be done first, with what the chapter says of that very place."""
    units = charging.due.ask().units[:1]
    form = order_form(charging, units, CHARGE, {"floors": "2"})
    assert form.refusal is None
    assert form.says == Declare(unit=units[0], action=CHARGE, target=6, extras=("long",), floors=2)
    told = [row.words.plain for row in fact_rows(form, 60, unfolded=True) if row.stops]
    assert told[:2] == ["blows up: ◂ 6 ▸   or 5", "fuse: ◂ long ▸"]
    offered = {number: menu(charging, (number,)).offer(CHARGE) for number in charging.known.units}
    useless = [number for number, told in offered.items() if told.useless]
    assert useless == [2]


def test_what_is_wrong_with_an_action_of_a_chapter_stands_on_the_panel(charging):
    """ADV-01."""
    form = order_form(charging, charging.due.ask().units[:1], CHARGE, {"target": "5"})
    told = fact_rows(form, 60, unfolded=True)
    assert told[0].words.plain.startswith("✗ The hatch is too far off. [ADV-01]")


def test_a_step_of_a_chapter_asks_with_its_usual_answers(play, prepared, monkeypatch):
    """ADV-05: by number, or by Enter where the cursor stands."""
    options = (
        AskOption(says=Note(text="first"), words="note"),
        AskOption(says=RollInitiative(), words="roll"),
    )
    asked = Ask(kind="step", sentence="What is done?", options=options)
    monkeypatch.setitem(asking.ASKS, "initiative", lambda _battle: asked)
    number = prepared("begin", typed=False)

    async def at_the_table(table):
        assert "What is done?" in table.text()
        await table.press("enter")
        assert table.screen == "StepPanel"
        await table.press("escape")
        assert table.screen == "BattleScreen"
        await table.press("enter")
        assert table.screen == "StepPanel"
        await table.press("enter")
        assert not table.seat.known.standings
        await table.press("enter", "2")
        assert table.seat.known.standings
        assert any("first" in line for line in table.seat.log.latest(5))

    play(at_the_table, (160, 48), battle=number)


def test_what_an_answer_has_rolled_stands_under_it_and_all_of_a_kind_are_given_by_one_key(
    play, prepared, monkeypatch
):
    """ADV-05: a step of whatever chapter says what dice an answer has, as the seat knows them."""
    options = (
        AskOption(says=Note(text="first"), words="one", many=True),
        AskOption(says=Note(text="second"), words="two", many=True),
        AskOption(says=RollInitiative(), words="roll"),
    )
    asked = Ask(kind="step", sentence="What is done?", options=options)

    def ahead(battle, said, table):
        del battle, table
        return [DieAhead(words=f"a die for {said.text}")] if isinstance(said, Note) else []

    monkeypatch.setitem(asking.ASKS, "initiative", lambda _battle: asked)
    monkeypatch.setitem(steps.BASIC, "initiative", replace(steps.BASIC["initiative"], ahead=ahead))
    number = prepared("begin", typed=False)

    async def at_the_table(table):
        await table.press("enter")
        assert "a die for first" in table.text()
        await table.press("down")
        assert "a die for second" in table.text()
        assert "a die for first" not in table.text()
        await table.press("down")
        assert "a die for" not in table.text()
        await table.press("a")
        assert [line for line in table.seat.log.latest(2) if "first" in line or "second" in line] == [
            *table.seat.log.latest(2)
        ]

    play(at_the_table, (160, 48), battle=number)


def at_arms(prepared, tmp_path, *said):
    """A battle with automatic fire in which 1 is asked for orders, and what was said after that."""
    number = prepared("chapter automatic_fire on", "begin", "initiative", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    session = Session.open(store, number)
    while session.due["referee"].ask().kind != "declare" or 1 not in session.due["referee"].ask().units:
        session.say("move" if session.due["referee"].ask().kind == "choose_order" else "done")
    for sentence in said:
        session.say(sentence)
    store.close()
    return number


def test_rounds_stand_in_the_roster_and_on_the_card(play, prepared, tmp_path):
    """AMO-08, LOG-09."""
    number = at_arms(prepared, tmp_path, "correct 1 ammunition=SR:9 because marked")

    async def steps(table):
        await table.press("1")
        assert "1/10" in table.text()
        assert "3 magazines more" in table.text()
        assert "one round left" in table.text()

    play(steps, (160, 48), battle=number)


def test_the_shot_card_turns_a_shot_into_a_burst_and_sweeps(play, prepared, tmp_path):
    """AUT-07, AUT-08, AUT-16: by b, and by Space for who is in the sector."""
    number = at_arms(prepared, tmp_path, "fire 1", "done", "done")

    async def steps(table):
        assert table.screen == "ShotPanel"
        assert "single shot" in table.text()
        await table.press("b")
        assert "concentrated burst" in table.text()
        assert "SR 10/10" in table.text()
        await table.press("b")
        assert "area burst" in table.text()
        await table.press("space", "down", "space")
        assert "2 engaged, nearest first" in table.text()
        assert "1 4 Varro: hit" in table.text()
        assert "2 5 Cassia: hit" in table.text()
        await table.press("enter")
        told = table.seat.log.entries()
        assert any("burst" in line for entry in told for line in entry.lines)
        assert table.seat.known.units[1].arms[0].fired == 5

    play(steps, (160, 48), battle=number)


def test_rounds_and_bursts_stand_on_the_sheet_as_they_are_written():
    """LOG-01."""
    battle = skirmish(setup_changes={"chapters": ("ammunition", "automatic_fire")})
    sheet = CorrectDialog(known(battle, "referee"), 1)
    fields = {field.name: (place, field) for place, field in enumerate(sheet._fields)}
    for name, value in (("ammunition", "SR:3,rifle:-1"), ("automatic_fire", "area:T1.s1")):
        place, field = fields[name]
        assert field.now == "none"
        made = sheet.command(place, value, "forgotten")
        assert made == Correct(unit=1, changes=((name, value),), reason="forgotten")
        played = Played(battle)
        played.do(made)
        again = CorrectDialog(known(played.battle, "referee"), 1)
        assert next(one.now for one in again._fields if one.name == name) == value
