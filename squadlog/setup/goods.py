"""What a side has for all of it in a battle on paper: bought with squads, or given by the scenario (BLD-02, TA-14)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from squadlog.battle.terms import Goods, Remark
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.setup.plan import BattlePlan, MusterError
from squadlog.squads.legality import beyond_limits
from squadlog.squads.plan import SquadPlan


def goods_of(plan: BattlePlan, book: Rulebook) -> tuple[Goods, ...]:
    """The things of each side that some chapter plays, whoever carries them: it may come into force in play (ADV-03).

    Raises MusterError for a side or a thing that there is not.
    """
    found = Counter[tuple[str, str]]()
    sides = {force.side for force in plan.forces}
    for force in plan.forces:
        for thing in force.plan.equipment:
            found[force.side, thing.item] += 1
    for given in plan.goods:
        if given.side not in sides:
            raise MusterError(f"{given.side} is not a side of this battle, so it has no {given.item}.")
        if given.item not in book.costs:
            known = ", ".join(row.key for row in book.costs.values() if row.scope == "side")
            raise MusterError(f"There is no {given.item} to give to {given.side}; there are {known}.")
        found[given.side, given.item] += given.count
    return tuple(
        Goods(side=side, item=item, count=count, secret=row.secret)
        for (side, item), count in found.items()
        if (row := book.costs.get(item)) is not None and row.scope == "side" and row.chapter
    )


def nothing_secret(plan: SquadPlan, book: Rulebook) -> SquadPlan:
    """The squad without what it has bought in secret, whoever is to carry it, and without what that has cost."""
    secret = {row.key for row in book.costs.values() if row.secret}
    return plan.model_copy(
        update={"equipment": tuple(one for one in plan.equipment if one.item not in secret)}
    )


def doubtful_goods(goods: Sequence[Goods], book: Rulebook, rulings: Rulings) -> Iterator[Remark]:
    """A remark for each item a side has more of than it may, over all its squads; secret ones are for it alone."""
    for side in dict.fromkeys(one.side for one in goods):
        for secret in (False, True):
            counted = {one.item: one.count for one in goods if (one.side, one.secret) == (side, secret)}
            for one in beyond_limits(counted, "The side has {} of {}; it may have {}.", book, rulings):
                yield Remark(
                    squad=f"{side}-1", rule=one.rule, sentence=one.sentence, side=side, secret=secret
                )
