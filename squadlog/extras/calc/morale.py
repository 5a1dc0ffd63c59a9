"""Leaders, rout, rally and regrouping."""

from collections.abc import Mapping
from typing import Annotated, Literal

from squadlog.base.limits import Before, Bounds
from squadlog.battle.evolve import first_state
from squadlog.battle.ledger import total
from squadlog.battle.moment import end_of
from squadlog.battle.terms import Grouping, Setup, Side
from squadlog.extras.calc import function
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.checks import judge_face
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.regroup.terms import may_merge, merged_quality
from squadlog.rules.rout.weighing import Leading, Plight, rally_ledger, rout_ledger, routs
from squadlog.rules.turn.initiative import modifiers

Rating = Annotated[int, Bounds(ge=-2, le=2), Before(function.whole)]
Many = Bounds(strict=False, min_length=1, max_length=100)


def _as_percent(value: object) -> object:
    """00 is 100 (ROU-03)."""
    return 100 if type(value) is int and value == 0 else function.whole(value)


Percent = Annotated[int, Bounds(ge=1, le=100), Before(_as_percent)]


def _quality(name: str, ctx: RulesContext, where: str = "quality") -> str:
    return function.row(ctx.book.qualities, name.lower(), where).key


class InitiativeMods(function.Input):
    """A grouping under a leader."""

    race: function.Word = function.ask_key(default="Human", description="race that speaks for the grouping")
    rating: Rating | None = function.ask_key(
        default=None, description="rating of its leader; null without one"
    )
    leader_race: function.Word = function.ask_key(default="Human", description="race of the leader")
    quality: function.Word = function.ask_key(default="regular", description="quality of its troops")


@function.calculation(
    "What is added to a grouping's roll: race, leader and quality (INI-12, LDR-04, LDR-13, QUA-03..07).",
    gives="their sum",
    example=({"race": "Ssora", "rating": -1, "leader_race": "Zog", "quality": "veteran"}, -2),
)
def _initiative_mods(given: InitiativeMods, ctx: RulesContext) -> function.Answer:
    """Two of that race under a leader of his own roll as one grouping, with both chapters in force."""
    quality, race = _quality(given.quality, ctx), function.race_row(given.race, ctx).key
    other = {"race": function.race_row(given.leader_race, ctx, "leader_race").key, "leader": given.rating}
    races = [other if given.rating is not None else {"race": race}, {"race": race}, {"race": race}]
    side = str(stand_in.ONE)
    soldiers = tuple(
        stand_in.soldier(number, side=side, squad=side, quality=quality, **profile)
        for number, profile in enumerate(races, start=1)
    )
    grouping = Grouping(id=side, name=side, side=side, units=tuple(one.id for one in soldiers))
    battle = first_state(
        Setup(
            title="calculation",
            sides=(Side(id=side, name=side),),
            groupings=(grouping,),
            soldiers=soldiers,
            chapters=("leadership", "quality"),
        )
    )
    return total(modifiers(battle, grouping, add_chapters(ctx, battle)))


class RoutRoll(function.Input):
    """A squad that tests for rout. The unconscious count among the dead alone (A-51)."""

    quality: function.Word = function.ask_key(default="regular", description="quality of the squad")
    rating: Rating | None = function.ask_key(
        default=None, description="rating of its leader; null without one"
    )
    race: function.Word = function.ask_key(default="Human", description="race of the leader")
    wounded: function.Count = function.ask_key(
        default=0, description="wounded units of the squad that fight on"
    )
    dead: function.Count = function.ask_key(
        default=0, description="its dead and unconscious, a fallen leader among them"
    )
    leader_dead: bool = function.ask_key(default=False, description="its leader is dead")
    enemy_casualties: function.Count = function.ask_key(
        default=0, description="dead, unconscious and wounded enemies"
    )
    enemy_leader_dead: bool = function.ask_key(default=False, description="a leader of the enemy is dead")
    penal_leader: Literal["visible", "hidden"] | None = function.ask_key(
        default=None, description="penal troops: whether any of them sees their leader; null for others"
    )
    faces: Annotated[tuple[Percent, ...], Many] = function.ask_key(
        description="unmodified faces of the d100, 100 or 0 for 00"
    )


@function.calculation(
    "A rout test: 5 or less on the d100 once modified (ROU-03..ROU-20, QUA-03..07, LDR-13).",
    gives="modifier: sum of what is added to the d100; rout: whether each face routs",
    example=(
        {"quality": "elite", "rating": -2, "wounded": 1, "faces": [1, 2, 5]},
        {"modifier": 35, "rout": [True, False, False]},
    ),
)
def _rout(given: RoutRoll, ctx: RulesContext) -> function.Answer:
    race = function.race_row(given.race, ctx).key
    leader = None if given.rating is None else Leading(rating=given.rating, race=race)
    ledger = rout_ledger(
        Plight(
            quality=_quality(given.quality, ctx),
            leader=leader,
            wounded=given.wounded,
            lost=given.dead,
            leader_dead=given.leader_dead,
            enemy_losses=given.enemy_casualties,
            enemy_leader_dead=given.enemy_leader_dead,
            penal_leader=given.penal_leader,
        ),
        ctx,
    )
    return {"modifier": ledger.total, "rout": [routs(ledger, face, ctx) for face in given.faces]}


class Rally(function.Input):
    """A leader who rallies a squad."""

    faces: Annotated[tuple[function.Face, ...], Many] = function.ask_key(
        description="unmodified faces of the d10 (0 is 10)"
    )
    rating: Rating = function.ask_key(description="rating of the leader")
    race: function.Word = function.ask_key(default="Human", description="race of the leader")
    quality: function.Word = function.ask_key(default="regular", description="quality of the squad")
    start: function.When = function.ask_key(description="[turn, subphase] in which the action begins")


@function.calculation(
    "A leader's rally: 2 or less on the d10 once modified, ten subphases after (RAL-01..07, RAL-14).",
    gives="modifier; rallied: whether each face rallies; resolved: [turn, subphase]; "
    "act_from: the first one in which the squad may act, null if no face rallies",
    example=(
        {"faces": [1, 2], "rating": 2, "quality": "green", "start": [1, 1]},
        {"modifier": 3, "rallied": [True, False], "resolved": [1, 10], "act_from": [2, 1]},
    ),
)
def _rally(given: Rally, ctx: RulesContext) -> function.Answer:
    leader = Leading(rating=given.rating, race=function.race_row(given.race, ctx).key)
    ledger = rally_ledger(leader, _quality(given.quality, ctx), ctx)
    rallied = [judge_face(ledger, face).success for face in given.faces]
    resolved = end_of(given.start, ctx.book.actions["rally"].ap)
    return {
        "modifier": ledger.total,
        "rallied": [*rallied],
        "resolved": function.clock(resolved),
        "act_from": function.clock(resolved.later(1)) if any(rallied) else None,
    }


class Strength(function.Input):
    """What is left of a squad."""

    start: Annotated[int, Bounds(ge=1, le=1000), Before(function.whole)] = function.ask_key(
        description="units that it began with"
    )
    alive: function.Count = function.ask_key(description="those that are neither dead nor unconscious")
    leader: bool = function.ask_key(description="whether it has a leader")


class Merging(function.Input):
    """Squads that may be merged, a leader being at hand."""

    squads: Annotated[tuple[Strength, ...], Many] = function.ask_key(
        description="list of {start, alive, leader}"
    )


@function.calculation(
    "Whether squads may be merged: without a leader, or with half of them lost (RGP-04).",
    gives="list of true or false, one each",
    example=({"squads": [{"start": 8, "alive": 4, "leader": True}]}, [True]),
)
def _regroup(given: Merging, _ctx: RulesContext) -> function.Answer:
    for one in given.squads:
        if one.alive > one.start:
            raise function.InputError(f"in: squads has {one.alive} alive of {one.start}.")
    return [may_merge(one.start, one.alive, leader=one.leader) for one in given.squads]


class MergedUnits(function.Input):
    """The units of a merged squad by their quality."""

    units: Mapping[function.Word, function.Count] = function.ask_key(
        description="how many of each quality, such as {veteran: 4, green: 3}"
    )
    leader: function.Word | None = function.ask_key(
        default=None, description="quality of the leader, which settles a tie"
    )


@function.calculation(
    "The quality of a merged squad: that of most of its units (QUA-09, A-56).",
    gives="its name",
    example=({"units": {"veteran": 4, "green": 3}}, "Veteran"),
)
def _regrouped_quality(given: MergedUnits, ctx: RulesContext) -> function.Answer:
    units = {_quality(name, ctx, "units"): number for name, number in given.units.items() if number}
    if not units:
        raise function.InputError("in: units should name at least one unit.")
    own = None if given.leader is None else _quality(given.leader, ctx, "leader")
    return ctx.book.qualities[merged_quality(units, own, ctx)].name


FUNCTIONS = (_initiative_mods, _rout, _rally, _regroup, _regrouped_quality)
