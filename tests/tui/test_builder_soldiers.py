"""The soldiers of a squad on the builder, one or all, by keyboard and by mouse: BLD-02."""

from support.bench import Memory, choose, head, play, press
from textual.widgets import Input, Select, SelectionList, Static

from squadlog.rulebook.load import load_rulebook
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad
from squadlog.tui.chrome.picker import Picker


def _owned(**fields):
    """A shelf with one squad as an earlier version sold it: values of soldiers by their place."""
    plan = load_squad("john_doe", load_rulebook())
    for field, values in fields.items():
        soldiers = tuple(
            soldier.model_copy(update={field: values[place]} if place in values else {})
            for place, soldier in enumerate(plan.soldiers)
        )
        plan = plan.model_copy(update={"soldiers": soldiers})
    return {"shelf": Memory(**{plan.name: export_squad(plan)}), "name": plan.name}


def test_choices_are_made_for_the_soldier_chosen_and_kept_at_once():
    """BLD-02."""
    shelf, choices = Memory(), {"troop": "tech", "race": "Zog", "armour": "LI"}

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
        await choose(pilot, screen, "leader", "none")
        assert [soldier.leader for soldier in screen.plan.soldiers] == [None, -2] + [None] * 6

    play(script, **_owned(leader={0: -1, 1: -2}))


def test_what_no_battle_can_use_yet_is_shown_and_not_sold():
    """LDR-08, GLA-02: leadership and the things of the advanced rules."""

    async def script(pilot, screen):
        await choose(pilot, screen, "leader", "-1")
        assert screen.plan.soldiers[0].leader is None
        assert screen.query_one("#leader", Select).value == "none"
        equipment = screen.query_one("#equipment", SelectionList)
        assert "Grenade launcher  2, not in play" in str(equipment.get_option("grenade_launcher").prompt)
        await pilot.click(equipment, offset=(6, 1))
        await pilot.pause()
        assert screen.plan.soldiers[0].equipment == ()

    assert any("not sold [LDR-08]" in said for said in play(script, size=(160, 48)).said)


def test_what_a_squad_owns_already_stays_and_can_be_given_back():
    """GLA-02: an older squad keeps what it bought; the list of problems says that no battle can use it."""

    async def script(pilot, screen):
        problems = [str(option.prompt) for option in screen.query_one("#problems", Picker).options]
        assert problems == [
            "- not in play: John Doe has Grenade launcher, which no battle can use yet. [GLA-02]"
        ]
        assert "✓ legal" in head(screen)
        equipment = screen.query_one("#equipment", SelectionList)
        assert equipment.selected == ["grenade_launcher"]
        await pilot.click(equipment, offset=(6, 1))
        await pilot.pause()
        assert screen.plan.soldiers[0].equipment == ()
        await pilot.click(equipment, offset=(6, 1))
        await pilot.pause()
        assert screen.plan.soldiers[0].equipment == ()

    play(script, **_owned(equipment={0: ("grenade_launcher",)}), size=(160, 48))


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


def test_weapons_are_chosen_with_the_mouse():
    async def script(pilot, screen):
        weapons = screen.query_one("#weapons", SelectionList)
        await pilot.click(weapons, offset=(6, 0))
        await pilot.pause()
        assert screen.plan.soldiers[0].weapons == ("SR", "SP", "LP")

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
