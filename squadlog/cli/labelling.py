"""`tag` and `move`, and `list --folder --tag`: the same for battles, squads, maps and scenarios."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import fold_name, list_names
from squadlog.cli.commands import NOTHING, OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.printing import print_json, print_lines, tell

with lazy_imports():
    from squadlog.store import labels

if TYPE_CHECKING:
    from squadlog.store.labels import Label
    from squadlog.store.record_file import Store

RowT = TypeVar("RowT")

TAGS = "give it tags, or show its folder and tags"
MOVES = "put it into a folder, or with --out into none"
LABELLING: dict[str, dict[str, Any]] = {
    "tags": {"nargs": "*", "metavar": "TAG", "help": "the tags to add; without any they are shown"},
    "--drop": {
        "action": "append",
        "default": [],
        "metavar": "TAG",
        "help": "a tag to take away, again for more",
    },
    "folder": {
        "nargs": "?",
        "metavar": "FOLDER",
        "help": "the folder; it is there as soon as something is in it",
    },
    "--out": {"action": "store_true", "help": "take it out of its folder"},
}
"""What `tag` (the first two) and `move` take behind the thing itself."""
FILTERS: dict[str, dict[str, Any]] = {
    "--folder": {"metavar": "FOLDER", "help": "only what is in this folder; '' for what is in none"},
    "--tag": {
        "action": "append",
        "default": [],
        "metavar": "TAG",
        "help": "only what has this tag, again for more",
    },
}
"""What `list` takes."""


def add_words(tag: ArgumentParser, move: ArgumentParser, listing: ArgumentParser) -> None:
    """Add the options of the three tasks."""
    for name, how in LABELLING.items():
        (tag if name in ("tags", "--drop") else move).add_argument(name, **how)
    for name, how in FILTERS.items():
        listing.add_argument(name, **how)


def tag(store: "Store", options: Namespace, kind: str, name: str) -> int:
    """Give a thing the tags and take those away that are to be dropped; without either, tell its label."""
    label = store.labels.get(kind, name)
    mine = set(map(fold_name, label.tags))
    for one in options.drop:
        if fold_name(one) not in mine:
            raise NotFoundError(
                f"{_shown(kind, name)} has no tag {one!r}; it has {list_names(label.tags) or 'none'}."
            )
    dropped = set(map(fold_name, options.drop))
    kept = [one for one in label.tags if fold_name(one) not in dropped]
    if options.tags or options.drop:
        label = store.labels.put(kind, name, labels.Label(folder=label.folder, tags=(*kept, *options.tags)))
    return _told(options, kind, name, label)


def move(store: "Store", options: Namespace, kind: str, name: str) -> int:
    """Put a thing into a folder, or take it out of the one it is in."""
    if (options.folder is None) is not options.out:
        raise NotUnderstoodError("Name a folder, or say --out to take it out of its folder.")
    label = store.labels.get(kind, name)
    return _told(
        options,
        kind,
        name,
        store.labels.put(kind, name, labels.Label(folder=options.folder or "", tags=label.tags)),
    )


def _shown(kind: str, name: str) -> str:
    return f"{kind.capitalize()} {name}"


def _told(options: Namespace, kind: str, name: str, label: "Label") -> int:
    if options.json:
        print_json("label", {"kind": kind, "name": name, "folder": label.folder, "tags": label.tags})
        return OK
    where = f"in the folder {label.folder}" if label.folder else "in no folder"
    tags = f"tags {', '.join(label.tags)}" if label.tags else "no tags"
    print_lines([f"{_shown(kind, name)}: {where}, {tags}."])
    return OK


def labelled(
    store: "Store", options: Namespace, kind: str, rows: Iterable[RowT], name_of: Callable[[RowT], str]
) -> list[tuple[RowT, "Label"]]:
    """The things of a list that fit its `--folder` and `--tag`, each with its label."""
    known = store.labels.of(kind)
    found = [(row, known.get(name_of(row), labels.NO_LABEL)) for row in rows]
    folder, tags = getattr(options, "folder", None), getattr(options, "tag", ())
    return [(row, label) for row, label in found if label.fits(folder, tags)]


def none_fits(store: "Store", kind: str) -> int:
    """Say that nothing fits, and which folders and tags there are."""
    known = store.labels.of(kind).values()
    folders = sorted({label.folder for label in known if label.folder}, key=fold_name)
    tags = sorted({one for label in known for one in label.tags}, key=fold_name)
    in_folders, with_tags = (list_names(one) if one else "none" for one in (folders, tags))
    tell(f"No {kind} fits. Folders: {in_folders}; tags: {with_tags}.")
    return NOTHING


def label_cells(label: "Label") -> tuple[str, str]:
    """Folder and tags as two cells of a list."""
    return label.folder, ", ".join(label.tags)


def with_label_columns(
    rows: list[tuple[object, ...]], head: tuple[str, ...], labels_of: "list[Label]"
) -> tuple[list[tuple[object, ...]], tuple[str, ...]]:
    """A list with the columns `folder` and `tags`, where anything in it has a label."""
    if not any(labels_of):
        return rows, head
    return [(*row, *label_cells(label)) for row, label in zip(rows, labels_of, strict=True)], (
        *head, "folder", "tags"
    )  # fmt: skip
