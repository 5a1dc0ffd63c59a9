"""What the screen of a new game says of each of its rows. Pure."""

import re
from collections.abc import Mapping

from textual.content import Content

from squadlog.games.game import Game, Option
from squadlog.rulebook.game_rules import load_game_rules
from squadlog.tui.games.deals import HOW
from squadlog.tui.games.words import linked

PLAYERS = {
    "computer random": "moves at random",
    "computer greedy": "takes what looks best at once",
    "computer search": "looks a little ahead",
    "computer strong": "looks as far ahead as its time allows",
}
PERSON = "a person"
TIME = "How long the computer may think about a move, and how long a hint may take. It never takes more than a tenth longer."
SEED = (
    "The same seed deals the same cards and tosses the same coin. Enter types one; backspace takes a new one."
)


def about_words(game: Game, options: Mapping[str, str], sort: str, name: str) -> list[Content | str]:
    """What a row is: its `sort`, and for an option its `name`. `options` are those that differ from the usual."""
    match sort:
        case "option":
            option = next(option for option in game.options if option.name == name)
            return option_words(option, options.get(name, option.default))
        case "seat":
            told = [f"{player}: {how}" for player, how in PLAYERS.items()]
            behind = "Two people with hidden hands take turns behind a curtain."
            return ["A person, by name, or the computer:", "", *told, "", behind]
        case "time":
            return [TIME]
        case "seed":
            return [SEED]
        case "deal":
            return [linked(HOW[game.key])]
    head = load_game_rules().heads[game.key]
    return [
        Content.styled(head.title, "bold"),
        "",
        linked(head.about),
        "",
        "Enter changes what a row holds; F2 begins.",
    ]


def option_words(option: Option, value: str) -> list[Content | str]:
    """An option: its question, what it can be, and the rule that it settles."""
    parts: list[Content | str] = [linked(f"{option.question} [{option.rule}]", "bold"), ""]
    for choice in option.choices:
        usual = " (usual)" if choice.key == option.default else ""
        parts.append(linked(f"{'●' if choice.key == value else '○'} {choice.words}{usual}"))
    if not option.choices:
        parts.append(f"A whole number from {option.least} to {option.most}; usual is {option.default}.")
    rules = load_game_rules()
    if option.rule in rules:
        rule = rules[option.rule]
        parts.extend(("", Content.styled(f"{rule.id} {rule.title}", "bold underline")))
        parts.extend(linked(paragraph) for paragraph in rule.paragraphs)
    return parts


def short(option: Option, value: str) -> str:
    """A value for the list: how its words begin; a number, and what its question says that 0 means."""
    words = next((choice.words for choice in option.choices if choice.key == value), "")
    nothing = re.search(r"\b0: ([^);]+)", option.question) if value == "0" else None
    return re.split("[:;,]", words, maxsplit=1)[0] or f"{value}{f', {nothing[1]}' if nothing else ''}"
