"""The page of a scenario in words: what stands on it, what becomes of it, and what is said of it."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal, numbers
from squadlog.battle.events.chapter import by_event
from squadlog.battle.scored import level_lines
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.facts.scenario.telling import objective_told
from squadlog.rules.common.reported import EventReport, quiet
from squadlog.rules.common.words import SIDE, UNIT, Bound, ChapterWords, SecretPaper, Word, WordPart
from squadlog.rules.scenario import progress as what

with lazy_imports():
    from squadlog.rules.scenario import binding


def _name_part(battle: Battle, name: str) -> str:
    """A part as people call it; one that this seat does not know by its id."""
    found = next((one for one in what.page_of(battle).parts() if one.id == name), None)
    return name.replace("_", " ") if found is None else what.name_apart(battle, found)


def _narrate_fired(event: what.TriggerFired, battle: Battle) -> str:
    called = _name_part(battle, event.trigger)
    by = f" (d10: {event.face.value})" if event.face is not None else ""
    hand = ", by the referee" if event.by_hand else ""
    why = f": {event.reason}" if event.reason else ""
    tells = f" {event.tells}" if event.tells else ""
    return f"{called[:1].upper()}{called[1:]}{by}{hand}{why} [SCN-12].{tells}"


def _narrate_missed(event: what.TriggerMissed, battle: Battle) -> str:
    return f"{_name_part(battle, event.part)}: not yet (d10: {event.face.value}) [SCN-12]."


def _narrate_sky(event: what.SkyChanged, _battle: Battle) -> str:
    return f"Conditions: {', '.join(event.environment.told) or 'nothing out of the ordinary'} [SCN-12]."


_DEEDS = {
    "stop": "is put out of force",
    "resume": "is in force again",
    "judge": "is judged",
    "show": "is shown",
    "count": "is counted",
}


def _narrate_directed(event: what.PartDirected, battle: Battle) -> str:
    why = f": {event.reason}" if event.reason else ""
    told = _DEEDS[event.deed]
    if event.deed == "judge":
        told = "is met" if event.count else "is not met"
    elif event.deed == "count":
        told = f"counts {event.count}"
    return f"{_name_part(battle, event.part)} {told}, as the referee says{why} [SCN-12]."


def _narrate_changed(event: what.PartChanged, battle: Battle) -> str:
    told = [
        f"{name.replace('_', ' ')} {getattr(event.part, name)!r}"
        for name in type(event.part).__dataclass_fields__
        if getattr(event.part, name) != getattr(event.before, name)
    ]
    why = f": {event.reason}" if event.reason else ""
    return f"{what.name_apart(battle, event.part)} is changed to {', '.join(told)}{why} [SCN-12]."


def _narrate_shown(event: what.ObjectiveShown, battle: Battle) -> str:
    one = what.page_of(battle).objective(event.objective)
    whose = "" if one is None else f" of {battle.setup.side_name(one.side)}"
    return f"An objective{whose} becomes known: {_name_part(battle, event.objective)} [SCN-10]."


def _narrate_met(event: what.ObjectiveMet, battle: Battle) -> str:
    return f"{_name_part(battle, event.objective)}: met [SCN-10]."


def _narrate_off(event: what.OffCounted, battle: Battle) -> str:
    told = [f"{_name_part(battle, part)} {count} more" for part, count in event.counts]
    return f"Counted: {', '.join(told)} [SCN-10]." if told else ""


def _narrate_held(event: what.AreaHeld, battle: Battle) -> str:
    held = event.held
    counts = ", ".join(f"{battle.setup.side_name(side)} {count}" for side, count in held.counts)
    when = (
        f"as the battle ends in turn {held.turn}"
        if battle.stage == "over"
        else f"End Phase of turn {held.turn}"
    )
    return f"{_name_part(battle, held.objective)}, {when}: {counts} [SCN-10]."


def _narrate_inside(event: what.InsideSaid, battle: Battle) -> str:
    area = what.page_of(battle).area(event.area)
    called = event.area if area is None else area.called
    return f"In {called}: {numbers(event.units) if event.units else 'nobody'} [SCN-09]."


def _narrate_deployed(event: what.SideDeployed, battle: Battle) -> str:
    return f"{battle.setup.side_name(event.side)} has set up [SET-05]."


def _narrate_arrived(event: what.ReserveArrived, battle: Battle) -> str:
    who = numbers(soldier.id for soldier in event.soldiers)
    area = what.page_of(battle).area(event.area)
    where = "" if area is None else f" in {area.called}"
    by = "".join(f" (d10: {face.value})" for face in (event.face, event.where) if face is not None)
    off = "" if event.starts or not battle.setup.map else "; nobody has a place yet"
    return f"{battle.setup.side_name(event.side)}: {who} arrive{where}{by} [SCN-12]{off}."


def _narrate_left(event: what.UnitLeft, battle: Battle) -> str:
    area = what.page_of(battle).area(event.left.area)
    where = event.left.area if area is None else area.called
    with_him = f" with {', '.join(event.left.items)}" if event.left.items else ""
    unit = battle.units.get(event.unit)
    who = f"{event.unit} {event.left.soldier.name}" if unit is None else unit.called
    return f"{who} leaves the map by {where}{with_him} [SCN-10]."


def _hints(battle: Battle, seat: str, rulings: Rulings) -> Iterator[str]:
    return binding.hints(battle, seat, rulings)


def _list_bound(battle: Battle, rulings: Rulings) -> Iterator[Bound]:
    return binding.conditions_binding(battle, rulings)


def _of_battle(progress: what.PageProgress, battle: Battle) -> Iterator[str]:
    if progress.fired:
        yield f"has come about: {', '.join(_name_part(battle, one) for one in progress.fired)}"
    if progress.stopped:
        yield f"out of force: {', '.join(_name_part(battle, one) for one in progress.stopped)}"
    if (reckoning := progress.result) is not None:
        scores = " : ".join(
            f"{battle.setup.side_name(one.side)} {decimal(one.points)}" for one in reckoning.scores
        )
        yield f"the result, as {reckoning.told_at}: {scores}"
        yield from level_lines(reckoning, battle.setup)
    for area, units in progress.inside:
        yield f"in {area}: {numbers(units) if units else 'nobody'}"


def _parts_of(battle: Battle) -> Iterator[str]:
    yield from (one.id for one in what.page_of(battle).parts())


def _areas_of(battle: Battle) -> Iterator[str]:
    yield from (one.id for one in what.page_of(battle).areas)


_PART = WordPart(field="part", what="name", offers=_parts_of)
_WORDS = WordPart(field="words", what="text")


def _directing(deed: str, meaning: str, example: str, *parts: WordPart) -> Word:
    form = f"scenario {deed} PART" + (" FIELD VALUE" if deed == "set" else " N" if deed == "count" else "")
    return Word(
        form=form,
        meaning=meaning,
        example=example,
        says=what.DirectScenario,
        fixed={"deed": deed},
        parts=(_PART, *parts),
    )


def _area_report(event: what.AreaHeld) -> EventReport:
    """Who holds an area as a turn ends is told where it is another than the turn before."""
    return EventReport(in_story="changed", empty=not any(count for _, count in event.held.counts))


def _written(battle: Battle, side: str, book: Rulebook, _rulings: Rulings) -> Iterator[tuple[str, ...]]:
    """The objectives of a side that nobody else knows."""
    names = {one.id: one.name for one in battle.setup.sides}
    page = what.page_of(battle)
    for one in page.objectives:
        if one.hidden and one.side == side:
            yield (objective_told(one, page, names, book.victory.primary, book.victory.secondary),)


WORDS = ChapterWords(
    name="The scenario's own rules",
    secret_paper=SecretPaper(
        title="Objectives of which nobody else knows [SCN-10]", head=("objective",), rows=_written
    ),
    verbs=(
        _directing("fire", "the referee fires a trigger of the scenario", "scenario fire breach"),
        _directing("stop", "stop a condition, trigger, objective or arrival", "scenario stop silence"),
        _directing("resume", "resume it", "scenario resume silence"),
        _directing("met", "an objective is met, as the players judge", "scenario met bridge"),
        _directing("unmet", "an objective is not met, as the players judge", "scenario unmet bridge"),
        _directing("show", "show a hidden objective to all", "scenario show papers"),
        _directing("count", "set the count of an objective", "scenario count relay 2", _WORDS),
        _directing("set", "change a field of a part of the scenario", "scenario set relay each 30", _WORDS),
        Word(
            form="inside AREA [N N-M ...]",
            meaning="the units in an area of the scenario, where there is no map",
            example="inside bridge 3 4",
            says=what.SayInside,
            parts=(
                WordPart(field="area", what="name", offers=_areas_of),
                WordPart(field="units", what="units", needed=False),
            ),
        ),
        Word(
            form="deployed SIDE",
            meaning="a side has set up; the next side follows",
            example="deployed red",
            says=what.SayDeployed,
            parts=(SIDE,),
        ),
        Word(
            form="leave N [AREA]",
            meaning="a unit leaves the map where its side may",
            example="leave 3",
            says=what.LeaveMap,
            parts=(UNIT, WordPart(field="area", what="name", needed=False, offers=_areas_of)),
        ),
    ),
    reports={what.AreaHeld: _area_report, what.ResultTold: quiet, what.TriggerMissed: quiet},
    tells=by_event(
        _narrate_fired,
        _narrate_missed,
        _narrate_sky,
        _narrate_directed,
        _narrate_changed,
        _narrate_shown,
        _narrate_met,
        _narrate_off,
        _narrate_held,
        _narrate_inside,
        _narrate_deployed,
        _narrate_arrived,
        _narrate_left,
    ),
    of_battle=_of_battle,
    hints=_hints,
    bound=_list_bound,
)
