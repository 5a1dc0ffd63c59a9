"""Advanced chapters on screens: chosen for a battle or a soldier, seen on the card, played on the sheet."""

from support import bench
from support.battles import skirmish

from squadlog.battle.commands import Correct
from squadlog.battle.known import known
from squadlog.rules.stealth.record import in_stealth
from squadlog.shell.session import Session, open_store
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.ticks import Tick
from squadlog.tui.new_battle import OWN
from squadlog.tui.sheets.correct import CorrectSheet


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
