"""A company on parade: a figure for each soldier that says how they are, drawn in characters of one cell."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.extras.careers.company import Company, Enrolled

CELLS = 6
"""Cells of a figure, with the gap behind it."""
ROWS = 4
"""Lines of a row of figures, with their numbers."""
_STANDING = (" o  ", "/|╤═", "/ \\ ")
_KNEELING = ("    ", " o  ", "/|╤═")
_LYING = ("    ", "    ", "o+-<")
_FALLEN = (" ╻  ", "╺╋╸ ", " ┃  ")
LEGEND = (
    (_STANDING, "", "unhurt"),
    (_KNEELING, "$wounded", "wounded"),
    (_FALLEN, "$quiet", "fallen"),
    (_LYING, "$wounded", "unconscious"),
)
"""Each figure with its hue, and what it says."""


def figure(who: Enrolled) -> tuple[Sequence[str], str]:
    """The three lines of a soldier, and their style."""
    if who.dead:
        return _FALLEN, "$quiet"
    if who.wound == "U":
        return _LYING, "$wounded"
    return (_STANDING, "") if who.wound == "none" else (_KNEELING, "$wounded")


def parade(one: Company, width: int, rows: int) -> Iterator[Content]:
    """At most `rows` rows of figures, the fallen last, as many abreast as `width` cells hold; who left is not there.

    Where not all of them have room the last line says how many there are besides.
    """
    there = sorted((who for who in one.members.values() if not who.gone), key=lambda who: who.dead)
    beside = max(1, (width + 2) // CELLS)
    shown = there[: beside * rows]
    for line in (shown[at : at + beside] for at in range(0, len(shown), beside)):
        drawn = [figure(who) for who in line]
        for part in range(3):
            yield Content("  ").join(Content.styled(look[part], style) for look, style in drawn)
        yield Content.styled("  ".join(f"{who.number:^3} " for who in line).rstrip(), "$quiet")
    if len(there) > len(shown):
        yield Content.styled(f"and {len(there) - len(shown)} more", "$quiet")


def legend(width: int) -> Iterator[Content]:
    """What each figure says, beneath it: one under the other where there is no room beside each other."""
    wide = 11
    beside = max(1, width // wide)
    for line in (LEGEND[at : at + beside] for at in range(0, len(LEGEND), beside)):
        for part in range(3):
            yield Content.assemble(*((f"{look[part]:<{wide}}", style) for look, style, _ in line))
        yield Content.styled("".join(f"{words:<{wide}}" for _, _, words in line).rstrip(), "$quiet")
