"""Rows of stored battles and games, and of what can be begun, as lists show them."""

from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING

from textual.content import Content

from squadlog.base.names import cells
from squadlog.base.plugs import extras
from squadlog.base.records import value
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.strip_list import ListRow

if TYPE_CHECKING:
    from squadlog.store.records import BattleSummary

LETTER = 5
"""Cells that a row begins with: its letter, or nothing."""


NUMBER = 4
"""Cells of the number of a battle or side game, with the one behind it."""


@value
class MenuEntry:
    """Something that can be begun or opened: the key of its row, its letter, its name, and what it is in a line."""

    key: str
    letter: str
    name: str
    told: str = ""


CARDS = (
    MenuEntry(
        "ready:tutorial",
        "",
        "Learn it: the guided first fight",
        "ten minutes, with each step explained",
    ),
    MenuEntry(
        "ready:newcomer",
        "",
        "Play the five-minute fight",
        "three against three at a back door; ? explains each step",
    ),
    MenuEntry("squads", "", "Build a squad", "soldiers, armour and weapons for your points"),
    MenuEntry(
        "ready:counting_house",
        "",
        "A ready battle on a map",
        "the app measures walls, doors and windows",
    ),
)
"""The first of them is guided."""
_BEGIN = {
    10: MenuEntry("new_battle", "b", "New battle", "a ready battle, or two squads of yours"),
    20: MenuEntry("squads", "s", "Squads", "build, change, compare, print"),
}
_LOOK_UP = {
    5: MenuEntry("find", "f", "Find", "battles, notes, squads by words, folder or tag"),
    7: MenuEntry("records", "d", "Records", "dice ever rolled, who won which scenario"),
    10: MenuEntry("rules", "r", "Rules", "every rule in words, with search"),
    20: MenuEntry("rulings", "i", "Rulings", "how this group reads the rules"),
    30: MenuEntry("settings", "o", "Settings", "looks, sides, motion and keys"),
}
"""What the core offers, by its place in the list."""


@cache
def menu_entries(*, begins: bool) -> tuple[MenuEntry, ...]:
    """What can be begun, or else looked up: of the core and of the extras, in the order of their places."""
    found = dict(_BEGIN if begins else _LOOK_UP)
    for entry in (one for extra in extras() for one in extra.entries if one.begins == begins):
        found[entry.place] = MenuEntry(entry.screen, entry.letter, entry.name, entry.words)
    return tuple(found[place] for place in sorted(found))


def cards() -> tuple[MenuEntry, ...]:
    """What somebody sees first who has played nothing yet; a guided fight where there are guides."""
    guides = any("guide" in extra.answers for extra in extras())
    return CARDS if guides else CARDS[1:]


def heading_row(words: str) -> ListRow:
    """The heading of a part of the list."""
    return ListRow(f"head:{words}", Content.styled(words, "bold $asked"), stops=False)


def blank(after: str) -> ListRow:
    """An empty line behind a part of the list."""
    return ListRow(f"after:{after}", Content(""), stops=False)


def offer_words(offer: MenuEntry, width: int, names: int = 18) -> Content:
    """The letter and name of an offer, the name in at least `names` cells, and what it is as far as there is room.

    What it is ends at a comma where it is cut.
    """
    head = Content.assemble(_letter(offer.letter), f"{offer.name:<{names}}  ")
    parts, room = offer.told.split(", "), max(0, width - head.cell_length)
    whole = [", ".join(parts[:end]) for end in range(len(parts), 0, -1)]
    told = next((words for words in whole if cells(words) <= room), offer.told)
    return Content.assemble(head, _fit(told, room).stylize("$quiet") if told else "")


def row_hints(*, stored: bool) -> Content:
    """What can be done with a row, for the lower border of its list."""
    if stored:
        return hint_line([("⏎", "continue", "screen.enter"), ("del", "delete", "screen.delete")])
    return hint_line([("⏎", "open", "screen.enter")])


def _fit(text: str, width: int, *, pad: bool = False) -> Content:
    return Content(text).truncate(width, ellipsis=True, pad=pad)


def _letter(letter: str) -> Content:
    if not letter:
        return Content(" " * LETTER)
    return Content.assemble(" ", (f" {letter} ", "reverse bold"), " ")


def format_stored(
    stored: "BattleSummary",
    now: datetime,
    width: int,
    *,
    letter: str = "",
    score: Content | None = None,
    numbered: bool = False,
    folder: str = "",
) -> Content:
    """Name, where it stands, the score if that is known, a die that is awaited, and when it was played.

    Names and moments of all rows begin in the same cells. Where there is no room for all of it, the score goes first,
    then the die. `numbered`: before the name stands the number by which `play 3` means it.
    """
    waits = Content.styled("waiting for a die", "$asked") if stored.awaiting else Content("")
    told = [
        part
        for part in (score or Content(""), waits, Content.styled(ago(stored.modified, now), "$quiet"))
        if part
    ]
    number = Content.styled(f"{stored.id:>{NUMBER - 1}} " if numbered else "", "$quiet")
    named, moment = max(8, min(34, (width - LETTER) * 8 // 25)), moment_words(stored)
    room = width - LETTER - number.cell_length - named - 4
    while len(told) > 1 and sum(part.cell_length + 2 for part in told) - 2 > room - len(moment):
        told = told[1:]
    tail = Content("  ").join(told)
    return Content.assemble(
        _letter(letter),
        number,
        Content.assemble((f"{folder} / " if folder else "", "$quiet"), stored.title).truncate(
            named, ellipsis=True, pad=True
        ),
        "  ",
        _fit(moment, max(0, room - tail.cell_length), pad=True),
        "  ",
        tail,
    )


def moment_words(stored: "BattleSummary") -> str:
    """The moment where a stored record stands: `turn 2, second 7`, or what the file says: `move 12`, `over`."""
    turn, dot, second = stored.moment.partition(".s")
    if dot and turn[:1] == "T" and turn[1:].isdigit():
        return f"turn {turn[1:]}, subphase {second}"
    return stored.moment


def ago(when: str, now: datetime) -> str:
    """How long ago a time of the file was: `just now`, `12 min ago`, `3 h ago`, `yesterday`, then the day."""
    try:
        then = datetime.fromisoformat(when)
    except ValueError:
        return when
    then = then if then.tzinfo else then.replace(tzinfo=UTC)
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 2:
        return "just now"
    if minutes < 60:
        return f"{minutes} min ago"
    if minutes < 24 * 60:
        return f"{minutes // 60} h ago"
    return "yesterday" if minutes < 48 * 60 else f"{then:%Y-%m-%d}"
