"""A choice that was weighed, for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from squadlog.extras.commander.mind.posed import WorthTerm
    from squadlog.extras.commander.told.kept import ChoiceKept
    from squadlog.session.said.advising import TermAdvised


def choice_data(one: ChoiceKept | None) -> dict[str, object] | None:
    """An order with its worth in expected victory points and its terms; None for none."""
    if one is None:
        return None
    return {"order": one.order, "means": one.words, "worth": one.worth, "terms": terms_data(one.terms)}


def terms_data(terms: Iterable[WorthTerm | TermAdvised]) -> list[dict[str, object]]:
    """Numbers that were weighed, each with its name and unit."""
    return [{"name": term.name, "value": term.amount, "unit": term.unit} for term in terms]
