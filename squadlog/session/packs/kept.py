"""The packs that this user keeps, and the examples of the program: files, each checked as it is read."""

import re
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text, fold_name
from squadlog.base.read_files import read_file
from squadlog.base.records import record
from squadlog.base.user_paths import packs_folder
from squadlog.base.write_files import write_whole
from squadlog.book.load import load_rulebook
from squadlog.book.packs.overlay import lay_over
from squadlog.book.packs.pack import MOST_BYTES, CheckedPack, PackError
from squadlog.book.packs.reading import pack_in
from squadlog.book.places import data_dir


@record
class KeptPack:
    """A pack in a file: its text, and the pack or what is wrong with it, a sentence each."""

    path: Path
    text: str = ""
    pack: CheckedPack | None = None
    faults: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What it is called; the file, where it cannot be read."""
        return self.path.stem if self.pack is None else self.pack.name

    @property
    def sound(self) -> CheckedPack:
        """The pack. Raises PackError with what is wrong where it cannot be used."""
        if self.pack is None:
            raise PackError(*self.faults)
        return self.pack


def kept_packs() -> tuple[KeptPack, ...]:
    """The packs that this user keeps, by file name; what cannot be used is among them with its faults."""
    try:
        return tuple(_read_kept(path) for path in sorted(packs_folder().glob("*.toml")))
    except OSError:
        return ()


def _read_kept(path: Path) -> KeptPack:
    try:
        return read_pack(path)
    except SquadlogError as error:
        return KeptPack(path=path, faults=(str(error),))


def example_packs() -> tuple[KeptPack, ...]:
    """The packs that come with the program."""
    return tuple(read_pack(path) for path in sorted((data_dir("scenarios") / "packs").glob("*.toml")))


def read_pack(path: Path, shown: str = "") -> KeptPack:
    """The pack in a file, or why it is none. Raises SquadlogError for a file that cannot be read."""
    shown = shown or path.name
    data = read_file(path, MOST_BYTES, clean_text(shown, limit=80))
    return pack_of_bytes(data, path, shown)


def pack_of_bytes(data: bytes, path: Path, shown: str) -> KeptPack:
    """The pack in the bytes of a file, or why it is none."""
    shown = clean_text(shown, limit=80)
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        return KeptPack(
            path=path, faults=(f"{shown}: byte {error.start} is not UTF-8 text; save it as UTF-8.",)
        )
    try:
        return KeptPack(path=path, text=text, pack=pack_in(text, load_rulebook(), shown))
    except PackError as error:
        return KeptPack(path=path, text=text, faults=error.sentences)


def texts_at_hand() -> tuple[str, ...]:
    """The texts of the packs that a squad may be built with: those kept that can be used, each under its own keys."""
    return tuple(one.text for one in kept_packs() if one.pack is not None)


def slug_path(name: str) -> Path:
    """The file in which a pack of that name is kept: `kettle_street_armoury.toml`."""
    return packs_folder() / f"{re.sub(r'[^a-z0-9]+', '_', name.lower()).strip('_')[:60] or 'pack'}.toml"


def keep_pack(pack: CheckedPack) -> Path:
    """Keep a pack, in place of an older version of it. Raises SquadlogError where it clashes with another one kept."""
    kept = [one for one in kept_packs() if one.pack is not None]
    same = [one for one in kept if fold_name(one.name) == fold_name(pack.name)]
    for other in same:
        if other.pack is not None and other.pack.by != pack.by:
            raise SquadlogError(f"You keep a pack {pack.name} by {other.pack.by}; nothing was changed.")
    lay_over(load_rulebook(), [*(one.pack for one in kept if one not in same and one.pack is not None), pack])
    path = same[0].path if same else _free_path(slug_path(pack.name))
    write_whole(path, pack.text)
    return path


def _free_path(path: Path) -> Path:
    others = (path.with_stem(f"{path.stem}_{number}") for number in range(2, 1000))
    return next(one for one in (path, *others) if not one.exists())
