"""An area of a scenario drawn on its map by cursor or mouse: outline, box, circle, edge strip, rooms, zones."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from squadlog.base.records import replace
from squadlog.extras.workshop.scenarios import outlining, saying
from squadlog.extras.workshop.scenarios.outlining import TOOLS, AreaHand
from squadlog.extras.workshop.screens.scene_dialogs import ValueDialog
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.pointing import rings_of
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import Area, Overlay, PathLine, Pointed
from squadlog.ground.map.model import Map
from squadlog.setup.own.vocabulary import AREA
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.view import MapView
from squadlog.tui.picking import Given

_AROUND = {"around": "around_m", "within": "within_m"}


class AreaMap(MapView):
    """The map under the area."""


class AreaScreen(Dialog[Given]):
    """The map, the area on it, and the tools; the answer are the words of the area as they are then."""

    OF_THE_MOMENT = False
    CSS_PATH = "scene_area.tcss"
    AUTO_FOCUS = "#area-map"
    HELP = (
        "Choose a tool by its letter: o an outline corner by corner, b a box, c a circle, s a strip along an edge of "
        "the map, r rooms, z zones of the map, n objects to be near. The arrows move the cursor, Enter or a click "
        "sets a point, on half metres. w sets how near, a turns the area into a ring around it, x empties it, u "
        "undoes a step. PageUp and PageDown change the floor, + and - zoom, 0 shows the whole map. F2 uses the area "
        "as drawn, Escape cancels."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "take", "Use it", id="area.take"),
        *(Binding(tool.letter, f"tool({tool.letter!r})", tool.words, show=False) for tool in TOOLS),
        Binding("a", "ask('around')", "Ring around", id="area.around", show=False),
        Binding("w", "ask('within')", "How near", id="area.within", show=False),
        Binding("x", "empty", "Empty it", id="area.empty"),
        Binding("u", "undo", "Undo", id="area.undo"),
    ]

    def __init__(self, drawn: Map, held: dict[str, Any]) -> None:
        super().__init__()
        self._drawn, self._hand = drawn, AreaHand(held=held)

    def compose(self) -> ComposeResult:
        """The map, the tools, and what is done next."""
        with Vertical(id="area-box", classes="panel"):
            yield AreaMap(id="area-map")
        yield Static("", id="area-tools", markup=False)
        yield Static("", id="area-told", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the map whole, with its zones, the cursor in its middle."""
        view = self.query_one(AreaMap)
        view.cells = cells_of_user(self.app)
        view.drawn_layers = frozenset[str](LAYERS) - {"units", "bodies"}
        name = str(self._hand.held.get("name") or self._hand.held.get("id", "area")).replace("_", " ")
        self.query_one("#area-box").border_title = Content(f"{name} on {self._drawn.title}")
        self._show()
        floor = self._hand.held.get("floor") or 1
        view.point_at(Spot(self._drawn.width_m / 2, self._drawn.height_m / 2, min(floor, self._drawn.floors)))
        self._show()

    # What is done

    def on_map_view_cursor_moved(self, event: MapView.CursorMoved) -> None:
        """Draw what is under way as it follows the cursor."""
        event.stop()
        self._show()

    def on_map_view_picked(self, event: MapView.Picked) -> None:
        """Enter or a click: point there."""
        event.stop()
        self._hand = outlining.point_at(
            self._hand, self._drawn, (event.spot.x, event.spot.y), event.spot.floor
        )
        self._show()

    def action_tool(self, letter: str) -> None:
        """Take a tool."""
        self._hand = outlining.take_tool(self._hand, letter)
        self._show()

    def action_undo(self) -> None:
        """A step back."""
        self._hand = outlining.back(self._hand)
        self._show()

    def action_empty(self) -> None:
        """Begin anew."""
        self._hand = outlining.empty_area(self._hand)
        self._show()

    @work
    async def action_ask(self, what: str) -> None:
        """Ask how wide the ring around it is, or how near is near."""
        word = next(word for word in AREA.words if word.name == _AROUND[what])
        now = saying.format_held(word, self._hand.held.get(word.name))
        dialog = ValueDialog(
            word.called,
            word.means,
            value=now,
            right=saying.hint(word),
            read=lambda text: saying.read(word, text),
        )
        answer = await self.app.push_screen_wait(dialog)
        if answer is not None:
            self._hand = self._hand.step("", **{word.name: answer[0]})
            self._show()

    def action_put_aside(self) -> None:
        """First what lies unfinished is put away, then the screen."""
        if self._hand.laid:
            self._hand = replace(self._hand, laid=(), told="")
            self._show()
        else:
            self.dismiss(None)

    def action_take(self) -> None:
        """Answer with the words of the area."""
        self.dismiss((self._hand.held,))

    # What is shown

    def _show(self) -> None:
        view, hand = self.query_one(AreaMap), self._hand
        view.show(MapScene(self._drawn, overlays=tuple(self._overlays())))
        self.query_one("#area-tools", Static).update(_tools(hand))
        self.query_one("#area-told", Static).update(self._told(), layout=False)

    def _told(self) -> Content:
        hand, at = self._hand, self.query_one(AreaMap).cursor
        place = ""
        if at is not None:
            x, y = outlining.snap(self._drawn, (at.x, at.y))
            place = f"{x:g},{y:g}  "
        told = hand.told or hand.tool.how
        return Content.assemble(
            (place, "bold"), (told, "" if hand.told else "$quiet"), "  ", (_format_held(hand), "$success")
        )

    def _overlays(self) -> Iterator[Overlay]:
        hand, view = self._hand, self.query_one(AreaMap)
        floor, at = view.floor, view.cursor
        area = hand.area
        if area is not None and area.drawn:
            yield from (Area((ring,), floor) for ring in rings_of(self._drawn, area, floor))
        if at is None:
            return
        cursor = outlining.snap(self._drawn, (at.x, at.y))
        if hand.tool.key == "outline" and hand.laid:
            yield PathLine(tuple(Spot(*point, floor) for point in (*hand.laid, cursor)))
        elif hand.laid or hand.tool.key == "strip":
            would = outlining.point_at(replace(hand, held={}), self._drawn, cursor, floor).area
            if would is not None and would.drawn:
                yield from (Area((ring,), floor) for ring in rings_of(self._drawn, would, floor))
            if hand.laid:
                yield Pointed(((Spot(*hand.laid[0], floor), "+", ""),))


def _tools(hand: AreaHand) -> Content:
    """The tools by their letters, the one in the hand lit; beneath them what is asked of the area itself."""
    tools = (
        _format_letter(one.letter, one.words, f"tool({one.letter!r})", lit=one is hand.tool) for one in TOOLS
    )
    asked = (
        _format_letter("w", "how near", "ask('within')"),
        _format_letter("a", "ring around", "ask('around')"),
    )
    return Content("\n").join([Content("  ").join(tools), Content("  ").join(asked)])


def _format_letter(letter: str, words: str, action: str, *, lit: bool = False) -> Content:
    clicked = Style.from_meta({"@click": f"screen.{action}"})
    return Content.assemble(
        Content.styled(letter, "bold $asked").stylize(clicked),
        " ",
        (words, "bold $asked reverse" if lit else ""),
    )


def _format_held(hand: AreaHand) -> str:
    """What the area lists, in words."""
    said = [
        f"{word.called} {saying.format_held(word, hand.held[word.name])}"
        for word in AREA.words
        if word.name in hand.held and word.name not in ("id", "name", "points")
    ]
    if "points" in hand.held:
        said.insert(0, f"an outline of {len(hand.held['points'])} corners")
    return ", ".join(said)
