"""The shot that a seat looks at: one that falls now, one at somebody who moves, or one that is only thought of."""

from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import SHOTS
from squadlog.session.seat import Seat
from squadlog.session.view.questions.asked import asked_shot
from squadlog.session.view.shots.aim import AimForm, AskedShot, aim_of


def shot_of(seat: Seat, number: int, weapon: str = "") -> AskedShot:
    """The shot of a soldier: that which is asked for or waits, else one with its weapon that is planned.

    With another `weapon` than that one has, it is a plan. KeyError for a soldier that this seat does not know.
    """
    battle, asked = seat.known, asked_shot(seat)
    unit, waiting, pending = battle.units[number], battle.queued(number), battle.pending
    if asked is None or asked.unit != number:
        asked = None
        if isinstance(pending, OpportunityOffer) and number in pending.watchers:
            aim = AimForm(target=pending.mover)
            asked = AskedShot(
                unit=number, weapon=unit.opportunity or unit.in_hand or "", purpose="opportunity", aim=aim
            )
        elif waiting is not None:
            asked = AskedShot(
                unit=number,
                weapon=waiting.weapon,
                purpose="fire",
                aim=aim_of(waiting.plan),
                aimed=waiting.aimed,
            )
    if asked is not None and weapon in ("", asked.weapon):
        return asked
    doing = unit.action if unit.action is not None and unit.action.kind in SHOTS else None
    if doing is not None and weapon in ("", doing.weapon or ""):
        return AskedShot(
            unit=number, weapon=doing.weapon or unit.in_hand or "", purpose="plan", aim=aim_of(doing.shot),
            aimed=doing.kind == "aimed_fire",
        )  # fmt: skip
    return AskedShot(unit=number, weapon=weapon or unit.opportunity or unit.in_hand or "", purpose="plan")
