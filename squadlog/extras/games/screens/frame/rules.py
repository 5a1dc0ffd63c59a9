"""The rules of the side games: every paragraph in our own words, of one game or all, searched by word or id."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.game_rules import GAME_RULE, GameRule, GameRules, load_game_rules
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.tui.book.reference import ReferenceScreen
from squadlog.tui.chrome.words import lines

STATUS = {
    "printed": "printed in the rules of old",
    "documented": "known from other sources",
    "reconstructed": "reconstructed: the printed rule is lost or silent",
    "ours": "our house rule",
}


class GameRulesScreen(ReferenceScreen):
    """The rules of the side games. `game` "" shows every game; `citation` opens a rule."""

    CSS_PATH = "../../../../tui/book/reference.tcss"
    WANTED = "search: words of a rule, or an id such as A.6"
    HELP = (
        "Type words or an id such as A.6 or PC-04 into the top line. The list shows the rules that have every word; "
        "the rule beside it says whether it is printed, reconstructed, or ours. / goes to the search line, Enter or "
        "down to the list, Escape goes back. a switches between the rules of all games and of one. Click an id in a "
        "text to read that rule."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="gamerules.search"),
        Binding("a", "widen", "All games", id="gamerules.all"),
        Binding("down", "hits", "Hits", show=False),
    ]

    def __init__(self, game: str = "", citation: str = "") -> None:
        super().__init__(citation)
        self._game = self._only = game or self._cited_game(citation)

    @staticmethod
    def _cited_game(citation: str) -> str:
        rules = load_game_rules()
        return rules[citation].game if citation in rules else ""

    def on_mount(self) -> None:
        """List every rule, the cited one highlighted."""
        self._list("", keep=self.citation)

    def search(self, text: str) -> None:
        """List the rules of the game, or of all."""
        self._list(text)

    def _list(self, text: str, keep: str = "") -> None:
        rules = load_game_rules()
        every = rules.of(self._only) if self._only else tuple(rules)
        found = rules.search(text, self._only) if text.strip() else every
        rows = [(rule.id, Content(f"{rule.id:<6} {rule.title}")) for rule in found]
        self.fill(rows, keep=keep or (rows[0][0] if rows else None))

    def read(self, key: str) -> None:
        """Show the rule."""
        rules = load_game_rules()
        if key in rules:
            self.show(rule_words(rules, rules[key]))

    def action_widen(self) -> None:
        """The rules of all games, or of one."""
        self._only = "" if self._only else self._game
        self._list(self.wanted, keep=self.chosen)


def rule_words(rules: GameRules, rule: GameRule) -> Content:
    """A rule whole: title, where it comes from, paragraphs, the options that change it."""
    parts: list[Content | str] = [
        Content.styled(f"{rule.id}  {rule.title}", "bold underline"),
        Content(f"{rules.titles[rule.game]}; {STATUS[rule.status]}"),
        "",
    ]
    for paragraph in rule.paragraphs:
        parts += [link_rules(paragraph), ""]
    if rule.options:
        titles = {option.name: option.title for option in game_of(rule.game).options}
        parts.append(f"Agree before the game: {', '.join(titles[option] for option in rule.options)}.")
    cited = [other for other in dict.fromkeys(GAME_RULE.findall(rule.text)) if other != rule.id]
    if cited:
        parts.append(link_rules(f"See also: {', '.join(cited)}"))
    return lines(parts)
