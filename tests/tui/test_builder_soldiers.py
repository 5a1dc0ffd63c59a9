"""The soldiers of a squad on the builder, one or all, by keyboard and by mouse: BLD-02."""

import pytest
from support.bench import Memory, head, play, press, said_yes, take
from textual.widgets import Input

from squadlog.book.load import load_rulebook
from squadlog.squads import in_play, outfit_rows
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad
from squadlog.tui.builder.at_table import AtTable
from squadlog.tui.builder.card import OutfitList
from squadlog.tui.builder.problems import ProblemList
from squadlog.tui.builder.soldiers import SoldierList


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
            await take(pilot, screen, field, value)

    play(script, shelf=shelf)
    kept = import_squad(shelf.squads["John Doe's Squad"].encode(), load_rulebook())
    touched = [[str(getattr(soldier, field)) for field in choices] for soldier in kept.soldiers]
    assert touched[2] == list(choices.values())
    assert touched.count(touched[0]) == 7


def test_after_g_a_choice_is_made_for_all_after_a_question_and_is_one_undo():
    async def script(pilot, screen):
        before = screen.plan
        await press(pilot, "g")
        await take(pilot, screen, "armour", "MZG")
        assert said_yes(screen)
        assert screen.plan == before
        await press(pilot, "n")
        assert screen.plan == before
        await take(pilot, screen, "armour", "MZG")
        await press(pilot, "y")
        await pilot.pause()
        assert {soldier.armour for soldier in screen.plan.soldiers} == {"MZG"}
        assert "8 OVER" in head(screen)
        await press(pilot, "ctrl+z")
        assert screen.plan == before

    play(script)


def test_a_choice_goes_to_those_who_are_marked_and_each_keeps_what_is_its_own():
    """Cassia has a rifle, Servia a carbine and a pistol: each has another weapon in hand instead."""

    async def script(pilot, screen):
        await press(pilot, "down", "space", "end", "up", "up", "space")
        assert screen.query_one(SoldierList).marked == (1, 6)
        await take(pilot, screen, "weapons", "SAR")
        await press(pilot, "y")
        await pilot.pause()
        assert [soldier.weapons for soldier in screen.plan.soldiers][1::5] == [("SAR",), ("SAR", "P")]
        assert screen.plan.soldiers[7].weapons == ("SC", "P")

    play(script, name="ready:tog_line")


def test_a_squad_has_one_leader_who_is_bought_with_a_star_whoever_is_marked():
    """LDR-01, LDR-08, LDR-09: the rating of who led before is given back, and its price with it."""

    async def script(pilot, screen):
        rows = {row.key: row.words.plain for row in screen.query_one(OutfitList).rows}
        assert "Leader +2 -30 initiative and rally +2, rout -20" in " ".join(rows["leader:2"].split())
        await press(pilot, "g")
        await take(pilot, screen, "leader", "2")
        assert [soldier.leader for soldier in screen.plan.soldiers] == [2] + [None] * 7
        assert "348 of 400 points, 52 left (368 by the basic rules)" in head(screen)
        assert "1★John Doe" in screen.query_one(SoldierList).rows[0].words.plain
        await take(pilot, screen, "leader", "none")
        assert not any(soldier.leader for soldier in screen.plan.soldiers)

    play(script, **_owned(leader={1: -1}), size=(160, 48))


def test_every_thing_of_a_soldier_is_sold():
    """GRN-03, GLA-02, EXP-19, SHP-01: each has a chapter by which a battle uses it."""

    async def script(pilot, screen):
        rows = screen.query_one(OutfitList).rows
        assert not [row.words.plain for row in rows if "not in play" in row.words.plain]
        await take(pilot, screen, "equipment", "grenade_launcher")
        assert screen.plan.soldiers[0].equipment == ("grenade_launcher",)

    play(script, size=(160, 48))


def test_what_no_battle_can_use_yet_is_shown_and_not_sold(monkeypatch):
    """ADV-01: a thing of the advanced rules without its chapter."""
    monkeypatch.setattr(outfit_rows, "usable", lambda row: row.key != "grenade_launcher")

    async def script(pilot, screen):
        outfit = screen.query_one(OutfitList)
        rows = {row.key: row.words.plain for row in outfit.rows}
        assert "not in play" in rows["equipment:grenade_launcher"]
        await take(pilot, screen, "equipment", "grenade_launcher")
        assert screen.plan.soldiers[0].equipment == ()

    assert any("cannot buy it [GLA-02]" in said for said in play(script, size=(160, 48)).said)


def test_what_a_squad_owns_already_stays_and_can_be_given_back(monkeypatch):
    """GLA-02: an older squad keeps what it bought; the list of problems says that no battle can use it."""
    for module in (in_play, outfit_rows):
        monkeypatch.setattr(module, "usable", lambda row: row.key != "grenade_launcher")

    async def script(pilot, screen):
        assert [row.words.plain for row in screen.query_one(ProblemList).rows] == [
            "- not in play: John Doe has Grenade launcher, which no battle can use yet. [GLA-02]"
        ]
        assert "✓ legal" in head(screen)
        for _ in range(2):
            await take(pilot, screen, "equipment", "grenade_launcher")
            assert screen.plan.soldiers[0].equipment == ()

    play(script, **_owned(equipment={0: ("grenade_launcher",)}), size=(160, 48))


def test_e_gives_everybody_the_outfit_of_the_soldier_chosen_after_a_question():
    async def script(pilot, screen):
        await press(pilot, "end", "up")
        outfit = screen.plan.soldiers[7]
        await press(pilot, "e")
        assert said_yes(screen)
        await press(pilot, "y")
        await pilot.pause()
        assert {(s.troop, s.armour, s.weapons) for s in screen.plan.soldiers} == {
            (outfit.troop, outfit.armour, outfit.weapons)
        }
        assert len({soldier.name for soldier in screen.plan.soldiers}) == 8

    play(script, name="ready:tog_line")


def test_the_space_bar_carries_a_weapon_besides_and_gives_it_back():
    async def script(pilot, screen):
        await take(pilot, screen, "weapons", "LP", "space")
        assert screen.plan.soldiers[0].weapons == ("SR", "SP", "LP")
        await take(pilot, screen, "weapons", "LP", "space")
        assert screen.plan.soldiers[0].weapons == ("SR", "SP")

    play(script)


def test_a_weapon_is_changed_by_five_keys():
    """Enter, the letters of its code, Enter: in place of the one in hand; what is carried is taken in hand."""

    async def script(pilot, screen):
        await press(pilot, "enter", "s", "a", "r", "enter")
        assert screen.plan.soldiers[0].weapons == ("SAR", "SP")
        await take(pilot, screen, "weapons", "SP")
        assert screen.plan.soldiers[0].weapons == ("SP", "SAR")

    play(script)


def test_a_click_takes_a_weapon_in_hand_and_a_click_on_its_mark_carries_it_besides():
    async def script(pilot, screen):
        outfit = screen.query_one(OutfitList)
        line = outfit.place_of("weapons:SAR")
        await pilot.click(outfit, offset=(14, line))
        await pilot.pause()
        assert screen.plan.soldiers[0].weapons == ("SAR", "SP")
        await pilot.click(outfit, offset=(9, outfit.place_of("weapons:LP")))
        await pilot.pause()
        assert screen.plan.soldiers[0].weapons == ("SAR", "SP", "LP")

    play(script, size=(160, 48))


def test_eight_names_cost_their_letters_an_enter_each_and_one_key_before():
    names = ["Anna", "Ben", "Cara", "Dag", "Eva", "Finn", "Gita", "Hal"]

    async def script(pilot, screen):
        await press(pilot, "n")
        assert "next name" in str(screen.query_one("#card").border_subtitle)
        for name in names:
            await press(pilot, *name, "enter")
        assert [soldier.name for soldier in screen.plan.soldiers] == names
        assert screen.focused is screen.query_one(SoldierList)
        await press(pilot, "enter")
        assert "choose" in str(screen.query_one("#card").border_subtitle)

    play(script)


def test_a_name_typed_after_one_tab_is_a_name_and_refits_nobody():
    """The letters of commands act on the list of soldiers and nowhere else."""

    async def script(pilot, screen):
        outfits = [soldier.weapons for soldier in screen.plan.soldiers]
        await press(pilot, "tab", *"anna", "space", *"vance", "enter")
        assert screen.plan.soldiers[0].name == "anna vance"
        await press(pilot, "tab", *"cage")
        assert [soldier.weapons for soldier in screen.plan.soldiers] == outfits
        assert len(screen.plan.soldiers) == 8

    play(script)


def test_escape_steps_out_one_level_at_a_time():
    async def script(pilot, screen):
        soldiers = screen.query_one(SoldierList)
        for into in (["n"], ["enter"], ["v"], ["space", "enter"]):
            await press(pilot, *into)
            assert screen.focused is not soldiers
            await press(pilot, "escape")
            assert screen.focused is soldiers
        await press(pilot, "escape")
        assert soldiers.marks.keys == ()
        await press(pilot, "end", "enter")
        screen.query_one("#quality").focus()
        await press(pilot, "enter")
        assert screen.query_one("#quality").expanded
        await press(pilot, "escape")
        assert not screen.query_one("#quality").expanded
        await press(pilot, "escape")
        assert screen.focused is soldiers
        await press(pilot, "escape")
        assert pilot.app.screen is not screen

    play(script)


def test_all_of_sixteen_soldiers_are_seen_in_the_smallest_terminal():
    plan = load_squad("john_doe", load_rulebook())
    many = plan.model_copy(
        update={"soldiers": tuple(
            soldier.model_copy(update={"name": f"{half} {soldier.name}"})
            for half in ("A", "B") for soldier in plan.soldiers
        )}
    )  # fmt: skip

    async def script(_pilot, screen):
        soldiers = screen.query_one(SoldierList)
        assert len(soldiers.rows) == 17
        assert soldiers.size.height >= 16

    play(script, shelf=Memory(**{many.name: export_squad(many)}), name=many.name)


def test_soldiers_are_chosen_with_the_mouse():
    async def script(pilot, screen):
        await pilot.click("#soldiers", offset=(6, 4))
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
        await take(pilot, screen, "race", "Zog")
        await press(pilot, "ctrl+z", "ctrl+z")
        assert screen.plan == before
        await press(pilot, "ctrl+z")

    assert "nothing to undo" in play(script).said[-1]


def test_a_soldier_is_renamed_by_typing_and_a_name_that_cannot_be_shown_is_refused():
    async def script(pilot, screen):
        name = screen.query_one("#name", Input)
        name.focus()
        name.value = "Jane [bold]Roe"
        await press(pilot, "enter")
        assert screen.plan.soldiers[0].name == "Jane [bold]Roe"
        await press(pilot, "up")
        name.focus()
        name.value = "\x1b[31m"
        await press(pilot, "enter")
        assert screen.plan.soldiers[0].name == "Jane [bold]Roe"
        assert "Jane [bold]" in screen.query_one(SoldierList).rows[0].words.plain
        await press(pilot, "B", "o", "b", "enter")
        assert "Bob" in [one.name for one in screen.plan.soldiers], "what is typed replaces what was refused"

    assert any("U+001B" in said for said in play(script).said)


def test_names_full_of_markup_do_not_break_the_screen():
    async def script(pilot, screen):
        for place in range(2):
            name = screen.query_one("#name", Input)
            name.focus()
            name.value = f"[/] [@click=app.quit] {place}"
            await press(pilot, "enter")
            screen.query_one("#soldiers").focus()
        await press(pilot, "p")
        await press(pilot, "escape")
        assert screen.plan.soldiers[1].name == "[/] [@click=app.quit] 1"

    play(script)


def test_the_hints_under_a_panel_are_buttons():
    async def script(pilot, screen):
        await pilot.pause()
        soldiers = screen.query_one(SoldierList).region
        line = [strip.text for strip in screen._compositor.render_strips()][soldiers.bottom - 1]
        await pilot.click(offset=(line.index("compare"), soldiers.bottom - 1))
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "SquadsDialog"
        await press(pilot, "escape")
        await press(pilot, "end")
        line = [strip.text for strip in screen._compositor.render_strips()][soldiers.bottom - 1]
        await pilot.click(offset=(line.index("export"), soldiers.bottom - 1))
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "LineDialog"

    play(script)


def test_the_worth_at_the_table_follows_the_soldier_the_weapon_looked_at_and_the_foe():
    """FIR-22, DMG-02: the figures are those of `squads value`."""

    async def script(pilot, screen):
        def rows():
            return {row.key: row.words.plain.split() for row in screen.query_one(AtTable).rows}

        assert rows()["does SR"][1:] == ["90%", "▰▰▰▰▰▰▱", "90%", "1.8"]
        await press(pilot, "enter", "s", "a", "r")
        assert rows()["does SAR"][1:] == ["70%", "▰▰▰▰▰▱▱", "70%", "2.8◂"]
        await press(pilot, "escape", "v")
        screen.query_one(AtTable).choose("cover")
        await press(pilot, "right", "right")
        assert rows()["does SR"][1] == "70%"
        await press(pilot, "left", "left", "up", "left")
        assert screen.query_one(AtTable).imagined.foe.armour == "LI"
        assert rows()["does SR"][3:] == ["90%", "2.7"]

    play(script, size=(160, 48))


@pytest.mark.parametrize("width", [156, 200])
def test_figures_of_everything_for_sale_are_told_whole_on_a_wide_screen(width):
    async def script(pilot, screen):
        del pilot
        outfit = screen.query_one(OutfitList)
        told = {}
        for row in outfit.rows:
            told[row.key] = " ".join((*told.get(row.key, "").split(), *row.words.plain.split()))
            assert row.words.cell_length <= outfit.size.width - 1
        assert "AF 2 fire control, bounce pack" in told["armour:RS"]
        assert outfit.choose("armour:MZG")
        assert outfit.thing.key == "MZG"

    play(script, size=(width, 44))
