"""Where everybody stood at the end, as chips that a page shows without a script too."""

from collections.abc import Iterator

from squadlog.base.records import record
from squadlog.battle.state import Known
from squadlog.session.replaying.changes import Data

_HUES = 4
"""As many sides have a hue of their own."""


@record
class StillChip:
    """A chip on its floor: metres from the west and from the north, what it looks like, and who it is."""

    floor: int
    x: float
    y: float
    facing: int
    look: str
    shape: str
    number: str
    wound: str
    name: str


def hues(battle: Known) -> dict[str, str]:
    """The class of each side's hue, by its id."""
    return {side.id: f"hue-{place % _HUES + 1}" for place, side in enumerate(battle.setup.sides)}


def still_chips(stood: Data, data: Data) -> Iterator[StillChip]:
    """The chips of a state (`fold`) of the data of a page."""
    for number, one in stood.get("figures", {}).items():
        if "at" not in one:
            continue
        who, out = data["people"][number], one.get("out", False)
        yield StillChip(
            floor=one.get("floor", 1),
            x=one["at"][0],
            y=round(data["high"] - one["at"][1], 2),
            facing=one.get("facing", 0),
            look=f"chip {who['hue']}{' out' if out else ''}",
            shape="body" if out else one.get("posture", "standing"),
            number=number,
            wound="" if out else one.get("wound", ""),
            name=who["name"],
        )
