"""Opening the screens."""

import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import key_meant
from squadlog.book.load import load_rulebook
from squadlog.cli.commands import OK, TROUBLE
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import tell
from squadlog.extras.games.commands.begin import RESIGNING, add_beginning
from squadlog.facts.seats import TABLE, Speaker

with lazy_imports():
    import difflib

    from squadlog.cli import choosing, current
    from squadlog.cli import words as word
    from squadlog.cli.battle import prompt as battle_prompt
    from squadlog.extras.games import catalogue
    from squadlog.extras.games.commands import begin, prompt
    from squadlog.extras.games.commands import choosing as game_choosing
    from squadlog.extras.games.session import match as matches
    from squadlog.extras.tutorial import course as courses
    from squadlog.session import battle_session, clock, usual
    from squadlog.setup import scenes
    from squadlog.squads import scene as scene_files
    from squadlog.tui import app

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from squadlog.battle.terms import Setup
    from squadlog.store.record_file import Store


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
    made.add_argument("--form", "--as", dest="form", choices=("text",), help="text: at the prompt, in words")
    made.add_argument("--game", "-g", metavar="N", help="go on with the side game of that number")
    made.add_argument(
        "--seconds", metavar="S", help="a side game: time per move of the computers; it is remembered"
    )
    made.add_argument("--resign", metavar="PERCENT", help=RESIGNING)
    made.add_argument(
        "--bell",
        choices=("silent", "bell"),
        help="timed play: a bell as a time is up, or silent; it is remembered",
    )
    made.add_argument("--by", default="", metavar="WHO", help="a battle: who plays here, for the log")
    add_beginning(made.add_argument_group("a new side game"))
    made.epilog = (
        "A battle: --seat SIDE looks and speaks for that side alone, from as many terminals as there are players; "
        "--seat referee sees all, --seat table is a display for everybody, from which nothing is said. "
        "A battle as text: --seed N repeats its dice."
    )
    options = read(made, words)
    if options.game is not None or (options.what is not None and options.what.casefold() in catalogue.GAMES):
        return _game(options)
    near = difflib.get_close_matches((options.what or "")[:40].casefold(), catalogue.GAMES, n=1)
    of_a_game = (
        options.option or options.deal or options.seconds or options.resign or not _battle_seat(options)
    )
    if of_a_game or (options.form and near):
        right = f"did you mean {near[0]}?" if near else "or one that was begun, with --game N"
        made.error(
            f"only a side game is played so: {', '.join(catalogue.GAMES)}{';' if near else ','} {right}"
        )
    ready = key_meant(options.what or "", scene_files.ready_battles())
    if ready in scene_files.ready_battles():
        return _said(options, ready) if options.form else _shown(options, ready)
    if options.what is not None and scenes.is_file(options.what):
        raise NotFoundError(
            f"A scenario file is begun by squadlog new {options.what}; squadlog play opens it then."
        )
    if options.what is not None and not options.what.isdigit():
        raise NotFoundError(
            f"There is no ready battle {options.what}; there are {', '.join(scene_files.ready_battles())}, "
            f"and the side games {', '.join(catalogue.GAMES)}. Battles that were begun go by number: squadlog battles."
        )
    return _said(options, "") if options.form else _shown(options, "")


def _battle_seat(options: "Namespace") -> bool:
    """Whether what was said of seats can be of a battle: none, or one of them."""
    return not options.seat or (len(options.seat) == 1 and "=" not in options.seat[0])


def _said(options: "Namespace", ready: str) -> int:
    """A battle at the prompt: a new one of that ready key, or without a key one that was begun."""
    with choosing.opened_store() as store:
        if ready:
            setup = scenes.load_battle(ready, load_rulebook(), usual.usual_rulings(store.settings))
            if options.seed is not None or not courses.course_of(setup):
                setup = replace(setup, seed=time.time_ns() % SEEDS if options.seed is None else options.seed)
            battle = battle_session.Session.create(store, setup)
        else:
            battle = battle_session.Session.open(
                store, choosing.chosen(store, options.what or options.battle)
            )
        current.keep(store, current.BATTLE, battle.id)
        _keep_bell(store, options)
        with battle.sound():
            who = _who(options, battle.seen(TABLE).setup)
            bell = clock.has_bell(store.settings)
            return battle_prompt.play(battle.seat(who, asks=word.asked), bell=bell)


def _shown(options: "Namespace", ready: str) -> int:
    """A battle on the screen: a new one of that ready key, or without a key one that was begun."""
    if not _terminal():
        return _no_terminal()
    setup: Setup | None = None
    with choosing.opened_store() as store:
        _keep_bell(store, options)
        if ready and options.seat:
            setup = scenes.load_battle(ready, load_rulebook(), usual.usual_rulings(store.settings))
        elif not ready:
            battle = choosing.chosen(store, options.what or options.battle)
            if options.seat or store.is_sealed(battle):
                record = battle_session.Session.open(store, battle)
                setup = record.seen(TABLE).setup
                record.seat(_who(options, setup), asks=word.asked)
            current.keep(store, current.BATTLE, battle)
    who = _who(options, setup)
    return _screens(ready=ready, who=who) if ready else _screens(battle=battle, who=who)


def _keep_bell(store: "Store", options: "Namespace") -> None:
    if options.bell is not None:
        store.settings.set(clock.BELL, options.bell)


def _who(options: "Namespace", setup: "Setup | None") -> Speaker:
    """Who sits down: at the seat that is named, where `table` is a display; else the whole table, at one keyboard."""
    if setup is None or not options.seat:
        return Speaker(name=options.by)
    return Speaker(seat=choosing.seated(setup, options.seat[0]), name=options.by)


def _game(options: "Namespace") -> int:
    """A side game: a new one, or with `--game` one that was begun; at the prompt or on the screen."""
    if options.form is None and not _terminal():
        return _no_terminal()
    with choosing.opened_store() as store:
        pace = game_choosing.paced(store, options)
        if options.game is None:
            number = begin.begun(store, options.what, options).id
        else:
            number = game_choosing.chosen(store, options.game)
        current.keep(store, current.GAME, number)
        if options.form == "text":
            return prompt.play(matches.Match(store, number).seat(Speaker()), pace)
    return _screens(game=number)


def _terminal() -> bool:
    # Textual paints on stderr.
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def _no_terminal() -> int:
    tell("The screens need a terminal; squadlog --help lists what works without one.")
    return TROUBLE


def _screens(
    battle: int | None = None, ready: str | None = None, game: int | None = None, who: Speaker | None = None
) -> int:
    return shown_first(lambda: app.run(app.SquadlogApp(battle=battle, ready=ready, game=game, who=who)))


def shown_first(run: "Callable[[], str]") -> int:
    """Run the screens, where there is a terminal to show them; why they left by themselves is told."""
    if not _terminal():
        return _no_terminal()
    if why := run():
        tell(why)
        return TROUBLE
    return OK
