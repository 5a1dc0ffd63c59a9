"""Advanced chapters on screens: chosen for a battle or a soldier, seen on the card, played on the sheet."""

from dataclasses import replace

import pytest
from support import bench
from support.battles import skirmish

from squadlog.battle.commands import Correct, Declare, Note, RollInitiative
from squadlog.battle.detail import Detail
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.rules.ask import Ask, AskOption
from squadlog.rules.chapter import Act
from squadlog.rules.desk import chapters, steps
from squadlog.rules.stealth.record import in_stealth
from squadlog.seats import REFEREE, Speaker
from squadlog.shell.session import Session, open_store
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.ticks import Tick
from squadlog.tui.new_battle import OWN
from squadlog.tui.sheets.correct import CorrectSheet
from squadlog.tui.sheets.facts import fact_rows
from squadlog.tui.sheets.offers import Menu, offers
from squadlog.tui.sheets.orders import command


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


def test_the_card_says_who_is_in_stealth_power_mode_and_the_sheet_lets_it_leave(play, prepared, tmp_path):
    """STL-01, STL-04."""
    number = prepared("chapter stealth on", "begin", "correct 1 stealth=yes because it began so", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    session = Session.open(store, number)
    session.say("initiative")
    while session.ask().kind != "declare" or 1 not in session.ask().units:
        session.say("move" if session.ask().kind == "choose_order" else "done")
    store.close()

    async def steps(table):
        await table.press("1")
        assert "in stealth power mode" in table.text()
        await table.say("unveil 1")
        await table.press("d")
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
    sheet, plain = (CorrectSheet(known(battle, "referee"), 1) for battle in (veiled, skirmish()))
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

    made_up = Act(refusal=refusal, details=details, serves=serves)
    chapter_of = chapters.chapter_of

    def with_charges(key):
        chapter = chapter_of(key)
        return replace(chapter, acts={CHARGE: made_up}) if key == "stealth" else chapter

    monkeypatch.setattr(chapters, "chapter_of", with_charges)
    chapters.desk.cache_clear()
    number = prepared("chapter stealth on", "begin", "initiative", typed=False)
    store = open_store(tmp_path / "squadlog.db")
    session = Session.open(store, number)
    while session.ask().kind == "choose_order":
        session.say("move")
    yield session.seat(Speaker(seat=REFEREE))
    store.close()
    chapters.desk.cache_clear()


def menu_of(seat, number):
    return Menu(seat, seat.known.units[number])


def test_an_action_of_a_chapter_is_offered_folded_and_filled_in_without_a_word_in_the_screens(charging):
    """ADV-01: where it can be done first, with what the chapter says of that very place."""
    menu = menu_of(charging, charging.ask().units[0])
    order = menu.blank(CHARGE)
    assert menu.refusal(CHARGE) is None
    said = command(order.having("metres", "2"))
    assert said == Declare(unit=said.unit, action=CHARGE, target=6, extras=("long",), floors=2)
    told = [row.words.plain for row in fact_rows(charging, order, 60) if row.stops]
    assert told[:2] == ["blows up: ◂ 6 ▸", "fuse: ◂ long ▸"]
    offered = {number: offers([menu_of(charging, number)], str.upper) for number in charging.known.units}
    useless = [
        number for number, told in offered.items() for one in told if one.action == CHARGE and one.useless
    ]
    assert useless == [2]


def test_what_is_wrong_with_an_action_of_a_chapter_stands_on_the_panel(charging):
    """ADV-01."""
    menu = menu_of(charging, charging.ask().units[0])
    told = fact_rows(charging, menu.blank(CHARGE).having("target", "5"), 60)
    assert told[0].words.plain.startswith("✗ The hatch is too far off. [ADV-01]")


def test_a_step_of_a_chapter_asks_with_its_usual_answers(play, prepared, monkeypatch):
    """ADV-05: by number, or by Enter where the cursor stands."""
    options = (
        AskOption(says=Note(text="first"), words="note"),
        AskOption(says=RollInitiative(), words="roll"),
    )
    asked = Ask(kind="step", sentence="What is done?", options=options)
    monkeypatch.setitem(
        steps.BASIC, "initiative", replace(steps.BASIC["initiative"], asks=lambda _battle: asked)
    )
    number = prepared("begin", typed=False)

    async def at_the_table(table):
        assert "What is done?" in table.text()
        await table.press("enter")
        assert table.screen == "StepSheet"
        await table.press("enter")
        assert not table.seat.known.standings
        await table.press("enter", "2")
        assert table.seat.known.standings
        assert any("first" in line for line in table.seat.latest(5))

    play(at_the_table, (160, 48), battle=number)
