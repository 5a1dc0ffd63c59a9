"""Night: harder to hit and to find, and nobody sprints without a power suit.

Not under a roof, unless it is dark there too: ENV-02..ENV-06, A-95.
"""

from collections.abc import Iterator

from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.weather import sky

_no = refuses("movement")


def in_the_dark(battle: Battle, where: int | Whereabouts, ctx: RulesContext) -> bool:
    """Whether night counts for a unit or at a place: outdoors, and where a blackout was agreed indoors too (ENV-06)."""
    conditions = battle.setup.environment
    if not conditions.night or conditions.blackout:
        return conditions.night
    return not sky.indoors(battle, where, ctx)


def in_the_light(
    battle: Battle, looker: int, seen: int | Whereabouts, ctx: RulesContext
) -> int | Whereabouts | None:
    """Which of the two keeps night from counting between them, None where it counts (ENV-06).

    Where only one of them is in the dark whoever is looked at decides, or both must be (A-95).
    """
    deciding = sky.decide(looker, seen, ctx)
    return next((one for one in deciding if not in_the_dark(battle, one, ctx)), None)


def to_hit(battle: Battle, firer: int, target: int | Whereabouts, ctx: RulesContext) -> Iterator[Line]:
    """What night does to a shot, by the suit of the firer (ENV-03); nothing by day."""
    if not battle.setup.environment.night:
        return
    power = ctx.book.armours[battle.units[firer].soldier.armour].power
    row = ctx.book.to_hit["night_power" if power else "night_no_power"]
    lit = in_the_light(battle, firer, target, ctx)
    who = battle.units[lit].called if isinstance(lit, int) else "the target"
    note = "" if lit is None else f"{who} is in the light [ENV-06]"
    yield line(row.key, row.name, row.value, "ENV-03", against=note)


def refusal_sprint(battle: Battle, unit: Unit, mode: str | None, ctx: RulesContext) -> Refusal | None:
    """Why a unit cannot sprint by night: it has no power suit (ENV-05)."""
    if mode != "sprint" or not battle.setup.environment.night or not in_the_dark(battle, unit.id, ctx):
        return None
    if ctx.book.armours[unit.soldier.armour].power or not ctx.book.environment.night_sprint_needs_power:
        return None
    sentence = f"{unit.called} wears no power suit, and cannot sprint by night."
    return _no("no-sprint-by-night", sentence, "ENV-05", "Walk or run.")
