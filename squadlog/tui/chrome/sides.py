"""How a side is told from another: a hue by its place in the battle, and a sign beside it that says the same."""

from textual.content import Content

from squadlog.battle.state import Known

SIGNS = ("◆", "▲", "■", "✚")


def side_place(battle: Known, side: str) -> int:
    """The place of a side among those of the battle, 0 to 3: a fifth looks like the first."""
    return next((at for at, entry in enumerate(battle.setup.sides) if entry.id == side), 0) % len(SIGNS)


def side_style(battle: Known, side: str) -> str:
    """The hue of a side, as a style: `$side-1`."""
    return f"$side-{side_place(battle, side) + 1}"


def side_sign(battle: Known, side: str) -> str:
    """The sign that stands beside the hue of a side, one cell wide."""
    return SIGNS[side_place(battle, side)]


def side_signed(battle: Known, side: str) -> Content:
    """The sign of a side and its name, in its hue."""
    name = next((entry.name for entry in battle.setup.sides if entry.id == side), side)
    return Content.styled(f"{side_sign(battle, side)} {name}", side_style(battle, side))
