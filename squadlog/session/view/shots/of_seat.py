"""The shot that a seat looks at: one that falls now, one at somebody who moves, or one that is only thought of."""

from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import SHOTS, Known, QueuedShot
from squadlog.session.seat import Seat
from squadlog.session.view.shots.aim import AimForm, AskedShot, aim_of


def asked_shot(seat: Seat) -> AskedShot | None:
    """The shot that is asked for now: one that falls, or that of a watcher at somebody who moves; None for none."""
    battle, ask, pending = seat.known, seat.due.ask(), seat.known.pending
    if ask.kind == "step":  # it comes before whatever else is pending
        return None
    if isinstance(pending, OpportunityOffer):
        return _at_mover(battle, pending.watchers[0], pending.mover)
    if pending is not None or ask.kind != "fire" or not battle.fire_queue:
        return None
    number = ask.units[0] if ask.units else battle.fire_queue[0].unit
    return _falling(battle.queued(number) or battle.fire_queue[0])


def shot_of(seat: Seat, number: int, weapon: str = "") -> AskedShot:
    """The shot of a soldier: that which is asked for or waits, else one with its weapon that is planned.

    With another `weapon` than that one has, it is a plan. KeyError for a soldier that this seat does not know.
    """
    battle, asked = seat.known, asked_shot(seat)
    unit, waiting, pending = battle.units[number], battle.queued(number), battle.pending
    if asked is None or asked.unit != number:
        asked = None if waiting is None else _falling(waiting)
        if isinstance(pending, OpportunityOffer) and number in pending.watchers:
            asked = _at_mover(battle, number, pending.mover)
    if asked is not None and weapon in ("", asked.weapon):
        return asked
    doing = unit.action if unit.action is not None and unit.action.kind in SHOTS else None
    if doing is not None and weapon in ("", doing.weapon or ""):
        return AskedShot(
            unit=number, weapon=doing.weapon or unit.in_hand or "", purpose="plan", aim=aim_of(doing.shot),
            aimed=doing.kind == "aimed_fire",
        )  # fmt: skip
    return AskedShot(unit=number, weapon=weapon or unit.opportunity or unit.in_hand or "", purpose="plan")


def _at_mover(battle: Known, watcher: int, mover: int) -> AskedShot:
    unit = battle.units[watcher]
    weapon = unit.opportunity or unit.in_hand or ""
    return AskedShot(unit=watcher, weapon=weapon, purpose="opportunity", aim=AimForm(target=mover))


def _falling(queued: QueuedShot) -> AskedShot:
    return AskedShot(
        unit=queued.unit, weapon=queued.weapon, purpose="fire", aim=aim_of(queued.plan), aimed=queued.aimed
    )
