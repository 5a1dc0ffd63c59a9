"""The jammer in words."""

from typing import TYPE_CHECKING

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.rules.common.words import ChapterWords
from squadlog.rules.jammer.record import ITEM, JammerCarried
from squadlog.squads.violation import Violation

if TYPE_CHECKING:  # a battle that is under way does without squads on paper
    from collections.abc import Iterable

    from squadlog.squads.plan import SquadPlan


def _narrate_carried(event: JammerCarried, battle: Battle) -> str:
    number = event.thing.bearer
    who = battle.units[number].called if number in battle.units and number is not None else "somebody"
    return f"{who} carries the jammer of {battle.setup.side_name(event.thing.side)} [ECM-06]."


def _faults(plan: "SquadPlan", _book: Rulebook) -> "Iterable[Violation]":
    """The leader of the squad carries it (ECM-06)."""
    leader = next((one.name for one in plan.soldiers if one.leader is not None), None)
    for thing in plan.equipment:
        if thing.item == ITEM and thing.bearer is not None and leader not in (None, thing.bearer):
            sentence = f"The leader of the squad carries the jammer: {leader}, not {thing.bearer}."
            yield Violation(code="not-the-leader", sentence=sentence, rule="ECM-06", soldier=thing.bearer)


WORDS = ChapterWords(
    name="ECM jammer",
    quoted=("ECM-03", "ECM-04"),
    aliases=("ecm",),
    tells=by_event(_narrate_carried),
    faults=_faults,
)
