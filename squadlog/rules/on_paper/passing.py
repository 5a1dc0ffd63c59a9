"""Their slot of a subphase: one short question, and their figures act without another word (ACT-02, ACT-16)."""

from collections.abc import Iterator, Sequence
from typing import get_args

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.commands import DeclineShot, GiveIntent, Order
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ResolutionOrdered
from squadlog.battle.pending import Intent, IntentAsked, OpportunityOffer
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Grouping
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import Autopilot
from squadlog.rules.on_paper.open_hits import asks_armour
from squadlog.rules.on_paper.record import SlotPassed, figure, is_on_paper
from squadlog.rules.on_paper.saying import TheyActAgain, TheyPass
from squadlog.rules.on_paper.skills import asks_skill
from squadlog.rules.on_paper.suits import asks_suit
from squadlog.rules.on_paper.values import asks_values

_INTENTS = {
    "attack": "they strike",
    "parry": "they parry",
    "avoid": "they try to get away",
    "out": "they break off",
}


def grouping_asked(battle: Battle) -> Grouping | None:
    """The grouping on paper whose slot it is, as long as something of it may concern us; None where there is none."""
    grouping = battle.active
    if grouping is None or grouping.side not in battle.setup.paper or battle.resolving or battle.pending:
        return None
    waiting = [unit for unit in battle.members(grouping.id) if not (unit.out or unit.performed)]
    able = [unit for unit in waiting if not (why_incapacitated(unit, battle.now) or unit.dazed(battle.now))]
    if not able or all(figure(unit).passes for unit in able):
        return None
    return grouping


def asks_first(battle: Battle) -> Ask | None:
    """What is asked of a side on paper, one thing at a time; None: nothing."""
    if not battle.setup.paper:
        return None
    if (armour := asks_armour(battle)) is not None:
        return armour
    if (suit := asks_suit(battle)) is not None:
        return suit
    if (skill := asks_skill(battle)) is not None:
        return skill
    if battle.stage == "over":
        return asks_values(battle)
    if isinstance(battle.pending, OpportunityOffer) and is_on_paper(battle, battle.pending.watchers[0]):
        return _ask_watcher(battle, battle.pending)
    if isinstance(battle.pending, IntentAsked) and is_on_paper(battle, battle.pending.unit):
        return _ask_intent(battle, battle.pending)
    grouping = grouping_asked(battle)
    return None if grouping is None else _ask_slot(battle, grouping)


def _ask_slot(battle: Battle, grouping: Grouping) -> Ask:
    now, them = battle.now, battle.members(grouping.id)
    done = [unit.called for unit in them if unit.declaration is not None]
    more = f" ({', '.join(done)} done)" if done else ""
    one = next((unit.id for unit in them if not unit.out), grouping.units[0])
    ours = next((unit.id for unit in battle.units.values() if not (unit.soldier.paper or unit.out)), 0)
    return Ask(
        kind="step",
        step="theirs",
        sentence=f"Turn {now.turn}, subphase {now.subphase}: {grouping.name} acts{more}. What of it concerns you?",
        side=battle.setup.voice_of(grouping.side),
        options=(
            AskOption(says=TheyPass(), words="nothing"),
            AskOption(says=TheyPass(rest=True), words="nothing in the rest of this turn"),
        ),
        enter=1,
        hint=(
            f"Or write what does: hit {ours} pf 5, miss {ours}, run {one} 4m, engage {one} with {ours}, "
            f"their {one} with SR, watching {one}, admit {one} gone."
        ),
    )


def _ask_watcher(battle: Battle, offer: OpportunityOffer) -> Ask:
    watcher, mover = battle.units[offer.watchers[0]], battle.units[offer.mover]
    return Ask(
        kind="step",
        step="their_shot",
        sentence=f"{mover.called} moves: does {watcher.called} shoot?",
        side=battle.setup.voice_of(watcher.side),
        options=(AskOption(says=DeclineShot(unit=watcher.id), words="they let them pass"),),
        enter=1,
        hint=f"Or write hit {mover.id} pf 5 after 2m, or miss {mover.id}.",
    )


def _ask_intent(battle: Battle, asked: IntentAsked) -> Ask:
    unit = battle.units[asked.unit]
    foe = battle.units[asked.defender if unit.id == asked.attacker else asked.attacker]
    first = "" if foe.soldier.paper else f"Choose for {foe.called} first, and keep it to yourself. "
    return Ask(
        kind="step",
        step="their_intent",
        sentence=f"{first}What does {unit.called} do against {foe.called}?",
        side=battle.setup.voice_of(unit.side),
        options=tuple(
            AskOption(says=GiveIntent(unit=unit.id, intent=option), words=_INTENTS[option])
            for option in asked.options or get_args(Intent)
        ),
        enter=1,
    )


def objections_pass(battle: Battle, _command: TheyPass, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to pass: a side on paper acts now."""
    if grouping_asked(battle) is not None:
        return
    asked = asks_first(battle)
    if asked is None:
        yield nonsense(
            "not-their-slot", "No side on paper acts now.", "ACT-02", "Go on with your own orders."
        )
        return
    yield nonsense("not-their-slot", f"Something else is asked first: {asked.sentence}", "ACT-02")


def resolve_pass(recorder: EventRecorder, command: TheyPass, _ctx: RulesContext) -> None:
    """Have them do what was said of them, and nothing else."""
    grouping = grouping_asked(recorder.battle)
    if grouping is None:
        raise TypeError("no side on paper acts")
    if command.rest:
        recorder.emit(SlotPassed(grouping=grouping.id))
    _resolve(recorder, grouping.id)


def objections_again(battle: Battle, _command: TheyActAgain, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to their acting again: nobody of them passes."""
    if not _passing(battle):
        yield nonsense("none-passes", "No side on paper passes for the rest of this turn.", "ACT-02")


def resolve_again(recorder: EventRecorder, _command: TheyActAgain, _ctx: RulesContext) -> None:
    """Have their slots asked about again, from the next one on."""
    for grouping in _passing(recorder.battle):
        recorder.emit(SlotPassed(grouping=grouping, on=False))


def _passing(battle: Battle) -> tuple[str, ...]:
    """The groupings of which somebody passes for the rest of this turn."""
    return tuple(dict.fromkeys(unit.grouping for unit in battle.units.values() if figure(unit).passes))


def _resolve(recorder: EventRecorder, grouping: str) -> None:
    waiting = [one.id for one in recorder.battle.members(grouping) if not (one.out or one.performed)]
    recorder.emit(ResolutionOrdered(order=tuple(waiting)))


def _passes(unit: Unit) -> bool:
    return unit.soldier.paper and figure(unit).passes and not (unit.out or unit.performed)


def _go_on(recorder: EventRecorder, number: int, _ctx: RulesContext) -> Sequence[Order]:
    """All of the grouping go on with what they do, each by itself: nobody has another order for them."""
    _resolve(recorder, recorder.battle.units[number].grouping)
    return ()


def _nobody_refuses(_recorder: EventRecorder, _number: int, _refused: Refusal) -> None:
    """Nothing is ordered that could be refused."""


def _is_asked_again(_recorder: EventRecorder, _number: int) -> None:
    """An order that is stated of one of them changes nothing for the others."""


PASSING: Autopilot[RulesContext] = Autopilot(
    leads=_passes, orders=_go_on, refused=_nobody_refuses, overtaken=_is_asked_again
)
"""What figures do in the rest of a turn in which nothing more of them concerns us."""
