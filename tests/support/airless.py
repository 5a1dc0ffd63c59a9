"""Battles without air: hits, subphases that go by, and the ship of the third scenario."""

from support.battles import skirmish
from support.playing import Played
from support.playing_on_maps import play

from squadlog.battle.commands import CorrectFeature, CorrectTurn, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.terms import Environment
from squadlog.rules.common.wounds import wound
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.vacuum.record import air_of, leaks_of

VACUUM = Environment(vacuum=True)
TOXIC = Environment(hostile="toxic")


def airless(environment=VACUUM, *, soldiers=None, rulings=None, **more):
    """Units 1 to 3 of red against 11 and 12 of blue, in bounce armour, outdoors and without air."""
    setup_changes = {"chapters": ("vacuum",), "environment": environment, **more.pop("setup_changes", {})}
    battle = skirmish((1, 2, 3), (11, 12), soldiers=soldiers or {}, setup_changes=setup_changes, **more)
    return Played(battle, rulings)


def hit(played, unit, levels, cause="fire"):
    """Something costs a unit so many levels now; what is told of it."""
    board, _ = played._table(())
    story = EventRecorder(played.battle)
    wound(story, unit, levels, add_chapters(board, played.battle), by=None, cause=cause)
    played.battle = story.battle
    played.told.extend(story.events)
    return list(story.events)


def at(played, turn, subphase):
    """The referee sets the clock, and the subphase before goes by."""
    before = Moment(turn, subphase).later(-1)
    played.do(CorrectTurn(changes=(("moment", f"T{before.turn}.s{before.subphase}"),), reason="goes by"))
    passes(played)


def passes(played):
    """One subphase goes by in which nobody does anything."""
    now = played.battle.now
    while played.battle.now == now and played.battle.stage == "actions":
        played.do(Done())


def goes(played, subphases):
    """So many go by."""
    for _ in range(subphases):
        passes(played)


def leaks(played, unit):
    """The open leaks: how, and when the next level comes."""
    return [(leak.size, str(leak.next)) for leak in leaks_of(played.unit(unit))]


def breaks(played, *features, state="destroyed"):
    """Doors or walls are brought down, or set otherwise."""
    for feature in features:
        played.do(CorrectFeature(feature=feature, changes=(("state", state),), reason="a charge"))


INSIDE = {
    1: (7.5, 5.5, 0.0), 2: (7.5, 9.0, 0.0), 11: (12.0, 12.0, 180.0), 12: (12.0, 30.5, 180.0), 13: (7.0, 20.5, 90.0),
}  # fmt: skip
"""Red outside and in the port airlock, blue in the hold, on the bridge and in the crew quarters."""


def aboard(*, rulings=None, soldiers=None, environment=VACUUM, places=INSIDE):
    """The ship of the third scenario in the first subphase; its airlocks are full of its air."""
    played = play(
        "pest_control",
        places,
        soldiers={12: {"armour": "SNF"}, 13: {"armour": "TS"}, **(soldiers or {})},
        setup_changes={"chapters": ("vacuum",), "environment": environment},
        rulings=rulings,
    )
    for door in ("D1", "D3"):
        played.do(CorrectFeature(feature=door, changes=(("pressure", "no"),), reason="full of air"))
    return played


def without_air(played):
    """The compartments that have none."""
    return set(air_of(played.battle).lost)
