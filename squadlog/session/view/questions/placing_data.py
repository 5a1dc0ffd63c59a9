"""What is to be placed and where it may lie, as programs read it."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from squadlog.session.view.form_data import answer_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.session.view.questions.placing import PlacesOfThing, ThingToPlace


def place_data(things: Sequence[ThingToPlace], found: PlacesOfThing | None) -> dict[str, Any]:
    """What there is to place, and of one thing where it may lie; records in it stay records.

    Without a thing that is asked about `words` is empty, and there are no areas and no samples.
    """
    return {
        "things": [_thing_data(one) for one in things],
        "words": "" if found is None else found.words,
        "grid_m": 0.0 if found is None else found.places.grid_m,
        "areas": () if found is None else found.places.areas,
        "samples": () if found is None else (*found.beside, *found.spots),
        "refusal": None if found is None else found.refusal,
    }


def _thing_data(thing: ThingToPlace) -> dict[str, Any]:
    told = {field.name: getattr(thing, field.name) for field in fields(thing)}
    return {**told, "answers": [answer_data(one) for one in thing.answers]}
