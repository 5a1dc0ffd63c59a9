"""Coming out of hiding: to act, or because an enemy comes within a metre (HID-16, HID-17, DET-19); and dishonesty."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import replace
from squadlog.battle import commands as say
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.scored import ScoreLine
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import MoveFacts, Whereabouts
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import PathEncounter, PathTrigger
from squadlog.rules.common.scoring import victory
from squadlog.rules.common.slot import out_of_turn
from squadlog.rules.hiding import paper
from squadlog.rules.hiding.folds import standing
from squadlog.rules.hiding.piles import CallDishonest, Reveal, UnitForfeited, hiding_of, is_hidden, lair
from squadlog.rules.hiding.searching import find, uncover

_MISSION = "call_fire_mission"
_WATCH = "opportunity_fire"
_TOLD = (say.Declare, say.Continue, say.Cancel)
_ORDERS = (say.Declare, say.Continue, say.Engage, say.FaceAttacker, say.Cancel)


def forbids(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    """Why a hidden unit may not act, nor others act against it, or None (HID-16, HID-18, HID-19)."""
    if (asked := paper.forbids(battle, command)) is not None:
        return asked
    unit = battle.units.get(getattr(command, "unit", -1))
    if unit is not None and is_hidden(unit):
        nowhere = battle.setup.map and hiding_of(battle).over(unit.id) is None
        if isinstance(command, _ORDERS) and (nowhere or not _stays_hidden(command, ctx)):
            refused = nonsense(
                "hidden",
                f"{unit.called} is hidden, and any action reveals them.",
                "HID-17",
                f"reveal {unit.id} brings them out of hiding; then they may act.",
            )
            return replace(refused, first=Reveal(unit=unit.id))
        if isinstance(command, say.PlaceUnit):
            sentence = f"{unit.called} is hidden."
            return nonsense("hidden", sentence, "HID-08", f"hide {unit.id} at X,Y places them elsewhere.")
    for number in _units_meant(command):
        if number in battle.units and is_hidden(battle.units[number]):
            return nonsense("unknown-unit", f"There is no unit {number}.", _rule_of(command))
    return None


def _stays_hidden(command: object, ctx: RulesContext) -> bool:
    """Whether a hidden unit may be told that and stays hidden: to act later, or to wait and watch (A-11, A-12)."""
    if ctx.rulings.is_("hiding.reveal_at", "resolve") and isinstance(command, _TOLD):
        return True
    ready = ctx.rulings.is_("hiding.passive_actions", "opportunity")
    return ready and (
        isinstance(command, say.Continue | say.Cancel) or getattr(command, "action", "") == _WATCH
    )


def as_told(battle: Battle, command: object, ctx: RulesContext) -> Battle:
    """A hidden unit that is told something stands where its pile is, as far as that is judged."""
    unit = battle.units.get(getattr(command, "unit", -1))
    if unit is None or not is_hidden(unit):
        return battle
    if not (isinstance(command, _TOLD) and _stays_hidden(command, ctx)):
        return battle
    pile = hiding_of(battle).over(unit.id)
    return battle if pile is None else standing(battle, unit.id, pile.position, pile.floor)


def performs(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Reveal a hidden unit that acts: as it moves, or as its action takes effect (HID-17, A-12)."""
    unit = recorder.battle.units[number]
    action = unit.action
    if not is_hidden(unit) or action is None:
        return
    waits = action.kind == _WATCH and ctx.rulings.is_("hiding.passive_actions", "opportunity")
    if not waits and (action.mode is not None or action.end <= recorder.battle.now):
        uncover(recorder, lair(recorder.battle, unit), "HID-17", ctx)


def reveal_firer(recorder: EventRecorder, number: int, _weapon: str, _rounds: int, ctx: RulesContext) -> None:
    """Reveal a hidden unit that fires, even one that lay in wait (HID-17)."""
    unit = recorder.battle.units[number]
    if is_hidden(unit):
        uncover(recorder, lair(recorder.battle, unit), "HID-17", ctx)


def _rule_of(command: object) -> str:
    """The rule that forbids an act against a hidden unit: fire, a fire mission, any other action."""
    if getattr(command, "action", "") == _MISSION:
        return "HID-20"
    return "HID-19" if isinstance(command, say.Engage) else "HID-18"


def _units_meant(command: object) -> Iterator[int]:
    """The units that a command is about besides the one that is told."""
    shot = getattr(command, "shot", None)
    about = (
        *(getattr(command, one, None) for one in ("target", "partner", "engage")),
        getattr(shot, "target", None),
    )
    yield from (number for number in about if isinstance(number, int))


def objections_reveal(battle: Battle, command: Reveal, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to reveal a unit: it must be hidden, and in its slot."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif not is_hidden(unit):
        yield nonsense("not-hidden", f"{unit.called} is not hidden.", "HID-23")
    elif (refused := out_of_turn(battle, unit.id)) is not None:
        yield refused
    elif hiding_of(battle).over(unit.id) is None:
        yield from paper.check_pile_named(battle, unit, command.pile)


def resolve_reveal(recorder: EventRecorder, command: Reveal, ctx: RulesContext) -> None:
    """Put the unit in plain sight where its pile was (HID-17)."""
    unit = recorder.battle.units[command.unit]
    pile = hiding_of(recorder.battle).over(unit.id) or paper.pile_of(recorder.battle, unit, command)
    uncover(recorder, pile, "HID-17", ctx)


def _finds(battle: Battle, mover: int, facts: MoveFacts, ctx: RulesContext) -> Iterable[PathEncounter]:
    """The enemy piles a move comes within a metre of, with nothing solid between (DET-19, A-21)."""
    piles = hiding_of(battle).seen_by_all()
    if not piles or not ctx.rulings.is_("detection.auto_when", "any"):
        return
    side, near_m = battle.units[mover].side, ctx.book.detection.automatic_m
    for pile in piles:
        if pile.side == side or (at := pile.position) is None:
            continue
        met = ctx.surveyor.comes_near(mover, facts, Whereabouts(at.x, at.y, pile.floor), near_m)
        if met is not None:
            yield PathEncounter(at_m=met, who=pile.number)


def _comes(recorder: EventRecorder, mover: int, met: tuple[PathEncounter, ...], ctx: RulesContext) -> bool:
    """They are found without a die; nobody has to be asked."""
    for one in met:
        if (pile := hiding_of(recorder.battle).pile(one.who)) is not None:
            find(recorder, pile, "DET-19", ctx, by=mover)
    return False


ALONG = PathTrigger(finds=_finds, comes=_comes)


def leaves(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Reveal what is beneath every pile, and all who hide on paper, as hiding goes out of force (ADV-01)."""
    for pile in hiding_of(recorder.battle).piles:
        uncover(recorder, pile, "ADV-01", ctx)
    for unit in recorder.battle.units.values():
        if is_hidden(unit):
            uncover(recorder, lair(recorder.battle, unit), "ADV-01", ctx)


def objections_dishonest(battle: Battle, command: CallDishonest, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to call a unit dishonest: it must be in this battle still."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
    elif battle.stage == "setup":
        yield nonsense("not-now", "There has been no search yet.", "HID-15")
    elif unit.wound == "D":
        yield nonsense("out", f"{unit.called} is out of the game already.", "HID-15")


def counts(battle: Battle, side: str, ctx: RulesContext) -> Iterator[ScoreLine]:
    """A line of points for each enemy unit that left for a wrong report: its full value (HID-15, VIC-13)."""
    for number in hiding_of(battle).forfeited:
        unit = battle.units.get(number)
        if unit is not None and unit.side != side and unit.wound == "D":
            share = victory.credited_share(battle, side, unit, ctx)
            yield replace(victory.score_line(unit, ctx, share=share), rule="VIC-13")


def resolve_dishonest(recorder: EventRecorder, command: CallDishonest, _ctx: RulesContext) -> None:
    """Remove the unit, and give its value to the other side."""
    recorder.emit(UnitForfeited(unit=command.unit, pile=command.pile, reason=command.reason))
