"""The detection step: who searches, and what its dice come to (DET-01..DET-19, HID-21)."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from squadlog.base.dice import Face, Roll
from squadlog.base.lengths import in_metres
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.ledger import Ledger
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common import checks
from squadlog.rules.common.arriving import settle_where
from squadlog.rules.common.ask import DieAhead
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding import detection, piles
from squadlog.rules.hiding.detection import Searcher
from squadlog.rules.hiding.untold import may_be_sensed
from squadlog.rules.hiding.viewing import View, beneath, is_jammed, theirs, views, views_of
from squadlog.rules.laid_out.telling import show

STAGE = "detection"


def objections_search(battle: Battle, command: piles.SearchPiles, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a search: once a turn, in the detection step, by a unit that is not hidden."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
        return
    if battle.stage != STAGE:
        yield nonsense("not-now", "Search piles in the detection step.", "DET-01")
        return
    if (why := _cannot(battle, unit)) is not None:
        yield why
        return
    known = {pile.number for pile in theirs(battle, unit.side)}
    if not known:
        yield nonsense("no-pile", "The enemy has no pile.", "DET-07")
        return
    if unknown := [number for number in command.piles if number not in known]:
        sentence = f"The enemy has no pile {unknown[0]}."
        yield nonsense("unknown-pile", sentence, "DET-07", f"Piles: {', '.join(map(str, sorted(known)))}.")
    hiding, turn = piles.hiding_of(battle), battle.now.turn
    if tried := [number for number in command.piles if piles.has_tried(hiding, unit.id, number, turn)]:
        yield nonsense("searched", f"{unit.called} has rolled for pile {tried[0]} in this turn.", "DET-01")
    if ctx.rulings.is_("detection.rolls", "one_pile") and len(command.piles) != 1:
        yield nonsense("one-pile", "Each unit tries one pile: name it.", "DET-02", f"detect {unit.id} pile 1")


def _cannot(battle: Battle, unit: Unit) -> Refusal | None:
    """Why a unit makes no attempt in this turn, or None."""
    if piles.is_hidden(unit):
        return nonsense("hidden", f"{unit.called} is hidden and cannot search.", "HID-21")
    if unit.out:
        return nonsense("out", f"{unit.called} is out of the fight.", "WND-17")
    hiding = piles.hiding_of(battle)
    if piles.has_searched(hiding, unit.id, battle.now.turn):
        return nonsense("searched", f"{unit.called} has already searched this turn.", "DET-01")
    if piles.has_enough(hiding, unit.side, battle.now.turn):
        return nonsense("searched", "This side has ended its searches this turn.", "DET-01")
    return None


def searchers(battle: Battle, side: str) -> tuple[int, ...]:
    """Who of a side may still search in this turn, in the order of their numbers; nobody where no pile lies."""
    if not theirs(battle, side):
        return ()
    return tuple(
        unit.id for unit in battle.units.values() if unit.side == side and _cannot(battle, unit) is None
    )


def resolve_search(recorder: EventRecorder, command: piles.SearchPiles, ctx: RulesContext) -> None:
    """Roll a die for each pile in view, then uncover all that was found together (DET-07, DET-16..DET-18)."""
    battle = recorder.battle
    unit = battle.units[command.unit]
    found: list[tuple[piles.Pile, str]] = []
    tried = views(battle, command, ctx)
    for view in tried:
        if detection.is_found_at_once(view.between.metres, ctx):
            found.append((view.pile, "DET-19"))
        elif _roll_search(recorder, _searcher(battle, unit, view, command, ctx), view, command, ctx):
            found.append((view.pile, _rule_of_find(view.pile)))
    for pile, rule in found:
        find(recorder, pile, rule, ctx, by=unit.id)
    if not tried or not _rolls_on(recorder.battle, command, ctx):
        recorder.emit(piles.SearchMade(unit=unit.id, in_view=len(tried)))


def _rule_of_find(pile: piles.Pile) -> str:
    """The rule for a pile that a die has found: with a soldier, a thing, or nothing beneath."""
    return "DET-16" if pile.unit is not None else "DET-37" if pile.thing else "DET-17"


def _rolls_on(battle: Battle, command: piles.SearchPiles, ctx: RulesContext) -> bool:
    """Whether a unit that was told which piles has others left: so that the table may say of each what lies between."""
    if not command.piles or ctx.rulings.is_("detection.rolls", "one_pile"):
        return False
    return bool(views(battle, piles.SearchPiles(unit=command.unit), ctx.at(battle)))


def ahead(battle: Battle, command: object, ctx: RulesContext) -> Iterator[DieAhead]:
    """The piles that a searcher has in view, from left to right, each with what the searcher adds (DET-08, DET-12)."""
    if not isinstance(command, piles.SearchPiles):
        return
    unit = battle.units[command.unit]
    seen = views(battle, command, ctx)
    for view in seen:
        metres = view.between.metres
        words = f"pile {view.pile.number}" + ("" if metres is None else f", {in_metres(metres, 1)}")
        if detection.is_found_at_once(metres, ctx):
            yield DieAhead(words=f"{words}: found without a die [DET-19]")
        else:
            yield DieAhead(
                words=words,
                ledger=detection.as_searched(_searcher(battle, unit, view, command, ctx), view.between, ctx),
            )
    if not seen:
        yield DieAhead(words="no pile in view [DET-06]")


def _searcher(
    battle: Battle, unit: Unit, view: View, command: piles.SearchPiles, ctx: RulesContext
) -> Searcher:
    """Who searches, and whether a ground sensor of its side has that pile in sight, as measured or as stated."""
    more = tuple(ctx.added(detection.TEST, battle, unit.id))
    return Searcher(suit=unit.soldier.armour, sensor=command.sensor or view.sensed, more=more)


def chance_to_find(  # noqa: PLR0917 - who, whom, how far and behind what
    battle: Battle, searcher: int, hidden: int, metres: float, cover: str, ctx: RulesContext
) -> Fraction:
    """The chance that a try of a unit finds another that hides there; 0 where no die may be rolled (DET-09, DET-19)."""
    behind: Literal["", "half", "full"] = "half" if cover == "half" else "full" if cover == "full" else ""
    command = piles.SearchPiles(unit=searcher, range_m=metres, cover=behind)
    pile = piles.Pile(number=1, side=battle.units[hidden].side, unit=hidden)
    view = next(iter(views_of(battle, command, (pile,), ctx)), None)
    if view is None:
        return Fraction(0)
    if detection.is_found_at_once(metres, ctx):
        return Fraction(1)
    eye = _searcher(battle, battle.units[searcher], view, command, ctx)
    test = detection.build_test(eye, view.between, beneath(battle, pile, command), ctx)
    read = checks.as_read(test, ctx)
    return Fraction(read.successes, read.scale.die)


def _roll_search(
    recorder: EventRecorder, searcher: Searcher, view: View, command: piles.SearchPiles, ctx: RulesContext
) -> bool:
    unit = recorder.battle.units[command.unit]
    if view.pile.paper:
        return _roll_on_paper(recorder, unit, searcher, view, ctx)
    under = beneath(recorder.battle, view.pile, command)
    jammer = is_jammed(recorder.battle, view.pile, command)
    public = checks.as_read(detection.as_searched(searcher, view.between, ctx, jammer=jammer), ctx)
    secret = tuple(detection.secret_lines(searcher, under, ctx))
    whole = replace(public, lines=(*public.lines, *secret))
    face = _face(recorder.battle, unit, view, public, ctx)
    found = checks.judge_face(whole, face.value).success
    recorder.emit(
        piles.PileSearched(
            unit=unit.id,
            pile=view.pile.number,
            face=face,
            check=checks.judge_face(public, face.value),
            found=found,
            secret=secret,
        )
    )
    return found


def find(recorder: EventRecorder, pile: piles.Pile, rule: str, ctx: RulesContext, *, by: int) -> None:
    """Uncover a pile that a searcher found; for a pile on paper, ask its owner who is beneath."""
    if pile.paper:
        recorder.emit(piles.PileReached(pile=pile.number, by=by))
    else:
        uncover(recorder, pile, rule, ctx, by=by)


def _roll_on_paper(
    recorder: EventRecorder, unit: Unit, searcher: Searcher, view: View, ctx: RulesContext
) -> bool:
    """A die with the public modifiers; what it comes to its owner says, but for a natural 10 (DET-10..DET-13)."""
    public = checks.as_read(detection.as_searched(searcher, view.between, ctx), ctx)
    face = _face(recorder.battle, unit, view, public, ctx)
    value, scale = public.read(face.value), public.scale
    asks = {scale.natural_success: "DET-10", scale.natural_failure: ""}.get(value, "DET-13")
    check = checks.judge_face(public, face.value)
    recorder.emit(
        piles.PileSearched(
            unit=unit.id, pile=view.pile.number, face=face, check=check, found=False, asks=asks
        )
    )
    return False


def _face(battle: Battle, unit: Unit, view: View, public: Ledger, ctx: RulesContext) -> Face:
    return ctx.dice.roll(
        Roll(
            name="detection",
            who=f"{unit.called} for pile {view.pile.number}",
            side=unit.side,
            needed=checks.UNTOLD if may_be_sensed(battle) else checks.say_needed(public),
            row="detection",
        )
    )


def uncover(
    recorder: EventRecorder, pile: piles.Pile, rule: str, ctx: RulesContext, *, by: int | None = None
) -> None:
    """Remove a pile, and put what is beneath in plain sight (HID-22, HID-23)."""
    recorder.emit(
        piles.PileFound(
            pile=pile.number,
            side=pile.side,
            unit=pile.unit,
            rule=rule,
            by=by,
            position=pile.position if pile.unit is not None else None,
            floor=pile.floor if pile.unit is not None else 1,
            thing=pile.thing,
        )
    )
    if pile.thing:
        show(recorder, pile.thing, rule, by=by)
    if pile.unit is not None:
        settle_where(recorder, pile.unit, ctx.at(recorder.battle))


def objections_no_more(battle: Battle, command: piles.SearchNoMore, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to end a side's searches: only while a unit of it might search."""
    if battle.stage != STAGE:
        yield nonsense("not-now", "Search piles in the detection step.", "DET-01")
    elif not searchers(battle, command.side):
        yield nonsense("searched", "No unit of this side could search.", "DET-01")


def resolve_no_more(recorder: EventRecorder, command: piles.SearchNoMore, _ctx: RulesContext) -> None:
    """End the side's searches in this step (DET-02: a side may search, none must)."""
    recorder.emit(piles.SearchEnded(side=command.side))


def nobody_sees_a_pile(battle: Battle, side: str, ctx: RulesContext) -> bool:
    """Whether no searcher of a side has a pile in view that could be rolled for."""
    return not any(views(battle, piles.SearchPiles(unit=number), ctx) for number in searchers(battle, side))
