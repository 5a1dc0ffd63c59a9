"""Laying things out, side by side and before play: what speaks against it, and what there is to lay."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.rules.common import advanced
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept import laid_things
from squadlog.rules.common.refusing import no_place
from squadlog.rules.common.words import AssignedThing, LaidKind
from squadlog.rules.laid_out.commitment import LAYS, bind, subject_now, text_of_side

_no = refuses("movement")

_NOBODY = -1
"""The number of a unit that there is not: a thing stands there."""
_SOMEBODY = "AMB-37"
"""By this rule nobody stands where somebody else does; a thing lies at his feet."""


def kinds(battle: Battle) -> dict[str, LaidKind]:
    """The kinds of things that are laid out in this battle, by their words."""
    return {one.key: one for key in battle.chapters for one in advanced.words_of(key).lays}


def open_kinds(battle: Battle) -> dict[str, LaidKind]:
    """The kinds laid out now: all before play; in play those just come that nobody carries (ADV-03)."""
    if battle.stage == "setup":
        return kinds(battle)
    return {one.key: one for key in laid_things.late(battle) for one in _for_all(key)}


def _for_all(key: str) -> list[LaidKind]:
    return [one for one in advanced.words_of(key).lays if one.assigned is None]


def brings(battle: Battle, key: str) -> bool:
    """Whether a chapter that comes into force in play may have anything to be laid out, as far as all know."""
    return any(
        one.covered != "never" or any(stock(battle, side, one) for side in battle.side_ids())
        for one in _for_all(key)
    )


def kind_called(battle: Battle, word: str) -> LaidKind | None:
    """The kind of that word, in force here; None where there is none."""
    return kinds(battle).get(word.strip().lower().replace(" ", "_"))


def of_side(battle: Battle, side: str, kind: str) -> tuple[laid_things.LaidThing, ...]:
    """All that a side has laid out of a kind."""
    return tuple(one for one in laid_things.laid_out(battle).things if (one.side, one.kind) == (side, kind))


def stock(battle: Battle, side: str, kind: LaidKind) -> int:
    """How many things of a kind a side has to lay out: bought for all of it, or carried by its soldiers at first."""
    return (
        laid_things.count_bought(battle.setup, side, kind.item)
        if kind.assigned is None
        else len(_things_assigned(battle, side, kind))
    )


def _things_assigned(battle: Battle, side: str, kind: LaidKind) -> tuple[AssignedThing, ...]:
    return () if kind.assigned is None else tuple(kind.assigned(battle, side))


def _thing_carried(battle: Battle, command: laid_things.LayThing, kind: LaidKind) -> AssignedThing | None:
    """The thing of a soldier that is laid out: the one of that number, or the first that is carried still.

    In secret it is the last of those that are like it: the numbers of the others go on as if it were carried still.
    """
    free = _still_carried(battle, command.side, kind)
    if command.number is not None:
        return next((one for one in free if one.number == command.number), None)
    like = [one for one in free if (one.unit, one.item) == (free[0].unit, free[0].item)]
    return None if not like else like[-1 if command.covered else 0]


def _still_carried(battle: Battle, side: str, kind: LaidKind) -> list[AssignedThing]:
    lying = {one.number for one in of_side(battle, side, kind.key)}
    return [one for one in _things_assigned(battle, side, kind) if one.number not in lying]


def _thing_meant(
    battle: Battle, command: laid_things.LayThing, kind: LaidKind
) -> laid_things.LaidThing | None:
    """The thing that is laid elsewhere: the one of that number, or the only one of its side; None: a new one."""
    lying = of_side(battle, command.side, kind.key)
    if command.number is not None:
        return next((one for one in lying if one.number == command.number), None)
    only = len(lying) == 1 and (command.off or stock(battle, command.side, kind) == 1)
    return lying[0] if only else None


def objections_lay(battle: Battle, command: laid_things.LayThing, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to lay out: before play, what the side has bought, on free ground, as its chapter lets it."""
    kind = kind_called(battle, command.what)
    if kind is None:
        known = ", ".join(kinds(battle)) or "nothing"
        sentence = f"This battle has no {command.what!r} to place."
        yield nonsense("unknown-thing", sentence, "SET-05", f"There is {known}.")
        return
    if (refused := _too_late(battle, command.side, kind)) is not None:
        yield refused
        return
    thing = _thing_meant(battle, command, kind)
    new = not command.off and _thing_carried(battle, command, kind) is not None
    if thing is None and not new and (command.number is not None or command.off):
        lying = ", ".join(one.called for one in of_side(battle, command.side, kind.key)) or "none"
        said = f"{kind.key} {command.number}" if command.number is not None else f"which {kind.key} is meant"
        sentence = f"It is unclear {said}." if command.number is None else f"This side has placed no {said}."
        yield nonsense("unknown-thing", sentence, kind.rule, f"Placed: {lying}.")
        return
    if command.off:
        yield from _of_its_chapter(battle, command, kind, ctx)
        return
    if thing is None:
        yield from _beyond_its_goods(battle, command.side, kind)
    if command.covered and kind.covered == "never":
        sentence = f"Every side may know where the {kind.key} is."
        yield nonsense("in-the-open", sentence, kind.rule, "Leave covered out.")
        return
    yield from _ground(battle, command, kind, ctx)
    yield from _of_its_chapter(battle, command, kind, ctx)


def _of_its_chapter(
    battle: Battle, command: laid_things.LayThing, kind: LaidKind, ctx: RulesContext
) -> Iterator[Refusal]:
    if (rules := ctx.in_force.ground.kinds.get(kind.key)) is not None and rules.lays is not None:
        yield from rules.lays(battle, command, ctx)


def _too_late(battle: Battle, side: str, kind: LaidKind | None) -> Refusal | None:
    rule = "SET-05" if kind is None else kind.rule
    now = open_kinds(battle)
    if battle.stage != "setup" and (not now or (kind is not None and kind.key not in now)):
        only = ", ".join(now).replace("_", " ")
        instead = f"Place now: {only}." if now else ""
        return nonsense("begun", "Place objects before the battle begins.", rule, instead)
    if side in laid_things.laid_out(battle).bound:
        return nonsense("bound", "This side has finished placing.", rule, "Undo to change it.")
    return None


def _beyond_its_goods(battle: Battle, side: str, kind: LaidKind) -> Iterator[Refusal]:
    has, lies = stock(battle, side, kind), len(of_side(battle, side, kind.key))
    if lies < has:
        return
    what = kind.key.replace("_", " ")
    name = battle.setup.side_name(side)
    sentence = f"{name} has {has or 'no'} {what}{'' if has < 2 else 's'}" + (", all placed." if has else ".")
    instead = f"lay {side} {kind.key} {lies} at X,Y lays one elsewhere." if has else "Buy it with the squad."
    yield _no("not-bought", sentence, kind.rule, instead)


def _ground(
    battle: Battle, command: laid_things.LayThing, kind: LaidKind, ctx: RulesContext
) -> Iterator[Refusal]:
    on_map, at = bool(battle.setup.map), command.at
    if at is not None and not on_map:
        yield nonsense("no-map", "This battle has no map.", kind.rule, "Write where it is: where TEXT.")
    elif command.where and on_map:
        yield nonsense("map", "On a map, an object needs a place.", kind.rule, "Such as at 12,8.")
    elif at is None and (on_map or not (command.where or command.on)):
        such = "at 12,8" if on_map else 'where "by the gate"'
        sentence = f"Say where the {kind.key.replace('_', ' ')} lies."
        yield nonsense("no-place", sentence, kind.rule, f"Such as {such}.")
    elif at is not None:
        counter = kind.covered != "always"  # what is always hidden is written down, and has none
        place = Position(x=at.x, y=at.y)
        stands = ctx.surveyor.stands(_NOBODY, place, at.floor or 1, room=counter)
        if not stands.value and stands.rule != _SOMEBODY:
            yield no_place(stands, "Choose a free place.")


def resolve_lay(recorder: EventRecorder, command: laid_things.LayThing, ctx: RulesContext) -> None:
    """Lay the thing down, or take it up again."""
    battle = recorder.battle
    kind = kinds(battle)[command.what.strip().lower().replace(" ", "_")]
    before = _thing_meant(battle, command, kind)
    if command.off:
        if before is not None:
            recorder.emit(laid_things.ThingTakenUp(thing=before))
            _follow(recorder, kind, before, None, ctx)
        return
    at = command.at
    thing = before or _another(battle, command, kind)
    thing = replace(
        thing,
        position=None if at is None else Position(x=at.x, y=at.y),
        floor=1 if at is None else at.floor or 1,
        where=command.where,
        feature=command.on,
        covered=command.covered or kind.covered == "always",
        width_m=float(ctx.book.figure(kind.width)) if kind.width else 0.0,
    )
    recorder.emit(laid_things.ThingLaid(thing=thing))
    _follow(recorder, kind, before, thing, ctx)


def _follow(
    recorder: EventRecorder,
    kind: LaidKind,
    before: laid_things.LaidThing | None,
    after: laid_things.LaidThing | None,
    ctx: RulesContext,
) -> None:
    if (rules := ctx.in_force.ground.kinds.get(kind.key)) is not None and rules.laid is not None:
        rules.laid(recorder, before, after, ctx)


def _another(battle: Battle, command: laid_things.LayThing, kind: LaidKind) -> laid_things.LaidThing:
    side = command.side
    if (one := _thing_carried(battle, command, kind)) is not None:
        name = f"{side}-{kind.key}-{one.number}"
        return laid_things.LaidThing(
            id=name, kind=kind.key, side=side, number=one.number, by=one.unit, item=one.item
        )
    number = max((one.number for one in of_side(battle, side, kind.key)), default=0) + 1
    return laid_things.LaidThing(id=f"{side}-{kind.key}-{number}", kind=kind.key, side=side, number=number)


def objections_over(battle: Battle, command: laid_things.LayingOver, _ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to end laying out: once a side, before play, where anything is laid out at all."""
    if not kinds(battle):
        yield nonsense("nothing-to-lay", "This battle has no objects to place.", "SET-05")
    elif (refused := _too_late(battle, command.side, None)) is not None:
        yield refused


def resolve_over(recorder: EventRecorder, command: laid_things.LayingOver, _ctx: RulesContext) -> None:
    """Bind the side to what it has laid out, and tell all the commitment."""
    _bind(recorder, command.side)


def _bind(recorder: EventRecorder, side: str) -> None:
    battle = recorder.battle
    bound = bind(battle.setup, side, subject_now(battle, LAYS), text_of_side(battle, side))
    recorder.emit(laid_things.SideBound(side=side, commitment=bound))


def lays_in_secret(battle: Battle) -> bool:
    """Whether anything may be laid out in secret now."""
    return any(kind.covered != "never" for kind in open_kinds(battle).values())


def opens(recorder: EventRecorder, _ctx: RulesContext) -> None:
    """Bind every side, as play begins or goes on, to what it has laid out in secret, even to nothing."""
    if lays_in_secret(recorder.battle):
        for side in recorder.battle.side_ids():
            if side not in laid_things.laid_out(recorder.battle).bound:
                _bind(recorder, side)


def placeables(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Placeable]:
    """What a side has laid out, what else it may, and that all lies there; then nothing more."""
    if side in laid_things.laid_out(battle).bound:
        return
    lies = 0
    here = [kind for kind in open_kinds(battle).values() if stock(battle, side, kind)]
    for kind in here:
        lying = of_side(battle, side, kind.key)
        lies += len(lying)
        for thing in lying:
            yield _with_size(_lying(battle, thing), kind, ctx)
        has = stock(battle, side, kind)
        if kind.assigned is not None:
            yield from _of_soldiers(battle, side, kind)
        elif len(lying) < has:
            for covered in (False, True):
                if kind.covered in ("may", "always" if covered else "never"):
                    new = _new(side, kind, f"{len(lying)} of {has} placed [{kind.rule}]", covered=covered)
                    yield _with_size(new, kind, ctx)
    if here or lays_in_secret(battle):
        words = f"All placed: {so_many(lies, 'object')}" if here else "Nothing to place"
        yield Placeable(key="bound", words=words, says=laid_things.LayingOver(side=side))


def _with_size(one: Placeable, kind: LaidKind, ctx: RulesContext) -> Placeable:
    """With the square or the circle that the map shows round it."""
    width_m = float(ctx.book.figure(kind.width)) if kind.width else 0.0
    return replace(one, half_m=width_m / 2 or None, radius_m=kind.near_m or None)


def _of_soldiers(battle: Battle, side: str, kind: LaidKind) -> Iterator[Placeable]:
    """What soldiers still carry of a kind, each by its number; of those that are like it the one that is laid next."""
    following = {(one.unit, one.item): one for one in _still_carried(battle, side, kind)}
    for one in following.values():
        if one.unit in battle.units:
            words = f"{kind.key} {one.number}, {one.item.replace('_', ' ')}"
            yield Placeable(
                key=f"{kind.key}:{one.number}",
                words=words + (", in secret" if kind.covered != "never" else ""),
                state=f"with {battle.units[one.unit].called} [{kind.rule}]",
                lays=partial(_lay, side, kind.key, one.number, kind.covered != "never"),
                turns=False,
            )


def _lying(battle: Battle, thing: laid_things.LaidThing) -> Placeable:
    at, floor = laid_things.place_of(battle, thing)
    where = f" {thing.where}" if at is None else f" at {at.x:g},{at.y:g}"
    secret = ", in secret" if thing.covered else ""
    return Placeable(
        key=thing.id,
        words=thing.called.replace("_", " "),
        state=f"lies{where}{secret}",
        laid=True,
        lays=partial(_lay, thing.side, thing.kind, thing.number, thing.covered),
        lifts=laid_things.LayThing(side=thing.side, what=thing.kind, number=thing.number, off=True),
        at=at,
        floor=floor,
        turns=False,
    )


def _new(side: str, kind: LaidKind, state: str, *, covered: bool) -> Placeable:
    secret = ", in secret" if covered else ""
    return Placeable(
        key=f"{kind.key}:{covered}",
        words=f"{kind.key.replace('_', ' ')}{secret}",
        state=state,
        lays=partial(_lay, side, kind.key, None, covered),
        turns=False,
    )


def _lay(  # noqa: PLR0917 - filled in from the left by whoever offers it
    side: str, what: str, number: int | None, covered: bool, at: Waypoint | None, _facing: float | None, overrule: str
) -> laid_things.LayThing:  # fmt: skip
    return laid_things.LayThing(
        side=side, what=what, number=number, covered=covered, at=at, overrule=overrule
    )
