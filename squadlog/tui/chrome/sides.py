"""The hue and the sign of a side as this program's styles have them."""

from textual.content import Content

from squadlog.battle.state import Known
from squadlog.ground.drawing.figures.hues import HUES
from squadlog.session.view.sides import side_hue, side_sign


def hue_number(battle: Known, side: str) -> int:
    """The number of a side's hue among `HUES`, from 1 on."""
    return HUES.index(side_hue(battle, side)) + 1


def side_style(battle: Known, side: str) -> str:
    """The hue of a side, as a style: `$side-1`, `$side-blue`."""
    return f"$side-{side_hue(battle, side)}"


def side_signed(battle: Known, side: str) -> Content:
    """The sign of a side and its name, in its hue."""
    name = next((entry.name for entry in battle.setup.sides if entry.id == side), side)
    return Content.styled(f"{side_sign(battle, side)} {name}", side_style(battle, side))
