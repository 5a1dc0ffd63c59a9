"""A panel of the desk: a form or a question beside the roster, which answers once.

It is composed with the screen and filled again whenever it is needed, so that opening it draws and composes nothing
else. On a small screen the same panel lies over everything but what is asked.
"""

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.style import Style

from squadlog.battle.state import Known
from squadlog.session.view.asked_rules import ShotRules
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Hint, hint_line
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.words import rule_ids
from squadlog.tui.value_message import ValueMessage

FRAME = 2
"""Rows of a frame."""
DIGITS = "0123456789"
MOST_TYPED = 5
"""Signs of the longest number that is typed."""


def is_typable(number: str) -> bool:
    """Whether so much of a number can be typed: a full stop once, and no more signs than a panel has room for."""
    return len(number) <= MOST_TYPED and number.count(".") <= 1


def pressable(words: Content | str, action: str) -> Content:
    """Words that do something with the open panel when clicked: `action` is such as `digit('1')`."""
    shown = words if isinstance(words, Content) else Content(words)
    return shown.stylize(Style.from_meta({"@click": _in_panel(action)}))


def _in_panel(action: str) -> str:
    name, _, rest = action.partition("(")
    return f"screen.panels.in_panel('{name}'{', ' + rest if rest else ')'}"


def hints(*told: Hint) -> Content:
    """What stands in the lower border of a panel, whose actions are those of the panel that is open."""
    return hint_line((key, words, _in_panel(action) if action else "") for key, words, action in told)


def number_pad() -> Content:
    """The digits as buttons, for whoever has no hand on the keyboard."""
    digits = [pressable(f" {digit}", f"digit('{digit}')") for digit in "1234567890."]
    return Content.assemble(" ", *digits, pressable(" ⌫", "erase"))


class PanelList(StripList):
    """What a panel has to choose among; what Enter does there stands in its border."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Do it", show=False)]
    aside = "▏"


class FactList(PanelList):
    """The facts of a form. A click on one does what its key does; the arrows at the side change it."""

    class Turned(ValueMessage):
        """A click on a fact."""

        key: str

    def on_click(self, event: events.Click) -> None:
        """Turn a fact to its next value; the first click on a row is enough."""
        line = self.line_at(event)
        if line is not None and self.rows[line].stops and "@click" not in event.style.meta:
            self.post_message(self.Turned(self.rows[line].key))


class DeskPanel(Vertical):
    """A form or a question. It is asked with what to do with its answer, and answers once; Escape gives none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "put_aside", "Not now", id="panel.aside"),
        Binding("tab,shift+tab", "facts", "Options", id="panel.facts", show=False),
        Binding("slash", "rule", "Rules", id="panel.rule", show=False),
    ]
    HELP: ClassVar[str] = ""
    FIRST: ClassVar[str] = ""
    """The list that has the keys when it opens."""
    QUESTION: ClassVar[bool] = True
    """Whether it asks what the battle waits for: its keys mean other things once that is answered, and none of them
    is the key that takes back what led to it."""

    class Fuller(Message):
        """Its lists have more lines than before: it may want more rows."""

    def __init__(self) -> None:
        super().__init__(classes="panel desk-panel")
        self._then: Callable[[object], None] | None = None
        self.by_enter = False
        self.rows = 0
        """Rows it needs with its frame, if it knows: a short one leaves the roster in sight on a small screen."""
        self._laid_out = Size()
        self._widths: dict[str, int] = {}
        self._cited: tuple[str, ...] = ()

    @property
    def wants(self) -> int:
        """The rows its lists need to stand whole in its frame: a desk under the log takes them from it meanwhile."""
        return 0

    def room(self, name: str, guess: int) -> int:
        """The cells for words in one of its lists; while put away those it had last, `guess` before it was seen."""
        width = self.query_one(name).size.width
        if width:
            self._widths[name] = width
        return max(8, self._widths.get(name, guess) - 2)

    def other_size(self) -> bool:
        """Whether it has another size than when this was asked last: lines must then be folded anew."""
        before, self._laid_out = self._laid_out, self.size
        return self.size != before

    def ask(self, then: Callable[[object], None]) -> None:
        """Let the panel answer `then`: once, with a value, or with None when it is put aside."""
        self._then = then

    def answer(self, said: object, *, by_enter: bool = False) -> None:
        """Give the answer. A second key in the same breath gives no second one.

        `by_enter`: a question was answered by Enter, so that the next Enter must not do anything else.
        """
        then, self._then, self.by_enter = self._then, None, by_enter
        if then is not None:
            then(said)

    def action_put_aside(self) -> None:
        """No answer: nothing is lost by that, it is asked again."""
        self.answer(None)

    def action_facts(self) -> None:
        """To the facts, and back to what is chosen among; a question without facts stays where it is."""
        for there in self.query(FactList):
            back = self.screen.focused is there or there.chosen is None
            self.screen.set_focus(self.query_one(self.FIRST) if back else there)

    def action_rule(self) -> None:
        """Open the rules that are named here."""
        if self._cited:
            self.app.call_later(places(self.app).show, "rules", ",".join(self._cited))

    def cites(self, rows: Iterable[ListRow]) -> None:
        """Set what `action_rule` opens: the rules in these rows."""
        self._cited = rule_ids(" ".join(row.words.plain for row in rows))


class FormPanel(DeskPanel):
    """A form about an order, filled by `about`, which says whom it asks for prices, refusals and previews."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: ShotRules | None = None

    @property
    def wants(self) -> int:
        """The rows it wants: one more than the longer of its lists has, for facts of another choice."""
        return max((len(listed.rows) for listed in self.query(PanelList)), default=0) + FRAME + 1

    @property
    def asked(self) -> ShotRules:
        """The rules that the form asks. RuntimeError before it was filled."""
        if self.rules is None:
            raise RuntimeError("the form was opened before anybody asked about a soldier")
        return self.rules

    @property
    def known(self) -> Known:
        """The battle that it is about."""
        return self.asked.known
