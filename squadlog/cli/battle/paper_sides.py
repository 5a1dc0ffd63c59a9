"""Sides that keep their squad log on paper, as `new --paper SIDE[=COUNT]` says them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.faults import NotUnderstoodError

with lazy_imports():
    from squadlog.setup import on_paper
    from squadlog.setup import plan as plans

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook

HELP = (
    "a side whose squad log is paper, with so many figures (docs/on-paper.md); without a number as many as the first "
    "squad has, or in a ready battle those that it lists"
)


def papers_said(said: Sequence[str]) -> "Iterator[tuple[str, int | None]]":
    """Sides on paper by their names, with how many figures were said of each."""
    for text in said:
        name, _, count = text.partition("=")
        if not name.strip():
            raise NotUnderstoodError(f"--paper needs SIDE or SIDE=COUNT, not {text!r}.")
        try:
            yield name.strip(), on_paper.count_said(count)
        except plans.MusterError as error:
            raise NotUnderstoodError(str(error)) from None


def forces_on_paper(said: Sequence[str], kept: "Sequence[plans.Force]") -> "tuple[plans.Force, ...]":
    """These sides as they take part in a new battle beside the squads that are kept here."""
    names = {force.side_name.casefold(): force.side_name for force in kept}
    papers = dict(papers_said(said))
    if taken := [name for name in papers if name.casefold() in names]:
        raise NotUnderstoodError(f"{taken[0]} has a squad here, so that it is not on paper as well.")
    ids = plans.side_ids((*names.values(), *papers))
    like = len(kept[0].plan.soldiers) if kept else 1
    return tuple(
        on_paper.paper_force(ids[name.casefold()], name, count or like) for name, count in papers.items()
    )


def keep_on_paper(setup: "Setup", said: Sequence[str], book: "Rulebook") -> "Setup":
    """A ready battle with these sides on paper: so many figures as were said, or those that it lists."""
    called = {name.casefold(): side.id for side in setup.sides for name in (side.id, side.name)}
    counts = {called.get(name.casefold(), name): count for name, count in papers_said(said)}
    try:
        return on_paper.keep_on_paper(setup, counts, book)
    except plans.MusterError as error:
        raise NotUnderstoodError(str(error)) from None
