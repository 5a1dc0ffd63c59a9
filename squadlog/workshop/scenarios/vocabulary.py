"""Every word of a scenario file, part by part from A to H, with what it means: forms, help and lists come from here."""

from typing import Literal

from squadlog.records import value

Form = Literal[
    "line", "whole", "metres", "yes", "one", "many", "wholes", "spot", "outline", "pairs", "counts", "gifts", "starts",
    "options", "sets",
]  # fmt: skip
"""How a word is written: a line of text, a number, yes or no, one or several of a list, figures, pairs of words."""


@value
class Word:
    """One key of a file. `of` is what its values are chosen from, `kinds` those of its part that it belongs to.

    Without `of` people write what they like; without `kinds` it belongs to every kind.
    """

    name: str
    form: Form
    means: str
    of: str = ""
    kinds: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """As a form shows it."""
        return self.name.replace("_", " ")


@value
class Part:
    """A table of the file: what one of it is called, and its words."""

    key: str
    called: str
    words: tuple[Word, ...]

    def word(self, name: str) -> Word | None:
        """Its word of that name."""
        return next((word for word in self.words if word.name == name), None)


def _kinds(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_ID = Word("id", "line", "the word by which other parts and the table name it")

SITUATION = Part(
    "situation", "the situation", (
        Word("title", "line", "what the evening is called"),
        Word("briefing", "line", "what everybody is told before it begins"),
    ),
)  # fmt: skip
FORCES = Part(
    "forces", "the forces", (
        Word("packs_on", "yes", "whether packs are worn as play begins"),
        Word("defender", "one", "the side that defends", "sides"),
    ),
)  # fmt: skip
GROUND = Part(
    "ground", "the playing area", (
        Word("map", "one", "a map of the program, of the workshop, or a file beside this one; none: a real table",
             "maps"),
        Word("terrain", "one", "what all of the map is covered with, whatever is drawn", "terrain"),
        Word("night", "yes", "it is night"),
        Word("blackout", "yes", "it is dark within buildings as well"),
        Word("rain", "yes", "it rains"),
        Word("snow", "yes", "it snows"),
        Word("zero_g", "yes", "nothing has weight"),
        Word("vacuum", "yes", "there is no air"),
        Word("hostile", "line", "what is wrong with the air, such as toxic; empty: it is good"),
    ),
)  # fmt: skip
DEPLOYMENT = Part(
    "deployment", "deployment", (
        Word("order", "many", "the sides in the order in which they are set up", "sides"),
        Word("secret", "yes", "nobody sees the others' units before play begins"),
        Word("together_m", "metres", "each member of a grouping within so many metres of another one of it"),
    ),
)  # fmt: skip
RULES = Part(
    "rules", "rules in force", (
        Word("chapters", "many", "the advanced chapters played by; one brings along what it needs", "chapters"),
        Word("rulings", "options", "readings of unclear rules that come with the evening", "rulings"),
    ),
)  # fmt: skip
LENGTH = Part(
    "length", "length", (
        Word("turns", "whole", "after so many turns it is over; empty: no limit"),
        Word("clock", "whole", "seconds for each decision, where play is timed; 0 is no limit"),
        Word("taking_back", "one", "who may take back what was said, besides the referee", "taking_back"),
        Word("seed", "whole", "where the program's dice begin"),
        Word("typed_dice", "many", "the sides that roll real dice and type them", "sides"),
    ),
)  # fmt: skip
SIDE = Part(
    "side", "a side", (
        _ID,
        Word("name", "line", "what it is called"),
        Word("briefing", "line", "what this side alone is told"),
        Word("points", "whole", "points to spend: its squads may be left out and brought along"),
        Word("deploys", "many", "the areas in which it is set up", "areas"),
        Word("goods", "counts", "what it is given for all of it: rows of the cost table, and how many", "goods"),
        Word("hides", "one", "why it may hide, where hiding is played", "hides"),
        Word("clock", "whole", "its own seconds for each decision; 0 is no limit"),
    ),
)  # fmt: skip
BUYS = Part(
    "buys", "what may be bought", (
        Word("troops", "many", "kinds of troops; none named: all", "troops"),
        Word("races", "many", "races; none named: all", "races"),
        Word("suits", "many", "armour; none named: all", "armours"),
        Word("weapons", "many", "weapons; none named: all", "weapons"),
        Word("equipment", "many", "equipment; none named: all", "goods"),
        Word("qualities", "many", "qualities; none named: all", "qualities"),
        Word("leaders", "wholes", "ratings of leaders, -2 to 2; none named: all"),
        Word("most", "counts", "of a thing so many at most, in all squads together", "bought"),
        Word("soldiers", "whole", "so many soldiers at most"),
    ),
)  # fmt: skip
PLOT = Part(
    "plot", "a plotted mission", (
        Word("mission", "one", "the kind of fire mission", "missions"),
        Word("turn", "whole", "the turn in which it comes down"),
        Word("at", "spot", "where, in metres from the south-west corner"),
        Word("floor", "whole", "the floor"),
        Word("where", "line", "where, in words, without a map"),
    ),
)  # fmt: skip
CALL = Part(
    "call", "a squad", (
        Word("squad", "one", "a ready squad, one of your shelf, or a file beside this one", "squads"),
        Word("only", "many", "the members who take part; none named: all", "members"),
        Word("grouping", "one", "one roll for initiative for the squad, or one for each team", "grouping"),
        Word("quality", "one", "what the evening makes of the squad; empty: its own", "qualities"),
        Word("race", "one", "the race that counts for its initiative on an even split", "races"),
        Word("modifier", "whole", "what is added to its initiative, -20 to 20"),
        Word("deploys", "many", "the areas in which it is set up, if others than its side", "areas"),
        Word("zones", "many", "zones or rooms of the map in which it begins", "zones_rooms"),
        Word("starts", "starts", "where members begin: John Doe 3,4; Mara Quill 5,6 floor 2 facing 90", "members"),
        Word("keys", "gifts", "keys given to members: John Doe: red key, blue key", "members"),
        Word("carries", "gifts", "other things given to members: Mara Quill: the codebook", "members"),
        Word("begins", "gifts", "states in which members begin: John Doe: stealth", "members"),
        Word("player", "line", "who plays it, where several play one side"),
    ),
)  # fmt: skip
ARRIVAL = Part(
    "arrives", "its arrival", (
        _ID,
        Word("turn", "whole", "the turn in which it comes"),
        Word("on", "one", "or the trigger that calls it", "triggers"),
        Word("face", "whole", "from then on a d10 each turn: it comes on so much or less"),
        Word("areas", "many", "the areas in one of which it comes", "areas"),
        Word("by_die", "pairs", "or a d10 says in which: 4 west, 10 east", "areas"),
        Word("secret", "yes", "no other side knows that it is to come"),
    ),
)  # fmt: skip
FORCE = Part(
    "force", "a squad written out", (
        Word("name", "line", "what it is called"),
        Word("side", "line", "Commonwealth, Renegade, TOG or any other name"),
        Word("budget", "whole", "points it may cost"),
        Word("quality", "one", "what all its members are", "qualities"),
        Word("naval", "yes", "fleet personnel"),
        Word("note", "line", "a note"),
    ),
)  # fmt: skip
SOLDIER = Part(
    "soldier", "a soldier", (
        Word("name", "line", "what he or she is called"),
        Word("troop", "one", "the kind of troops", "troops"),
        Word("race", "one", "the race", "races"),
        Word("armour", "one", "the armour", "armours"),
        Word("weapons", "many", "the weapons, the one in hand first", "weapons"),
        Word("equipment", "many", "what else is carried", "goods"),
        Word("leader", "whole", "a leader's rating, -2 to 2; empty: no leader"),
        Word("begins", "many", "states in which the battle begins for this one", "beginnings"),
        Word("note", "line", "a note"),
    ),
)  # fmt: skip
ITEM = Part(
    "item", "a thing of the squad", (
        Word("item", "one", "what it is", "goods"),
        Word("bearer", "one", "who carries it", "force_members"),
    ),
)  # fmt: skip
AGREEMENT = Part(
    "agreement", "an agreement", (
        Word("rule", "line", "the rule that is broken, such as BLD-03"),
        Word("reason", "line", "why the players let it be so"),
        Word("soldier", "one", "whose; empty: the whole squad", "force_members"),
    ),
)  # fmt: skip
FEATURE = Part(
    "feature", "a door, wall or shaft", (
        Word("id", "one", "its id on the map, or a new one", "features"),
        Word("kind", "one", "what it is, if the map does not say", "feature_kinds"),
        Word("name", "line", "what it is called"),
        Word("state", "one", "how it is as play begins", "feature_states"),
        Word("key", "line", "the key that opens its lock"),
        Word("airlock", "line", "the other door of its airlock"),
        Word("pressure", "yes", "an airlock: whether there is air in it"),
        Word("floors", "whole", "an elevator or stairs: how many floors it joins"),
        Word("car", "whole", "an elevator: the floor of its car"),
    ),
)  # fmt: skip
AREA = Part(
    "area", "an area", (
        _ID,
        Word("name", "line", "what it is called"),
        Word("rooms", "many", "rooms of the map", "rooms"),
        Word("zones", "many", "zones of the map", "zones"),
        Word("points", "outline", "an outline: 4,4 10,4 10,8"),
        Word("centre", "spot", "a circle: its middle"),
        Word("radius_m", "metres", "and its radius"),
        Word("edges", "many", "strips along edges of the map", "edges"),
        Word("depth_m", "metres", "and how deep they are"),
        Word("near", "many", "things of the map: all that is near one of them", "near"),
        Word("within_m", "metres", "and how near"),
        Word("around_m", "metres", "not what is listed itself, but the ring so wide around it"),
        Word("floor", "whole", "the floor of what has none of its own; empty: floor 1"),
    ),
)  # fmt: skip
OBJECTIVE = Part(
    "objective", "an objective", (
        _ID,
        Word("kind", "one", "what meets it", "objective_kinds"),
        Word("side", "one", "whose it is", "sides"),
        Word("worth", "one", "primary, secondary, or points", "worth"),
        Word("name", "line", "what it is called"),
        Word("text", "line", "how it stands on the page"),
        Word("each", "whole", "worth points: for each one counted"),
        Word("table", "wholes", "worth points: those of none, one, two ...: 0, 5, 15"),
        Word("area", "one", "where", "areas", _kinds("hold charges carried leave reach")),
        Word("last", "whole", "in the last so many turns", "", _kinds("hold")),
        Word("turns", "wholes", "or in these turns", "", _kinds("hold")),
        Word("per_enemy", "whole", "points for each conscious enemy there at the end", "", _kinds("hold")),
        Word("whose", "one", "the side that suffers it", "sides", _kinds("casualties rout")),
        Word("squads", "many", "only of these squads", "squad_names", _kinds("casualties rout survive")),
        Word("count", "whole", "how many", "", _kinds("casualties leave reach destroy survive")),
        Word("items", "many", "the things that are carried away", "things", _kinds("carried")),
        Word("features", "many", "the doors, walls and things that are destroyed", "features", _kinds("destroy")),
        Word("trigger", "one", "the trigger", "triggers", _kinds("trigger")),
        Word("when", "one", "as it stands at the end, or once it was ever met", "when"),
        Word("hidden", "yes", "no other side knows of it"),
        Word("shown", "one", "until this trigger fires", "triggers"),
    ),
)  # fmt: skip
CONDITION = Part(
    "condition", "a condition", (
        _ID,
        Word("kind", "one", "what it lays down", "condition_kinds"),
        Word("side", "one", "whom it binds; empty: all", "sides"),
        Word("squads", "many", "only these squads of it", "squad_names"),
        Word("name", "line", "what it is called"),
        Word("text", "line", "how it stands on the page"),
        Word("by", "many", "whose attack lifts it; none named: anybody's", "sides", _kinds("hold_fire")),
        Word("bars", "one", "fire alone, or melee as well", "bars", _kinds("hold_fire")),
        Word("lifts", "one", "for whom an attack lifts it", "lifts", _kinds("hold_fire")),
        Word("area", "one", "where", "areas", _kinds("keep_out stay_in limit")),
        Word("count", "whole", "how many at most", "", _kinds("limit")),
        Word("counts", "one", "what is counted", "counts", _kinds("limit")),
        Word("actions", "many", "what it does not do", "actions", _kinds("no_action")),
        Word("from_turn", "whole", "from this turn on"),
        Word("until_turn", "whole", "the first turn in which it binds no longer"),
        Word("starts", "one", "it binds once this trigger has fired", "triggers"),
        Word("ends", "one", "until this trigger fires", "triggers"),
    ),
)  # fmt: skip
TRIGGER = Part(
    "trigger", "a trigger", (
        _ID,
        Word("kind", "one", "what it waits for", "trigger_kinds"),
        Word("name", "line", "what it is called"),
        Word("side", "one", "whose units", "sides", _kinds("attacked fired in_area out routed went_off")),
        Word("squads", "many", "only of these squads", "squad_names", _kinds("attacked in_area out routed")),
        Word("by", "many", "attacked by one of these; none named: by anybody", "sides", _kinds("attacked")),
        Word("turn", "whole", "the turn", "", _kinds("turn die")),
        Word("face", "whole", "the highest face of the d10 on which it fires", "", _kinds("die")),
        Word("area", "one", "where", "areas", _kinds("in_area went_off")),
        Word("features", "many", "the doors, walls and things", "features", _kinds("destroyed opened")),
        Word("count", "whole", "how many", "", _kinds("destroyed opened in_area out went_off met")),
        Word("of", "many", "the triggers or objectives it waits for", "awaited", _kinds("met all any")),
        Word("tells", "line", "what is told as it fires"),
        Word("to", "many", "whom; none named: all", "sides"),
        Word("weather", "pairs", "what becomes of the weather: night on, rain off", "sky"),
        Word("sets", "pairs", "what becomes of doors and walls: D1 open, D2 locked", "features"),
        Word("ends", "yes", "the battle ends with that turn"),
        Word("secret", "yes", "nobody is told that it has fired"),
    ),
)  # fmt: skip
ACTION = Part(
    "action", "an action of its own", (
        Word("name", "line", "what it is called"),
        Word("ap", "whole", "the action points it takes"),
        Word("combines", "yes", "it goes beside a move"),
    ),
)  # fmt: skip
GROUPING = Part(
    "grouping", "a grouping across squads", (
        Word("side", "one", "whose", "sides"),
        Word("name", "line", "what it is called"),
        Word("members", "many", "who share one roll for initiative", "all_members"),
        Word("race", "one", "the race that counts on an even split", "races"),
        Word("modifier", "whole", "what is added to its initiative, -20 to 20"),
    ),
)  # fmt: skip
VARIANT = Part(
    "variant", "a variant", (
        Word("ruling", "one", "where this ruling", "rulings"),
        Word("option", "one", "is read so", "ruling_options"),
        Word("sets", "sets", "what stands otherwise then: turns = 12, sides.red.squads.1.squad = tog_line"),
    ),
)  # fmt: skip

HEAD = (SITUATION, FORCES, GROUND, RULES, LENGTH)
"""The parts whose words stand at the head of the file."""
PARTS = {
    part.key: part
    for part in (
        *HEAD, DEPLOYMENT, SIDE, BUYS, PLOT, CALL, ARRIVAL, FORCE, SOLDIER, ITEM, AGREEMENT, FEATURE, AREA, OBJECTIVE,
        CONDITION, TRIGGER, ACTION, GROUPING, VARIANT,
    )
}  # fmt: skip
LISTS = {
    "sides": "side", "squads": "call", "plots": "plot", "soldiers": "soldier", "equipment": "item",
    "agreements": "agreement", "features": "feature", "areas": "area", "objectives": "objective",
    "conditions": "condition", "triggers": "trigger", "actions": "action", "groupings": "grouping",
    "variants": "variant",
}  # fmt: skip
"""The part that each list of tables is made of."""
TABLES = {"deployment": "deployment", "buys": "buys", "arrives": "arrives", "force": "force"}
"""Tables that stand alone."""


def shown_words(part: Part, held: dict[str, object]) -> tuple[Word, ...]:
    """The words of a part that belong to its kind, and any other that is said all the same."""
    kind = held.get("kind")
    return tuple(word for word in part.words if not word.kinds or kind in word.kinds or word.name in held)
