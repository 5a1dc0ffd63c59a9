"""How objectives stand: whether each is met, how much of it is counted, what it is worth (SCN-10, VIC-02, VIC-03)."""

from collections.abc import Iterable, Sequence

from squadlog.base.records import record, replace
from squadlog.battle.state import OUT, Battle, Unit
from squadlog.facts.scenario.objective import Objective
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.rout.record import nerve
from squadlog.rules.scenario.inside import conscious_beneath, conscious_in
from squadlog.rules.scenario.progress import GroundHeld, Left, page_of, progress_of
from squadlog.rules.scenario.squads import find_left, of_squads


@record
class ObjectiveStanding:
    """How an objective stands: what it is worth to its side now, and how that comes about, in words.

    `count` is how much of it there is, of `of` wanted. `lasting`: it was met once and for all, or the table has said
    so. `enemies` are conscious enemies on held ground at the end, `penalty` what they cost.
    """

    objective: Objective
    met: bool
    count: int
    of: int
    points: int
    told: str
    enemies: int = 0
    penalty: int = 0
    lasting: bool = False


def standings(battle: Battle, ctx: RulesContext) -> tuple[ObjectiveStanding, ...]:
    """How all objectives would stand if the battle ended now, in the order of the page; none that is stopped."""
    battle, stopped = _end_turn(battle, ctx), progress_of(battle).stopped
    return tuple(standing(battle, one, ctx) for one in page_of(battle).objectives if one.id not in stopped)


def _end_turn(battle: Battle, ctx: RulesContext) -> Battle:
    """The battle as if it ended with this turn, its ground counted as it is now; one that has ended, as it is."""
    progress = progress_of(battle)
    if progress.ended is not None:
        return battle
    for one in holds_due(battle):
        progress = progress.holding(find_holders(battle, one, ctx))
    return progress_of.put(battle, replace(progress, ended=_turn(battle)))


def standing(battle: Battle, one: Objective, ctx: RulesContext) -> ObjectiveStanding:
    """How one objective stands by the turns that have been, and those that are still to come."""
    progress = progress_of(battle)
    judged = dict(progress.judged).get(one.id)
    said = None if one.kind == "charges" else dict(progress.counted).get(one.id)
    count, told = _count_progress(battle, one, ctx)
    met = _is_hold_met(battle, one) if one.kind == "hold" else count >= one.count
    met_in = dict(progress.met).get(one.id) if one.when == "ever" else None
    if judged is not None:
        met, count, told = judged > 0, judged, "as the table says"
    elif said is not None:
        met, count, told = said >= one.count, said, "as the table says"
    elif met_in is not None:
        met, told = True, f"in turn {met_in}"
    enemies = _enemies_there(battle, one, ctx) if one.per_enemy else 0
    return ObjectiveStanding(
        objective=one,
        met=met,
        count=count,
        of=one.count,
        points=_worth(one, count, ctx, met=met),
        told=told,
        enemies=enemies,
        penalty=enemies * one.per_enemy,
        lasting=met_in is not None or judged is not None or said is not None,
    )


def is_met(battle: Battle, one: Objective, ctx: RulesContext) -> bool:
    """Whether an objective is met by now, whatever comes: ground is held once all its turns have been."""
    return standing(battle, one, ctx).met


def _worth(one: Objective, count: int, ctx: RulesContext, *, met: bool) -> int:
    """The worth of an objective: the points of its sort (TA-16), of its table by number, or for each."""
    if one.worth != "points":
        return int(getattr(ctx.book.victory, one.worth)) if met else 0
    return by_number(one.table, one.each, count)


def by_number(points: Sequence[int], each: int, count: int) -> int:
    """What `count` things are worth: by the table for none, one, two ..., and `each` beyond its end (A-127)."""
    if not points:
        return each * count
    last = len(points) - 1
    return points[min(count, last)] + max(0, count - last) * each


def _count_progress(battle: Battle, one: Objective, ctx: RulesContext) -> tuple[int, str]:
    """How much of it there is, and that in words."""
    progress = progress_of(battle)
    match one.kind:
        case "casualties":
            out = sum(battle.units[n].wound in OUT for n in of_squads(battle, one.whose, one.squads))
            out += sum(gone.wound in OUT for gone in find_left(battle, one.whose, one.squads))
            return out, f"{out} of {one.count} dead or unconscious"
        case "rout":
            return _count_routed(battle, one)
        case "charges":
            count = progress.count(one.id)
            return count, f"{count} set off there"
        case "carried":
            count = sum(item in one.items for gone in _units_gone(battle, one) for item in gone.items)
            return count, f"{count} carried away"
        case "leave":
            count = len(_units_gone(battle, one))
            return count, f"{count} of {one.count} have left"
        case "reach":
            mine = of_squads(battle, one.side, one.squads)
            count = len(conscious_in(battle, one.area, mine, ctx))
            return count, f"{count} of {one.count} are there"
        case "destroy":
            count = sum(is_destroyed(battle, name) for name in one.features)
            return count, f"{count} of {one.count} destroyed"
        case "survive":
            mine = of_squads(battle, one.side, one.squads)
            count = sum(not battle.units[n].out for n in mine)
            count += sum(gone.wound not in OUT for gone in _units_gone(battle, one))
            return count, f"{count} of {one.count} conscious"
        case "prevent":
            other = page_of(battle).objective(one.of)
            met = other is not None and standing(battle, other, ctx).met
            return 0 if met else one.count, "it is met" if met else "it is not met"
        case "trigger":
            fired = one.trigger in progress.fired
            return one.count if fired else 0, "has come about" if fired else "has not come about"
        case "judged":
            return 0, "nobody has said"
        case "hold":
            return len(_turns_held(battle, one)), _format_held(battle, one)


def _units_gone(battle: Battle, one: Objective) -> tuple[Left, ...]:
    return tuple(
        gone for gone in find_left(battle, one.side, one.squads) if not one.area or gone.area == one.area
    )


def is_destroyed(battle: Battle, name: str) -> bool:
    """Whether a feature is destroyed, by its id or its name; a wall is where any stretch of it is."""
    return any(
        one.state == "destroyed"
        and name.casefold() in (one.id.casefold(), one.name.casefold(), (one.part_of or "").casefold())
        for one in battle.features.values()
    )


def are_all_routed(units: Iterable[Unit]) -> bool:
    """Whether of these units all who can fight but leaders are routed, and there is one; or nobody can (A-120)."""
    fit = [unit for unit in units if not unit.out]
    men = [unit for unit in fit if not post(unit).leads]
    return not fit or (bool(men) and all(nerve(unit).routed for unit in men))


def _count_routed(battle: Battle, one: Objective) -> tuple[int, str]:
    units = [battle.units[number] for number in of_squads(battle, one.whose, one.squads)]
    fit = [unit for unit in units if not unit.out]
    running = sum(nerve(unit).routed for unit in fit)
    away = any(gone.wound not in OUT for gone in find_left(battle, one.whose, one.squads))
    done = bool(units) and not away and are_all_routed(units)
    return one.count if done else 0, f"{running} routed of {len(fit)} who can fight"


def turns_of(battle: Battle, one: Objective) -> tuple[int, ...]:
    """The turns in whose End Phases ground must be held: those named, or the last ones of the battle (A-130).

    In a battle that has ended, the last turn is the one it ended in; it stands for named ones after it.
    """
    ended = progress_of(battle).ended
    if one.turns:
        return one.turns if ended is None else tuple(dict.fromkeys(min(turn, ended) for turn in one.turns))
    end = ended or battle.setup.turns or _turn(battle)
    last = end if one.in_a_row else one.last or 1
    return tuple(range(max(1, end - last + 1), end + 1))


def _turn(battle: Battle) -> int:
    """The turn that it is; before the first, that one."""
    return max(1, battle.now.turn)


def majority(counts: Iterable[tuple[str, int]], side: str) -> bool:
    """Whether a side has strictly more there than any other (A-130)."""
    known = dict(counts)
    mine = known.get(side, 0)
    return mine > max((count for other, count in known.items() if other != side), default=0)


def _turns_held(battle: Battle, one: Objective) -> tuple[int, ...]:
    wanted = turns_of(battle, one)
    mine = (held for held in progress_of(battle).held if held.objective == one.id)
    return tuple(held.turn for held in mine if held.turn in wanted and majority(held.counts, one.side))


def _is_hold_met(battle: Battle, one: Objective) -> bool:
    wanted, held = turns_of(battle, one), {*_turns_held(battle, one)}
    if one.in_a_row is None:
        return {*wanted} <= held
    row = min(one.in_a_row, wanted[-1])
    runs = (range(turn - row + 1, turn + 1) for turn in held)
    return wanted[-1] in held and any({*run} <= held for run in runs)


def _format_held(battle: Battle, one: Objective) -> str:
    wanted = turns_of(battle, one)
    turns = ", ".join(map(str, wanted))
    held = _turns_held(battle, one)
    if one.in_a_row is not None:
        told = ", ".join(map(str, held)) or "none"
        return f"held in turns {told}; {one.in_a_row} in a row are wanted, and turn {wanted[-1]}"
    if len(wanted) == 1:
        return f"held in turn {turns}" if held else f"not held in turn {turns}"
    return f"held in {', '.join(map(str, held)) or 'none'} of turns {turns}"


def counts_there(battle: Battle, one: Objective, ctx: RulesContext) -> tuple[tuple[str, int], ...]:
    """How many conscious units each side has in the area of an objective."""
    return tuple((side, len(_there(battle, one, side, ctx))) for side in battle.side_ids())


def _there(battle: Battle, one: Objective, side: str, ctx: RulesContext) -> tuple[int, ...]:
    units = of_squads(battle, side, ())
    there = conscious_in(battle, one.area, units, ctx)
    beneath = conscious_beneath(battle, one.area, units, ctx)
    return (*there, *(unit for unit in beneath if unit not in there))


def _enemies_there(battle: Battle, one: Objective, ctx: RulesContext) -> int:
    """Conscious enemies on the ground."""
    return sum(count for side, count in counts_there(battle, one, ctx) if side != one.side)


def holds_due(battle: Battle) -> tuple[Objective, ...]:
    """The objectives whose ground is counted in each End Phase, and as the battle ends."""
    return tuple(one for one in page_of(battle).objectives if one.kind == "hold")


def find_holders(battle: Battle, one: Objective, ctx: RulesContext) -> GroundHeld:
    """Who holds the ground of an objective now."""
    hidden = tuple(
        (side, count)
        for side in battle.side_ids()
        if (count := sum(ctx.hides_unit(battle.units[n]) for n in _there(battle, one, side, ctx)))
    )
    counts = counts_there(battle, one, ctx)
    return GroundHeld(objective=one.id, turn=_turn(battle), counts=counts, hidden=hidden)
