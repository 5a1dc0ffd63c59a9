"""Who hides first and where decoys lie, where dice decide it; and who a blast brings to light (A-09, A-10, A-14)."""

from collections.abc import Iterator

from squadlog.base.dice import Face, Roll
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint, Whereabouts
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.hiding import placing
from squadlog.rules.hiding.chance import BlastPiles, DrawLots, LotsDrawn, PilesBlasted
from squadlog.rules.hiding.piles import LayDecoy, Pile, PileLaid, hiding_of
from squadlog.rules.hiding.searching import uncover

_TRIES = 100
"""How many times a place is rolled for."""
_HUNDRED = 100


def objections_lots(battle: Battle, _command: DrawLots, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to draw lots: once, before play, where dice decide and more than one side may hide."""
    if battle.stage != "setup":
        yield nonsense("begun", "Choose hiding before the battle begins.", "HID-01")
    elif not placing.lots_decide(battle, ctx):
        sentence = "In this battle, no dice decide which side hides first."
        yield nonsense("no-lots", sentence, "HID-13", "See the ruling hiding.order (A-10).")
    elif hiding_of(battle).order:
        yield nonsense("drawn", "The side that hides first is already decided.", "HID-13")


def resolve_lots(recorder: EventRecorder, _command: DrawLots, ctx: RulesContext) -> None:
    """Roll a d10 for each side, low first; sides that tie roll again among themselves."""
    faces: list[Face] = []
    order: list[str] = []
    _rank_sides(placing.entitled_sides(recorder.battle), recorder.battle, ctx, faces, order)
    recorder.emit(LotsDrawn(order=tuple(order), faces=tuple(faces)))


def _rank_sides(
    sides: tuple[str, ...], battle: Battle, ctx: RulesContext, faces: list[Face], order: list[str]
) -> None:
    rolled: dict[str, int] = {}
    for side in sides:
        face = ctx.dice.roll(
            Roll(
                name="hides_first",
                who=battle.setup.side_name(side),
                side=side,
                needed="the lowest hides first",
            )
        )
        faces.append(face)
        rolled[side] = face.value
    for value in sorted(set(rolled.values())):
        alike = tuple(side for side in sides if rolled[side] == value)
        if len(alike) == 1:
            order.append(alike[0])
        else:
            _rank_sides(alike, battle, ctx, faces, order)


def _place_by_dice(battle: Battle, side: str, ctx: RulesContext) -> tuple[Waypoint, tuple[Face, ...]]:
    """A free place by two d100, as hundredths of the map east and north, rolled until one is free.

    Where a hundred are not, the last one stands: counters then overlap.
    """
    wide_m, high_m = ctx.surveyor.extent() or (0.0, 0.0)
    faces = list[Face]()
    for _ in range(_TRIES):
        east, north = (
            ctx.dice.roll(Roll(name="decoy", who=f"how far {way}", side=side, die=_HUNDRED, row="decoy"))
            for way in ("east", "north")
        )
        faces += (east, north)
        at = Waypoint(
            x=(east.value - 0.5) / _HUNDRED * wide_m, y=(north.value - 0.5) / _HUNDRED * high_m, floor=1
        )
        if placing.free_for_a_pile(battle, side, at, ctx):
            break
    return at, tuple(faces)


def objections_blast(battle: Battle, command: BlastPiles, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to blast piles: they must lie there, in play; not where a blast does nothing to the hidden."""
    known = {pile.number for pile in hiding_of(battle).seen_by_all()}
    unknown = [number for number in command.piles if number not in known]
    if battle.stage == "setup":
        yield nonsense("not-now", "Nothing goes off before play begins.", "HID-24")
    elif unknown or not command.piles:
        sentence = f"There is no pile {unknown[0]}." if unknown else "Say which piles."
        yield nonsense("unknown-pile", sentence, "HID-24", f"Piles: {', '.join(map(str, sorted(known)))}.")
    elif ctx.rulings.is_("hiding.blast", "immune"):
        sentence = "In this battle, a blast has no effect on hidden units."
        yield nonsense("immune", sentence, "HID-24", "See the ruling hiding.blast (A-14).")


def resolve_blast(recorder: EventRecorder, command: BlastPiles, ctx: RulesContext) -> None:
    """Reveal every unit beneath the `piles` caught in a blast; a decoy stays, for nobody attacks it."""
    recorder.emit(PilesBlasted(piles=command.piles))
    for pile in hiding_of(recorder.battle).piles:
        if pile.number in command.piles and not pile.is_decoy:
            uncover(recorder, pile, "HID-24", ctx)


def resolve_decoy(recorder: EventRecorder, command: LayDecoy, ctx: RulesContext) -> None:
    """Lay a pile with nobody beneath, where its owner or the dice put it."""
    battle, at = recorder.battle, command.at
    faces: tuple[Face, ...] = ()
    if placing.by_dice(battle, ctx):
        at, faces = _place_by_dice(battle, command.side, ctx)
    position, floor = placing.lying(at, command.facing_deg or 0.0)
    pile = Pile(
        number=placing.next_number(battle, command.side) if command.pile is None else command.pile,
        side=command.side,
        position=position,
        floor=floor,
        looks_round=command.facing_deg is None,
        veiled=placing.is_veiled(battle, command.side, position, floor),
    )
    recorder.emit(PileLaid(pile=pile, faces=faces))


def brings_to_light(recorder: EventRecorder, fused: Fused, reach_m: float, ctx: RulesContext) -> None:
    """Reveal units hidden within reach of an explosion, unless full cover keeps them safe.

    HID-24, A-14: or do nothing to the hidden at all.
    """
    if fused.spot is None or ctx.rulings.is_("hiding.blast", "immune"):
        return
    piles = [
        pile for pile in hiding_of(recorder.battle).piles if not pile.is_decoy and pile.position is not None
    ]
    places = [
        Whereabouts(x=pile.position.x, y=pile.position.y, floor=pile.floor)
        for pile in piles
        if pile.position is not None
    ]
    reached = ctx.reached(recorder.battle, fused, places, reach_m)
    for pile, found in zip(piles, reached or (None,) * len(piles), strict=True):
        if found is not None and found.cover != "full":
            uncover(recorder, pile, "HID-24", ctx)
