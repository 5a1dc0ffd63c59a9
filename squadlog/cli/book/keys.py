"""The cheat sheet of the screens, as text to print."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_listed, write_out

with lazy_imports():
    from squadlog.tui.book import cheat
    from squadlog.tui.chrome import key_bar

if TYPE_CHECKING:
    from collections.abc import Mapping


def run(name: str, words: list[str]) -> int:
    """Every key of a screen and its panels, as this user has set them: `keys`, `keys log`, `keys battle > keys.txt`."""
    made = parser(name)
    made.add_argument(
        "screen", nargs="?", default="battle", help="battle, home, squads, log, replay, rules, rulings, games"
    )
    made.add_argument(
        "--width", type=int, default=0, help="columns of a line; else the width of the terminal"
    )
    made.add_argument("--to", metavar="FILE", type=Path, help="a new file in place of the terminal")
    options = read(made, words)
    if options.screen not in cheat.sheets():
        raise NotFoundError(f"There is no screen '{options.screen}'; there are: {', '.join(cheat.sheets())}.")
    keys = _keys()
    if options.json:
        told = cheat.entries(cheat.sheets()[options.screen], keys)
        print_listed("keys", options.json, [{"key": key, "does": does} for key, does in told if key])
    else:
        width = options.width or shutil.get_terminal_size().columns
        write_out(cheat.sheet_text(options.screen, keys, max(cheat.COLUMN, width)), options.to)
    return OK


def _keys() -> "Mapping[str, str]":
    with open_store() as store:
        return key_bar.read_keymap(store.settings.get("keys"))
