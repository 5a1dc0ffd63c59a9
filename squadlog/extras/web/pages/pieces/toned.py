"""Words with their tones as HTML: the hue of a side, and the class of what they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import Markup

from squadlog.session.view.sides import side_hue, side_sign

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.battle.state import Known
    from squadlog.session.view.toned import Toned


def words_html(parts: Iterable[Toned], battle: Known) -> Markup:
    """The parts, each in a span of its own where it has a tone or a side."""
    return Markup("").join(_part(part, battle) for part in parts)


def side_class(battle: Known, side: str) -> str:
    """The class that gives the hue of a side: `side side-red`."""
    return f"side side-{side_hue(battle, side)}" if side else ""


def side_html(battle: Known, side: str) -> Markup:
    """The sign of a side and its name, in its hue."""
    shown = f"{side_sign(battle, side)} {battle.setup.side_name(side)}"
    return Markup('<span class="{}">{}</span>').format(side_class(battle, side), shown)


def _part(part: Toned, battle: Known) -> Markup:
    looks = (part.tone, side_class(battle, part.side), "strong" if part.strong else "")
    if classes := " ".join(filter(None, looks)):
        return Markup('<span class="{}">{}</span>').format(classes, part.text)
    return Markup("{}").format(part.text)
