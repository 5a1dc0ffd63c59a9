"""What the parts of a page name, and which of these names lead nowhere."""

from collections.abc import Collection, Iterable, Iterator

from squadlog.base.records import record
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.instruction import Instruction
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.trigger import Trigger


@record
class PageNames:
    """What the parts of a page may name: sides, areas and triggers by their ids, and objectives."""

    sides: frozenset[str]
    areas: frozenset[str]
    triggers: frozenset[str]
    objectives: tuple[Objective, ...]


def names_astray(
    one: Condition | Trigger | Objective | Instruction, where: str, named: PageNames
) -> Iterator[str]:
    """Each name in a part that leads nowhere, as half a sentence that begins with `where` the part is."""
    yield from astray(where, "side", (one.side,), named.sides)
    yield from astray(where, "area", (one.area,), named.areas)
    match one:
        case Condition():
            yield from astray(where, "by", one.by, named.sides)
            yield from astray(where, "starts", (one.starts,), named.triggers)
            yield from astray(where, "ends", (one.ends,), named.triggers)
        case Trigger():
            yield from astray(where, "by", one.by, named.sides)
            yield from astray(where, "to", one.to, named.sides)
            objectives = {other.id for other in named.objectives}
            yield from astray(where, "of", one.of, objectives if one.kind == "met" else named.triggers)
        case Instruction():
            yield from astray(where, "round", one.round, named.areas)
            yield from astray(where, "then", (one.then,), named.areas)
            yield from astray(where, "alarm", (one.alarm,), named.triggers)
        case Objective():
            yield from astray(where, "whose", (one.whose,), named.sides)
            yield from astray(where, "trigger", (one.trigger,), named.triggers)
            yield from astray(where, "shown", (one.shown,), named.triggers)
            # One that prevents another is none that can be prevented: they could do so in a ring.
            others = {
                other.id for other in named.objectives if other.side != one.side and other.kind != "prevent"
            }
            yield from astray(where, "of", (one.of,), others)


def astray(where: str, field: str, said: Iterable[str | None], known: Collection[str]) -> Iterator[str]:
    """Each name in a field that is none of those known, as half a sentence that begins with `where` it stands."""
    for name in said:
        if name and name not in known:
            listed = ", ".join(sorted(known)[:20]) or "none yet"
            yield f"{where}.{field}: there is no {name}; there are {listed}"
