"""Broken rules on the squad builder, and what the table lets pass: BLD-01, BLD-13."""

from support.bench import head, play, press, take

from squadlog.tui.builder.problems import ProblemList
from squadlog.tui.chrome.typed import LineDialog


def problems(screen):
    return [row.words.plain for row in screen.query_one(ProblemList).rows]


def test_each_broken_rule_is_one_line_with_its_rule():
    async def script(pilot, screen):
        await take(pilot, screen, "armour", "RS")
        await press(pilot, "escape", "g")
        await take(pilot, screen, "troop", "penal")
        await press(pilot, "y")
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
        assert isinstance(pilot.app.screen, LineDialog)
        await pilot.press(*"guest", "enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan.agreements[0].rule == "BLD-01"
        assert "✓ legal" in head(screen)
        assert any(line.startswith("~ agreed: ") and "guest" in line for line in problems(screen))
        agreed = next(i for i, line in enumerate(problems(screen)) if line.startswith("~"))
        screen.query_one(ProblemList).choose(str(agreed))
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


def test_the_head_names_what_is_against_the_rules_and_the_box_says_what_enter_does_where():
    """Among the soldiers Enter goes to the card; only in the box of what is wrong it lets a rule pass."""

    async def script(pilot, screen):
        await press(pilot, "a")
        wrong = next(line for line in problems(screen) if line.startswith("✗ "))
        assert "✗ 1 against the rules [BLD-01]" in head(screen)
        assert "[BLD-01]" in wrong
        box = screen.query_one(ProblemList)
        assert "⏎" not in box.border_subtitle
        await press(pilot, "shift+tab")
        assert screen.focused is box
        assert "⏎" in box.border_subtitle

    play(script)
