"""Characters of Legionnaire in the builder: LEG-01, LEG-02, LEG-03."""

from support.bench import play
from textual.widgets import Input, TextArea

from squadlog.tui.builder.character import CharacterForm, KindDialog

SHEET = """Name: Ada Quill
Player character
Spike rifle 7
Melee 3
Weapons: TAR-15 Spike Rifle, crossbow
Melee weapon: knife
Armour: light infantry armour
a line about nothing
"""


async def pauses(pilot, *keys):
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        await pilot.pause()


def told(screen, query):
    return str(screen.query_one(query).render())


def test_a_sheet_is_pasted_asked_about_and_taken_and_its_modifiers_stand_on_the_card():
    async def script(pilot, screen):
        await pauses(pilot, "l")
        form = pilot.app.screen
        assert isinstance(form, CharacterForm)
        assert "✗" in told(form, "#comes")
        form.query_one(TextArea).text = SHEET
        await pilot.pause()
        assert "Which generic weapon is crossbow?" in told(form, "#comes")
        assert "Line 8 cannot be read: a line about nothing" in told(form, "#comes")
        await pauses(pilot, "f2")
        assert isinstance(pilot.app.screen, KindDialog)
        await pauses(pilot, "escape")
        assert pilot.app.screen is form
        await pauses(pilot, "f2", "end", "enter")
        assert pilot.app.screen is screen
        ada = screen.plan.soldiers[-1]
        assert (ada.name, ada.weapons, ada.armour) == ("Ada Quill", ("SR",), "LI")
        assert "SR -2/-1" in told(screen, "#figures")
        assert "player character" in told(screen, "#figures")
        await pauses(pilot, "t")
        form = pilot.app.screen
        assert "Spike rifle 7" in form.query_one(TextArea).text
        form.query_one(TextArea).text = form.query_one(TextArea).text.replace(
            "Spike rifle 7", "Spike rifle 9"
        )
        await pilot.pause()
        assert "SR -3, melee -1" in told(form, "#comes")
        await pauses(pilot, "f2")
        assert pilot.app.screen is screen
        changed = screen.plan.soldiers[-1]
        assert changed.character.skills["spike_rifle"] == 9
        assert changed.character.weapons == {"TAR-15 Spike Rifle": "SR", "crossbow": "none"}
        await pauses(pilot, "u")
        assert screen.plan.soldiers[-1] == ada

    play(script)


def test_a_sheet_is_read_from_a_file_and_a_wrong_one_is_told(tmp_path):
    path = tmp_path / "bix.toml"
    path.write_text('name = "Bix"\ncombat = false\narmour = "flak vest"\n', encoding="utf-8")

    async def script(pilot, screen):
        await pauses(pilot, "l")
        form = pilot.app.screen
        form.query_one(Input).focus()
        form.query_one(Input).value = str(path)
        await pauses(pilot, "enter", "f2")
        assert screen.plan.soldiers[-1].troop == "tech"
        assert screen.plan.soldiers[-1].armour == "TS"

    play(script)
