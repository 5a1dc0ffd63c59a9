"""Asks whoever sits at a screen, and says what became of it: for screens and for the parts of screens."""

from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from textual.app import App
from textual.screen import Screen

from squadlog.base.errors import SquadlogError
from squadlog.base.names import TEXT_CELLS
from squadlog.tui.chrome.confirm import ChoiceDialog, ConfirmDialog
from squadlog.tui.chrome.screens import Dialog, tell
from squadlog.tui.chrome.typed import LineDialog

ThingT = TypeVar("ThingT")


class Asker:
    """Lays dialogs over a screen and waits for their answers; tells in one sentence what was done, or why not."""

    def __init__(self, screen: Screen[Any]) -> None:
        self.screen = screen

    @property
    def app(self) -> App[object]:
        """The app of the screen."""
        return self.screen.app

    def tell(self, sentence: str) -> None:
        """Say something in a sentence."""
        tell(self.app, sentence)

    def refuse(self, why: object) -> None:
        """Say why something was not done: a sentence, or the error that has it."""
        tell(self.app, str(why), severity="error")

    async def answer(self, dialog: Dialog[ThingT]) -> ThingT | None:
        """What a dialog was answered with; None where it was put aside."""
        return await self.app.push_screen_wait(dialog)

    async def line(
        self, question: str, value: str = "", *, needed: bool = True, longest: int = TEXT_CELLS
    ) -> str | None:
        """A line of words; None where the question was put aside, empty only where none is `needed`."""
        return await self.answer(LineDialog(question, value=value, needed=needed, longest=longest))

    async def one_of(self, question: str, rows: Iterable[tuple[str, str]]) -> str | None:
        """The key of one of these rows; None where the question was put aside."""
        return await self.answer(ChoiceDialog(question, rows))

    async def sure(self, question: str) -> bool:
        """Whether the answer is yes."""
        return await self.answer(ConfirmDialog(question)) is True

    def did(self, what: Callable[[], object], said: str = "") -> bool:
        """Do something, and say what was done; False where it could not be done, and why was said."""
        try:
            what()
        except SquadlogError as error:
            self.refuse(error)
            return False
        if said:
            self.tell(said)
        return True

    def found(self, what: Callable[[], ThingT]) -> ThingT | None:
        """What that gives; None where it could not be had, and why was said."""
        try:
            return what()
        except SquadlogError as error:
            self.refuse(error)
            return None


class Asking(Protocol):
    """A part of a screen that asks whoever sits there."""

    asker: Asker


PartT = TypeVar("PartT", bound=Asking)
Given = ParamSpec("Given")


def waits(
    action: Callable[Concatenate[PartT, Given], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[PartT, Given], None]:
    """Let an action of a part wait for answers while the screen goes on: as `work` does for a widget."""

    @wraps(action)
    def begin(part: PartT, /, *args: Given.args, **named: Given.kwargs) -> None:
        part.asker.screen.run_worker(action(part, *args, **named))

    return begin
