"""What holds around a battle on paper, and who may not be fielded in it (ENV-15, ENV-16, ENV-22, A-98)."""

from collections.abc import Collection, Iterator

from squadlog.base.records import replace
from squadlog.battle.terms import Environment, Remark, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.vacuum.suits import KEY, holds_air
from squadlog.setup.plan import BattlePlan, MusterError


def chapters_of_weather(environment: Environment) -> tuple[str, ...]:
    """The chapters that it brings along."""
    return (KEY,) if environment.airless else ()


def agreeing(environment: Environment, chapters: Collection[str], *, in_space: bool = False) -> Environment:
    """An environment under these chapters: no vacuum where it is not played, and no weather in space (ENV-15)."""
    if KEY not in chapters:
        return replace(environment, vacuum=False, hostile="")
    return replace(environment, vacuum=environment.vacuum or (in_space and not environment.hostile))


def unfit_suits(
    plan: BattlePlan,
    environment: Environment,
    soldiers: Collection[Soldier],
    book: Rulebook,
    rulings: Rulings,
) -> Iterator[Remark]:
    """Who wears no suit that holds where there is no air, which a scenario may have and others may let pass.

    Raises MusterError for one in a vacuum that nobody has let pass (ENV-15). In hostile air there are houses to be in.
    """
    if not environment.airless:
        return
    passed = {
        (agreement.soldier, force.side)
        for force in plan.forces
        for agreement in force.plan.agreements
        if agreement.rule == "ENV-15"
    }
    for one in soldiers:
        if holds_air(one.armour, book, rulings) or passed & {(None, one.side), (one.name, one.side)}:
            continue
        suit = book.armours[one.armour].name
        sentence = f"{one.name} wears {suit}, which is not vacuum-rated"
        if environment.vacuum and KEY not in plan.listed:
            proof = ", ".join(key for key in book.armours if holds_air(key, book, rulings))
            raise MusterError(
                f"{sentence}: only {proof} may be fielded in a vacuum [ENV-15]. Allow ENV-15 in the squad, or use a "
                f"hostile atmosphere instead."
            )
        yield Remark(squad=one.squad, rule="ENV-15", sentence=sentence, soldier=one.name)
