"""Ambush as one chapter: it is judged as the subphase of the attack closes, and its victims are frozen (AMS)."""

from collections.abc import Iterator

from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle
from squadlog.rules.ambush.judging import Attack, attack_of, spring
from squadlog.rules.ambush.record import KEY, AmbushNoticed, SayAmbush, freeze, lurking, out_of_hiding, stills
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import WHATEVER, ActionHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.on_track import Bar
from squadlog.rules.common.slot import quote_grouping, timing
from squadlog.rules.hiding.piles import Reveal, is_hidden

_no_initiative = refuses("initiative")

_FROZEN = Bar(word="ambushed", look="hatched", glyph="⊗", says="is frozen by an ambush")
_ROW = "counter_insurgency_ambush"


def _due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """The end of each freeze, of which nothing is told, and as a subphase closes the judging of its attacks."""
    for unit in battle.units.values():
        if (held := freeze(unit)) is not None and not unit.out:
            yield ScheduledEffect(
                at=held.last.later(1),
                of=unit.id,
                what="is free of the ambush",
                track=_FROZEN,
                since=held.first,
            )
    if lurking(battle).strikes:
        yield ScheduledEffect(
            at=battle.now, of="ambush", what="ambushes are judged", part="closes", happens=_judge
        )


def _judge(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Every attack of this subphase that is an ambush; where the table has the last word it is but noticed.

    Where the program only keeps track, nothing is said of it.
    """
    battle = recorder.battle
    kept = lurking(battle)
    told = {grouping for grouping, at in (*kept.sprung, *kept.noticed) if at == battle.now}
    dial = battle.assist["initiative"]
    for grouping in battle.groupings if dial != "track" else ():
        attack = attack_of(battle, grouping, battle.now)
        if grouping in told or not attack.is_ambush(ctx.rulings):
            continue
        if dial == "suggest":
            recorder.emit(AmbushNoticed(grouping=grouping, at=battle.now))
        else:
            spring(recorder, attack, attack.struck, ctx)


def _slot_over(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Freeze the victims from the subphase of the attack on, as the slot of the ambushers ends (A-02)."""
    if ctx.rulings.is_("ambush.freeze_start", "immediate"):
        _judge(recorder, ctx)


def _check_frozen(battle: Battle, command: Declare | Reveal, _ctx: RulesContext) -> Refusal | None:
    """What speaks against any order to a unit that is frozen."""
    unit = battle.units[command.unit]
    held = freeze(unit)
    if held is None or stills(held, battle.now) is None:
        return None
    cause = f"the ambush of {held.at}" if held.at is not None else "an ambush"
    sentence = f"{unit.called} is struck from the order by {cause} and does nothing through {held.last}."
    return timing("ambushed", sentence, "AMS-03", f"They act again in {held.last.later(1)}.")


def _forbids(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    """Nor does it come out of hiding; and out of its slot that is why it has none, which nobody can overrule."""
    if not isinstance(command, Declare | Reveal) or command.unit not in battle.units:
        return None
    grouping = battle.active
    if isinstance(command, Declare) and grouping is not None and command.unit in grouping.units:
        return None
    refused = _check_frozen(battle, command, ctx)
    return None if refused is None else replace(refused, subsystem=None)


def _to_hit(battle: Battle, unit: int, _target: int | None, ctx: RulesContext) -> Iterator[Line]:
    """What ambush is worth to counter-insurgency troops (AMS-06, A-04)."""
    firer, row = battle.units[unit], ctx.book.to_hit[_ROW]
    if firer.soldier.troop != "counter_insurgency":
        return
    any_shot, against = ctx.rulings.is_("ambush.ci_bonus", "any_hidden_shot"), ""
    if not out_of_hiding(battle, unit):
        against = "it does not attack out of hiding"
    elif not (any_shot or attack_of(battle, firer.grouping, battle.now).is_ambush(ctx.rulings)):
        against = "not all of its grouping attack out of hiding"
    yield line(row.key, row.name, row.value, "AMS-06", against=against)


def _objections(battle: Battle, command: SayAmbush, ctx: RulesContext) -> Iterator[Refusal]:
    """It is said in the subphase of the attack or the next; what the rules miss in it the table may let stand."""
    if command.grouping not in battle.groupings:
        known = ", ".join(battle.groupings)
        yield nonsense("unknown-grouping", f"There is no grouping {command.grouping!r}.", "INI-02", known)
        return
    own, name = battle.groupings[command.grouping], battle.groupings[command.grouping].name
    for number in command.units:
        if number not in battle.units or is_hidden(battle.units[number]):
            yield unknown_unit(number, "AMS-01")
            return
        if battle.units[number].side == own.side:
            yield nonsense("friend", f"{battle.units[number].called} is of the same side.", "AMS-01")
            return
    if battle.stage in ("setup", "initiative"):
        sentence = "No unit has attacked yet."
        yield nonsense("not-now", sentence, "AMS-01", "Say it in the subphase of the attack.")
        return
    attack = _attack_meant(battle, command.grouping)
    if (command.grouping, attack.at) in lurking(battle).sprung:
        yield nonsense("sprung", f"{name} has sprung its ambush of {attack.at}.", "AMS-07")
        return
    if not (command.units or attack.struck):
        sentence = f"{name} has attacked no unit out of hiding in this subphase or the last one."
        instead = f"ambush {quote_grouping(command.grouping)} on 3,5 names the units caught."
        yield nonsense("nobody-attacked", sentence, "AMS-01", instead)
        return
    if strange := [number for number in command.units if number not in attack.struck]:
        yield _no_ambush(
            f"{name} has not attacked {battle.units[strange[0]].called} out of hiding.", "AMS-01"
        )
    if not attack.is_ambush(ctx.rulings):
        yield _no_ambush(f"{name} cannot spring an ambush: {lacks(battle, attack)}.", _lacking_rule(attack))


def _attack_meant(battle: Battle, grouping: str) -> Attack:
    """The attack of this subphase, or that of the one before."""
    now = attack_of(battle, grouping, battle.now)
    before = attack_of(battle, grouping, battle.now.later(-1)) if battle.now.index else now
    return before if before.struck and not now.struck else now


def _no_ambush(sentence: str, rule: str) -> Refusal:
    return _no_initiative("no-ambush", sentence, rule, "To count it all the same, add overrule because ... .")


def _lacking_rule(attack: Attack) -> str:
    return "AMS-01" if attack.idle else "AMS-02"


def lacks(battle: Battle, attack: Attack) -> str:
    """What an attack lacks to be an ambush, in a few words that name nobody who hides still."""
    if not attack.idle:
        return "one lone soldier attacks" if attack.units else "nobody attacks"
    seen = [unit for number in attack.idle if not is_hidden(unit := battle.units[number])]
    if len(seen) < len(attack.idle):
        return "not all of it attacks out of hiding"
    return f"{', '.join(unit.called for unit in seen)} {'do' if len(seen) > 1 else 'does'} not attack out of hiding"


def _resolve(recorder: EventRecorder, command: SayAmbush, ctx: RulesContext) -> None:
    attack = _attack_meant(recorder.battle, command.grouping)
    spring(recorder, attack, command.units or attack.struck, ctx)


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(CommandHandler(_objections, _resolve, sets_right=True)), vetoes=_forbids
    ),
    actions=ActionHooks(vetoes={WHATEVER: _check_frozen}),
    turn=TurnHooks(slot_ends=_slot_over),
    time=TimeHooks(scheduled=_due),
    soldiers=SoldierHooks(modifiers={"ranged": _to_hit}),
)
