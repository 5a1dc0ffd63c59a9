"""The sergeant: his shots are those of the rules, his lines those of the ground, and his reasons what he weighed."""

import re
from dataclasses import replace
from math import hypot

import pytest
from support.commanding import Commanded
from support.matches import hasty_store
from support.to_and_fro import WatchedBout
from support.walking import walk_battle

from squadlog.battle.commands import Declare, Fire, Hold
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Ongoing, ShotPlan
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.exercises.shelf import find_exercise
from squadlog.extras.commander.mind.currency.fighter import STANCE_S
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import Considered, MindView, Posed
from squadlog.extras.commander.mind.sergeant import SergeantMind
from squadlog.extras.commander.mind.shooting import shots_of
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.tempers import temper_of
from squadlog.extras.commander.mind.weights import Weights
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.facts.seats import Speaker
from squadlog.ground.sight.arcs import in_front
from squadlog.ground.sight.los_verdict import judge_line
from squadlog.session.battle_session import Session
from squadlog.survey import sightings
from squadlog.survey.danger.lines_known import LookAsked, PostureAt, lines_known

MAPPED = "tutorial_map"
AGAIN = 16
"""Words of a battle that is fought twice."""


@pytest.fixture(scope="module")
def fought():
    """A battle on a map between a sergeant and a recruit, and all that the sergeant has thought in it."""
    setup = setup_of(BattleMatch(scenario=MAPPED, levels=("sergeant", "recruit")), 1)
    heard = []

    class Heard(SergeantMind):
        def think(self, posed):
            considered = super().think(posed)
            heard.append((posed, considered))
            return considered

    first, second = (side.id for side in setup.sides)
    bout = WatchedBout(setup, {first: Heard(), second: commander_of("recruit")})
    return bout.play(), bout, heard


def situations(heard):
    """The battle at each of his orders, as he sees it."""
    for posed, considered in heard:
        if isinstance(considered.says, Declare | Hold):
            view = MindView(posed)
            yield Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())


def test_nothing_that_he_says_is_refused_and_nobody_walks_to_and_fro(fought):
    played, bout, heard = fought
    assert (played.refused, played.fault, played.cut) == (0, "", False)
    assert len(heard) > 15
    assert bout.went_back == []


def test_who_walks_to_and_fro_with_nothing_new_to_him_is_found():
    setup = setup_of(BattleMatch(scenario=MAPPED, levels=("sergeant", "cautious")), 1)
    first, second = (side.id for side in setup.sides)

    class Paces(type(commander_of("cautious"))):
        """One soldier walks 2 m ahead in a second, and back in the next."""

        def think(self, posed):
            view = MindView(posed)
            unit = next(iter(view.undecided()), None) if view.question.kind == "declare" else None
            if unit is None or not view.question.mine:
                return super().think(posed)
            mode = ("walk", "backward")[posed.known.now.subphase % 2]
            says = Declare(unit=unit, action="move", mode=mode, move=StatedMove(distance_m=2.0))
            return (
                Considered(says=says, why="it paces")
                if view.stands(says)
                else Considered(says=Hold(unit=unit))
            )

    bout = WatchedBout(setup, {first: Paces(), second: commander_of("cautious")})
    while len(bout.went_back) < 1 and bout.battle.now.turn < 2:
        bout.step()
    assert "it paces" in str(bout.went_back[0])


def test_the_same_battle_is_fought_again_the_same(fought):
    _, bout, _ = fought
    again = Bout(
        bout.battle.setup, {side: commander_of(mind.name.split("/")[0]) for side, mind in bout.minds.items()}
    )
    for _ in range(AGAIN):
        again.step()
    assert again.said == bout.said[:AGAIN]


def test_a_shot_from_place_to_place_is_worth_what_the_preview_of_that_shot_says(fought):
    """FIR-01, CAS-01: all shots that anybody could fire from where he stands."""
    tried = 0
    for now in situations(fought[2]):
        figures, rules = now.survey.figures, now.view.now.rules
        for one in now.friends:
            for foe in now.foes:
                shown = rules.preview(Fire(unit=one.id, target=foe.id))
                if (
                    not in_front(figures[one.id], figures[foe.id].spot, now.world.readings)
                    or shown.odds is None
                ):
                    continue
                shot = now.shot_said(one.id, foe.id)
                assert bool(shot.hit) <= shown.sighting.in_sight.value
                if shot.hit and one.moved.mode is None:
                    assert shot.hit == pytest.approx(float(shown.odds.hit))
                    assert shot.out == pytest.approx(float(shown.odds.out))
                    tried += 1
                    if all(crossed.kind != "unit" for crossed in shown.sighting.crossed):
                        assert now.shot_now(one.id, foe.id) == shot
    assert tried > 5


def test_no_shot_is_ordered_along_a_line_that_only_people_can_call(fought, monkeypatch):
    """Such a shot was ordered second after second, and let go each time (LOS-03)."""
    now, firer, target = next(
        (now, one.id, foe.id)
        for now in situations(fought[2])
        for one in now.friends
        for foe in now.foes
        if now.shot_said(one.id, foe.id).hit
    )
    assert shots_of(now.view, firer)[1]
    clear = sightings.sighting
    monkeypatch.setattr(
        sightings, "sighting", lambda *asked, **more: replace(clear(*asked, **more), too_close=True)
    )
    afresh = Situation(now.view, now.survey, Weights(), ShotsWeighed())
    assert not afresh.shot_said(firer, target).hit
    assert shots_of(now.view, firer)[1] == (), "no recruit orders one either"


def test_reasons_tell_the_way_that_is_left_which_may_decide_alone(fought):
    """To stand up and to hold had equal terms, where only who stands is nearer to his goal."""
    left = {
        term.amount
        for _, considered in fought[2]
        for one in considered.weighed
        for term in one.terms
        if isinstance(one.says, Hold) and term.name == "has yet"
    }
    assert len(left) > 3
    assert all(metres > 0 for metres in left)


def test_lines_that_are_kept_are_those_that_are_looked_along_now(fought):
    """LOS-01: who stands between the two is left out."""
    for now in list(situations(fought[2]))[::5]:
        world, lines = now.world, lines_known(now.world)
        bare = world.compiled.ground(replace(world.conditions, figures=(), bodies=()))
        asked = [LookAsked(now.stand(a.id), now.stand(b.id)) for a in now.friends for b in now.foes]
        told = lines.look(world, asked)
        assert told == lines.look(world, asked)
        for (one, other, _), facts in zip(asked, told, strict=True):
            from_here = replace(now.survey.figures[now.friends[0].id], spot=one.spot, posture=one.posture)
            to = replace(now.survey.figures[now.foes[0].id], spot=other.spot, posture=other.posture)
            assert (facts is not None) == (
                judge_line(bare, from_here, to, world.readings).verdict != "blocked"
            )


def test_each_number_of_his_reasons_is_one_that_was_weighed(fought):
    weighed = [one for _, one in fought[2] if one.weighed]
    for one in weighed:
        numbers = {f"{term.amount:g}" for choice in one.weighed for term in choice.terms}
        numbers |= set(
            re.findall(r"\d+", " ".join(term.name for choice in one.weighed for term in choice.terms))
        )
        assert set(re.findall(r"\d+(?:\.\d+)?(?:e-\d+)?", one.why)) <= numbers
    assert any("; rather than hold: " in one.why for one in weighed)


def test_the_more_he_fears_the_less_any_order_is_worth_that_leaves_him_in_sight(fought):
    for posed, considered in [one for one in fought[2] if isinstance(one[1].says, Declare)][::4]:
        brave, timid = SergeantMind(Weights(fear=0.0)), SergeantMind(Weights(fear=2.0))
        unit = considered.says.unit
        one, other = ({c.says: c.worth for c in mind.weigh(posed, unit)} for mind in (brave, timid))
        assert all(other[says] <= worth + 1e-9 for says, worth in one.items() if says in other)


def test_nobody_may_lose_more_than_he_is_worth(fought):
    lost = [
        (term.amount, posed.known.units[choice.says.unit].soldier.value)
        for posed, considered in fought[2]
        for choice in considered.weighed
        for term in choice.terms
        if term.name == "may lose"
    ]
    assert lost
    assert all(amount <= value + 0.1 for amount, value in lost)


def test_fire_that_somebody_draws_is_spared_to_the_friends_whom_those_enemies_see():
    """An enemy shares his shots among all whom he sees, so the others lose the less the more they are."""
    view = MindView(find_exercise("seen_by_five").posed)
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    found = {}
    for friend in now.friends:
        (here,) = now.weigh_places(friend.id, [now.stand(friend.id)])
        spared = 0.0
        for foe in now.foes:
            seen = [one for one in now.watched_by[foe.id] if one != friend.id]
            taken = sum(now.shot_now(foe.id, one).points for one in seen)
            if seen and now.shot_now(foe.id, friend.id).hit:
                spared += (taken / len(seen) - taken / (len(seen) + 1)) * sum(now.fires_again(foe))
        assert here.eases == pytest.approx(spared)
        found[friend.id] = spared
    assert max(found.values()) > 0
    bold, alone = (SergeantMind(Weights(support=support)) for support in (1.0, 0.0))
    holds = [
        next(one.worth for one in mind.weigh(view.posed, view.undecided()[0]) if isinstance(one.says, Hold))
        for mind in (bold, alone)
    ]
    assert holds[0] - holds[1] == pytest.approx(found[view.undecided()[0]])


def test_where_others_stand_is_found_on_the_net_by_which_he_goes():
    """A door that has been locked or opened since makes another net, with other numbers."""
    view = MindView(find_exercise("the_locked_door").posed)
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    unit = view.undecided()[0]
    taken = now.taken_but(unit)
    assert taken.nodes
    others = [figure.spot for number, figure in now.survey.figures.items() if number != unit]
    assert set(taken.spots) == set(others)
    spots = [now.net.spot(node) for node in taken.nodes]
    assert all(
        any(hypot(one.x - at.x, one.y - at.y) < 0.5 and one.floor == at.floor for one in others)
        for at in spots
    )


def test_an_order_of_somebody_else_is_weighed_as_his_own(fought):
    mind, met = commander_of("sergeant"), set()
    for posed, considered in [one for one in fought[2] if one[1].weighed][::2]:
        for choice in considered.weighed[:2]:
            if isinstance(choice.says, Declare) and choice.says.action != "open_close_door":
                assert mind.weigh_command(posed, choice.says).worth == pytest.approx(choice.worth)
                met.add(choice.says.action)
    assert met >= {"fire_throw", "move"}


def test_a_temper_changes_what_is_weighed_and_one_who_has_lost_too_many_draws_back():
    steady, careful = temper_of("steady"), temper_of("careful")
    assert Weights().in_temper(careful, 0.0).fear > Weights().in_temper(steady, 0.0).fear
    assert Weights().in_temper(careful, 0.4).pull > 0 > Weights().in_temper(careful, 0.6).pull
    assert Weights().in_temper(temper_of("hold"), 0.9).goal == 0


def asked_of_both(target=None):
    """Two who see enemy 2, as 4 is asked; with a `target` both have a shot at him in hand."""
    posed = find_exercise("two_in_sight").posed
    if target is None:
        return posed
    shot = Ongoing(
        kind="fire_throw",
        start=posed.known.now,
        end=posed.known.now,
        shot=ShotPlan(weapon="SR", target=target),
    )
    units = {**posed.known.units}
    for unit in (3, 4):
        units[unit] = replace(units[unit], action=shot)
    return replace(posed, known=replace(posed.known, units=units))


def worths(posed, weights=None):
    return {one.says: one.worth for one in SergeantMind(weights).weigh(posed, 4)}


def test_what_friends_have_in_hand_already_counts_once_however_many_they_are():
    """The chance that he is out by either shot, and only what is left of him draws the next one."""
    view = MindView(asked_of_both(2))
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    either = [now.shot_now(unit, 2).out for unit in (3, 4)]
    assert min(either) > 0
    assert now.claimed == {2: pytest.approx(1 - (1 - either[0]) * (1 - either[1]))}
    units = {**view.known.units}
    units[4] = replace(units[4], action=None)
    posed = replace(view.posed, known=replace(view.known, units=units))
    alone, shared = worths(posed, Weights(claims=0.0)), worths(posed)
    at_him = [says for says in shared if getattr(says, "shot", None) and says.shot.target == 2]
    assert at_him
    assert all(shared[says] < alone[says] for says in at_him)


def test_a_crawl_of_somebody_else_is_weighed_as_one_who_lies_where_it_ends():
    """ACT-34."""
    view = MindView(asked_of_both())
    now = Situation(view, view.now.rules.survey(), Weights(), ShotsWeighed())
    spot = now.survey.figures[4].spot
    way = StatedMove(path=(Waypoint(x=spot.x, y=spot.y),))
    says = Declare(unit=4, action="move", mode="crawl", move=way)
    standing, lying = (
        one.takes + one.later for one in now.weigh_places(4, [PostureAt(spot), PostureAt(spot, "prone")])
    )
    assert lying < standing - 0.1
    assert commander_of("sergeant").weigh_command(view.posed, says).terms[-1].amount == round(lying, 1)


def test_who_lies_is_told_with_the_seconds_in_which_he_rises_before_he_goes():
    """ACT-22."""
    posed = asked_of_both()
    lies = replace(posed.known.units[4], posture="prone")
    posed = replace(posed, known=replace(posed.known, units={**posed.known.units, 4: lies}))
    weighed = SergeantMind(Weights(fear=9.0)).weigh(posed, 4)
    goes = [{term.name: term.amount for term in one.terms} for one in weighed]
    after = [one["stands there after"] for one in goes if "stands there after" in one]
    assert after
    assert min(after) > STANCE_S


def test_the_temper_of_whoever_asks_is_the_one_that_weighs():
    posed = asked_of_both()
    steady, careful = worths(replace(posed, temper="steady")), worths(replace(posed, temper="careful"))
    temper = temper_of("careful")
    assert careful == worths(posed, Weights().in_temper(temper, 0.0)) != steady
    units = {**posed.known.units}
    units[3] = replace(units[3], wound="D")
    beaten = replace(posed, known=replace(posed.known, units=units))
    drawn_back = worths(replace(beaten, temper="skittish"))
    assert drawn_back == worths(beaten, Weights().in_temper(temper_of("skittish"), 0.5))
    assert drawn_back != worths(beaten, Weights().in_temper(temper_of("skittish"), 0.0))


@pytest.mark.parametrize("seed", [4])
def test_what_he_says_in_walked_battles_is_never_refused(seed):
    class Begins(Commanded):
        most, share, level = 14, 0.9, "sergeant"

    walked = walk_battle(seed, Begins, turns=1)
    assert walked.faults == []
    assert not walked.refused


def test_half_of_a_squad_watches_while_the_others_go_and_stairs_are_climbed():
    """ACT-54, STO-04: two sergeants on three floors, nobody in sight of anybody."""
    setup = setup_of(BattleMatch(scenario="counting_house", levels=("sergeant", "sergeant")), 0)
    bout = Bout(setup, {side.id: SergeantMind() for side in setup.sides})
    orders = []
    while bout.commands < 70 and "stairs_floor" not in orders:
        bout.step()
        orders = [command.action for _, command in bout.said if isinstance(command, Declare)]
    assert "stairs_floor" in orders
    assert orders.count("opportunity_fire") >= 4
    for grouping in bout.battle.groupings:
        watching = [one.opportunity is not None for one in bout.battle.members(grouping)]
        assert sum(watching) <= len(watching) / 2 + 1


def test_whom_his_pack_carries_on_is_told_where_to_go(tmp_path):
    """BNC-09: who runs with the bounce pack on cannot stop, whatever else would be worth more."""
    setup = replace(
        setup_of(BattleMatch(scenario=MAPPED, levels=("sergeant", "recruit")), 0), typed_dice=(), seed=5
    )
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), setup).seat(Speaker())
    for said in ("begin", "initiative", "move", "walk 1 4m", "done", "done", "run 1 5m", "done", "done"):
        assert not isinstance(seat.say(said), Refusal)
    assert seat.rules.refusal(Hold(unit=1)) is not None
    weighed = SergeantMind().weigh(Posed(known=seat.known, side="blue"), 1)
    assert weighed
    assert {one.says.action for one in weighed} == {"move"}
    considered = SergeantMind().think(Posed(known=seat.known, side="blue"))
    assert considered.says.unit == 1
    assert considered.why.endswith("; he cannot hold.")
    assert not [one for one in considered.weighed if isinstance(one.says, Hold)]
