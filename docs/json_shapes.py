"""The shape of JSON documents as a schema, read off what the program prints: what every one has is required."""

from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]
KINDS = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
DATA = frozenset({
    "assist", "branches", "commanders", "features", "glossary", "groupings", "house_rules",
    "options", "rulings", "stash", "tables", "tempers", "typed_dice",
})  # fmt: skip
"""Names of objects whose own names are data: whatever stands in them is of one shape."""
TAGGED = frozenset({"command", "events", "says"})
"""What is of many kinds, told by its `kind`: only what all of them have is promised here."""
ANYTHING = frozenset({"in", "out", "example", "table"})
"""What is documented elsewhere, or differs from one to the next."""


def shape(values: Iterable[Any], *, name: str = "") -> Schema:
    """The schema that all of these values fit; of objects that are told apart by nothing but their numbers one."""
    found = list(values)
    objects = [one for one in found if isinstance(one, dict)]
    lists = [one for one in found if isinstance(one, list)]
    plain = {KINDS[type(one)] for one in found if not isinstance(one, dict | list)}
    if name in ANYTHING or (plain == {"null"} and len(found) == sum(one is None for one in found)):
        return {}
    tagged = name in TAGGED
    parts: list[Schema] = [
        {"type": kind} for kind in sorted(plain - ({"integer"} if "number" in plain else set()))
    ]
    if lists:
        items = [item for one in lists for item in one]
        parts.append(
            {"type": "array", **({"items": shape(items, name=name if tagged else "")} if items else {})}
        )
    if objects:
        parts.append(_object(objects, data=name in DATA or _numbered(objects), tagged=tagged))
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def with_what_was(new: Schema, old: Schema) -> Schema:
    """The new shape with what the old one knew besides: no sample may have shown it this time."""
    if not new or ("anyOf" in old and "anyOf" not in new):
        return old
    both = dict(new)
    if "properties" in old and "properties" in new:
        known = {
            name: with_what_was(part, old["properties"].get(name, part))
            for name, part in new["properties"].items()
        }
        both["properties"] = known | {
            name: part for name, part in old["properties"].items() if name not in known
        }
        both["required"] = [
            name for name in new["required"] if name in old["required"] or name not in old["properties"]
        ]
    for word in ("items", "additionalProperties"):
        if isinstance(old.get(word), dict):
            both[word] = with_what_was(new.get(word) or {}, old[word])
    return both


def _numbered(objects: list[dict[str, Any]]) -> bool:
    names = {name for one in objects for name in one}
    return bool(names) and all(name.lstrip("-").isdecimal() for name in names)


def _object(objects: list[dict[str, Any]], *, data: bool, tagged: bool) -> Schema:
    if data:
        inner = [value for one in objects for value in one.values()]
        return {"type": "object", **({"additionalProperties": shape(inner)} if inner else {})}
    names = list(dict.fromkeys(name for one in objects for name in one))
    if tagged:
        names = [name for name in names if all(name in one for one in objects)]
    return {
        "type": "object",
        "properties": {
            name: shape((one[name] for one in objects if name in one), name=name) for name in names
        },
        "required": [name for name in names if all(name in one for one in objects)],
    }
