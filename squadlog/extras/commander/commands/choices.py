"""A choice that was weighed, for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from squadlog.extras.commander.told.kept import ChoiceKept


def choice_data(one: ChoiceKept | None) -> dict[str, object] | None:
    """An order with its worth in expected victory points and its terms; None for none."""
    if one is None:
        return None
    terms = [{"name": term.name, "value": term.amount, "unit": term.unit} for term in one.terms]
    return {"order": one.order, "means": one.words, "worth": one.worth, "terms": terms}
