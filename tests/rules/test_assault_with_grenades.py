"""The assault of the second scenario: a smoke screen, grenades over a wall that a friend looks behind (GRN, SMK)."""

from support.grenades import on_the_point, ready, throw, thrown
from support.playing_on_maps import play

from squadlog.battle.commands import Done, Fire
from squadlog.battle.moment import Moment
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.desk.preview import preview
from squadlog.rules.smoke.record import smoke

CHAPTERS = ("ammunition", "grenades", "quality")
PLACES = {1: (0.5, 17.5, 90), 2: (23.5, 34.5, 191), 9: (1.5, 18.5, 90), 11: (20, 26, 0), 17: (20, 18, 270)}


def assault():
    game = play("blow_the_damn_thing_up", PLACES, setup_changes={"chapters": CHAPTERS})
    game.battle = ready(game.battle, "smoke")
    return game


def to(game, subphase):
    while game.battle.now < Moment(1, subphase):
        game.do(Done())


def test_a_smoke_screen_before_the_west_door():
    """SMK-01, SMK-03, GRN-26: it rises two subphases later, and who looks through it fires at five more."""
    game = assault()
    thrown(game, throw(at=on_the_point(10, 18)), 2)
    to(game, 4)
    assert [(one.spot.x, one.spot.y) for one in smoke(game.battle).clouds] == [(10, 18)]
    seen = preview(game.battle, Fire(unit=1, target=17), game.table())
    crossed = {one.kind for one in seen.sighting.crossed} if seen.sighting is not None else set()
    assert "smoke" in crossed


def test_a_grenade_over_the_wall_where_a_friend_sees_the_guard():
    """GRN-06, GRN-14, GRN-35: out of sight of who throws it, in sight of who stands at the corner."""
    game = assault()
    game.battle = ready(game.battle)
    aim = on_the_point(22, 25)
    landed = thrown(game, throw(at=aim), 1)
    assert landed.volley.spotted
    assert exploding(game.battle).fused[0].spot == landed.spot
    to(game, 4)
    (told,) = game.of_kind("exploded")
    assert 11 in {one.unit for one in told.struck}
