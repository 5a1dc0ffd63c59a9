"""The parts of a page as a player reads them: conditions, triggers, arrivals, objectives, deployment in sentences."""

from collections.abc import Iterator, Mapping, Sequence

from squadlog.scenario.area import NamedArea
from squadlog.scenario.condition import Condition
from squadlog.scenario.deployment import Arrival, Deployment, Plot
from squadlog.scenario.objective import Objective
from squadlog.scenario.page import ScenarioPage
from squadlog.scenario.trigger import Trigger

Called = Mapping[str, str]
"""What people call sides, by their ids."""


def _or(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}" if names else ""


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def _sides(sides: Sequence[str], called: Called, otherwise: str) -> str:
    return _or([called.get(side, side) for side in sides]) or otherwise


def _whose(side: str, squads: Sequence[str], called: Called) -> str:
    whose = called.get(side, side) or "everybody"
    return f"{_and(list(squads))} of {whose}" if squads and side else _and(list(squads)) or whose


def _area(page: ScenarioPage, name: str) -> str:
    found = page.area(name)
    return name if found is None else found.called


def _trigger(page: ScenarioPage, name: str) -> str:
    """What has to come about; a trigger that this seat is told nothing of is the scenario's own affair."""
    found = page.trigger(name)
    return "something of the scenario" if found is None else found.called


def _m(metres: float) -> str:
    return f"{metres:g} m"


def area_told(area: NamedArea) -> str:
    """Where an area lies."""
    parts = [f"room {name}" for name in area.rooms] + [f"zone {name}" for name in area.zones]
    if area.points:
        parts.append("within " + " ".join(f"{x:g},{y:g}" for x, y in area.points))
    if area.centre is not None:
        parts.append(f"within {_m(area.radius_m)} of {area.centre[0]:g},{area.centre[1]:g}")
    parts += [f"{_m(area.depth_m)} along the {edge} edge" for edge in area.edges]
    if area.near:
        parts.append(f"within {_m(area.within_m)} of {_or(list(area.near))}")
    told = ", ".join(parts) or "as the table knows it"
    if area.inside:
        told = f"{told}, as far as it lies in {_or(list(area.inside))}"
    if area.outdoors:
        told = f"{told}, outdoors"
    if area.around_m:
        told = f"up to {_m(area.around_m)} around {told}"
    return f"{area.called}: {told}{'' if area.floor is None else f', floor {area.floor}'}."


def condition_told(one: Condition, page: ScenarioPage, called: Called) -> str:
    """What a condition lays down, for whom, and when."""
    whose = _whose(one.side, one.squads, called)
    where = _area(page, one.area) if one.area else ""
    match one.kind:
        case "hold_fire":
            does = "fires at nobody" if one.bars == "fire" else "attacks nobody"
            lifted = {"side": " (for all of them)", "grouping": " (for the grouping attacked)"}.get(
                one.lifts, ""
            )
            by = _sides(one.by, called, "anybody")
            told = f"{whose} {does} until attacked by {by}{lifted}"
        case "keep_out":
            told = f"{whose} stays out of {where}"
        case "stay_in":
            told = f"{whose} stays in {where}"
        case "limit":
            what = one.counts if one.count != 1 else one.counts[:-1]
            told = f"of {whose} no more than {one.count} {what} at a time in {where}"
        case "no_action":
            told = f"{whose} may not {_or([action.replace('_', ' ') for action in one.actions])}"
        case "said":
            told = one.text or one.called
    words = told if one.kind == "said" or not one.text else f"{told}. {one.text}"
    return f"{one.called}: {words.rstrip('.')}{_times(one, page)}."


def _times(one: Condition, page: ScenarioPage) -> str:
    parts = []
    if one.from_turn is not None:
        parts.append(f"from turn {one.from_turn} on")
    if one.starts:
        parts.append(f"once this has come about: {_trigger(page, one.starts)}")
    if one.until_turn is not None:
        parts.append(f"until turn {one.until_turn} begins")
    if one.ends:
        parts.append(f"until this comes about: {_trigger(page, one.ends)}")
    return f" ({'; '.join(parts)})" if parts else ""


def _awaited(one: Trigger, page: ScenarioPage, called: Called) -> str:
    """What a trigger waits for."""
    whose = _whose(one.side, one.squads, called)
    where = _area(page, one.area) if one.area else "any place"
    several = f"{one.count} of {_or(list(one.features))}" if one.count > 1 else _or(list(one.features))
    of = [_trigger(page, name) for name in one.of]
    match one.kind:
        case "turn":
            return f"turn {one.turn} begins"
        case "die":
            return f"as a turn begins, from turn {one.turn or 1} on, a d10 shows {one.face} or less"
        case "set_up":
            return f"{called.get(one.side, one.side)} has set up with {one.count} or more in {where}"
        case "attacked":
            return f"{whose} is attacked by {_sides(one.by, called, 'anybody')}"
        case "fired":
            return f"{whose} attacks anybody"
        case "destroyed":
            return f"{several} destroyed"
        case "opened":
            return f"{several} open"
        case "in_area":
            return f"{one.count} of {whose} in {where}"
        case "out":
            return f"{one.count} of {whose} dead or unconscious"
        case "routed":
            return f"{whose} routed"
        case "went_off":
            return f"{one.count} of {whose} gone off in {where}"
        case "met":
            objectives = [found.called if (found := page.objective(name)) else name for name in one.of]
            return f"{one.count} met of {_or(objectives)}"
        case "all":
            return f"all of this has come about: {_and(of)}"
        case "any":
            return f"{one.count} of this has come about: {_or(of)}"
        case "by_hand":
            return "the referee says so"


def trigger_told(one: Trigger, page: ScenarioPage, called: Called) -> str:
    """What a trigger waits for, and what comes of it."""
    comes = [one.tells.rstrip(".")] if one.tells else []
    comes += [f"{sky} {'begins' if to == 'on' else 'ends'}" for sky, to in one.weather]
    comes += [f"{name} is {state}" for name, state in one.sets]
    comes += ["the battle ends with that turn"] if one.ends else []
    then = f": {'; '.join(comes)}" if comes else ""
    secret = " (secret)" if one.secret else ""
    return f"{one.called}: when {_awaited(one, page, called)}{then}{secret}."


def arrival_told(one: Arrival, who: str, page: ScenarioPage) -> str:
    """When a reserve comes, and where."""
    when = [f"in turn {one.turn}"] if one.turn is not None and one.face is None else []
    if one.on:
        when.append(f"as the turn begins after this has come about: {_trigger(page, one.on)}")
    if one.face is not None:
        when.append(f"from turn {one.turn or 1} on at {one.face} or less of a d10 each turn")
    where = f" in {_or([_area(page, name) for name in one.areas])}" if one.areas else ""
    if one.by_die:
        where = " where a d10 says: " + ", ".join(
            f"{_area(page, name)} to {face}" for face, name in one.by_die
        )
    comes = "come" if "," in who or " and " in who else "comes"
    return f"{who} {comes} {', '.join(when) or 'in turn 1'}{where}{' (secret)' if one.secret else ''}."


def deployment_told(one: Deployment, called: Called) -> Iterator[str]:
    """In which order sides are set up, how secret, how close together."""
    if one.order:
        yield f"Set up in this order: {', '.join(called.get(side, side) for side in one.order)}."
    yield "Set up in secret: nobody sees the others before play." if one.secret else "Set up openly."
    if one.together_m is not None:
        yield f"Each member of a grouping within {_m(one.together_m)} of another one of it."


def plot_told(one: Plot) -> str:
    """A mission that is plotted before play."""
    at = (
        one.where
        if one.at is None
        else f"{one.at[0]:g},{one.at[1]:g}{'' if one.floor == 1 else f' on floor {one.floor}'}"
    )
    return f"A {one.mission} round is plotted for turn {one.turn} at {at}."


def _does(one: Objective, page: ScenarioPage, called: Called) -> str:
    """What meets an objective."""
    where = _area(page, one.area) if one.area else "the map"
    whose = _whose(one.whose, one.squads, called)
    match one.kind:
        case "hold":
            turns = "at the end" if (one.last or 1) == 1 else f"in the last {one.last} turns"
            if one.turns:
                turns = f"in the End Phases of turns {', '.join(map(str, one.turns))}"
            if one.in_a_row:
                turns = f"in {one.in_a_row} turns one after the other and in the last one"
            fewer = f", {one.per_enemy:+d} for each conscious enemy there at the end" if one.per_enemy else ""
            return f"hold {where} {turns}: more conscious units there than any other side{fewer}"
        case "casualties":
            return f"{one.count} of {whose} dead or unconscious"
        case "rout":
            return f"rout {whose}"
        case "charges":
            return f"set off charges in {where}"
        case "carried":
            return f"carry {_or(list(one.items))} away through {where}"
        case "leave":
            return f"{one.count} leave through {where}"
        case "reach":
            return f"{one.count} conscious in {where}"
        case "destroy":
            return f"destroy {one.count} of {_or(list(one.features))}"
        case "survive":
            of = f" of {_and(list(one.squads))}" if one.squads else ""
            return f"{one.count}{of} still conscious"
        case "prevent":
            other = page.objective(one.of)
            return f"prevent this: {'an objective of another side' if other is None else other.called}"
        case "trigger":
            return f"this comes about: {_trigger(page, one.trigger)}"
        case "judged":
            return "as the table judges"


def objective_told(one: Objective, page: ScenarioPage, called: Called, primary: int, secondary: int) -> str:
    """What a side wants and what that is worth; `primary` and `secondary` are the points of those sorts (TA-16)."""
    worth = f"{primary}, primary" if one.worth == "primary" else f"{secondary}, secondary"
    if one.worth == "points":
        listed = f"{', '.join(map(str, one.table))} for 0, 1, 2 ..." if one.table else ""
        worth = listed if listed and not one.each else f"{listed}{', then ' if listed else ''}{one.each} each"
    hidden = " (hidden from the others)" if one.hidden else ""
    ever = ", once is enough" if one.when == "ever" else ""
    text = f" {one.text}" if one.text else ""
    return f"{one.called}: {_does(one, page, called)}{ever} ({worth}){hidden}.{text}"
