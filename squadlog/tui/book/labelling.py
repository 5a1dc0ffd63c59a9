"""Folders and tags where lists are shown: which of them narrow a list, and how they are typed and told."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from textual.app import App

from squadlog.base.errors import SquadlogError
from squadlog.base.names import fold_name
from squadlog.store.labels import NO_LABEL, Label
from squadlog.tui.asker import Asker
from squadlog.tui.chrome.places import places

ALL = "all"
"""What narrows a list to nothing less than all."""
_FOLDER, _TAG = "folder ", "tag "


def narrowings(labels: Iterable[Label]) -> list[tuple[str, str]]:
    """What a list can be narrowed to, a row each: everything, each folder, each tag."""
    known = list(labels)
    folders = {fold_name(one.folder): one.folder for one in known if one.folder}
    tags = {fold_name(tag): tag for one in known for tag in one.tags}
    return [
        (ALL, "everything"),
        *((f"{_FOLDER}{folders[key]}", f"folder {folders[key]}") for key in sorted(folders)),
        *((f"{_TAG}{tags[key]}", f"tag {tags[key]}") for key in sorted(tags)),
    ]


def labels_of(app: App[Any], kind: str) -> Mapping[str, Label]:
    """Folders and tags by name; none before anything is loaded, and while the file cannot be read."""
    desk = places(app).desk
    try:
        return {} if desk is None else desk.store.labels.of(kind)
    except SquadlogError:
        return {}


def fits(narrowing: str, label: Label | None) -> bool:
    """Whether a thing with that label, or with none, is in a list narrowed so."""
    label = label or NO_LABEL
    if narrowing.startswith(_FOLDER):
        return label.fits(narrowing.removeprefix(_FOLDER), ())
    return not narrowing.startswith(_TAG) or label.fits(None, (narrowing.removeprefix(_TAG),))


async def ask_narrowing(asker: Asker, labels: Iterable[Label], now: str) -> str:
    """The narrowing that somebody chooses; `now` stays where none is. That there is none to choose is said."""
    rows = narrowings(labels)
    if len(rows) == 1:
        asker.tell("Nothing here has a folder or a tag; t gives what is highlighted some.")
        return ALL
    return await asker.one_of("Show which folder or tag?", rows) or now


async def ask_label(asker: Asker, title: str, label: Label, put: Callable[[Label], object]) -> bool:
    """Ask for the folder and the tags of a thing, and keep them with `put`; False where nothing was kept."""
    question = f"Folder and tags of {title}, as: FOLDER / TAG, TAG"
    typed = await asker.line(question, line_of(label), needed=False)
    if typed is None:
        return False
    given = label_in(typed)
    return asker.did(lambda: put(given), f"{title}: {label_words(given)}.")


def label_words(label: Label) -> str:
    """A label in words: `folder Club 2026, tags night, wet`."""
    told = [
        f"folder {label.folder}" if label.folder else "",
        f"tags {', '.join(label.tags)}" if label.tags else "",
    ]
    return ", ".join(filter(None, told)) or "no folder, no tags"


def line_of(label: Label) -> str:
    """A label as it is typed: `Club 2026 / night, wet`."""
    return f"{label.folder} / {', '.join(label.tags)}" if label else ""


def label_in(typed: str) -> Label:
    """The label that was typed; without a slash it is all folder."""
    folder, _, tags = typed.partition("/")
    return Label(folder=folder.strip(), tags=tuple(filter(None, (tag.strip() for tag in tags.split(",")))))
