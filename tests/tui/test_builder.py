"""The squad builder and the squad as a whole, at 80x24 and at 160x48: BLD-08, BLD-10."""

import pytest
from support.bench import Memory, choose, head, play, press
from textual.widgets import Checkbox, Input, Select

from squadlog.book.load import load_rulebook
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import load_squad
from squadlog.tui.builder.squad_form import SquadForm

SIZES = [(80, 24), (160, 48)]


@pytest.mark.parametrize("size", SIZES)
def test_points_against_the_budget_are_in_view_from_the_start(size):
    """BLD-10."""

    async def script(_pilot, screen):
        assert "368 of 400 points, 32 left" in head(screen)
        assert screen.query_one("#head").region.y == 0

    play(script, size=size)


@pytest.mark.parametrize(
    "name", ["john_doe", "pathfinders", "market_militia", "penal_company", "kessrith_raiders"]
)
def test_opening_and_looking_at_everybody_changes_nothing(name):
    shelf = Memory()
    before = load_squad(name, load_rulebook())

    async def script(pilot, screen):
        await press(pilot, *["down"] * 9)
        assert screen.plan == before

    play(script, name=f"ready:{name}", shelf=shelf)
    assert shelf.squads == {}


def test_the_squads_own_fields_are_on_the_second_tab():
    shelf = Memory()

    async def script(pilot, screen):
        await press(pilot, "end", "enter")
        for field, value in (("squad-name", "Night Watch"), ("side", "Renegade"), ("budget", "350")):
            box = screen.query_one(f"#{field}", Input)
            box.focus()
            box.value = value
            await press(pilot, "enter")
        await choose(pilot, screen, "quality", "elite")
        screen.query_one("#naval", Checkbox).toggle()
        await pilot.pause()
        plan = screen.plan
        assert (plan.name, plan.side, plan.budget) == ("Night Watch", "Renegade", 350)
        assert (plan.quality, plan.naval) == ("elite", True)
        assert "18 OVER" in head(screen)

    play(script, shelf=shelf)
    assert shelf.names() == ("Night Watch",)


def test_a_budget_that_is_none_is_refused_and_the_old_one_stays():
    async def script(pilot, screen):
        await press(pilot, "end", "enter")
        box = screen.query_one("#budget", Input)
        box.focus()
        for budget in ("", "-5", "999999999"):
            box.value = budget
            await press(pilot, "enter")
            assert (screen.plan.budget, box.value) == (400, "400")
            assert box.selected_text == "400", "the next digit replaces it"

    assert sum("budget" in said for said in play(script).said) == 3


def test_bld_08_a_thing_of_the_squad_is_sold_and_can_be_given_back():
    """HOL-01."""
    plan = load_squad("john_doe", load_rulebook())

    async def script(pilot, screen):
        await press(pilot, "end", "enter")
        screen.query_one("#item", Select).value = "holotarp"
        screen.query_one("#bearer", Select).value = "Mara Quill"
        await pilot.pause()
        screen.query_one("#buy").focus()
        await press(pilot, "enter")
        assert [(thing.item, thing.bearer) for thing in screen.plan.equipment] == [("holotarp", "Mara Quill")]
        assert "383 of 400" in head(screen)
        things = screen.query_one(SquadForm).query_one("#things")
        things.focus()
        await press(pilot, "enter")
        assert screen.plan.equipment == ()

    play(script, shelf=Memory(**{plan.name: export_squad(plan)}), name=plan.name)


@pytest.mark.parametrize("size", SIZES)
def test_escape_goes_back(size):
    async def script(pilot, screen):
        await press(pilot, "escape")
        assert pilot.app.screen is not screen

    play(script, size=size)
