"""How likely a shot hits and what a hit does, in words and as the exact fraction that the rules give."""

from fractions import Fraction
from typing import Any

from squadlog.battle.refusal import Refusal
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.shots.figures import percent

OUTCOMES: tuple[tuple[str, str], ...] = (
    ("miss", "miss"),
    ("no_wound", "hit, dazed only"),
    ("L", "light wound"),
    ("M", "moderate wound"),
    ("S", "serious wound"),
    ("U", "unconscious"),
    ("D", "dead"),
)


def chance_of(preview: ShotPreview | Refusal) -> Fraction | None:
    """How likely a shot hits; None where something forbids it, and where nothing is rolled."""
    if isinstance(preview, Refusal) or refusal_of(preview) is not None or preview.odds is None:
        return None
    return hit_chance(preview.odds)


def refusal_of(preview: ShotPreview | Refusal) -> Refusal | None:
    """What forbids a shot; None where nothing does."""
    return preview if isinstance(preview, Refusal) else preview.blocked


def hit_chance(odds: Any) -> Fraction:  # noqa: ANN401 - the fields are read by name, see OUTCOMES
    """How likely it is no miss."""
    return 1 - Fraction(odds.miss)


def chance(shown: ShotPreview) -> str:
    """What hits and how likely that is; empty where nothing is rolled."""
    if shown.odds is None or shown.ledger is None:
        return ""
    return f"hits on {shown.ledger.last_success} or less, {percent(shown.odds.hit)[:-1]} percent"
