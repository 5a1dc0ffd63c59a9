"""Opening the screens."""

import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import key_meant
from squadlog.base.plugs import answers
from squadlog.book.load import load_rulebook
from squadlog.cli.commands import OK, TROUBLE
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import tell
from squadlog.facts.seats import TABLE, Speaker

with lazy_imports():
    from squadlog.cli import choosing, current
    from squadlog.cli import words as word
    from squadlog.cli.battle import prompt as battle_prompt
    from squadlog.session import battle_session, clock, guiding, usual
    from squadlog.setup import scenes
    from squadlog.squads import scene_files
    from squadlog.tui import app

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable

    from squadlog.battle.state import Known
    from squadlog.cli.options import Parser
    from squadlog.store.record_file import Store


class Playable(Protocol):
    """What an extra plays: `what` and `besides` name it in the help and where nothing is found."""

    what: str
    besides: str

    def add(self, made: "Parser") -> None:
        """Add the options of the game, `--seat` and `--seed` among them."""
        ...

    def means(self, options: "Namespace") -> bool:
        """Whether something of its own is meant."""
        ...

    def why_not(self, options: "Namespace") -> str:
        """What is wrong with a call that means a battle; empty: nothing."""
        ...

    def run(self, options: "Namespace") -> int:
        """Play it; the exit code."""
        ...


def home() -> int:
    """The home screen."""
    return _screens()


def run(name: str, words: list[str]) -> int:
    """`play [BATTLE]`: a stored battle by number, a ready one by key, the current one; or what an extra plays."""
    played: Playable | None = next(answers("play"), None)
    made = parser(name, battle=True)
    made.add_argument(
        "what",
        nargs="?",
        help=f"the number of a battle, the key of a ready one{played.what if played else ''}",
    )
    made.add_argument(
        "--form", "--as", dest="form", choices=("text",), help="text: play at a prompt, without a screen"
    )
    made.add_argument(
        "--bell",
        choices=("silent", "bell"),
        help="timed play: a bell when a time is up, or silent; the program remembers it",
    )
    made.add_argument("--by", default="", metavar="WHO", help="a battle: who plays here, for the log")
    (_add_own if played is None else played.add)(made)
    made.epilog = (
        "A battle: --seat SIDE or a person's name sees that side alone and commands there; --seat referee "
        "sees all, --seat table is a read-only display for all players. "
        "A battle as text: --seed N repeats its dice."
    )
    options = read(made, words)
    if played is not None:
        if played.means(options):
            return played.run(options)
        if why := played.why_not(options):
            made.error(why)
    ready = key_meant(options.what or "", scene_files.ready_battles())
    if ready in scene_files.ready_battles():
        return _play_at_prompt(options, ready) if options.form else _play_on_screen(options, ready)
    if options.what is not None and scenes.is_file(options.what):
        raise NotFoundError(
            f"To begin a scenario file: squadlog new {options.what}; then squadlog play opens it."
        )
    if options.what is not None and not options.what.isdigit():
        besides = played.besides if played else ""
        raise NotFoundError(
            f"There is no ready battle {options.what}; there are {', '.join(scene_files.ready_battles())}{besides}. "
            f"For battles in progress, give the number: squadlog battles."
        )
    return _play_at_prompt(options, "") if options.form else _play_on_screen(options, "")


def _add_own(made: "Parser") -> None:
    """Add the options of a battle, where no extra has them for what it plays as well."""
    made.add_argument("--seat", action="append", default=[], metavar="NAME", help="who looks and speaks here")
    made.add_argument("--seed", type=int, metavar="N", help="the seed of the dice (a new one each time)")


def _play_at_prompt(options: "Namespace", ready: str) -> int:
    """A battle at the prompt: a new one of that ready key, or without a key one that was begun."""
    with choosing.open_store() as store:
        if ready:
            setup = scenes.load_battle(ready, load_rulebook(), usual.usual_rulings(store.settings))
            if options.seed is not None or not guiding.guide_of(setup):
                seed = time.time_ns() % SEEDS if options.seed is None else options.seed
                setup = replace(setup, seed=seed, length_unit=usual.usual_unit(store.settings))
            battle = battle_session.Session.create(store, setup)
        else:
            battle = battle_session.Session.open(
                store, choosing.battle_number(store, options.what or options.battle)
            )
        current.keep(store, current.BATTLE, battle.id)
        _keep_bell(store, options)
        with battle.record.sound():
            who = _who(options, battle.views.seen(TABLE))
            bell = clock.has_bell(store.settings)
            return battle_prompt.play(battle.seat(who, asks=word.ask_password), bell=bell)


def _play_on_screen(options: "Namespace", ready: str) -> int:
    """A battle on the screen: a new one of that ready key, or without a key one that was begun."""
    if not has_terminal():
        return no_terminal()
    who = Speaker(name=options.by)
    with choosing.open_store() as store:
        _keep_bell(store, options)
        if ready and options.seat:
            setup = scenes.load_battle(ready, load_rulebook(), usual.usual_rulings(store.settings))
            who = Speaker(seat=choosing.seat_called(setup, options.seat[0]), name=options.by)
        elif not ready:
            battle = choosing.battle_number(store, options.what or options.battle)
            if options.seat or store.is_sealed(battle):
                record = battle_session.Session.open(store, battle)
                who = _who(options, record.views.seen(TABLE))
                record.seat(who, asks=word.ask_password)
            current.keep(store, current.BATTLE, battle)
    return _screens(ready=ready, who=who) if ready else _screens(battle=battle, who=who)


def _keep_bell(store: "Store", options: "Namespace") -> None:
    if options.bell is not None:
        store.settings.set(clock.BELL, options.bell)


def _who(options: "Namespace", battle: "Known") -> Speaker:
    """Who sits down: at the seat that is named, where `table` is a display; else the whole table, at one keyboard."""
    if not options.seat:
        return Speaker(name=options.by)
    return choosing.speaker_called(battle, options.seat[0], options.by)


def has_terminal() -> bool:
    """Whether the screens can be shown."""
    # Textual paints on stderr.
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


def no_terminal() -> int:
    """Say that they cannot, and the exit code."""
    tell("The screens need a terminal; squadlog --help lists what works without one.")
    return TROUBLE


def _screens(battle: int | None = None, ready: str | None = None, who: Speaker | None = None) -> int:
    return run_screens(lambda: app.run(app.SquadlogApp(battle=battle, ready=ready, who=who)))


def run_screens(run: "Callable[[], str]") -> int:
    """Run the screens, where there is a terminal to show them; why they left by themselves is told."""
    if not has_terminal():
        return no_terminal()
    if why := run():
        tell(why)
        return TROUBLE
    return OK
