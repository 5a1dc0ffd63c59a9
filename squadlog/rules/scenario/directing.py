"""What the referee does with the page in play: fires, stops, resumes, judges, shows, counts and changes its parts."""

from collections.abc import Iterator, Mapping

from squadlog.base.names import as_sentence, safe_text
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, listed, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.references import PageNames, names_astray
from squadlog.facts.scenario.said import changeable, replace_field, written_fields
from squadlog.facts.scenario.trigger import Trigger
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.scenario import progress as what
from squadlog.rules.scenario.tick import fire_trigger

RULE = "SCN-12"
_WANTS: Mapping[str, tuple[type | tuple[type, ...], str]] = {
    "fire": (Trigger, "trigger"),
    "met": (Objective, "objective"),
    "unmet": (Objective, "objective"),
    "show": (Objective, "objective"),
    "count": ((Objective, Trigger), "objective or trigger"),
}


def part_called(battle: Battle, name: str) -> what.Part | None:
    """The part of the page of that id or name, in any case; None: none."""
    said = name.strip().casefold()
    parts = tuple(what.page_of(battle).parts())
    return next(
        (one for one in parts if one.id.casefold() == said),
        next((one for one in parts if one.name and one.name.casefold() == said), None),
    )


def objections_direct(battle: Battle, command: what.DirectScenario, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a direction: an unknown part, what is so already, an unknown field or value."""
    try:
        safe_text(command.reason), safe_text(command.words)
    except ValueError as error:
        yield nonsense("unsafe-text", f"This cannot be kept: {error}.", RULE)
        return
    one = part_called(battle, command.part)
    if one is None and command.part not in {arrival.id for arrival in what.page_of(battle).arrivals}:
        known = listed(part.id for part in what.page_of(battle).parts())
        yield nonsense("unknown-part", f"The scenario has no {command.part!r}.", RULE, f"It has {known}.")
        return
    wanted, called = _WANTS.get(command.deed, (object, ""))
    if one is None and command.deed not in ("stop", "resume"):
        yield nonsense("wrong-part", f"{command.part} is an arrival: it can be stopped and resumed.", RULE)
    elif one is not None and not isinstance(one, wanted):
        yield nonsense("wrong-part", as_sentence(f"{one.called} is no {called}"), RULE)
    elif (told := _so_already(battle, command, command.part if one is None else one.id)) is not None:
        yield nonsense("so-already", as_sentence(told), RULE)
    elif command.deed == "count" and not _is_number(command.words.strip()):
        sentence = f"Say how many, not {command.words!r}."
        yield nonsense("no-number", sentence, RULE, "Such as: scenario count relay 2")
    elif command.deed == "set" and one is not None:
        try:
            _require_known(battle, _anew(one, command.words))
        except ValueError as error:
            sentence = as_sentence(f"{one.called}: {error}")
            yield nonsense("cannot-be-set", sentence, RULE, "Such as: scenario set relay each 30")


_DIGITS = 4
"""The most digits of a number that is typed."""


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS


def _so_already(battle: Battle, command: what.DirectScenario, name: str) -> str | None:
    progress = what.progress_of(battle)
    match command.deed:
        case "fire" if name in progress.fired:
            return f"{name} has fired already."
        case "stop" if name in progress.stopped:
            return f"{name} is stopped already."
        case "resume" if name not in progress.stopped:
            return f"{name} is in force."
        case "show" if name in progress.shown or not _is_hidden(battle, name):
            return f"{name} is known already."
        case _:
            return None


def _is_hidden(battle: Battle, name: str) -> bool:
    one = what.page_of(battle).objective(name)
    return one is not None and one.hidden


def _anew(one: what.Part, words: str) -> what.Part:
    name, _, text = words.strip().partition(" ")
    return replace_field(one, name, text)


def _require_known(battle: Battle, one: what.Part) -> None:
    """Check that the names of a part that is written anew lead somewhere. Raises ValueError."""
    page = what.page_of(battle)
    named = PageNames(
        sides=frozenset(battle.side_ids()),
        areas=frozenset(area.id for area in page.areas),
        triggers=frozenset(trigger.id for trigger in page.triggers),
        objectives=page.objectives,
    )
    for told in names_astray(one, "", named):
        raise ValueError(told.removeprefix("."))


def resolve_direct(recorder: EventRecorder, command: what.DirectScenario, _ctx: RulesContext) -> None:
    """Carry out the referee's direction to the scenario, from here on."""
    one = part_called(recorder.battle, command.part)
    name = command.part if one is None else one.id
    reason = safe_text(command.reason)
    match command.deed:
        case "fire" if isinstance(one, Trigger):
            fire_trigger(recorder, one, by_hand=True, reason=reason)
        case "show":
            recorder.emit(what.ObjectiveShown(objective=name))
        case "set" if one is not None:
            recorder.emit(what.PartChanged(before=one, part=_anew(one, command.words), reason=reason))
        case "met" | "unmet":
            count = one.count if command.deed == "met" and isinstance(one, Objective) else 0
            recorder.emit(what.PartDirected(deed="judge", part=name, count=count, reason=reason))
        case "count":
            recorder.emit(what.PartDirected(deed="count", part=name, count=int(command.words), reason=reason))
        case "stop":
            recorder.emit(what.PartDirected(deed="stop", part=name, reason=reason))
        case _:
            recorder.emit(what.PartDirected(deed="resume", part=name, reason=reason))


def offers(battle: Battle, _ctx: RulesContext) -> Iterator[AskOption]:
    """What the referee may do with each part now; how many are counted, and what is changed, is typed."""
    page, progress = what.page_of(battle), what.progress_of(battle)

    def option(deed: str, part: str, words: str, asks: str = "") -> AskOption:
        says = what.DirectScenario(deed=deed, part=part)  # type: ignore[arg-type]
        return AskOption(says=says, words=f"Referee: {words}", asks=asks)

    for trigger in page.triggers:
        if trigger.id not in progress.fired:
            yield option("fire", trigger.id, f"{what.name_apart(battle, trigger)}: it happens")
    for objective in page.objectives:
        called = what.name_apart(battle, objective)
        met = dict(progress.judged).get(objective.id, 0) > 0
        yield option("unmet" if met else "met", objective.id, f"{called}: it is {'not ' if met else ''}met")
        if objective.hidden and objective.id not in progress.shown:
            yield option("show", objective.id, f"{called}: show it to all")
        yield option("count", objective.id, f"{called}: set the count ...", "How many?")
    arrivals = ((one.id, one.id) for one in page.arrivals if one.id not in progress.arrived)
    for part, called in (*((one.id, what.name_apart(battle, one)) for one in page.parts()), *arrivals):
        if part in progress.stopped:
            yield option("resume", part, f"{called}: in force again")
        elif part not in progress.fired:
            yield option("stop", part, f"{called}: out of force")
    for one in page.parts():
        yield option("set", one.id, f"{what.name_apart(battle, one)}: change a field ...", _words_of(one))


def _words_of(one: what.Part) -> str:
    """What may be written anew of a part, those words first that say something, as they would be typed."""
    said = dict(written_fields(one))
    others = ", ".join(name for name in changeable(one) if name not in said)
    has = "".join(f"\n  {name} {text}" for name, text in said.items())
    return f"A field and its new value, as here:{has}\nEmpty fields: {others}."


def objections_inside(battle: Battle, command: what.SayInside, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to who is inside: it takes an area of the scenario, and units of the battle."""
    if _area_called(battle, command.area) is None:
        known = listed(area.id for area in what.page_of(battle).areas)
        sentence = f"The scenario has no area {command.area!r}."
        yield nonsense("unknown-area", sentence, "SCN-09", f"It has {known}.")
    yield from (unknown_unit(number) for number in command.units if number not in battle.units)


def _area_called(battle: Battle, name: str) -> str | None:
    """The id of the area of that id or name, in any case; None: none."""
    said = name.strip().casefold()
    areas = what.page_of(battle).areas
    found = next((one for one in areas if one.id.casefold() == said), None)
    found = found or next((one for one in areas if one.name and one.name.casefold() == said), None)
    return None if found is None else found.id


def resolve_inside(recorder: EventRecorder, command: what.SayInside, _ctx: RulesContext) -> None:
    """Record who is in the area, and nobody else, until the table says otherwise."""
    area = _area_called(recorder.battle, command.area) or command.area
    recorder.emit(what.InsideSaid(area=area, units=tuple(dict.fromkeys(command.units))))


def ending(battle: Battle) -> str | None:
    """Why the battle ends with this turn by a trigger that has fired; None: it does not."""
    progress = what.progress_of(battle)
    fired = {*progress.fired} - {*progress.over}
    ended = (one for one in what.page_of(battle).triggers if one.ends and one.id in fired)
    return next((one.called for one in ended if one.id not in progress.stopped), None)
