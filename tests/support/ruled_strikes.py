"""A scene for each ruling of mines and fire missions, as `ruled_scenes` has them."""

from support.minefields import PLACES as AROUND
from support.minefields import go, minefield
from support.playing_on_maps import field_of
from support.ruled_scenes import stands
from support.strikes import HOUSE, IN_FORCE, PLACES, at, call, called, field

from squadlog.battle.commands import Cancel, Done
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.fire_missions.missions import missions

SEEN = StatedSighting(in_sight=True)


def passes_by(read):
    """A mine that a run leads past."""
    played = minefield((11, 10.95), rulings=read)
    played.do(go(metres=3.0))
    played.do(Done())
    return played.where(1)


WALLED = field_of(
    '[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[8, 10.5], [20, 10.5]]\n',
    size="width_m = 60\nheight_m = 30",
)


def behind_a_wall(read):
    """A mine half a metre from the way, on the other side of a wall."""
    played = minefield((11, 10.9), ground=WALLED, rulings=read)
    played.do(go(metres=3.0))
    played.do(Done())
    return len(played.of_kind("mine_sprung"))


def spotted_behind_his_back(read):
    """The leader faces away from the point that he sees otherwise."""
    places = PLACES | {1: (30, 5, 180), 2: (50, 5, 180)}
    return stands(field(places=places, rulings=read), call())


def friend_beside(read):
    played = minefield((12, 10), places=AROUND | {11: (13, 10, 270)}, rulings=read)
    played.do(go())
    played.do(Done())
    return played.unit(11).wound


def lands(faces, *, ground=None, aim=(30, 44), places=PLACES):
    def scene(read):
        made = field(places=places, rulings=read) if ground is None else field(ground, places, rulings=read)
        played = called(made, *faces(read), command=call(point=at(*aim), stated=SEEN))
        return [(event.spot, event.lost) for event in played.of_kind("mission_landed")]

    return scene


def by_the_axis(read):
    return (5, 5, 1) if read.get("mission.axis") == "random_compass" else (5, 1)


def spotted(read):
    places = PLACES | {2: (45, 40, 270)}
    return stands(field(HOUSE, places, rulings=read), call(point=at(30, 40)))


def broken_off(read):
    played = field(rulings=read)
    played.do(call())
    played.do(Done())
    played.do(Done())
    played.do(Cancel(unit=1))
    while "call_lost" not in played.kinds():
        played.do(Done())
    return missions(played.battle).has_spent("red")


def last_steps(read):
    """The steps of the subphase in which a round lands."""
    return [event.stage for event in called(field(rulings=read), 4).of_kind("stage_entered")][-2:]


SCENES = {
    "subphase.order": last_steps,
    "mine.trigger": passes_by,
    "mine.walls": behind_a_wall,
    "sight.field": spotted_behind_his_back,
    "mine.friendly_immune": friend_beside,
    "mission.spotter": spotted,
    "mission.axis": lands(by_the_axis),
    "mission.interrupted": broken_off,
    "mission.roof": lands(lambda _: (5, 3), ground=HOUSE, aim=(30, 38)),
    "scatter.fixed_multiplied": lands(lambda _: (5, 9, 1)),
    "leaders.nominal": lambda read: stands(field(rulings=read, setup=IN_FORCE), call()),
}
