"""Opening the screens."""

import sys
from typing import TYPE_CHECKING

from squadlog.cli.commands import OK, TROUBLE
from squadlog.cli.games.begin import RESIGNING, add_beginning
from squadlog.cli.options import parser, read
from squadlog.cli.printing import tell

if TYPE_CHECKING:
    from argparse import Namespace


def home() -> int:
    """The home screen."""
    return _screens()


def run(name: str, words: list[str]) -> int:
    """`play [BATTLE]`: a stored battle by number, a ready one by key, the current one; or a side game by its key."""
    made = parser(name, battle=True)
    made.add_argument(
        "what",
        nargs="?",
        help="the number of a battle, the key of a ready one, or a side game such as generals",
    )
    made.add_argument("--as", dest="form", choices=("text",), help="a side game at the prompt, in words")
    made.add_argument("--game", "-g", metavar="N", help="go on with the side game of that number")
    made.add_argument(
        "--seconds", metavar="S", help="a side game: time per move of the computers; it is remembered"
    )
    made.add_argument("--resign", metavar="PERCENT", help=RESIGNING)
    add_beginning(made.add_argument_group("a new side game"))
    options = read(made, words)
    from squadlog.games.catalogue import GAMES  # noqa: PLC0415 - start-up cost

    if options.game is not None or (options.what is not None and options.what.casefold() in GAMES):
        return _game(options)
    if options.form or options.seat or options.option or options.deal or options.seconds or options.resign:
        from difflib import get_close_matches  # noqa: PLC0415 - start-up cost

        near = get_close_matches((options.what or "")[:40].casefold(), GAMES, n=1)
        right = f"did you mean {near[0]}?" if near else "or one that was begun, with --game N"
        made.error(f"only a side game is played so: {', '.join(GAMES)}{';' if near else ','} {right}")
    from squadlog.names import key_meant  # noqa: PLC0415 - start-up cost
    from squadlog.squads.scene import ready_battles  # noqa: PLC0415 - likewise

    ready = key_meant(options.what or "", ready_battles())
    if ready in ready_battles():
        return _screens(ready=ready)
    if options.what is not None and not options.what.isdigit():
        from squadlog.cli.faults import NotFoundError  # noqa: PLC0415 - start-up cost

        raise NotFoundError(
            f"There is no ready battle {options.what}; there are {', '.join(ready_battles())}, "
            f"and the side games {', '.join(GAMES)}. Battles that were begun go by number: squadlog battles."
        )
    return _screens(battle=_battle(options))


def _game(options: "Namespace") -> int:
    """A side game: a new one, or with `--game` one that was begun; at the prompt or on the screen."""
    from squadlog.cli.choosing import opened_store  # noqa: PLC0415 - likewise
    from squadlog.cli.games import choosing  # noqa: PLC0415 - start-up cost
    from squadlog.cli.games.begin import begun  # noqa: PLC0415 - likewise

    if options.form is None and not _terminal():
        return _no_terminal()
    with opened_store() as store:
        pace = choosing.paced(store, options)
        if options.game is None:
            number = begun(store, options.what, options).id
        else:
            number = choosing.chosen(store, options.game)
        choosing.make_current(store, number)
        if options.form == "text":
            from squadlog.cli.games.prompt import play  # noqa: PLC0415 - start-up cost
            from squadlog.shell.match import Match  # noqa: PLC0415 - likewise

            return play(Match(store, number), pace)
    return _screens(game=number)


def _battle(options: "Namespace") -> int:
    from squadlog.cli.choosing import chosen, make_current, opened_store  # noqa: PLC0415 - start-up cost

    with opened_store() as store:
        battle = chosen(store, options.what or options.battle)
        make_current(store, battle)
    return battle


def _terminal() -> bool:
    # Textual paints on stderr.
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def _no_terminal() -> int:
    tell("The screens need a terminal; squadlog --help lists what works without one.")
    return TROUBLE


def _screens(battle: int | None = None, ready: str | None = None, game: int | None = None) -> int:
    if not _terminal():
        return _no_terminal()
    from squadlog.tui.app import run as show  # noqa: PLC0415 - start-up cost

    show(battle=battle, ready=ready, game=game)
    return OK
