"""The settings of this user, from the command line."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_lines, print_listed, table

with lazy_imports():
    from squadlog.tui.book import settings

if TYPE_CHECKING:
    from squadlog.store.record_file import Store
    from squadlog.tui.book.settings import Choosable


def run(name: str, words: list[str]) -> int:
    """`settings`, `settings units`, `settings units in`: what holds, and another answer for it."""
    made = parser(name)
    made.add_argument("setting", nargs="?", help="its name, such as units; without one, all are listed")
    made.add_argument("answer", nargs="?", help="the answer from now on")
    options = read(made, words)
    with open_store() as store:
        chosen = [one for one in settings.SETTINGS if options.setting in (None, one.name)]
        if not chosen:
            known = ", ".join(one.name for one in settings.SETTINGS)
            raise NotFoundError(f"There is no setting {options.setting!r}; there are {known}.")
        if options.answer is not None:
            _keep(store, chosen[0], options.answer)
        held = {one.name: store.settings.get(one.name, one.usual) for one in chosen}
    if options.json:
        told = [{"setting": one.name, "answer": held[one.name], "answers": one.answers} for one in chosen]
        print_listed("settings", options.json, told)
    else:
        print_lines(table(list(_rows(chosen, held))))
        if options.setting is not None:
            print_lines([chosen[0].words])
    return OK


def _keep(store: "Store", setting: "Choosable", answer: str) -> None:
    meant = next((one for one in setting.answers if answer.casefold() in _spellings(one)), None)
    if meant is None:
        raise NotUnderstoodError(
            f"{answer!r} is no answer for {setting.name}; it takes {', '.join(setting.answers)}."
        )
    store.settings.set(setting.name, meant)


def _spellings(answer: str) -> tuple[str, str]:
    """An answer as it is kept, and as the screen of the settings has it."""
    return answer.casefold(), answer.casefold().removeprefix("squadlog-")


def _rows(chosen: "list[Choosable]", held: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    for one in chosen:
        others = ", ".join(answer for answer in one.answers if answer != held[one.name])
        yield one.name, held[one.name], f"or {others}"
