"""What a commander answers where its level has no idea: for every kind of question a rule that does no harm.

| asked | answer |
|---|---|
| to lay what may lie or hide | nothing more: all is laid |
| who leads a squad that nobody leads yet | the one with the best rating, else the first |
| to begin, to roll initiative | `ready`; what is anybody's only where no person sits at the table |
| to move or countermove | move |
| for orders | none more: the slot is done; whom a bounce pack lets not stop switches it off, or goes on (BNC-09) |
| for a shot that falls, or at somebody who moves | hold fire |
| for a secret choice of a melee | parry, else the first that is open |
| for an escape, for the shares of a parry | the first that stands |
| to search | no more |
| whether to take back | yes |
| for anything else | what Enter would say, else the first answer that stands, else a form as it is proposed |
| for a die | nothing: the program or a person rolls it |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.commands import (
    Begin,
    ChooseOrder,
    Declare,
    DeclineShot,
    Done,
    GiveIntent,
    Hold,
    RollInitiative,
    WithholdFire,
)
from squadlog.extras.commander.mind.moving import steps_anywhere
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered, MindView
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.leadership.record import NameLeader

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.commands import Command
    from squadlog.extras.commander.mind.posed import Posed

_BY_RULE = {
    "begin": "all is ready", "place": "all is laid", "roll_initiative": "the turn begins",
    "choose_order": "it moves", "declare": "nobody has more to do", "fire": "it holds fire",
    "opportunity": "it holds fire", "intent": "it parries", "escape": "it gets clear", "shares": "all against one",
}  # fmt: skip
_OF_ANYBODY = (Begin, RollInitiative)
_LAST_OF_A_STEP = ("search",)


class CautiousMind:
    """A commander who answers everything safely and orders nothing: what any level must beat."""

    name = "cautious/1"

    def think(self, posed: Posed) -> Considered:
        """The safe answer."""
        return answer_safely(MindView(posed))

    def weigh(self, posed: Posed, unit: int) -> tuple[ChoiceWeighed, ...]:
        """To hold, if that stands."""
        says = Hold(unit=unit)
        return (ChoiceWeighed(says=says, worth=0.0),) if MindView(posed).stands(says) else ()


def answer_safely(view: MindView) -> Considered:
    """The safe answer to what is asked of this seat; a thought without words where it is not for it to say."""
    asked = view.question
    if not asked.mine or asked.kind in ("die", "judge", "over"):
        return Considered(says=None)
    says = view.first_that_stands(_candidates(view))
    return Considered(says=says, why="" if says is None else _BY_RULE.get(asked.kind, "the usual answer"))


def _candidates(view: MindView) -> Iterator[Command]:
    """What may be answered, the safest first."""
    asked, ask, alone = view.question, view.now.due.ask(), view.posed.alone
    enter = [says for one in asked.answers if one.enter for says in view.says(one)]
    match asked.kind:
        case "begin" | "place" | "roll_initiative":
            yield from _leaders(view)
            yield from (one.says for one in view.now.due.placeables() if one.says is not None)
            opens = (*enter, view.now.due.opens(), *([RollInitiative()] if alone else ()))
            yield from (one for one in opens if alone or not isinstance(one, _OF_ANYBODY))
            yield from (one.says for one in view.now.due.offers())
            return
        case "choose_order" if ask.grouping is not None:
            yield ChooseOrder(grouping=ask.grouping, choice="MOVE")
        case "declare":
            yield Done()
            still = StatedMove(distance_m=0.0)
            yield from (
                Declare(unit=one, action="move", mode="walk", move=still, pack=False)
                for one in view.undecided()
            )
            yield from (says for one in view.undecided() for says in steps_anywhere(view, one))
        case "fire":
            yield WithholdFire(unit=asked.units[0])
        case "opportunity" if asked.units:
            yield DeclineShot(unit=asked.units[0])
        case "intent" if asked.units:
            yield GiveIntent(unit=asked.units[0], intent="parry")
        case "step" if asked.step in _LAST_OF_A_STEP:
            yield from (says for one in reversed(asked.answers) for says in view.says(one))
    yield from enter
    yield from (says for one in asked.answers for says in view.says(one))
    yield from (form.says for form in asked.forms if form.says is not None and form.refusal is None)


def _leaders(view: MindView) -> Iterator[Command]:
    """Who may be named leader of a squad, the best rating first: play does not begin before each has one (LDR-01)."""
    named = [one.says for one in view.now.due.offers() if isinstance(one.says, NameLeader)]
    units = view.known.units
    yield from sorted(named, key=lambda one: units[one.unit].soldier.leader or 0)
