"""What is wished of a new side game, without a widget: which, who sits where, options, seed or deal, the pace."""

import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import safe_name
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import Game, GameError, Option
from squadlog.extras.games.screens.frame.new_game_words import PLAYERS, SETUP
from squadlog.extras.games.session import pace
from squadlog.extras.games.session.standing import COMPUTER, OPPONENT

with lazy_imports():
    from squadlog.extras.games import score as scores

if TYPE_CHECKING:
    from squadlog.extras.games.game import State
    from squadlog.store.shelves import Settings

LAST = "new_game"
"""The setting that keeps what was chosen last."""


@dataclass
class Wishes:
    """What is chosen so far; each `set_` takes what was typed, and returns what is wrong with it or None.

    `seats` are names, of people or of players of the program; empty is nobody in particular. `said` are the options of
    each game that differ from the usual. `seconds` a move is for the computers, who give up below `hope`.
    """

    key: str = next(iter(GAMES))
    seats: dict[int, str] = field(default_factory=lambda: {0: "", 1: OPPONENT})
    said: dict[str, dict[str, str]] = field(default_factory=dict)
    seed: int = field(default_factory=lambda: time.time_ns() % SEEDS)
    deal: str = ""
    seconds: float = pace.USUAL.seconds
    hope: float = pace.USUAL.resigns_below

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return game_of(self.key)

    @property
    def options(self) -> dict[str, str]:
        """What is agreed otherwise than usual."""
        return self.said.setdefault(self.key, {})

    def seat_names(self) -> tuple[str, ...]:
        """The seats of the game as it is agreed."""
        try:
            return self.game.seats(self.options)
        except GameError:
            return self.game.seats({})

    def seated(self) -> tuple[str, ...]:
        """The player at each seat."""
        return tuple(self.seats.get(seat, OPPONENT) for seat, _ in enumerate(self.seat_names()))

    def started(self) -> "State":
        """The game as it would begin. Raises GameError."""
        return self.game.start(agree_options(self.game, self.options), self.seed, self.deal)

    def score(self) -> "scores.Score":
        """The record of it, as it begins."""
        return scores.Score(
            game=self.key, options=dict(self.options), seed=self.seed, deal=self.deal, seats=self.seated()
        )

    # As last time

    def as_last(self, settings: "Settings") -> None:
        """Take what was chosen last; what cannot be read counts as nothing chosen yet. Raises StoreError."""
        self.seconds, self.hope = pace.kept_pace(settings)
        try:
            last = json.loads(settings.get(LAST, "{}"))
            if last.get("game") in GAMES:
                self.key = last["game"]
            self.seats.update({int(seat): str(name) for seat, name in last.get("seats", {}).items()})
        except (ValueError, AttributeError, TypeError):
            pass

    def keep(self, settings: "Settings") -> None:
        """Keep it for the next time. Raises StoreError."""
        seats = {str(seat): name for seat, name in self.seats.items()}
        settings.set(LAST, json.dumps({"game": self.key, "seats": seats}))
        pace.keep_pace(settings, seconds=self.seconds, resigns_below=self.hope)

    # One by one

    def set_game(self, key: str) -> None:
        """Choose another game, without the deal of the one before."""
        self.key, self.deal = key, ""

    def set_seat(self, seat: int, text: str) -> str | None:
        """A person by name, or a player of the program."""
        try:
            name = safe_name(text)
        except ValueError as error:
            return str(error)
        if name.startswith(COMPUTER) and name not in PLAYERS:
            return f"there is no {name}: {', '.join(PLAYERS)}"
        self.seats[seat] = name
        return None

    def set_time(self, text: str) -> str | None:
        """The computers' seconds a move."""
        seconds = pace.read_seconds(text)
        if seconds is None:
            return f"type seconds {pace.SECONDS_SPAN}"
        self.seconds = seconds
        return None

    def set_hope(self, text: str) -> str | None:
        """Below how many per cent a computer resigns."""
        hope = pace.read_hope(text)
        if hope is None:
            return f"type off, or per cent {pace.HOPE_SPAN}"
        self.hope = hope
        return None

    def set_seed(self, text: str) -> str | None:
        """Set the seed that decides how the cards fall; gives what is wrong with the text, None for nothing."""
        if not (text.isascii() and text.isdigit() and len(text) <= 12):
            return "a seed is a whole number such as 123"
        self.seed = int(text)
        return None

    def set_deal(self, deal: str) -> None:
        """Set a deal or set-up of one's own; empty: by the seed."""
        self.deal = deal
        if any(option.name == SETUP for option in self.game.options):
            # A set-up of one's own is asked for by an option of the board game as well.
            if deal:
                self.options[SETUP] = "custom"
            elif self.options.get(SETUP) == "custom":
                del self.options[SETUP]

    def set_option(self, option: Option, value: str) -> None:
        """Raises GameError for what the option cannot be."""
        value = agree_options(self.game, {option.name: value})[option.name]
        if value == option.default:
            self.options.pop(option.name, None)
        else:
            self.options[option.name] = value

    def as_usual(self, sort: str, name: str) -> None:
        """Set one of the wishes back to what is usual."""
        match sort:
            case "option":
                self.options.pop(name, None)
            case "deal":
                self.set_deal("")
            case "seed":
                self.seed = time.time_ns() % SEEDS
            case "time":
                self.seconds = pace.USUAL.seconds
            case "resign":
                self.hope = pace.USUAL.resigns_below
