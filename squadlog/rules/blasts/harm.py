"""Whom an explosion reaches and what that does: the same for grenades, charges, mines and missions (GRN-35..39)."""

from collections.abc import Iterable

from squadlog.battle.state import Battle, Unit
from squadlog.battle.story import Story
from squadlog.facts.ground_facts import GRACE_M, Whereabouts
from squadlog.rules.blasts.record import Exploded, exploding
from squadlog.rules.blasts.rings import Reaches, comes_to, pf_at, smothers
from squadlog.rules.common.explosive import Caught, Fused, Struck
from squadlog.rules.common.table import BlastKind, PowerRing, Table
from squadlog.rules.common.wounds import armour_factor, daze, lose_action, wound

CAUSE = "blast"
_ANY_M = 10_000
"""As far as anything is on any map."""


def reach_m(rings: tuple[PowerRing, ...], table: Table) -> float:
    """How far from it the head of somebody may be whom it still reaches; the ground adds what no ruler tells."""
    far = max((ring.to_m for ring in rings if ring.pf), default=0)
    if not far:
        return 0.0
    return far + 0.5 - GRACE_M if table.rulings.is_("distance.rounding", "nearest") else far


def kind_of(fused: Fused, table: Table) -> BlastKind:
    """What kind of thing goes off."""
    return table.in_force.blasts[fused.what]


def where(fused: Fused) -> Whereabouts | None:
    """The place on the map where it goes off; None for one that is only told."""
    spot = fused.spot
    return None if spot is None else Whereabouts(x=spot.x, y=spot.y, floor=spot.floor or 1)


def caught(battle: Battle, fused: Fused, table: Table) -> tuple[Caught, ...] | None:
    """Whom it reaches: as the table says, else as measured; None where nobody can tell yet."""
    if (said := exploding(battle).told_of(fused.id)) is not None:
        return said
    kind = kind_of(fused, table)
    if kind.catches is not None:
        return kind.catches(battle, fused, table)
    rings = kind.rings(fused, table)
    at = where(fused)
    if not rings:
        return ()
    if at is None:
        return None if fused.smothered is None else (Caught(unit=fused.smothered, metres=0.0),)
    found = table.surveyor.around(at, reach_m(rings, table), _cover_from(battle, fused, kind, table))
    if found is None:
        return None
    return tuple(
        Caught(unit=one.unit, metres=one.metres, cover=one.cover, why=one.why, rule=one.rule)
        for one in found
        if one.unit is not None
    )


def _cover_from(battle: Battle, fused: Fused, kind: BlastKind, table: Table) -> Whereabouts | None:
    """From where cover is judged: None from where it goes off, or from who threw it, where he stands now (A-68)."""
    if not kind.thrown or fused.by is None or not table.rulings.is_("frag.cover_from", "thrower"):
        return None
    thrower = battle.units.get(fused.by)
    if thrower is None or thrower.position is None:
        return None
    return Whereabouts(x=thrower.position.x, y=thrower.position.y, floor=thrower.floor)


def strikes(
    battle: Battle, fused: Fused, reached: Iterable[Caught], table: Table
) -> tuple[Struck, ...]:  # fmt: skip
    """What it comes to for each of those whom it reaches (GRN-35..38); the dead are beyond harm."""
    kind = kind_of(fused, table)
    rings = kind.rings(fused, table)
    found = (
        _struck(battle, fused, one, battle.units[one.unit], rings, kind, table)
        for one in reached
        if one.unit in battle.units and battle.units[one.unit].wound != "D"
    )
    return tuple(one for one in found if one is not None)


def _struck(  # noqa: PLR0917 - what goes off, and how it reaches whom
    battle: Battle,
    fused: Fused,
    one: Caught,
    unit: Unit,
    rings: tuple[PowerRing, ...],
    kind: BlastKind,
    table: Table,
) -> Struck | None:
    af = armour_factor(unit, table)
    if fused.smothered == unit.id:
        on_it = smothers(rings, af, table)
        return _told(one, on_it, af, "lies on it", "GRN-31")
    if one.pf is not None:
        rings = (PowerRing(to_m=_ANY_M, pf=one.pf),)
    if not pf_at(rings, one.metres, table):
        return None
    nothing = Reaches(pf=0, levels=None)
    if fused.smothered is not None:
        return _told(one, nothing, af, f"unit {fused.smothered} lies on it", "GRN-32")
    if kind.spares is not None and (why := kind.spares(battle, fused, unit, table)) is not None:
        return _told(one, nothing, af, *why)
    if one.cover == "full":
        return _told(one, nothing, af, one.why or "full cover", "GRN-37")
    rule = "GRN-36" if one.cover == "half" else ""
    return _told(one, comes_to(rings, one.metres, one.cover, af, table), af, one.why, rule)


def _told(one: Caught, reaches: Reaches, af: int, why: str, rule: str) -> Struck:
    return Struck(
        unit=one.unit,
        metres=one.metres,
        cover=one.cover,
        pf=reaches.pf,
        af=af,
        levels=reaches.levels,
        why=why,
        rule=rule,
    )


def explode(story: Story, fused: Fused, table: Table, reached: tuple[Caught, ...] | None = None) -> None:
    """It goes off: what is hidden within reach comes to light, all are struck at once, then things (EXP-28).

    `reached` are those whom it catches where the command itself has said so. Whoever calls it has made sure that
    somebody can tell. May raise `DieNeeded`, for what is rolled of things within reach.
    """
    kind = kind_of(fused, table)
    rings = kind.rings(fused, table)
    for bring in table.in_force.brings_to_light:
        bring(story, fused, reach_m(rings, table), table.at(story.battle))
    table = table.at(story.battle)
    who = caught(story.battle, fused, table) if reached is None else reached
    struck = strikes(story.battle, fused, who or (), table)
    said = reached is not None or exploding(story.battle).told_of(fused.id) is not None
    measured = not said and fused.spot is not None
    story.tell(Exploded(fused=fused, struck=struck, measured=measured, attacks=bool(rings)))
    for one in struck:
        _harm(story, one, table, by=fused.by)
    for blasted in table.in_force.blasted:  # as the ground was: what falls by it has still kept it off
        blasted(story, fused, struck, table)
    if kind.comes is not None:
        kind.comes(story, fused, table.at(story.battle))


def _harm(story: Story, one: Struck, table: Table, *, by: int | None) -> None:
    """Any hit dazes, and takes what he was doing (GRN-39, ACT-14); who is safe in full cover goes on (A-69)."""
    if one.levels is not None:
        lose_action(story, one.unit, "explosion", "ACT-14")
        daze(story, one.unit, CAUSE, table)
        wound(story, one.unit, one.levels, table, by=by, cause=CAUSE)
    elif one.rule == "GRN-37" and table.rulings.is_("blast.interrupts_full_cover", "true"):
        lose_action(story, one.unit, "explosion", "ACT-14")
