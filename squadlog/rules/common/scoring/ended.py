"""What kind of result a battle that is over has."""

import re
from typing import Any, Literal

from squadlog.battle.scored import VictoryReckoning
from squadlog.battle.state import Battle

ResultKind = Literal["turns", "scenario", "nobody_left", "table", "conceded", "draw", "broken_off", "broke"]
_LAST_TURN = re.compile(r"turn \d+ was the last", re.ASCII)
_NOBODY = "nobody is left to fight for "
KINDS: dict[ResultKind, str] = {
    "turns": "the last turn was played",
    "scenario": "the scenario ended it",
    "nobody_left": "a side had nobody left to fight",
    "table": "the players ended it",
    "conceded": "a side conceded",
    "draw": "a draw was agreed",
    "broken_off": "the evening was broken off",
    "broke": "a side broke",
}
"""Each kind of result in words."""


def result_kind(battle: Battle, reckoning: VictoryReckoning) -> ResultKind | None:
    """What kind of result a battle has; None while it goes on. Also of records made before kinds were told."""
    if battle.stage != "over":
        return None
    if reckoning.how:
        return reckoning.how
    if _LAST_TURN.fullmatch(battle.result):
        return "turns"
    if battle.result.startswith(_NOBODY):
        return "nobody_left"
    ends = {one.called for one in battle.setup.page.triggers if one.ends}
    return "scenario" if battle.result in ends else "table"


def result_data(battle: Battle, reckoning: VictoryReckoning) -> dict[str, Any] | None:
    """The result of a battle that is over for programs: kind, reason, winner and losers by side; None before that."""
    kind = result_kind(battle, reckoning)
    if kind is None:
        return None
    return {
        "kind": kind,
        "told": KINDS[kind],
        "reason": battle.result,
        "winner": reckoning.leader,
        "losers": reckoning.losers,
    }
