"""Who hides where, and the decoys: in secret, before play, side by side (HID-01, HID-08..HID-13)."""

from collections.abc import Iterator
from math import hypot

from squadlog.base.lengths import in_metres
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.facts.shapes import at_least
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import laid_out, thing_words
from squadlog.rules.common.refusing import no_place
from squadlog.rules.hiding import piles
from squadlog.rules.hiding.commitment import HIDES, bind, commitment, placement, salt_of
from squadlog.rules.laid_out.tarps import hides_all, tarp_over

_no = refuses("movement")

_APART_M = 1.0
_NOBODY = -1
"""The number of a unit that there is not: no unit stands there."""
_VEILED_FROM = 500
"""Numbers from here on have those who lie under a tarp, side by side: nobody else ever reads them."""
_TURNS = ("facing", "opportunity")


def on_paper(ctx: RulesContext) -> bool:
    """Whether this table keeps on paper what lies beneath its piles, by the honour system (HID-14, HID-15)."""
    return ctx.rulings.is_("hiding.secrets", "paper")


def objections_hide(battle: Battle, command: piles.Hide, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to hide: it is done before play, on a free place in the start zone, and then stays so."""
    unit = battle.units.get(command.unit)
    if unit is None:
        yield unknown_unit(command.unit)
        return
    if piles.is_hidden(unit) and battle.stage != "setup" and command.at is None:
        if ctx.rulings.choice("hiding.passive_actions") not in _TURNS:
            sentence = f"{unit.called} is hidden and may do nothing, not even turn."
            instead = "The ruling hiding.passive_actions (A-11) lets them turn."
            yield nonsense("hidden", sentence, "HID-16", instead)
        return
    if (refused := _too_late(battle, unit.side)) is not None:
        yield refused
        return
    if not is_veiled(battle, unit.side, *lying(_place(battle, command), 0.0)):
        yield from no_right(battle, unit.side)
    yield from not_its_turn(battle, unit.side, ctx)
    if on_paper(ctx):
        if command.at is not None:
            yield _refuse_paper()
        return
    if (at := _place(battle, command)) is None:
        if battle.setup.map:
            yield nonsense("no-place", f"Say where {unit.called} hides.", "HID-09", "Such as at 12,8.")
        return
    yield from _ground(battle, unit.side, unit.id, at, ctx, own=piles.hiding_of(battle).over(unit.id))


def objections_decoy(battle: Battle, command: piles.LayDecoy, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to a decoy: two go with each hidden unit, anywhere on the map, a metre from any other pile."""
    if (refused := _too_late(battle, command.side)) is not None:
        yield refused
        return
    yield from no_right(battle, command.side)
    yield from not_its_turn(battle, command.side, ctx)
    if on_paper(ctx):
        yield _refuse_paper()
        return
    own = next((one for one in piles.hiding_of(battle).of(command.side) if one.number == command.pile), None)
    if command.pile is not None and (own is None or not own.is_decoy):
        sentence = f"Pile {command.pile} is not a decoy of this side."
        instead = "To move a hidden soldier, use hide."
        yield nonsense("unknown-pile", sentence, "HID-11", instead)
        return
    hidden, decoys = count_hidden(battle, command.side)
    most = most_decoys(hidden, ctx)
    if own is None and decoys >= most:
        sentence = f"With {hidden} hidden it may have {most} decoys, and has {decoys}."
        yield nonsense("too-many-decoys", sentence, "HID-11", "First hide a soldier.")
        return
    if by_dice(battle, ctx):
        if command.at is not None:
            sentence = "In this battle, dice decide where decoys are."
            yield nonsense("dice-decide", sentence, "HID-12", "Leave the place out.")
        return
    if command.at is None:
        if battle.setup.map:
            yield nonsense("no-place", "Say where the decoy is.", "HID-12", "Such as at 12,8.")
        return
    zoned = ctx.rulings.is_("decoy.placement", "start_zone")
    member = next((unit.id for unit in battle.units.values() if unit.side == command.side), _NOBODY)
    yield from _ground(battle, command.side, member if zoned else _NOBODY, command.at, ctx, own=own)


def _refuse_paper() -> Refusal:
    return nonsense(
        "on-paper",
        "The secrets of the piles in this battle are on paper; the program knows neither places nor decoys.",
        "HID-14",
        "hide UNIT takes a unit off the map; pile SIDE N at X,Y enters a pile.",
    )


def by_dice(battle: Battle, ctx: RulesContext) -> bool:
    """Whether dice decide where decoys lie; only a map has places (A-09)."""
    return bool(battle.setup.map) and ctx.rulings.is_("decoy.placement", "random")


def entitled_sides(battle: Battle) -> tuple[str, ...]:
    """The sides that may hide, in the order of the set-up (HID-03..HID-06)."""
    return tuple(side for side in battle.side_ids() if not any(no_right(battle, side)))


def lots_decide(battle: Battle, ctx: RulesContext) -> bool:
    """Whether dice decide which side hides first: where more than one may, and the table has it so (A-10)."""
    return ctx.rulings.is_("hiding.order", "roll") and len(entitled_sides(battle)) > 1


def in_order(battle: Battle, ctx: RulesContext) -> tuple[str, ...]:
    """The sides in the order they hide: by dice, or the scenario's first side first; empty: at once (A-10)."""
    if lots_decide(battle, ctx):
        return piles.hiding_of(battle).order
    first, sides = battle.setup.page.hides_first, entitled_sides(battle)
    if len(sides) < 2 or first not in sides:
        return ()
    return (first, *(side for side in sides if side != first))


def not_its_turn(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Refusal]:
    """Where dice or the scenario decide who hides first, one side follows the other and sees its piles (A-10)."""
    hiding, order = piles.hiding_of(battle), in_order(battle, ctx)
    if not order and not lots_decide(battle, ctx):
        return
    first = next((one for one in order if one not in hiding.numbered), "")
    if not order:
        yield nonsense("no-lots", "Dice decide first which side hides first.", "HID-13", "Say lots.")
    elif side != first:
        name = battle.setup.side_name(first)
        yield nonsense("not-first", f"{name} hides first.", "HID-13", f"placed {first} ends it.")


def most_decoys(hidden: int, ctx: RulesContext) -> int:
    """How many decoys a side with `hidden` hidden units may have (HID-11)."""
    return hidden * int(ctx.book.figure("decoys"))


def count_hidden(battle: Battle, side: str) -> tuple[int, int]:
    """The hidden units and the decoys of a side."""
    hidden = sum(piles.is_hidden(unit) for unit in battle.units.values() if unit.side == side)
    return hidden, sum(pile.is_decoy for pile in piles.hiding_of(battle).of(side))


def may_place(battle: Battle, side: str) -> bool:
    """Whether a side may hide, under a tarp of its own if nowhere else, and has not placed whom it hides."""
    tarps = any(one.width_m and one.side == side for one in laid_out(battle).things)
    return _too_late(battle, side) is None and (tarps or not any(no_right(battle, side)))


def _too_late(battle: Battle, side: str) -> Refusal | None:
    if battle.stage != "setup":
        return nonsense("begun", "Choose hiding before the battle begins.", "HID-01")
    if side in piles.hiding_of(battle).numbered:
        return nonsense("placed", "This side has placed its hidden units.", "HID-13", "Undo to change it.")
    return None


def no_right(battle: Battle, side: str) -> Iterator[Refusal]:
    """A side hides that the scenario lets, that has paid for it, or by agreement (HID-03..HID-06)."""
    rights = battle.setup.may_hide
    if rights and all(one.side != side for one in rights):
        sentence = "This side may not hide units: no scenario allows it, and the side paid no points for it."
        yield _no("no-right", sentence, "HID-03", "The players may agree on it (HID-06).")


def _place(battle: Battle, command: piles.Hide) -> Waypoint | None:
    """Where it is to hide: as said, where its pile is, or where it stands."""
    if command.at is not None:
        return command.at
    unit, pile = battle.units[command.unit], piles.hiding_of(battle).over(command.unit)
    at, floor = (pile.position, pile.floor) if pile is not None else (unit.position, unit.floor)
    return None if at is None else Waypoint(x=at.x, y=at.y, floor=floor)


def free_for_a_pile(battle: Battle, side: str, at: Waypoint, ctx: RulesContext) -> bool:
    """Whether a pile may lie there, whatever is beneath."""
    return not any(ground_for_a_pile(battle, side, at, ctx))


def ground_for_a_pile(battle: Battle, side: str, at: Waypoint, ctx: RulesContext) -> Iterator[Refusal]:
    """The objections of the ground to a pile there, whatever is beneath."""
    yield from _ground(battle, side, _NOBODY, at, ctx)


def _ground(
    battle: Battle, side: str, unit: int, at: Waypoint, ctx: RulesContext, *, own: piles.Pile | None = None
) -> Iterator[Refusal]:
    """What speaks against a pile there: the ground, and another pile, as far as its owner may know of it."""
    if not battle.setup.map:
        sentence = "This battle has no map."
        yield nonsense("no-map", sentence, "HID-09", "Leave the place out, and state the facts.")
        return
    floor = at.floor or 1
    stands = ctx.surveyor.stands(unit, Position(x=at.x, y=at.y), floor)
    if not stands.value:
        yield no_place(stands, "Choose a free place.")
    hiding = piles.hiding_of(battle)
    for pile in (*hiding.of(side), *(one for one in hiding.seen_by_all() if one.side != side)):
        there = pile.position
        if pile is own or there is None or pile.floor != floor:
            continue
        if not at_least(hypot(there.x - at.x, there.y - at.y), _APART_M):
            sentence = f"Pile {pile.number} is less than {in_metres(_APART_M)} from there."
            yield _no("near-a-pile", sentence, "HID-12", "Counters do not overlap.")
            return


def lying(at: Waypoint | None, facing_deg: float) -> tuple[Position | None, int]:
    """The position and the floor of a pile at a place; no position for None."""
    if at is None:
        return None, 1
    return Position(x=at.x, y=at.y, facing_deg=facing_deg % 360), at.floor or 1


def resolve_hide(recorder: EventRecorder, command: piles.Hide, ctx: RulesContext) -> None:
    """Put the unit under a pile, or move or turn its pile; on paper, take it off the map."""
    battle = recorder.battle
    if on_paper(ctx):
        recorder.emit(piles.HidesOnPaper(unit=command.unit))
        return
    unit, hiding = battle.units[command.unit], piles.hiding_of(battle)
    position, floor = lying(_place(battle, command), command.facing_deg)
    pile = hiding.over(unit.id) or piles.Pile(
        number=next_number(battle, unit.side), side=unit.side, unit=unit.id
    )
    under = is_veiled(battle, unit.side, position, floor)
    recorder.emit(piles.PileLaid(pile=replace(pile, position=position, floor=floor, veiled=under)))


def is_veiled(battle: Battle, side: str, at: Position | None, floor: int) -> bool:
    """Whether a place lies under a tarp of that side, so that nobody else knows of anybody there (HOL-04)."""
    return hides_all(battle) and tarp_over(battle, at, floor, side=side) is not None


def number_under_tarp(battle: Battle, side: str) -> int:
    """A number for another pile under a tarp, once the others are numbered."""
    apart = _VEILED_FROM * (1 + battle.side_ids().index(side))
    return max((one.number for one in piles.hiding_of(battle).of(side) if one.veiled), default=apart - 1) + 1


def next_number(battle: Battle, side: str) -> int:
    """A number for another pile of a side, which tells nothing of the piles that it does not know."""
    hiding = piles.hiding_of(battle)
    return max((one.number for one in (*hiding.of(side), *hiding.seen_by_all())), default=0) + 1


def objections_lift(battle: Battle, command: piles.LiftPile, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to lifting a pile: it must be the side's own, in placement, and not the last unit with decoys."""
    if (refused := _too_late(battle, command.side)) is not None:
        yield refused
        return
    pile = next((one for one in piles.hiding_of(battle).of(command.side) if one.number == command.pile), None)
    if pile is None:
        yield nonsense("unknown-pile", f"There is no pile {command.pile} of this side.", "HID-10")
        return
    if pile.thing:
        what = thing_words(pile.thing)
        again = f"lay {command.side} {what} off picks it up."
        yield nonsense("no-decoy", f"Pile {pile.number} is {what}.", "HID-10", again)
        return
    hidden, decoys = count_hidden(battle, command.side)
    if pile.unit is not None and decoys > most_decoys(hidden - 1, ctx):
        yield nonsense("too-many-decoys", "Too many decoys would be left.", "HID-11", "First lift decoys.")


def resolve_lift(recorder: EventRecorder, command: piles.LiftPile, _ctx: RulesContext) -> None:
    """Remove the pile; its unit no longer hides."""
    recorder.emit(piles.PileLifted(number=command.pile, side=command.side))


def objections_placed(battle: Battle, command: piles.PlacementOver, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to end placement: once a side; where whole squads hide or none, no squad may be torn (A-13)."""
    if (refused := _too_late(battle, command.side)) is not None:
        yield refused
        return
    yield from not_its_turn(battle, command.side, ctx)
    if not on_paper(ctx):
        yield from _check_forgotten(battle, command.side)
    if any(
        not pile.veiled for pile in piles.hiding_of(battle).of(command.side)
    ):  # the tarp may have been moved
        yield from no_right(battle, command.side)
    if ctx.rulings.is_("hiding.granularity", "unit"):
        return
    for key in {unit.grouping for unit in battle.units.values() if unit.side == command.side}:
        hidden = [piles.is_hidden(unit) for unit in battle.members(key)]
        if any(hidden) and not all(hidden):
            sentence = f"{battle.groupings[key].name} must hide as a whole or not at all."
            yield nonsense("torn", sentence, "HID-01", "Hide the others too.")


def _units_unplaced(battle: Battle, side: str) -> tuple[Unit, ...]:
    """Who of a side is hidden and lies under no pile."""
    placed = {pile.unit for pile in piles.hiding_of(battle).piles}
    return tuple(
        unit
        for unit in battle.units.values()
        if unit.side == side and piles.is_hidden(unit) and unit.id not in placed
    )


def _check_forgotten(battle: Battle, side: str) -> Iterator[Refusal]:
    """Everybody of a side who begins hidden lies under a pile; who that is, others need not know."""
    if _units_unplaced(battle, side):
        sentence = f"{battle.setup.side_name(side)} has not placed all its hidden units."
        instead = f"Its owner writes hide UNIT at X,Y for each of them, then placed {side}."
        yield nonsense("not-placed", sentence, "HID-09", instead)


def unready(battle: Battle, ctx: RulesContext, side: str) -> Iterator[Refusal]:
    """Why play cannot begin yet: a side, or that `side`, has not placed those it hides (HID-09, SET-05)."""
    sides = (side,) if side else battle.side_ids()
    for one in sides if not on_paper(ctx) else ():
        yield from _check_forgotten(battle, one)


def resolve_placed(recorder: EventRecorder, command: piles.PlacementOver, _ctx: RulesContext) -> None:
    """Number the side's piles, which all may see now."""
    number(recorder, command.side)


def number(recorder: EventRecorder, side: str) -> None:
    """Number the piles of a side by place, or by lot where there is no map, so that none tells when it was laid.

    Piles on paper keep their numbers, and have no commitment.
    """
    hiding = piles.hiding_of(recorder.battle)

    salt = salt_of(recorder.battle.setup, side)

    def lies(pile: piles.Pile) -> tuple[float, float, float, str]:
        at = pile.position
        if at is None:  # on no map: in an order that nobody else can tell
            return 0.0, 0.0, 0.0, commitment(salt, str(pile.number)) if salt else ""
        return pile.floor, at.x, at.y, ""

    all_own = hiding.of(side)
    own = sorted((pile for pile in all_own if not pile.paper and not pile.veiled), key=lies)
    under = sorted((pile for pile in all_own if pile.veiled), key=lies)
    first = max((one.number for one in hiding.seen_by_all()), default=0) + 1
    apart = _VEILED_FROM * (1 + recorder.battle.side_ids().index(side)) if under else 0
    placed = placement(
        tuple(replace(pile, number=new) for new, pile in (*enumerate(own, first), *enumerate(under, apart)))
    )
    bound = bind(recorder.battle.setup, side, HIDES, placed) if len(own) + len(under) == len(all_own) else ""
    recorder.emit(
        piles.PilesNumbered(
            side=side,
            first=first,
            numbers=tuple(one.number for one in own),
            veiled=tuple(one.number for one in under),
            apart=apart if under else 0,
            commitment=bound,
        )
    )
