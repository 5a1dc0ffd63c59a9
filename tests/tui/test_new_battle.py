"""The screen of a new battle: who would meet, before anything is begun."""

import asyncio

from squadlog.battle.terms import Environment
from squadlog.book.load import book_of
from squadlog.tui.chrome.completion import FileSuggester
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.new_battle import OWN


async def at(table, key) -> str:
    """What is shown once the cursor rests on a row."""
    table.app.screen.query_one("#ready", StripList).choose(key)
    await table.pilot.pause()
    await table.app.workers.wait_for_complete()
    for _ in range(3):
        await table.pilot.pause()
    return table.text()


def test_a_ready_battle_is_looked_at_before_it_is_begun(play):
    async def steps(table):
        await table.press("b")
        shown = await at(table, "counting_house")
        assert "8 against 8 · 15 turns · on a map" in shown
        assert "◆ Kessrith  256 points" in shown
        assert "Sergeant Amari" in shown
        assert "A house of two floors." in shown
        assert "kitchen" in shown
        assert not table.app.desk.battles()

    play(steps, (160, 48))


def test_what_leaders_cost_besides_stands_beside_what_a_side_is_worth(play):
    """A-111, LDR-08: 345 points to the enemy, 355 on the page of the scenario."""

    async def steps(table):
        await table.press("b")
        shown = await at(table, "definitely_not_camping")
        assert "◆ TOG  365 points " in shown
        assert "▲ Commonwealth  345 points, leaders +10" in shown

    play(steps, (160, 48))


def test_two_squads_of_ones_own_are_looked_at_and_begin_by_what_was_agreed(play):
    async def steps(table):
        await table.press("b")
        shown = await at(table, OWN)
        assert "Red against Blue" in shown
        assert "Engineer Sato" in shown
        table.app.screen.query_one("#turns").value = "0"
        table.app.screen._look()
        assert "turns" in (await at(table, OWN))
        assert not table.app.desk.battles()
        table.app.screen.query_one("#turns").value = "4"
        table.app.screen.query_one("#taking-back").value = "consent"
        table.app.screen.query_one("#ready").focus()
        await table.press("w", "enter")
        assert "packs: Kettle Street armoury" in table.text()
        await table.press("f2")
        assert "STR" in book_of(table.seat.known.setup).weapons
        assert table.seat.known.setup.taking_back == "consent"

    play(steps, (160, 48))


def test_what_a_scenario_lays_down_holds_by_whatever_chapters_it_is_played(tmp_path):
    """SCN-01, ADV-01: the ticks of the new battle hold chapters of the book; the page is set up, not chosen."""
    desk = Desk.open(tmp_path / "squadlog.db")
    setup = desk.ready_setup("pest_control", ("hiding", "explosives"), Environment())
    assert setup.chapters == ("hiding", "explosives", "scenario")
    assert [one.id for one in setup.page.objectives] == ["bridge_red", "bridge_blue"]


def test_a_click_only_chooses_a_ready_battle_and_the_line_of_its_panel_begins_it(play):
    async def steps(table):
        await table.press("b")
        await table.pilot.click("#ready", offset=(4, 3))
        assert table.screen == "NewBattleScreen"
        ready = table.app.screen.query_one("#ready", StripList)
        assert ready.chosen == ready.rows[2].key
        await table.pilot.click("#ready", offset=(ready.region.width - 6, ready.region.height - 1))
        await table.pilot.pause()
        assert table.screen == "BattleScreen"

    play(steps, (160, 48))


def test_who_may_take_back_is_chosen_for_a_ready_battle(play):
    async def steps(table):
        await table.press("b")
        await at(table, "newcomer")
        await table.press("u", "u")
        assert "only one's own commands" in table.text()
        await table.press("enter")
        assert table.seat.known.setup.taking_back == "own"

    play(steps, (160, 48))


def test_a_scenario_is_begun_from_its_file_and_a_side_with_points_brings_its_squads(
    play, tmp_path, monkeypatch
):
    """SCN-06, SCN-08: a file with a fault says it; what a side may not buy stands only if the table says so."""
    monkeypatch.chdir(tmp_path)
    text = (
        'title = "Old Mill"\nbriefing = "Two squads meet."\n'
        '[[sides]]\nid = "blue"\nname = "Blue"\npoints = 300\nbuys = { soldiers = 12 }\n'
        '[[sides]]\nid = "red"\nname = "Red"\n[[sides.squads]]\nsquad = "tog_line"\n'
    )
    (tmp_path / "mill.toml").write_text(text, encoding="utf-8")
    (tmp_path / "astray.toml").write_text(text.replace("tog_line", "no_such"), encoding="utf-8")

    async def file(table, name):
        await table.press("O")
        table.app.screen.query_one("#line").value = name
        await table.press("enter")
        await table.pilot.pause()
        return await at(table, table.app.screen.chosen)

    async def marked(table, letters):
        table.app.screen.query_one("#filter").value = letters
        await table.pilot.pause()
        await table.press("enter")

    async def steps(table):
        await table.press("b")
        assert "astray.toml:12:" in await file(table, "astray")
        await table.press("enter")
        assert table.screen == "NewBattleScreen"
        assert "Blue: 300 points to" in await file(table, "mill.toml")
        await table.press("enter")
        await marked(table, "john")
        shown = table.text()
        assert "368 of 300 points" in shown
        assert "✗ Blue has spent 368 of 300 points: 68 too many. [SCN-06]" in shown
        await table.press("f2", "n")
        await table.pilot.pause()
        await marked(table, "john")
        await marked(table, "marines")
        await table.press("f2")
        await table.pilot.pause()
        assert table.seat.known.setup.title == "Old Mill"
        assert "Corporal Vance" in table.text()

    play(steps)


def test_a_file_is_completed_folder_by_folder(tmp_path):
    (tmp_path / "mine").mkdir()
    for name in ("old mill.toml", "old.txt", ".hidden.toml"):
        (tmp_path / "mine" / name).touch()

    def goes_on(typed):
        return asyncio.run(FileSuggester(".toml").get_suggestion(f"{tmp_path}/{typed}"))

    assert goes_on("mi") == f"{tmp_path}/mine/"
    assert goes_on("mine/") == f"{tmp_path}/mine/old mill.toml"
    assert goes_on("mine/.h") == f"{tmp_path}/mine/.hidden.toml"
    assert goes_on("mine/old.") is None
    assert goes_on("nobody/") is None
