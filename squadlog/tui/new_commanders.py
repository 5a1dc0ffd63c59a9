"""Who commands the sides of a new battle: a person, or at which level somebody else, where an extra has any."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from textual.binding import Binding
from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.tui.chrome.chooser import Chooser
from squadlog.tui.chrome.screens import key_value

with lazy_imports():
    from squadlog.session.said import commanding

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.squads.scene import Scene

MOST_SIDES = 3
PERSON = ""
HELP = (
    "\n1, 2 and 3 choose who commands each side of a ready battle: a person, or a commander of the program. Two squads "
    "of your own have the choice beneath each side."
)
HELP_OF_FORM = "\nBeneath each side stands who commands it: a person, or a commander of the program."


def help_of_commanders(told: str = HELP) -> str:
    """What the help of a screen says of them; empty where people command all sides."""
    return told if commanding.can_be_commanded() else ""


def commander_keys() -> Iterator[Binding]:
    """The keys that choose who commands each side of a ready battle; none where people command all."""
    for place in range(1, MOST_SIDES + 1) if commanding.can_be_commanded() else ():
        yield Binding(
            str(place),
            f"commander({place})",
            f"Commander of side {place}",
            id=f"new.commander_{place}",
            show=False,
        )


class CommanderChoice(Chooser):
    """Who commands a side of two squads of one's own: a person, unless somebody else is chosen."""

    def __init__(self, name: str) -> None:
        """`name` is the side's on the form: `red`."""
        levels = [(f"commander: {level}", level) for level in commanding.levels_offered()]
        options = [(f"commander: {commanding.PERSON}", PERSON), *levels]
        super().__init__(options, id=f"commander-{name}", value=PERSON, allow_blank=False, compact=True)
        self.display = bool(levels)


class ReadyCommanders:
    """Who commands the sides of the ready battle that is begun next, side by side."""

    def __init__(self) -> None:
        self._levels = [PERSON] * MOST_SIDES

    def next(self, place: int, scene: "Scene | None") -> None:
        """The next who may command that side of a scenario, from 1 on: after the highest level a person again."""
        every, now = (PERSON, *commanding.levels_offered(by_page=_is_instructed(scene, place))), place - 1
        at = every.index(self._levels[now]) if self._levels[now] in every else -1
        self._levels[now] = every[(at + 1) % len(every)]

    def lines(self, sides: Sequence[str]) -> Iterator[Content]:
        """A line for each of these sides, with the key that changes it; none where people command all."""
        for place, side in enumerate(sides, 1) if commanding.can_be_commanded() else ():
            yield key_value(
                str(place), side, self._levels[place - 1] or commanding.PERSON, f"screen.commander({place})"
            )

    def chosen(self, setup: "Setup", *, sealed: bool) -> dict[str, str]:
        """The level of each side of a battle that is to have a commander. SquadlogError where it cannot have one."""
        return require_chosen(setup, self._levels, sealed=sealed)


def _is_instructed(scene: "Scene | None", place: int) -> bool:
    """Whether the page of a scenario says what that side does by itself."""
    sides = () if scene is None else scene.sides[place - 1 : place]
    return scene is not None and any(one.side == side.id for one in scene.instructions for side in sides)


def require_chosen(setup: "Setup", levels: Sequence[str], *, sealed: bool) -> dict[str, str]:
    """The level by side, of levels in the order of the sides. SquadlogError for a side that cannot have one."""
    found = {side.id: level for side, level in zip(setup.sides, levels, strict=False) if level}
    commanding.require_commanders(setup, found, sealed=sealed)
    return found
