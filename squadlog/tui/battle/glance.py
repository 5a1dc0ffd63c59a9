"""A battle at a glance, beside a list of battles: who stands how, who leads, what was said last, and the ground."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, TypeVar

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal
from squadlog.session.view.sides import side_sign
from squadlog.tui.chrome.bars import duel_bar
from squadlog.tui.chrome.sides import side_style
from squadlog.tui.chrome.words import lines, link_rules, toned

with lazy_imports():
    from squadlog.ground.drawing.figures import map_scene as scenes
    from squadlog.session.view.words import at_a_glance as told_of
    from squadlog.tui.map import ground as grounds
    from squadlog.tui.map import unit_labels
    from squadlog.tui.map import view as views

if TYPE_CHECKING:
    from squadlog.session.glance import Glance

SeenT = TypeVar("SeenT", bound="Glance | Content")
BESIDE = 44
"""Cells that a side needs to stand beside another."""
SHORT = 10
"""Rows below which a pane has no room for soldiers and map."""
LAST = 8
"""Lines of the log that are shown, moments left out."""
BAR, SHORTEST = 18, 6
"""Cells of the bar that shows how two scores stand to each other, and where room is short at least."""


def glance_words(glance: "Glance", *, briefing: bool = False, width: int = 0) -> Content:
    """Where the battle stands, before it the briefing, its sides with their soldiers, and the last lines.

    Sides stand beside each other where there are cells enough.
    """
    battle = glance.battle
    parts: list[Content | str] = [
        Content.styled(battle.setup.title, "bold"),
        Content(told_of.where_words(battle)),
    ]
    if told_of.counts(glance):
        bar = score_bar(glance)
        narrow = 0 < width < bar.cell_length
        parts.extend(
            (score_bar(glance, leads=False, width=width), told_of.ahead_words(glance)) if narrow else (bar,)
        )
    if briefing and battle.setup.briefing:
        parts.extend(("", link_rules(" ".join(battle.setup.briefing.split()))))
    worth = battle.stage == "setup" and width >= BESIDE
    sides = [
        [
            toned(line, battle)
            for line in told_of.side_lines(glance, entry.id, worth=worth, sign=side_sign(battle, entry.id))
        ]
        for entry in battle.setup.sides
    ]
    if width >= len(sides) * BESIDE:
        parts.extend(("", *_beside(sides, width // len(sides))))
    else:
        for side in sides:
            parts.extend(("", *side))
    if battle.stage == "setup":
        parts.extend(("", *map(toned, told_of.lines_of_arms(battle))))
    if said := told_of.last_said(glance):
        parts.extend(("", Content.styled("Last commands", "bold")))
        parts.extend(link_rules(f"  {line}") for line in said[-LAST:])
    return lines(parts)


def short_words(glance: "Glance", *, briefing: bool = False, rows: int) -> Content:
    """The glance in a few rows: what it is and where it stands, who leads, and the briefing or the last lines."""
    battle = glance.battle
    parts: list[Content | str] = [
        Content.assemble((battle.setup.title, "bold"), "  ", Content(told_of.where_words(battle)))
    ]
    if told_of.counts(glance):
        parts.append(score_bar(glance))
    if briefing and battle.setup.briefing:
        parts.append(link_rules(" ".join(battle.setup.briefing.split())))
    else:
        parts.extend(link_rules(line) for line in told_of.last_said(glance)[len(parts) - rows :])
    return lines(parts)


def _beside(columns: list[list[Content]], width: int) -> Iterator[Content]:
    for row in zip_longest(*columns, fillvalue=Content("")):
        fitted = (part.truncate(width - 1, ellipsis=True) for part in row)
        yield Content.assemble(*(part.pad_right(width - part.cell_length) for part in fitted))


def score_bar(glance: "Glance", *, leads: bool = True, width: int = 0) -> Content:
    """The points of two sides as a bar between them, those of more sides one after the other.

    With `leads` a word says who leads. With a `width` in cells the bar is made shorter to fit.
    """
    battle = glance.battle
    told = [
        Content.styled(
            f"{side_sign(battle, side)} {battle.setup.side_name(side)} {decimal(points)}",
            side_style(battle, side),
        )
        for side, points in glance.points
    ]
    ahead = f"  {told_of.ahead_words(glance)}" if leads else ""
    if len(told) != 2:
        return Content.assemble(Content("  ").join(told), ahead)
    (one, ours), (other, theirs) = glance.points
    hues = (side_style(battle, one), side_style(battle, other))
    beside = Content.assemble(*told, "  ", ahead).cell_length
    cells = max(SHORTEST, min(BAR, width - beside)) if width else BAR
    drawn = duel_bar(float(ours), float(theirs), cells, hues)
    return Content.assemble(told[0], " ", drawn, " ", told[1], ahead)


def score_short(glance: "Glance | Content | str | None") -> Content | None:
    """The score in short, for the row of a list, such as `◆ 46 : 23 ▲`; None where it is not known.

    Before anything was scored it is only the signs of the sides.
    """
    if glance is None or isinstance(glance, (Content, str)):
        return None
    battle = glance.battle
    parts: list[Content] = []
    for at, (side, points) in enumerate(glance.points):
        words = [side_sign(battle, side), decimal(points)]
        told = Content.styled(" ".join(reversed(words) if at else words), side_style(battle, side))
        parts.append(told.stylize("bold") if side == glance.reckoning.leader else told)
    return Content(" : ").join(parts)


def ground_of(glance: "Glance") -> "scenes.MapScene | None":
    """The map of a battle as it is shown; None where there is none."""
    survey = glance.survey
    if survey is None:
        return None
    return scenes.MapScene(
        drawn=survey.map, conditions=survey.conditions, labels=unit_labels.labels(glance.battle, None)
    )


def look_at(look: "Callable[[], SeenT]") -> "SeenT | str":
    """A battle at a glance, or why it cannot be; for a thread, with all that its picture needs, so no key waits.

    What is in words already, as a side game is, stays as it is.
    """
    try:
        seen = look()
        if not isinstance(seen, Content) and seen.survey is not None:
            seen.survey.world  # noqa: B018 - laid out
            grounds.picture  # noqa: B018 - loaded
    except SquadlogError as error:
        return str(error)
    return seen


class GlancePane(Vertical):
    """Words, and beneath them the map where there is one. It can be looked at, and not be stood in."""

    DEFAULT_CSS = """
    GlancePane {
        padding: 0 1;

        .glance-words {
            height: auto;
            max-height: 1fr;
            scrollbar-gutter: stable; /* a bar that comes and goes would lay a very small screen out for ever */
        }

        .glance-words > Static {
            height: auto;
        }

        MapView {
            height: 1fr;
            min-height: 8;
            margin: 1 0 0 0;
        }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._wanted: Callable[[], tuple[Content, scenes.MapScene | None]] = lambda: (Content(""), None)
        self._composed = False

    def compose(self) -> ComposeResult:
        """The words; the map comes with the first battle that has one."""
        with VerticalScroll(classes="glance-words", can_focus=False):
            yield Static("", markup=False)

    def on_mount(self) -> None:
        """Show what was wanted meanwhile; on a screen that comes down already nothing was composed."""
        self._composed = bool(self.query(Static))
        if self._composed:
            self._draw()

    def on_resize(self) -> None:
        """Draw again in the room there is now, once composed: before the first layout nobody knows it."""
        if self._composed:
            self._draw()

    def show(self, words: Content) -> None:
        """Show these words alone."""
        self._show(lambda: (words, None))

    def _show(self, wanted: "Callable[[], tuple[Content, scenes.MapScene | None]]") -> None:
        self._wanted = wanted
        if self._composed:
            self._draw()

    def _draw(self) -> None:
        words, ground = self._wanted()
        self.query_one(Static).update(words)
        found = self.query("MapView")
        if ground is None:
            found.set(display=False)
            return
        view = found.first(views.MapView) if found else views.MapView()
        if not found:
            view.can_focus = False
            self.mount(view)
        view.display = True
        view.show(ground)

    @property
    def room(self) -> tuple[int, int]:
        """Cells and lines that words alone have, the scroll bar left out; none before it is laid out."""
        return max(0, self.size.width - 1), self.size.height

    def show_seen(self, seen: "Glance | Content | str", *, briefing: bool = False) -> None:
        """Show what was seen at a glance, or the sentence that says why it cannot be."""
        if isinstance(seen, str):
            self.tell((Content.styled("This battle cannot be opened", "bold"), seen))
        elif isinstance(seen, Content):
            self.show(seen)
        else:
            self._show(partial(self._fitted, seen, briefing=briefing))

    def _fitted(self, seen: "Glance", *, briefing: bool) -> "tuple[Content, scenes.MapScene | None]":
        rows, width = self.size.height, self.size.width - 2
        if 0 < rows < SHORT:
            return short_words(seen, briefing=briefing, rows=rows), None
        return glance_words(seen, briefing=briefing, width=width), ground_of(seen)

    def tell(self, parts: Iterable[Content | str]) -> None:
        """Show words alone."""
        self.show(lines(parts))
