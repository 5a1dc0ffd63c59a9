"""The modifiers of a rout test and of a rally, as lines (ROU-04..ROU-20, RAL-04; A-46..A-52)."""

from collections.abc import Iterator
from typing import Literal

from squadlog.base.records import record, replace
from squadlog.battle.ledger import Ledger, Line
from squadlog.rules.common.checks import build_ledger, line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.leadership.chain import of_race

ROUT, RALLY = "rout", "rally"
"""The rows of the two tests."""
Sight = Literal["visible", "hidden"]


@record
class Leading:
    """A leader in place: his rating, his race, and whether he leads the whole squad.

    `more` are lines that chapters add to his rating, in points of a d10, `rallies` those that they add when he rallies.
    """

    rating: int
    race: str
    heads: bool = True
    more: tuple[Line, ...] = ()
    rallies: tuple[Line, ...] = ()


@record
class Plight:
    """How things stand with a squad that tests for rout, and with its enemies.

    `leader` None: nobody leads it now. `leader_dead`: one who led it has fallen. `wounded` are those still in the
    fight; whoever is dead or unconscious counts among the `lost` alone (A-51). `penal_leader` is for penal troops:
    whether any of them sees their leader. `more` are lines that chapters add.
    """

    quality: str
    leader: Leading | None = None
    wounded: int = 0
    lost: int = 0
    leader_dead: bool = False
    enemy_losses: int = 0
    enemy_leader_dead: bool = False
    penal_leader: Sight | None = None
    more: tuple[Line, ...] = ()


def rout_ledger(plight: Plight, ctx: RulesContext) -> Ledger:
    """The rout test of a squad in that plight: a d100, high is good (ROU-03, ROU-06)."""
    return build_ledger(ROUT, _rout_lines(plight, ctx), ctx)


def routs(ledger: Ledger, face: int, ctx: RulesContext) -> bool:
    """Whether that face routs: 5 or less once modified, 01 always, 00 never (ROU-05, ROU-08, ROU-09).

    Below 01 too, unless the table reads it so (A-47).
    """
    if ledger.succeeds(face):
        return False
    below_one = ledger.read(face) + ledger.total < 1 and face != ledger.scale.natural_failure
    return not (below_one and ctx.rulings.is_("rout.below_one", "none"))


def _rout_lines(plight: Plight, ctx: RulesContext) -> Iterator[Line]:
    yield from _leader_lines(plight.leader, ctx)
    yield _count_line("wounded_friend", plight.wounded, "nobody of the squad who fights on is wounded", ctx)
    quality = ctx.book.qualities[plight.quality]
    yield line("quality", f"{quality.name} troops", quality.rout, quality.rule)
    yield _count_line("lost_friend", plight.lost, "nobody of the squad is dead or unconscious", ctx)
    yield _enemy_leader(plight.enemy_leader_dead, ctx)
    yield _own_leader(plight, ctx)
    yield from _penal(plight.penal_leader, ctx)
    yield _count_line("enemy_loss", plight.enemy_losses, "no enemy is dead or wounded", ctx)
    yield from plight.more


def _leader_lines(leader: Leading | None, ctx: RulesContext) -> Iterator[Line]:
    """A good leader helps: -10 for each point of his rating and of what his race adds (ROU-12, LDR-13, A-48)."""
    row = ctx.book.rout.rows["leader"]
    if leader is None:
        yield line("leader", row.name, 0, row.rule, against="nobody leads it")
        return
    bare = ctx.rulings.is_("rout.leader_rating", "bare")
    value = leader.rating if bare else row.value * leader.rating
    yield line("leader", f"{row.name} {leader.rating:+d}", value, "LDR-06" if bare else row.rule)
    race = of_race(leader.race, ctx, heads=leader.heads)
    name = ctx.book.races[leader.race].name
    yield line("leader_race", f"{name} leader", race if bare else row.value * race, "LDR-13")
    for one in leader.more:
        yield replace(one, value=one.value if bare else row.value * one.value)


def _count_line(key: str, number: int, nobody: str, ctx: RulesContext) -> Line:
    row = ctx.book.rout.rows[key]
    label = f"{row.name} ({number})" if number else row.name
    return line(key, label, row.value * number, row.rule, against="" if number else nobody)


def _enemy_leader(dead: bool, ctx: RulesContext) -> Line:
    """Once, however many have fallen; the parenthesis of the table has it the other way round (ROU-16, A-49)."""
    row = ctx.book.rout.rows["enemy_leader_dead"]
    value = int(ctx.rulings.number("rout.enemy_leader"))
    return line(row.key, row.name, value, row.rule, against="" if dead else "none is dead")


def _own_leader(plight: Plight, ctx: RulesContext) -> Line:
    """Until somebody stands in his place (ROU-17, A-51)."""
    row = ctx.book.rout.rows["own_leader_dead"]
    note = ""
    if not plight.leader_dead:
        note = "he lives" if plight.leader else "none has fallen"
    elif plight.leader and ctx.rulings.is_("rout.dead_leader_after_replacement", "false"):
        note = "another stands in his place"
    return line(row.key, row.name, row.value, row.rule, against=note)


def _penal(sight: Sight | None, ctx: RulesContext) -> Iterator[Line]:
    """Penal troops look to their leader (ROU-18, ROU-19)."""
    if sight is not None:
        row = ctx.book.rout.rows[f"penal_leader_{sight}"]
        yield line(row.key, row.name, row.value, row.rule)


def rally_ledger(leader: Leading, quality: str, ctx: RulesContext) -> Ledger:
    """The rally of a squad of that quality by that leader: a d10, 2 or less (RAL-04, RAL-14, LDR-05)."""
    row = ctx.book.qualities[quality]
    race = of_race(leader.race, ctx, heads=leader.heads)
    lines = (
        line("leader", f"leader's rating {leader.rating:+d}", leader.rating, "LDR-05"),
        line("leader_race", f"{ctx.book.races[leader.race].name} leader", race, "RAL-14"),
        *leader.more,
        *leader.rallies,
        line("quality", f"{row.name} troops", row.rally, row.rule),
    )
    return build_ledger(RALLY, lines, ctx)
