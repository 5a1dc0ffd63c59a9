"""The ECM jammer: what it does to enemies in power suits, who carries it, what destroys it (ECM-01..ECM-11)."""

from collections.abc import Iterator

from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Sighting, Whereabouts
from squadlog.rules.blasts.things import things_reached
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules, ShotAt
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.kept.laid_things import (
    LaidThing,
    count_bought,
    laid_out,
    place_of,
    thing_called,
    things_of,
)
from squadlog.rules.common.shots.gunnery import has_sensor_helmet
from squadlog.rules.fire.to_hit import Sort, ledger_at_thing
from squadlog.rules.house.lying import lying
from squadlog.rules.jammer.record import ITEM, JAMMER, KEY, JammerCarried, borne_by, works
from squadlog.rules.laid_out.telling import end
from squadlog.rules.leadership.chain import head, nominal, squads

_no = refuses("fire")

_LINE = "ecm"


def to_hit(battle: Battle, unit: int, target: int | None, ctx: RulesContext) -> Iterator[Line]:
    """The modifier of a jammer on the target's side for fire at it (ECM-02, ECM-04, ECM-05)."""
    if target is not None:
        yield from _jams(battle, unit, battle.units[target].side, ctx)


def _jams(battle: Battle, unit: int, side: str, ctx: RulesContext) -> Iterator[Line]:
    firer = battle.units[unit]
    if firer.side == side or not works(battle, side):
        return
    row, suit = ctx.book.to_hit[_LINE], ctx.book.armours[firer.soldier.armour]
    against = "" if has_sensor_helmet(suit, ctx) else f"{suit.name} has no sensor helmet [ECM-04]"
    yield line(row.key, row.name, row.value, "ECM-02", against=against)


def opens(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Give each side's jammer, at the beginning of play, to its bearer, else to the squad leader (ECM-06).

    A side without a leader, even in name, has nobody to carry it (A-150).
    """
    for side in recorder.battle.side_ids():
        if count_bought(recorder.battle.setup, side, ITEM) and not any(
            things_of(recorder.battle, JAMMER, side)
        ):
            bearer = _bearer(recorder.battle, side, ctx)
            if bearer is not None:
                device = LaidThing(
                    id=f"{side}-{JAMMER}-1", kind=JAMMER, side=side, number=1, bearer=bearer.id
                )
                recorder.emit(JammerCarried(thing=device))


def _turn_begins(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Give each bought jammer to its bearer at once, where the chapter came into force in play (ADV-03)."""
    battle = recorder.battle
    if KEY not in battle.setup.chapters and not any(one.kind == JAMMER for one in laid_out(battle).things):
        opens(recorder, ctx)


def _bearer(battle: Battle, side: str, ctx: RulesContext) -> Unit | None:
    led = ctx.has("leadership") or ctx.rulings.is_("leaders.nominal", "true")
    own = [squad for squad in squads(battle) if squad.side == side] if led else []
    for squad in own:
        for unit in squad.units:
            if ITEM in unit.items:
                return unit
    found = (head(squad) if ctx.has("leadership") else nominal(squad, ctx) for squad in own)
    return next(filter(None, found), None)


def _refusal_pick_up(battle: Battle, command: Declare, ctx: RulesContext) -> Refusal | None:
    """Only friends of its side take it up: the enemy can never use it; of the unconscious as the table reads it.

    ECM-07, ECM-11, A-104.
    """
    unit = battle.units[command.unit]
    body = battle.units.get(command.target) if command.target is not None else None
    device = _jammer_meant(battle, command, ctx)
    if device is None:
        return None
    if device.side != unit.side:
        name = battle.setup.side_name(device.side)
        sentence = f"The jammer belongs to {name}, and is useless to {unit.called}."
        return _no("not-its-own", sentence, "ECM-11", "To take it anyway, overrule.")
    if body is not None and body.wound == "U" and ctx.rulings.is_("ecm.unconscious_leader", "killed_only"):
        return _no("not-dead", f"{body.called} is alive and keeps the jammer.", "ECM-07", "Leave it.")
    return None


def _jammer_meant(battle: Battle, command: Declare, ctx: RulesContext) -> LaidThing | None:
    """The jammer that is to be picked up: that of a body, or the one that is meant of what lies there."""
    if command.target is not None:
        return borne_by(battle, command.target) if command.item in (None, ITEM) else None
    loose = lying(battle, battle.units[command.unit], command.item, ctx)
    if loose is None:
        return None
    return next((one for one in things_of(battle, JAMMER) if one.object_id == loose.id), None)


def _refuse_target(battle: Battle, _unit: int, thing: str, _ctx: RulesContext) -> Refusal | None:
    """One that somebody carries who is up cannot be hit by itself (ECM-08)."""
    bearer = _bearer_of(battle, thing)
    if bearer is None or bearer.out:
        return None
    sentence = f"{bearer.called} carries the jammer, and is up."
    return _no("carried", sentence, "ECM-08", f"Fire at {bearer.id}.")


def _bearer_of(battle: Battle, thing: str) -> Unit | None:
    device = thing_called(battle, thing)
    return None if device is None or device.bearer is None else battle.units.get(device.bearer)


def _test(  # noqa: PLR0917 - who, with what, at what, how seen
    battle: Battle, unit: int, weapon: str, thing: str, sighting: Sighting, sort: Sort, ctx: RulesContext
) -> Ledger:
    """An ordinary roll (ECM-09, A-103): it jams whoever fires at it too."""
    device = thing_called(battle, thing)
    at, floor = (None, 1) if device is None else place_of(battle, device)
    place = None if at is None else Whereabouts(at.x, at.y, floor)
    jams = () if device is None else _jams(battle, unit, device.side, ctx)
    return ledger_at_thing(battle, unit, weapon, place, sighting, sort, ctx, more=jams)


def _armour(ctx: RulesContext) -> int:
    return int(ctx.rulings.number("ecm.af"))


def _end_when_hit(recorder: EventRecorder, thing: str, by: int, _weapon: str, _ctx: RulesContext) -> None:
    """Destroy the jammer for any hit (A-103), unless a unit has taken it up meanwhile."""
    bearer = _bearer_of(recorder.battle, thing)
    if bearer is None or bearer.out:
        end(recorder, thing, "ECM-09", by=by)


def _blast_jammers(
    recorder: EventRecorder, fused: Fused, struck: tuple[Struck, ...], ctx: RulesContext
) -> None:
    """An explosion that leaves its carrier dead or unconscious destroys it, and one that lies bare as read (ECM-10).

    A-105: on a carrier who is only wounded it survives.
    """
    battle = recorder.battle
    hit = {one.unit for one in struck if one.levels is not None}
    bare = ctx.rulings.is_("ecm.blast_loose", "destroyed")
    reached = {one.id for one in things_reached(battle, fused, (JAMMER,), ctx)} if bare else set[str]()
    for device in tuple(things_of(battle, JAMMER)):
        bearer = _bearer_of(battle, device.id)
        if bearer is not None and not bearer.out:
            continue
        if (bearer is not None and bearer.id in hit) or device.id in reached:
            end(recorder, device.id, "ECM-10", by=fused.by)


CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(vetoes={"pick_up_object": _refusal_pick_up}),
    turn=TurnHooks(opens=opens, begins=_turn_begins),
    soldiers=SoldierHooks(modifiers={"ranged": to_hit}),
    blasts=BlastHooks(blasted=_blast_jammers),
    ground=GroundHooks(
        kinds={
            JAMMER: LaidRules(
                shot_at=ShotAt(refused=_refuse_target, hit=_end_when_hit, test=_test, armour=_armour)
            )
        }
    ),
)
