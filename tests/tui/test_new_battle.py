"""The screen of a new battle: who would meet, before anything is begun."""

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


def test_two_squads_of_ones_own_are_mustered_to_be_looked_at(play):
    async def steps(table):
        await table.press("b")
        shown = await at(table, OWN)
        assert "Red against Blue" in shown
        assert "Engineer Sato" in shown
        table.app.screen.query_one("#turns").value = "0"
        table.app.screen._look()
        assert "turns" in (await at(table, OWN))
        assert not table.app.desk.battles()

    play(steps, (160, 48))


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


def test_who_may_take_back_is_chosen_for_a_ready_battle_and_for_ones_own(play):
    async def steps(table):
        await table.press("b")
        await at(table, "newcomer")
        await table.press("u", "u")
        assert "the seat that said it" in table.text()
        await table.press("enter")
        assert table.seat.known.setup.taking_back == "own"

    async def own(table):
        await table.press("b")
        await at(table, OWN)
        table.app.screen.query_one("#taking-back").value = "consent"
        await table.press("f2")
        assert table.seat.known.setup.taking_back == "consent"

    play(steps, (160, 48))
    play(own, (160, 48))
