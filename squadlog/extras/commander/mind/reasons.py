"""The reasons of a choice in a line: the terms that were weighed, and no other number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import Hold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm

NOTHING_BETTER = "Nothing better was found."


def why_words(choice: ChoiceWeighed) -> str:
    """`takes 3.2 points on average, hits at 45 %`; for one without terms, that nothing better was found."""
    told = terms_words(choice.terms)
    return f"{told}." if told else NOTHING_BETTER


def rather_than(best: ChoiceWeighed, weighed: Sequence[ChoiceWeighed], *, may_hold: bool = True) -> str:
    """The reasons of the best choice, and what it would be to hold instead, or that he cannot."""
    told = terms_words(best.terms)
    if told and not may_hold:
        return f"{told}; he cannot hold."
    hold = next((one for one in weighed if isinstance(one.says, Hold)), None)
    if hold is None or not hold.terms or not told or isinstance(best.says, Hold):
        return why_words(best)
    return f"{told}; rather than hold: {terms_words(hold.terms)}."


def terms_words(terms: Iterable[WorthTerm]) -> str:
    """`takes 3.2 points on average, hits at 45 %`; empty for none."""
    return ", ".join(map(term_words, terms))


def term_words(term: WorthTerm) -> str:
    """`hits at 45 %`."""
    amount = f"{term.amount:g}"
    if term.unit == "chance":
        return f"{term.name} at {amount} %"
    return f"{term.name} {amount} {term.unit}"
