"""The slow twin of odds laid side by side: each cell once more, by orders that are really given, or place by place."""

from collections import Counter
from fractions import Fraction

from support.battles import table

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Done, Fire, OpportunityShot
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Sector, StatedMove
from squadlog.rules.common.wounds import armour_factor
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.preview import preview

ACTIONS = {"plain": "fire_throw", "aimed": "aimed_fire"}


def first(battle, side):
    """The battle with that side's slot open."""
    other = next(one for one in battle.order if one != side)
    return replace(battle, order=(side, other))


def state(battle, number, **fields):
    """The battle with a unit in another state."""
    unit = replace(battle.units[number], **fields)
    return replace(battle, units={**battle.units, number: unit})


def by_orders(played, shooter, victim, row, lines):
    """What an order of it comes to: the refusal, or (whether it is barred, and the chances) by the engine's preview.

    `played` is a battle in which nobody has done anything; `row` says weapon, way and manner.
    """
    unit = played.battle.units[shooter]
    ready = state(played.battle, shooter, in_hand=row.weapon)
    if row.way == "opportunity":
        return _watched(played, ready, shooter, victim, row, lines)
    played.battle = first(ready, unit.side)
    sweeps = row.manner == "area"
    plan = ShotPlan(weapon=row.weapon, target=None if sweeps else victim, manner=row.manner)
    said = Declare(unit=shooter, action=ACTIONS[row.way], weapon=row.weapon, shot=plan)
    if isinstance(refused := decide(played.battle, said, played._table(())[0]), Refusal):
        return refused
    played.do(said)
    while played.battle.stage != "fire":
        played.do(Done())
    if sweeps:
        fire = Fire(unit=shooter, manner="area", sector=_swept(lines))
    else:
        fire = Fire(unit=shooter, target=victim, stated=lines[victim], manner=row.manner or None)
    return _told(played, fire, victim)


def _swept(lines):
    near = sorted(lines, key=lambda one: lines[one].distance_m)
    return Sector(units=tuple(near), seen=tuple(lines.items()))


def _watched(played, ready, shooter, victim, row, lines):  # noqa: PLR0917 - as above
    lies = ready.units[victim].posture == "prone"
    ready = state(ready, shooter, opportunity=row.weapon)
    ready = ready if lies else state(ready, victim, posture="standing")
    played.battle = first(ready, ready.units[victim].side)
    gait = "crawl" if lies else "walk"
    played.do(Declare(unit=victim, action="move", mode=gait, move=StatedMove(distance_m=0.1)))
    played.do(Done())
    sector = _swept(lines) if row.manner == "area" else None
    shot = OpportunityShot(
        unit=shooter, at_m=0.1, stated=lines[victim], manner=row.manner or None, sector=sector
    )
    return _told(played, shot, victim)


def _told(played, command, victim):
    shown = preview(played.battle, command, played._table(())[0])
    swept = {one.unit: one.odds for one in shown.engaged}
    if command.manner == "area":
        return shown.blocked is not None or victim not in swept, swept.get(victim)
    return shown.blocked is not None, shown.odds


def place_by_place(what, victim, *, metres=None):
    """The chances of what is foreseen, place by place; of several at once, one after the other."""
    levels = []
    for fall in what.falls:
        struck = [one for one in fall.struck or () if one.unit == victim.id]
        if metres is not None:
            struck = [ring.pf for ring in what.rings if metres(fall) <= ring.to_m][:1]
            levels.append(
                (fall.chance, max(0, struck[0] - armour_factor(victim, table())) if struck else None)
            )
        else:
            levels.append((fall.chance, struck[0].levels if struck else None))
    found = Counter()
    for sort, chance in _thrown(levels, what.count, together=what.together):
        found[_name(victim, sort)] += chance
    return {name: chance for name, chance in found.items() if chance}


def _thrown(levels, count, *, together):
    """Every way in which they come down, with what all of them do."""
    ways = [(Fraction(1), ())]
    for _ in range(1 if together else count):
        ways = [(chance * share, (*before, one)) for chance, before in ways for share, one in levels]
    for chance, each in ways:
        hits = [one for one in each * (count if together else 1) if one is not None]
        yield (sum(hits) if hits else None), chance


def _name(victim, levels):
    if levels is None:
        return "miss"
    wounds = ("none", "L", "M", "S", "U", "D")
    at = min(wounds.index(victim.wound) + levels, len(wounds) - 1)
    return wounds[at] if levels else "no_wound"
