"""The maps that come with the program, those of this user, and maps in files, as a battle keeps them."""

from pathlib import Path

from squadlog.base.errors import MapError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, key_meant
from squadlog.base.user_paths import maps_folder
from squadlog.book.places import data_dir

with lazy_imports():
    from squadlog.ground.checking import load as map_files


def ready_maps(folder: Path | None = None) -> tuple[str, ...]:
    """The keys of the maps that come with the program, or of those of another folder like it."""
    return tuple(sorted(path.stem for path in (_folder(folder)).glob("*.toml")))


def own_maps() -> tuple[str, ...]:
    """The keys of the maps that this user drew, but for those that a map of the program bears."""
    try:
        found = sorted(path.stem for path in maps_folder().glob("*.toml"))
    except OSError:
        return ()
    return tuple(key for key in found if key not in ready_maps())


def map_text(name: str, folder: Path | None = None, beside: Path | None = None) -> str:
    """The map of that key (the program's or this user's) or in that file, in the words of its format, fit to play on.

    A file's name is taken from the folder `beside` and may not lead out of it; from where the program runs if None, and
    then anywhere. Raises MapError, in one sentence, for a map that is not there, is none, or has a fault.
    """
    return map_files.text_agreed_on(map_files.load_sound_map(_file(name, folder, beside)))


def cover_map(text: str, terrain: str) -> str:
    """The map with all of it covered by one terrain, whatever is drawn but contours, and what people have built."""
    drawn = map_files.map_agreed_on(text)
    return map_files.text_agreed_on(drawn.model_copy(update={"ground": terrain, "terrain": ()}))


def _folder(folder: Path | None) -> Path:
    return (folder or data_dir("scenarios")) / "maps"


def _file(name: str, folder: Path | None, beside: Path | None) -> Path:
    known_as = key_meant(name, ready_maps(folder))
    if known_as in ready_maps(folder):
        return _folder(folder) / f"{known_as}.toml"
    if folder is None and (own := key_meant(name, own_maps())) in own_maps():
        return maps_folder() / f"{own}.toml"
    try:
        file = (beside or Path()) / Path(name).expanduser()
        found = file.is_file()
    except (OSError, ValueError, RuntimeError):
        found = False
    if found and beside is not None and not file.resolve().is_relative_to(beside.resolve()):
        raise MapError(
            f"{clean_text(name, limit=80)} is outside the folder of the scenario; put the map beside it."
        )
    if not found:
        known = ", ".join((*ready_maps(folder), *(own_maps() if folder is None else ())))
        raise MapError(f"There is no map {clean_text(name, limit=120)}; there are {known}, or name a file.")
    return file
