"""Whether a grouping moves or countermoves: who acts after the enemy knows where he went and at whom he fires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import ChooseOrder
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm

if TYPE_CHECKING:
    from squadlog.battle.state import Choice, Known
    from squadlog.extras.commander.mind.posed import MindView


def orders_of_turn(view: MindView) -> list[ChoiceWeighed]:
    """To move or to countermove, the better first: by the enemies who act before the grouping each second (INI-06).

    Fire falls when all have acted (ACT-04), so that nobody gains by being first; who is last fires at whoever has just
    stepped out, and nobody fires at him before the next second. They are told by how many those are, and by no points.
    None where no grouping is asked.
    """
    grouping = view.now.due.ask().grouping
    if grouping is None:
        return []
    choices: tuple[Choice, ...] = ("COUNTERMOVE", "MOVE")
    before = {choice: enemies_before(view.known, grouping, choice) for choice in choices}
    return [
        ChoiceWeighed(
            says=ChooseOrder(grouping=grouping, choice=choice),
            worth=0.0,
            terms=(WorthTerm("acts after", count, "enemy" if count == 1 else "enemies"),),
        )
        for choice, count in sorted(before.items(), key=lambda one: -one[1])
    ]


def enemies_before(known: Known, grouping: str, choice: Choice) -> int:
    """How many enemies who fight on act before a grouping in each second of the turn, if it chooses so.

    Those who have yet to choose have rolled more, and act before one who countermoves and after one who moves,
    whatever they choose (INI-08 to INI-10).
    """
    side = known.groupings[grouping].side
    found, has_chosen = 0, True  # they stand from the lowest roll up
    for one in known.standings:
        has_chosen = has_chosen and one.grouping != grouping
        if known.groupings[one.grouping].side == side:
            continue
        goes_before = one.choice == "MOVE" if has_chosen else choice == "COUNTERMOVE"
        if goes_before:
            found += sum(not unit.out for unit in known.members(one.grouping))
    return found
