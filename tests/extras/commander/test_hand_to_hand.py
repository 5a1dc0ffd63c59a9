"""Fights hand to hand as commanders weigh them: by the odds of the blows, both ways, in the points of all else."""

from operator import mul

import pytest
from support.asked_minds import asked, changed, moved

from squadlog.base.records import replace
from squadlog.battle.commands import FaceAttacker, GiveIntent
from squadlog.battle.pending import Engagement, IntentAsked
from squadlog.extras.commander.mind.chapters import melee
from squadlog.extras.commander.mind.currency.blows import BlowsWeighed
from squadlog.extras.commander.mind.goals import locked_doors, taken_but
from squadlog.extras.commander.mind.hands import HandsMind
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.memory.steps import StoodThen
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.commander.mind.tasks import SoldierTask
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.conditions import Spot
from squadlog.survey.walking.walking_net import walking_net

BOARDER, SECOND, MARINE, CREW = 1, 3, 9, 13


@pytest.fixture(scope="module")
def corridor():
    """A boarder three metres from a marine of the ship who bars the corridor: no laser pierces either suit."""
    posed = moved(asked("pest_control", "red"), BOARDER, 12.0, 19.0)
    for unit in range(10, 13):
        posed = moved(posed, unit, 18.0, 10.0 + unit)
    return moved(posed, MARINE, 12.0, 22.0, 180.0)


def blows(posed):
    return BlowsWeighed.by_points(MindView(posed), Weights())


def opening(posed, attacker=BOARDER):
    """A fight with the marine that opens now, who had acted as it was declared."""
    return Engagement(
        attacker=attacker, defender=MARINE, declared=posed.known.now, late=True, status="opening"
    )


def intents(posed, attacker=BOARDER, defender=MARINE, **how):
    """What each choice of the boarder comes to as a fight of the two opens, the best first."""
    options = ("attack", "parry", "avoid", "out")
    wants = IntentAsked(unit=BOARDER, attacker=attacker, defender=defender, options=options)
    posed = pending(posed, pending=wants, **how)
    return {one.says.intent: one.worth for one in melee.intents(MindView(posed), blows(posed))}


def charge(posed):
    """The order by which the boarder goes at the marine, as the sergeant weighs it."""
    weighed = commander_of("sergeant").weigh(posed, BOARDER)
    return next(one for one in weighed if one.terms and one.terms[0].name == f"a fight with {MARINE} takes")


def pending(posed, **how):
    return replace(posed, known=replace(posed.known, **how))


def test_a_blow_hits_by_troop_race_wound_and_armour(corridor):
    """MEL-22, MEL-23, ARM-02: 5 or less, 2 for a marine's suit, 1 for one of the crew."""
    odds = blows(corridor)
    assert (odds.odds(BOARDER, MARINE).hits, odds.odds(BOARDER, MARINE).is_hit) == (0.3, 0.3)
    assert (odds.odds(BOARDER, CREW).hits, odds.odds(BOARDER, CREW).is_hit) == (0.5, 0.2)
    hurt = blows(changed(corridor, BOARDER, wound="M"))
    assert hurt.odds(BOARDER, MARINE).hits == 0.2


def test_who_parries_does_not_strike_and_is_hit_less(corridor):
    """MEL-28, MEL-29: 3 on the roll, and a natural 1 hits (MEL-24)."""
    odds = blows(corridor).odds(BOARDER, MARINE, stances=("attack", "parry"))
    assert (odds.hits, odds.is_hit) == (0.1, 0.0)


def test_an_even_fight_gains_nothing_and_two_against_one_halves_what_it_costs(corridor):
    """MEL-31: one melee action has one target."""
    even = blows(corridor).odds(BOARDER, MARINE)
    assert even.gains == pytest.approx(0.0)
    shared = blows(corridor).odds(BOARDER, MARINE, struck=0.5)
    assert shared.costs < 0.6 * even.costs
    assert shared.takes >= even.takes


def test_a_fight_that_is_late_in_the_turn_counts_less(corridor):
    odds = blows(corridor)
    assert odds.odds(BOARDER, MARINE, 6.0).takes < odds.odds(BOARDER, MARINE).takes
    late = pending(corridor, now=replace(corridor.known.now, subphase=10))
    assert blows(late).odds(BOARDER, MARINE, 10.0).takes == 0, "the turn after the next is not looked at"


def test_who_has_hit_strikes_better_the_next_time(corridor):
    """MEL-20, MEL-27: three blows of 0.3, or 0.4 after a hit, at one who has four levels in him."""
    hits, weights = (0.3, 0.33, 0.333), Weights()
    counts = weights.later**5, weights.later**10, weights.next_turn * weights.later**15
    fight = blows(corridor).odds(BOARDER, MARINE, struck=0.0)
    assert fight.nearer == pytest.approx(sum(map(mul, hits, counts)) / 4)


def test_how_one_fights_is_weighed_by_the_best_reply_and_by_whom_the_enemy_fights_besides(corridor):
    """MEL-10, MEL-13, MEL-28, MEL-31."""
    even = intents(corridor)
    assert next(iter(even)) == "attack"
    half_a_blow = 0.5 * blows(corridor).free_blow(MARINE, BOARDER)
    assert even["avoid"] == pytest.approx(even["attack"] - half_a_blow)
    hurt = changed(corridor, BOARDER, wound="S")
    alone = intents(hurt)
    assert next(iter(alone)) == "parry"
    assert intents(hurt, attacker=MARINE, defender=BOARDER) == alone, "whoever of the two began"
    assert alone["parry"] == blows(hurt).odds(BOARDER, MARINE, stances=("parry", "attack")).gains
    assert alone["attack"] < intents(hurt, engagements=(opening(hurt, SECOND),))["attack"] < 0


def test_a_charge_counts_that_the_enemy_may_get_clear_and_fires_no_more_once_he_is_held(corridor):
    """MEL-08: surely, who has yet to act; MEL-10: by a roll, who has acted; ACT-25: not at all, who kneels."""
    hurt = changed(corridor, MARINE, wound="S")
    late = charge(hurt)
    assert charge(changed(hurt, MARINE, performed=False)).worth < late.worth
    assert late.worth < charge(changed(hurt, MARINE, posture="kneeling")).worth
    terms = {term.name: term.amount for term in late.terms}
    assert (terms["may lose"], terms["keeps him from taking"] > 0) == (0, True)


def test_a_charge_back_to_where_he_stood_a_second_ago_costs_what_turning_back_costs(corridor):
    plain = charge(corridor)
    end, index = plain.says.move.path[-1], corridor.known.now.index
    stood = (StoodThen(unit=BOARDER, index=index - 1, spot=Spot(end.x, end.y)),)
    back = charge(replace(corridor, stood=stood))
    assert back.worth == pytest.approx(plain.worth - Weights().back)
    assert [one.amount for one in back.terms if one.name == "turns back, which costs"] == [Weights().back]


def test_who_kneels_rises_before_he_charges_and_who_is_too_far_for_a_second_begins_the_way(corridor):
    """ACT-25, MEL-02."""
    assert charge(changed(corridor, BOARDER, posture="kneeling")).says.posture == "standing"
    says = charge(moved(moved(corridor, BOARDER, 12.0, 18.6), MARINE, 12.0, 23.5, 180.0)).says
    assert (says.mode, says.engage) == ("run", None)


def test_who_bars_the_way_or_stands_where_one_is_to_be_keeps_one_from_what_is_behind(corridor):
    survey = MindView(corridor).now.rules.survey()
    task = SoldierTask(MindView(corridor), survey, BOARDER, Weights())
    net = walking_net(corridor.known.setup.map)
    bridge = net.spot(net.nodes_in(survey.world, task.area)[0])
    assert 0 < task.behind(Spot(12.0, 22.0)) < task.behind(bridge)
    assert task.behind(Spot(12.0, 15.0)) == task.behind(Spot(12.0, 22.0, 2)) == 0


@pytest.mark.parametrize("level", ["hands", "sergeant"])
def test_who_is_kept_from_the_bridge_by_one_whom_no_shot_wounds_charges_him(corridor, level):
    """MEL-02, MEL-03: he runs up to him and attacks in the same second."""
    choices = [one.says for one in commander_of(level).weigh(corridor, BOARDER)]
    assert next(says for says in choices if getattr(says, "shot", None) is None).engage == MARINE


@pytest.mark.parametrize("level", ["hands", "sergeant"])
@pytest.mark.parametrize("has_map", [True, False])
def test_marines_strike_rather_than_parry(corridor, level, has_map):
    """MEL-28: two who only parry never hurt each other."""
    setup = corridor.known.setup if has_map else replace(corridor.known.setup, map="")
    wants = IntentAsked(unit=BOARDER, attacker=BOARDER, defender=MARINE, options=("attack", "parry", "out"))
    posed = pending(corridor, setup=setup, engagements=(opening(corridor),), pending=wants)
    assert commander_of(level).think(posed).says == GiveIntent(unit=BOARDER, intent="attack")


@pytest.mark.parametrize("level", ["hands", "sergeant"])
def test_who_is_attacked_faces_him_or_gets_clear(corridor, level):
    """MEL-05, MEL-07, MEL-08."""
    near = moved(corridor, MARINE, 12.0, 19.9, 180.0)
    fight = Engagement(attacker=MARINE, defender=BOARDER, declared=near.known.now, late=False)
    says = commander_of(level).weigh(pending(near, engagements=(fight,)), BOARDER)[0].says
    assert isinstance(says, FaceAttacker) or says.move.goes


def test_bodies_are_walked_over(corridor):
    """AMB-123."""
    net = walking_net(corridor.known.setup.map, locked_doors(corridor.known))
    dead = changed(corridor, MARINE, wound="D")
    stands, lies = (taken_but(net, MindView(one).now.rules.survey(), BOARDER) for one in (corridor, dead))
    assert len(stands.spots) - len(lies.spots) == 1


def test_two_in_a_doorway_go_through_it_one_by_one(corridor):
    """ACT-18: the middle of the doorway is too near to both, and yet one may go."""
    posed = moved(moved(corridor, BOARDER, 12.2, 23.8), SECOND, 11.7, 23.7)
    posed = moved(posed, MARINE, 18.0, 12.0)
    breached = replace(posed.known.features["D6"], state="destroyed")
    known = replace(posed.known, features={**posed.known.features, "D6": breached})
    choices = [one.says for one in HandsMind().weigh(Posed(known=known, side="red"), BOARDER)]
    ways = [says.move.path for says in choices if says.kind == "declare" and says.move.path]
    assert ways[0][-1].y > 24
