"""Regrouping in words."""

from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.rules.common.words import UNIT, ChapterWords, Word, WordPart
from squadlog.rules.regroup.record import MergeSquads, SquadsMerged


def _narrate_merged(event: SquadsMerged, battle: Battle) -> str:
    quality = f", {event.quality}" if event.quality else ""
    squads = " and ".join(event.squads)
    able = sum(not battle.units[number].out for number in event.units)
    return f"{squads} regroup under {battle.units[event.leader].called}: {able} still in action{quality} [RGP-01]."


WORDS = ChapterWords(
    name="Regrouping",
    quoted=("RGP-02", "RGP-03", "RGP-04"),
    verbs=(
        Word(
            form="regroup LEADER with UNITS",
            meaning="before the initiative roll: the squads of these units join the squad of this leader",
            example="regroup 3 with 7",
            says=MergeSquads,
            parts=(UNIT, WordPart(field="units", what="units", keyword="with")),
        ),
    ),
    tells=by_event(_narrate_merged),
)
