"""The clauses of the language: what may follow a verb, in any order; for reading, help and completion."""

from collections.abc import Callable

from squadlog.base.records import value
from squadlog.battle.state import SHOOTING, THROWS
from squadlog.language import read_action, read_move, read_shot, read_way
from squadlog.language.compass import COMPASS, JOINED, SIDES
from squadlog.language.reading import Reading


@value
class Clause:
    """One clause: the words that open it (underscores where two words may be joined), its form and its meaning.

    `family` groups the clauses a verb takes: shot, roll, breach, interrupt, move, action, fight or all. `advanced` is
    the chapter that has it, or several, one of which must be in force; then it goes with these `actions` alone.
    """

    words: tuple[tuple[str, ...], ...]
    form: str
    meaning: str
    family: str
    read: Callable[[Reading], None]
    advanced: str = ""
    actions: tuple[str, ...] = SHOOTING


def _points() -> tuple[tuple[str, ...], ...]:
    """The points of the compass, also those of two parts in one word."""
    return tuple((word,) for word in (*COMPASS, *JOINED))


def _direction_phrases() -> tuple[tuple[str, ...], ...]:
    """The sides of a unit, those of two parts with a hyphen or a space."""
    return tuple(dict.fromkeys(phrase for word in SIDES for phrase in ((word,), tuple(word.split("_")))))


def _words(*phrases: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(phrase.split()) for phrase in phrases)


def _holds(**facts: object) -> Callable[[Reading], None]:
    """The words of the clause say it all: these slots then hold this."""

    def read(now: Reading) -> None:
        for name, fact in facts.items():
            setattr(now.slots, name, fact)

    return read


def _metres(slot: str, what: str) -> Callable[[Reading], None]:
    return lambda now: setattr(now.slots, slot, now.reader.take_metres(what))


CLAUSES: tuple[Clause, ...] = (
    Clause(_words("at", "on"), "at 11 | at D1", "the target: a unit or a feature", "shot", read_shot.target),
    Clause(_words("with"), "with SP", "the weapon used", "shot", read_shot.weapon),
    Clause(
        _words("shot_with"), "shot-with SP", "the weapon of the planned shot, if different", "shot",
        read_shot.take_planned_weapon,
    ),
    Clause(
        _words("aim"), "at W12 aim 12.5,8",
        "the point of aim on a wall or another feature of the map", "shot", read_way.aim,
    ),
    Clause(_words("range", "distance"), "range 12", "metres to the target", "shot", _metres("range_m", "the range")),
    Clause(
        _words("burst", "concentrated"), "burst at 11", "a burst at one target", "shot",
        _holds(manner=read_shot.CONCENTRATED, topic="shot"), "automatic_fire",
    ),
    Clause(
        _words("area"), "area facing north-east | area at 4 7 cover half-hard 9",
        "a burst over a sector: give its middle, or the units in it, nearest first; on a map it attacks everybody in "
        "it",
        "shot", read_shot.area,
        "automatic_fire",
    ),
    Clause(
        _words("single"), "single at 11", "a single shot, where a burst was declared", "shot",
        _holds(manner="", topic="shot"), "automatic_fire",
    ),
    Clause(
        _words("through"), "through W2 | through window", "the window it goes through", "shot",
        read_shot.through, "grenades launchers", THROWS,
    ),
    Clause(
        _words("spotted"), "spotted", "a friend sees the place, the thrower does not", "shot",
        _holds(spotted=True, topic="shot"), "grenades launchers", THROWS,
    ),
    Clause(
        _words("smoke", "through smoke"), "fire 3 at 11 smoke", "smoke is on the line of fire", "shot", read_shot.smoke,
        "grenades launchers",
    ),
    Clause(_words("in arc"), "in arc", "the target is in the field of fire", "shot", _holds(in_arc=True)),
    Clause(
        _words("out of arc", "no arc"), "out of arc", "the target is not in the field of fire", "shot",
        _holds(in_arc=False),
    ),
    Clause(_words("in sight"), "in sight", "there is a line of sight", "shot", _holds(in_sight=True)),
    Clause(
        _words("no sight", "out of sight"), "no sight", "there is no line of sight", "shot",
        _holds(in_sight=False),
    ),
    Clause(_words("no cover"), "no cover", "the target has no cover", "shot", _holds(covers=())),
    Clause(
        _words("cover", "behind"), "cover half-hard", "the cover of the target, one kind or more", "shot",
        read_shot.cover,
    ),
    Clause(
        _words("beyond"), "beyond 7 8", "the units behind a breach that the shot makes", "breach",
        read_shot.beyond,
    ),
    Clause(
        _words("adjust"), "adjust +2 because sun", "a modifier by hand, with its reason", "roll",
        read_shot.adjust,
    ),
    Clause(
        _words("strike"), "strike full_soft because ...", "a modifier that does not count", "roll",
        read_shot.strike,
    ),
    Clause(_words("moving", "for"), "moving 2m | 2m", "metres moved", "move", _metres("distance_m", "the distance")),
    Clause(
        _words("over", "ground"), "2m over light | over light,clear+up1",
        "the ground, all of it or metre by metre", "move", read_shot.over,
    ),
    Clause(
        _words("toward", "towards"), "toward 14 | toward D1 | toward 12,8",
        "as far as possible toward a unit, a feature or a place of the map", "move", read_way.toward,
    ),
    Clause(
        _words("via"), "via 12.5,8 14,9@2 | to 12,8",
        "over these places of the map, metres east and north, `@` with the floor", "move", read_way.via,
    ),
    Clause(
        _points(), "north | north-east 3m", "by the compass, so many metres or as far as possible", "move",
        read_way.compass_point,
    ),
    Clause(
        _direction_phrases(), "left 1m | ahead-right 2m",
        "seen from the unit: ahead, left, right, ahead-left, behind-right ...", "move", read_way.side,
    ),
    Clause(_words("heading"), "heading 45 3m", "by degrees, clockwise from north", "move", read_way.heading),
    Clause(
        _words("as far"), "as far | as far as 12,8", "only as much of the way as ground and allowance permit",
        "move", read_way.as_far,
    ),
    Clause(
        _words("facing"), "facing north | facing 90deg | facing 14",
        "the final facing: by the compass, in degrees, or toward a unit, a feature or a place", "move",
        read_way.facing,
    ),
    Clause(
        _words("turn"), "turn 90 after 1m | turn left 45",
        "a change of facing during the move, to the right unless you say left", "move", read_way.turn,
    ),
    Clause(
        _words("into"), "into cover | into 11", "the end of a dive in zero gravity", "move", read_shot.into,
    ),
    Clause(
        _words("onto"), "dive 5 onto 2", "the grenade that the unit dives onto, by the number of its fuse", "move",
        read_move.onto, "grenades launchers", ("dive",),
    ),
    Clause(
        _words("seen by"), "seen by 7 at 2m, 8 at 3m", "the units whose view the move enters, and where", "move",
        read_move.take_viewers,
    ),
    Clause(_words("unseen"), "unseen", "nobody on opportunity fire sees the move", "move", _holds(seen_by=())),
    Clause(
        _words("clears", "clear of", "gets clear"), "clears", "the move ends more than 1 m from every attacker",
        "move", _holds(clears=True),
    ),
    Clause(
        _words("stays", "not clear"), "stays close", "the move ends within 1 m of an attacker", "move",
        read_move.stays,
    ),
    Clause(
        _words("engage"), "engage 7", "attack this enemy in melee after the move", "move",
        read_move.engage,
    ),
    Clause(
        _words("pack"), "pack on | pack off", "switch the bounce pack before the move", "action",
        read_action.pack,
    ),
    Clause(
        _words("posture"), "posture prone", "the posture an action ends in", "action", read_action.posture,
    ),
    Clause(_words("to"), "to 4", "the unit that receives an object", "action", read_action.receiver),
    Clause(
        _words("from"), "from 9", "the body it is taken from, or the unit that hands it over", "action",
        read_action.giver,
    ),
    Clause(_words("target"), "target 11", "the unit that the action affects", "action", read_action.target),
    Clause(
        _words("feature"), "feature D1", "the door, elevator ... that the action affects", "action",
        read_action.feature,
    ),
    Clause(_words("item"), "item key", "the object of the action", "action", read_action.item),
    Clause(_words("plus"), "plus lock", "an addition of the action table", "action", read_action.addition),
    Clause(_words("floors"), "floors -1", "floors up, or down with minus", "action", read_action.floors),
    Clause(_words("up"), "up 2", "floors up, one if no number is given", "action", read_action.up),
    Clause(_words("down"), "down", "floors down, one if no number is given", "action", read_action.down),
    Clause(
        _words("after"), "after 2m", "how far the mover has moved when it is shot at", "interrupt",
        _metres("at_m", "the metres moved"),
    ),
    Clause(_words("in reach"), "in reach", "the enemy is within 1 m", "fight", _holds(reach=True)),
    Clause(
        _words("out of reach", "no reach"), "out of reach", "the enemy is farther than 1 m", "fight",
        _holds(reach=False),
    ),
    Clause(
        _words("overrule"), "overrule because ...",
        "the players overrule a rule for an order or an answer", "all", read_shot.overrule,
    ),
)  # fmt: skip
