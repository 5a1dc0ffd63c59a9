"""The reasons and the odds of a shot, as the shot card shows them."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Protocol

from textual.content import Content

from squadlog.battle.ledger import Ledger
from squadlog.battle.refusal import Refusal
from squadlog.tui.words import ledger_words, lines, linked, percent, refused, silent_words

OUTCOMES: tuple[tuple[str, str], ...] = (
    ("miss", "miss"),
    ("no_wound", "hit, dazed only"),
    ("L", "light wound"),
    ("M", "moderate wound"),
    ("S", "serious wound"),
    ("U", "unconscious"),
    ("D", "dead"),
)
BAR = 10


class Preview(Protocol):
    """What the rules say of a shot before it is taken; `ledger` and `odds` are `None` when there is no such shot."""

    @property
    def ledger(self) -> Ledger | None:
        """The modifiers."""
        ...

    @property
    def blocked(self) -> Refusal | None:
        """Why the shot cannot be taken."""
        ...

    @property
    def battering(self) -> "Batters | None":
        """What it does to a feature."""
        ...

    @property
    def odds(self) -> Any:  # noqa: ANN401 - the fields are read by name, see OUTCOMES
        """Exact chances by outcome."""
        ...


class Batters(Protocol):
    """What a shot does to a feature: it needs no roll."""

    @property
    def half_levels(self) -> int:
        """Half levels of damage."""
        ...

    @property
    def falls(self) -> bool:
        """Whether the feature falls."""
        ...

    @property
    def through(self) -> bool:
        """Whether the shot goes on through the breach."""
        ...


PreviewOf = Callable[[Any], Preview | Refusal]


def odds_words(odds: object) -> Content:
    """One line per outcome that can happen: a bar, per cent, and the exact fraction."""
    rows = []
    for name, label in OUTCOMES:
        chance = getattr(odds, name, Fraction(0))
        if chance:
            bar = "█" * max(1, round(chance * BAR))
            rows.append(
                Content.assemble(f"{label:<15}", (f"{percent(chance):>5} ", "bold"), f"{bar} {chance}")
            )
    jam = getattr(odds, "jam", Fraction(0))
    if jam:
        rows.append(Content.assemble(f"{'and a jam':<15}", (f"{percent(jam):>5} ", "bold"), f"{jam}"))
    return lines(rows)


def preview_words(preview_of: PreviewOf, command: object) -> Content:
    """What stands on the right of the card: what forbids the shot, the modifiers, the odds."""
    preview = preview_of(command)
    if isinstance(preview, Refusal):
        return refused(preview)
    parts: list[Content | str] = []
    if preview.blocked is not None:
        parts.extend((refused(preview.blocked), ""))
    if preview.ledger is not None:
        parts.extend((Content.styled("To hit", "bold underline"), ledger_words(preview.ledger)))
    if preview.odds is not None:
        parts.extend((Content.styled("What can come of it", "bold underline"), odds_words(preview.odds)))
    if preview.ledger is not None:
        parts.extend(
            (Content.styled("Looked at, does not count", "bold underline"), silent_words(preview.ledger))
        )
    if preview.battering is not None:
        hit = preview.battering
        falls = " It falls." if hit.falls else ""
        on = " The shot goes on through the breach." if hit.through else ""
        parts.append(
            linked(
                f"A feature is hit without a roll [OBS-03]: {hit.half_levels / 2:g} levels of damage.{falls}{on}"
            )
        )
    return lines(parts)
