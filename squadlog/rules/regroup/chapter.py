"""Regrouping as one chapter: squads that have lost their leader or half their strength become one (RGP)."""

from collections import Counter
from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.ask import AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.slot import timing
from squadlog.rules.leadership.chain import Squad, leading, leads, squad_of, squads
from squadlog.rules.leadership.record import name_squad
from squadlog.rules.quality.record import KEY as QUALITY
from squadlog.rules.quality.record import quality_of
from squadlog.rules.regroup.record import KEY, MergeSquads, SquadsMerged
from squadlog.rules.regroup.terms import may_merge, merged_quality


def _squads(battle: Battle, command: MergeSquads) -> tuple[Squad, ...]:
    """Those that would become one, the leader's first, each once."""
    found = [squad_of(battle, number) for number in (command.unit, *command.units)]
    return tuple({(one.side, one.name): one for one in found}.values())


def objections(battle: Battle, command: MergeSquads, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a merge: it is declared in the Initiative Phase, before the roll, by a leader (RGP-02, RGP-03)."""
    strange = [number for number in (command.unit, *command.units) if number not in battle.units]
    if strange:
        yield unknown_unit(strange[0], "RGP-01")
        return
    if battle.stage != "initiative" or battle.standings:
        sentence = "Squads regroup in the Initiative Phase, before its roll."
        yield nonsense("not-now", sentence, "RGP-02", "Wait for the next turn.")
        return
    squads = _squads(battle, command)
    if len(squads) < 2 or len({one.side for one in squads}) > 1:
        sentence = "Name units of other squads of its side."
        yield nonsense("one-squad", sentence, "RGP-01", "Such as regroup 3 with 7.")
        return
    leader = battle.units[command.unit]
    if not leads(battle, leader, ctx):
        sentence = f"{leader.called} is not a leader who could take them."
        yield timing("no-leader", sentence, "RGP-03", "Name a leader.")
    for squad in squads[1:] if ctx.rulings.is_("regroup.leader_squad_exempt", "true") else squads:
        if refused := _too_good(battle, squad, ctx):
            yield refused


def _too_good(battle: Battle, squad: Squad, ctx: RulesContext) -> Refusal | None:
    """A squad that has its leader and most of its strength stays as it is (RGP-04)."""
    alive = sum(not unit.out for unit in squad.units)
    if may_merge(len(squad.units), alive, leader=leading(squad, ctx) is not None):
        return None
    return timing(
        "too-strong",
        f"{name_squad(battle, squad.side, squad.name)} has its leader and {alive} of {len(squad.units)} left.",
        "RGP-04",
        "Only squads without a leader, or with half their soldiers lost, regroup.",
    )


def resolve(recorder: EventRecorder, command: MergeSquads, ctx: RulesContext) -> None:
    """Merge the squads into one squad and one grouping, with the quality of most of them (RGP-05..RGP-07)."""
    squads = _squads(recorder.battle, command)
    units = [unit for squad in squads for unit in squad.units]
    recorder.emit(
        SquadsMerged(
            leader=command.unit,
            units=tuple(unit.id for unit in units),
            squads=tuple(name_squad(recorder.battle, squad.side, squad.name) for squad in squads),
            quality=_quality(units, recorder.battle.units[command.unit], ctx) if ctx.has(QUALITY) else None,
        )
    )


def _quality(units: list[Unit], leader: Unit, ctx: RulesContext) -> str:
    counted = Counter(quality_of(unit) for unit in units if not unit.out)
    return merged_quality(counted, quality_of(leader), ctx)


def offers(battle: Battle, ctx: RulesContext) -> Iterator[AskOption]:
    """The merges on offer: each leader with each other squad of its side, before the roll (RGP-02, RGP-03)."""
    if battle.stage != "initiative" or battle.standings:
        return
    found = squads(battle)
    for own in found:
        leader = leading(own, ctx)
        for other in found if leader is not None else ():
            if leader is not None and other.side == own.side and other.name != own.name:
                words = f"{name_squad(battle, other.side, other.name)} regroups under {leader.called}"
                yield AskOption(says=MergeSquads(unit=leader.id, units=(other.units[0].id,)), words=words)


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        offers=offers, handlers=by_command(CommandHandler(objections, resolve, goes_on=False))
    ),
)
