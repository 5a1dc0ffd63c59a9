"""Finding by words: battles by folder, and whatever has the words that are typed; Enter opens it."""

from functools import partial
from itertools import count
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input
from textual.worker import get_current_worker

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import fold_name
from squadlog.tui.asker import Asker, waits
from squadlog.tui.book.labelling import ask_label, label_words
from squadlog.tui.book.reference import CHAPTER, HitList, ReferenceScreen
from squadlog.tui.chrome.places import open_desk, places, watch_again
from squadlog.tui.chrome.screens import Rest, hint_line
from squadlog.tui.chrome.stored import moment_words
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.words import lines
from squadlog.tui.chrome.wrapped_list import Entry
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.session.finding import finder, hits
    from squadlog.store import labels

if TYPE_CHECKING:
    from squadlog.session.finding.hits import Found, Hit
    from squadlog.store.record_file import Store

SEARCH_AFTER_S = 0.15
"""How long nobody types before battles are looked through."""
_NAMES = {"battle": "Battles", "line": "Lines of the log", "note": "Notes", "squad": "Squads", "map": "Maps",
          "scenario": "Scenarios"}  # fmt: skip
_NO_FOLDER = "in no folder"
_WAYS = {"battle": "plays on", "line": "opens the log at this line", "note": "opens the log at this note",
         "squad": "opens the squad", "map": "opens the workshop", "scenario": "opens the workshop"}  # fmt: skip


class FindScreen(ReferenceScreen):
    """A line to type words in, what has all of them, and beside it the hit under the cursor."""

    WANTED = "words: of a title, a side, a soldier, a note, a line of a log; or a folder, or a tag"
    NOTHING = "Nothing has all of these words. Fewer words, or only their beginnings, find more."
    TITLE_OF_LIST, TITLE_OF_TEXT = "found", "what it is"
    HELP = (
        "/ goes to the search line: type words, and the list shows the battles, log lines, notes, squads, and your own "
        "maps and scenarios that have every one. With no words it shows all battles by folder. Enter or down goes to "
        "the list; Enter there opens what is highlighted: a battle, its log at that line, a squad. "
        "W shows the highlighted battle again, from that line on. t gives the highlighted battle or squad a folder and "
        "tags. Escape goes back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="find.search"),
        Binding("t", "label", "Folder and tags", id="find.label"),
        Binding("W", "watch", "Watch again", id="find.watch"),
        Binding("down", "hits", "Hits", show=False),
    ]

    class Read(ValueMessage):
        """How many of the battles have been looked through."""

        done: int
        of: int

    class Came(ValueMessage):
        """What was found, or why nothing could be."""

        text: str
        found: "Found | str"

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.asker = Asker(self)
        self._text = text
        self._hits: dict[str, Hit] = {}
        self._folded_in = set[str]()
        self._searching = Rest(self, SEARCH_AFTER_S, self._begin)

    def on_mount(self) -> None:
        """Show all battles by folder, and wait for words."""
        hits_shown = self.query_one("#hits", HitList)
        hits_shown.border_subtitle = hint_line([("/", "search", "screen.search"), ("⏎", "open", "select")])
        if self._text:
            self.query_one("#search", Input).value = self._text
        if self._text.strip():
            self._begin()
        else:
            self.action_search()
            self.search("")

    def on_screen_resume(self) -> None:
        """Look again: what was opened may have changed."""
        if self.is_mounted:
            self.search(self.wanted)

    # What is found

    def search(self, text: str) -> None:
        """List what has these words, once nobody types for a moment; for none, all battles by folder at once."""
        self._text = text
        if text.strip():
            self._searching.begin()
            return
        self._searching.begin(wanted=False)
        try:
            self._hits = {hit.where: hit for hit in all_battles(open_desk(self.app).store)}
        except SquadlogError as error:
            self.show(Content(str(error)))
            return
        self._list()

    def _begin(self) -> None:
        text, store = self._text, open_desk(self.app).store
        self.run_worker(partial(self._find_now, store, text), thread=True, exclusive=True, group="glance")

    def _find_now(self, store: "Store", text: str) -> None:
        worker = get_current_worker()

        def tells(done: int, of: int) -> bool:
            if done % 20 == 0 and not worker.is_cancelled:
                self.post_message(self.Read(done, of))
            return not worker.is_cancelled

        try:
            found: Found | str = finder.find(store, text, tells=tells)
        except SquadlogError as error:
            found = str(error)
        if not worker.is_cancelled:
            self.post_message(self.Came(text, found))

    def on_find_screen_read(self, event: Read) -> None:
        """Say how far the search is."""
        event.stop()
        if event.done:
            self.query_one("#hits", HitList).border_title = f"reading battles: {event.done} of {event.of}"

    def on_find_screen_came(self, event: Came) -> None:
        """List what was found, if that is still wanted."""
        event.stop()
        if event.text != self._text or not self.is_mounted:
            return
        if isinstance(event.found, str):
            self.show(Content(event.found))
            return
        self._hits = {}
        for hit in event.found.hits:
            same = f"{hit.kind} {hit.where} {hit.entry}"  # an entry of the log may have several lines
            self._hits[next(key for n in count() if (key := f"{same} {n}") not in self._hits)] = hit
        self._list()
        if (told := " ".join(event.found.unread)) and not self._hits:
            self.show(Content(told))
        more = f", {event.found.left_off} more in these battles" if event.found.left_off else ""
        self.query_one("#hits", HitList).border_title = f"found · {len(self._hits)}{more}"

    def _list(self, keep: str | None = None) -> None:
        parts: dict[str, list[tuple[str, Hit]]] = {}
        for key, hit in self._hits.items():
            part = _NAMES[hit.kind] if self._text.strip() else hit.folder or _NO_FOLDER
            parts.setdefault(part, []).append((key, hit))
        order = (
            list(parts)
            if self._text.strip()
            else sorted(parts, key=lambda part: (part == _NO_FOLDER, fold_name(part)))
        )
        rows: list[Entry] = []
        for part in order:
            opened = self.is_open(f"{CHAPTER}{part}")
            head = Content.assemble(
                (f"{'▾' if opened else '▸'} {part}", "bold"), (f"  {len(parts[part])}", "$quiet")
            )
            rows.append((f"{CHAPTER}{part}", head))
            rows.extend((key, row_words(hit)) for key, hit in parts[part] if opened)
        first = next((key for key, _ in rows if not key.startswith(CHAPTER)), None)
        self.query_one("#hits", HitList).border_title = "battles by folder"
        self.fill(rows, keep=keep or (self.chosen if self.chosen in dict(rows) else first))

    def is_open(self, key: str) -> bool:
        """Whether what lies under a folder or a kind of hit is listed."""
        return key not in self._folded_in

    def fold(self, key: str, *, opened: bool) -> None:
        """Open or close the folder, or that of the hit."""
        if not key.startswith(CHAPTER):
            hit = self._hits.get(key)
            part = "" if hit is None else _NAMES[hit.kind] if self._text.strip() else hit.folder or _NO_FOLDER
            key = f"{CHAPTER}{part}"
        if self.is_open(key) != opened:
            self._folded_in ^= {key}
            self._list(keep=key)

    def read(self, key: str) -> None:
        """Show the hit under the cursor."""
        hit = self._hits.get(key)
        if hit is None:
            self.show(Content(""))
            return
        label = labels.Label(folder=hit.folder, tags=hit.tags)
        self.show(
            lines(
                [
                    Content.styled(hit.title, "bold underline"),
                    Content.styled(hit.where, "$quiet"),
                    *([Content.styled(label_words(label), "$asked")] if label else []),
                    "",
                    Content(hit.line),
                    "",
                    Content.styled(f"Enter {_WAYS[hit.kind]}. At the command line: {hit.opens}", "$quiet"),
                ]
            )
        )

    # What is done

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Open or close a folder, or open what was found."""
        hit = self._hits.get(event.key)
        if hit is None:
            super().on_strip_list_selected(event)
            return
        event.stop()
        self._open(hit)

    def _open(self, hit: "Hit") -> None:
        app, desk = places(self.app), open_desk(self.app)
        match hit.kind:
            case "battle":
                app.open_battle(int(hit.name))
            case "line" | "note" if hit.battle is not None:
                if desk.seats_sealed(hit.battle):
                    app.open_battle(hit.battle)
                elif (seat := self.asker.found(partial(desk.resume, hit.battle))) is not None:
                    app.show("log", seat, hit.entry)
            case "squad":
                app.show("squads", desk.store.squads, hit.name)
            case _:
                app.action_open("workshop")

    def action_watch(self) -> None:
        """The battle of the highlighted hit again, from its beginning or from the line that was found."""
        hit = self._hits.get(self.chosen)
        if hit is not None and hit.battle is not None:
            watch_again(self.app, hit.battle, hit.entry)

    @waits
    async def action_label(self) -> None:
        """Give what is highlighted a folder and tags."""
        hit = self._hits.get(self.chosen)
        if hit is None:
            return
        kind = "battle" if hit.battle is not None else hit.kind
        label = labels.Label(folder=hit.folder, tags=hit.tags)
        put = partial(open_desk(self.app).store.labels.put, kind, hit.name)
        if await ask_label(self.asker, hit.title, label, put):
            self.search(self._text)


def all_battles(store: "Store") -> "tuple[Hit, ...]":
    """Every battle as a hit, the one last played first."""
    known = store.labels.of("battle")
    return tuple(
        hits.Hit(
            kind="battle", where=f"battle {one.id}", title=one.title, line=moment_words(one), name=str(one.id),
            battle=one.id, opens=f"squadlog play {one.id}", folder=label.folder, tags=label.tags,
        )
        for one in store.battles()
        for label in [known.get(str(one.id), labels.NO_LABEL)]
    )  # fmt: skip


def row_words(hit: "Hit") -> Content:
    """A hit in the list: where it is, then what was found there."""
    where = hit.where.removeprefix("squad ").removeprefix("map ").removeprefix("scenario ")
    tags = f"  {', '.join(hit.tags)}" if hit.tags else ""
    moment = where.rpartition(", ")[2]
    told = hit.title if hit.kind == "battle" else hit.line.removeprefix(f"{moment} ")
    return Content.assemble("  ", (f"{where}  ", "$quiet"), told, (tags, "$asked"))
