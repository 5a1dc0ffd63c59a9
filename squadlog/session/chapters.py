"""The advanced chapters as a table chooses among them."""

from collections.abc import Collection, Sequence

from squadlog.battle.state import Battle
from squadlog.rules.common.advanced import (
    ADVANCED,
    BY_SETUP,
    CHOSEN,
    beside_weapon,
    bonds_of,
    flees,
    legend,
    lying,
    marks,
    signs,
    standing_lines,
    states,
    together,
    words_of,
)
from squadlog.rules.common.kept.laid_things import is_set_up
from squadlog.rules.common.kept.undo_wish import AGREED
from squadlog.rules.common.needs import chapters_needed, going_along, with_needs, without
from squadlog.rules.common.step_words import step_words
from squadlog.rules.common.words import Bound, SideTerms

__all__ = [
    "AGREED",
    "Bound",
    "SideTerms",
    "beginnings",
    "beside_weapon",
    "bonds_of",
    "chapter_names",
    "chapters_kept",
    "choose_with",
    "flees",
    "is_set_up",
    "legend",
    "lying",
    "marks",
    "side_terms",
    "signs",
    "standing_lines",
    "states",
    "step_name",
]


def chapter_names() -> tuple[tuple[str, str], ...]:
    """Key and name of every advanced chapter that can be played by (ADV-01)."""
    return tuple((key, words_of(key).name) for key in CHOSEN)


def chapters_kept(in_force: Sequence[str], chosen: Collection[str]) -> tuple[str, ...]:
    """The chapters of a set-up that stay when a table plays by `chosen`, with those the set-up itself brings."""
    return tuple(key for key in in_force if key in chosen or key in BY_SETUP)


def beginnings() -> tuple[tuple[str, str], ...]:
    """The word and the label of every starting state of a soldier, for all chapters that can be chosen."""
    return tuple((word, one.label) for word, one in together(CHOSEN).beginnings.items())


def side_terms() -> dict[str, SideTerms]:
    """The terms agreed for each side before a battle, by chapter."""
    return {key: terms for key in ADVANCED if (terms := words_of(key).terms) is not None}


def panel_label(chapters: tuple[str, ...], action: str) -> str | None:
    """What these chapters call an action of the book on a panel; None where it is called as ever."""
    return together(chapters).labels.get(action)


def step_name(battle: Battle) -> str:
    """The name of the present step of the turn."""
    return step_words(battle.stage).name


def choose_with(chosen: tuple[str, ...], key: str, *, on: bool) -> tuple[frozenset[str], tuple[str, ...]]:
    """The chapters that are chosen once this one is, or no longer; and what comes or goes with it, and why (ADV-03)."""
    if on:
        coming = chapters_needed((key,), chosen)
        return frozenset({*chosen, *with_needs((key,))}), tuple(need.comes_along for need in coming)
    going = going_along(key, chosen)
    return frozenset(without(chosen, key)), tuple(need.goes_along for need in going)
