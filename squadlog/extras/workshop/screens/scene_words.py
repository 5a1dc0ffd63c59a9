"""The scenario table in words: rows of the tree, rows of a form, what a word means, how the evening stands."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from textual.content import Content

from squadlog.extras.workshop.scenarios import saying
from squadlog.extras.workshop.scenarios.checking import Fault
from squadlog.extras.workshop.scenarios.choosing import Choice
from squadlog.extras.workshop.scenarios.tree import TreeRow
from squadlog.setup.own.page_part import PagePart, PageWord, words_of_part
from squadlog.setup.own.vocabulary import ON
from squadlog.tui.chrome.strip_list import ListRow

DRAW = "=draw"
"""The row of an area's form that draws it."""
_LABEL = 13
"""Cells of the name of a word, before its value."""
_NEEDED = {
    "id", "kind", "title", "side", "mission", "ruling", "option", "item", "rule", "reason", "members", "ap",
}  # fmt: skip
_ABOUT = {
    "sides": "A side of the battle, with its squads or points to spend.",
    "squads": "A squad of this side: a ready one, a saved one, or one written out.",
    "members": "A member who differs from the squad sheet: other weapons, another rating.",
    "plots": "A fire mission that this side has plotted before play.",
    "buys": "What this side may buy with its points. Empty: anything.",
    "areas": "A part of the ground with a name: for setting up, arrivals, conditions and objectives. Drawn on the map.",
    "features": "A door, wall, stairway or elevator that differs from the map, or that is not on it.",
    "objectives": "An objective of a side, and its worth.",
    "variants": "A ruling that is read in another way in this scenario.",
    "conditions": "A rule of this scenario only: which actions it forbids, to whom, where and until when.",
    "triggers": "An event that other parts wait for: an alarm, nightfall, a broken door.",
    "instructions": "What a group does by itself if the program plays it: guard, patrol, attack, flee, cower.",
    "actions": "An action of your own, beside those of the book.",
    "groupings": "Members of several squads who roll for initiative together.",
    "arrives": "Reinforcements: this squad arrives in a turn, on a trigger, or by a die roll.",
    "soldiers": "A soldier of this squad.",
    "equipment": "An item bought for the squad.",
    "agreements": "A rule that the players let this squad break, and why.",
    "character": "The soldier's values from Legionnaire.",
}


def tree_rows(rows: Sequence[TreeRow], amiss: Mapping[str, int]) -> Iterator[ListRow]:
    """The tree: headings stand out, what can be added is quiet, what is amiss bears its sign."""
    for row in rows:
        sign = ("! ", "bold $error") if row.key in amiss else ("  " if row.depth else "", "")
        looks = "$quiet" if row.adds else "bold" if not row.depth else ""
        words = Content.assemble("  " * max(row.depth - 1, 0), sign, (row.words, looks))
        yield ListRow(row.key, words, stops=row.part is not None)


def form_rows(
    part: PagePart, held: Mapping[str, Any], amiss: Sequence[str], *, draws: bool
) -> Iterator[ListRow]:
    """A line for each word: what it is called, and what it holds."""
    if draws:
        yield ListRow(DRAW, Content.assemble(("d ", "bold $asked"), "draw it on the map"))
    for word in words_of_part(part, dict(held)):
        now = saying.format_held(word, held.get(word.name))
        if word.form == "yes":
            now = "[x]" if held.get(word.name, word.name in ON) is True else "[ ]"
        missing = not now and word.name in _NEEDED
        shown = Content.styled("missing", "bold $warning") if missing else Content(now or "·")
        sign = "!" if word.name in amiss else " "
        label = (f"{word.called:<{_LABEL}}", "$error" if word.name in amiss else "$quiet")
        yield ListRow(word.name, Content.assemble((sign, "bold $error"), label, " ", shown))


def word_means(word: PageWord, held: Mapping[str, Any], choices: Sequence[Choice]) -> Content:
    """What a word means, what it is written like, and what its present value means."""
    now = held.get(word.name)
    told = dict(choices).get(now, "") if isinstance(now, str) else ""
    meaning = f"{word.means[:1].upper()}{word.means[1:]}."
    lines = [Content.assemble((word.called, "bold"), "  ", meaning)]
    if told:
        lines.append(Content.assemble((f"{now}: ", "bold"), told))
    lines.append(Content.styled(f"In the file: {word.name}", "$quiet"))
    return Content("\n").join(lines)


def adder_means(row: TreeRow) -> Content:
    """What would be laid down."""
    told = _ABOUT.get(str(row.way[-1]), "")
    return Content.assemble(told, "\n", ("Enter", "bold $asked"), " adds it.")


def fault_line(faults: Sequence[Fault]) -> Content:
    """The first fault, and how many there are."""
    if not faults:
        return Content.styled("No errors: p plays it, ctrl+s saves it.", "$success")
    more = f"  ({len(faults) - 1} more)" if len(faults) > 1 else ""
    return Content.assemble(("! ", "bold $asked"), (faults[0].sentence, "$error"), (more, "$quiet"))
