"""What the page of a scenario has a soldier do now: his instruction, and whether the alarm was given.

Both follow from what his side knows and from nothing that was before: a round goes by the clock of the battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.extras.commander.mind.goals import way_as_doors_are
from squadlog.rules.scenario.progress import progress_of
from squadlog.rules.scenario.squads import of_squads
from squadlog.survey.walking.walking_net import FAR_M

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known
    from squadlog.facts.scenario.area import NamedArea
    from squadlog.facts.scenario.instruction import Instruction
    from squadlog.survey.seat_survey import Survey

PACE_M = 1.0
"""Metres that a patrol is given for each second of its way: what the slowest suit walks."""
REST_S = 4
"""Seconds that it is given at each area."""
_FAR_S = 60
"""What a leg takes to which no way leads."""


@record
class Errand:
    """What a soldier does now, in words: what he is `doing` on his way, as `is on its round to the gate`, and `there`.

    `area` is where he goes or stays, None for where he stands; who `seeks` goes toward the enemy where it is none. He
    `attacks` whom he sees, `watches` with his weapon ready where he is to be, `runs` there, `lies` down there. `woken`:
    the alarm was given to him. Who `breaks` in gets locked doors open.
    """

    doing: str
    there: str
    area: NamedArea | None = None
    attacks: bool = True
    watches: bool = True
    runs: bool = False
    lies: bool = False
    seeks: bool = False
    woken: bool = False
    breaks: bool = False


def instruction_of(known: Known, unit: int) -> Instruction | None:
    """The first instruction of the page that is for a soldier; None for none."""
    side = known.units[unit].side
    named = (one for one in known.setup.page.instructions if one.side == side)
    return next((one for one in named if unit in of_squads(known, side, one.squads)), None)


def is_alarmed(known: Known, one: Instruction) -> bool:
    """Whether those of an instruction were given the alarm: by its trigger, or as anybody was attacked."""
    progress = progress_of(known)
    if one.alarm:
        return one.alarm in progress.fired
    return one.kind != "attack" and bool(progress.attacked)


def errand_of(known: Known, survey: Survey | None, unit: int) -> Errand | None:
    """What a soldier is to do now; None where no instruction names him."""
    one = instruction_of(known, unit)
    if one is None:
        return None
    page, woken = known.setup.page, is_alarmed(known, one)
    area = page.area(one.then if one.then and woken else one.area)
    where = "where it stands" if area is None else area.called
    match one.kind:
        case "guard" | "patrol" if woken:
            doing = f"comes to {where} at the alarm"
            return Errand(doing=doing, there=f"guards {where}", area=area, runs=True, woken=True)
        case "guard":
            return Errand(doing=f"goes to guard {where}", there=f"guards {where}", area=area)
        case "patrol":
            return _on_its_round(known, survey, one)
        case "attack" if one.alarm and not woken:
            return Errand(doing="waits for the alarm", there="waits for the alarm")
        case "attack":
            doing = "attacks" if area is None else f"attacks toward {where}"
            return Errand(
                doing=doing, there=f"holds {where}", area=area, runs=True, seeks=area is None, woken=True, breaks=True
            )  # fmt: skip
    idle = Errand(
        doing="minds its own business", there="minds its own business", attacks=False, watches=False
    )
    if not woken:
        return idle
    told = ("cowers", "cowers") if area is None else (f"flees to {where}", f"hides at {where}")
    return replace(idle, doing=told[0], there=told[1], area=area, runs=True, lies=True, woken=True)


def _on_its_round(known: Known, survey: Survey | None, one: Instruction) -> Errand:
    page = known.setup.page
    areas = [area for name in one.round if (area := page.area(name)) is not None]
    to = next_area(known, survey, areas)
    where = "nowhere" if to is None else to.called
    return Errand(
        doing=f"is on its round to {where}", there=f"rests on its round at {where}", area=to, watches=False
    )


def next_area(known: Known, survey: Survey | None, areas: Sequence[NamedArea]) -> NamedArea | None:
    """The area of a round to which it goes now: each leg has its seconds, by its metres on foot, and a rest.

    It begins at the first and goes to the second. None for a round without areas on the map.
    """
    if survey is None or not areas:
        return None
    ahead = (*areas[1:], areas[0])
    seconds = [_leg_s(known, survey, one, to) for one, to in zip(areas, ahead, strict=True)]
    left = known.now.index % sum(seconds)
    for to, takes in zip(ahead, seconds, strict=True):
        if left < takes:
            return to
        left -= takes
    return ahead[0]


def _leg_s(known: Known, survey: Survey, one: NamedArea, to: NamedArea) -> int:
    """The seconds that a leg of a round is given."""
    field = way_as_doors_are(known, survey, to)
    metres = field.from_area(survey.world, one)
    return REST_S + (int(metres / PACE_M) if metres < FAR_M else _FAR_S)
