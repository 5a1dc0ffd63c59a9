"""The squad builder, by keyboard and by mouse, at 80x24 and at 160x48: BLD-02, BLD-08, BLD-10."""

import asyncio

import pytest
from textual.app import App
from textual.widgets import Checkbox, Input, OptionList, Select, SelectionList, Static, TabbedContent

from squadlog.errors import SquadlogError, StoreError
from squadlog.rulebook.load import load_rulebook
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad
from squadlog.tui.builder import BuilderScreen
from squadlog.tui.builder_form import SquadForm
from squadlog.tui.builder_sheets import CompareSheet, PaperSheet, SquadsSheet
from squadlog.tui.picker import Picker
from squadlog.tui.typed import LineSheet

SIZES = [(80, 24), (160, 48)]


class Memory:
    """A shelf that forgets when the test is over."""

    def __init__(self, **squads):
        self.squads = dict(squads)
        self.full = False

    def names(self):
        return tuple(sorted(self.squads))

    def load(self, name):
        if name not in self.squads:
            raise StoreError(f"There is no squad called {name}.")
        return self.squads[name]

    def save(self, name, body):
        if self.full:
            raise StoreError("The disk is full.")
        self.squads[name] = body

    def delete(self, name):
        del self.squads[name]

    def rename(self, name, new):
        if new in self.squads:
            raise StoreError(f"There is a squad called {new} already.")
        self.squads[new] = self.squads.pop(name)


class Bench(App):
    """Nothing but the builder."""

    def __init__(self, shelf, name):
        super().__init__()
        self.shelf, self.first, self.asked, self.said = shelf, name, [], []

    def on_mount(self):
        self.push_screen(BuilderScreen(self.shelf, self.first))

    def action_open_rule(self, citation):
        self.asked.append(citation)

    def notify(self, message, **kwargs):
        self.said.append(message)
        super().notify(message, **kwargs)


def play(script, *, name="ready:john_doe", shelf=None, size=(80, 24)):
    """Run `script(pilot, screen)` in a builder that has opened a squad."""
    kept = Memory() if shelf is None else shelf

    async def run():
        app = Bench(kept, name)
        async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
            await pilot.pause()
            await script(pilot, app.screen)
        return app

    return asyncio.run(run())


def head(screen):
    return str(screen.query_one("#head", Static).content)


async def press(pilot, *keys):
    await pilot.press(*keys)
    await pilot.pause()


async def choose(pilot, screen, field, value):
    screen.query_one(f"#{field}", Select).value = value
    await pilot.pause()
    await pilot.pause()


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


def test_choices_are_made_for_the_soldier_chosen_and_kept_at_once():
    """BLD-02."""
    shelf, choices = Memory(), {"troop": "tech", "race": "Zog", "armour": "LI", "leader": "-1"}

    async def script(pilot, screen):
        await press(pilot, "down", "down")
        for field, value in choices.items():
            await choose(pilot, screen, field, value)

    play(script, shelf=shelf)
    kept = import_squad(shelf.squads["John Doe's Squad"].encode(), load_rulebook())
    touched = [[str(getattr(soldier, field)) for field in choices] for soldier in kept.soldiers]
    assert touched[2] == list(choices.values())
    assert touched.count(touched[0]) == 7


def test_after_g_a_choice_is_made_for_all():
    async def script(pilot, screen):
        await press(pilot, "g")
        assert "ALL 8" in str(screen.query_one("#doing", Static).content)
        await choose(pilot, screen, "armour", "MZG")
        assert {soldier.armour for soldier in screen.plan.soldiers} == {"MZG"}
        assert "8 OVER" in head(screen)

    play(script)


def test_in_the_mode_for_all_names_and_leadership_stay_one_soldiers():
    async def script(pilot, screen):
        await press(pilot, "g")
        await choose(pilot, screen, "leader", "-2")
        assert [soldier.leader for soldier in screen.plan.soldiers] == [-2] + [None] * 7

    play(script)


def test_e_gives_everybody_the_outfit_of_the_soldier_chosen():
    async def script(pilot, screen):
        await press(pilot, "end")
        outfit = screen.plan.soldiers[7]
        await press(pilot, "e")
        assert {(s.troop, s.armour, s.weapons) for s in screen.plan.soldiers} == {
            (outfit.troop, outfit.armour, outfit.weapons)
        }
        assert len({soldier.name for soldier in screen.plan.soldiers}) == 8

    play(script, name="ready:tog_line")


def test_weapons_are_taken_and_given_back_with_the_space_bar():
    async def script(pilot, screen):
        weapons = screen.query_one("#weapons", SelectionList)
        weapons.focus()
        weapons.highlighted = 0
        await press(pilot, "space")
        assert screen.plan.soldiers[0].weapons == ("SR", "SP", "LP")
        await press(pilot, "space")
        assert screen.plan.soldiers[0].weapons == ("SR", "SP")

    play(script)


def test_equipment_is_chosen_with_the_mouse():
    async def script(pilot, screen):
        equipment = screen.query_one("#equipment", SelectionList)
        await pilot.click(equipment, offset=(6, 1))
        await pilot.pause()
        assert screen.plan.soldiers[0].equipment == ("grenade_launcher",)

    play(script, size=(160, 48))


def test_soldiers_are_chosen_with_the_mouse():
    async def script(pilot, screen):
        await pilot.click("#soldiers", offset=(6, 3))
        await pilot.pause()
        assert screen.query_one("#name", Input).value == screen.plan.soldiers[3].name

    play(script)


def test_a_add_c_copy_and_delete_remove():
    async def script(pilot, screen):
        await press(pilot, "a")
        assert len(screen.plan.soldiers) == 9
        assert "✗ 1 against the rules" in head(screen)
        await press(pilot, "delete")
        await press(pilot, "home")
        await press(pilot, "c")
        assert screen.plan.soldiers[8].weapons == ("SR", "SP")
        assert screen.plan.soldiers[8].name == "John Doe 2"

    play(script)


def test_the_last_soldier_stays_and_a_sentence_says_so():
    async def script(pilot, screen):
        await press(pilot, *["delete"] * 9)
        assert len(screen.plan.soldiers) == 1

    assert any("at least one soldier" in said for said in play(script).said)


def test_ctrl_z_takes_changes_back_one_by_one():
    async def script(pilot, screen):
        before = screen.plan
        await press(pilot, "a")
        await choose(pilot, screen, "race", "Zog")
        await press(pilot, "ctrl+z", "ctrl+z")
        assert screen.plan == before
        await press(pilot, "ctrl+z")

    assert "nothing to take back" in play(script).said[-1]


def test_a_soldier_is_renamed_by_typing_and_a_name_that_cannot_be_shown_is_refused():
    async def script(pilot, screen):
        name = screen.query_one("#name", Input)
        name.focus()
        name.value = "Jane [bold]Roe"
        await press(pilot, "enter")
        assert screen.plan.soldiers[0].name == "Jane [bold]Roe"
        name.value = "\x1b[31m"
        await press(pilot, "enter")
        assert screen.plan.soldiers[0].name == "Jane [bold]Roe"
        row = screen.query_one("#soldiers", Picker).get_option_at_index(0)
        assert "Jane [bold]Roe" in str(row.prompt)

    assert any("U+001B" in said for said in play(script).said)


def test_names_full_of_markup_do_not_break_the_screen():
    async def script(pilot, screen):
        for place in range(2):
            name = screen.query_one("#name", Input)
            name.focus()
            name.value = f"[/] [@click=app.quit] {place}"
            await press(pilot, "enter")
            screen.query_one("#soldiers").focus()
            await press(pilot, "down")
        await press(pilot, "p")
        await press(pilot, "escape")
        assert screen.plan.soldiers[1].name == "[/] [@click=app.quit] 1"

    play(script)


def test_the_squads_own_fields_are_on_the_second_tab():
    shelf = Memory()

    async def script(pilot, screen):
        screen.query_one(TabbedContent).active = "tab-squad"
        await pilot.pause()
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
        screen.query_one(TabbedContent).active = "tab-squad"
        await pilot.pause()
        box = screen.query_one("#budget", Input)
        box.focus()
        for budget in ("", "-5", "999999999"):
            box.value = budget
            await press(pilot, "enter")
            assert (screen.plan.budget, box.value) == (400, "400")

    assert sum("budget" in said for said in play(script).said) == 3


def test_bld_08_a_thing_is_bought_for_a_member_and_given_back():
    async def script(pilot, screen):
        screen.query_one(TabbedContent).active = "tab-squad"
        await pilot.pause()
        screen.query_one("#item", Select).value = "holotarp"
        screen.query_one("#bearer", Select).value = "Mara Quill"
        await pilot.pause()
        screen.query_one("#buy").focus()
        await press(pilot, "enter")
        assert [(thing.item, thing.bearer) for thing in screen.plan.equipment] == [("holotarp", "Mara Quill")]
        assert "383 of 400" in head(screen)
        things = screen.query_one(SquadForm).query_one("#things", Picker)
        things.focus()
        await press(pilot, "enter")
        assert screen.plan.equipment == ()

    play(script)


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


def test_another_squad_is_opened_from_the_list():
    book = load_rulebook()
    shelf = Memory(Mine=export_squad(load_squad("tog_line", book)))

    async def script(pilot, screen):
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SquadsSheet)
        await pilot.press("down", "enter")
        await pilot.pause()
        await pilot.pause()
        assert (screen.plan.name, len(screen.plan.soldiers)) == ("Mine", 8)

    play(script, shelf=shelf)


def test_two_squads_are_compared():
    async def script(pilot, _screen):
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("end", "enter")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, CompareSheet)
        assert "≠ Points: 368  ↔  " in "\n".join(str(line.content) for line in pilot.app.screen.query(Static))
        await pilot.press("escape")
        await pilot.pause()

    play(script)


def test_the_sheet_is_shown_and_written_to_a_file_once(tmp_path):
    target = tmp_path / "sheet.txt"

    async def script(pilot, screen):
        await pilot.press("p")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PaperSheet)
        await pilot.press("f")
        await pilot.pause()
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert pilot.app.screen is screen

    play(script)
    assert "John Doe" in target.read_text(encoding="utf-8")


def test_a_squad_goes_out_to_a_file_and_comes_back_under_a_free_name(tmp_path):
    target, shelf = tmp_path / "squad.json", Memory()

    async def script(pilot, screen):
        for key in ("x", "i"):
            await pilot.press(key)
            await pilot.pause()
            pilot.app.screen.query_one(Input).value = str(target)
            await pilot.press("enter")
            await pilot.pause()
            await pilot.pause()
        await press(pilot, "ctrl+s")
        assert screen.plan.name == "John Doe's Squad"
        await pilot.press("i")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()

    play(script, shelf=shelf)
    assert shelf.names() == ("John Doe's Squad", "John Doe's Squad 2")


def test_writing_over_a_file_needs_a_second_word(tmp_path):
    target = tmp_path / "squad.json"
    target.write_text("mine", encoding="utf-8")

    async def script(pilot, _screen):
        await pilot.press("x")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(target)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()

    play(script)
    assert target.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("content", [None, b"{}"])
def test_a_file_that_is_no_squad_is_refused_in_one_sentence(content, tmp_path):
    source, shelf = tmp_path / "gift.json", Memory()
    if content is not None:
        source.write_bytes(content)

    async def script(pilot, screen):
        before = screen.plan
        await pilot.press("i")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = str(source)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan == before

    assert any("gift.json" in said for said in play(script, shelf=shelf).said)
    assert shelf.squads == {}


def test_a_copy_of_the_squad_is_kept_beside_it():
    shelf = Memory()

    async def script(pilot, screen):
        await press(pilot, "ctrl+s")
        await pilot.press("k")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "Second"
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert screen.plan.name == "Second"

    play(script, shelf=shelf)
    assert shelf.names() == ("John Doe's Squad", "Second")


def test_a_name_that_another_squad_has_is_refused_and_both_stay():
    book = load_rulebook()
    shelf = Memory(
        Mine=export_squad(load_squad("tog_line", book)), Other=export_squad(load_squad("john_doe", book))
    )
    before = dict(shelf.squads)

    async def script(pilot, screen):
        screen.query_one(TabbedContent).active = "tab-squad"
        await pilot.pause()
        box = screen.query_one("#squad-name", Input)
        box.focus()
        box.value = "Other"
        await press(pilot, "enter")
        assert (screen.plan.name, box.value) == ("Mine", "Mine")

    assert any("already" in said for said in play(script, name="Mine", shelf=shelf).said)
    assert shelf.squads == before


def test_a_shelf_that_cannot_keep_a_change_leaves_the_squad_as_it_was():
    shelf = Memory()
    shelf.full = True

    async def script(pilot, screen):
        await press(pilot, "a")
        assert len(screen.plan.soldiers) == 8

    assert "The disk is full." in play(script, shelf=shelf).said


def test_a_squad_that_is_not_there_leaves_a_new_one_to_build():
    async def script(_pilot, screen):
        assert screen.plan.name == "New Squad"
        assert "✓ legal" in head(screen)

    assert "no squad called Gone" in play(script, name="Gone").said[0]


def test_a_broken_body_on_the_shelf_is_refused_in_a_sentence():
    async def script(_pilot, screen):
        assert screen.plan.name == "New Squad"

    app = play(script, name="Odd", shelf=Memory(Odd="{"))
    assert "not JSON" in app.said[0]
    assert issubclass(StoreError, SquadlogError)


def test_without_a_name_the_list_of_squads_comes_first_and_escape_leaves_a_new_one_to_build():
    async def script(pilot, screen):
        assert isinstance(screen, SquadsSheet)
        await press(pilot, "escape")
        assert pilot.app.screen.plan.name == "New Squad"

    play(script, name=None)


@pytest.mark.parametrize(("answer", "left"), [("y", ()), ("n", ("Mine",))])
def test_a_kept_squad_is_deleted_after_a_second_word(answer, left):
    shelf = Memory(Mine=export_squad(load_squad("tog_line", load_rulebook())))

    async def script(pilot, _screen):
        await press(pilot, "down", "delete")
        await pilot.pause()
        await press(pilot, answer)
        await pilot.pause()

    play(script, name=None, shelf=shelf)
    assert shelf.names() == left


def test_a_squad_that_ships_cannot_be_deleted():
    async def script(pilot, _screen):
        await press(pilot, "end", "delete")

    assert any("stay where they are" in said for said in play(script, name=None).said)


@pytest.mark.parametrize("size", SIZES)
def test_escape_goes_back(size):
    async def script(pilot, screen):
        await press(pilot, "escape")
        assert pilot.app.screen is not screen

    play(script, size=size)
