"""The chain of command: who leads whom, and what his rating counts (LDR, A-41..A-44)."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import record
from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.common.slot import timing
from squadlog.rules.leadership.record import KEY, of_squad


@record
class Squad:
    """All who stand under one leader, the fallen included (ROU-02)."""

    side: str
    name: str
    units: tuple[Unit, ...]


def squads(battle: Battle) -> tuple[Squad, ...]:
    """Every squad of the battle, side by side in set-up order, then by the lowest number.

    Who leads whom on paper is nobody's business here.
    """
    found: dict[tuple[str, str], list[Unit]] = {}
    for _, unit in sorted(battle.units.items()):
        if not unit.soldier.paper:
            found.setdefault((unit.side, post(unit).squad), []).append(unit)
    by_side = battle.side_ids()
    return tuple(
        Squad(side=side, name=name, units=tuple(units))
        for (side, name), units in sorted(found.items(), key=lambda one: by_side.index(one[0][0]))
    )


def squad_of(battle: Battle, number: int) -> Squad:
    """The squad of a unit."""
    unit = battle.units[number]
    return Squad(side=unit.side, name=post(unit).squad, units=of_squad(battle, number))


def is_fallen(unit: Unit, ctx: RulesContext) -> bool:
    """Whether a leader is dead as far as leading goes; the unconscious are, by the reading (LDR-11, A-42)."""
    return unit.wound == "D" or (unit.out and ctx.rulings.is_("leaders.unconscious_is_dead", "true"))


def leaders(units: Iterable[Unit]) -> tuple[Unit, ...]:
    """Who leads among these, fallen or not: who took charge first, then by rating, the best first."""
    found = (unit for unit in units if post(unit).leads)
    return tuple(sorted(found, key=lambda unit: (post(unit).office != "acting", post(unit).rating, unit.id)))


def head(squad: Squad) -> Unit | None:
    """Who leads the whole squad, fallen or not: of several team leaders the one of the best rating (A-41)."""
    return next(iter(leaders(squad.units)), None)


def leading(squad: Squad, ctx: RulesContext) -> Unit | None:
    """Who leads the squad now; None when it has no leader, or he has fallen (LDR-11)."""
    found = head(squad)
    return None if found is None or is_fallen(found, ctx) else found


def leads(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether a unit may do what leaders alone do (LDR-14): the leader of its squad, or of a fire team (A-41)."""
    if not post(unit).leads or unit.out:
        return False
    if ctx.rulings.is_("leaders.scenario_override", "true"):
        return True
    found = head(squad_of(battle, unit.id))
    return found is not None and found.id == unit.id


def nominal(squad: Squad, ctx: RulesContext) -> Unit | None:
    """Who leads a squad in name, for what leaders alone do in battles without leadership (A-150, A-124).

    The one whom its log marks, else its first; he has no rating, and nobody stands in his place once he has fallen.
    """
    found = head(squad) or next(iter(squad.units), None)
    return None if found is None or is_fallen(found, ctx) else found


def refusal_led(battle: Battle, unit: Unit, ctx: RulesContext, rule: str) -> Refusal | None:
    """Why a unit cannot do what the leader of a squad alone does, as calling a fire mission; `rule` says so (LDR-14).

    Where leadership is not in force each squad has a leader in name, unless the table reads it otherwise (A-150).
    """
    if ctx.has(KEY):
        able = leads(battle, unit, ctx)
    elif ctx.rulings.is_("leaders.nominal", "true"):
        found = nominal(squad_of(battle, unit.id), ctx)
        able = found is not None and found.id == unit.id
    else:
        sentence = "Leadership is not in force here, so no soldier leads (A-150)."
        return nonsense("no-leaders", sentence, rule, "Switch it on: chapter leadership on.")
    if able:
        return None
    return timing("no-leader", f"{unit.called} leads no squad.", rule, _leading(battle, unit, ctx))


def _leading(battle: Battle, unit: Unit, ctx: RulesContext) -> str:
    """Who of its side does."""
    own = [one for one in squads(battle) if one.side == unit.side]
    found = (leading(one, ctx) if ctx.has(KEY) else nominal(one, ctx) for one in own)
    names = [one.called for one in found if one is not None]
    return f"Leaders: {', '.join(names)}." if names else ""


def of_race(race: str, ctx: RulesContext, *, heads: bool) -> int:
    """What the race of a leader adds to his rating, for some races if he leads the squad only (LDR-13, A-43)."""
    row = ctx.book.races[race]
    return row.leader if heads or not row.leader_of_squad_only else 0


def rating_lines(
    rating: int, race: str, ctx: RulesContext, *, heads: bool, label: str = "leader"
) -> Iterator[Line]:
    """A leader's rating and what his race adds, as lines of a d10 roll (LDR-04, LDR-05, LDR-13)."""
    yield line("leader", label, rating, "LDR-04")
    name = ctx.book.races[race].name
    value = of_race(race, ctx, heads=heads)
    note = "" if value or not ctx.book.races[race].leader else "for the leader of a squad only"
    yield line("leader_race", f"{name} leader", value, "LDR-13", against=note)


def initiative_lines(battle: Battle, first: int, _other: int | None, ctx: RulesContext) -> Iterator[Line]:
    """What its leader adds to a grouping's roll: its own, else that of the whole squad (LDR-15, A-41, A-44).

    The grouping is asked for through its first unit.
    """
    grouping = battle.units[first].grouping
    squad = squad_of(battle, first)
    own = [unit for unit in leaders(squad.units) if unit.grouping == grouping]
    top = head(squad)
    if top is None:
        yield line("leader", "leader", 0, "LDR-04", against="nobody leads it")
        return
    if not ctx.rulings.is_("leaders.scenario_override", "true"):
        own = [unit for unit in own if unit.id == top.id]
    candidates = own if ctx.rulings.is_("leaders.initiative_scope", "own_grouping") else [*own, top]
    if not candidates:
        note = "he counts for his own grouping only"
        yield line("leader", f"leader {top.called}", post(top).rating, "LDR-15", against=note)
        return
    at_hand = next((unit for unit in candidates if not is_fallen(unit, ctx)), None)
    if at_hand is None:
        gone = candidates[0]
        against = "he is dead" if gone.wound == "D" else "he is unconscious"
        yield line("leader", f"leader {gone.called}", post(gone).rating, "LDR-11", against=against)
        return
    yield from _lines_of_leader(at_hand, ctx, heads=at_hand.id == top.id)
    yield from ctx.added("leader", battle, at_hand.id)


def _lines_of_leader(leader: Unit, ctx: RulesContext, *, heads: bool) -> Iterator[Line]:
    for one in rating_lines(
        post(leader).rating, leader.soldier.race, ctx, heads=heads, label=f"leader {leader.called}"
    ):
        if one.key == "leader_race" and one.applied and not ctx.rulings.is_("leaders.race_scope", "all"):
            yield line(one.key, one.label, one.value, one.rule, against="for rout and rally only (A-43)")
        else:
            yield one
