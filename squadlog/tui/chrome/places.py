"""The app as its screens know it. They ask it by this protocol, so that no screen imports the app that imports them."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from squadlog.base.errors import SquadlogError
from squadlog.base.plugs import extras
from squadlog.facts.seats import NOBODY, Speaker

if TYPE_CHECKING:
    from squadlog.tui.chrome.desk import Desk


class Places(Protocol):
    """Screens by name, short messages, and what is loaded. `fault` says why nothing could be loaded.

    `keys` are those that this user has changed, by the names of their bindings. `names_files`: whether whoever sits
    here may name files of this computer.
    """

    names_files: ClassVar[bool]
    desk: "Desk | None"
    fault: str
    keys: Mapping[str, str]

    def say(self, sentence: str, *, error: bool = False) -> None:
        """Show a short message, never read as markup."""
        ...

    def show(self, name: str, *arguments: object, then: Callable[[Any], None] | None = None) -> None:
        """Open a screen by its name in the table of screens; `then` takes its answer."""
        ...

    def show_again(self, name: str, *arguments: object, of: Screen[Any]) -> None:
        """Open a screen that is kept as long as another is there: the next time it is only brought in line."""
        ...

    def read_ahead(self, name: str) -> None:
        """Load a screen that will be wanted, so that the key that opens it need not."""
        ...

    def forget(self, of: Screen[Any]) -> None:
        """Let go of what was kept for a screen that has gone."""
        ...

    def with_desk(self, then: Callable[["Desk"], None]) -> None:
        """Do something once everything is loaded; at once if it is."""
        ...

    def open_battle(self, number: int) -> None:
        """Go on with a stored battle."""
        ...

    def open_record(self, number: int) -> None:
        """Go on with a stored record of an extra."""
        ...

    def open_ready(self, key: str) -> None:
        """Begin a ready battle as it is."""
        ...

    def use_setting(self, name: str, answer: str) -> None:
        """Let a setting hold from now on."""
        ...

    def go_home(self) -> None:
        """Put the home screen in the place of one that was opened instead of it."""
        ...

    def action_open(self, name: str) -> None:
        """Open this screen."""
        ...


def extra_keys(on: str) -> Iterator[Binding]:
    """The keys that open screens of extras from a screen of the core, whose `action_extra` takes the name.

    That of a battle is told too whether the key says something, and whether that is an order.
    """
    for key in (key for extra in extras() for key in extra.keys if key.on == on):
        says = ", 'order'" if key.of_orders else ", 'says'" if key.says else ""
        does = f"screen.extra('{key.screen}'{says})"
        yield Binding(key.key, does, key.name, id=key.setting, show=False, tooltip=key.words)


def open_desk(app: App[Any]) -> "Desk":
    """What is loaded, for a screen that is never shown before that."""
    desk = places(app).desk
    if desk is None:
        raise RuntimeError("the screen was opened before anything was loaded")
    return desk


def places(app: App[Any]) -> Places:
    """The app of a screen, as its screens know it."""
    return cast(Places, app)


def watch_again(app: App[Any], number: int, entry: int | None = None) -> None:
    """Show a stored battle again, from a line of its log on; a sealed one as a display knows it: that needs no word."""
    desk = open_desk(app)
    try:
        who = Speaker(seat=NOBODY) if desk.seats_sealed(number) else Speaker()
        seat = desk.resume(number, who)
    except SquadlogError as error:
        places(app).say(str(error), error=True)
    else:
        places(app).show("replay", seat, None if who.looks else entry)


def ask_sure(app: App[Any], question: str, then: Callable[[], object]) -> None:
    """Ask for a second word: `then` is called once that is given."""

    def answered(yes: object) -> None:
        if yes:
            then()

    places(app).show("confirm", question, then=answered)
