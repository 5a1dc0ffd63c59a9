"""Beside the map table: the tools with their keys, what is chosen, what is asked, and what is wrong with the map."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from squadlog.base.lengths import in_metres
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.workshop.maps import telling
from squadlog.extras.workshop.maps.asking import TableAsks
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.snapping import STEPS_M
from squadlog.extras.workshop.maps.tools import CHOOSE, TOOLS
from squadlog.ground.checking.remark import MapRemark
from squadlog.tui.chrome.wrapped_list import wrap_words

DEEDS: tuple[tuple[str, str], ...] = (
    ("n", "name"), ("i", "id"), ("o", "state"), ("k", "key"), ("a", "all of it"), ("x", "delete"),
    ("m", "move"), ("p", "copy"), ("q", "turn"), ("M", "mirror"), (".", "again"), ("b", "box/line"),
    ("R", "all rooms"), ("Y", "floor up"), ("u", "undo"), ("y", "redo"), ("T", "the map"), ("<", "finer"),
    (">", "coarser"), ("J", "picture"), ("j", "fade it"),
)  # fmt: skip
"""What the other keys of the table do."""
_LINE = 76
"""A longer hint has no room in a line of a narrow screen."""
_TOOLS = tuple((tool.letter, tool.name) for tool in TOOLS)


class TablePanel(Static):
    """The words beside the map. A click on a key presses it."""

    ALLOW_SELECT = False
    _shown: tuple[object, ...] = ()

    def tell(self, bench: Bench, remarks: Sequence[MapRemark] | None) -> None:
        """Show how the table is; `remarks` of the check are None while it is at work."""
        wide = max(self.content_region.width or 30, 20)
        asked = () if bench.asked is None else bench.asked.choices or _long_hint(bench.asked)
        shown = (wide, bench.drawn, bench.draft.chosen, bench.tool, bench.kind, asked, remarks)
        if shown == self._shown:
            return  # most keys change the map's own line alone
        self._shown = shown
        self.border_title = Content(clean_text(bench.drawn.title, limit=wide - 2))
        self.border_subtitle = Content(telling.format_size(bench))
        self.update(Content("\n").join(panel_lines(bench, remarks, wide)), layout=False)


def panel_lines(bench: Bench, remarks: Sequence[MapRemark] | None, wide: int) -> Iterator[Content]:
    """What stands beside the map, in `wide` cells: what is asked, or the tools, what is chosen and the check."""
    if bench.asked is not None and bench.asked.choices:
        yield Content.styled(bench.asked.words, "bold $asked")
        for choice in bench.asked.choices:
            yield _format_key(choice.letter, choice.told)
        return
    if bench.asked is not None and (hint := _long_hint(bench.asked)):
        yield Content.styled(bench.asked.words, "bold $asked")
        yield from Content(hint).wrap(wide)
        return
    yield from _in_columns(_TOOLS, wide, bench.tool.letter)
    if bench.tool is not CHOOSE:
        yield Content.assemble(("in hand ", "$quiet"), (telling.hand_words(bench), "bold"))
    yield Content("")
    chosen = list(telling.lines_of_chosen(bench))
    if chosen:
        at, _ = bench.chosen[0]
        many = len(bench.chosen)
        yield Content.styled(f"{many} pieces" if many > 1 else at.table, "bold")
        for key, value in chosen:
            yield Content.assemble((f"{key} ", "$quiet"), value[: max(wide - len(key) - 1, 8)])
        yield Content("")
    yield from _format_check(remarks, wide)
    yield Content("")
    yield from _in_columns(DEEDS, wide)


def _long_hint(asked: TableAsks) -> str:
    """What may be typed where that is a list of words too long for a line: without the marks of the map's file."""
    return asked.hint.replace('"', "") if len(asked.hint) > _LINE and asked.hint[0] == '"' else ""


def _format_check(remarks: Sequence[MapRemark] | None, wide: int) -> Iterator[Content]:
    if remarks is None:
        yield Content.styled("checking ...", "$quiet")
        return
    faults = sum(remark.severity == "fault" for remark in remarks)
    if not remarks:
        yield Content.styled("✓ the map is sound", "$success")
        return
    words = f"{faults} fault{'' if faults == 1 else 's'}" if faults else f"{len(remarks)} to check"
    colour = "bold $error" if faults else "bold $warning"
    yield Content.assemble((f"{words} ", colour), _key("!", "press('!')"), " goes there")
    yield from Content(remarks[0].sentence).wrap(wide)


@lru_cache(maxsize=32)
def _in_columns(entries: tuple[tuple[str, str], ...], wide: int, lit: str = "") -> tuple[Content, ...]:
    """Keys with their words, as many beside each other as there is room for."""
    return tuple(_columns(entries, wide, lit))


def _columns(entries: tuple[tuple[str, str], ...], wide: int, lit: str) -> Iterator[Content]:
    longest = max(len(letter) + len(words) + 2 for letter, words in entries)
    columns = max(wide // longest, 1)
    for first in range(0, len(entries), columns):
        cells = [
            _format_key(letter, words, lit=letter == lit).pad_right(longest - len(letter) - len(words) - 1)
            for letter, words in entries[first : first + columns]
        ]
        yield Content("").join(cells)


def _format_key(letter: str, words: str, *, lit: bool = False) -> Content:
    return Content.assemble(
        _key(letter, f"press({letter[:1]!r})"), " ", (words, "bold $asked reverse" if lit else "")
    )


def _key(letter: str, action: str) -> Content:
    return Content.styled(letter, "bold $asked").stylize(Style.from_meta({"@click": f"screen.{action}"}))


def how_it_goes() -> Content:
    """How one draws, for whoever has not begun."""
    lines = [
        Content("A tool is a letter. Arrows and Enter set its points, or"),
        Content("type them: 4,4 20,16 two points, 4,4 16x12 a point and"),
        Content("a size, 5.2 and an arrow a length that way."),
        Content(""),
        *(_format_letter(tool.letter, _WHAT.get(tool.letter, tool.name)) for tool in TOOLS),
        Content(""),
        *(_format_letter(letter, words) for letter, words in DEEDS[:16]),
    ]
    return Content("\n").join(lines)


_WHAT = {
    "v": "choose a piece", "w": "walls, point by point or b as a rectangle", "d": "a door in the nearest wall",
    "D": "a sliding, bulkhead, airlock or elevator door", "g": "a window", "t": "woods, water, marsh, clear ground",
    "c": "contour lines", "f": "furniture of its usual size", "s": "stairs", "e": "an elevator",
    "r": "a room: its walls give the size", "z": "where a side sets up",
    "S": "scenery, which no rule reads", "l": "paths, fences and other lines without a rule",
}  # fmt: skip


def _format_letter(letter: str, words: str) -> Content:
    return Content.assemble((f"{letter:>2} ", "bold $asked"), " ", words)


def under_words(bench: Bench, room: int) -> tuple[Content, Content]:
    """The two lines under the map, in `room` cells: what has no room in one of them takes the other too."""
    asked, status = bench.asked, _status(bench)
    if status.cell_length > room and bench.told and not bench.typed:
        status = _format_told(bench)
    if asked is None or asked.choices:
        rows = wrap_words(status, room) if asked is None else [status]
        return rows[0], rows[1] if len(rows) > 1 else _hint(bench)
    question = Content.assemble((f"{asked.words}: ", "bold $asked"))
    beside = f"  {asked.hint}" if asked.hint else ""
    if not _long_hint(asked) and question.cell_length + len(asked.text) + 1 + len(beside) <= room:
        return status, Content.assemble(question, _answer(asked), (beside, "$quiet"))
    hint = "one of the words beside the map; its beginning is enough" if _long_hint(asked) else asked.hint
    above = status if bench.amiss else Content.styled(hint, "$quiet")
    least = max(8, room - question.cell_length - 1)
    return above, Content.assemble(question, _answer(replace(asked, text=asked.text[-least:])))


def _status(bench: Bench) -> Content:
    """Where the cursor is, and what is typed or told."""
    place = Content.styled(telling.place_words(bench), "bold")
    grid = Content.styled(f"  grid {in_metres(STEPS_M[bench.grid])}", "$quiet")
    if bench.typed:
        return Content.assemble(place, "  ", ("▸", "bold $asked"), (bench.typed, "bold"), ("▏", "$asked"))
    return Content.assemble(place, grid, "  ", _format_told(bench))


def _format_told(bench: Bench) -> Content:
    return Content.styled(bench.told, "$error" if bench.amiss else "$success")


def _hint(bench: Bench) -> Content:
    """The hint that a letter chooses, or what the hand does next."""
    if bench.asked is None:
        return Content.styled(telling.next_words(bench), "$quiet")
    return Content.assemble(
        (bench.asked.words, "bold $asked"), ("  a letter chooses, Escape cancels", "$quiet")
    )


def _answer(asked: TableAsks) -> Content:
    """What is typed so far; in reverse as long as the first letter takes its place."""
    text = Content.styled(asked.text, "reverse" if asked.fresh and asked.text else "bold")
    return Content.assemble(text, ("▏", "$asked"))
