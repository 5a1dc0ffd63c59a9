"""What the screen of a new game says of each of its rows. Pure."""

import re
from collections.abc import Mapping

from textual.content import Content

from squadlog.base.names import as_sentence
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.game import Game, GameError, Option
from squadlog.extras.games.game_rules import load_game_rules
from squadlog.extras.games.levels import LADDER, describe_players
from squadlog.extras.games.screens.frame.words import by_titles, link_rules
from squadlog.extras.games.session.standing import COMPUTER
from squadlog.reports.matchup.bars import bar

PLAYERS = {f"{COMPUTER}{name}": words for name, words in describe_players().items()}
PERSON = "a person"
SETUP = "setup"
"""The option of a game whose deal is a set-up."""
TIME = (
    "The computer's thinking time per move, and the time for a hint. It never takes more than a tenth longer."
)
RESIGN = (
    "A computer resigns, and agrees to stop, when it rates its chances below this at five of its moves in a row; "
    "with more than two players it plays on. Enter types per cent, or off; backspace restores the default."
)
SEED = (
    "The same seed deals the same cards and tosses the same coin. Enter types one; backspace makes a new one."
)


def about_words(game: Game, options: Mapping[str, str], sort: str, name: str) -> list[Content | str]:
    """What a row is: its `sort`, and for an option its `name`. `options` are those that differ from the usual."""
    match sort:
        case "option":
            option = next(option for option in game.options if option.name == name)
            waits = wanting(game, options, option)
            told: list[Content | str] = [Content.styled(waits, "bold"), ""] if waits else []
            return [*told, *option_words(option, options.get(name, option.default))]
        case "time":
            return [TIME]
        case "resign":
            return [RESIGN]
        case "seed":
            return [SEED]
        case "deal":
            return [link_rules(words_of(game).deal)]
    head = load_game_rules().heads[game.key]
    return [
        Content.styled(head.title, "bold"),
        "",
        link_rules(head.about),
        "",
        "Enter changes a row; F2 begins.",
    ]


def seat_words(who: str) -> list[Content | str]:
    """A seat that `who` plays, "" for nobody in particular: who could."""
    rows = {who or PERSON: ""} if who not in PLAYERS else {PERSON: "a player at this screen"}
    told = [
        f"{'●' if player == (who or PERSON) else '○'} {strength(player)}{player}{f': {how}' if how else ''}"
        for player, how in {**rows, **PLAYERS}.items()
    ]
    behind = "Two people with hidden hands pass the keyboard: a curtain hides each hand."
    return [Content.styled("A person, by name, or the computer:", "bold"), "", *told, "", behind]


def strength(player: str) -> str:
    """The bar of a computer's place on the ladder of levels; empty for those beside it, and for people."""
    level = player.removeprefix(COMPUTER)
    if level not in LADDER or level == player:
        return ""
    return f"{bar((list(LADDER).index(level) + 1) / len(LADDER), len(LADDER))} "


def wanting(game: Game, options: Mapping[str, str], option: Option) -> str:
    """Why an option does nothing as things are agreed, as a sentence; "" for one that does something or was changed."""
    if options.get(option.name, option.default) != option.default:
        return ""
    try:
        game.start(agree_options(game, {**options, option.name: _other(option)}), 0)
    except GameError as error:
        wanted = error.said.partition(":")[0].removeprefix(f"{option.name} needs ")
        if not error.said.startswith(f"{option.name} needs "):
            return ""
        return f"No effect now: it needs {_show_option(game, wanted)}."
    return ""


def _other(option: Option) -> str:
    """Any value but the usual."""
    if option.choices:
        return next(choice.key for choice in option.choices if choice.key != option.default)
    usual = int(option.default)
    return str(usual + 1 if usual < option.most else usual - 1)


def _show_option(game: Game, wanted: str) -> str:
    """What an option needs, an option with its value, as the list shows it."""
    name, _, value = wanted.partition(" ")
    other = next((option for option in game.options if option.name == name), None)
    if other is None or not value:
        return by_titles(game, wanted)
    bare = value.removeprefix("other than ")
    return f"“{other.title}: {'other than ' if bare != value else ''}{short(other, bare)}”"


def option_words(option: Option, value: str) -> list[Content | str]:
    """An option: its question, what it can be, and the rule that it settles."""
    parts: list[Content | str] = [link_rules(option.cited, "bold"), ""]
    for choice in option.choices:
        usual = " (usual)" if choice.key == option.default else ""
        parts.append(link_rules(f"{'●' if choice.key == value else '○'} {choice.words}{usual}"))
    if not option.choices:
        parts.append(f"● {short(option, value)}")
        parts.append(f"{as_sentence(option.span).removesuffix('.')}; the default is {option.default}.")
    rules = load_game_rules()
    if option.rule in rules:
        rule = rules[option.rule]
        parts.extend(("", Content.styled(f"{rule.id} {rule.title}", "bold underline")))
        parts.extend(link_rules(paragraph) for paragraph in rule.paragraphs)
    return parts


def short(option: Option, value: str) -> str:
    """A value for the list: how its words begin; a number, and what its question says that 0 means."""
    words = option.words(value)
    nothing = re.search(r"\b0: ([^),;]+)", option.question) if value == "0" else None
    return words.partition(":")[0] or f"{value}{f', {nothing[1]}' if nothing else ''}"
