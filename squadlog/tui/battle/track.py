"""The track: which subphase it is, and in which coming ones something ends: actions, dazes, the ways of cars."""

from collections import defaultdict

from textual.content import Content
from textual.widgets import Static

from squadlog.battle.moment import Moment
from squadlog.battle.state import Known
from squadlog.reports.track import marks
from squadlog.tui.chrome.words import when

BOXES = 40
AHEAD = 20
LABEL = 8
"""Cells of the words at the left."""


def box(moment: Moment) -> int:
    """The box of the endless track, 1 to 40, that a moment falls on."""
    return moment.index % BOXES + 1


def marked(battle: Known) -> dict[str, dict[int, list[str]]]:
    """Who stands where on the track, by what comes about (empty: an action ends) and by the index of the moment."""
    found: dict[str, defaultdict[int, list[str]]] = {"": defaultdict(list)}
    for mark in marks(battle):
        found.setdefault(mark.what, defaultdict(list))[mark.at.index].append(mark.who)
    return {what: dict(at) for what, at in found.items()}


def columns(battle: Known, *, width: int, count: int = AHEAD) -> Content:
    """The next subphases side by side; under each who ends an action in it, then what else lasts to it."""
    cell = max(4, min(8, (width - LABEL) // count))
    shown = [battle.now.later(step) for step in range(min(count, (width - LABEL) // cell))]
    turns, boxes = "turn".ljust(LABEL), "subph".ljust(LABEL)
    for moment in shown:
        first = moment.subphase == 1 or moment == battle.now
        turns += (f"T{moment.turn}" if first else "").ljust(cell)
        boxes += (f"▶{moment.subphase}◀" if moment == battle.now else str(moment.subphase)).ljust(cell)
    rows = [Content.styled(turns.rstrip(), "dim"), Content.styled(boxes.rstrip(), "bold")]
    for what, found in marked(battle).items():
        label = f"{what} to" if what else "ends"
        rows.extend(_under(label, [_stack(found.get(moment.index, []), cell) for moment in shown], cell))
    if len(rows) == 2:
        rows.append(Content.styled("ends".ljust(LABEL) + "nothing is in progress", "dim"))
    return Content("\n").join(rows)


def _under(label: str, stacks: list[list[str]], cell: int) -> list[Content]:
    depth = max(len(stack) for stack in stacks)
    return [
        Content(
            (label if row == 0 else "").ljust(LABEL)
            + "".join((stack[row] if row < len(stack) else "").ljust(cell) for stack in stacks).rstrip()
        )
        for row in range(depth)
    ]


def _stack(labels: list[str], cell: int) -> list[str]:
    """Labels joined by commas into as few lines of `cell` as they take, two at most; `+n` counts those left out."""
    made: list[str] = []
    for place, label in enumerate(labels):
        joined = f"{made[-1]},{label}" if made else label
        left = len(labels) - place
        if made and len(joined) < cell:
            made[-1] = joined
        elif len(made) < 2:
            made.append(label)
        else:
            kept = made[-1].split(",")
            while kept and len(",".join(kept)) + len(f"+{left}") >= cell:
                kept.pop()
                left += 1
            made[-1] = f"{','.join(kept)}+{left}"
            break
    return made


def ribbon(battle: Known, *, width: int) -> Content:
    """The same in one line, naming only the subphases in which something ends."""
    found = marked(battle)
    parts: list[tuple[str, str]] = [(f"▶{battle.now}", "bold reverse")]
    for index in sorted({index for at in found.values() for index in at}):
        moment = Moment.at(index)
        name = "now" if moment == battle.now else when(moment, battle.now)
        told = [" ".join((what, *at[index])).lstrip() for what, at in found.items() if index in at]
        parts.append((f" │ {name}: {', '.join(told)}", ""))
    if len(parts) == 1:
        parts.append((" │ nothing is in progress", "dim"))
    return Content.assemble(*parts).truncate(max(width, 1), ellipsis=True)


class Track(Static):
    """The track of one battle; columns where there is room, one line where there is not."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__("", id=id, markup=False)
        self._battle: Known | None = None
        self._drawn_for = 0
        self.tooltip = (
            "Unit numbers stand at the subphase in which their action ends, "
            "after 'daze' at the last dazed one; elevators after 'car' at the last of their way."
        )

    def show(self, battle: Known) -> None:
        """Draw the track of this battle."""
        self._battle = battle
        self._draw()

    def on_resize(self) -> None:
        """Draw again for another width."""
        if self.size.width != self._drawn_for:
            self._draw()

    def _draw(self) -> None:
        # Not laid out yet, it is about to get the whole width: drawn for that, it is not laid out twice.
        width = self._drawn_for = self.size.width or self.app.size.width - 2
        if self._battle is not None and width > 0:
            self.update((columns if width >= 100 else ribbon)(self._battle, width=width))
