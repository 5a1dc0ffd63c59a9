"""A scene for each ruling of charges: under the readings that differ, something to compare."""

from support.battles import table
from support.charges import carrying, detonate, disarm, install, lies, planted, wait
from support.playing_on_maps import field_of, play

from squadlog.battle.commands import Done
from squadlog.battle.feature import Feature
from squadlog.battle.refusal import Refusal
from squadlog.rules.blasts.rings import pf_at, plastic
from squadlog.rules.desk.engine import decide
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.explosives.testing import row_of

WALL = field_of('[[wall]]\nid = "W"\nkind = "internal_wall"\nline = [[10, 0], [10, 20]]\n')


def field(places, read, *, equipment=(PLASTIC, SHAPED)):
    """Those below 10 carry charges."""
    each = {number: {"equipment": equipment} for number in places if number < 10}
    return play(WALL, places, rulings=read, setup_changes={"chapters": ("explosives",)}, soldiers=each)


def two_at_once(read):
    """What speaks against two charges in one order."""
    game = planted(carrying(rulings=read), install(1, target="D1"), install(2, target="D1"))
    told = decide(game.battle, detonate(item="1,3"), table(rulings=read))
    return told.code if isinstance(told, Refusal) else ""


def tampered(read):
    """When an enemy's meddling sets it off."""
    game = planted(carrying(rulings=read), install(target="D1"))
    game.do(Done())
    game.do(disarm(11, "1"))
    while not game.of_kind("exploded"):
        wait(game)
    return game.battle.now


def at_laser_pistol(read):
    board = table(rulings=read)
    return row_of(board.book.weapons["LP"], board.rulings)


def battered(kind, item=PLASTIC):
    """A charge goes off on an obstacle of that kind: what becomes of it."""

    def scene(read):
        door = Feature(id="D1", kind=kind, name="it", state="closed" if kind.endswith("door") else "intact")
        game = planted(carrying((item,), features=(door,), rulings=read), install(item=item, target="D1"))
        game.do(detonate())
        wait(game)
        after = game.battle.features["D1"]
        return after.state, after.damage

    return scene


def ring(charges, metres):
    """The penetration of so many charges at so many metres."""
    return lambda read: pf_at(plastic(charges, table(rulings=read)), metres, table(rulings=read))


def in_the_zones(read):
    """Whom a shaped charge strikes that goes through a wall: in zone A, in zone B, on the near side."""
    places = {1: (9.4, 12, 90), 11: (11.2, 12.9), 12: (13, 13.5), 15: (9, 13)}
    game = planted(field(places, read), install(item=SHAPED, target="W"))
    game.do(detonate(item="2"))
    wait(game)
    return {one.unit: one.pf for one in game.of_kind("exploded")[0].struck if one.pf}


def three_in_a_row(read):
    """Three charges a metre from each other: how many go off as one."""
    places = {1: (5, 10), 2: (6, 10), 3: (7, 10), 11: (8, 12)}
    game = planted(field(places, read), install(1), install(2), install(3))
    game.do(detonate(item="1,3,5"))
    wait(game)
    return [event.fused.count for event in game.of_kind("exploded")]


def beside_a_bearer(read):
    """A charge goes off beside one who carries two; a face of 9 each."""
    game = planted(field({1: (5, 10), 2: (7, 10), 11: (20, 18)}, read), install(1))
    game.do(detonate(item="1"))
    wait(game, *((9, 9, 9) if read.get("charge.carried_vulnerable") == "true" else ()))
    return len(game.unit(2).items), lies(game, 1).condition


SCENES = {
    "charge.detonate": two_at_once,
    "charge.tamper_at": tampered,
    "charge.laser_pistol_row": at_laser_pistol,
    "plastic.heavy_doors": battered("sliding_door"),
    "charge.outer_band": ring(1, 10),
    "charge.cap": ring(6, 1),
    "plastic.vs_door": battered("internal_door"),
    "shaped.pf": battered("external_bulkhead", SHAPED),
    "shaped.zone_a": in_the_zones,
    "shaped.zone_b": in_the_zones,
    "shaped.door_auto": lambda read: battered("airlock_door", SHAPED)({"shaped.pf": "9"} | read),
    "shaped.near_pf": in_the_zones,
    "charge.same_spot_m": three_in_a_row,
    "charge.carried_vulnerable": beside_a_bearer,
}
"""What comes of each ruling in some scene: given the readings that differ, something to compare."""
