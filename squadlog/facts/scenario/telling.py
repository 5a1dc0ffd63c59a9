"""The parts of a page as a player reads them: conditions, triggers, arrivals, objectives, deployment in sentences."""

from collections.abc import Iterator, Mapping, Sequence

from squadlog.base.lengths import format_length
from squadlog.base.names import end_sentence, so_many
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.deployment import Arrival, Deployment, Plot
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.facts.scenario.trigger import Trigger

Called = Mapping[str, str]
"""What people call sides, by their ids."""
_UNTOLD = "a secret of the scenario"
"""What a part is called to a seat that is told nothing of it."""
_LIFTS = {
    "ruling": "",
    "side": "; an attack frees all of its side",
    "grouping": "; an attack frees the grouping attacked",
}
_ACTIONS = {"melee": "fight in melee", "backward": "go backward", "stairs": "take stairs"}
"""Names of what may be barred that are no deeds by themselves."""
_WHEN = {"met": "once ", "all": "once ", "any": "once "}


def _or(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}" if names else ""


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def _sides(sides: Sequence[str], called: Called) -> str:
    return _or([called.get(side, side) for side in sides])


def _whose(side: str, squads: Sequence[str], called: Called) -> str:
    """Whom it is about: a side, or squads of it; empty for everybody."""
    whose = called.get(side, side)
    named = _and(list(squads))
    return f"{named} ({whose})" if named and whose else named or whose


def _some(count: int, what: str, side: str, squads: Sequence[str], called: Called) -> str:
    """A number of what a side has, in words: `1 unit of TOG`, `2 conscious units`."""
    whose = _whose(side, squads, called)
    return f"{so_many(count, what)}{f' of {whose}' if whose else ''}"


def _format_wanted(count: int, names: Sequence[str]) -> str:
    """The things wanted, in words: `D1 and D4` where that is all of them."""
    if count >= len(names):
        return _and(list(names))
    return _or(list(names)) if count == 1 else f"{count} of {_and(list(names))}"


def _area(page: ScenarioPage, name: str) -> str:
    found = page.area(name)
    return name if found is None else found.called


def _trigger(page: ScenarioPage, name: str) -> str:
    """What has to come about; a trigger that this seat is told nothing of is the scenario's own affair."""
    found = page.trigger(name)
    return _UNTOLD if found is None else found.called


def area_told(area: NamedArea) -> str:
    """Where an area lies, in words."""
    parts = [f"room {name}" for name in area.rooms] + [f"zone {name}" for name in area.zones]
    if area.points:
        parts.append("within " + " ".join(f"{x:g},{y:g}" for x, y in area.points))
    if area.centre is not None:
        parts.append(f"within {format_length(area.radius_m)} of {area.centre[0]:g},{area.centre[1]:g}")
    parts += [f"{format_length(area.depth_m)} along the {edge} edge" for edge in area.edges]
    if area.near:
        parts.append(f"within {format_length(area.within_m)} of {_or(list(area.near))}")
    told = ", ".join(parts) or "as the players agree"
    if area.inside:
        told = f"{told}, as far as it lies in {_or(list(area.inside))}"
    if area.outdoors:
        told = f"{told}, outdoors"
    if area.around_m:
        told = f"up to {format_length(area.around_m)} around {told}"
    return f"{area.called}: {told}{'' if area.floor is None else f', floor {area.floor}'}."


def condition_told(one: Condition, page: ScenarioPage, called: Called) -> str:
    """A condition in words: what it forbids or orders, for whom, and when."""
    whose = _whose(one.side, one.squads, called)
    nobody = f"{whose} may not" if whose else "nobody may"
    where = _area(page, one.area) if one.area else ""
    match one.kind:
        case "hold_fire":
            does = "fire" if one.bars == "fire" else "attack"
            by = f" by {_sides(one.by, called)}" if one.by else ""
            told = f"{nobody} {does} before being attacked{by}{_LIFTS[one.lifts]}"
        case "keep_out":
            told = f"{nobody} enter {where}"
        case "stay_in":
            told = f"{nobody} leave {where}"
        case "limit":
            some = _some(one.count, one.counts[:-1], one.side, one.squads, called)
            told = f"no more than {some} at a time in {where}"
        case "no_action":
            told = f"{nobody} {_or([_ACTIONS.get(name, name.replace('_', ' ')) for name in one.actions])}"
        case "said":
            told = one.text or one.called
    words = told if one.kind == "said" or not one.text else f"{told}. {one.text}"
    times = _times(one, page)
    return f"{one.called}: {words.rstrip('.') if times else words}{times}".rstrip(".") + "."


def _times(one: Condition, page: ScenarioPage) -> str:
    parts = []
    if one.from_turn is not None:
        parts.append(f"from turn {one.from_turn} on")
    if one.starts:
        parts.append(f"once this happens: {_trigger(page, one.starts)}")
    if one.until_turn is not None:
        parts.append(f"until turn {one.until_turn} begins")
    if one.ends:
        parts.append(f"until this happens: {_trigger(page, one.ends)}")
    return f" ({'; '.join(parts)})" if parts else ""


def _format_awaited(one: Trigger, page: ScenarioPage, called: Called) -> str:
    """What a trigger waits for."""
    whose = _whose(one.side, one.squads, called)
    where = f" in {_area(page, one.area)}" if one.area else ""
    things = _format_wanted(one.count, one.features)
    are = "is" if one.count == 1 else "are"
    match one.kind:
        case "turn":
            return f"turn {one.turn} begins"
        case "die":
            return f"a d10, rolled as each turn from turn {one.turn or 1} on begins, shows {one.face} or less"
        case "set_up":
            return f"{_some(one.count, 'unit', one.side, one.squads, called)} {are} set up{where}"
        case "attacked":
            return f"{whose or 'anybody'} is attacked{f' by {_sides(one.by, called)}' if one.by else ''}"
        case "fired":
            return f"{whose or 'anybody'} attacks"
        case "sees":
            return f"{whose or 'anybody'} sees an enemy{f' of {_sides(one.by, called)}' if one.by else ''}"
        case "destroyed":
            return f"{things} {are} destroyed"
        case "opened":
            return f"{things} {are} open"
        case "in_area":
            return f"{_some(one.count, 'conscious unit', one.side, one.squads, called)} {are}{where}"
        case "out":
            return f"{_some(one.count, 'unit', one.side, one.squads, called)} {are} dead or unconscious"
        case "routed":
            return f"all{f' of {whose}' if whose else ''} who can still fight are routed"
        case "went_off":
            of = f" of {whose}" if whose else ""
            what = "charge, mine or grenade" if one.count == 1 else "charges, mines or grenades"
            return f"{one.count} {what}{of} {'has' if one.count == 1 else 'have'} gone off{where}"
        case "met":
            objectives = [found.called if (found := page.objective(name)) else _UNTOLD for name in one.of]
            return f"this is met: {_format_wanted(one.count, objectives)}"
        case "all":
            return f"this has happened: {_and([_trigger(page, name) for name in one.of])}"
        case "any":
            return (
                f"this has happened: {_format_wanted(one.count, [_trigger(page, name) for name in one.of])}"
            )
        case "by_hand":
            return "the referee says so"


def trigger_told(one: Trigger, page: ScenarioPage, called: Called) -> str:
    """What a trigger waits for, and what comes of it."""
    comes = [f"{sky} {'begins' if to == 'on' else 'ends'}" for sky, to in one.weather]
    comes += [f"{name} is {state}" for name, state in one.sets]
    comes += ["the battle ends with that turn"] if one.ends else []
    whom = f"{_and([called.get(side, side) for side in one.to])} alone" if one.to else "all"
    are = "is" if len(one.to) == 1 else "are"
    comes += [f"{whom} {are} told: {one.tells}"] if one.tells else []
    then = f"; then {'; '.join(comes)}" if comes else ""
    secret = " (secret)" if one.secret else ""
    awaited = f"{_WHEN.get(one.kind, 'when ')}{_format_awaited(one, page, called)}"
    return end_sentence(f"{one.called}{secret}: {awaited}{then}")


def arrival_told(one: Arrival, who: str, page: ScenarioPage) -> str:
    """When and where a reserve comes, in words."""
    comes = "come" if "," in who or " and " in who else "comes"
    waits = f"once this happens: {_trigger(page, one.on)}" if one.on else ""
    if one.face is not None:
        after = f", {waits}" if waits else ""
        when = f"as a turn from turn {one.turn or 1} on begins{after}, on {one.face} or less on a d10"
    elif waits:
        when = f"{waits}{f', from turn {one.turn} on' if one.turn is not None else ''}"
    else:
        when = f"in turn {one.turn or 1}"
    areas = _or([_area(page, name) for name in one.areas])
    if one.by_die:
        first = (1, *(face + 1 for face, _ in one.by_die))
        faces = [
            f"{_area(page, name)} on {low if low >= face else f'{low}-{face}'}"
            for low, (face, name) in zip(first, one.by_die, strict=False)
        ]
        areas = f"the area that a d10 picks, {', '.join(faces)}"
    where = f", in {areas}" if areas else ""
    return f"{who}{' (secret)' if one.secret else ''} {comes} {when}{where}."


def deployment_told(one: Deployment, called: Called) -> Iterator[str]:
    """The deployment in words: the order of the sides, how secret, how close together."""
    if one.order:
        yield f"Set up in this order: {', '.join(called.get(side, side) for side in one.order)}."
    yield "Set up in secret: no side sees the others before play." if one.secret else "Set up openly."
    if one.together_m is not None:
        yield f"Each member of a grouping within {format_length(one.together_m)} of another one of it."


def plot_told(one: Plot) -> str:
    """A mission that is plotted before play."""
    at = (
        one.where
        if one.at is None
        else f"{one.at[0]:g},{one.at[1]:g}{'' if one.floor == 1 else f' on floor {one.floor}'}"
    )
    return f"A {one.mission} round is plotted for turn {one.turn} at {at}."


def instruction_told(one: Instruction, page: ScenarioPage, called: Called) -> str:
    """What a group is to do by itself, and what at the alarm."""
    where = _area(page, one.area) if one.area else ""
    alarm = f"once this happens: {_trigger(page, one.alarm)}" if one.alarm else "once anybody is attacked"
    match one.kind:
        case "guard":
            told = f"guard {where}" if where else "guard where they stand"
        case "patrol":
            told = f"walk the round {', '.join(_area(page, name) for name in one.round)}, and begin again"
        case "attack":
            told = f"go to {where} and attack" if where else "attack"
            told += f", {alarm}" if one.alarm else ""
        case "flee":
            told = f"attack nobody; {alarm}, run to {where}"
        case "cower":
            told = f"attack nobody; {alarm}, lie down"
    if one.then:
        told += f"; {alarm}, go to {_area(page, one.then)} and guard it"
    elif one.kind == "patrol":
        told += f"; {alarm}, stop and guard"
    return f"{one.called}, for {_whose(one.side, one.squads, called)}: {told}."


def _does(one: Objective, page: ScenarioPage, called: Called) -> str:
    """What meets an objective."""
    where = _area(page, one.area) if one.area else "the map"
    counted = one.worth == "points"
    match one.kind:
        case "hold":
            turns = "at the end" if (one.last or 1) == 1 else f"in the last {one.last} turns"
            if one.turns:
                turns = f"in the End {'Phase' if len(one.turns) == 1 else 'Phases'} of "
                turns += f"{'turn' if len(one.turns) == 1 else 'turns'} {_and(list(map(str, one.turns)))}"
            if one.in_a_row:
                turns = f"{so_many(one.in_a_row, 'turn')} in a row, the last one included"
            fewer = f", {one.per_enemy:+d} for each conscious enemy there at the end" if one.per_enemy else ""
            return f"hold {where} {turns}: more conscious units there than any other side{fewer}"
        case "casualties":
            count = 0 if counted else one.count
            some = _some(count, "unit", one.whose, one.squads, called).removeprefix("0 ")
            return f"{some} dead or unconscious"
        case "rout":
            return f"rout {_whose(one.whose, one.squads, called)}"
        case "charges":
            return f"set off {'charges' if counted else so_many(one.count, 'charge')} in {where}"
        case "carried":
            things = _or(list(one.items)) if counted else _format_wanted(one.count, one.items)
            return f"carry {things} away through {where}"
        case "leave":
            left = _some(one.count, "unit", "", one.squads, called)
            return f"units leave through {where}" if counted else f"{left} to leave through {where}"
        case "reach":
            some = _some(one.count, "conscious unit", "", one.squads, called)
            return f"conscious units in {where}" if counted else f"{some} in {where}"
        case "destroy":
            return (
                f"destroy {_or(list(one.features)) if counted else _format_wanted(one.count, one.features)}"
            )
        case "survive":
            some = _some(0 if counted else one.count, "unit", "", one.squads, called).removeprefix("0 ")
            return f"{some} still conscious"
        case "prevent":
            other = page.objective(one.of)
            return f"prevent this: {'an objective of another side' if other is None else other.called}"
        case "trigger":
            return f"this happens: {_trigger(page, one.trigger)}"
        case "judged":
            return "as the players judge"


def _points(one: Objective) -> str:
    """What each counted one is worth: `25 points for 1, 70 for 2, then 25 for each more`."""
    listed = [f"{points} for {count}" for count, points in enumerate(one.table) if count or points]
    if not one.table:
        return f"{one.each} points each"
    if one.each:
        listed.append(f"then {one.each:+d} for each more")
    return f"points: {', '.join(listed)}"


def objective_told(one: Objective, page: ScenarioPage, called: Called, primary: int, secondary: int) -> str:
    """What a side wants and what that is worth; `primary` and `secondary` are the points of those sorts (TA-16)."""
    sorts = {"primary": f"{primary}, primary", "secondary": f"{secondary}, secondary"}
    worth = sorts.get(one.worth) or _points(one)
    hidden = ", hidden from the others" if one.hidden else ""
    if one.hidden and one.shown:
        hidden += f" until this happens: {_trigger(page, one.shown)}"
    ever = ", once is enough" if one.when == "ever" else ""
    text = f" {end_sentence(one.text)}" if one.text else ""
    return f"{one.called}: {_does(one, page, called)}{ever} ({worth}{hidden}).{text}"
