"""The parts A to H of a scenario as rows of a tree: what there is, and what can be added where."""

from collections.abc import Iterator
from typing import Any

from squadlog.base.records import value
from squadlog.setup.own import vocabulary
from squadlog.setup.own.page_part import PagePart
from squadlog.setup.own.paper import Paper, Way


@value
class TreeRow:
    """A row: its part of the book of words, the way to it, how deep it lies, and what it says.

    `adds`: nothing is there yet, and Enter lays it down. A row without a part is only a heading.
    """

    key: str
    depth: int
    words: str
    way: Way = ()
    part: PagePart | None = None
    adds: bool = False


def rows(paper: Paper) -> Iterator[TreeRow]:
    """The whole tree, from A to H."""
    yield TreeRow("A", 0, "A  Situation", (), vocabulary.SITUATION)
    yield TreeRow("B", 0, "B C  Forces", (), vocabulary.FORCES)
    for place, side in enumerate(paper.listed("sides")):
        yield from _side(("sides", place), side)
    yield _adder(("sides",), 1)
    yield from _list(paper, "groupings", 1)
    yield TreeRow("D", 0, "D  Playing area", (), vocabulary.GROUND)
    yield from _list(paper, "areas", 1)
    yield from _list(paper, "features", 1)
    yield TreeRow("deployment", 1, "deployment", ("deployment",), vocabulary.DEPLOYMENT)
    yield TreeRow("E", 0, "E  Victory")
    yield from _list(paper, "objectives", 1)
    yield TreeRow("F", 0, "F  Rules in force", (), vocabulary.RULES)
    yield from _list(paper, "variants", 1)
    yield TreeRow("G", 0, "G  Special conditions")
    yield from _list(paper, "conditions", 1)
    yield from _list(paper, "triggers", 1)
    yield from _list(paper, "instructions", 1)
    yield from _list(paper, "actions", 1)
    yield TreeRow("H", 0, "H  Length, and the table", (), vocabulary.LENGTH)


def key_of(way: Way) -> str:
    """The key of the row of a part."""
    return "/".join(str(step) for step in way)


def row_key(_paper: Paper, way: Way, word: str) -> str:
    """The row where a word of a part is written; of the head it is one of several."""
    if way and way[-1] not in vocabulary.LISTS:
        return key_of(way)
    if way:
        return f"+{key_of(way)}"
    for key, part in (
        ("A", vocabulary.SITUATION),
        ("B", vocabulary.FORCES),
        ("D", vocabulary.GROUND),
        ("F", vocabulary.RULES),
        ("H", vocabulary.LENGTH),
    ):
        if part.word(word) is not None:
            return key
    if word in vocabulary.LISTS and word in (
        "sides",
        "areas",
        "features",
        "objectives",
        "variants",
        "conditions",
        "triggers",
        "instructions",
    ):
        return f"+{word}"
    return "A"


def name_part(way: Way, held: Any) -> str:  # noqa: ANN401 - whatever stands there
    """A part in a few words: its name, id or kind."""
    part = vocabulary.PARTS[
        vocabulary.LISTS[str(way[-2])] if isinstance(way[-1], int) else vocabulary.TABLES[str(way[-1])]
    ]
    if not isinstance(held, dict):
        return part.called
    match part.key:
        case "call":
            force = held.get("force")
            named = held.get("squad") or (force.get("name") if isinstance(force, dict) else "") or "a squad"
            some = f", {len(held['only'])} of it" if isinstance(held.get("only"), list) else ""
            late = ", later" if "arrives" in held else ""
            return f"{named}{some}{late}"
        case "side":
            return str(held.get("name") or held.get("id") or "a side")
        case "variant":
            return f"{held.get('ruling', '?')} = {held.get('option', '?')}"
        case "plot":
            return f"{held.get('mission', '?')}, turn {held.get('turn', 1)}"
        case "agreement":
            return str(held.get("rule", "an agreement"))
        case "arrives":
            turn = held.get("turn")
            return "arrives" + (f" in turn {turn}" if turn else f" on {held['on']}" if held.get("on") else "")
        case "buys" | "force" | "deployment" | "character":
            return part.called
        case _:
            kind = f" · {str(held['kind']).replace('_', ' ')}" if held.get("kind") else ""
            name = held.get("name") or str(held.get("id") or held.get("item") or part.called).replace(
                "_", " "
            )
            return f"{name}{kind}"


def _side(way: Way, side: Any) -> Iterator[TreeRow]:  # noqa: ANN401 - as it stands in the file
    yield TreeRow(key_of(way), 1, name_part(way, side), way, vocabulary.PARTS["side"])
    for place, call in enumerate(_parts(side.get("squads"))):
        yield from _call((*way, "squads", place), call)
    yield _adder((*way, "squads"), 2)
    if side.get("points") is not None or "buys" in side:
        yield _lone((*way, "buys"), side, 2)
    for place, plot in enumerate(_parts(side.get("plots"))):
        here = (*way, "plots", place)
        yield TreeRow(key_of(here), 2, name_part(here, plot), here, vocabulary.PARTS["plot"])
    yield _adder((*way, "plots"), 2)


def _call(way: Way, call: Any) -> Iterator[TreeRow]:  # noqa: ANN401 - likewise
    yield TreeRow(key_of(way), 2, name_part(way, call), way, vocabulary.PARTS["call"])
    yield _lone((*way, "arrives"), call, 3)
    members = call.get("members")
    refit, under = vocabulary.PARTS["refit"], (*way, "members")
    for name, held in members.items() if isinstance(members, dict) else ():
        if isinstance(held, dict):
            yield TreeRow(key_of((*under, name)), 3, f"{name} otherwise", (*under, name), refit)
    yield TreeRow(f"+{key_of(under)}", 3, f"+ {refit.called}", under, refit, adds=True)
    force = call.get("force")
    if isinstance(force, dict):
        here = (*way, "force")
        yield TreeRow(key_of(here), 3, name_part(here, force), here, vocabulary.PARTS["force"])
        for table in ("soldiers", "equipment", "agreements"):
            for place, one in enumerate(_parts(force.get(table))):
                there = (*here, table, place)
                yield TreeRow(
                    key_of(there), 4, name_part(there, one), there, vocabulary.PARTS[vocabulary.LISTS[table]]
                )
                if "character" in one:
                    yield _lone((*there, "character"), one, 5)
            yield _adder((*here, table), 4)


def _lone(way: Way, holder: Any, depth: int) -> TreeRow:  # noqa: ANN401 - likewise
    part = vocabulary.PARTS[vocabulary.TABLES[str(way[-1])]]
    if isinstance(holder.get(way[-1]), dict):
        return TreeRow(key_of(way), depth, name_part(way, holder[way[-1]]), way, part)
    return TreeRow(f"+{key_of(way)}", depth, f"+ {part.called}", way, part, adds=True)


def _list(paper: Paper, table: str, depth: int) -> Iterator[TreeRow]:
    for place, one in enumerate(paper.listed(table)):
        way: Way = (table, place)
        yield TreeRow(key_of(way), depth, name_part(way, one), way, vocabulary.PARTS[vocabulary.LISTS[table]])
    yield _adder((table,), depth)


def _adder(way: Way, depth: int) -> TreeRow:
    part = vocabulary.PARTS[vocabulary.LISTS[str(way[-1])]]
    return TreeRow(f"+{key_of(way)}", depth, f"+ {part.called}", way, part, adds=True)


def _parts(held: object) -> tuple[dict[str, Any], ...]:
    return tuple(one for one in held if isinstance(one, dict)) if isinstance(held, list) else ()
