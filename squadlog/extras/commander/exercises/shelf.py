"""Which exercises there are: those that come with the program, and those that this user kept."""

from __future__ import annotations

from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text, key_meant, meant_instead
from squadlog.base.read_files import read_file
from squadlog.base.user_paths import user_folder
from squadlog.base.write_files import make_folder, write_new
from squadlog.extras.commander.exercises.moment import (
    MOST_BYTES,
    Exercise,
    ExerciseError,
    asked_in,
    read_exercise,
)

READY = Path(__file__).parent / "ready"


def own_folder() -> Path:
    """The folder of the exercises that this user kept, whether or not it exists yet."""
    return user_folder() / "exercises"


def exercise_keys() -> tuple[str, ...]:
    """The keys of all exercises, those of the program first."""
    return tuple(dict.fromkeys((*_keys(READY), *_keys(own_folder()))))


def _keys(folder: Path) -> tuple[str, ...]:
    try:
        return tuple(sorted(path.stem for path in folder.glob("*.toml")))
    except OSError:
        return ()


def list_exercises() -> tuple[dict[str, dict[str, object]], tuple[str, ...]]:
    """What each exercise says of itself (title, told, side, unit), by its key, without opening it.

    And a sentence for each file that is none, or cannot be read.
    """
    found: dict[str, dict[str, object]] = {}
    wrong: list[str] = []
    for key in exercise_keys():
        try:
            found[key] = asked_in(key, _data_of(key))
        except SquadlogError as error:
            wrong.append(str(error))
    return found, tuple(wrong)


def _data_of(key: str) -> bytes:
    name = f"{key}.toml"
    folder = READY if (READY / name).is_file() else own_folder()
    return read_file(folder / name, MOST_BYTES, name)


def find_exercise(name: str) -> Exercise:
    """The exercise of that key. Raises ExerciseError for none, and for a file that is none; SquadlogError."""
    every = exercise_keys()
    key = key_meant(name, every)
    if key not in every:
        told = f"There is no exercise {clean_text(name, limit=40)!r}; {meant_instead(name, every)}."
        raise ExerciseError(told)
    return read_exercise(key, _data_of(key))


def keep_exercise(key: str, text: str) -> Exercise:
    """Keep an exercise of this user's own under a new key. Raises ExerciseError for one taken, SquadlogError."""
    if key in exercise_keys():
        raise ExerciseError(f"There is an exercise {key} already.")
    made = read_exercise(key, text.encode())
    path = own_folder() / f"{key}.toml"
    make_folder(path)
    write_new(path, text)
    return made
