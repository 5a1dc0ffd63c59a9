"""A scene for each ruling of leaders, quality, rout, rally and regrouping, as `ruled_scenes` has them."""

from support import led_in_battle
from support.battles import skirmish, table
from support.playing import Played
from support.ruled_scenes import rulings_with, stands

from squadlog.battle.commands import Correct, Declare, Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common import wounds
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.leadership.chain import squads
from squadlog.rules.quality.record import quality_of
from squadlog.rules.regroup.record import MergeSquads
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.record import TakeCharge, is_routed
from squadlog.rules.rout.testing import is_tested, phase
from squadlog.rules.rout.weighing import rout_ledger
from squadlog.rules.timed_play.record import TimeOut
from squadlog.rules.turn.initiative import modifiers
from squadlog.setup.chapters import chapters_in_force
from squadlog.squads.cost import bill
from squadlog.squads.plan import SoldierPlan, SquadPlan


def teams(read, **more):
    """A squad of two fire teams, led by 1 with -2; what is added to the roll of the second."""
    battle = led_in_battle.two_teams(**more)
    told = modifiers(battle, battle.groupings["two"], add_chapters(table(rulings=read), battle))
    return sum(line.value for line in told if line.applied)


MORALE = led_in_battle.MORALE


def squad(*, soldiers=None, units=None, **battle):
    """Units 1 to 4 under 1, rating 0; 11 leads 12; the end of turn 12."""
    given = {1: {"leader": 0}, 11: {"leader": 0}}
    for number, changes in (soldiers or {}).items():
        given[number] = {**given.get(number, {}), **changes}
    return skirmish(
        (1, 2, 3, 4),
        (11, 12),
        soldiers=given,
        units=units,
        setup_changes=MORALE,
        **{"now": Moment(12, 10), **battle},
    )


def rout_sum(battle, read):
    at_it = table(rulings=read)
    return rout_ledger(plight_of(battle, squads(battle)[0], at_it), at_it).total


def broken(*faces, **changes):
    """Who is routed after the phase, rolled with these faces, and who still does what it did."""

    def scene(read):
        story = EventRecorder(squad(**changes))
        phase(story, table((*faces, 99, 99, 99), rulings=read))
        units = story.battle.units.values()
        return [unit.id for unit in units if is_routed(unit)], [unit.id for unit in units if unit.opportunity]

    return scene


def heartened(read):
    """One of blue wounds another: nobody of red did it."""
    story = EventRecorder(squad())
    wounds.wound(story, 11, 1, table(), by=12, cause="fire")
    return rout_sum(story.battle, read)


def kneels(read):
    played = Played(squad(now=Moment(1, 1)), read)
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    return stands(played, Declare(unit=2, action="position_change", posture="prone"))


def leaderless(read, *, then):
    played = Played(squad(now=Moment(1, 1), units={1: {"wound": "U"}}), read)
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    if then:
        played.do(TakeCharge(unit=3))
        return rout_sum(played.battle, read)
    return stands(played, TakeCharge(unit=2))


def rallies(read):
    played = Played(squad(now=Moment(1, 1)), read)
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    return stands(played, Declare(unit=1, action="rally"))


def merged(read, *, strong):
    """Alpha under 1, veterans, takes Bravo, green; of Bravo all or half have fallen."""
    soldiers = {number: {"squad": "A", "quality": "veteran"} for number in (1, 2, 3, 4)}
    soldiers |= {number: {"squad": "B", "quality": "green"} for number in (21, 22, 23, 24)}
    soldiers[1]["leader"] = 0
    fallen = (23, 24) if strong else (3, 4, 23, 24)
    units = {number: {"wound": "D"} for number in fallen}
    played = Played(led_in_battle.as_turn_opens((1, 2, 3, 4), (21, 22, 23, 24), soldiers, units), read)
    join = MergeSquads(unit=1, units=(21,))
    if strong:
        return stands(played, join)
    played.do(join)
    return quality_of(played.unit(1))


def out_of_time(read):
    played = Played(skirmish(setup_changes={"chapters": ("timed_play",)}), read)
    played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1)))
    played.do(Done())
    played.do(Done())
    played.do(TimeOut())
    return played.unit(1).declaration.choice


MIXED = SquadPlan(name="S", quality="elite", soldiers=(SoldierPlan(name="1", troop="marines"),))

SCENES = {
    "leaders.scenario_override": lambda read: teams(read, soldiers={3: {"leader": 1}}),
    "leaders.unconscious_is_dead": lambda read: teams(read, units={1: {"wound": "U"}}),
    "leaders.race_scope": lambda read: teams(read, soldiers={1: {"leader": -2, "race": "Zog"}}),
    "leaders.initiative_scope": teams,
    "initiative.quality": lambda read: teams(read, quality="elite"),
    "rout.roll": broken(6, 5, 6),
    "rout.below_one": broken(10, soldiers={1: {"leader": 2}}),
    "rout.leader_rating": lambda read: rout_sum(squad(soldiers={1: {"leader": 2}}), read),
    "rout.enemy_leader": lambda read: rout_sum(squad(units={11: {"wound": "D"}}), read),
    "rout.interval": lambda read: is_tested(11, table(rulings=read)),
    "rout.dead_leader_after_replacement": lambda read: leaderless(read, then=True),
    "rout.enemy_losses": heartened,
    "rout.extra_actions": kneels,
    "rout.ongoing": broken(3, units={2: {"opportunity": "SR"}}),
    "rally.mode": rallies,
    "take_charge.routed_ok": lambda read: leaderless(read, then=False),
    "regroup.tie": lambda read: merged(read, strong=False),
    "regroup.leader_squad_exempt": lambda read: merged(read, strong=True),
    "cost.quality": lambda read: bill(MIXED, load_rulebook(), rulings_with(read)).total,
    "timed.expiry": out_of_time,
    "quality.standalone": lambda read: chapters_in_force(("quality",), (), rulings_with(read)),
    "s3.ammunition": lambda read: chapters_in_force((), ("automatic_fire",), rulings_with(read)),
}  # fmt: skip
"""What comes of each ruling in some scene: given the readings that differ, something to compare."""
