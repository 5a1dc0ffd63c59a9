"""The rules of the side games: every paragraph in our own words, of one game or all, searched by word or id."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from squadlog.games.catalogue import game_of
from squadlog.rulebook.game_rules import GAME_RULE, GameRule, GameRules, load_game_rules
from squadlog.tui.chrome import Room
from squadlog.tui.games.words import linked
from squadlog.tui.key_bar import KeyBar
from squadlog.tui.picker import Picker
from squadlog.tui.typed import PlainInput
from squadlog.tui.words import lines

STATUS = {
    "printed": "printed in the rules of old",
    "documented": "known from other sources",
    "reconstructed": "put together again: the printed rule is lost or silent",
    "ours": "a rule of this house",
}


class GameRulesScreen(Room):
    """Search on top, rules on the left, the paragraphs on the right. `game` "" shows every game; `citation` opens a rule."""

    CSS_PATH = "rules.tcss"
    AUTO_FOCUS = "#hits"
    HELP = (
        "Type words or an id such as A.6 or PC-04 into the line on top; every word must occur. The list shows what has them, the rule stands "
        "beside it and says whether it was printed, put together again, or is ours. / goes to the search line, Enter or down to the list, Escape back to where "
        "you came from. a shows the rules of all games, or again those of one. Ids inside a text are links for the mouse."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="gamerules.search"),
        Binding("a", "widen", "All games", id="gamerules.all"),
        Binding("down", "hits", "Hits", show=False),
    ]

    def __init__(self, game: str = "", citation: str = "") -> None:
        super().__init__()
        self._citation = citation
        self._game = self._only = game or self._cited_game(citation)

    @staticmethod
    def _cited_game(citation: str) -> str:
        rules = load_game_rules()
        return rules[citation].game if citation in rules else ""

    def compose(self) -> ComposeResult:
        """Search line, list, text."""
        yield PlainInput(
            placeholder="search: words of a rule, or an id such as A.6", id="search", compact=True
        )
        with Horizontal(id="halves"):
            yield Picker(id="hits")
            with VerticalScroll(id="text-box"):
                yield Static("", id="text", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Everything, the cited rule highlighted."""
        self._show("", keep=self._citation)

    def _rules(self) -> GameRules:
        return load_game_rules()

    def _show(self, text: str, keep: str = "") -> None:
        rules = self._rules()
        every = rules.of(self._only) if self._only else tuple(rules)
        found = rules.search(text, self._only) if text.strip() else every
        rows = [(rule.id, Content(f"{rule.id:<6} {rule.title}")) for rule in found]
        self.query_one("#hits", Picker).fill(rows, keep=keep or (rows[0][0] if rows else None))
        if not rows:
            self.query_one("#text", Static).update(
                Content("Nothing has all of these words. Try fewer, or an id.")
            )

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        if event.value.startswith("/"):
            event.input.value = event.value.lstrip("/")
        elif event.value or not self._citation:
            self._show(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To the list."""
        event.stop()
        self.query_one("#hits").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule."""
        event.stop()
        rules = self._rules()
        if (event.option.id or "") in rules:
            self.query_one("#text", Static).update(rule_words(rules, rules[event.option.id or ""]))
            self.query_one("#text-box").scroll_home(animate=False)

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#search").focus()

    def action_hits(self) -> None:
        """Down out of the search line into the list."""
        self.query_one("#hits").focus()

    def action_widen(self) -> None:
        """The rules of all games, or of one."""
        self._only = "" if self._only else self._game
        self._show(self.query_one("#search", Input).value, keep=self.query_one("#hits", Picker).chosen or "")


def rule_words(rules: GameRules, rule: GameRule) -> Content:
    """A rule whole: title, where it comes from, paragraphs, the options that change it."""
    parts: list[Content | str] = [
        Content.styled(f"{rule.id}  {rule.title}", "bold underline"),
        Content(f"{rules.titles[rule.game]}; {STATUS[rule.status]}"),
        "",
    ]
    for paragraph in rule.paragraphs:
        parts += [linked(paragraph), ""]
    if rule.options:
        titles = {option.name: option.title for option in game_of(rule.game).options}
        parts.append(f"To be agreed before the game: {', '.join(titles[option] for option in rule.options)}.")
    cited = [other for other in dict.fromkeys(GAME_RULE.findall(rule.text)) if other != rule.id]
    if cited:
        parts.append(linked(f"See also: {', '.join(cited)}"))
    return lines(parts)
