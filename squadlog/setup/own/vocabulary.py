"""Every word of a scenario file, part by part from A to H, with what it means: forms, help and lists come from here."""

from squadlog.setup.own.page_part import PagePart, PageWord
from squadlog.setup.own.page_part import kinds_of as _kinds

_ID = PageWord("id", "line", "the word by which other parts and the table name it")

SITUATION = PagePart(
    "situation", "the situation", (
        PageWord("title", "line", "what the evening is called"),
        PageWord("briefing", "line", "what everybody is told before it begins"),
    ),
)  # fmt: skip
FORCES = PagePart(
    "forces", "the forces", (
        PageWord("packs_on", "yes", "whether packs are worn as play begins"),
        PageWord("defender", "one", "the side that defends", "sides"),
        PageWord("hides_first", "one", "the side that hides before the others, who see its piles", "sides"),
    ),
)  # fmt: skip
GROUND = PagePart(
    "ground", "the playing area", (
        PageWord("map", "one", "a map of the program, of the workshop, or a file beside this one; none: a real table",
             "maps"),
        PageWord("terrain", "one", "what all of the map is covered with, whatever is drawn", "terrain"),
        PageWord("night", "yes", "it is night"),
        PageWord("blackout", "yes", "it is dark within buildings as well"),
        PageWord("rain", "yes", "it rains"),
        PageWord("snow", "yes", "it snows"),
        PageWord("zero_g", "yes", "nothing has weight"),
        PageWord("vacuum", "yes", "there is no air"),
        PageWord("hostile", "line", "what is wrong with the air, such as toxic; empty: it is good"),
    ),
)  # fmt: skip
DEPLOYMENT = PagePart(
    "deployment", "deployment", (
        PageWord("order", "many", "the sides in the order in which they are set up", "sides"),
        PageWord("secret", "yes", "nobody sees the others' units before play begins"),
        PageWord("together_m", "metres", "each member of a grouping within so many metres of another one of it"),
    ),
)  # fmt: skip
RULES = PagePart(
    "rules", "rules in force", (
        PageWord("chapters", "many", "the advanced chapters played by; one brings along what it needs", "chapters"),
        PageWord("rulings", "options", "readings of unclear rules that come with the evening", "rulings"),
    ),
)  # fmt: skip
LENGTH = PagePart(
    "length", "length", (
        PageWord("turns", "whole", "after so many turns it is over; empty: no limit"),
        PageWord("clock", "whole", "seconds for each decision, where play is timed; 0 is no limit"),
        PageWord("taking_back", "one", "who may take back what was said, besides the referee", "taking_back"),
        PageWord("seed", "whole", "where the app's dice begin"),
        PageWord("typed_dice", "many", "the sides that roll real dice and type them", "sides"),
    ),
)  # fmt: skip
SIDE = PagePart(
    "side", "a side", (
        _ID,
        PageWord("name", "line", "what it is called"),
        PageWord("briefing", "line", "what this side alone is told"),
        PageWord("points", "whole", "points to spend on squads brought along, beyond those listed"),
        PageWord("deploys", "many", "the areas in which it is set up", "areas"),
        PageWord("goods", "counts", "what it is given for all of it: rows of the cost table, and how many", "goods"),
        PageWord("hides", "one", "why it may hide, where hiding is played", "hides"),
        PageWord("clock", "whole", "its own seconds for each decision; 0 is no limit"),
    ),
)  # fmt: skip
BUYS = PagePart(
    "buys", "what may be bought", (
        PageWord("troops", "many", "kinds of troops; none named: all", "troops"),
        PageWord("races", "many", "races; none named: all", "races"),
        PageWord("suits", "many", "armour; none named: all", "armours"),
        PageWord("weapons", "many", "weapons; none named: all", "weapons"),
        PageWord("equipment", "many", "equipment; none named: all", "goods"),
        PageWord("qualities", "many", "qualities; none named: all", "qualities"),
        PageWord("leaders", "wholes", "ratings of leaders, -2 to 2; none named: all"),
        PageWord("most", "counts", "of a thing so many at most, in all squads together", "bought"),
        PageWord("soldiers", "whole", "so many soldiers at most"),
    ),
)  # fmt: skip
PLOT = PagePart(
    "plot", "a plotted mission", (
        PageWord("mission", "one", "the kind of fire mission", "missions"),
        PageWord("turn", "whole", "the turn in which it comes down"),
        PageWord("at", "spot", "where, in metres from the south-west corner"),
        PageWord("floor", "whole", "the floor"),
        PageWord("where", "line", "where, in words, without a map"),
    ),
)  # fmt: skip
CALL = PagePart(
    "call", "a squad", (
        PageWord("squad", "one", "a ready squad, a saved one, or a file beside this one", "squads"),
        PageWord("only", "many", "the members who take part; none named: all", "members"),
        PageWord("name", "line", "what it is called this evening; empty: as on its sheet"),
        PageWord("grouping", "one", "one roll for initiative for the squad, or one for each team", "grouping"),
        PageWord("quality", "one", "what the evening makes of the squad; empty: its own", "qualities"),
        PageWord("race", "one", "the race that counts for its initiative on an even split", "races"),
        PageWord("modifier", "whole", "what is added to its initiative, -20 to 20"),
        PageWord("deploys", "many", "the areas in which it is set up, if others than its side", "areas"),
        PageWord("one_area", "yes", "all of it in the same of these areas"),
        PageWord("together_m", "metres", "each member within so many metres of the next of his grouping"),
        PageWord("command", "one", "what stands under one leader", "commands"),
        PageWord("zones", "many", "zones or rooms of the map in which it begins", "zones_rooms"),
        PageWord("starts", "starts", "where members begin: John Doe 3,4; Mara Quill 5,6 floor 2 facing 90", "members"),
        PageWord("keys", "gifts", "keys given to members: John Doe: red key, blue key", "members"),
        PageWord("carries", "gifts", "other things given to members: Mara Quill: the codebook", "members"),
        PageWord("begins", "gifts", "states in which members begin: John Doe: stealth", "members"),
        PageWord("player", "line", "who plays it, where several play one side"),
    ),
)  # fmt: skip
REFIT = PagePart(
    "refit", "a member otherwise", (
        PageWord("troop", "one", "the kind of troops", "troops"),
        PageWord("race", "one", "the race", "races"),
        PageWord("armour", "one", "the armour", "armours"),
        PageWord("weapons", "many", "the weapons, the one in hand first", "weapons"),
        PageWord("equipment", "many", "what else is carried", "goods"),
        PageWord("leader", "whole", "a leader's rating, -2 to 2; empty: as on the sheet"),
    ),
)  # fmt: skip
ARRIVAL = PagePart(
    "arrives", "its arrival", (
        _ID,
        PageWord("turn", "whole", "the turn in which it comes"),
        PageWord("on", "one", "or the trigger that calls it", "triggers"),
        PageWord("face", "whole", "from then on a d10 each turn: it comes on so much or less"),
        PageWord("areas", "many", "the areas in one of which it comes", "areas"),
        PageWord("by_die", "pairs", "or a d10 says in which: 4 west, 10 east", "areas"),
        PageWord("secret", "yes", "no other side knows that it is to come"),
    ),
)  # fmt: skip
FORCE = PagePart(
    "force", "a squad written out", (
        PageWord("name", "line", "what it is called"),
        PageWord("side", "line", "Commonwealth, Renegade, TOG or any other name"),
        PageWord("budget", "whole", "points it may cost"),
        PageWord("quality", "one", "what all its members are", "qualities"),
        PageWord("naval", "yes", "fleet personnel"),
        PageWord("note", "line", "a note"),
    ),
)  # fmt: skip
SOLDIER = PagePart(
    "soldier", "a soldier", (
        PageWord("name", "line", "what he or she is called"),
        PageWord("troop", "one", "the kind of troops", "troops"),
        PageWord("race", "one", "the race", "races"),
        PageWord("armour", "one", "the armour", "armours"),
        PageWord("weapons", "many", "the weapons, the one in hand first", "weapons"),
        PageWord("equipment", "many", "what else is carried", "goods"),
        PageWord("leader", "whole", "a leader's rating, -2 to 2; empty: no leader"),
        PageWord("begins", "many", "states in which the battle begins for this one", "beginnings"),
        PageWord("note", "line", "a note"),
    ),
)  # fmt: skip
CHARACTER = PagePart(
    "character", "what it brings from Legionnaire", (
        PageWord("skills", "counts", "its skills, each with its level: pistol 3"),
        PageWord("combat", "yes", "whether it is of the combat arms"),
        PageWord("player", "yes", "a player's character"),
        PageWord("movement", "whole", "its Movement"),
        PageWord("reaction", "whole", "its Reaction"),
        PageWord("charisma", "whole", "its Charisma"),
        PageWord("melee_weapon", "line", "what it fights with hand to hand"),
        PageWord("wound", "one", "its wound as it comes: none, L, M, S or U", "wounds"),
        PageWord("other", "counts", "skills that count for nothing here: cooking 2"),
        PageWord("armour", "line", "its armour as it is written there"),
        PageWord("helmet", "line", "its helmet"),
        PageWord("note", "line", "a note"),
        PageWord("weapons", "options", "what its weapons are here, by how they are written there"),
        PageWord("left", "many", "equipment that no battle knows", "things"),
    ),
)  # fmt: skip
ITEM = PagePart(
    "item", "a thing of the squad", (
        PageWord("item", "one", "what it is", "goods"),
        PageWord("bearer", "one", "who carries it", "force_members"),
    ),
)  # fmt: skip
AGREEMENT = PagePart(
    "agreement", "an agreement", (
        PageWord("rule", "line", "the rule that is broken, such as BLD-03"),
        PageWord("reason", "line", "why the players let it be so"),
        PageWord("soldier", "one", "whose; empty: the whole squad", "force_members"),
    ),
)  # fmt: skip
FEATURE = PagePart(
    "feature", "a door, wall or shaft", (
        PageWord("id", "one", "its id on the map, or a new one", "features"),
        PageWord("kind", "one", "what it is, if the map does not say", "feature_kinds"),
        PageWord("name", "line", "what it is called"),
        PageWord("state", "one", "how it is as play begins", "feature_states"),
        PageWord("key", "line", "the key that opens its lock"),
        PageWord("airlock", "line", "the other door of its airlock"),
        PageWord("pressure", "yes", "an airlock: whether there is air in it"),
        PageWord("floors", "whole", "an elevator or stairs: how many floors it joins"),
        PageWord("car", "whole", "an elevator: the floor of its car"),
    ),
)  # fmt: skip
AREA = PagePart(
    "area", "an area", (
        _ID,
        PageWord("name", "line", "what it is called"),
        PageWord("rooms", "many", "rooms of the map", "rooms"),
        PageWord("zones", "many", "zones of the map", "zones"),
        PageWord("points", "outline", "an outline: 4,4 10,4 10,8"),
        PageWord("centre", "spot", "a circle: its middle"),
        PageWord("radius_m", "metres", "and its radius"),
        PageWord("edges", "many", "strips along edges of the map", "edges"),
        PageWord("depth_m", "metres", "and how deep they are"),
        PageWord("near", "many", "things of the map: all that is near one of them", "near"),
        PageWord("within_m", "metres", "and how near"),
        PageWord("around_m", "metres", "not what is listed itself, but the ring so wide around it"),
        PageWord("inside", "many", "of all this only what lies in these rooms", "rooms"),
        PageWord("outdoors", "yes", "of all this only what lies in no room"),
        PageWord("floor", "whole", "the floor of what has none of its own; empty: floor 1"),
    ),
)  # fmt: skip
OBJECTIVE = PagePart(
    "objective", "an objective", (
        _ID,
        PageWord("kind", "one", "what meets it", "objective_kinds"),
        PageWord("side", "one", "whose it is", "sides"),
        PageWord("worth", "one", "primary, secondary, or points", "worth"),
        PageWord("name", "line", "what it is called"),
        PageWord("text", "line", "how it stands on the page"),
        PageWord("each", "whole", "worth points: for each one counted"),
        PageWord("table", "wholes", "worth points: those of none, one, two ...: 0, 5, 15"),
        PageWord("area", "one", "where", "areas", _kinds("hold charges carried leave reach")),
        PageWord("of", "one", "the objective of another side that is not met", "objectives", _kinds("prevent")),
        PageWord("last", "whole", "in the last so many turns", "", _kinds("hold")),
        PageWord("turns", "wholes", "or in these turns", "", _kinds("hold")),
        PageWord("in_a_row", "whole", "or in so many turns, one after the other", "", _kinds("hold")),
        PageWord("per_enemy", "whole", "points for each conscious enemy there at the end", "", _kinds("hold")),
        PageWord("whose", "one", "the side that suffers it", "sides", _kinds("casualties rout")),
        PageWord("squads", "many", "only of these squads", "squad_names", _kinds("casualties rout survive")),
        PageWord("count", "whole", "how many", "", _kinds("casualties leave reach destroy survive")),
        PageWord("items", "many", "the things that are carried away", "things", _kinds("carried")),
        PageWord("features", "many", "the doors, walls and things that are destroyed", "features", _kinds("destroy")),
        PageWord("trigger", "one", "the trigger", "triggers", _kinds("trigger")),
        PageWord("when", "one", "as it stands at the end, or once it was ever met", "when"),
        PageWord("hidden", "yes", "no other side knows of it"),
        PageWord("shown", "one", "until this trigger fires", "triggers"),
    ),
)  # fmt: skip
CONDITION = PagePart(
    "condition", "a condition", (
        _ID,
        PageWord("kind", "one", "what it lays down", "condition_kinds"),
        PageWord("side", "one", "whom it binds; empty: all", "sides"),
        PageWord("squads", "many", "only these squads of it", "squad_names"),
        PageWord("name", "line", "what it is called"),
        PageWord("text", "line", "how it stands on the page"),
        PageWord("by", "many", "whose attack lifts it; none named: anybody's", "sides", _kinds("hold_fire")),
        PageWord("bars", "one", "fire alone, or melee as well", "bars", _kinds("hold_fire")),
        PageWord("lifts", "one", "for whom an attack lifts it", "lifts", _kinds("hold_fire")),
        PageWord("area", "one", "where", "areas", _kinds("keep_out stay_in limit")),
        PageWord("count", "whole", "how many at most", "", _kinds("limit")),
        PageWord("counts", "one", "what is counted", "counts", _kinds("limit")),
        PageWord("actions", "many", "what it does not do", "actions", _kinds("no_action")),
        PageWord("from_turn", "whole", "from this turn on"),
        PageWord("until_turn", "whole", "the first turn in which it binds no longer"),
        PageWord("starts", "one", "it binds once this trigger has fired", "triggers"),
        PageWord("ends", "one", "until this trigger fires", "triggers"),
    ),
)  # fmt: skip
TRIGGER = PagePart(
    "trigger", "a trigger", (
        _ID,
        PageWord("kind", "one", "what it waits for", "trigger_kinds"),
        PageWord("name", "line", "what it is called"),
        PageWord("side", "one", "whose units", "sides",
                 _kinds("set_up attacked fired sees in_area out routed went_off")),
        PageWord("squads", "many", "only of these squads", "squad_names",
                 _kinds("set_up attacked sees in_area out routed")),
        PageWord("by", "many", "the other side, one of these; none named: any", "sides", _kinds("attacked sees")),
        PageWord("turn", "whole", "the turn", "", _kinds("turn die")),
        PageWord("face", "whole", "the highest face of the d10 on which it fires", "", _kinds("die")),
        PageWord("area", "one", "where", "areas", _kinds("set_up in_area went_off")),
        PageWord("features", "many", "the doors, walls and things", "features", _kinds("destroyed opened")),
        PageWord("count", "whole", "how many", "", _kinds("set_up destroyed opened in_area out went_off met")),
        PageWord("of", "many", "the triggers or objectives it waits for", "awaited", _kinds("met all any")),
        PageWord("tells", "line", "what is told as it fires"),
        PageWord("to", "many", "whom; none named: all", "sides"),
        PageWord("weather", "pairs", "what becomes of the weather: night on, rain off", "sky"),
        PageWord("sets", "pairs", "what becomes of doors and walls: D1 open, D2 locked", "features"),
        PageWord("ends", "yes", "the battle ends with that turn"),
        PageWord("secret", "yes", "nobody is told that it has fired"),
    ),
)  # fmt: skip
INSTRUCTION = PagePart(
    "instruction", "an instruction", (
        _ID,
        PageWord("kind", "one", "what they do by themselves", "instruction_kinds"),
        PageWord("side", "one", "whose they are", "sides"),
        PageWord("squads", "many", "these squads, groupings or soldiers of it; none named: all", "squad_names"),
        PageWord("name", "line", "what it is called"),
        PageWord("area", "one", "where they stay, or go", "areas", _kinds("guard attack flee")),
        PageWord("round", "many", "the areas of the round, in their order", "areas", _kinds("patrol")),
        PageWord("alarm", "one", "the trigger at which they wake; none: as anybody is attacked", "triggers"),
        PageWord("then", "one", "where they go once it is given", "areas", _kinds("guard patrol")),
    ),
)  # fmt: skip
ACTION = PagePart(
    "action", "an action of its own", (
        PageWord("name", "line", "what it is called"),
        PageWord("ap", "whole", "the action points it takes"),
        PageWord("combines", "yes", "it goes beside a move"),
    ),
)  # fmt: skip
GROUPING = PagePart(
    "grouping", "a grouping across squads", (
        PageWord("side", "one", "whose", "sides"),
        PageWord("name", "line", "what it is called"),
        PageWord("members", "many", "who share one roll for initiative", "all_members"),
        PageWord("race", "one", "the race that counts on an even split", "races"),
        PageWord("modifier", "whole", "what is added to its initiative, -20 to 20"),
    ),
)  # fmt: skip
VARIANT = PagePart(
    "variant", "a variant", (
        PageWord("ruling", "one", "where this ruling", "rulings"),
        PageWord("option", "one", "is read so", "ruling_options"),
        PageWord("sets", "sets", "what stands otherwise then: turns = 12, sides.red.squads.1.squad = tog_line"),
    ),
)  # fmt: skip

ON = frozenset({"packs_on", "pressure", "combat"})
"""Words that hold unless the file says no."""
HEAD = (SITUATION, FORCES, GROUND, RULES, LENGTH)
"""The parts whose words stand at the head of the file."""
PARTS = {
    part.key: part
    for part in (
        *HEAD, DEPLOYMENT, SIDE, BUYS, PLOT, CALL, REFIT, ARRIVAL, FORCE, SOLDIER, CHARACTER, ITEM, AGREEMENT, FEATURE,
        AREA, OBJECTIVE,
        CONDITION, TRIGGER, INSTRUCTION, ACTION, GROUPING, VARIANT,
    )
}  # fmt: skip
LISTS = {
    "sides": "side", "squads": "call", "plots": "plot", "soldiers": "soldier", "equipment": "item",
    "agreements": "agreement", "features": "feature", "areas": "area", "objectives": "objective",
    "conditions": "condition", "triggers": "trigger", "instructions": "instruction", "actions": "action",
    "groupings": "grouping",
    "variants": "variant",
}  # fmt: skip
"""The part that each list of tables is made of."""
TABLES = {
    "deployment": "deployment",
    "buys": "buys",
    "arrives": "arrives",
    "force": "force",
    "character": "character",
}
"""Tables that stand alone."""
NAMED = {"members": "refit"}
"""Tables of tables, each by a name that people give it."""
