"""What is kept of the page of a scenario: how it begins, and what each event makes of it."""

from collections.abc import Mapping

from squadlog.base.dice import Face
from squadlog.base.records import replace
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, OfTheBattle, Redaction, keep_battle_state
from squadlog.battle.events.action import UnitPlaced
from squadlog.battle.events.chapter import by_event
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.melee import Engaged
from squadlog.battle.events.referee import UnitAdded
from squadlog.battle.events.turn import BattleEnded, SubphaseOpened
from squadlog.battle.folds.ranks import add_soldier, without
from squadlog.battle.rights import of_all, of_anybody, of_side, of_unit
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger
from squadlog.rules.common.kept.explosions import Exploded
from squadlog.rules.grenades.record import GrenadeReleased
from squadlog.rules.launchers.record import GrenadesLaunched
from squadlog.rules.scenario import progress as what
from squadlog.rules.scenario.eyes import redact_battle, redact_event, unsaid


def _note_attack(battle: Battle, target: object, by: str) -> Battle:
    """A unit is attacked by a side: kept, the first time; and that this side has attacked."""
    progress = what.progress_of(battle)
    if by and by not in progress.attacked:
        battle = what.progress_of.add(battle, attacked=by)
    unit = battle.units.get(target) if isinstance(target, int) else None
    if unit is None or unit.side == by:
        return battle
    if any((one.unit, one.by) == (unit.id, by) for one in progress.attacks):
        return battle
    attack = what.UnitAttacked(unit=unit.id, side=unit.side, grouping=unit.grouping, by=by, at=battle.now)
    return what.progress_of.add(battle, attacks=attack)


def _side_of(battle: Battle, unit: int | None) -> str:
    known_unit = None if unit is None else battle.units.get(unit)
    return "" if known_unit is None else known_unit.side


def _apply_shot(battle: Battle, event: ShotFired) -> Battle:
    return _note_attack(battle, event.target, _side_of(battle, event.unit))


def _apply_placed(battle: Battle, event: UnitPlaced) -> Battle:
    """Whom the table lets be set up outside of his area stays there; wherever else he is set, that is judged anew."""
    outside = what.progress_of(battle).outside
    if battle.stage != "setup" or event.let_stand is (event.unit in outside):
        return battle
    others = tuple(number for number in outside if number != event.unit)
    return what.progress_of.change(battle, outside=(*others, event.unit) if event.let_stand else others)


def _apply_engaged(battle: Battle, event: Engaged) -> Battle:
    attacker, defender = event.engagement.attacker, event.engagement.defender
    return _note_attack(battle, defender, _side_of(battle, attacker))


def _apply_thrown(battle: Battle, event: GrenadeReleased | GrenadesLaunched) -> Battle:
    return _note_attack(battle, None, _side_of(battle, event.unit))


def _apply_exploded(battle: Battle, event: Exploded) -> Battle:
    fused = event.fused
    if event.attacks:
        for one in event.struck:
            battle = _note_attack(battle, one.unit, fused.side)
    spot = fused.spot
    off = what.WentOff(
        what=fused.what,
        side=fused.side,
        spot=None if spot is None else Waypoint(x=spot.x, y=spot.y, floor=spot.floor or 1),
        count=fused.count,
    )
    return what.progress_of.add(battle, off=off)


def _count_dice(battle: Battle, *faces: Face | None) -> Battle:
    """The battle with more dice used up."""
    return changed(battle, rolls=battle.rolls + sum(face is not None for face in faces))


def _apply_fired(battle: Battle, event: what.TriggerFired) -> Battle:
    battle = _count_dice(battle, event.face)
    return what.progress_of.add(battle, fired=event.trigger)


def _apply_missed(battle: Battle, event: what.TriggerMissed) -> Battle:
    return _count_dice(battle, event.face)


def _apply_sky(battle: Battle, event: what.SkyChanged) -> Battle:
    return changed(battle, setup=replace(battle.setup, environment=event.environment))


def _apply_directed(battle: Battle, event: what.PartDirected) -> Battle:
    progress = what.progress_of(battle)
    match event.deed:
        case "stop":
            return what.progress_of.add(battle, stopped=event.part)
        case "resume":
            return what.progress_of.drop(battle, stopped=lambda one: one == event.part)
        case "judge":
            others = (one for one in progress.judged if one[0] != event.part)
            return what.progress_of.change(battle, judged=(*others, (event.part, event.count)))
        case "show":
            return what.progress_of.add(battle, shown=event.part)
        case "count":
            others = (one for one in progress.counted if one[0] != event.part)
            return what.progress_of.change(battle, counted=(*others, (event.part, event.count)))


_PARTS: Mapping[type, str] = {Condition: "conditions", Trigger: "triggers", Objective: "objectives"}
"""Where each kind of part stands on the page."""


def _apply_part_changed(battle: Battle, event: what.PartChanged) -> Battle:
    page, part, among = what.page_of(battle), event.part, _PARTS[type(event.part)]
    parts = tuple(part if one.id == part.id else one for one in getattr(page, among))
    return changed(battle, setup=replace(battle.setup, page=replace(page, **{among: parts})))  # type: ignore[arg-type]


def _apply_shown(battle: Battle, event: what.ObjectiveShown) -> Battle:
    return what.progress_of.add(battle, shown=event.objective)


def _apply_met(battle: Battle, event: what.ObjectiveMet) -> Battle:
    return what.progress_of.add(battle, met=(event.objective, battle.now.turn))


def _apply_counted(battle: Battle, event: what.OffCounted) -> Battle:
    counts = dict(what.progress_of(battle).counted)
    for part, more in event.counts:
        counts[part] = counts.get(part, 0) + more
    return what.progress_of.change(battle, counted=tuple(counts.items()), off=())


def _apply_held(battle: Battle, event: what.AreaHeld) -> Battle:
    return what.progress_of.put(battle, what.progress_of(battle).holding(event.held))


def _apply_inside(battle: Battle, event: what.InsideSaid) -> Battle:
    others = (one for one in what.progress_of(battle).inside if one[0] != event.area)
    return what.progress_of.change(battle, inside=(*others, (event.area, event.units)))


def _apply_deployed(battle: Battle, event: what.SideDeployed) -> Battle:
    return what.progress_of.add(battle, deployed=event.side)


def _apply_arrived(battle: Battle, event: what.ReserveArrived) -> Battle:
    battle = _count_dice(battle, event.face, event.where)
    starts = {start.unit: start for start in event.starts}
    empty = {one.id: replace(one, units=()) for one in event.groupings}
    battle = changed(battle, groupings={**battle.groupings, **empty})
    grouping_of = {number: one.id for one in event.groupings for number in one.units}
    for soldier in event.soldiers:
        start = starts.get(soldier.id)
        battle = add_soldier(
            battle,
            UnitAdded(
                soldier=soldier,
                grouping=grouping_of[soldier.id],
                reason="",
                position=None if start is None else start.position,
                floor=1 if start is None else start.floor,
            ),
        )
    return what.progress_of.add(battle, arrived=event.arrival, come=event.arrival)


def _apply_left(battle: Battle, event: what.UnitLeft) -> Battle:
    return what.progress_of.add(without(battle, event.unit), left=event.left)


def _apply_told(battle: Battle, event: what.ResultTold) -> Battle:
    """Kept of every battle, also of one without a page that is played on."""
    return keep_battle_state(battle, what.KEY, replace(what.progress_of(battle), result=event.result))


def _apply_ended(battle: Battle, event: BattleEnded) -> Battle:
    """The battle with the turn of its first end, which stays its last, however long the table plays on."""
    return battle if event.again else what.progress_of.change(battle, ended=max(1, battle.now.turn))


def _apply_subphase(battle: Battle, _event: SubphaseOpened) -> Battle:
    return what.progress_of.change(battle, come=()) if what.progress_of(battle).come else battle


def _read(_battle: Battle, _text: str) -> what.PageProgress:
    raise ValueError("the page of the scenario is set right part by part: scenario fire, stop, set ...")


STATE = ChapterState(
    key=what.KEY,
    of_battle=OfTheBattle(begins=lambda _battle: what.PageProgress(), read=_read),
    folds=by_event(
        _apply_fired,
        _apply_missed,
        _apply_sky,
        _apply_directed,
        _apply_part_changed,
        _apply_shown,
        _apply_met,
        _apply_counted,
        _apply_held,
        _apply_inside,
        _apply_deployed,
        _apply_arrived,
        _apply_left,
        _apply_told,
    ),
    follows=by_event(
        _apply_placed,
        _apply_shot,
        _apply_engaged,
        _apply_thrown,
        _apply_exploded,
        _apply_subphase,
        _apply_ended,
    ),
    commands={
        what.DirectScenario: of_all,
        what.SayInside: of_anybody,
        what.SayDeployed: of_side,
        what.LeaveMap: of_unit,
    },
    secrets=Redaction(known=redact_battle, redacted_event=redact_event, hides_command=unsaid),
)
