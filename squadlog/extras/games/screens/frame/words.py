"""What the side game screens say, as plain `Content`; ids of their rules open the paragraph."""

import re
from collections.abc import Callable, Iterable, Sequence

from textual.content import Content
from textual.style import Style

from squadlog.base.names import NAME_CELLS
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.account import CardLine
from squadlog.extras.games.game import Game
from squadlog.extras.games.game_rules import GAME_RULE, load_game_rules
from squadlog.extras.games.session.standing import COMPUTER
from squadlog.extras.games.telling import Offer, Told
from squadlog.tui.chrome.words import cut

CARD_CELLS = 6
"""The room of a card in a line that tells what it counts."""


def link_rules(text: str, style: str = "") -> Content:
    """`text` as it stands, with every rule id of a side game in it made a link."""
    content = Content.styled(text, style) if text else Content("")
    for match in GAME_RULE.finditer(text):
        click = Style.from_meta({"@click": f"app.show('game_rules', '', '{match.group()}')"})
        content = content.stylize(click, match.start(), match.end())
        content = content.stylize("underline", match.start(), match.end())
    return content


def gist_of(key: str) -> list[Content]:
    """How a game is played, in a few sentences for whoever never did."""
    head = load_game_rules().heads[key]
    return [Content.styled("How it is played", "bold"), *(link_rules(f"· {told}") for told in head.gist)]


def format_refusal(refusal: Refusal) -> Content:
    """A refusal: the sentence, its rule, and what would be legal instead."""
    cited = f" [{refusal.rule}]" if refusal.rule else ""
    instead = f" {refusal.instead}" if refusal.instead else ""
    return Content.assemble(("✗ ", "bold $error"), link_rules(f"{refusal.sentence}{cited}{instead}"))


def game_title(game: Game, players: Iterable[str]) -> str:
    """What a game is called in the list: its name and who plays, in the room that a title has."""
    name = game.name.removeprefix("Phalanx, the ")
    seated = tuple(players)
    short = tuple(player.removeprefix(COMPUTER) for player in seated)
    told = [f"{name[:1].upper()}{name[1:]}: {' - '.join(names)}" for names in (seated, short)]
    return next((title for title in told if len(title) <= NAME_CELLS), cut(told[-1], NAME_CELLS))


def by_titles(game: Game, text: str) -> str:
    """A sentence of a game with its options called by their titles, as the screens show them."""
    for option in game.options:
        if "_" in option.name:
            text = re.sub(rf"\b{option.name}\b", f"“{option.title}”", text)
    return text


def format_lines(
    lines: Iterable[Told], face: Callable[[CardLine], Content], steps: Sequence[int]
) -> list[Content]:
    """Lines as they are told, each as far in as its depth says by `steps`; what counts stands before its card."""
    found = []
    for line in lines:
        mark = "▶" if line.leads else ""
        value = f"{line.value:>3}  " if line.value else ""
        before, style = f"{mark:<{steps[line.depth]}}{value}", "bold" if line.strong else ""
        if line.card is None:
            found.append(link_rules(f"{before}{line.cited}", style))
        else:
            shown = face(line.card)
            gap = " " * (CARD_CELLS - shown.cell_length)
            found.append(Content.assemble(before, shown, gap, link_rules(line.cited)))
    return found


def format_offers(offers: Sequence[Offer]) -> list[tuple[str, str]]:
    """Moves to choose from, each with what it does beside it."""
    wide = max((len(offer.move) for offer in offers), default=0)
    return [(offer.move, f"{offer.move:<{wide}}  {offer.does}".rstrip()) for offer in offers]


def percent(value: float) -> str:
    """What a position is worth, 0 to 1, as whole per cent."""
    return f"{round(value * 100)}%"


def per_move(seconds: float) -> str:
    """A time per move: `3 s`, `0.5 s`."""
    return f"{seconds:g} s"
