"""The scenarios of this user: where they are kept, how they are read, and saved without harm to anybody's file."""

import tomllib
from pathlib import Path
from typing import Any

from squadlog.base.errors import MapError
from squadlog.base.names import clean_text
from squadlog.base.read_files import read_file
from squadlog.base.records import replace
from squadlog.base.user_paths import maps_folder, user_folder
from squadlog.base.write_files import write_whole
from squadlog.book.book import Rulebook
from squadlog.book.places import data_dir
from squadlog.ground.checking.load import parse_map, read_text
from squadlog.ground.map.model import Map
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.maps import file_name
from squadlog.setup.own.paper import Paper, calls, put
from squadlog.setup.own.writing import write_toml
from squadlog.squads.ready import squad_beside
from squadlog.squads.scene_files import MOST_BYTES, SceneError


def own_folder() -> Path:
    """The folder of this user's scenarios, whether or not it is there."""
    return user_folder() / "scenarios"


def own_scenes() -> tuple[Path, ...]:
    """The files of this user's scenarios, by name; maps that lie beside them are none."""
    try:
        found = sorted(own_folder().glob("*.toml"))
    except OSError:
        return ()
    return tuple(path for path in found if not path.stem.endswith("_map"))


def shipped_scenes() -> tuple[Path, ...]:
    """The ready battles of the program, by name."""
    return tuple(sorted((data_dir("scenarios") / "battles").glob("*.toml")))


def usual_path(paper: Paper) -> Path:
    """The usual path of a scenario."""
    return own_folder() / file_name(str(paper.raw.get("title", "")) or "scenario")


def open_scene(path: Path) -> tuple[Paper, KeptFile]:
    """A scenario file, faults or not: they are for the workshop to mend. Raises SquadlogError for what is no file."""
    text = scene_text(path)
    return Paper(raw=_document(text, clean_text(path.name, limit=80))), KeptFile(path=path, text=text)


def as_copy(path: Path, book: Rulebook) -> Paper:
    """A scenario that lies elsewhere, to be kept here: squads and map from its folder come along. SquadlogError."""
    paper, _ = open_scene(path)
    for way, call in calls(paper):
        named = call.get("squad")
        if isinstance(named, str) and ("." in named or "/" in named):
            plan = squad_beside(named, path.parent, book)
            paper = put(paper, way, "squad", None)
            paper = put(paper, way, "force", plan.model_dump(mode="json", exclude_defaults=True))
    named = paper.raw.get("map")
    if isinstance(named, str) and ("." in named or "/" in named):
        paper = with_map(paper, path.parent / named)
    return paper


def with_map(paper: Paper, path: Path) -> Paper:
    """The scenario played on the map of a file, which is kept beside it from now on. Raises MapError."""
    text = read_text(path)
    parse_map(text, clean_text(path.name, limit=80))
    name = f"{path.stem.removesuffix('_map')}_map.toml"
    return put(replace(paper, maps=((name, text),)), (), "map", name)


def ground_of(paper: Paper, folder: Path) -> Map | None:
    """The map of a scenario whose file lies in that folder; None for none. Raises MapError."""
    named = paper.raw.get("map")
    if not isinstance(named, str) or not named:
        return None
    for name, text in paper.maps:
        if name == named:
            return parse_map(text, clean_text(name, limit=80))
    key = named.removeprefix("the_")
    for known in (data_dir("scenarios") / "maps", maps_folder()):
        for stem in (named, key, f"the_{key}"):
            file = known / f"{stem}.toml"
            if "/" not in stem and file.is_file():
                return parse_map(read_text(file), file.name)
    return parse_map(read_text(folder / named), clean_text(named, limit=80))


def save_scene(paper: Paper, file: KeptFile) -> tuple[Paper, KeptFile]:
    """The scenario written into its file, whole or not at all, and its map beside it. Raises SquadlogError.

    A map file of that name that holds something else is left alone: the map gets another name.
    """
    for name, text in paper.maps:
        if paper.raw.get("map") == name:
            free = _free_name(file.path.parent, name, text)
            paper = put(replace(paper, maps=((free, text),)), (), "map", free)
            write_whole(file.path.parent / free, text)
    text = write_toml(paper.raw)
    write_whole(file.path, text)
    return paper, KeptFile(path=file.path, text=text)


def _free_name(folder: Path, name: str, text: str) -> str:
    """The name, or one like it that no other map has."""
    stem = name.removesuffix("_map.toml")
    for wish in (name, *(f"{stem}_{number}_map.toml" for number in range(2, 1_000))):
        there = folder / wish
        try:
            if not there.exists() or read_text(there) == text:
                return wish
        except MapError:
            continue
    return name


def scene_text(path: Path) -> str:
    """What stands in the file of a scenario. Raises SquadlogError."""
    shown = clean_text(path.name, limit=80)
    try:
        return read_file(path, MOST_BYTES, shown).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SceneError(f"{shown} is not a text in UTF-8.") from None


def _document(text: str, shown: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SceneError(f"{shown} is not valid TOML: {clean_text(str(error), limit=120)}.") from None
