"""What the side game screens say, as plain `Content`; ids of their rules open the paragraph."""

import re
from collections.abc import Iterable

from textual.content import Content
from textual.style import Style

from squadlog.battle.refusal import Refusal
from squadlog.games.game import Game
from squadlog.names import NAME_CELLS
from squadlog.rulebook.game_rules import GAME_RULE
from squadlog.tui.chrome.words import cut


def linked(text: str, style: str = "") -> Content:
    """`text` as it stands, with every rule id of a side game in it made a link."""
    content = Content.styled(text, style) if text else Content("")
    for match in GAME_RULE.finditer(text):
        click = Style.from_meta({"@click": f"app.open_game_rule('{match.group()}')"})
        content = content.stylize(click, match.start(), match.end())
        content = content.stylize("underline", match.start(), match.end())
    return content


def refused(refusal: Refusal) -> Content:
    """A refusal: the sentence, its rule, and what would be legal instead."""
    cited = f" [{refusal.rule}]" if refusal.rule else ""
    instead = f" {refusal.instead}" if refusal.instead else ""
    return Content.assemble(("✗ ", "bold $error"), linked(f"{refusal.sentence}{cited}{instead}"))


def game_title(game: Game, players: Iterable[str]) -> str:
    """What a game is called in the list: its name and who plays, in the room that a title has."""
    name = game.name.removeprefix("Phalanx, the ")
    return cut(f"{name[:1].upper()}{name[1:]}: {' - '.join(players)}", NAME_CELLS)


def by_titles(game: Game, text: str) -> str:
    """A sentence of a game with its options called by their titles, as the screens show them."""
    for option in game.options:
        if "_" in option.name:
            text = re.sub(rf"\b{option.name}\b", f"“{option.title}”", text)
    return text


def percent(value: float) -> str:
    """What a position is worth, 0 to 1, as whole per cent."""
    return f"{round(value * 100)}%"


def per_move(seconds: float) -> str:
    """A time per move: `3 s`, `0.5 s`."""
    return f"{seconds:g} s"
