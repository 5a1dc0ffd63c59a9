"""The maps of this user: where they are kept, how they are read, and saved without harm to anybody's file."""

import re
from pathlib import Path
from zlib import crc32

from squadlog.base.names import clean_text
from squadlog.base.read_files import file_named
from squadlog.base.user_paths import maps_folder, user_folder
from squadlog.base.write_files import write_whole
from squadlog.ground.checking.load import parse_map, read_text
from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.model import Map
from squadlog.setup.own.kept import KeptFile


def own_maps() -> tuple[Path, ...]:
    """The files of this user's maps, by name."""
    try:
        return tuple(sorted(maps_folder().glob("*.toml")))
    except OSError:
        return ()


def file_name(title: str) -> str:
    """What the file of a map is called, of its title: `the_counting_house.toml`."""
    return f"{re.sub(r'[^a-z0-9]+', '_', title.lower()).strip('_')[:60] or 'map'}.toml"


def usual_path(drawn: Map) -> Path:
    """The usual path of a map."""
    return maps_folder() / file_name(drawn.title)


def path_of_name(text: str) -> Path | None:
    """The file that a typed name means, a map file if it has no ending; None for nothing."""
    if not text.strip():
        return None
    path = file_named(text.strip())
    return path if path.suffix else path.with_name(f"{path.name}.toml")


def open_map(path: Path) -> tuple[Map, KeptFile]:
    """A map file, faults or not: they are for the workshop to mend. Raises MapError."""
    text = read_text(path)
    return parse_map(text, clean_text(path.name)), KeptFile(path=path, text=text)


def save_map(drawn: Map, file: KeptFile) -> KeptFile:
    """The map written into the file, whole or not at all. Raises SquadlogError."""
    text = dump_map(drawn)
    write_whole(file.path, text)
    return KeptFile(path=file.path, text=text)


def side_file(path: Path) -> Path:
    """The file that says which picture lies beneath a map."""
    whole = str(path.expanduser().absolute())
    return user_folder() / "workshop" / f"{path.stem[:40]}-{crc32(whole.encode()):08x}.json"
