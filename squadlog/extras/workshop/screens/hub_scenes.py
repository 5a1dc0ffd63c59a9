"""The scenarios of the workshop: those of this user, the program's to begin from, and what each of them is."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.read_files import read_file
from squadlog.extras.workshop.scenarios.checking import faults
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.paper import Paper, calls, empty
from squadlog.tui.book.labelling import ALL, fits
from squadlog.tui.book.share import ShareDialog
from squadlog.tui.chrome.stored import MenuEntry, blank, heading_row
from squadlog.tui.chrome.strip_list import ListRow

with lazy_imports():
    from squadlog.extras.workshop.screens import scene_table
    from squadlog.setup import scene_report
    from squadlog.setup.own import scene_codes as sharing
    from squadlog.squads.sharing import codes

if TYPE_CHECKING:
    from squadlog.book.book import Rulebook
    from squadlog.store.labels import Label
    from squadlog.tui.chrome.desk import Desk

MAKE = (
    MenuEntry("new_scene", "s", "New scenario", "sides, map, areas, objectives"),
    MenuEntry("open_scene", "O", "Open scenario", "file or share code, as a copy"),
)
_TAKEN_IN = (
    "The code is on the clipboard, if the terminal has one. O in another workshop imports it, or: squadlog scenario "
    "take CODE. The code includes its own map and squads."
)
SCENE, BATTLE = "scene ", "battle "
"""What the keys of rows begin with: a scenario of this user, and one of the program."""


def file_rows(
    start: str,
    heading: str,
    paths: Iterable[Path],
    titles: Mapping[str, str] = MappingProxyType({}),
    *,
    labels: "Mapping[str, Label]" = MappingProxyType({}),
    only: str = ALL,
) -> Iterator[ListRow]:
    """Files under a heading, by their names, or the titles that they have; their keys begin with `start`.

    Behind each stand its folder and tags, from `labels` by the names of files; `only` those of one of these are shown,
    and no heading where there are none.
    """
    paths = [path for path in paths if fits(only, labels.get(path.stem))]
    if only != ALL and not paths:
        return
    yield blank(heading)
    yield heading_row(heading)
    for path in paths:
        title = titles.get(path.stem) or clean_text(path.stem.replace("_", " "), limit=60)
        label = labels.get(path.stem)
        told = f"   {label.words}" if label else ""
        yield ListRow(f"{start}{path}", Content.assemble(f"     {title}", (told, "$quiet")))
    if not paths:
        yield ListRow(f"no {heading}", Content.styled("     none yet", "$quiet"), stops=False)


def file_of(key: str) -> Path | None:
    """The file of a row; None for one that is no scenario."""
    for start in (SCENE, BATTLE):
        if key.startswith(start):
            return Path(key.removeprefix(start))
    return None


def table(path: Path, book: "Rulebook", *, copy: bool) -> "scene_table.SceneTableScreen":
    """The scenario of a file on the table. Raises SquadlogError."""
    if path.suffix == ".code":
        return take_code(read_file(path, codes.LONGEST_CODE).decode(errors="replace"))
    if copy:
        return scene_table.SceneTableScreen(keeping.as_copy(path, book), None)
    return scene_table.SceneTableScreen(*keeping.open_scene(path))


def take_code(code: str) -> "scene_table.SceneTableScreen":
    """The scenario of a share code on the table, in no file yet. Raises SquadlogError."""
    return scene_table.SceneTableScreen(sharing.scene_in(code))


def share_dialog(path: Path, desk: "Desk") -> ShareDialog:
    """The share code of a scenario. Raises SquadlogError for one that cannot be played."""
    scene_report.require_sound(path, desk.book, desk.rulings)
    return ShareDialog(_TAKEN_IN, sharing.scene_code(path, desk.book), path.stem)


def new_table() -> "scene_table.SceneTableScreen":
    """A new scenario on the table."""
    return scene_table.SceneTableScreen(empty())


def preview_scene(path: Path) -> tuple[str, Content]:
    """What a scenario is, in a few lines: title, briefing, who meets, what is laid down."""
    try:
        paper, _ = keeping.open_scene(path)
    except SquadlogError as error:
        return path.name, Content.styled(str(error), "$error")
    told = [Content(clean_text(" ".join(str(paper.raw.get("briefing", "")).split()), limit=600)), Content("")]
    told += [Content(line) for line in _lines(paper)]
    amiss = faults(paper)
    if amiss:
        told += [Content(""), Content.styled(amiss[0].sentence, "$error")]
    return clean_text(str(paper.raw.get("title", path.stem)), limit=60), Content("\n").join(told)


def _lines(paper: Paper) -> Iterator[str]:
    sides = [str(side.get("name", side.get("id", ""))) for side in paper.listed("sides")]
    squads = sum(1 for _ in calls(paper))
    yield clean_text(f"{' against '.join(sides)}, {squads} squad{'' if squads == 1 else 's'}")
    turns, ground = paper.raw.get("turns"), paper.raw.get("map")
    yield clean_text(
        f"{f'{turns} turns' if turns else 'no limit of turns'}, {f'map {ground}' if ground else 'no map'}"
    )
    for table_key in ("areas", "objectives", "conditions", "triggers"):
        if parts := paper.listed(table_key):
            yield clean_text(
                f"{table_key}: {', '.join(str(part.get('name') or part.get('id')) for part in parts)}"
            )


def how_it_goes() -> Content:
    """How a scenario is made, for whoever has not begun."""
    return Content(
        "A scenario has parts A to H: the story, the sides, the place, the objectives, the rules in use, the special "
        "rules, and the length. Each part is a form: choose it, press Enter, write. A line with + adds an entry.\n\n"
        "Two sides with a squad each are enough to play: p. Everything else is optional. Draw areas on the map by "
        "cursor or mouse. Errors are shown at the bottom."
    )
