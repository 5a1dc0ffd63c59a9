"""The list of targets on the shot card, drawn: numbers, names in the hue of their side, chances with their bars."""

from collections.abc import Iterator, Sequence

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.facts.ground_facts import feature_of
from squadlog.session.view.shots.aim import line_words
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.targets import TargetRow, format_counts
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.chrome.words import cut, toned
from squadlog.tui.chrome.wrapped_list import lines_of_row

NAMED, BARS = 24, (8, 4)
"""Cells of the longest name in the list of targets; of the bar of a chance, which goes before a name is cut."""
BROAD = 48
"""Cells of a broad list of targets."""
HANG = 3
"""Cells by which what has no room in the first line of a target stands further in."""
BESIDE, MEASURED = 13, 9
"""Cells of a row beside its name and its bar: number, chance and armour; and the metres, where a line is measured."""
FOLDED = "features"
"""The key of the line behind which the features stand until the cursor comes there."""


def target_rows(
    battle: Known,
    listed: Sequence[TargetRow],
    width: int = BROAD,
    *,
    swept: bool = False,
    opened: bool = False,
) -> list[ListRow]:
    """The targets on a card; its features in one line unless it is `opened`, or nothing else is there.

    Where a sector is `swept`, without a chance at each.
    """
    units = [row for row in listed if row.number is not None]
    longest = min(NAMED, max((Content(row.name).cell_length for row in units), default=0))
    left = width - BESIDE - (MEASURED if any(row.sighting for row in units) else 0)
    cells = next((cells for cells in BARS[width < BROAD :] if left >= longest + cells), 0)
    named = min(longest, max(8, left - cells))
    rows: list[ListRow] = []
    for row in units:
        words = Content.assemble(
            (f"{row.number:>2} ", "bold"),
            (f"{cut(row.name, named):<{named}} ", side_style(battle, row.side)),
            *(() if swept else _chance(row, cells)),
            line_words(row.sighting),
            toned(row.state),
            row.armour,
        )
        rows.extend(lines_of_row(row.key, words, width, hang=HANG))
    features = [row for row in listed if feature_of(row.target) is not None]
    things = [row for row in listed if row.number is None and row not in features]
    rows.extend(ListRow(row.key, Content(row.name)) for row in things)
    if rows and len(features) > 1 and not opened:
        counts = format_counts([battle.features[str(row.target)] for row in features], battle)
        return [*rows, ListRow(FOLDED, Content(f"▸ {counts}"))]
    rows.extend(ListRow(row.key, Content(row.name)) for row in features)
    return rows


def _chance(row: TargetRow, cells: int) -> Iterator[str | tuple[str, str] | Content]:
    """How likely it is hit, with its bar; a dash where no shot at it can be taken."""
    chance = row.chance
    yield f"{'—' if chance is None else percent(chance):>4} ", "bold"
    yield " " * cells if chance is None or not cells else share_bar(float(chance), cells)
    yield " "
