"""The pieces that can be taken: those with two whole sides covered by the enemy (A.6).

Everywhere `by` are the enemy's places and `by_mask` their cells.
"""

from collections.abc import Iterable, Sequence

from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.tables import Tables


def covered_sides(rules: BoardRules, victim: int, by_mask: int, by: Iterable[int]) -> tuple[int, ...]:
    """The sides of a piece that are covered along their whole length, each as the cells beyond it."""
    sides = [side for side in rules.tables.sides[victim] if side & by_mask == side]
    if rules.single_cover:
        masks = rules.tables.masks
        sides = [side for side in sides if any(masks[place] & side == side for place in by)]
    return tuple(sides)


def held_pieces(
    rules: BoardRules, victims: Iterable[int], by_mask: int, by: Sequence[int]
) -> tuple[int, ...]:
    """The victims that are held fast; where one covered side is not enough, those with two covered."""
    sides = rules.tables.sides
    return tuple(
        victim
        for victim in victims
        if is_held(sides[victim], by_mask)
        and (not rules.single_cover or len(covered_sides(rules, victim, by_mask, by)) > 1)
    )


def eligible(
    rules: BoardRules, victims: Iterable[int], by_mask: int, by: Sequence[int], moved: int
) -> tuple[int, ...]:
    """What may be taken after a piece has come to stand on `moved`, which is among `by` and in `by_mask`."""
    if rules.any_capture:
        return held_pieces(rules, victims, by_mask, by)
    prey = held_by_mover(rules.tables, victims, by_mask, moved)
    if not rules.single_cover:
        return prey
    mask = rules.tables.masks[moved]
    alone = [(victim, covered_sides(rules, victim, by_mask, by)) for victim in prey]
    return tuple(victim for victim, sides in alone if len(sides) > 1 and any(side & mask for side in sides))


def is_held(sides: Iterable[int], by_mask: int) -> bool:
    """Whether two sides of a piece, or more, are covered along their whole length, by however many pieces."""
    return len([side for side in sides if side & by_mask == side]) > 1


def held_by_mover(tables: Tables, victims: Iterable[int], by_mask: int, moved: int) -> tuple[int, ...]:
    """The victims that two covered sides hold, by however many pieces, the one on `moved` among them."""
    every_side, masks = tables.sides, tables.masks
    touched, mask = tables.border[moved], masks[moved]
    found: list[int] = []
    for victim in victims:
        if masks[victim] & touched:
            whole = [side for side in every_side[victim] if side & by_mask == side]
            if len(whole) > 1 and any(side & mask for side in whole):
                found.append(victim)
    return tuple(found)


def subsets(things: Sequence[int]) -> list[tuple[int, ...]]:
    """Every choice of some, all or none of the things, none first."""
    chosen: list[tuple[int, ...]] = [()]
    for thing in things:
        chosen += [(*already, thing) for already in chosen]
    return chosen
