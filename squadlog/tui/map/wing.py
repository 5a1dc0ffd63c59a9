"""What stands beside a map that is narrower than the screen: who is who, and what its signs mean."""

from collections.abc import Iterator, Sequence

from textual import events
from textual.content import Content
from textual.widgets import Static

from squadlog.battle.state import Known, Unit
from squadlog.ground.drawing.figures.map_scene import UnitLabel
from squadlog.session.chapters import legend as legend_of
from squadlog.session.chapters import lying
from squadlog.session.view.sides import side_sign
from squadlog.tui.chrome.cells import BLOCKS
from squadlog.tui.chrome.sides import side_signed, side_style
from squadlog.tui.chrome.words import lines
from squadlog.tui.map.glyphs import ARROWS, LEGEND, LINES, MARKS, PIN
from squadlog.tui.value_message import ValueMessage

LEAST = 30
"""Cells that it needs."""
WIDEST = 44
"""Cells that it takes at most."""
_ALWAYS = set(ARROWS) | set(MARKS.values()) | {"[", "/"}
"""Signs that may come with any key."""
SEVERAL = "C3+"
"""What the legend has for units that stand in one cell."""


class MapWing(Static):
    """The column beside the map. A click on somebody's name chooses that unit: `units` by the lines they stand in."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__("", id=id, markup=False)
        self.units: dict[int, int] = {}

    class Named(ValueMessage):
        """The name of a unit was clicked."""

        number: int

    def on_click(self, event: events.Click) -> None:
        """Choose the unit whose line is clicked."""
        at = event.get_content_offset(self)
        number = self.units.get(at.y) if at is not None else None
        if number is not None:
            event.stop()
            self.post_message(self.Named(number))

    def show(self, battle: Known, labels: dict[int, UnitLabel], signs: frozenset[str], rows: int) -> None:
        """Show everybody on the map by side, as far as there are rows, then the signs that this map shows."""
        people = list(_people(battle, labels))
        self.units = {row: number for row, (number, _) in enumerate(people[:rows]) if number is not None}
        self.update(
            wing_words([words for _, words in people], signs, rows, legend_of(battle.chapters)), layout=False
        )


def wing_words(
    people: Sequence[Content],
    signs: frozenset[str],
    rows: int,
    of_chapters: Sequence[tuple[str, str]] = (),
) -> Content:
    """Lines of people, then the legend, `rows` in all: signs of units first, those of chapters, and what is shown."""
    told = [pair for pair in LEGEND if pair[0] == SEVERAL or _signs_of(pair[0]) & (signs | _ALWAYS)]
    told += [(f"C3{sign}", meaning) for sign, meaning in of_chapters]
    told.sort(key=lambda pair: not pair[0].startswith(("C3", PIN)))
    legend = [Content.assemble((f"{sample:<6}", "bold"), (meaning, "$quiet")) for sample, meaning in told]
    room = rows - len(people) - 2
    shown = [*people, Content(""), Content.styled("Signs", "bold"), *legend[: max(room, 0)]]
    if len(legend) > room >= 0:
        shown[-1:] = [Content.styled("? shows all signs", "$quiet")]
    return lines(shown[:rows])


def _people(battle: Known, labels: dict[int, UnitLabel]) -> Iterator[tuple[int | None, Content]]:
    for side in battle.setup.sides:
        there = [unit for unit in battle.units.values() if unit.side == side.id and unit.id in labels]
        if there:
            yield None, side_signed(battle, side.id)
        for unit in there:
            style = "$quiet" if unit.out else side_style(battle, side.id)
            row = Content.assemble(
                (f"{labels[unit.id].text:>4} ", style), unit.soldier.name, (_state(battle, unit), "$quiet")
            )
            yield unit.id, row
        lie = [one for one in lying(battle) if one.side == side.id and one.position is not None]
        for kind in dict.fromkeys(one.kind for one in lie):
            texts = " ".join(one.text for one in lie if one.kind == kind)
            told = Content.assemble(
                (f"{side_sign(battle, side.id)}{texts}", side_style(battle, side.id)), f" {kind}s"
            )
            yield None, told if there else Content.assemble(side_signed(battle, side.id), ": ", told)


def _state(battle: Known, unit: Unit) -> str:
    told = [
        "out" if unit.out else "wounded" if unit.wound != "none" else "",
        "dazed" if unit.dazed(battle.now) and not unit.out else "",
        f"floor {unit.floor}" if unit.floor > 1 else "",
    ]
    return "".join(f"  {word}" for word in told if word)


def _signs_of(sample: str) -> set[str]:
    """The signs of a line of the legend, without the unit or the number that it shows them with."""
    signs = set(sample) - set("C3 1")
    if signs & BLOCKS:
        return set(BLOCKS)
    return set(LINES[1:]) if signs & set(LINES[1:]) else signs
