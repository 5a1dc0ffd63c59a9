"""What is learnt of their figures, and what they admit; everything is kept with who stated it (LOG-01)."""

from collections.abc import Iterator

from squadlog.base.names import as_sentence, safe_name, safe_text
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PostureChanged
from squadlog.battle.events.referee import UnitAdded
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import OUT, Battle, Wound
from squadlog.battle.terms import Soldier
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.wounds import armour_factor, boxes, lose_action, wound
from squadlog.rules.melee.engaging import part_from_all
from squadlog.rules.on_paper.open_hits import HIGHEST_AF, hits_on, settle_hits
from squadlog.rules.on_paper.record import (
    LEFT,
    FactName,
    FigureLeft,
    FigureStated,
    InitiativeStated,
    StatedFact,
    WatchStated,
    WoundAdmitted,
    figure,
    speaker_of,
)
from squadlog.rules.on_paper.saying import Admit, MoreOfThem, TheirFigure, TheirInitiative, TheyWatch
from squadlog.rules.on_paper.values import value_by_book
from squadlog.rules.on_paper.whom import refuse_side, refuse_stranger

_MOST_ADDED = 16
_MOST_POINTS = 1000
_MOST_MODIFIER = 9
_HIGHEST_NUMBER = 99
_BOOK = "the book"


def objections_figure(battle: Battle, command: TheirFigure, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to what is stated: it is of a figure, of the book's things, and says something."""
    if refused := refuse_stranger(battle, command.unit):
        yield refused
        return
    facts = tuple(_facts(command))
    if not facts:
        sentence = f"What is learnt of {battle.units[command.unit].called}?"
        instead = f"Such as their {command.unit} with SR af 3 range 12 where behind the wall."
        yield nonsense("nothing-said", sentence, "LOG-01", instead)
    for what, rows, key in (
        ("weapon", ctx.book.weapons, command.weapon),
        ("suit", ctx.book.armours, command.suit),
        ("troop type", ctx.book.troops, command.troop),
        ("race", ctx.book.races, command.race),
    ):
        if key and key not in rows:
            yield nonsense(
                f"no-such-{what.split()[0]}",
                f"The book has no {what} {key!r}.",
                "BLD-02",
                f"It has {', '.join(rows)}.",
            )
    for what, number, low, high in (
        ("An armour factor", command.af, 0, HIGHEST_AF),
        ("A value", command.value, 0, _MOST_POINTS),
        ("A modifier", command.to_hit, -_MOST_MODIFIER, _MOST_MODIFIER),
        ("A modifier", command.melee, -_MOST_MODIFIER, _MOST_MODIFIER),
    ):
        if number is not None and not low <= number <= high:
            yield nonsense(
                "no-such-number", f"{what} is a number from {low} to {high}, not {number}.", "LOG-01"
            )
    yield from _unsafe(command)


def _unsafe(command: TheirFigure) -> Iterator[Refusal]:
    try:
        if command.name:
            safe_name(command.name)
        safe_text(command.where)
    except ValueError as error:
        yield nonsense("unsafe-text", as_sentence(error), "LOG-01")


def _facts(command: TheirFigure) -> Iterator[tuple[FactName, str]]:
    yield from (
        (name, text)
        for name, text in (
            ("name", command.name and safe_name(command.name)),
            ("weapon", command.weapon),
            ("af", _number(command.af)),
            ("suit", command.suit),
            ("troop", command.troop),
            ("race", command.race),
            ("value", _number(command.value)),
            ("to_hit", _number(command.to_hit)),
            ("melee", _number(command.melee)),
            ("range", "" if command.range_m is None else f"{command.range_m:g}"),
            ("where", command.where),
        )
        if text
    )  # type: ignore[misc] # names of facts


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def resolve_figure(recorder: EventRecorder, command: TheirFigure, ctx: RulesContext) -> None:
    """Keep what was said, with what the book then says it is worth, and work out the hits that wait for armour."""
    unit = recorder.battle.units[command.unit]
    by = speaker_of(recorder.battle, unit.side)
    recorder.emit(
        FigureStated(unit=unit.id, facts=tuple(StatedFact(name, text, by) for name, text in _facts(command)))
    )
    _value_by_book(recorder, unit.id, ctx)
    soldier = recorder.battle.units[unit.id].soldier
    if "armour" not in soldier.unknown and hits_on(recorder.battle, unit.id):
        settle_hits(recorder, unit.id, armour_factor(soldier, ctx), ctx)


def _value_by_book(recorder: EventRecorder, number: int, ctx: RulesContext) -> None:
    """Note what a figure costs by the book once enough of it is known, as long as nobody has said otherwise."""
    unit = recorder.battle.units[number]
    said = figure(unit).fact("value")
    if said is not None and said.by != _BOOK:
        return
    worth = value_by_book(unit.soldier, figure(unit).fact("suit") is not None, ctx)
    if worth is not None and (said is None or said.value != str(worth)):
        recorder.emit(FigureStated(unit=number, facts=(StatedFact("value", str(worth), _BOOK),)))


def objections_admit(battle: Battle, command: Admit, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to what is admitted: it is of a figure, and tells something new."""
    if refused := refuse_stranger(battle, command.unit):
        yield refused
        return
    unit = battle.units[command.unit]
    if battle.stage in ("setup", "over"):
        yield nonsense("not-now", "Wounds are admitted in play.", "SEQ-04")
    elif command.state == (figure(unit).left or unit.wound):
        yield nonsense("told-already", f"{unit.called} is so already.", "LOG-10")


def resolve_admit(recorder: EventRecorder, command: Admit, ctx: RulesContext) -> None:
    """Have the figure be as they say, whatever its boxes were here."""
    unit = recorder.battle.units[command.unit]
    by = speaker_of(recorder.battle, unit.side)
    if hits_on(recorder.battle, unit.id):
        settle_hits(recorder, unit.id, None, ctx)
    if command.state in LEFT:
        part_from_all(recorder, unit.id, command.state, "MEL-17")
        lose_action(recorder, unit.id, command.state, "LOG-01")
        recorder.emit(FigureLeft(unit=unit.id, how=command.state, stated_by=by))
        return
    after: Wound = command.state  # type: ignore[assignment] # what is left of the words
    row, hand = boxes(ctx), figure(recorder.battle.units[unit.id]).hit_by
    if hand and {after, unit.wound} <= {*row} and row.index(after) > row.index(unit.wound):
        # What our hit did to it, as they work it out, is his who hit (CAS-01).
        levels = row.index(after) - row.index(unit.wound)
        wound(recorder, unit.id, levels, ctx, by=hand, cause="fire")
        unit = recorder.battle.units[unit.id]
    recorder.emit(WoundAdmitted(unit=unit.id, before=unit.wound, after=after, stated_by=by))
    if after in OUT:
        lose_action(recorder, unit.id, "dead" if after == "D" else "unconscious", "ACT-11")
        if after == "U" and unit.posture != "prone":
            recorder.emit(PostureChanged(unit=unit.id, posture="prone"))


def objections_more(battle: Battle, command: MoreOfThem, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to more figures: of a side on paper, in play or before it, a few at a time."""
    if refused := refuse_side(battle, command.side):
        yield refused
    elif not 1 <= command.count <= _MOST_ADDED:
        yield nonsense("no-such-count", f"1 to {_MOST_ADDED} figures turn up at once.", "LOG-02")
    elif len(_free(battle)) < command.count:
        yield nonsense("no-number", "No more counter numbers are free.", "LOG-02")


def _free(battle: Battle) -> list[int]:
    last = max(battle.units, default=0)
    return [*range(last + 1, _HIGHEST_NUMBER + 1)]


def resolve_more(recorder: EventRecorder, command: MoreOfThem, _ctx: RulesContext) -> None:
    """Add figures of which nothing is known to the last grouping of their side."""
    by = speaker_of(recorder.battle, command.side)
    for number in _free(recorder.battle)[: command.count]:
        battle = recorder.battle
        theirs = [unit for unit in battle.units.values() if unit.side == command.side]
        grouping = [one for one in battle.groupings.values() if one.side == command.side][-1]
        last = theirs[-1].soldier
        recorder.emit(
            UnitAdded(
                soldier=Soldier(
                    id=number, name=f"{battle.setup.side_name(command.side)} {len(theirs) + 1}", side=command.side,
                    squad=last.squad, race="Human", troop="marines", armour="No", weapons=(), value=0, paper=True,
                    unknown=("race", "troop", "armour", "weapons", "value"), af=_taken(battle, command.side),
                ),
                grouping=grouping.id,
                reason=f"turned up, stated by {by}",
            )
        )  # fmt: skip


def _taken(battle: Battle, side: str) -> int:
    """The armour factor that is taken of those of a side of whom none was said."""
    said = [
        unit.soldier.af for unit in battle.units.values() if unit.side == side and unit.soldier.af is not None
    ]
    return said[-1] if said else 2


def objections_initiative(battle: Battle, command: TheirInitiative, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to what they add to their initiative: a side on paper, and a modifier of the book's size."""
    if refused := refuse_side(battle, command.side):
        yield refused
    elif abs(command.value) > _MOST_MODIFIER:
        yield nonsense(
            "no-such-number", f"A modifier is a number from -{_MOST_MODIFIER} to {_MOST_MODIFIER}.", "INI-12"
        )


def resolve_initiative(recorder: EventRecorder, command: TheirInitiative, _ctx: RulesContext) -> None:
    """Keep it for every turn from now on."""
    by = speaker_of(recorder.battle, command.side)
    recorder.emit(InitiativeStated(side=command.side, value=command.value, stated_by=by))


def objections_watch(battle: Battle, command: TheyWatch, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a figure being ready for opportunity fire: it is in the fight."""
    if refused := refuse_stranger(battle, command.unit):
        yield refused
    elif battle.units[command.unit].out:
        yield nonsense("out", f"{battle.units[command.unit].called} is out of the fight.", "WND-17")


def resolve_watch(recorder: EventRecorder, command: TheyWatch, _ctx: RulesContext) -> None:
    """Have it asked about each of our moves."""
    side = recorder.battle.units[command.unit].side
    recorder.emit(WatchStated(unit=command.unit, on=command.on, stated_by=speaker_of(recorder.battle, side)))
