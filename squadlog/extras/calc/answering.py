"""The way from the text of the requests to their answers."""

import json
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, NoReturn

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.validation_errors import first_fault
from squadlog.book.book import Rulebook
from squadlog.book.reading import adapter, complaint
from squadlog.book.rulings import Rulings
from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.extras.calc.function import Answer, Function, InputError
from squadlog.rules.common.context import RulesContext

MOST_REQUESTS = 10_000
"""Requests that one input may have."""
_NEEDED = ("id", "fn", "in")
_KEYS = frozenset((*_NEEDED, "rulings", "tag", "src", "sw", "out", "math", "note"))
"""What a request may hold; those after `rulings` are remarks of whoever wrote it, and are passed over."""


class BadRequestsError(SquadlogError):
    """The input as a whole cannot be read; the sentence says why."""


def parse_requests(text: str) -> list[Any]:
    """The requests in a JSON text. Raises BadRequestsError for anything but a list, and for more than 10,000."""
    try:
        found = json.loads(
            text.removeprefix("\ufeff"),
            parse_float=_finite,
            parse_constant=_not_a_number,
            object_pairs_hook=_once,
        )
    except json.JSONDecodeError as error:
        if not text.strip():
            raise BadRequestsError('the input is empty; a list of {"id", "fn", "in"} is expected.') from None
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRequestsError(f"the input is not JSON: {error.msg} at {place}.") from None
    except RecursionError:
        raise BadRequestsError("the input is nested too deeply.") from None
    except ValueError as error:
        raise BadRequestsError(
            f"the input is not JSON as expected: {clean_text(str(error), limit=200)}."
        ) from None
    if not isinstance(found, list):
        raise BadRequestsError('the input should be a list of {"id", "fn", "in"}.')
    if len(found) > MOST_REQUESTS:
        raise BadRequestsError(f"the input has {len(found)} requests; send {MOST_REQUESTS} at a time.")
    return found


def _finite(digits: str) -> float:
    number = float(digits)
    return number if isfinite(number) else _not_a_number(digits)


def _not_a_number(word: str) -> NoReturn:
    raise ValueError(
        f"{word[:20]} is too large to be a number here"
        if word[0].isdigit()
        else f"{word} is not a number here"
    )


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = dict(pairs)
    if len(keys) < len(pairs):
        raise ValueError(f"an object has a key twice ({', '.join(keys)[:60]})")
    return keys


def answer_all(requests: Sequence[Any], book: Rulebook, rulings: Rulings) -> list[dict[str, Any]]:
    """One answer to each request, in order: `out`, or `error` in one sentence; the others are answered all the same."""
    answers: list[dict[str, Any]] = []
    for place, request in enumerate(requests, 1):
        known = request.get("id") if isinstance(request, dict) else None
        label = known if isinstance(known, str | int | float) else None
        try:
            answers.append({"id": label, "out": _answer(request, book, rulings)})
        except InputError as error:
            where = "" if label is not None else f"request {place}: "
            answers.append({"id": label, "error": clean_text(f"{where}{error}", limit=600)})
    return answers


def _answer(request: object, book: Rulebook, rulings: Rulings) -> Answer:
    asked = _shape(request)
    name = asked["fn"]
    function = CATALOGUE.get(name) if isinstance(name, str) else None
    if function is None:
        raise InputError(f"fn should be one of {', '.join(CATALOGUE)}, not {_show_value(name)}.")
    table = RulesContext.of_book(book, _choose_rulings(asked.get("rulings", {}), rulings))
    return function.compute(_input(function, asked["in"]), table)


def _shape(request: object) -> dict[str, Any]:
    if not isinstance(request, dict):
        raise InputError(f'a request should be {{"id", "fn", "in"}}, not {_show_value(request)}.')
    for key in _NEEDED:
        if key not in request:
            raise InputError(f"{key} is missing; a request has id, fn and in.")
    if not isinstance(request["id"], str | int | float) or isinstance(request["id"], bool):
        raise InputError(f"id should be a text or a number, not {_show_value(request['id'])}.")
    for key in request:
        if key not in _KEYS:
            raise InputError(f"{_show_value(key)} is not a key of a request; it has id, fn, in and rulings.")
    return request


def _input(function: Function[Any], given: object) -> Any:  # noqa: ANN401 - the model belongs to the function
    keys = ", ".join(function.takes.keys())
    if not isinstance(given, dict):
        raise InputError(f"in should be an object with {keys}, not {_show_value(given)}.")
    try:
        return adapter(function.takes).validate_python(given)
    except ValueError as error:
        fault = first_fault(error)
        hint = f" {function.name} takes {keys}." if fault["type"] in ("extra_forbidden", "missing") else ""
        raise InputError(f"{complaint('in', given, error)}{hint}") from None


def _choose_rulings(given: object, rulings: Rulings) -> Rulings:
    if not isinstance(given, Mapping):
        raise InputError(f"rulings should be an object of names and options, not {_show_value(given)}.")
    for name, option in given.items():
        if name not in rulings:
            raise InputError(f"rulings: {_show_value(name)} is no ruling; squadlog rulings lists them.")
        key = str(option) if isinstance(option, int) and not isinstance(option, bool) else option
        if not isinstance(key, str):
            raise InputError(
                f"rulings: the option of {name} should be one of its keys, not {_show_value(option)}."
            )
        try:
            rulings = rulings.with_choice(name, key)
        except ValueError as error:
            raise InputError(f"rulings: {error}") from None
    return rulings


def _show_value(value: object) -> str:
    return clean_text(repr(value), limit=60)
