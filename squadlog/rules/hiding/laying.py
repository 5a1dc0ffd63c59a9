"""What a side may lay before play, one thing after the other: for whoever chooses among it (HID-09..HID-13)."""

from collections.abc import Iterator
from functools import partial

from squadlog.base.names import so_many
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.rules.common.ask import Placeable
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding import piles
from squadlog.rules.hiding.honour import MarkPile
from squadlog.rules.hiding.placing import by_dice, count_hidden, may_place, most_decoys, on_paper


def placeables(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Placeable]:
    """What a side may place: its soldiers, its decoys, one more decoy where it may, then the end of placing."""
    if not may_place(battle, side):
        return
    hiding = piles.hiding_of(battle)
    paper = on_paper(ctx)
    for unit in battle.in_order():
        if unit.side == side:
            yield _on_paper(unit) if paper else _soldier(unit, hiding)
    if paper:
        number = max((pile.number for pile in hiding.piles), default=0) + 1
        yield Placeable(
            key="pile",
            words=f"pile {number}",
            state="as it is on paper",
            lays=partial(_mark_command, side, number),
        )
    for pile in hiding.of(side):
        if pile.is_decoy:
            yield Placeable(
                key=f"pile:{pile.number}",
                words=f"decoy, pile {pile.number}",
                state=_lies(pile),
                laid=True,
                lays=partial(_decoy, side, pile.number),
                lifts=piles.LiftPile(side=side, pile=pile.number),
                at=pile.position,
                floor=pile.floor,
            )
    hidden, decoys = count_hidden(battle, side)
    most = most_decoys(hidden, ctx)
    if decoys < most and not paper:
        yield Placeable(
            key="decoy",
            words="a decoy",
            state=f"{decoys} of {most} placed [HID-11]",
            lays=partial(_decoy, side, None),
            placed=not by_dice(battle, ctx),
        )
    yield Placeable(
        key="placed",
        words=f"All placed: {hidden} hidden, {so_many(decoys, 'decoy')}" if hidden else "No unit hides",
        state="all see the piles then [HID-13]" if hidden else "",
        says=piles.PlacementOver(side=side),
    )


def _soldier(unit: Unit, hiding: piles.Hiding) -> Placeable:
    pile = hiding.over(unit.id)
    return Placeable(
        key=str(unit.id),
        words=unit.called,
        state="in the open" if pile is None else f"hides, pile {pile.number}{_lies(pile)}",
        laid=pile is not None,
        lays=partial(_hide, unit.id, _facing(unit, pile)),
        lifts=None if pile is None else piles.LiftPile(side=unit.side, pile=pile.number),
        at=unit.position if pile is None else pile.position,
        floor=unit.floor if pile is None else pile.floor,
        unit=unit.id,
    )


def _on_paper(unit: Unit) -> Placeable:
    return Placeable(
        key=str(unit.id),
        words=unit.called,
        state="hides, where stands on paper" if piles.is_hidden(unit) else "in the open",
        laid=piles.is_hidden(unit),
        lays=lambda _at, _facing, overrule: piles.Hide(unit=unit.id, overrule=overrule),
        unit=unit.id,
        placed=False,
    )


def _mark_command(
    side: str, number: int, at: Waypoint | None, _facing: float | None, overrule: str
) -> MarkPile:
    return MarkPile(side=side, pile=number, at=at, overrule=overrule)


def _facing(unit: Unit, pile: piles.Pile | None) -> float:
    at = unit.position if pile is None else pile.position
    return 0.0 if at is None else at.facing_deg


def _lies(pile: piles.Pile) -> str:
    at: Position | None = pile.position
    if at is None:
        return ""
    floor = f", floor {pile.floor}" if pile.floor != 1 else ""
    facing = "" if pile.looks_round else f", facing {at.facing_deg:.0f}°"
    return f" at {at.x:g},{at.y:g}{floor}{facing}"


def _hide(unit: int, faces: float, at: Waypoint | None, facing: float | None, overrule: str) -> piles.Hide:
    return piles.Hide(unit=unit, at=at, facing_deg=faces if facing is None else facing, overrule=overrule)


def _decoy(
    side: str, pile: int | None, at: Waypoint | None, facing: float | None, overrule: str
) -> piles.LayDecoy:
    return piles.LayDecoy(side=side, at=at, facing_deg=facing, pile=pile, overrule=overrule)
