"""Which pieces can be taken: those with two whole sides covered by the enemy (A.6)."""

from collections.abc import Iterable, Sequence

from squadlog.games.board.options import Rules


def covered(rules: Rules, victim: int, by_mask: int, by: Iterable[int]) -> tuple[int, ...]:
    """The sides of a piece that are covered along their whole length, each as the cells beyond it.

    `by` are the enemy's places and `by_mask` their cells.
    """
    sides = [side for side in rules.tables.sides[victim] if side & by_mask == side]
    if rules.single_cover:
        masks = rules.tables.masks
        sides = [side for side in sides if any(masks[place] & side == side for place in by)]
    return tuple(sides)


def held(rules: Rules, victims: Iterable[int], by_mask: int, by: Sequence[int]) -> tuple[int, ...]:
    """Those of the victims that two covered sides hold fast."""
    every_side = rules.tables.sides
    found: list[int] = []
    for victim in victims:
        count = 0
        for side in every_side[victim]:
            if side & by_mask == side:
                count += 1
        if count >= 2 and (not rules.single_cover or len(covered(rules, victim, by_mask, by)) >= 2):
            found.append(victim)
    return tuple(found)


def eligible(
    rules: Rules, victims: Iterable[int], by_mask: int, by: Sequence[int], moved: int
) -> tuple[int, ...]:
    """What may be taken after a piece has come to stand on `moved`, which is among `by` and in `by_mask`."""
    if rules.any_capture:
        return held(rules, victims, by_mask, by)
    masks, touched, mask = rules.tables.masks, rules.tables.border[moved], rules.tables.masks[moved]
    near = [victim for victim in victims if masks[victim] & touched]
    return tuple(
        victim
        for victim in held(rules, near, by_mask, by)
        if any(side & mask for side in covered(rules, victim, by_mask, by))
    )


def subsets(things: Sequence[int]) -> list[tuple[int, ...]]:
    """Every choice of some, all or none of the things, none first."""
    chosen: list[tuple[int, ...]] = [()]
    for thing in things:
        chosen += [(*already, thing) for already in chosen]
    return chosen
