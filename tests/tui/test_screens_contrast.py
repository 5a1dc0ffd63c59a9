"""Every letter of every look can be read: at least 4.5 to 1 against what lies behind it."""

from support.faint import faint

from squadlog.tui.chrome.themes import THEMES


async def faint_in_any_look(table) -> dict[str, dict[str, float]]:
    found = {}
    for theme in THEMES:
        table.app.theme = theme.name
        await table.pilot.pause()
        found[theme.name] = faint(table.app)
    return {name: texts for name, texts in found.items() if texts}


def test_every_text_of_a_battle_stands_out_from_what_lies_behind_it(play, prepared):
    """WCAG 2, 1.4.3. Fields that are switched off are excepted there, and stand on no screen looked at here."""

    async def steps(table):
        table.app.animation_level = "none"
        for keys in ((), ("a",), ("escape", "colon"), ("escape", "l"), ("escape", "question_mark"),
                     ("escape", "e"), ("escape", "R"), ("escape", "f", "d", "d", "d", "d")):  # fmt: skip
            await table.press(*keys)
            assert await faint_in_any_look(table) == {}, keys
        assert table.screen == "ShotPanel"

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))
