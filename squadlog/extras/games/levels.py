"""The levels of the computer players: what people call them, how strong they are, and who plays at them.

Seven levels make a ladder: each wins some three of four games against the one below. What a level is made of differs
from game to game: how much it looks at, and how often it does not look properly. `random`, `greedy` and `search` are
players beside the ladder, known from the first version; `strong` is its top.
"""

from collections.abc import Mapping

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, meant_instead
from squadlog.extras.games.game import Game, GameError
from squadlog.extras.games.players.at_random import AtRandom
from squadlog.extras.games.players.careless import Careless
from squadlog.extras.games.players.dial import Dial, Dialled
from squadlog.extras.games.players.greedy import Greedy
from squadlog.extras.games.players.player import Player, Weighed
from squadlog.extras.games.players.sampling import Sampled
from squadlog.extras.games.players.tree import Searchable

with lazy_imports():
    from squadlog.extras.games.players import alpha_beta, ismcts

LADDER: Mapping[str, str] = {
    "novice": "for a first game: takes what it sees, and often does not look",
    "beginner": "beats novices: does not look now and then",
    "casual": "beats beginners: sees what is plain",
    "fair": "beats casual players: makes you think",
    "skilled": "beats fair players: wants a plan against it",
    "expert": "beats skilled players: forgives little",
    "strong": "beats experts: looks as far as its time allows",
}
"""The levels from the weakest to the strongest, each with how strong it is."""
BESIDE: Mapping[str, str] = {
    "random": "moves at random",
    "greedy": "takes what looks best at once",
    "search": "looks a little ahead",
}
"""Players beside the ladder, each with how it plays."""
STRONGEST = "strong"
_NUMBERS = {"1": "random", "2": "greedy", "3": "search", "4": "strong"}
"""What records of the first version may call a player."""
_SHALLOW = 2
"""Plies that `search` looks ahead."""


def describe_players() -> Mapping[str, str]:
    """Every player by name, the ladder first, with how strong it is."""
    return {**LADDER, **BESIDE}


def level_of(name: str) -> str:
    """The player that somebody typed, by its name. GameError with what would be right."""
    typed = name.strip().casefold().removeprefix("level").strip()
    known = describe_players()
    if typed in known:
        return typed
    if typed in _NUMBERS:
        return _NUMBERS[typed]
    raise GameError(f"there is no player {clean_text(name, limit=40)!r}; {meant_instead(typed, known)}")


def player_of(game: Game, level: str, seed: int | str, *, lines: int = 1) -> Player:
    """A player of that name. `lines`: for how many moves those that look ahead give reasons.

    Raises GameError for another name, and for a game that offers nothing such a player could go by.
    """
    level = level_of(level)
    if level == "random":
        return AtRandom(seed)
    if level == "greedy":
        return _at_sight(game, level, seed)
    if level == "search":
        return _looking(game, level, seed, lines, depth=_SHALLOW, effort=getattr(game, "rounds", None))
    dial = game.dials.get(level, Dial(None)) if isinstance(game, Dialled) else Dial(None)
    careful = (
        _at_sight(game, level, seed)
        if dial.effort == 0
        else _looking(game, level, seed, lines, effort=dial.effort)
    )
    if not dial.slips:
        return careful
    return Careless(careful, player_of(game, dial.poorer, f"{seed}/slip"), dial.slips, f"{seed}/careless")


def _at_sight(game: Game, level: str, seed: int | str) -> Player:
    if isinstance(game, Weighed):
        return Greedy(game.weigh, seed)
    raise GameError(f"nobody plays {game.name} as {level}: its moves cannot be weighed at sight")


def _looking(
    game: Game, level: str, seed: int | str, lines: int, *, effort: int | None, depth: int | None = None
) -> Player:
    """One that looks ahead in a tree, or one that tries things out with the hidden cards dealt at random."""
    if isinstance(game, Searchable):
        return alpha_beta.AlphaBeta(game, depth=depth, most=effort, lines=lines, seed=seed)
    if isinstance(game, Sampled):
        return ismcts.Ismcts(game, seed, rounds=effort, lines=lines)
    raise GameError(f"nobody plays {game.name} as {level}: it cannot be looked ahead in or tried out")
