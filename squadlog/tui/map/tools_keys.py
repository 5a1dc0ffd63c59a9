"""The keys of the map and its tools, and what `?` tells of them. They apply while the map has the focus."""

from textual.binding import Binding
from textual.content import Content

from squadlog.tui.chrome.screens import Hint, hint_line
from squadlog.tui.map.glyphs import LEGEND

MAP_HELP = (
    "The map. Arrows move the cursor, with shift faster; or click, which also chooses a unit. "
    "+ and - zoom, 0 shows the whole map, c centres on the chosen unit, F follows it, < and > (or , and .) "
    "change the floor, L hides or shows what lies on the map, O turns the map by a quarter (N and its arrow say where "
    "north is).\n"
    "tab or a number chooses a unit. m returns to the roster, M makes the map full-screen; Escape closes the tool "
    "first. Enter uses the tool, or opens the next prompt.\n"
    "r is the ruler: move the cursor, space sets a corner (so does a double click), backspace removes it; the line "
    "below shows metres, used and left. x trims the path to what the unit can move now. g and G change the move "
    "mode, [ and ] turn the unit "
    "at the end by 45°, { and } by 5°, Enter declares the move, o overrules a refusal.\n"
    "v is the sight line from the chosen unit to what is under the cursor; space looks from the cursor, a spot the "
    "unit has not moved to. s shows that line from the side. "
    "V dims everything that the chosen unit cannot see, and lights it again; H shows the paths of this turn, of the "
    "whole battle, or none. "
    "t lists all targets by distance and points at the highlighted one, a shows the arcs, e the move range (space "
    "plans a path there), S the danger over it (in each square the chance of a wound in tenths, ① the best places; i "
    "lists them with their reasons), w who sees the spot and the danger along the ruler, i shows what is here.\n"
    "f fires at the unit, door, wall or other thing under the cursor, at that place of a wall. b draws the sector "
    "that a burst would sweep and names the soldiers in it, nearest first, friends marked ‼; [ ] { } turn it, Enter "
    "fires. "
    "T aims a grenade, charge, launcher or fire mission of the chosen unit: it shows rings with their penetration, ◇ "
    "and a chance where it may scatter to, ¤ and wound levels at each soldier it would reach, ‼ at a friend; g "
    "changes the kind, space switches between the point and the object under the cursor, i shows all reasons, Enter "
    "gives the order.\n"
    "Before play, P picks the chosen unit up: Enter places it at the cursor, P again takes the next unit, and "
    "backspace removes it from the map.\n"
    f"Signs: {'; '.join(f'{sign} {meaning}' for sign, meaning in LEGEND)}."
)

TOOL_KEYS = (
    Binding("r", "tools.tool('ruler')", "Ruler", id="map.ruler"),
    Binding("v", "tools.tool('sight')", "Sight line", id="map.sight"),
    Binding("s", "readings.side", "From the side", id="map.side", show=False),
    Binding("a", "tools.tool('arcs')", "Arcs", id="map.arcs", show=False),
    Binding("e", "tools.tool('area')", "Reach", id="map.area"),
    Binding("S", "tools.tool('danger')", "Danger and best places", id="map.danger", show=False),
    Binding("t", "readings.targets", "Targets", id="map.targets"),
    Binding("w", "tools.tool('who')", "Who sees this", id="map.who", show=False),
    Binding("i", "readings.here", "What is here", id="map.here"),
    Binding("f", "orders.fire", "Fire at it", id="map.fire", show=False),
    Binding("b", "tools.tool('sweep')", "Sector of fire", id="map.sweep", show=False),
    Binding("T", "tools.tool('aim')", "Aim at a place", id="map.aim", show=False),
    Binding("g", "tools.gait(1)", "Move mode", id="map.gait", show=False),
    Binding("G", "tools.gait(-1)", "Previous move mode", id="map.gait_before", show=False),
    Binding("x", "tools.shorten", "Trim the path", id="map.shorten", show=False),
    Binding("P", "units.place", "Set up", id="map.place"),
    Binding("enter", "orders.enter", "Do it", id="map.enter", show=False),
    Binding("space", "tools.corner", "Corner", id="map.corner", show=False),
    Binding("backspace", "tools.take_back", "Remove corner", id="map.take_back", show=False),
    Binding("o", "orders.overrule", "Overrule", id="map.overrule", show=False),
    Binding("left_square_bracket", "tools.turn(-45)", "Turn left", id="map.left", show=False),
    Binding("right_square_bracket", "tools.turn(45)", "Turn right", id="map.right", show=False),
    Binding("left_curly_bracket", "tools.turn(-5)", "A little left", id="map.fine_left", show=False),
    Binding("right_curly_bracket", "tools.turn(5)", "A little right", id="map.fine_right", show=False),
    Binding("tab", "units.choose(1)", "Next unit", id="map.next_unit", show=False),
    Binding("shift+tab", "units.choose(-1)", "Previous unit", id="map.unit_before", show=False),
    Binding("V", "looks.veil", "View of unit", id="map.veil", show=False),
    Binding("H", "looks.trail", "Paths so far", id="map.trail", show=False),
    Binding("L", "looks.layers", "Layers", id="map.layers", show=False),
    Binding("escape", "tools.leave", "Close tool", id="map.leave", show=False),
)

_AWAY = ("esc", "away", "tools.leave")
_CORNER, _BACK = ("space", "corner", "tools.corner"), ("⌫", "back", "tools.take_back")
_GAIT, _TURN = ("g", "move mode", "tools.gait(1)"), ("]", "turn", "tools.turn(45)")
ENTER = "orders.enter"
_HINTS: dict[str, tuple[Hint, ...]] = {
    "look": (
        ("r", "ruler", "tools.tool('ruler')"),
        ("v", "sight", "tools.tool('sight')"),
        ("e", "reach", "tools.tool('area')"),
        ("t", "targets", "readings.targets"),
        ("V", "view", "looks.veil"),
        ("H", "way", "looks.trail"),
        ("0", "all", "looks.whole"),
        ("?", "signs", "app.help"),
    ),
    "ruler": (("⏎", "declare", ENTER), _CORNER, _BACK, _GAIT, _TURN, ("x", "trim", "tools.shorten"), _AWAY),
    "sight": (
        ("⇥", "next", "units.choose(1)"), ("space", "look from here", "tools.corner"),
        ("s", "from the side", "readings.side"), _AWAY,
    ),
    "area": (("space", "plan a path", "tools.corner"), _GAIT, _AWAY),
    "danger": (
        ("space", "plan a path", "tools.corner"), ("i", "best places", "readings.here"), _GAIT, _AWAY,
    ),
    "sweep": (
        ("⏎", "fire", ENTER), ("[ ]", "turn", "tools.turn(45)"), ("{ }", "a little", "tools.turn(5)"), _AWAY,
    ),
    "aim": (
        ("⏎", "order", ENTER), ("g", "kind", "tools.gait(1)"), ("space", "point or thing", "tools.corner"),
        ("⇥", "next", "units.choose(1)"), ("i", "reasons", "readings.here"), _AWAY,
    ),
    "place": (("⏎", "place", ENTER), _TURN, ("P", "next", "units.place"), _AWAY),
}  # fmt: skip


def hints(tool: str, *, gives: bool = True, enter: Hint | None = None) -> Content:
    """The keys of the tool in the hand for the lower border of the map, to be clicked as well.

    Without `gives` none that gives an order; `enter` stands for what Enter does with the tool, where it does otherwise.
    """
    told = (enter if enter is not None and one[2] == ENTER else one for one in _HINTS.get(tool, (_AWAY,)))
    return hint_line([one for one in told if gives or one[2] != ENTER])


REFUSED: Hint = ("✗", "refused", "")
ASKED: Hint = ("⏎", "next prompt", ENTER)
"""What Enter does where the tool in the hand has nothing to give, or nothing that the rules let stand."""


AWAY_FROM_MAP = hint_line([("m", "the keys of the map", "screen.map.map")])
"""What the border says while others have the keys, and `m` gives them to the map."""

PICTURE_KEYS = tuple(
    Binding(key, f"looks.{action}", label, id=f"map.{name}", show=False)
    for key, action, label, name in (
        ("up", "cursor(0,-1)", "Up", "north"),
        ("down", "cursor(0,1)", "Down", "south"),
        ("left", "cursor(-1,0)", "Left", "west"),
        ("right", "cursor(1,0)", "Right", "east"),
        ("shift+up", "cursor(0,-4)", "Far up", "far_north"),
        ("shift+down", "cursor(0,4)", "Far down", "far_south"),
        ("shift+left", "cursor(-8,0)", "Far left", "far_west"),
        ("shift+right", "cursor(8,0)", "Far right", "far_east"),
        ("plus,equals_sign", "zoom(1)", "Nearer", "nearer"),
        ("minus", "zoom(-1)", "Farther", "farther"),
        ("0", "whole", "Whole map", "whole"),
        ("O", "turn", "Turn the map", "turn"),
        ("c", "centre", "Centre", "centre"),
        ("F", "follow", "Follow", "follow"),
        ("comma,less_than_sign", "floor(-1)", "Floor down", "floor_down"),
        ("full_stop,greater_than_sign", "floor(1)", "Floor up", "floor_up"),
    )
)
"""What only looks at the picture."""
