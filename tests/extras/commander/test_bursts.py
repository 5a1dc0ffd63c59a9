"""What a sergeant makes of automatic fire: bursts and sweeps by the rules' own odds, and what their rounds cost him."""

from collections import defaultdict
from dataclasses import replace
from itertools import product
from math import cos, radians, sin
from types import SimpleNamespace

import pytest
from support.asked_minds import changed
from support.in_the_yard import MINE, about, amount, best, of_chapter, placed, situation, turned, yard

from squadlog.battle.commands import Fire
from squadlog.battle.state import Arm, QueuedShot
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.mind.aims.losses import LossesWeighed
from squadlog.extras.commander.mind.chapters.bursts import BURSTS
from squadlog.extras.commander.mind.chapters.rounds import shots_spent
from squadlog.extras.commander.mind.chapters.sectors import axis_of_sector
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.orders_weighed import OrdersWeighed
from squadlog.extras.commander.mind.posed import MindView
from squadlog.extras.commander.mind.shooting import DAZE
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.ammunition.record import Magazines
from squadlog.rules.automatic_fire.odds import chance_to_jam

FILE = (4, 2, 1)
RIFLE = QueuedShot(unit=MINE, weapon="SR")


@pytest.fixture(scope="module")
def file():
    """Three wounded enemies one behind the other at some metres, whom any hit puts out."""
    at = {"u3": (17, 11.5, 270), "u4": (13, 11.5, 90), "u2": (11.5, 11.7, 90), "u1": (10, 11.3, 90)}
    posed = placed(turned(yard(), 4), **at)
    for unit in FILE:
        posed = changed(posed, unit, wound="M")
    return posed


@pytest.fixture(scope="module")
def alone(file):
    posed = changed(changed(file, 2, wound="D"), 1, wound="D")
    return changed(posed, 4, wound="none")


def with_rounds(posed, rounds, magazines):
    """With so many rounds in the rifle, and so many full magazines besides."""
    held = tuple(
        (key, Magazines(rifle=magazines - 3) if key == "ammunition" else kept)
        for key, kept in posed.known.units[MINE].held
    )
    return changed(posed, MINE, arms=(Arm(code="SR", fired=10 - rounds),), held=held)


def manner(choice):
    shot = getattr(choice.says, "shot", None)
    return "" if shot is None else shot.manner


def bursts(posed, which):
    return [one for one in of_chapter(BURSTS, posed) if manner(one) == which]


def twice_fired(posed):
    """Later in the turn, when he has fired twice: two are enough for a sweep then (AUT-26)."""
    then = replace(posed, known=replace(posed.known, now=replace(posed.known.now, subphase=6)))
    return changed(then, MINE, shots=tuple(replace(posed.known.now, subphase=s) for s in (1, 3)))


def swept(posed, choice):
    """The rules' preview of a sweep."""
    says = Fire(unit=MINE, manner="area", sector=choice.says.shot.sector)
    return situation(posed).view.now.rules.preview(says, as_if=RIFLE)


def test_three_in_a_file_are_swept_for_what_the_rules_preview_of_it(file):
    """AUT-08..AUT-15: each by his own odds, the nearest first."""
    first = best(file)[0]
    assert (manner(first), amount(first, "sweeps a sector with")) == ("area", 3)
    rules, shown = situation(file).view.now.rules, swept(file, first)
    assert [one.unit for one in shown.engaged] == list(FILE)
    takes = sum(
        file.known.units[one.unit].soldier.value
        * (rules.share_taken(one.unit, one.odds) + DAZE * float(one.odds.hit))
        for one in shown.engaged
    )
    assert amount(first, "takes") == round(takes, 1)


def test_a_burst_at_one_enemy_has_the_odds_of_its_preview(file):
    """AUT-16..AUT-27."""
    now = situation(file)
    for aimed, target in product((False, True), FILE):
        shot = now.shot_said(MINE, target, aimed=aimed, manner="concentrated")
        says = Fire(unit=MINE, target=target, manner="concentrated")
        odds = now.view.now.rules.preview(says, as_if=replace(RIFLE, aimed=aimed)).odds
        assert shot[1:4] == pytest.approx((odds.hit, odds.out, odds.jam))


def test_a_burst_of_one_who_has_fewer_rounds_is_weighed_by_those(alone):
    """AUT-05, AUT-21: though the bursts of another, or of his own before, were weighed with five."""
    shots, found = ShotsWeighed(), []
    for rounds in (10, 2):
        view = MindView(with_rounds(alone, rounds, 1))
        now = Situation(view, view.now.rules.survey(), Weights(), shots)
        says = Fire(unit=MINE, target=4, manner="concentrated")
        foreseen = view.now.rules.preview(says, as_if=RIFLE).odds
        found.append((now.shot_said(MINE, 4, manner="concentrated").out, pytest.approx(float(foreseen.out))))
    (five, all_five), (two, all_two) = found
    assert (five, two) == (all_five, all_two)
    assert five > two


def test_a_friend_whom_several_threaten_is_spared_no_more_than_he_is_worth(file):
    now = situation(file)
    surely = now.shot_said(MINE, FILE[0])._replace(hit=1.0, out=1.0)
    each = [now.denied(one, surely) for one in FILE]
    together = now.denied_by(dict.fromkeys(FILE, surely))
    assert max(each) < together < sum(each)
    assert together <= 2 * file.known.units[MINE].soldier.value


def test_what_hangs_on_one_who_is_lost_counts_in_a_sweep_too(file, monkeypatch):
    (before,) = bursts(file, "area")
    monkeypatch.setattr(LossesWeighed, "more", lambda _losses, unit: 100.0 if unit == FILE[0] else 0.0)
    (after,) = bursts(file, "area")
    odds = next(one.odds for one in swept(file, before).engaged if one.unit == FILE[0])
    assert amount(after, "takes") == pytest.approx(amount(before, "takes") + 100 * float(odds.out), abs=0.11)


def test_a_magazine_is_not_emptied_for_a_burst_where_there_is_no_other(alone):
    """A-37, AMO-10: the last round is a shot, and the last three are worth more singly."""
    last, three, full = (with_rounds(alone, *each) for each in ((1, 0), (3, 0), (10, 3)))
    assert bursts(last, "concentrated") == []
    costs = []
    for posed in (three, full):
        now = situation(posed)
        costs.append(shots_spent(now, now.view.known.units[MINE], "SR", 0.0))
    assert costs == [2, pytest.approx(0.4)]
    assert manner(best(full)[0]) == "concentrated"
    assert (best(three)[0].says.action, manner(best(three)[0])) == ("fire_throw", "")


def test_a_jam_costs_half_a_turn_by_its_chance(alone):
    """ACT-60: one shot of the two of a turn."""
    now = situation(with_rounds(alone, 10, 3))
    soldier = now.view.known.units[MINE]
    costs = [shots_spent(now, soldier, "SR", jam) for jam in (0.0, 0.3)]
    assert costs[1] - costs[0] == pytest.approx(0.3)


def test_where_there_are_bursts_nobody_reckons_with_a_third_single_shot(file):
    """AUT-26: the rules let him fire three times, the third time over a sector alone."""
    now = situation(file)
    assert (now.view.now.rules.shots_left()[MINE], now.left[MINE]) == (3, 2)


class Spots:
    """What a sector is chosen by: somebody in the middle who faces north, others 10 m from him at these degrees."""

    def __init__(self, friends):
        self.friends = [SimpleNamespace(id=one) for one in friends]
        self.survey = self
        self.figures = defaultdict(lambda: SimpleNamespace(spot=Spot(0.0, 0.0), number=0, facing_deg=0.0))
        for off in (*FOES, *friends):
            spot = Spot(10 * sin(radians(off)), 10 * cos(radians(off)))
            self.figures[off] = SimpleNamespace(spot=spot)

    def axis(self, fewest=2):
        return axis_of_sector(self, self.figures[0], FOES, 20.0, fewest)


FOES = (-20, -15, -10, 20, 26)


@pytest.mark.parametrize(
    ("friends", "axis"), [((), 345), ((-16,), 23), ((-16, 22), 345), ((-16, -14, -12, 21, 24), None)]
)
def test_the_sector_is_swept_that_holds_most_enemies_once_each_friend_counts_against_two(friends, axis):
    """AUT-08, AUT-09: three to the left, two to the right; none where friends are as many as enemies."""
    assert Spots(friends).axis() == axis


def test_a_sector_with_a_friend_in_it_is_swept_for_less_or_not_at_all(file):
    """AUT-09."""
    beside = placed(
        changed(file, 4, soldier=replace(file.known.units[4].soldier, side="red")), u4=(13, 11, 270)
    )
    assert bursts(beside, "area") == []
    (one,) = bursts(twice_fired(beside), "area")
    assert amount(one, "costs his own side") > 0
    crowded = changed(turned(beside, 1), 1, soldier=file.known.units[4].soldier)
    assert bursts(twice_fired(changed(crowded, 1, wound="D")), "area") == []


def test_who_has_fired_twice_sweeps_or_does_not_fire(file):
    """AUT-26: and what he is told stands."""
    fired = twice_fired(file)
    assert situation(fired).left[MINE] == 0
    found = {(one.says.action, manner(one)) for one in best(fired) if hasattr(one.says, "action")}
    assert ("fire_throw", "area") in found
    assert not {("fire_throw", ""), ("fire_throw", "concentrated"), ("aimed_fire", "")} & found


def test_what_a_friend_fires_at_already_counts_for_less_in_a_sweep(file):
    friend = placed(
        changed(file, 4, soldier=replace(file.known.units[4].soldier, side="red")), u4=(17, 13, 270)
    )
    shot = next(one.says for one in best(friend, 4) if getattr(one.says, "action", "") == "fire_throw")
    (before,) = bursts(twice_fired(friend), "area")
    (after,) = bursts(twice_fired(changed(friend, 4, action=about(friend, shot))), "area")
    assert amount(after, "takes") < amount(before, "takes")


def test_a_burst_of_somebody_else_is_weighed_as_his_own(file):
    """And not as a shot."""
    burst = max(bursts(file, "concentrated"), key=lambda one: one.worth)
    orders = OrdersWeighed(situation(file), MINE)
    assert orders.weigh_given(burst.says).worth == pytest.approx(burst.worth)
    plain = replace(burst.says, shot=replace(burst.says.shot, manner=""))
    assert orders.weigh_given(plain).worth != pytest.approx(burst.worth)


def test_an_area_burst_jams_as_often_as_its_dice_say(file):
    """AUT-29, A-35: one natural 1 of those that are rolled before the rounds are used up; then 1 or 2 on a die."""
    (sweep, *_) = bursts(file, "area")
    ledgers, rules = [one.ledger for one in swept(file, sweep).engaged], situation(file).view.now.rules
    for rounds in (1, 2, 5):
        jams = 0
        for faces in product(range(1, 11), repeat=len(ledgers)):
            hits = natural = 0
            for face, ledger in zip(faces, ledgers, strict=True):
                if hits < rounds:
                    natural |= face == 1
                    hits += ledger.succeeds(face)
            jams += natural
        told = rules.by_rules(lambda _seen, ctx, rounds=rounds: chance_to_jam(ledgers, rounds, ctx))
        assert told * 10 ** len(ledgers) == pytest.approx(jams / 5)


def test_a_shot_that_falls_is_fired_as_is_best_however_it_was_ordered(file, alone):
    """AUT-07."""
    for posed, wanted in ((file, "area"), (alone, "concentrated")):
        falls = replace(posed, known=replace(posed.known, stage="fire", fire_queue=(RIFLE,)))
        answers = [one for one in BURSTS.answers(situation(falls)) if isinstance(one.says, Fire)]
        assert max(answers, key=lambda one: one.worth).says.manner == wanted
        assert {"", "concentrated"} <= {one.says.manner for one in answers}


def test_what_he_says_of_bursts_is_never_refused_and_they_are_fired():
    setup = setup_of(BattleMatch(scenario="tutorial_map", levels=("sergeant", "sergeant")), 0)
    setup = replace(setup, chapters=("ammunition", "automatic_fire"))
    bout = Bout(setup, {side.id: commander_of("sergeant") for side in setup.sides})
    while bout.commands < 16:
        bout.step()
    assert bout.refused == 0
    assert "concentrated" in [command.manner for _, command in bout.said if isinstance(command, Fire)]


def test_the_burst_of_an_enemy_is_feared_where_it_takes_more_than_his_shot(alone):
    """AUT-16, AUT-20, AUT-21: more of its rounds may hit, though it hits less surely."""
    now, (foe,) = situation(alone), FILE[:1]
    shot, burst = (now.shot_said(foe, MINE, manner=one).points for one in ("", "concentrated"))
    assert now.bursting == {foe}
    assert burst > shot > 0
    unfeared = situation(alone)
    unfeared.bursting = frozenset()
    stands = [now.stand(MINE)]
    (here,), (less,) = now.weigh_places(MINE, stands), unfeared.weigh_places(MINE, stands)
    assert here.takes > less.takes
    assert here.hazard < less.hazard


@pytest.mark.parametrize("arm", [Arm(code="SR", fired=9), Arm(code="SR", jammed=True), Arm(code="SAR")])
def test_no_burst_is_feared_of_one_who_cannot_fire_any(alone, arm):
    """AUT-01, AUT-05, FIR-42."""
    (foe,) = FILE[:1]
    weapons = alone.known.units[foe].soldier.equipment
    soldier = replace(alone.known.units[foe].soldier, equipment=(*weapons, arm.code))
    assert situation(changed(alone, foe, arms=(arm,), in_hand=arm.code, soldier=soldier)).bursting == set()


def test_bursts_are_feared_where_the_chapter_is_in_force_alone(alone):
    known = replace(alone.known, chapters=("ammunition",))
    assert situation(replace(alone, known=known)).bursting == set()
