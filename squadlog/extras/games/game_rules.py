"""The rules of the side games in our own words, paragraph by paragraph, to be looked up, searched and cited."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from squadlog.base.errors import RulebookError
from squadlog.base.limits import Bounds
from squadlog.book.copies import load_shipped
from squadlog.book.entry import Entry, Keys, Name
from squadlog.book.paragraphs import ById
from squadlog.book.places import data_dir
from squadlog.book.reading import adapter, complaint, read

GameRuleId = Annotated[str, Bounds(pattern=r"^(?:[ABC]\.[1-9][0-9]?|(?:GM|PC)-[0-9]{2})$")]
GAME_RULE = re.compile(r"\b(?:[ABC]\.[1-9][0-9]?|(?:GM|PC)-[0-9]{2})\b")
"""A section such as A.6 or a ruling such as PC-04, inside a text."""
_HEAD = ("game", "title", "about", "gist")
_Sentence = Annotated[str, Bounds(min_length=1, max_length=300)]


class GameHead(Entry):
    """The head of a file: the key of the game, its name for people, and what it is in one sentence.

    `gist` is how one plays it, in a few sentences for whoever never did.
    """

    game: Annotated[str, Bounds(pattern=r"^[a-z]+(?:-[a-z]+)*$")]
    title: Name
    about: _Sentence
    gist: Annotated[tuple[_Sentence, ...], Bounds(strict=False)]


class WrittenRule(Entry):
    """One rule as its file has it; paragraphs of `text` are parted by an empty line.

    `status` tells what stands in the rules of old from what is known otherwise, was put together again, or is ours.
    `options` are the names of the options of the game that it is about.
    """

    id: GameRuleId
    title: Name
    text: Annotated[str, Bounds(min_length=1, max_length=3000)]
    status: Literal["printed", "documented", "reconstructed", "ours"]
    options: Keys = ()


class GameRule(WrittenRule):
    """A rule together with the key of its game."""

    game: str

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text, paragraph by paragraph."""
        return tuple(" ".join(part.split()) for part in self.text.split("\n\n") if part.strip())


class GameRules(ById[GameRule]):
    """The rules of all side games, found by id whatever the case."""

    __slots__ = ("heads",)

    def __init__(self, heads: Sequence[GameHead], rules: Sequence[GameRule]) -> None:
        """Keep these; raises ValueError if two rules have the same id."""
        super().__init__(rules, "rules")
        self.heads: Mapping[str, GameHead] = MappingProxyType({head.game: head for head in heads})

    @property
    def titles(self) -> dict[str, str]:
        """The names of the games, by key."""
        return {key: head.title for key, head in self.heads.items()}

    def of(self, game: str) -> tuple[GameRule, ...]:
        """The rules of the game of that key; none for another."""
        return tuple(rule for rule in self if rule.game == game)

    def search(self, text: str, game: str = "") -> tuple[GameRule, ...]:
        """The rules of one game or of all that have every word of `text`: in the id or title before the text."""
        words = text.casefold().split()
        if not words:
            return ()
        ranked = []
        for rule in self.of(game) if game else self:
            lead, body = f"{rule.id} {rule.title}".casefold(), rule.text.casefold()
            if all(word in lead or word in body for word in words):
                ranked.append((-sum(word in lead for word in words), rule))
        return tuple(rule for _, rule in sorted(ranked, key=lambda pair: pair[0]))


def load_game_rules(tables: Path | None = None) -> GameRules:
    """The rules of the side games. Raises RulebookError naming file, key and what is expected."""
    return _game_rules(tables or data_dir("tables"))


@cache
def _game_rules(folder: Path) -> GameRules:
    files = sorted(f"games/{file.name}" for file in (folder / "games").glob("*.toml"))
    made_of = (*files, __file__)  # a copy is made anew once this module reads them otherwise
    return GameRules(*load_shipped("games", folder, made_of, lambda: _check(folder, files)))


def _check(folder: Path, files: Iterable[str]) -> tuple[tuple[GameHead, ...], tuple[GameRule, ...]]:
    # The part of the rules of old comes first that is A.
    games = sorted((_game(folder, file) for file in files), key=lambda game: game[1][0].id)
    heads = tuple(head for head, _ in games)
    rules = [GameRule(**vars(rule), game=head.game) for head, written in games for rule in written]
    try:
        found = GameRules(heads, rules)
    except ValueError as error:
        raise RulebookError(f"{folder.name}/games: {error}.") from None
    told = [(rule.id, rule.text) for rule in found] + [(head.game, " ".join(head.gist)) for head in heads]
    for whose, text in told:
        for cited in GAME_RULE.findall(text):
            if cited not in found:
                raise RulebookError(f"{folder.name}/games: {whose} cites {cited}, which there is not.")
    return heads, tuple(rules)


def _game(folder: Path, file: str) -> tuple[GameHead, list[WrittenRule]]:
    shown, document = f"{folder.name}/{file}", read(folder, file)
    head = {key: document.pop(key) for key in _HEAD if key in document}
    for other in document:
        if other != "rule":
            raise RulebookError(f"{shown}: {other} is not a known key.")
    if "rule" not in document:
        raise RulebookError(f"{shown}: rule is missing.")
    try:
        game = adapter(GameHead).validate_python(head)
    except ValueError as error:
        raise complaint(shown, head, error) from None
    try:
        return game, adapter(list[WrittenRule]).validate_python(document["rule"])
    except ValueError as error:
        raise complaint(shown, document["rule"], error, under="rule") from None
