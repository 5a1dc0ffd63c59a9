"""The keys of the map and its tools, and what `?` tells of them. They apply while the map has the focus."""

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.tui.chrome.screens import Hint, hint_line
from squadlog.tui.map.glyphs import LEGEND

MAP_HELP = (
    "The map. Arrows move the cursor, with shift faster; or click, which also chooses a unit. "
    "+ and - zoom, 0 shows the whole map, c centres on the chosen unit, F follows it, < and > (or , and .) "
    "change the floor, L hides or shows what lies on the map.\n"
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
    "plans a path there), w who sees the spot and the danger along the ruler, i shows what is here.\n"
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

TOOL_KEYS: list[BindingType] = [
    Binding("r", "tool('ruler')", "Ruler", id="map.ruler"),
    Binding("v", "tool('sight')", "Sight line", id="map.sight"),
    Binding("s", "side", "From the side", id="map.side", show=False),
    Binding("a", "tool('arcs')", "Arcs", id="map.arcs", show=False),
    Binding("e", "tool('area')", "Reach", id="map.area"),
    Binding("t", "targets", "Targets", id="map.targets"),
    Binding("w", "tool('who')", "Who sees this", id="map.who", show=False),
    Binding("i", "here", "What is here", id="map.here"),
    Binding("f", "fire", "Fire at it", id="map.fire", show=False),
    Binding("b", "tool('sweep')", "Sector of fire", id="map.sweep", show=False),
    Binding("T", "tool('aim')", "Aim at a place", id="map.aim", show=False),
    Binding("g", "gait(1)", "Move mode", id="map.gait", show=False),
    Binding("G", "gait(-1)", "Previous move mode", id="map.gait_before", show=False),
    Binding("x", "shorten", "Trim the path", id="map.shorten", show=False),
    Binding("P", "place", "Set up", id="map.place"),
    Binding("enter", "enter", "Do it", id="map.enter", show=False),
    Binding("space", "corner", "Corner", id="map.corner", show=False),
    Binding("backspace", "take_back", "Remove corner", id="map.take_back", show=False),
    Binding("o", "overrule", "Overrule", id="map.overrule", show=False),
    Binding("left_square_bracket", "turn(-45)", "Turn left", id="map.left", show=False),
    Binding("right_square_bracket", "turn(45)", "Turn right", id="map.right", show=False),
    Binding("left_curly_bracket", "turn(-5)", "A little left", id="map.fine_left", show=False),
    Binding("right_curly_bracket", "turn(5)", "A little right", id="map.fine_right", show=False),
    Binding("tab", "choose(1)", "Next unit", id="map.next_unit", show=False),
    Binding("shift+tab", "choose(-1)", "Previous unit", id="map.unit_before", show=False),
    Binding("V", "veil", "View of unit", id="map.veil", show=False),
    Binding("H", "trail", "Paths so far", id="map.trail", show=False),
    Binding("L", "layers", "Layers", id="map.layers", show=False),
    Binding("escape", "leave", "Close tool", id="map.leave", show=False),
]

_AWAY = ("esc", "away", "leave")
_CORNER, _BACK = ("space", "corner", "corner"), ("⌫", "back", "take_back")
_GAIT, _TURN = ("g", "move mode", "gait(1)"), ("]", "turn", "turn(45)")
_HINTS: dict[str, tuple[Hint, ...]] = {
    "look": (
        ("r", "ruler", "tool('ruler')"),
        ("v", "sight", "tool('sight')"),
        ("e", "reach", "tool('area')"),
        ("t", "targets", "targets"),
        ("V", "view", "veil"),
        ("H", "way", "trail"),
        ("0", "all", "whole"),
        ("?", "signs", "app.help"),
    ),
    "ruler": (("⏎", "declare", "enter"), _CORNER, _BACK, _GAIT, _TURN, ("x", "trim", "shorten"), _AWAY),
    "sight": (("⇥", "next", "choose(1)"), ("space", "look from here", "corner"), ("s", "from the side", "side"), _AWAY),
    "area": (("space", "plan a path", "corner"), _GAIT, _AWAY),
    "sweep": (("⏎", "fire", "enter"), ("[ ]", "turn", "turn(45)"), ("{ }", "a little", "turn(5)"), _AWAY),
    "aim": (
        ("⏎", "order", "enter"), ("g", "kind", "gait(1)"), ("space", "point or thing", "corner"),
        ("⇥", "next", "choose(1)"), ("i", "reasons", "here"), _AWAY,
    ),
    "place": (("⏎", "place", "enter"), _TURN, ("P", "next", "place"), _AWAY),
}  # fmt: skip


def hints(tool: str, *, gives: bool = True, enter: Hint | None = None) -> Content:
    """The keys of the tool in the hand for the lower border of the map, to be clicked as well.

    Without `gives` none that gives an order; `enter` stands for what Enter does with the tool, where it does otherwise.
    """
    told = (enter if enter is not None and one[2] == "enter" else one for one in _HINTS.get(tool, (_AWAY,)))
    return hint_line([one for one in told if gives or one[2] != "enter"])


REFUSED: Hint = ("✗", "refused", "")
ASKED: Hint = ("⏎", "next prompt", "enter")
"""What Enter does where the tool in the hand has nothing to give, or nothing that the rules let stand."""


AWAY_FROM_MAP = hint_line([("m", "the keys of the map", "screen.map.map")])
"""What the border says while others have the keys, and `m` gives them to the map."""

PICTURE_KEYS: tuple[tuple[str, str, str, str], ...] = (
    ("up", "cursor(0,-1)", "North", "map.north"),
    ("down", "cursor(0,1)", "South", "map.south"),
    ("left", "cursor(-1,0)", "West", "map.west"),
    ("right", "cursor(1,0)", "East", "map.east"),
    ("shift+up", "cursor(0,-4)", "Far north", "map.far_north"),
    ("shift+down", "cursor(0,4)", "Far south", "map.far_south"),
    ("shift+left", "cursor(-8,0)", "Far west", "map.far_west"),
    ("shift+right", "cursor(8,0)", "Far east", "map.far_east"),
    ("plus,equals_sign", "zoom(1)", "Nearer", "map.nearer"),
    ("minus", "zoom(-1)", "Farther", "map.farther"),
    ("0", "whole", "Whole map", "map.whole"),
    ("c", "centre", "Centre", "map.centre"),
    ("F", "follow", "Follow", "map.follow"),
    ("comma,less_than_sign", "floor(-1)", "Floor down", "map.floor_down"),
    ("full_stop,greater_than_sign", "floor(1)", "Floor up", "map.floor_up"),
)
"""Key, action, label and name of what only looks at the picture."""
