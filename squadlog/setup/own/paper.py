"""The file of a scenario as plain data, and what is written into it. Every edit gives another paper; none changes one.

A way leads to a part: `("sides", 1, "squads", 0)`, lists counted from 0. The empty way is the head of the file.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from squadlog.base.records import record, replace
from squadlog.setup.own.vocabulary import LISTS, NAMED

Way = tuple[str | int, ...]
Raw = dict[str, Any]
_REFERS: dict[str, tuple[tuple[str, str], ...]] = {
    "sides": (
        ("", "defender"), ("", "hides_first"), ("", "typed_dice"), ("deployment", "order"), ("conditions", "side"),
        ("conditions", "by"),
        ("triggers", "side"), ("triggers", "by"), ("triggers", "to"), ("objectives", "side"), ("objectives", "whose"),
        ("groupings", "side"), ("instructions", "side"),
    ),
    "areas": (
        ("conditions", "area"), ("triggers", "area"), ("objectives", "area"), ("sides", "deploys"),
        ("squads", "deploys"), ("arrives", "areas"), ("arrives", "by_die"), ("instructions", "area"),
        ("instructions", "round"), ("instructions", "then"),
    ),
    "triggers": (
        ("conditions", "starts"), ("conditions", "ends"), ("triggers", "of"), ("objectives", "trigger"),
        ("objectives", "shown"), ("arrives", "on"), ("instructions", "alarm"),
    ),
    "objectives": (("triggers", "of"), ("objectives", "of")),
}  # fmt: skip
"""Which words of which tables name a part of each list."""


@record
class Paper:
    """A scenario under work: what its file holds, and the texts of map files that are kept beside it, by file name."""

    raw: Raw
    maps: tuple[tuple[str, str], ...] = ()

    def at(self, way: Way) -> Any:  # noqa: ANN401 - whatever stands there
        """What stands there. KeyError and IndexError where nothing does."""
        found: Any = self.raw
        for step in way:
            found = found[step]
        return found

    def has(self, way: Way) -> bool:
        """Whether anything stands there."""
        try:
            self.at(way)
        except (KeyError, IndexError, TypeError):
            return False
        return True

    def listed(self, key: str) -> tuple[Raw, ...]:
        """The parts of a list at the head of the file; what is none is left out."""
        found = self.raw.get(key, [])
        return tuple(one for one in found if isinstance(one, dict)) if isinstance(found, list) else ()


def empty() -> Paper:
    """Two sides who meet, and nothing else."""
    sides = [{"id": "blue", "name": "Commonwealth"}, {"id": "red", "name": "TOG"}]
    return Paper(raw={"title": "A new evening", "briefing": "", "turns": 6, "sides": sides})


def put(paper: Paper, way: Way, name: str, said: object) -> Paper:
    """A word of a part with another value; None takes it away. A new id goes wherever the old one was named."""
    before = paper.at(way) if paper.has(way) else {}
    held = {key: one for key, one in before.items() if key != name}
    if said is not None:
        held = {
            key: (said if key == name else before[key])
            for key in (*before, *(() if name in before else (name,)))
        }
    made = replace(paper, raw=_append_at(paper.raw, way, held))
    old = before.get("id")
    if (
        name == "id"
        and isinstance(old, str)
        and isinstance(said, str)
        and len(way) == 2
        and way[0] in _REFERS
    ):
        return replace(made, raw=_rename(made.raw, str(way[0]), old, said))
    return made


def add_part(paper: Paper, way: Way, one: object) -> tuple[Paper, Way]:
    """A part more at the end of a list, or a table of its own; and the way to it."""
    if way[-1] in LISTS:
        found = paper.at(way) if paper.has(way) else []
        return replace(paper, raw=_append_at(paper.raw, way, [*found, one])), (*way, len(found))
    return replace(paper, raw=_append_at(paper.raw, way, one)), way


def remove_part(paper: Paper, way: Way) -> Paper:
    """The paper without a part; a list without parts goes as well."""
    *rest, last = way
    held = paper.at(tuple(rest))
    if isinstance(last, int):
        left = [one for place, one in enumerate(held) if place != last]
        if not left:
            return remove_part(paper, tuple(rest))
        return replace(paper, raw=_append_at(paper.raw, tuple(rest), left))
    kept = {key: one for key, one in held.items() if key != last}
    if not kept and rest and rest[-1] in NAMED:
        return remove_part(paper, tuple(rest))
    return replace(paper, raw=_append_at(paper.raw, tuple(rest), kept))


def shift_part(paper: Paper, way: Way, step: int) -> tuple[Paper, Way]:
    """The paper with a part of a list moved `step` places down, or up if negative; and the part's new way."""
    *rest, place = way
    if not isinstance(place, int):
        return paper, way
    held = list(paper.at(tuple(rest)))
    to = min(max(place + step, 0), len(held) - 1)
    held.insert(to, held.pop(place))
    return replace(paper, raw=_append_at(paper.raw, tuple(rest), held)), (*rest, to)


def insert_copy(paper: Paper, way: Way) -> tuple[Paper, Way]:
    """A part once more, behind the last of its list, with an id of its own."""
    one = dict(paper.at(way))
    if isinstance(one.get("id"), str):
        one["id"] = free_id(paper, one["id"])
    if isinstance(one.get("arrives"), dict):
        one["arrives"] = {**one["arrives"], "id": free_id(paper, str(one["arrives"].get("id", "relief")))}
    return add_part(paper, way[:-1], one)


def ids(paper: Paper) -> tuple[str, ...]:
    """Every id that a part has."""
    found = [
        one["id"]
        for key in (*_REFERS, "conditions", "instructions", "features")
        for one in paper.listed(key)
        if "id" in one
    ]
    found += [call["arrives"].get("id") for _, call in calls(paper) if isinstance(call.get("arrives"), dict)]
    return tuple(str(one) for one in found)


def free_id(paper: Paper, wish: str) -> str:
    """An id that nothing has yet, like the one wished for: `hold`, `hold_2`."""
    stem = re.sub(r"_?\d+$", "", wish) or wish
    taken_ids = {one.casefold() for one in ids(paper)}
    wishes = (wish, *(f"{stem[:28]}_{number}" for number in range(2, 1_000)))
    return next((one for one in wishes if one.casefold() not in taken_ids), wish)


def calls(paper: Paper) -> Iterator[tuple[Way, Raw]]:
    """Every squad that takes part, and the way to it."""
    sides = paper.raw.get("sides", [])
    for place, side in enumerate(sides if isinstance(sides, list) else ()):
        squads = side.get("squads", []) if isinstance(side, dict) else ()
        for number, call in enumerate(squads if isinstance(squads, list) else ()):
            if isinstance(call, dict):
                yield ("sides", place, "squads", number), call


def _append_at(held: Any, way: Sequence[str | int], one: object) -> Any:  # noqa: ANN401 - any part of a file
    """Data with something else at the end of a way."""
    if not way:
        return one
    step, rest = way[0], way[1:]
    if isinstance(held, list) and isinstance(step, int):
        return [_append_at(part, rest, one) if place == step else part for place, part in enumerate(held)]
    inner = dict(held or {})
    inner[str(step)] = _append_at(inner.get(str(step)), rest, one)
    return inner


def _rename(raw: Raw, kind: str, old: str, new: str) -> Raw:
    """Every word that names the old one names the new one."""
    words = _REFERS[kind]

    def walk(table: str, part: Mapping[str, Any]) -> Raw:
        made: Raw = {}
        for key, held in part.items():
            if (table, key) in words:
                if kind in ("triggers", "objectives") and (table, key) == ("triggers", "of"):
                    refers = (part.get("kind") == "met") == (kind == "objectives")
                    made[key] = _swap(held, old, new) if refers else held
                else:
                    made[key] = _swap(held, old, new)
            elif isinstance(held, dict):
                made[key] = walk(key, held)
            elif isinstance(held, list):
                made[key] = [walk(key, one) if isinstance(one, dict) else one for one in held]
            else:
                made[key] = held
        return made

    return walk("", raw)


def _swap(held: Any, old: str, new: str) -> Any:  # noqa: ANN401 - a word, or a list of them
    if isinstance(held, list):
        return [_swap(one, old, new) for one in held]
    return new if held == old else held
