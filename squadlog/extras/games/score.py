"""The record of a side game: a short text that people read and the program plays again, move by move.

First the header, one word and its value a line: `game`, `option` (only what is not the default), `seed`, `deal`,
`seat`; then an empty line; then a move a line, numbered. What follows a `#` is a comment.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from squadlog.base.names import clean_text, safe_name
from squadlog.base.records import record
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.game import Game, GameError, State

LONGEST_TEXT = 1_000_000
"""Characters of the longest record that is read."""
LONGEST_LINE = 5_000
"""Characters of its longest line."""
MOST_MOVES = 20_000
"""Moves that a record may hold."""
LONGEST_SEED = 40
"""Digits of the longest seed."""
_COMMENT = re.compile(r"(^|\s)#.*$")
_NUMBER = re.compile(r"(\d{1,6})\s*[.:)]\s*")
_WORDS = ("game", "option", "seed", "deal", "seat")


@record
class Score:
    """A game by its key, what was agreed, the seed and deal it started from, who sat where, and its moves.

    `options` may name only some; the rest have their defaults. `seats` are people's names in the order of the seats,
    "" for nobody in particular; none at all is fine too. `moves` stand in the game's notation.
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    deal: str = ""
    seats: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()


def write(score: Score) -> str:
    """The text of a record. GameError for a game or option that there is not."""
    game = game_of(score.game)
    options = agree_options(game, score.options)
    defaults = {option.name: option.default for option in game.options}
    lines = [f"game {game.key}"]
    lines += [f"option {name} {value}" for name, value in options.items() if value != defaults[name]]
    lines.append(f"seed {score.seed}")
    if score.deal.strip():
        lines.append(f"deal {' '.join(score.deal.split())}")
    for seat, person in zip(game.seats(options), score.seats, strict=False):
        if person:
            lines.append(f"seat {seat} {person}")
    moves = [f"{number}. {move}" for number, move in enumerate(score.moves, 1)]
    return "\n".join([*lines, "", *moves]) + "\n"


def read(text: str) -> Score:
    """The record in a text. The game is played through: every move in it is legal and stands as the game writes it.

    Raises GameError that names the line and what would be right.
    """
    return read_with_start(text)[0]


def read_with_start(text: str) -> tuple[Score, State]:
    """The record in a text, as `read` reads it, and the position before its first move."""
    if len(text) > LONGEST_TEXT:
        raise GameError(f"a record of {len(text)} characters is too long; the limit is {LONGEST_TEXT}")
    header, body = _split_header(text.removeprefix("\ufeff"))
    game, options, seed, deal, seats = _header(header)
    try:
        state = first = game.start(options, seed, deal)
    except GameError as error:
        raise error.at("the header") from error
    moves: list[str] = []
    for number, line in body:
        try:
            moves.append(line)
            state, moves[-1] = _play(state, _strip_number(line, len(moves)), len(moves))
        except GameError as error:
            raise error.at(f"line {number}") from error
    score = Score(game=game.key, options=options, seed=seed, deal=deal, seats=seats, moves=tuple(moves))
    return score, first


def replay(score: Score) -> tuple[State, ...]:
    """Every position of the game, the first before any move. GameError names the move that is not legal."""
    game = game_of(score.game)
    states = [game.start(agree_options(game, score.options), score.seed, score.deal)]
    for number, move in enumerate(score.moves, 1):
        try:
            states.append(_play(states[-1], move, number)[0])
        except GameError as error:
            raise error.at(f"move {number}, {clean_text(move, limit=60)}") from error
    return tuple(states)


def _play(state: State, text: str, number: int) -> tuple[State, str]:
    """The position after a move, and the move as the game writes it."""
    if number > MOST_MOVES:
        raise GameError(f"a record holds at most {MOST_MOVES:,} moves")
    ending = state.outcome()
    if ending is not None:
        raise GameError(f"the game was over before this move: {ending.reason}; leave the rest out")
    move = state.read(text)
    return state.play(move), state.notation(move)


_Numbered = tuple[int, str]
_NO_GAME = "a record begins with its game, such as: game phalanx-board"


def _at_line(number: int, said: str) -> GameError:
    return GameError(said, where=f"line {number}")


def _lines(text: str) -> Iterator[_Numbered]:
    """The lines that say something, each with its number."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LONGEST_LINE:
            raise _at_line(number, f"{len(line)} characters are too many; the limit is {LONGEST_LINE}")
        said = _COMMENT.sub("", line).replace("\t", " ").strip()
        if said:
            yield number, said


def _split_header(text: str) -> tuple[list[_Numbered], list[_Numbered]]:
    """Header and moves: a line with a word of the header belongs to it until the first that has none."""
    header: list[_Numbered] = []
    body: list[_Numbered] = []
    for number, line in _lines(text.lstrip("\ufeff")):
        word = line.split(maxsplit=1)[0].casefold()
        if word in _WORDS and body:
            raise _at_line(number, f"{word} belongs to the header, before the first move")
        if word in _WORDS:
            header.append((number, line))
        elif not header:
            raise _at_line(number, _NO_GAME)
        else:
            body.append((number, line))
    if not header:
        raise GameError("the record is empty; it begins with its game, such as: game phalanx-board")
    return header, body


def _header(lines: Sequence[_Numbered]) -> tuple[Game, Mapping[str, str], int, str, tuple[str, ...]]:
    single: dict[str, _Numbered] = {}
    said: dict[str, str] = {}
    seated: list[_Numbered] = []
    for number, line in lines:
        word, value = _first_word(line)
        word = word.casefold()
        if not value:
            raise _at_line(number, f"{word} of what? Such as: {_EXAMPLES[word]}")
        if word == "seat":
            seated.append((number, value))
        elif word == "option":
            name, choice = _first_word(value)
            if name.casefold() in (other.casefold() for other in said):
                raise _at_line(
                    number, f"the option {clean_text(name, limit=40)} is said twice; once is enough"
                )
            said[name] = choice
        elif word in single:
            raise _at_line(number, f"{word} is said twice, first in line {single[word][0]}; once is enough")
        else:
            single[word] = number, value
    if "game" not in single:
        raise _at_line(lines[0][0], _NO_GAME)
    number, key = single["game"]
    try:
        game = game_of(key)
    except GameError as error:
        raise error.at(f"line {number}") from error
    options = _read_options(game, said, lines)
    deal = single.get("deal", (0, ""))[1]
    return game, options, _seed(single.get("seed")), deal, _seats(game, options, seated)


def _first_word(line: str) -> tuple[str, str]:
    """The first word of a line and the rest of it, which may be empty."""
    word, *rest = line.split(maxsplit=1)
    return word, "".join(rest).strip()


_EXAMPLES = {
    "game": "game phalanx-board",
    "option": "option first_player red",
    "seed": "seed 123",
    "deal": "deal Red: ARCHER c5 e3; Black: turned",
    "seat": "seat Red Ann",
}


def _read_options(game: Game, said: Mapping[str, str], lines: Sequence[_Numbered]) -> Mapping[str, str]:
    for number, line in lines:
        words = line.split(maxsplit=2)
        if words[0].casefold() == "option":
            try:
                agree_options(game, {words[1]: said[words[1]]})
            except GameError as error:
                raise error.at(f"line {number}") from error
    return agree_options(game, said)


def _seed(said: _Numbered | None) -> int:
    if said is None:
        return 0
    number, value = said
    if value.isascii() and value.removeprefix("-").isdigit() and len(value) <= LONGEST_SEED:
        return int(value)
    raise _at_line(
        number,
        f"the seed {clean_text(value, limit=40)!r} is no whole number of at most {LONGEST_SEED} digits, such as 123",
    )


def _seats(game: Game, options: Mapping[str, str], seated: Sequence[_Numbered]) -> tuple[str, ...]:
    names = game.seats(options)
    people = dict.fromkeys(names, "")
    for number, value in seated:
        fitting = [name for name in names if f"{value.casefold()} ".startswith(f"{name.casefold()} ")]
        if not fitting:
            raise _at_line(
                number, f"{clean_text(value, limit=40)!r} is no seat; there are {', '.join(names)}"
            )
        seat = max(fitting, key=len)
        if people[seat]:
            raise _at_line(number, f"{people[seat]} sits at {seat} already; one person a seat")
        try:
            people[seat] = safe_name(value[len(seat) :])
        except ValueError as error:
            raise _at_line(number, f"the name of {seat}: {error}") from error
    return tuple(people.values()) if seated else ()


def _strip_number(line: str, expected: int) -> str:
    found = _NUMBER.match(line)
    if found is None:
        return line
    if int(found[1]) != expected:
        raise GameError(f"move {found[1]} stands where move {expected} is due; a line is missing or too many")
    return line[found.end() :]
