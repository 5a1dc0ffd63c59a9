"""The keys of the battle screen, each with the part that does it."""

from textual.binding import Binding

from squadlog.tui.chrome.places import extra_keys

AT_TABLE = (
    Binding("N", "notes.note_on", "Note on the unit", id="battle.note_on", show=False),
    Binding("P", "timed.clock", "Clock", id="battle.clock", show=False),
    *extra_keys("battle"),
    Binding("o", "questions.beside", "What else may be said", id="battle.beside", show=False),
)
TO_MAP = (
    Binding("m", "map.map", "Map", id="battle.map", show=False),
    Binding("M", "map.whole_map", "Map on the whole screen", id="battle.whole_map", show=False),
)
AT_CURTAIN = (Binding("C", "curtain.hand_over", "Pass the keyboard", id="battle.curtain", show=False),)
FOR_MANY = (
    Binding("full_stop", "orders.repeat", "Again", id="battle.again", show=False),
    Binding("r", "orders.as_before", "Repeat orders", id="battle.before", show=False),
    Binding("G", "orders.onward", "Skip ahead", id="battle.onward", show=False),
    Binding("s", "orders.standing", "Standing order", id="battle.standing", show=False),
    Binding("X", "orders.end_standing", "Call it off", id="battle.stand_down", show=False),
)
AT_ONCE = (
    Binding("enter", "asked.answer", "Next", id="battle.next"),
    Binding("a", "orders.act", "Act", id="battle.act"),
    Binding("f", "orders.declare_fire", "Fire", id="battle.fire"),
    Binding("g", "orders.go_on", "Continue action", id="battle.continue", show=False),
    Binding("h", "orders.hold", "Hold", id="battle.hold", show=False),
    Binding("d", "asked.done", "Done", id="battle.done"),
    Binding("w", "orders.withhold", "Hold fire", id="battle.withhold"),
    Binding("x", "orders.cancel_action", "Give up", id="battle.cancel", show=False),
    Binding("u", "going_back.undo", "Undo", id="battle.undo"),
    Binding("z", "going_back.redo", "Redo", id="battle.redo", show=False),
    Binding("l", "rooms.log", "Log", id="battle.log"),
    Binding("escape", "back", "Home", id="battle.home"),
    # Before all others: what is typed right behind the colon belongs to the sentence, and u or h must not act.
    Binding("colon", "prompt.command", "Say", id="battle.command", priority=True),
    Binding("slash", "rooms.rule", "Rule", id="battle.rule"),
    Binding("b", "rooms.briefing", "Briefing", id="battle.briefing", show=False),
    Binding("i", "rooms.card", "Whole card", id="battle.card", show=False),
    Binding("D", "rooms.features", "Doors and features", id="battle.features", show=False),
    Binding("e", "rooms.correct", "Set right", id="battle.correct", show=False),
    Binding("E", "rooms.set_right", "Set the battle right", id="battle.set_right", show=False),
    Binding("n", "notes.note", "Note", id="battle.note", show=False),
    Binding("v", "rooms.score", "Score", id="battle.score", show=False),
    Binding("R", "rooms.rulings", "Rulings", id="battle.rulings", show=False),
    Binding("T", "rooms.table_settings", "Table", id="battle.table", show=False),
    Binding("left_square_bracket,right_square_bracket", "tab", "Units/Log", id="battle.tab", show=False),
)
KEYS = (*AT_TABLE, *TO_MAP, *AT_CURTAIN, *FOR_MANY, *AT_ONCE)
"""All of them, in the order in which the screen names them."""
PRINTED = (*AT_ONCE, *FOR_MANY, *AT_CURTAIN, *TO_MAP, *AT_TABLE)
"""All of them, in the order of the printed sheet: what is pressed most often comes first."""
HELP = (
    "The line above the command prompt always says what is asked now and of whom. Enter does that "
    "thing: it rolls, opens the actions of the next unit, the shot card, or the question that waits. "
    "A key of a question that is answered, typed once too often, right behind the answer, only says which order "
    "it would be now; pressed again, it gives it. Where an order was refused and nothing came of it, "
    "or some or all of the slot were given none, d asks once before it ends the slot. o offers what advanced "
    "chapters let you say besides.\n"
    "Type a unit's number (or use the arrows, or click) to choose it. a opens its actions, each with a "
    "letter: a k kneels, a o prepares opportunity fire. f declares fire, pressed twice where "
    "nobody is in sight, g goes on with the action, x gives that "
    "up, h holds; w holds fire where a shot is asked for; d (done) resolves the grouping whose slot it "
    "is. Before play, where sides set up one after the other, P takes a soldier to the map and d ends the set-up.\n"
    "Escape leaves the prompt, twice goes home, once when the battle is over. u takes back the last step and z "
    "brings it forward again, past dice and turns; l opens the log, to jump to any line.\n"
    "b reads out the briefing, i everything about the chosen unit: its squad-log values with reasons, "
    "what they carry, how they stand, what befell them.\n"
    "e sets a unit straight by hand, E the turn, the groupings and who takes part, D places a door or "
    "another feature or sets one straight, n writes a note, N one on the chosen unit, "
    "v shows the victory count, R the rulings, T who types dice, "
    "/ the rule behind the last answer or refusal.\n"
    "Space marks the soldier under the cursor and goes on to the next, shift with the arrows marks a "
    "row of them, A all of the grouping but who is in the middle of an action; Escape takes the marks away, and so "
    "does their order. By mouse, click at the left of a row, or on a heading.\n"
    ". gives the chosen soldier the last order again, or those who are marked each their own; r has everybody of "
    "the slot who lacks orders do what they did in the second before; h holds and f fires for all who are marked.\n"
    "s gives a standing order, which is carried out second by second until it is done or something changes that "
    "you would want to be asked about; X calls it off. G goes on, slot after slot, until somebody is asked something.\n"
    "C hands the keyboard to one side, where something is kept secret: the screen then shows what that side "
    "knows, and takes its orders for those it hides, until C hides it again.\n"
    "Where play is timed, ◷ in the first line is what is left to the side whose choice is awaited: a time for each "
    "unit, in whatever order. When it is up the unit does nothing new, and what came of it can be taken back. P "
    "stops the clock, and lets it go on; :clock 15 agrees on another. Dice and what is resolved take their time.\n"
    "m goes to the map, where the battle has one, and back; M gives it the whole screen. On the map ? "
    "tells its own keys.\n"
    ": takes any order as a sentence, such as walk 3 2m or fire 3 at 11 range 12 cover half_hard. One that was "
    "refused stands there again, selected: the next letter takes its place, an arrow goes on with it.\n"
    "In the roster: ▶ is asked now, ✗ is out, ✓ is marked, ▼ stands before the grouping whose slot it "
    "is; ● is a ticked wound box, · a shot left this turn. Beside each soldier is a track, a column "
    "for each second from now on: ━ an action to its end, with its name or first letter, ═ melee, ░ "
    "dazed, ⊕ a shot, ◌ opportunity fire, ┼ out of the fight; where nothing stands it is free.\n"
    "[ and ] change between roster and log where there is no room for both."
)
