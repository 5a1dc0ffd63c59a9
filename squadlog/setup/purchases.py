"""Squads that are brought to a scenario, against what it lets their side buy (SCN-06..SCN-08)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from squadlog.base.names import clean_text
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.setup.plan import MusterError
from squadlog.squads.cost import bills
from squadlog.squads.packed import book_for
from squadlog.squads.plan import SquadPlan
from squadlog.squads.scene import Scene, SceneSide
from squadlog.squads.violation import Violation

Brought = Mapping[str, tuple[SquadPlan, ...]]
_SPENT, _BOUGHT = "SCN-06", "SCN-08"


def side_meant(scene: Scene, name: str) -> SceneSide:
    """The side of that id or name, which has points to spend. Raises MusterError."""
    said = name.strip().casefold()
    side = next((one for one in scene.sides if said in (one.id.casefold(), one.name.casefold())), None)
    if side is None:
        known = ", ".join(one.id for one in scene.sides)
        raise MusterError(
            f"{scene.title} has no side {clean_text(name, limit=40)}; there are {known}. [{_SPENT}]"
        )
    if side.points is None:
        raise MusterError(
            f"The scenario gives {side.name} its squads, and no points to spend: leave them out. [{_SPENT}]"
        )
    return side


def require_squads(scene: Scene, brought: Brought, book: Rulebook) -> None:
    """Check that each side has a squad, and that its goods exist. Raises MusterError."""
    for told in unknown_goods(scene, book):
        raise MusterError(f"{told}.")
    for side in scene.sides:
        if not (side.squads or brought.get(side.id)):
            raise MusterError(
                f"{side.name} has {side.points} points to spend and no squad yet: choose one with --side "
                f"{side.id}=SQUAD. [{_SPENT}]"
            )


def purchases(scene: Scene, brought: Brought, book: Rulebook, rulings: Rulings) -> tuple[Violation, ...]:
    """What sides have bought that the scenario does not let them buy; what an agreement lets pass carries its reason.

    A squad agrees to that by its own `agreements`, each about a rule.
    """
    found: list[Violation] = []
    for side in scene.sides:
        if squads := brought.get(side.id, ()):
            found += _of_side(side, squads, book, rulings)
    return tuple(found)


def _of_side(
    side: SceneSide, squads: Sequence[SquadPlan], book: Rulebook, rulings: Rulings
) -> Iterator[Violation]:
    book = book_for(squads, book)
    waived = {one.rule: one.reason for plan in squads for one in plan.agreements if one.soldier is None}

    def told(code: str, sentence: str, rule: str = _BOUGHT) -> Violation:
        return Violation(code=code, sentence=sentence, rule=rule, waived=waived.get(rule, ""))

    spent = sum(one.total for one in bills(squads, book, rulings))
    if side.points is not None and spent > side.points:
        yield told(
            "too-dear",
            f"{side.name} has spent {spent} of {side.points} points: {spent - side.points} too many.",
            _SPENT,
        )
    if (buys := side.buys) is None:
        return
    men = [soldier for plan in squads for soldier in plan.soldiers]
    if buys.soldiers is not None and len(men) > buys.soldiers:
        yield told(
            "too-many", f"{side.name} brings {len(men)} soldiers; the scenario allows {buys.soldiers}."
        )
    for plan in squads:
        if buys.qualities and plan.quality not in buys.qualities:
            yield told(
                "quality", f"{plan.name} is of {plan.quality} quality; {_one_of(side, buys.qualities)}."
            )
    for what, allowed, has in (
        ("troop", buys.troops, [(one.troop,) for one in men]),
        ("race", buys.races, [(one.race,) for one in men]),
        ("suit", buys.suits, [(one.armour,) for one in men]),
        ("weapon", buys.weapons, [one.weapons for one in men]),
        ("equipment", buys.equipment, [one.equipment for one in men]),
    ):
        for key in dict.fromkeys(key for keys in has for key in keys if allowed and key not in allowed):
            who = [man.name for man, keys in zip(men, has, strict=True) if key in keys]
            whose = f"{who[0]} has" if len(who) == 1 else f"{who[0]} and {len(who) - 1} more have"
            yield told(what, f"{whose} the {what} {key}; {_one_of(side, allowed)}.")
    for soldier in men:
        if buys.leaders is not None and soldier.leader is not None and soldier.leader not in buys.leaders:
            listed = ", ".join(f"{rating:+d}" if rating else "0" for rating in buys.leaders) or "none"
            yield told(
                "leader",
                f"{soldier.name} leads with {soldier.leader:+d}; {side.name} may buy leaders of {listed}.",
            )
    for key in dict.fromkeys(thing.item for plan in squads for thing in plan.equipment):
        if buys.equipment and key not in buys.equipment:
            yield told("equipment", f"{side.name} has bought {key}; {_one_of(side, buys.equipment)}.")
    counted = _count_things(squads)
    for key, most in buys.most.items():
        if counted[key] > most:
            yield told("too-many", f"{side.name} has {counted[key]} of {key}; the scenario allows {most}.")


def _count_things(squads: Sequence[SquadPlan]) -> Counter[str]:
    """How many there are of each thing by its key, all squads of a side together."""
    found = Counter[str]()
    for plan in squads:
        found.update(thing.item for thing in plan.equipment)
        for soldier in plan.soldiers:
            found.update({soldier.troop, soldier.race, soldier.armour, plan.quality})
            found.update((*soldier.weapons, *soldier.equipment))
    return found


def _one_of(side: SceneSide, allowed: Sequence[str]) -> str:
    return f"{side.name} may have {', '.join(allowed)}"


def unknown_goods(scene: Scene, book: Rulebook) -> Iterator[str]:
    """Keys of what may be bought that no table has, each as half a sentence."""
    for side in scene.sides:
        if (buys := side.buys) is None:
            continue
        where = f"sides {side.id}.buys"
        goods = {*book.costs}
        anything = {*book.troops, *book.races, *book.armours, *book.weapons, *goods, *book.qualities}
        for field, said, known in (
            ("troops", buys.troops, {*book.troops}),
            ("races", buys.races, {*book.races}),
            ("suits", buys.suits, {*book.armours}),
            ("weapons", buys.weapons, {*book.weapons}),
            ("equipment", buys.equipment, goods),
            ("qualities", buys.qualities, {*book.qualities}),
            ("most", tuple(buys.most), anything),
        ):
            for key in said:
                if key not in known:
                    listed = ", ".join(sorted(known)[:20])
                    yield f"{where}.{field}: the tables have no {key}; there are {listed}"
        ratings = {row.rating for row in book.leaders.values()}
        for rating in buys.leaders or ():
            if rating not in ratings:
                yield (
                    f"{where}.leaders: there is no leader of {rating:+d}; "
                    f"ratings are {', '.join(map(str, sorted(ratings)))}"
                )
