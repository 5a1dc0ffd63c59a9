"""A scene for each ruling of grenades, smoke and launchers: under the readings that differ, something to compare."""

from support import grenades as by_hand
from support import launchers as by_launcher
from support.battles import skirmish, table
from support.grenades import on_the_point, throw, thrown
from support.playing import Played
from support.playing_on_maps import field_of

from squadlog.battle.commands import Declare, Done
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulings
from squadlog.facts.ground_facts import Crossed, Metres, Sighting, YesNo
from squadlog.rules.common.needs import as_read
from squadlog.rules.desk.engine import refusal
from squadlog.rules.fire.seeing import is_smoked
from squadlog.rules.fire.smoke_on_line import refusal_smoke, smoke_lines
from squadlog.rules.grenades.landing import effect_at
from squadlog.rules.launchers.launching import hosts

TWO = {1: (10, 10, 90), 11: (22, 10, 270)}
WALL = field_of('[[wall]]\nid = "W"\nkind = "external_wall"\nline = [[16, 9], [16, 11]]\n')
DOOR = field_of('[[wall]]\nid = "W"\nkind = "internal_wall"\nline = [[20, 6], [20, 14]]\n')
_YES = YesNo(value=True, origin="measured")
SMOKY = Sighting(
    distance=Metres(value=20.0, origin="measured"),
    in_arc=_YES,
    in_sight=_YES,
    crossed=(Crossed(kind="smoke", metres=6.0), Crossed(kind="smoke", metres=2.0)),
)


def stands(played, command):
    """The rule against it, or that it stands."""
    refused = refusal(played.battle, command, played._table(())[0])
    return "stands" if refused is None else refused.rule


def _lines(read):
    soldiers = {1: {"race": "Zog", "troop": "civilian"}}
    event = thrown(by_hand.stated(rulings=read, soldiers=soldiers), throw(), 10, 1)
    return [one.key for one in event.check.ledger.lines if one.applied]


def _landed(read, aim, *faces, places=None):
    event = thrown(by_hand.on_ground(places or TWO, rulings=read), throw(at=on_the_point(*aim)), *faces)
    return event.spot, event.off


def _gone_off(played, command, *faces):
    thrown(played, command, *faces)
    while played.battle.now < Moment(1, 4) and not played.of_kind("exploded"):
        played.do(Done())
    return played


def _cover(read):
    places = {1: (10, 10, 90), 2: (18, 3, 0), 11: (18, 10, 270)}
    game = by_hand.on_ground(places, drawn=WALL, rulings=read)
    (told,) = _gone_off(game, throw(at=on_the_point(18, 11.5)), 1).of_kind("exploded")
    return [(one.unit, one.cover) for one in told.struck]


def _door(read):
    game = by_hand.on_ground(TWO, drawn=DOOR, rulings=read)
    return bool(_gone_off(game, throw(at="W", measured=True), 1).of_kind("feature_damaged"))


def _shots(read):
    game = by_hand.stated(rulings=read)
    thrown(game, throw(), 1)
    return len(game.unit(1).shots)


def _salvo(read):
    game = by_launcher.stated(rulings=read)
    game.do(by_launcher.launch("2"))
    game.do(Done())
    faces = (5, 1) if read.get("launcher.salvo") == "single_roll" else (5, 1, 1)
    game.do(Done(), *faces)
    return [one.direction for one in game.of_kind("grenade_landed")]


def _scattered(read):
    game = by_launcher.stated(rulings=read)
    game.do(by_launcher.launch())
    game.do(Done())
    game.do(Done(), 9, 9, 1)
    return game.of_kind("grenade_landed")[0].metres


def _smoke(read):
    at = table(rulings=read)
    return (
        is_smoked(SMOKY, at),
        refusal_smoke(SMOKY, at) is None,
        sum(one.value for one in smoke_lines(SMOKY, at)),
    )


def _unready(read):
    battle = skirmish(setup_changes={"chapters": by_hand.CHAPTERS})
    return stands(Played(battle, read), throw(item="smoke"))


def stowing(read):
    """Whether a grenade in hand is put away."""
    game = by_hand.stated(rulings=read)
    stow = Declare(unit=1, action="pick_up_object", extras=("stow",))
    refused = refusal(game.battle, stow, game._table(())[0])
    return None if refused is None else refused.rule


SCENES = {
    "grenade.ready": _unready,
    "grenade.stow": stowing,
    "grenade.personal_mods": _lines,
    "grenade.counts_rof": _shots,
    "grenade.min_m": lambda read: _landed(read, (12.5, 10), 9, 4),
    "distance.rounding": lambda read: (
        thrown(by_hand.stated(rulings=read), throw(distance_m=8.4), 5, 1).metres
        if read.get("distance.rounding") != "nearest"
        else thrown(by_hand.stated(rulings=read), throw(distance_m=8.4), 5).metres
    ),
    "scatter.axis": lambda read: _landed(read, (22, 10), 9, 1),
    "scatter.offmap": lambda read: _landed(read, (10, 19), 9, 1, places={1: (10, 10, 0), 11: (30, 10)}),
    "grenade.detonation": lambda read: effect_at(Moment(1, 3), table(rulings=read)),
    "frag.cover_from": _cover,
    "grenade.point_target": lambda read: stands(
        by_hand.on_ground(TWO, rulings=read), throw(at=on_the_point(20, 10))
    ),
    "smoke.mode": _smoke,
    "smoke.stack": _smoke,
    "grenade.vs_object": _door,
    "launcher.hosts": lambda read: hosts(table(rulings=read)),
    "launcher.salvo": _salvo,
    "launcher.needs_grenades": lambda read: as_read(("launchers",), _rulings(read)),
    "launcher.salvo_size": lambda read: stands(by_launcher.stated(rulings=read), by_launcher.launch("3")),
    "scatter.fixed_multiplied": _scattered,
}


def _rulings(read):
    found = load_rulings()
    for name, option in read.items():
        found = found.with_choice(name, option)
    return found
