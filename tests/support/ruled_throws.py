"""A scene for each ruling of grenades, smoke, launchers and explosions: under readings that differ, what differs."""

from support import launchers
from support.battles import skirmish, table
from support.drawn_maps import box, ground
from support.grenades import on_ground, on_the_point, stated, throw, thrown
from support.launchers import launch
from support.on_maps import measured_table, on_map
from support.playing import Played
from support.playing_on_maps import field_of
from support.ruled_grenades import stowing

from squadlog.battle.commands import Declare, Done, Fire
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulings
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.map.structures import Obstacle
from squadlog.ground.map.terrain import Patch
from squadlog.rules.blasts.harm import find_caught
from squadlog.rules.blasts.rings import fragmentation, pf_at
from squadlog.rules.common.kept.explosions import SayCaught, fuse_lit_event
from squadlog.rules.common.needs import as_read
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.preview import preview
from squadlog.rules.grenades.landing import effect_at
from squadlog.rules.smoke.record import CloudRisen, SmokeCloud

TWO = {1: (10, 10, 90), 11: (22, 10, 270)}
NORTHWARD = {1: (10, 10, 0), 11: (30, 10)}
WALL = '[[wall]]\nid = "W"\nkind = "internal_wall"\nline = [[20, 6], [20, 14]]\n'


def stands(played, command):
    """The rule that speaks against it; empty if it can be declared."""
    told = decide(
        played.battle, command, played.table() if hasattr(played, "table") else played._table(())[0]
    )
    return told.rule if isinstance(told, Refusal) else ""


def personal(read):
    """A throw of a wounded Zog marine."""
    soldiers, units = {1: {"race": "Zog", "troop": "marines"}}, {1: {"wound": "M"}}
    event = thrown(stated(rulings=read, soldiers=soldiers, units=units), throw(distance_m=5), 10, 1)
    return {one.key for one in event.check.ledger.lines if one.applied}


def counted(read):
    game = stated(rulings=read)
    thrown(game, throw(), 1)
    return len(game.unit(1).shots)


def nearest(read):
    return thrown(on_ground(TWO, rulings=read), throw(at=on_the_point(12.5, 10)), 9, 4).spot


def rounded(read):
    """Splinters at 2.4 m."""
    return pf_at(fragmentation(table().book), 2.4, table(rulings=read))


def axis(read):
    return thrown(on_ground(TWO, rulings=read), throw(at=on_the_point(22, 10)), 9, 1).spot


def beyond_the_edge(read):
    event = thrown(on_ground(NORTHWARD, rulings=read), throw(at=on_the_point(10, 19)), 9, 1)
    return event.off, event.spot


def fuse(read):
    return effect_at(Moment(1, 4), table(rulings=read))


def cover_from(read):
    """A man on either side of a counter, where it lies and who threw it being on either side too."""
    counter = Obstacle(id="C", kind="counter", cover="half_hard", points=box(11, 2, 12, 8))
    now = Moment(1, 4)
    battle = on_map(
        ground(obstacles=(counter,)),
        {1: (5, 5), 11: (14, 5), 12: (10, 5)},
        setup_changes={"chapters": ("ammunition", "grenades")},
        now=now,
    )
    fused = fuse_lit_event(
        battle, what="fragmentation", at=now, since=now, side="red", by=1, spot=Waypoint(x=13, y=5)
    )
    found = find_caught(battle, fused.fused, add_chapters(measured_table(battle, read), battle))
    return {one.unit: one.cover for one in found or ()}


def growth(read):
    """Marsh before one, woods before the other."""
    patches = tuple(
        Patch(id=kind, kind=kind, points=box(x, 2, x + 1, 8)) for kind, x in (("marsh", 11), ("heavy", 14))
    )
    battle = on_map(
        ground(terrain=patches), {1: (5, 5), 11: (10, 5), 12: (16, 5)},
        setup_changes={"chapters": ("ammunition", "grenades")}, now=Moment(1, 4),
    )  # fmt: skip
    fused = fuse_lit_event(
        battle,
        what="fragmentation",
        at=battle.now,
        since=battle.now,
        side="red",
        by=1,
        spot=Waypoint(x=13, y=5),
    )
    found = find_caught(battle, fused.fused, add_chapters(measured_table(battle, read), battle))
    return {one.unit: one.cover for one in found or ()}


def in_full_cover(read):
    """The order of one whom it reaches behind full cover."""
    game = stated(rulings=read)
    thrown(game, throw(), 1)
    game.until(Moment(1, 3))
    game.do(SayCaught(who="11 1 full"))
    game.do(Done())
    game.do(Declare(unit=11, action="position_change", posture="prone"))
    game.do(Done())
    return game.unit(11).action


def at_a_point(read):
    return stands(on_ground(TWO, rulings=read), throw(at=on_the_point(20, 10)))


def in_hand(read):
    game = Played(skirmish(setup_changes={"chapters": ("ammunition", "grenades")}), read)
    return stands(game, throw(item="smoke"))


def two_clouds(read):
    """A shot through two clouds."""
    game = on_ground({1: (10, 10, 90), 11: (30, 10, 270)}, rulings=read)
    for number, x in enumerate((20, 26), 1):
        spot = Waypoint(x=x, y=10, floor=1)
        cloud = SmokeCloud(id=number, spot=spot, radius_m=3, since=Moment(1, 1), until=Moment(13, 1))
        game.battle = evolve(game.battle, CloudRisen(cloud=cloud))
    seen = preview(game.battle, Fire(unit=1, target=11), add_chapters(game.table(), game.battle))
    return next(one.value for one in seen.ledger.lines if one.key == "smoke" and one.applied)


def at_a_wall(read):
    """A grenade that comes to lie at the wall it was thrown at."""
    game = on_ground(TWO, drawn=field_of(WALL), rulings=read)
    thrown(game, throw(at="W", measured=True), 1)
    game.until(Moment(1, 4))
    return len(game.of_kind("feature_damaged"))


def carried_by(read):
    carbine = {1: {"equipment": ("grenade_launcher",), "weapons": ("SC",)}}
    return stands(launchers.stated(soldiers=carbine, rulings=read), launch())


def salvo(read):
    """The dice that two grenades of a salvo want."""
    game = launchers.stated(rulings=read)
    game.do(launch("2"))
    game.do(Done())
    faces = (5, 1) if read.get("launcher.salvo") == "single_roll" else (5, 1, 1)
    game.do(Done(), *faces)
    return [one.direction for one in game.of_kind("grenade_landed")]


def three_of_four(read):
    return stands(launchers.stated(rulings=read), launch("3"))


def with_launchers(read):
    rulings = load_rulings()
    for name, option in read.items():
        rulings = rulings.with_choice(name, option)
    return as_read(("launchers",), rulings)


SCENES = {
    "grenade.ready": in_hand,
    "grenade.stow": stowing,
    "grenade.personal_mods": personal,
    "grenade.counts_rof": counted,
    "grenade.min_m": nearest,
    "distance.rounding": rounded,
    "scatter.axis": axis,
    "scatter.offmap": beyond_the_edge,
    "grenade.detonation": fuse,
    "blast.growth": growth,
    "frag.cover_from": cover_from,
    "blast.interrupts_full_cover": in_full_cover,
    "grenade.point_target": at_a_point,
    "smoke.stack": two_clouds,
    "launcher.hosts": carried_by,
    "launcher.salvo": salvo,
    "launcher.needs_grenades": with_launchers,
    "launcher.salvo_size": three_of_four,
    "grenade.vs_object": at_a_wall,
}
"""What comes of each ruling in some scene: given the readings that differ, something to compare."""
