"""What was once written otherwise: the way from old versions of commands and events to the present one.

Each kind has versions of its own, from 1. An event's stands beside its body in the file; a command says its own as `v`,
unless it is 1. The key that a command was said with stands behind it all.
"""

import json
from collections.abc import Callable, Mapping
from math import inf
from typing import Any

Body = dict[str, Any]
Upcasters = Mapping[tuple[str, int], Callable[[Body], Body]]
"""From (kind, version) to the body of the next version: pure functions, each with a test of an old body."""


def _with_environment(body: Body) -> Body:
    """Zero gravity, once a field of the set-up, is a condition of its environment."""
    setup = dict(body["setup"])
    setup["environment"] = {"zero_g": setup.pop("zero_g", False)}
    return {**body, "setup": setup}


def _with_its_weapon(body: Body) -> Body:
    """The mode, once of the unit, is that of the weapon."""
    return {**body, "weapon": "OR"}


def _one_target(body: Body) -> Body:
    """A unit and a feature, once two fields with one of them empty, as one target."""
    body = dict(body)
    feature = body.pop("feature", None)
    return body if body.get("target") is not None else {**body, "target": feature}


def _list_woods(body: Body) -> Body:
    """The metres of two kinds of woods that the table stated, once a field each, are a list."""
    if not isinstance(said := body.get("stated"), dict):
        return body
    said = dict(said)
    metres = [(kind, said.pop(f"{kind}_m", None)) for kind in ("light_woods", "heavy_woods")]
    return {**body, "stated": {**said, "depths": [pair for pair in metres if pair[1] is not None]}}


def _upcast_fire_order(body: Body) -> Body:
    """An order to fire, or a shot that is planned."""
    return _list_woods(_one_target(body))


def _upcast_planned_shot(body: Body) -> Body:
    """A shot that is planned inside an order, an action under way, or what waits for the fire step."""
    for field, of in (
        ("shot", _upcast_fire_order),
        ("plan", _upcast_fire_order),
        ("action", _upcast_planned_shot),
    ):
        if isinstance(inner := body.get(field), dict):
            body = {**body, field: of(inner)}
    return body


def _upcast_sighting(body: Body) -> Body:
    """Covers and two kinds of woods, once fields of a sighting, are one list of what the line crosses."""
    body = dict(body)
    covers = [{"kind": cover["feature"]} for cover in body.pop("covers", ())]
    metres = [(kind, body.pop(f"{kind}_m", 0.0)) for kind in ("heavy_woods", "light_woods")]
    woods = [{"kind": kind, "metres": deep_m} for kind, deep_m in metres if deep_m]
    origin = body.pop("woods_origin", "default")
    return {**body, "crossed": [*covers, *woods], "depths_origin": origin}


def _upcast_shot(body: Body) -> Body:
    """A shot, and all it does."""
    effects = [_one_target(effect) for effect in body.get("effects", ())]
    sighting = body.get("sighting")
    return {**_one_target(body), "effects": effects, "sighting": sighting and _upcast_sighting(sighting)}


EVENTS: dict[tuple[str, int], Callable[[Body], Body]] = {
    ("battle_created", 1): _with_environment,
    ("omni_switched", 1): _with_its_weapon,
    ("action_declared", 1): _upcast_planned_shot,
    ("shot_queued", 1): lambda body: {**body, "shot": _upcast_planned_shot(body["shot"])},
    ("shot_fired", 1): _upcast_shot,
}
COMMANDS: dict[tuple[str, int], Callable[[Body], Body]] = {
    ("declare", 1): _upcast_planned_shot,
    ("fire", 1): _upcast_fire_order,
    ("opportunity_shot", 1): _list_woods,
}


class NewerError(ValueError):
    """A body of a version of the future."""


def present(upcasters: Upcasters, kind: str) -> int:
    """The version of this kind that is written today: one more than that of the newest upcaster."""
    return 1 + max((version for known, version in upcasters if known == kind), default=0)


def upcast(upcasters: Upcasters, kind: str, version: int, body: Body) -> Body:
    """The body in the present version.

    Raises NewerError; KeyError, TypeError or ValueError for what is no such body.
    """
    now = present(upcasters, kind)
    if version > now:
        raise NewerError(f"{kind} of version {version} was written by a newer squadlog")
    for step in range(version, now):
        body = upcasters[kind, step](body)
    return body


def command_json(text: str, kind: str) -> str:
    """The JSON of a command of the present version, with that version in it if it is not the first."""
    version = present(COMMANDS, kind)
    return text if version == 1 else f'{text[:-1]},"v":{version}}}'


def with_key(text: str, key: str, whose: str = "") -> str:
    """The JSON of a command with its `key`, which tells when the command is repeated.

    `whose` is the side that owns the key, empty for a seat that speaks for all: a key is nobody else's.
    """
    return text[:-1] + _key(key, whose)


def with_side(text: str, side: str) -> str:
    """The JSON of a command with the side from whose seat it was said; empty: it was said for all."""
    return f'{text[:-1]},"said_from":{json.dumps(side)}}}' if side else text


def seat_of(text: str) -> str:
    """The side from whose seat the command of this JSON was said; empty for who spoke for all."""
    side = _beside(text, "said_from")
    return side if isinstance(side, str) else ""


def key_of_text(text: str) -> str:
    """The key that the command of this JSON was said with; empty for none."""
    key = _beside(text, "key_said")
    return key if isinstance(key, str) else ""


def _beside(text: str, name: str) -> Any:  # noqa: ANN401 - whatever stands there
    """What stands under that name in the JSON of a command, which is read only where it may be there; else None."""
    return json.loads(text).get(name) if f'"{name}":' in text else None


def is_of(text: str, side: str) -> bool:
    """Whether the JSON of a command names this side, and no other, as whose it and its key are; empty: for all."""
    body = json.loads(text)
    of_key = body.get("key_of", "") if "key_said" in body else side
    return bool(body.get("said_from", "") == side == of_key)


def with_time(text: str, took_s: float | None) -> str:
    """The JSON of a command with the seconds that its decision took, where they were measured (TIM-01)."""
    return text if took_s is None else f'{text[:-1]},"took_s":{json.dumps(took_s)}}}'


def took_of(text: str) -> float | None:
    """The seconds that the decision took which the command of this JSON says; None: nobody measured them."""
    took = _beside(text, "took_s")
    return took if isinstance(took, float) and 0 <= took < inf else None


def has_key(text: str, key: str, whose: str = "") -> bool:
    """Whether the JSON of a command was said with this key, by who speaks for that side."""
    return text.endswith(_key(key, whose))


def _key(key: str, whose: str) -> str:
    of = f',"key_of":{json.dumps(whose)}' if whose else ""
    return f',"key_said":{json.dumps(key)}{of}}}'


def command_brought_up(text: str) -> str:
    """The JSON of a command in the present version.

    Raises ValueError for one of the future, or for what is no command.
    """
    if not any(
        word in text
        for word in (
            '"v":',
            '"key_said":',
            '"said_from":',
            '"took_s":',
            *(f'"{kind}"' for kind, _ in COMMANDS),
        )
    ):
        return text
    body = json.loads(text)
    if isinstance(body, dict):
        body.pop("key_said", None)
        body.pop("key_of", None)
        body.pop("said_from", None)
        body.pop("took_s", None)
    if not isinstance(body, dict) or not isinstance(version := body.pop("v", 1), int) or version < 1:
        raise ValueError("it is no command of any version")
    kind = str(body.get("kind"))
    if version == present(COMMANDS, kind):
        return json.dumps(body)
    try:
        return json.dumps(upcast(COMMANDS, kind, version, body))
    except (KeyError, TypeError) as error:
        raise ValueError(f"it is no {kind} of version {version}") from error
