"""Moving over the ground: what forbids a move, and the move itself (ACT-21..40, MOV, TER, BNC-02..11)."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, floor

from squadlog.base.lengths import in_metres
from squadlog.base.names import as_sentence
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PlaceTaken, UnitMoved
from squadlog.battle.feature import STAIRS
from squadlog.battle.refusal import Refusal, nonsense, refuses, unknown_unit
from squadlog.battle.state import Battle, Trace, Unit
from squadlog.facts.ground_facts import MoveFacts, Obstruction, StatedMove, Turn, metres_begun
from squadlog.rules.common.arriving import comes_short, position_after, settle
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving import bounce
from squadlog.rules.moving.path import CRAWLS, FAST, Walk, exact, unknown_effects, walk_metres
from squadlog.rules.moving.step_costs import NO_GROUND, allowance, row_key, steps_of
from squadlog.rules.moving.turning import refusal_turns

no = refuses("movement")
"""A refusal by the rules of movement."""

MODES = ("walk", "run", "sprint", "crawl", "crawl_back", "backward", "sideways", "turn", "kneel", "stairs")
_ON_STAIRS = f"{STAIRS}:"
_LEAPS = ("jump", "dive")
_FARTHEST_M = 1000.0
_LONGEST_PATH = 200
_DEEP = "river"
_NEARLY_M = 1e-6
_ELSEWHERE = "Go another way."


def refusal_move(
    battle: Battle, unit_id: int, mode: str, facts: MoveFacts, ctx: RulesContext
) -> Refusal | None:
    """Why the unit cannot move so in this subphase, or None. Zero gravity has its own say."""
    if refused := check_form(battle, unit_id, mode, facts, ctx):
        return refused
    unit = battle.units[unit_id]
    return (
        refusal_set_out(battle, unit, mode, ctx)
        or _other_floor(battle, unit, facts, ctx)
        or _ground(battle, unit, mode, facts, ctx)
    )


def refusal_set_out(battle: Battle, unit: Unit, mode: str, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot begin any move of this kind in this subphase, wherever it would lead; None if it may."""
    return (
        refusal_posture(unit, mode, ctx)
        or check_ground(unit, mode)
        or bounce.refusal_inertia(battle, unit, mode, ctx)
    )


def makes_sense(stated: StatedMove) -> bool:
    """Whether nothing that is said of a move can be nonsense, whatever it meets: `check_form` has nothing against it.

    False where only the move measured can tell.
    """
    if stated.turns or stated.ground or stated.seen_by or stated.into is not None or stated.path:
        return False
    return stated.distance_m is None or 0 <= stated.distance_m <= _FARTHEST_M


def check_form(
    battle: Battle, unit_id: int, mode: str, facts: MoveFacts, ctx: RulesContext
) -> Refusal | None:
    """Refusals of facts that no table can mean: nobody can overrule these."""
    if unit_id not in battle.units:
        return unknown_unit(unit_id)
    if mode not in MODES and mode not in _LEAPS:
        return nonsense("unknown-mode", f"{mode!r} is not a move mode.", "MOV-14")
    distance = facts.distance.value
    if distance is not None and not 0 <= distance <= _FARTHEST_M:
        return _absurd(
            f"A distance of {in_metres(distance)} makes no sense.", "State 0 or more, or leave it out."
        )
    for turn in facts.turns:
        if not 0 <= turn.degrees <= 180:
            return _absurd(f"A turn by {turn.degrees:g} degrees makes no sense.", "State 0 to 180 degrees.")
        if not 0 <= turn.after_m <= _FARTHEST_M:
            return _absurd(
                f"A turn after {in_metres(turn.after_m)} makes no sense.", "State metres along the move."
            )
    if len(facts.ground) > _LONGEST_PATH or len(facts.turns) > _LONGEST_PATH:
        return _absurd("The path is longer than any move.", f"State at most {_LONGEST_PATH} metres.")
    for glimpse in facts.seen_by or ():
        if glimpse.watcher not in battle.units:
            return unknown_unit(glimpse.watcher)
    if facts.into is not None and not _can_be_met(battle, unit_id, facts.into):
        sentence = f"{facts.into!r} is not a thing that unit {unit_id} can run into."
        return nonsense("unknown-obstacle", sentence, "ZRG-10", "Name cover, or a unit.")
    if unknown := unknown_effects(facts.ground, ctx):
        known = ", ".join(ctx.book.terrain)
        return _absurd(f"{unknown[0]!r} is not a terrain.", f"Terrain: {known}, window, low_obstacle.")
    return None


def _can_be_met(battle: Battle, unit_id: int, into: str) -> bool:
    return into == "cover" or any(into == str(other) for other in battle.units if other != unit_id)


def _absurd(sentence: str, instead: str) -> Refusal:
    return nonsense("bad-number", sentence, "MOV-04", instead)


def refusal_posture(unit: Unit, mode: str, ctx: RulesContext) -> Refusal | None:
    """Why the unit does not move so as it stands, kneels or lies, or None (ACT-23, ACT-25, ACT-38)."""
    name = unit.soldier.name
    if unit.posture == "prone":
        if mode in CRAWLS or (mode == "turn" and ctx.rulings.is_("prone.facing", "free")):
            return None
        if mode == "turn":
            instead = "Crawl 0 to 0.5 m and turn up to 45 degrees with it."
            return no("prone-turn", f"{name} lies prone and turns only while crawling.", "ACT-23", instead)
        sentence = f"{name} lies prone and can move only by crawling."
        return no("prone", sentence, "ACT-23", "Crawl, or stand up first.")
    if mode in CRAWLS:
        sentence = f"{name} is {unit.posture}; only a prone soldier crawls."
        return no("not-prone", sentence, "ACT-38", "Go prone first.")
    if unit.posture == "kneeling" and mode != "turn":
        instead = "Turn on the spot, or change position first."
        return no("kneeling", f"{name} kneels and cannot move.", "ACT-25", instead)
    return None


def check_ground(unit: Unit, mode: str) -> Refusal | None:
    """Why the ground of its last move bars this mode, or None (MOV-11)."""
    if mode not in unit.barred:
        return None
    sentence = f"{unit.soldier.name} moved over ground that forbids them to {mode} now."
    return no("barred-mode", sentence, "MOV-11", f"Not {', '.join(unit.barred)}; walk, for one.")


def _ground(battle: Battle, unit: Unit, mode: str, facts: MoveFacts, ctx: RulesContext) -> Refusal | None:
    stated = facts.distance.value
    if mode in NO_GROUND:
        if stated:
            sentence = as_sentence(f"{mode} covers no ground")
            return no("no-distance", sentence, "ACT-27", "Leave the distance out.")
        return refusal_turns(unit, mode, facts.turns, 0.0, ctx)
    if mode in CRAWLS and stated and turns(facts) and ctx.rulings.is_("crawl.facing", "instead"):
        sentence = "A crawler turns instead of crawling on."
        return no("crawl-or-turn", sentence, "ACT-33", "State 0 m, or no turn.")
    walk = _walk(battle, unit, mode, facts, ctx)
    moved = float(walk.moved)
    if refused := in_the_way(facts, moved):
        return refused
    if stated is not None and walk.moved < exact(stated):
        return _too_far(unit, mode, walk, stated, ctx)
    if stated is None and not walk.moved and walk.stopped_by in ("forbidden", "impassable"):
        return _too_far(unit, mode, walk, 1, ctx)
    return _over_water(unit, mode, facts, walk, ctx) or refusal_turns(unit, mode, facts.turns, moved, ctx)


def refusal_stuck(stop: Obstruction) -> Refusal:
    """The refusal of a move that ends before it begins."""
    return no("in-the-way", stop.sentence, stop.rule, _ELSEWHERE)


def in_the_way(facts: MoveFacts, allowed_m: float | None = None) -> Refusal | None:
    """Why a measured move does not come as far as it wants, or None; one that goes as far as it can must get going.

    `allowed_m` is how far the allowance goes where it may end before the obstacle does; None: nothing limits the way.
    """
    stop = facts.stop
    if stop is None:
        return None
    stuck = facts.distance.value is None and stop.at_m < _NEARLY_M
    if not stuck and not comes_short(facts):
        return None
    least = stop.at_m if allowed_m is None else min(stop.at_m, allowed_m)
    reach = f"At most {in_metres(_sayable(least))} this way." if _sayable(least) else _ELSEWHERE
    return no("in-the-way", stop.sentence, stop.rule, reach)


def _other_floor(battle: Battle, unit: Unit, facts: MoveFacts, ctx: RulesContext) -> Refusal | None:
    """Nobody walks to another floor: that takes stairs, an elevator, or a bounce pack in use (STO-02, STO-04)."""
    if all(station.floor == unit.floor for station in facts.way) or bounce.pack_in_use(battle, unit, ctx):
        return None
    instead = "Walk into the stairway, then climb it, floor by floor; or ride."
    return no("other-floor", f"A move does not take {unit.soldier.name} to another floor.", "STO-02", instead)


def turns(facts: MoveFacts) -> bool:
    """Whether the move changes facing at all."""
    return any(turn.degrees for turn in facts.turns)


def _too_far(unit: Unit, mode: str, walk: Walk, stated: float, ctx: RulesContext) -> Refusal:
    moved = _sayable(float(walk.moved))
    reach = f"At most {in_metres(moved)} this way." if moved else "Choose other ground or another move mode."
    match walk.stopped_by:
        case "forbidden":
            sentence = f"The ground after {in_metres(moved)} does not allow {unit.soldier.name} to {mode}."
            return no("mode-forbidden", sentence, "MOV-11", f"{reach} Walking is allowed.")
        case "impassable":
            sentence = f"{unit.soldier.name} cannot cross the ground after {in_metres(moved)}."
            return no("impassable", sentence, "TER-05", reach)
        case "marsh":
            most_m = ctx.book.terrain["marsh"].max_m or 1
            most = "one metre" if most_m == 1 else in_metres(most_m)
            sentence = f"{unit.soldier.name} covers {most} of marsh in a subphase, no more."
            return no("marsh", sentence, "TER-06", reach)
        case _:
            wanted = in_metres(_format_m(stated))
            sentence = (
                f"{unit.soldier.name} cannot cover {wanted}; the allowance ends after {in_metres(moved)}."
            )
            return no("too-far", sentence, "MOV-06", reach)


def _format_m(metres: float) -> float:
    """Metres as a sentence tells them, to the centimetre; rounded up, since they are too many."""
    return ceil(metres * 100 - 1e-6) / 100


def _sayable(metres: float) -> float:
    """Metres as they can be said and had, to the centimetre; rounded down."""
    return floor(metres * 100 + 1e-4) / 100


def _over_water(unit: Unit, mode: str, facts: MoveFacts, walk: Walk, ctx: RulesContext) -> Refusal | None:
    """A bounce may end over deep water only if the table reads it so, and only standing (AMB-60)."""
    last = metres_begun(float(walk.moved)) - 1
    if not 0 <= last < len(facts.ground) or _DEEP not in facts.ground[last]:
        return None
    if ctx.rulings.is_("bounce.endOnWater", "yes") and unit.posture == "standing":
        return None
    sentence = f"{unit.soldier.name} would end the {mode} over deep water."
    return no("over-water", sentence, "BNC-02", "End on the far bank or short of the water.")


def falls_short(battle: Battle, unit_id: int, mode: str, facts: MoveFacts, ctx: RulesContext) -> bool:
    """Whether ground or allowance end a move short of what was said of it; leaps go as far as was said."""
    if comes_short(facts):
        return True
    stated = facts.distance.value
    if mode in NO_GROUND:
        return bool(stated)
    if mode not in MODES:
        return False
    walk = _walk(battle, battle.units[unit_id], mode, facts, ctx)
    return _gets_nowhere(walk) if stated is None else walk.moved < exact(stated)


def _gets_nowhere(walk: Walk) -> bool:
    return not walk.moved and walk.stopped_by in ("forbidden", "impassable")


def _walk(
    battle: Battle,
    unit: Unit,
    mode: str,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    stop_at_m: float | None = None,
    overruled: bool = False,
) -> Walk:
    """How far the unit gets: over the ground stated, clear beyond it, no farther than it wants.

    `overruled`: the table let it stand, and the unit goes all the way (GEN-06).
    """
    if mode in NO_GROUND and not overruled:
        return Walk(moved=Fraction(0), charged=Fraction(0), left=Fraction(0))
    pack_on = bounce.pack_in_use(battle, unit, ctx)
    metres = allowance(battle, unit.id, mode, ctx).metres
    wishes = [exact(wish) for wish in (facts.distance.value, stop_at_m) if wish is not None]
    if facts.distance.value is None:
        # Nobody goes on where the way that was meant is at its end.
        ends = (facts.stop, facts.way[-1] if facts.way else None)
        wishes += [exact(end.at_m) for end in ends if end is not None]
    if mode in CRAWLS and turns(facts) and ctx.rulings.is_("crawl.facing", "instead") and not overruled:
        wishes.append(Fraction(0))
    walk = walk_metres(
        steps_of(facts.ground, metres),
        metres,
        mode=row_key(mode),
        ctx=ctx,
        suit_cost=bounce.suit_cost(battle, unit, ctx),
        pack_on=pack_on,
        limit=min(wishes) if wishes else None,
    )
    if not overruled or (facts.distance.value is None and not _gets_nowhere(walk)):
        return walk
    beyond = max(Fraction(0), min(wishes, default=metres) - walk.moved)
    return replace(walk, moved=walk.moved + beyond, charged=walk.charged + beyond)


def goes_m(battle: Battle, unit_id: int, mode: str, facts: MoveFacts, ctx: RulesContext) -> float:
    """Metres that the unit covers in this subphase if nothing stops it; leaps aside."""
    return float(covers(battle, unit_id, mode, facts, ctx).moved)


def covers(
    battle: Battle,
    unit_id: int,
    mode: str,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    until_m: float | None = None,
) -> Walk:
    """How far the unit gets, `until_m` at most, and what of its allowance that takes; leaps aside (MOV-06)."""
    return _walk(battle, battle.units[unit_id], mode, facts, ctx, stop_at_m=until_m)


def move(
    recorder: EventRecorder,
    unit_id: int,
    mode: str,
    facts: MoveFacts,
    ctx: RulesContext,
    *,
    stop_at_m: float | None = None,
    begun: Battle | None = None,
    overruled: bool = False,
) -> None:
    """Move the unit as far as the allowance, the distance stated and `stop_at_m` let it (MOV-04..13).

    A distance of None means as far as the allowance goes; `stop_at_m` is where a hit stopped it (ACT-58). `begun` is
    the battle in which the move began: a wound received on the way does not undo metres already covered. A move that
    the table let stand goes as far as was said.
    """
    battle = begun or recorder.battle
    unit = battle.units[unit_id]
    walk = _walk(battle, unit, mode, facts, ctx, stop_at_m=stop_at_m, overruled=overruled)
    reach = float(allowance(battle, unit_id, mode, ctx).metres)
    moved = float(walk.moved)
    made = tuple(turn for turn in facts.turns if turn.degrees and turn.after_m <= moved)
    turned = sum((turn.degrees for turn in made), 0.0)
    recorder.emit(
        UnitMoved(
            unit=unit_id,
            trace=Trace(mode=mode, metres=moved, turned_deg=turned),
            charged=float(walk.charged),
            allowance=reach,
            since_turn_m=_since_turn(unit, mode, moved, made),
            barred=walk.barred,
            facts=facts,
            to=position_after(facts, moved),
        )
    )
    if facts.way:
        settle(recorder, unit_id, facts, moved)
    elif moved and unit.place.startswith(_ON_STAIRS) and not _through(unit):
        recorder.emit(PlaceTaken(unit=unit_id, floor=unit.floor))


def _through(unit: Unit) -> bool:
    """Whether the move itself names the stairway: then going through it is told on its own."""
    return unit.action is not None and unit.place == f"{_ON_STAIRS}{unit.action.feature}"


def _since_turn(unit: Unit, mode: str, moved: float, made: Sequence[Turn]) -> float:
    """Metres forward since the last change of facing (AMB-53)."""
    if mode not in FAST:
        return 0.0 if made else unit.since_turn_m
    if made:
        return moved - max(turn.after_m for turn in made)
    return unit.since_turn_m + moved
