"""Nothing on the battle screen is told by colour alone: every state is found in the characters, without any style."""

import re

from squadlog.tui.battle.journal import Journal

SAID = (
    "begin", "correct 2 wound=M because it was", "correct 5 wound=U because it was", "initiative", "3", "8", "move",
    "fire 1 at 4", "fire 3 at 6", "done", "done", "fire", "3", "fire", "10",
)  # fmt: skip
"""Into the second second: 2 wounded, 5 out, 4 hit, wounded and dazed, 6 missed; 1 to 3 are asked."""


def row_of(table, name) -> str:
    """The row of a soldier in the roster, up to the panel beside it."""
    rows = (line.split("││")[0] for line in table.text().splitlines())
    return next(row for row in rows if re.search(rf"[◆▲].?\s*\d {name}", row))


def test_every_state_of_a_soldier_is_a_sign_or_a_word_in_its_row(play, prepared, size):
    async def steps(table):
        await table.press("1", "space")
        rows = {name: row_of(table, name) for name in ("John", "Mara", "Tobias", "Varro", "Cassia", "Drusus")}
        assert [name for name, row in rows.items() if "✓" in row] == ["John"], "marked"
        assert [name for name, row in rows.items() if "▌" in row] == ["Mara"], "under the cursor"
        assert [name for name, row in rows.items() if "▶" in row] == ["John", "Mara", "Tobias"], "asked"
        assert [name for name, row in rows.items() if "◆" in row] == ["John", "Mara", "Tobias"], "one side"
        assert [name for name, row in rows.items() if "▲" in row] == ["Varro", "Cassia", "Drusus"], (
            "the other"
        )
        assert [name for name, row in rows.items() if "●●○○○ M" in row] == ["Mara", "Varro"], "wounded"
        assert [name for name, row in rows.items() if "✗" in row] == ["Cassia"], "out"
        assert [name for name, row in rows.items() if "░" in row] == ["Varro"], "dazed"

    play(steps, size, battle=prepared(*SAID))


def test_the_log_says_in_words_who_hit_and_who_missed(play, prepared):
    async def steps(table):
        told = " ".join(line for entry in table.seat.log.entries() for line in entry.lines)
        assert re.search(r"1 John Doe fires SR at 4 Varro: [^.]*\bhit\b", told)
        assert re.search(r"3 Tobias Renn fires SR at 6 Drusus: [^.]*\bmiss\b", told)
        shown = " ".join(row.words.plain for row in table.app.screen.query_one(Journal).rows)
        assert re.search(r"\bHIT\b", shown)
        assert re.search(r"\bMISS\b", shown)

    play(steps, (160, 48), battle=prepared(*SAID))


def test_the_log_has_no_line_of_a_step_that_came_to_nothing(play, prepared):
    """A slot that is done may bring nothing about: it leaves no gap, at once or when opened again."""

    async def steps(table):
        journal = table.app.screen.query_one(Journal)
        assert not any(entry.lines for entry in table.seat.log.entries()[-1:])
        assert all(row.words.plain.strip() for row in journal.rows)

    play(steps, (160, 48), battle=prepared("begin", "initiative", "3", "8", "move", "hold rest", "done"))
