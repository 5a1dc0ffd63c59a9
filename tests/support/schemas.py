"""A JSON document held against a JSON schema: as much of the language as ours use, and nothing passed over."""

import json
import re
from pathlib import Path

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"
_KINDS = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, int | float) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}
_LIMITS = {
    "pattern": lambda value, said: re.search(said, value) is not None,
    "minimum": lambda value, said: value >= said,
    "maximum": lambda value, said: value <= said,
    "maxLength": lambda value, said: len(value) <= said,
    "minLength": lambda value, said: len(value) >= said,
    "minItems": lambda value, said: len(value) >= said,
    "maxItems": lambda value, said: len(value) <= said,
    "maxProperties": lambda value, said: len(value) <= said,
}
_SAYS_NOTHING = {"$schema", "$defs", "title", "description", "default"}


def published(name):
    """The schema of that name."""
    return json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))


def against(value, schema):
    """What of a value is against the schema, by place; nothing where all fits."""
    return list(_faults(value, schema, schema, "$"))


def _faults(value, part, whole, at):
    for word, said in sorted(part.items(), key=lambda pair: pair[0] != "type"):
        if word in _SAYS_NOTHING:
            continue
        if word == "$ref":
            yield from _faults(value, whole["$defs"][said.removeprefix("#/$defs/")], whole, at)
        elif word == "anyOf":
            if all(list(_faults(value, one, whole, at)) for one in said):
                yield f"{at}: {value!r} is none of {said}"
        elif word == "type":
            if not _KINDS[said](value):
                yield f"{at}: {value!r} is no {said}"
                return
        elif word in _LIMITS:
            if not _LIMITS[word](value, said):
                yield f"{at}: {value!r} is beyond {word} {said}"
        elif word == "propertyNames":
            for name in value:
                yield from _faults(name, said, whole, f"{at} named {name!r}")
        elif word == "const":
            if value != said:
                yield f"{at}: {value!r} is not {said!r}"
        elif word == "enum":
            if value not in said:
                yield f"{at}: {value!r} is not of {said}"
        elif word == "required":
            yield from (f"{at}: {name} is missing" for name in said if name not in value)
        elif word == "properties":
            for name, inner in said.items():
                if isinstance(value, dict) and name in value:
                    yield from _faults(value[name], inner, whole, f"{at}.{name}")
        elif word == "items":
            for number, one in enumerate(value if isinstance(value, list) else ()):
                yield from _faults(one, said, whole, f"{at}[{number}]")
        elif word == "prefixItems":
            for number, (one, inner) in enumerate(zip(value, said, strict=False)):
                yield from _faults(one, inner, whole, f"{at}[{number}]")
        elif word == "additionalProperties":
            others = set(value) - set(part.get("properties", ())) if isinstance(value, dict) else set()
            for name in sorted(others):
                if said is False:
                    yield f"{at}: {name} has no place"
                else:
                    yield from _faults(value[name], said, whole, f"{at}.{name}")
        else:
            raise AssertionError(f"{at}: the test does not know {word!r}")


def fields(part, at=""):
    """The places of all fields that a schema knows."""
    for one in part.get("anyOf", (part,)):
        for name, inner in one.get("properties", {}).items():
            yield f"{at}.{name}"
            yield from fields(inner, f"{at}.{name}")
        for word, sign in (("items", "[]"), ("additionalProperties", "{}")):
            if isinstance(one.get(word), dict):
                yield from fields(one[word], f"{at}{sign}")
