"""The file of a ready battle as it is found and read: all that is wrong with it is told, each with its place."""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text, key_meant
from squadlog.base.read_files import read_file
from squadlog.base.validation_errors import say_expected, where
from squadlog.book.load import load_rulings
from squadlog.book.places import data_dir
from squadlog.squads.scene import Scene
from squadlog.squads.scene_checks import page_faults
from squadlog.squads.variants import VariantError, as_ruled

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

MOST_BYTES = 512 * 1024
_DEEP = re.compile(r"""(?:(?<![\w-])[\w-]++\s*\.\s*|"[^"\n]*"\s*\.\s*|'[^'\n]*'\s*\.\s*){40}""")
_NAMED, _EMPTY = "constrained-str", "literal['']"
"""What the checker calls a name, and none, where there may be either."""
_WORDS = {"string_type": "should be text in quotes"}
_ONE_WORD = re.compile(r"\^\[A-Za-z\]\[A-Za-z0-9_-?\]")
"""How the pattern of an id begins, or of a key of the tables."""
MOST_FAULTS = 100
"""How many faults of a file are told at once."""
Chosen = Callable[[str], str | None]
"""Tells the option that is chosen of a ruling, None for one that there is not."""


class SceneError(SquadlogError):
    """A battle file is missing or wrong: one sentence with the file, the place, and what would be right."""


class NoSceneError(SceneError):
    """There is no ready battle of that key; the sentence names those that there are."""


def ready_battles(folder: Path | None = None) -> tuple[str, ...]:
    """The keys of the ready battles; the newcomer's comes first."""
    battles = (folder or data_dir("scenarios")) / "battles"
    return tuple(
        sorted((path.stem for path in battles.glob("*.toml")), key=lambda key: (key != "newcomer", key))
    )


def load_scene(key: str, folder: Path | None = None, chosen: Chosen | None = None) -> Scene:
    """The ready battle of that key, or of that map; `chosen` gives the options that select among its variants.

    Raises NoSceneError if there is none, SceneError if its file is wrong.
    """
    key = key_meant(key, ready_battles(folder))
    if key not in ready_battles(folder):
        raise NoSceneError(
            f"There is no ready battle called {key}; there are {', '.join(ready_battles(folder))}."
        )
    path = (folder or data_dir("scenarios")) / "battles" / f"{key}.toml"
    return read_scene(path.read_bytes(), path.name, chosen)


def scene_in(path: Path, chosen: Chosen | None = None) -> Scene:
    """The scenario in a file. Raises SquadlogError for what cannot be read, SceneError for a wrong one."""
    shown = clean_text(path.name, limit=80)
    return read_scene(read_file(path, MOST_BYTES, shown), shown, chosen)


def read_scene(data: bytes, shown: str, chosen: Chosen | None = None) -> Scene:
    """The scenario in these bytes; `shown` is what messages call the file. Raises SceneError."""
    scene, faults = checked_scene(data, shown, chosen)
    if scene is None or faults:
        raise SceneError(f"{shown}: {faults[0]}." if faults else f"{shown} is no scenario.")
    return scene


def checked_scene(
    data: bytes, shown: str, chosen: Chosen | None = None
) -> tuple[Scene | None, tuple[str, ...]]:
    """The scenario in these bytes, and all that is wrong with it in itself, each as half a sentence.

    None where it cannot be read as one. Raises SceneError for what is no TOML, or too much of it.
    """
    if len(data) > MOST_BYTES:
        raise SceneError(f"{shown} has more than {MOST_BYTES // 1024} KiB; a scenario has less.")
    try:
        raw = tomllib.loads(_shallow(data.decode("utf-8-sig")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SceneError(f"{shown} is not valid TOML: {clean_text(str(error), limit=120)}.") from None
    try:
        scene = scene_of(raw, chosen)
    except ValidationError as error:
        found = tuple(_in_themselves(error.errors(include_url=False)))
        told = (f"{where(_place(fault))} {_expected(fault)}" for fault in found[:MOST_FAULTS])
        return None, tuple(dict.fromkeys(clean_text(one, limit=200) for one in told))
    except RecursionError:
        raise SceneError(f"{shown} is nested too deeply to be read.") from None
    except VariantError as error:
        return None, (clean_text(str(error), limit=200),)
    return scene, tuple(clean_text(one, limit=300) for one in islice(page_faults(scene), MOST_FAULTS))


def _in_themselves(found: "Sequence[ErrorDetails]") -> "Iterator[ErrorDetails]":
    """The faults but lists called too short for no more than that something in them is wrong.

    Of a name that may be empty, what is wrong with the name.
    """
    within = {one["loc"][:depth] for one in found for depth in range(len(one["loc"]))}
    for one in found:
        if one["loc"][-1:] != (_EMPTY,) and (one["type"] != "too_short" or one["loc"] not in within):
            yield one


def _place(fault: "ErrorDetails") -> tuple[int | str, ...]:
    """Where it is, without the word of the checker for a name that may be empty."""
    place = fault["loc"]
    return place[:-1] if place[-1:] == (_NAMED,) else place


def _expected(fault: "ErrorDetails") -> str:
    """What should stand there: of a word with which others name a part, in words."""
    pattern = str(fault.get("ctx", {}).get("pattern", ""))
    if fault["type"] == "string_pattern_mismatch" and _ONE_WORD.match(pattern):
        return "should be one short word: a letter first, then letters, digits, _ and -"
    return say_expected(fault, _WORDS)


def _shallow(text: str) -> str:
    """The text, unless keys lie too deep in each other: reading it takes the longer by far the deeper they do."""
    if _DEEP.search(text):
        raise RecursionError("too many keys within each other")
    return text


def scene_of(raw: dict[str, Any], chosen: Chosen | None = None) -> Scene:
    """The scenario that a file holds as plain data, its variants as `chosen`. Raises ValidationError, VariantError."""
    if isinstance(briefing := raw.get("briefing"), str):
        raw = {**raw, "briefing": " ".join(briefing.split())}
    return Scene.model_validate(as_ruled(raw, chosen or _first_reading))


def _first_reading(name: str) -> str | None:
    """The option of a ruling where nobody has chosen: that of the book."""
    book = load_rulings()
    return book.choice(name) if name in book else None
