"""Opening the screens."""

import sys
from typing import TYPE_CHECKING

from squadlog.cli.commands import OK, TROUBLE
from squadlog.cli.options import parser, read
from squadlog.cli.printing import tell

if TYPE_CHECKING:
    from argparse import Namespace


def home() -> int:
    """The home screen."""
    return _screens(None, None)


def run(name: str, words: list[str]) -> int:
    """`play [BATTLE]`: a stored battle by number, a ready one by key, or the current one."""
    made = parser(name, battle=True)
    made.add_argument("what", nargs="?", help="the number of a battle, or the key of a ready one")
    options = read(made, words)
    from squadlog.squads.scene import ready_battles  # noqa: PLC0415 - start-up cost

    if options.what is not None and options.what in ready_battles():
        return _screens(None, options.what)
    if options.what is not None and not options.what.isdigit():
        from squadlog.cli.faults import NotFoundError  # noqa: PLC0415 - start-up cost

        raise NotFoundError(
            f"There is no ready battle {options.what}; there are {', '.join(ready_battles())}. "
            "Battles that were begun go by number: squadlog battles."
        )
    return _screens(_battle(options), None)


def _battle(options: "Namespace") -> int:
    from squadlog.cli.choosing import chosen, make_current, opened_store  # noqa: PLC0415 - start-up cost

    with opened_store() as store:
        battle = chosen(store, options.what or options.battle)
        make_current(store, battle)
    return battle


def _screens(battle: int | None, ready: str | None) -> int:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        tell("The screens need a terminal; squadlog --help lists what works without one.")
        return TROUBLE
    from squadlog.tui.app import run as show  # noqa: PLC0415 - start-up cost

    show(battle=battle, ready=ready)
    return OK
