"""Broken rules on the squad builder, and what the table lets pass: BLD-01, BLD-13."""

from support.bench import choose, head, play, press
from textual.widgets import OptionList

from squadlog.tui.chrome.typed import LineSheet


def problems(screen):
    return [str(option.prompt) for option in screen.query_one("#problems", OptionList).options]


def test_each_broken_rule_is_one_line_with_its_rule():
    async def script(pilot, screen):
        await choose(pilot, screen, "armour", "RS")
        await press(pilot, "g")
        await choose(pilot, screen, "troop", "penal")
        lines = problems(screen)
        assert any("[BLD-13]" in line and "7 more like this" in line for line in lines)
        assert lines[0].startswith("✗ ")
        assert lines[-1].startswith("! unusual: ")

    play(script)


def test_a_rule_is_let_pass_by_agreement_and_the_agreement_taken_back():
    async def script(pilot, screen):
        await press(pilot, "a")
        screen.query_one("#problems").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LineSheet)
        await pilot.press(*"guest", "enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan.agreements[0].rule == "BLD-01"
        assert "✓ legal" in head(screen)
        assert any(line.startswith("~ agreed: ") and "guest" in line for line in problems(screen))
        agreed = next(i for i, line in enumerate(problems(screen)) if line.startswith("~"))
        screen.query_one("#problems", OptionList).highlighted = agreed
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan.agreements == ()

    play(script)


def test_r_opens_the_rule_of_a_problem():
    async def script(pilot, _screen):
        await press(pilot, "a")
        await press(pilot, "r")

    assert play(script).asked == ["BLD-01"]
