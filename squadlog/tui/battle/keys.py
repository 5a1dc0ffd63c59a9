"""The keys of the battle screen, each with the part that does it."""

from textual.binding import Binding

from squadlog.tui.chrome.places import extra_keys

AT_TABLE = (
    Binding("N", "notes.note_on", "Note on the unit", id="battle.note_on", show=False),
    Binding("I", "reminding.remind", "Reminders", id="battle.reminders", show=False),
    Binding("P", "timed.clock", "Clock", id="battle.clock", show=False),
    *extra_keys("battle"),
    Binding("o", "questions.beside", "Other commands", id="battle.beside", show=False),
)
TO_MAP = (
    Binding("m", "map.map", "Map", id="battle.map", show=False),
    Binding("M", "map.whole_map", "Full-screen map", id="battle.whole_map", show=False),
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
    Binding("W", "rooms.replay", "Watch again", id="battle.replay", show=False),
    Binding("escape", "back", "Home", id="battle.home"),
    # Before all others: what is typed right behind the colon belongs to the sentence, and u or h must not act.
    Binding("colon", "prompt.command", "Say", id="battle.command", priority=True),
    Binding("slash", "rooms.rule", "Rule", id="battle.rule"),
    Binding("b", "rooms.briefing", "Briefing", id="battle.briefing", show=False),
    Binding("i", "rooms.card", "Whole card", id="battle.card", show=False),
    Binding("D", "rooms.features", "Doors and features", id="battle.features", show=False),
    Binding("e", "rooms.correct", "Set right", id="battle.correct", show=False),
    Binding("E", "rooms.set_right", "Correct battle", id="battle.set_right", show=False),
    Binding("n", "notes.note", "Note", id="battle.note", show=False),
    Binding("v", "rooms.score", "Score", id="battle.score", show=False),
    Binding("R", "rooms.rulings", "Rulings", id="battle.rulings", show=False),
    Binding("T", "rooms.table_settings", "Table", id="battle.table", show=False),
    Binding("left_square_bracket,right_square_bracket", "tab", "Units/Log", id="battle.tab", show=False),
)
KEYS = (*AT_TABLE, *TO_MAP, *AT_CURTAIN, *FOR_MANY, *AT_ONCE)
"""All keys of the screen, in the order it names them."""
PRINTED = (*AT_ONCE, *FOR_MANY, *AT_CURTAIN, *TO_MAP, *AT_TABLE)
"""All of them, in the order of the printed sheet: what is pressed most often comes first."""
HELP = (
    "The line above the command prompt always says who must act and what they choose. Enter does it: it rolls, opens "
    "the next unit's actions, the shot card, or the open question. "
    "A key pressed once too often, right after an answer, only says which order it would give now; press it again to "
    "give that order. If an order was refused, or soldiers of the slot have none, d asks once before it ends the "
    "slot. o lists the other commands of the advanced chapters.\n"
    "Type a unit's number (or use the arrows, or click) to choose it. a opens its actions, each with a "
    "letter: a k kneels, a o prepares opportunity fire. f declares fire, pressed twice where "
    "nobody is in sight, g goes on with the action, x gives that "
    "up, h holds; w holds fire where a shot is asked for; d (done) resolves the grouping whose slot it "
    "is. Before play, where the sides set up in turn, P places a soldier on the map and d ends the set-up.\n"
    "Escape leaves the prompt; twice, it goes home (once when the battle is over). u undoes the last step and z "
    "redoes it, across dice and turns; l opens the log, where you can jump to any line, W shows the battle again from "
    "its beginning.\n"
    "b shows the briefing, i everything about the chosen unit: squad-log values with reasons, equipment, condition, "
    "and what happened to them.\n"
    "e corrects a unit by hand, E the turn, the groupings and who takes part, D places or corrects a door or another "
    "feature, n writes a note, N one on the chosen unit, I lists the "
    "reminders, to dismiss one or put it off, v shows the victory points, R the rulings, T who types dice, "
    "/ the rule behind the last answer or refusal.\n"
    "Space marks the soldier under the cursor and goes on to the next, shift with the arrows marks a "
    "row of them, A all of the grouping except soldiers in the middle of an action; Escape clears the marks, and so "
    "does an order to them. By mouse, click at the left of a row, or on a heading.\n"
    ". repeats the last order of the chosen soldier, or of each marked soldier; r repeats the orders of the last "
    "subphase for all soldiers of the slot who have none; h holds and f fires for all marked soldiers.\n"
    "s gives a standing order: the soldier follows it subphase by subphase until it is done or the situation "
    "changes; X cancels it. G skips ahead, slot after slot, until a player has to choose.\n"
    "C hands the keyboard to one side, in battles with secrets: the screen then shows what that side knows, and "
    "takes orders for its hidden soldiers, until C hides it again.\n"
    "In timed play, ◷ in the first line shows the time left to the side that must choose: each unit has its own "
    "time, in any order. When it is up, the unit starts nothing new; you can undo that. P stops the clock and starts "
    "it again; :clock 15 sets another time. The clock stops for dice and while orders resolve.\n"
    "m goes to the map, where the battle has one, and back; M gives it the whole screen. On the map ? "
    "tells its own keys.\n"
    ": takes any order as a sentence, such as walk 3 2m or fire 3 at 11 range 12 cover half_hard. A refused sentence "
    "stays there, selected: type to replace it, or press an arrow to edit it.\n"
    "In the roster: ▶ must act now, ✗ is out, ✓ is marked, ▼ is the grouping whose slot it is; ● is a ticked wound "
    "box, · a shot left this turn. Beside each soldier is a track, a column for each subphase from now on: ━ an "
    "action to its end, with its name or first letter, ═ melee, ░ "
    "dazed, ⊕ a shot, ◌ opportunity fire, ┼ out of the fight; an empty column is free.\n"
    "[ and ] switch between roster and log where there is no room for both."
)
