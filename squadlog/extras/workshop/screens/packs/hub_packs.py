"""The packs of the workshop: those that this user keeps, the program's to begin from, and what each of them is."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.workshop.packs.table import open_pack, raw_of
from squadlog.extras.workshop.screens.hub_scenes import file_rows
from squadlog.session.packs.carried import carried_packs
from squadlog.session.packs.kept import example_packs, kept_packs, read_pack
from squadlog.tui.book.share import ShareDialog
from squadlog.tui.chrome.stored import MenuEntry, blank, heading_row
from squadlog.tui.chrome.strip_list import ListRow

with lazy_imports():
    from squadlog.extras.workshop.screens.packs import pack_table
    from squadlog.squads.sharing import codes

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

MAKE = (
    MenuEntry("new_pack", "a", "New pack", "own weapons, suits, troops"),
    MenuEntry("take_pack", "A", "Take a pack", "file or share code, as a copy"),
)
KEYS = tuple(one.key for one in MAKE)
"""The rows that make one."""
PACK, EXAMPLE, CARRIED = "pack ", "example pack ", "carried pack "
"""What the keys of rows begin with: a pack of this user, one of the program, one that something carries."""


def rows(store: "Store | None" = None) -> Iterator[ListRow]:
    """The packs under their headings; with a store also those that squads and battles carry and nobody has kept."""
    titles = {one.path.stem: one.name for one in (*kept_packs(), *example_packs())}
    yield from file_rows(PACK, "Your packs", [one.path for one in kept_packs()], titles)
    own = {one.text for one in kept_packs()}
    others = [one for one in carried_packs(store) if one.pack.text not in own] if store is not None else []
    if others:
        yield blank("carried")
        yield heading_row("Packs carried (Enter opens a copy)")
    for place, one in enumerate(others):
        yield ListRow(f"{CARRIED}{place}", Content(f"     {one.pack.name}, by {', '.join(one.by)}"))
    examples = [one.path for one in example_packs()]
    yield from file_rows(EXAMPLE, "Packs of the program (Enter opens a copy)", examples, titles)


def file_of(key: str) -> Path | None:
    """The file of a row; None for one that is no pack."""
    return next((Path(key.removeprefix(start)) for start in (PACK, EXAMPLE) if key.startswith(start)), None)


def table(path: Path, *, copy: bool) -> "pack_table.PackTableScreen":
    """The pack of a file on the table. Raises SquadlogError."""
    raw, file = open_pack(path)
    return pack_table.PackTableScreen(raw, None if copy else file)


def carried_table(key: str, store: "Store") -> "pack_table.PackTableScreen":
    """The pack of a row of those that are carried, on the table as a copy. Raises SquadlogError."""
    own = {one.text for one in kept_packs()}
    others = [one for one in carried_packs(store) if one.pack.text not in own]
    return pack_table.PackTableScreen(raw_of(others[int(key.removeprefix(CARRIED))].pack.text, "The pack"))


def take_code(code: str) -> "pack_table.PackTableScreen":
    """The pack of a share code on the table, in no file yet. Raises SquadlogError."""
    return pack_table.PackTableScreen(raw_of(codes.read(code, "PACK"), "The code"))


def new_table() -> "pack_table.PackTableScreen":
    """A new pack on the table."""
    return pack_table.new_pack_table()


def share_dialog(path: Path) -> ShareDialog:
    """The share code of a pack. Raises SquadlogError for one that cannot be used."""
    return ShareDialog(pack_table.TAKEN_IN, codes.code("PACK", read_pack(path).sound.text), path.stem)


def preview(path: Path) -> tuple[str, Content]:
    """What a pack is: whose, and its rows with what each costs."""
    try:
        found = read_pack(path)
    except SquadlogError as error:
        return path.stem, Content.styled(str(error), "$error")
    if found.pack is None:
        return path.stem, Content.styled("\n".join(found.faults[:6]), "$error")
    pack = found.pack
    told = [f"by {pack.by}, version {pack.version}", *([pack.notes] if pack.notes else []), ""]
    told += [f"{one.key}: {one.row.name}{f'; {one.price}' if one.price else ''}" for one in pack.rows]
    return pack.name, Content("\n".join(told))


def how_it_goes() -> Content:
    """How a pack is made, for whoever has not begun."""
    return Content(
        "A pack has weapons, suits, troops, equipment and features that the book has not. Each is a row with a form; "
        "what it costs is worked out beside the nearest printed thing, or you say it.\n\n"
        "Once it is saved, the squad builder offers its rows, with whose they are. A squad carries the pack wherever "
        "it goes."
    )
