"""The keys of a replay, and what `?` tells of it."""

from textual.binding import Binding

from squadlog.tui.map.glyphs import HEAT
from squadlog.tui.replay.bar import LEGEND

HEAT_SIGNS = f"fired {HEAT['fired']}, was attacked {HEAT['struck']}, fell {HEAT['fell']}"

KEYS = (
    Binding("space", "player.play", "Play / stop", id="replay.play"),
    Binding("right", "player.step('line',1)", "Line", id="replay.line"),
    Binding("left", "player.step('line',-1)", "Line back", id="replay.line_back", show=False),
    Binding(
        "right_square_bracket,shift+right",
        "player.step('subphase',1)",
        "Subphase",
        id="replay.subphase",
    ),
    Binding(
        "left_square_bracket,shift+left",
        "player.step('subphase',-1)",
        "Subphase back",
        id="replay.subphase_back",
        show=False,
    ),
    Binding("right_curly_bracket,pagedown", "player.step('turn',1)", "Turn", id="replay.turn"),
    Binding(
        "left_curly_bracket,pageup", "player.step('turn',-1)", "Turn back", id="replay.turn_back", show=False
    ),
    Binding("m", "player.step('mark',1)", "Next wound", id="replay.mark"),
    Binding("M", "player.step('mark',-1)", "Wound before", id="replay.mark_back", show=False),
    Binding("plus,equals_sign", "player.speed(1)", "Quicker", id="replay.quicker"),
    Binding("minus", "player.speed(-1)", "Slower", id="replay.slower", show=False),
    Binding("home", "player.first", "Beginning", id="replay.first", show=False),
    Binding("end", "player.last", "End", id="replay.last", show=False),
    Binding("f", "floor", "Floor", id="replay.floor"),
    Binding("h", "heat", "Heat", id="replay.heat", show=False),
    Binding("t", "track", "Track", id="replay.track"),
    Binding("z", "zoom(1)", "Nearer", id="replay.nearer", show=False),
    Binding("Z", "zoom(-1)", "Farther", id="replay.farther", show=False),
    Binding("0", "whole_map", "Whole map", id="replay.whole_map", show=False),
    Binding("a", "all", "All secrets", id="replay.all", show=False),
    Binding("l", "log", "Log", id="replay.log"),
)
HELP = (
    "The battle again, line by line, as it was told and as it stood then. Nothing here moves the battle itself: you "
    "cannot change anything, and Escape leaves at once.\n"
    "Space plays and stops (with reduced motion, a subphase at a time); + and - make it quicker and slower. Left and "
    "right go a line back and on, [ and ] (or "
    "shift with the arrows) a subphase, { and } (or pageup and pagedown) a turn. m goes to the next wound, death or "
    "end of the battle, M to the one before. Home goes to the beginning, End to where the battle stands.\n"
    "The bar is the whole battle: a number where each turn begins, and a row for each side with a sign where one of "
    f"its soldiers was hurt: {LEGEND}. Click on it, or drag, to go there.\n"
    "On the map the soldier that the line is about stands out, with the way walked; a shot is a line to its target. f "
    "changes the floor and holds it, until it follows the soldiers again; z and Z zoom, 0 shows the whole map; t shows "
    "or hides the track of the soldiers. h shows the heat of the whole battle, in the hues of the sides: ways ° and "
    f"where somebody {HEAT_SIGNS}.\n"
    "You see what your seat knew at each moment; once the battle is over, all players at one keyboard see everything. "
    "a shows all that was secret to a side, once it is over, and hides it again. l opens "
    "the log at this line. Undone lines are left out: the log has them."
)
