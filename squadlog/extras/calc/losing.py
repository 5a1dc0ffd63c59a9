"""Whether an action outlives what happens to its unit."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from squadlog.base.limits import Before
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionLost
from squadlog.battle.events.fire import ShotWithheld
from squadlog.battle.moment import Moment, end_of
from squadlog.battle.state import SHOTS, WOUNDS, Battle, Ongoing, QueuedShot
from squadlog.extras.calc.function import Answer, Input, Steps, When, Word, ask_key, calculation, row
from squadlog.reports.soldier import stand_in
from squadlog.rules.common import wounds
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee import engaging

_WEAPON = "SR"
_HELD = "opportunity_fire"
_FOUGHT = "melee"
_BOXES = {"unconscious": WOUNDS.index("U"), "dead": WOUNDS.index("D")}
_OTHER_WORDS = {
    "hit": "dazed", "daze": "dazed", "engagement": "engaged", "blast": "explosion", "killed": "dead",
    "cancel": "cancelled", "canceled": "cancelled", "new_action": "cancelled", "end_of_turn": "turn_end",
}  # fmt: skip


def _plain(event: object) -> object:
    return _OTHER_WORDS.get(event, event) if isinstance(event, str) else event


class Lost(Input):
    """An action under way and what happens to its unit."""

    action: Word = ask_key(description="key of the action table")
    start: When = ask_key(description="[turn, subphase] in which it began")
    cost: Steps = ask_key(description="its AP")
    event: Annotated[
        Literal["engaged", "dazed", "explosion", "unconscious", "dead", "cancelled", "turn_end"],
        Before(_plain),
    ] = ask_key(
        description=(
            "engaged, dazed (by any ranged hit), explosion, unconscious, dead, cancelled (also by another action) or "
            "turn_end"
        )
    )
    at: When = ask_key(description="[turn, subphase] in which that happens")
    performed: bool = ask_key(
        default=True, description="in its last subphase: whether its slot came before the event"
    )


def _engage(recorder: EventRecorder, ctx: RulesContext) -> None:
    engaging.engage(recorder, stand_in.OTHER, stand_in.ONE, ctx)


def _daze(recorder: EventRecorder, ctx: RulesContext) -> None:
    wounds.daze(recorder, stand_in.ONE, "dazed", ctx)


def _explode(recorder: EventRecorder, _ctx: RulesContext) -> None:
    wounds.lose_action(recorder, stand_in.ONE, "explosion", "ACT-14")


def _cancel(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Cancel the action; where the table reads it so (AMB-132), not a melee action that has begun."""
    if recorder.battle.units[stand_in.ONE].fighting and ctx.rulings.is_("melee.cancel", "no"):
        return
    wounds.lose_action(recorder, stand_in.ONE, "cancelled", "ACT-15")


def _end_turn(_recorder: EventRecorder, _ctx: RulesContext) -> None:
    """End a turn, which does nothing to an action under way (ACT-10)."""


def _fell(level: str) -> Callable[[EventRecorder, RulesContext], None]:
    def fell(recorder: EventRecorder, ctx: RulesContext) -> None:
        wounds.wound(recorder, stand_in.ONE, _BOXES[level], ctx, by=None, cause=level)

    return fell


_EVENTS: Mapping[str, Callable[[EventRecorder, RulesContext], None]] = {
    "engaged": _engage,
    "dazed": _daze,
    "explosion": _explode,
    "unconscious": _fell("unconscious"),
    "dead": _fell("dead"),
    "cancelled": _cancel,
    "turn_end": _end_turn,
}


@calculation(
    "Whether an action is lost by what happens to its unit (ACT-11..ACT-15, MEL-04, WND-03).",
    gives="true or false",
    example=(
        {"action": "reload", "start": [1, 1], "cost": 5, "event": "engaged", "at": [1, 2]},
        True,
    ),
)
def _lost(given: Lost, ctx: RulesContext) -> Answer:
    row(ctx.book.actions, given.action, "action")
    end = end_of(given.start, given.cost)
    if given.at < given.start or (given.at > end and given.action != _HELD):
        return False
    recorder = EventRecorder(_scene(given, end))
    _EVENTS[given.event](recorder, ctx)
    return any(
        isinstance(event, ActionLost | ShotWithheld) and event.unit == stand_in.ONE
        for event in recorder.events
    )


def _scene(given: Lost, end: Moment) -> Battle:
    """The unit as the event finds it: busy, done and waiting to fire, ready to fire at whoever shows up, or done."""
    battle = stand_in.duel({"weapons": (_WEAPON,)})
    done = given.at > end or (given.at == end and given.performed)
    state: dict[str, Any] = {"performed": given.performed}
    queue: tuple[QueuedShot, ...] = ()
    target = stand_in.OTHER if given.action == _FOUGHT else None
    if done and given.action == _HELD:
        state["opportunity"] = _WEAPON
    elif done and given.action in SHOTS:
        queue = (QueuedShot(unit=stand_in.ONE, weapon=_WEAPON, aimed=given.action == "aimed_fire"),)
    elif not done or given.action == _FOUGHT:
        state["action"] = Ongoing(kind=given.action, start=given.start, end=end, target=target)
    return stand_in.at(stand_in.with_state(battle, **state), given.at, queue)


FUNCTIONS = (_lost,)
