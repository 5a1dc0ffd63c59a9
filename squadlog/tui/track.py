"""The track: which subphase it is, and in which coming ones actions and dazes end."""

from collections import defaultdict

from textual.content import Content
from textual.widgets import Static

from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle

BOXES = 40
AHEAD = 20


def box(moment: Moment) -> int:
    """The box of the endless track, 1 to 40, that a moment falls on."""
    return moment.index % BOXES + 1


def ends(battle: Battle) -> dict[int, list[str]]:
    """Moments (by index) at which something ends: unit numbers, with `z` after them for the end of a daze."""
    found: defaultdict[int, list[str]] = defaultdict(list)
    for unit in battle.in_order():
        if unit.out:
            continue
        if unit.action is not None:
            found[unit.action.end.index].append(str(unit.id))
        if unit.dazed_until is not None and unit.dazed_until >= battle.now:
            found[unit.dazed_until.index].append(f"{unit.id}z")
    return dict(found)


def columns(battle: Battle, *, width: int, count: int = AHEAD) -> Content:
    """The next subphases side by side, unit numbers under the box they end in."""
    cell = max(4, min(8, (width - 6) // count))
    shown = [battle.now.later(step) for step in range(min(count, (width - 6) // cell))]
    found = ends(battle)
    turns, boxes = "turn  ", "subph "
    for moment in shown:
        first = moment.subphase == 1 or moment == battle.now
        turns += (f"T{moment.turn}" if first else "").ljust(cell)
        boxes += (f"▶{moment.subphase}◀" if moment == battle.now else str(moment.subphase)).ljust(cell)
    rows = [Content.styled(turns.rstrip(), "dim"), Content.styled(boxes.rstrip(), "bold")]
    stacks = [_stack(found.get(moment.index, []), cell) for moment in shown]
    for depth in range(max((len(stack) for stack in stacks), default=0)):
        label = "ends  " if depth == 0 else "      "
        text = "".join((stack[depth] if depth < len(stack) else "").ljust(cell) for stack in stacks)
        rows.append(Content((label + text).rstrip()))
    if len(rows) == 2:
        rows.append(Content.styled("ends  nothing is in progress", "dim"))
    return Content("\n").join(rows[:4])


def _stack(labels: list[str], cell: int) -> list[str]:
    """Labels joined by commas into as few lines of `cell` as they take, two at most."""
    made = [""]
    for label in labels:
        joined = f"{made[-1]},{label}" if made[-1] else label
        if len(joined) < cell:
            made[-1] = joined
        else:
            made.append(label)
    return made if len(made) <= 2 else [made[0], f"{made[1]}+"[: cell - 1]]


def ribbon(battle: Battle, *, width: int) -> Content:
    """The same in one line, naming only the subphases in which something ends."""
    found = ends(battle)
    parts: list[tuple[str, str]] = [(f"▶{battle.now}", "bold reverse")]
    for index in sorted(found):
        moment = Moment.at(index)
        name = (
            "now"
            if moment == battle.now
            else str(moment)
            if moment.turn != battle.now.turn
            else f"s{moment.subphase}"
        )
        parts.append((f" │ {name}: {' '.join(found[index])}", ""))
    if not found:
        parts.append((" │ nothing is in progress", "dim"))
    return Content.assemble(*parts).truncate(max(width, 1), ellipsis=True)


class Track(Static):
    """The track of one battle; columns where there is room, one line where there is not."""

    def __init__(self, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__("", id=id, markup=False)
        self._battle: Battle | None = None
        self.tooltip = (
            "Unit numbers stand at the subphase in which their action ends; z marks the end of a daze."
        )

    def show(self, battle: Battle) -> None:
        """Draw the track of this battle."""
        self._battle = battle
        self._draw()

    def on_resize(self) -> None:
        """Draw again for the new width."""
        self._draw()

    def _draw(self) -> None:
        if self._battle is None or self.size.width == 0:
            return
        wide = self.size.width >= 100
        drawn = (
            columns(self._battle, width=self.size.width)
            if wide
            else ribbon(self._battle, width=self.size.width)
        )
        self.update(drawn)
