"""A scene for each ruling about what a side has for all of it: under the readings that differ, something to compare."""

from support.battles import setup, table
from support.made_up import made_up
from support.on_maps import on_map
from support.piles import FIELD, at, before
from support.playing import Played
from support.playing_on_maps import OnMap
from support.side_things import mapped, stated, thing

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Lying, Waypoint
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.common.kept.laid_things import LayThing, thing_called
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import refusal
from squadlog.rules.ground_sensor import seeking
from squadlog.rules.hiding.piles import PlacementOver, Reveal, SearchNoMore, hiding_of, is_hidden
from squadlog.rules.jammer.record import ITEM, jammer_of
from squadlog.squads.goods import most_of

TARPED = ("hiding", "holotarp")
BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={
            "bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))
        }
    ),
)


def _stands(played, command):
    refused = refusal(played.battle, command, played._table(())[0])
    return "stands" if refused is None else refused.rule


def _tinted(read):
    terms = {"goods": (Goods(side="blue", item="camo_tinter"),)}
    played = stated(("camo_tinter",), setup=terms, soldiers={11: {"armour": "TS"}})
    board = add_chapters(table(rulings=read), played.battle)
    return [one.applied for one in board.added("ranged", played.battle, 1, 11)]


def _covered(read):
    """Whether a covered sensor lies under a pile, and whether its owner rolls in secret."""
    terms = {
        "chapters": ("hiding", "ground_sensor"),
        "goods": (Goods(side="blue", item="ground_sensor", secret=True),),
        "rulings": tuple(read.items()),
    }
    played = before(rulings=read, setup=terms)
    played.do(LayThing(side="blue", what="sensor", at=at(20, 10), covered=True))
    return bool(hiding_of(played.battle).piles), seeking.over(played.battle)


def _alone(read):
    terms = {"rulings": tuple(read.items())}
    return seeking.over(mapped(("hiding", "ground_sensor"), thing("sensor", at=(2, 2)), setup=terms).battle)


def _from_the_unconscious(read):
    played = stated(
        ("jammer",), thing("jammer", "blue", bearer=11), order=("blue", "red"), rulings=read,
        units={11: {"items": (ITEM,), "wound": "U"}},
    )  # fmt: skip
    return _stands(played, Declare(unit=12, action="pick_up_object", target=11, item=ITEM))


def _armour(read):
    """The levels of a hit on a jammer."""
    units = {11: {"items": (ITEM,), "wound": "D"}}
    played = stated(("jammer",), thing("jammer", "blue", bearer=11), rulings=read, units=units)
    aim = ShotPlan(weapon="SR", target=Lying("blue-jammer-1"))
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=aim))
    while played.battle.stage == "actions":
        played.do(Done())
    return played.do(Fire(unit=1), 2)[0].levels


def _loose(read):
    with made_up(chapter=BANG):
        played = mapped(("jammer", "made_up"), thing("jammer", "blue", at=(35, 10)), rulings=read)
        now = Moment(1, 1)
        bang = fuse_lit_event(
            played.battle, what="bang", at=now, since=now, side="red", by=1, spot=Waypoint(x=33, y=10)
        )
        played.battle = evolve(played.battle, bang)
        while played.battle.now == now:
            played.do(Done())
        return thing_called(played.battle, "blue-jammer-1").condition


def _named(read):
    """Whether anybody has the jammer where nobody leads but in name."""
    goods = (Goods(side="blue", item=ITEM),)
    played = Played(first_state(setup((1,), (11,), chapters=("jammer",), goods=goods)), read)
    played.do(Begin())
    return jammer_of(played.battle, "blue") is None


def _fired_at(read):
    """From outside its square, and from inside."""
    found = []
    for x in (10, 19):
        played = mapped(
            TARPED, thing("tarp", "blue", at=(20, 10), width_m=4.0), places={1: (x, 10, 90), 11: (38, 2, 0)},
            rulings=read,
        )  # fmt: skip
        aim = ShotPlan(weapon="SR", target=Lying("blue-tarp-1"))
        played.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=aim))
        while played.battle.stage == "actions":
            played.do(Done())
        found.append(_stands(played, Fire(unit=1)))
    return found


def _under(read):
    """Unit 11 of blue begins under a tarp, 12 beside it; red stands off."""
    terms = {
        "chapters": TARPED,
        "goods": (Goods(side="blue", item="holotarp"),),
        "rulings": tuple(read.items()),
    }
    places = {1: (5, 10, 90), 11: (20, 10, 270), 12: (30, 10, 270)}
    played = OnMap(on_map(FIELD, places, stage="setup", order=(), setup_changes=terms), read)
    played.do(LayThing(side="blue", what="tarp", at=at(20, 10)))
    for side in ("red", "blue"):
        played.do(PlacementOver(side=side))
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    if played.battle.stage == "detection":
        played.do(SearchNoMore(side="red"))
    return played


def _acts(read):
    played = _under(read)
    played.do(Done())
    played.do(Reveal(unit=11))
    for _ in range(3):
        played.do(Done())
    return is_hidden(played.unit(11))


def _goes_under(read):
    played = _under(read)
    moved = UnitCorrected(unit=12, changes=(("at", "21,11"),), reason="walked")
    played.battle = evolve(played.battle, moved)
    for _ in range(2):
        played.do(Done())
    return is_hidden(played.unit(12))


SCENES = {
    "camo.scope": _tinted,
    "sensor.concealed": _covered,
    "sensor.detects_alone": _alone,
    "ecm.af": _armour,
    "ecm.unconscious_leader": _from_the_unconscious,
    "ecm.blast_loose": _loose,
    "leaders.nominal": _named,
    "holotarp.direct_fire": _fired_at,
    "holotarp.action_reveals": _acts,
    "holotarp.hides_later": _goes_under,
    "holotarp.max": lambda read: most_of(load_rulebook().costs["holotarp"], table(rulings=read).rulings),
}
