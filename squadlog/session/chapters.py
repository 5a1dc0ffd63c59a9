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
    """Those of a set-up that stay where a table plays by these: what was set up nobody chooses, and so it stays."""
    return tuple(key for key in in_force if key in chosen or key in BY_SETUP)


def beginnings() -> tuple[tuple[str, str], ...]:
    """Word and label of every state of a chapter that can be chosen in which a soldier may begin."""
    return tuple((word, one.label) for word, one in together(CHOSEN).beginnings.items())


def side_terms() -> dict[str, SideTerms]:
    """What is agreed of each side before a battle, by the chapter in which it counts."""
    return {key: terms for key in ADVANCED if (terms := words_of(key).terms) is not None}


def panel_label(chapters: tuple[str, ...], action: str) -> str | None:
    """What these chapters call an action of the book on a panel; None where it is called as ever."""
    return together(chapters).labels.get(action)


def step_name(battle: Battle) -> str:
    """What the step is called in which the battle is."""
    return step_words(battle.stage).name


def choose_with(chosen: tuple[str, ...], key: str, *, on: bool) -> tuple[frozenset[str], tuple[str, ...]]:
    """The chapters that are chosen once this one is, or no longer; and what comes or goes with it, and why (ADV-03)."""
    if on:
        coming = chapters_needed((key,), chosen)
        return frozenset({*chosen, *with_needs((key,))}), tuple(need.comes_along for need in coming)
    going = going_along(key, chosen)
    return frozenset(without(chosen, key)), tuple(need.goes_along for need in going)
