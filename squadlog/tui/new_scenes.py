"""Scenarios from files among the battles that can be begun: this user's own, and one from anywhere else."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import read_file
from squadlog.facts.seats import NOBODY
from squadlog.tui.chrome.completion import FileSuggester
from squadlog.tui.chrome.typed import LineDialog
from squadlog.tui.chrome.words import lines, link_rules

with lazy_imports():
    from squadlog.session.battle_archive import copies, import_check, paper
    from squadlog.setup import eight_parts
    from squadlog.setup.own import maps
    from squadlog.setup.own import scenes as keeping

if TYPE_CHECKING:
    from squadlog.session.glance import Glance
    from squadlog.tui.chrome.desk import Desk, Ready

FILE = "file"
"""The row that asks for a file."""


def ready_words(ready: "Ready") -> str:
    """How long a ready battle lasts, and who meets."""
    lasts = f"{ready.turns} turns, " if ready.turns else ""
    return f"{lasts}{' - '.join(ready.sides)}"


def file_rows(chosen: Iterable[str]) -> dict[str, tuple[str, str]]:
    """A row for every scenario file, those named here first: title and what it is, by the file; the last asks."""
    own = {str(path) for path in keeping.own_scenes()}
    rows = {
        path: (
            clean_text(Path(path).stem.replace("_", " "), limit=60),
            "a scenario of yours" if path in own else clean_text(path, limit=200),
        )
        for path in (*chosen, *sorted(own))
    }
    rows[FILE] = ("A scenario from a file ...", "such as my.toml")
    return rows


async def ask_file(app: App[Any]) -> str | None:
    """The scenario file that somebody names, as it was typed; None: none."""
    asked = LineDialog(
        "The file of a scenario, such as my.toml, or of a whole .battle (→ completes):",
        suggester=FileSuggester(".toml"),
    )
    path = maps.path_of_name(await app.push_screen_wait(asked) or "")
    return None if path is None else str(path)


def is_battle(path: str) -> bool:
    """Whether that names the file of a whole battle, as the log writes one."""
    return path.casefold().endswith(".battle")


async def take_in(desk: "Desk", path: str) -> tuple[int, tuple[str, ...]]:
    """The number of a battle from a file, once it was tried apart from the screen, and which here are the same.

    Raises SquadlogError.

    What the rules do not lead to is not taken in here: the command line keeps it, if told so.
    """
    file = Path(path)

    def tried() -> import_check.TriedBattle:
        return import_check.try_battle(paper.read(read_file(file, paper.MAX_BYTES), file.name), file.name)

    found = await asyncio.to_thread(tried)
    if found.differences:
        first = found.differences[0]
        raise SquadlogError(
            f"{clean_text(file.name, limit=80)}: at step {first.step} the rules give another result ({first.what}), so "
            "nothing was imported; squadlog import shows the details."
        )
    there = copies.copies(desk.store, found.packet)
    return desk.store.put_in(found.packet), there


def at_a_glance(desk: "Desk", key: str) -> "Glance | Content":
    """How a ready battle or scenario will begin; its page where squads are still to be brought. SquadlogError."""
    found = desk.scenario(key)
    if not found.scene.to_bring:
        return desk.ready_at_a_glance(key)
    parts = eight_parts.eight_parts(found.scene, desk.book, desk.rulings, found.beside, NOBODY)
    title = Content.styled(found.scene.title, "bold")
    return lines([title, *(link_rules(line) for line in eight_parts.lines_of(parts))])
