"""The Toll Bridge: three sides, written from the page for authors alone, from set-up to the count."""

import pytest
from support.evenings import Evening
from support.strolls import Stroll

from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.rules.scenario.progress import progress_of
from squadlog.setup.purchases import purchases
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.scene_files import load_scene


class Toll(Stroll):
    """Set up and begun, the program rolling."""

    def __init__(self, store):
        super().__init__(store, "toll_bridge")

    def begun(self):
        self.says("deployed red", "deployed blue", "deployed green", "placed green", "begin")
        return self

    def says(self, *sentences):
        for sentence in sentences:
            self.say(sentence)

    def no(self, sentence):
        outcome = self.session.say(sentence)
        assert isinstance(outcome, Refusal), f"{sentence}: {outcome}"
        return outcome.sentence

    def counted(self):
        """What each objective is worth now, and each side in all, as the referee knows."""
        scores = self.session.victory["referee"].score()
        parts = {one.part or one.called: one.points for side in scores for one in side.further}
        return {name: points for name, points in parts.items() if points}, {
            side.side: float(side.points) for side in scores
        }


def test_it_is_set_up_in_order_and_in_secret(store):
    """SET-05, SCN-09: TOG first, each in its areas, nobody seen by the others."""
    toll = Toll(store)
    assert toll.no("deployed blue") == "TOG sets up before Commonwealth."
    toll.say("deployed red")
    assert toll.no("put 5 25,16 facing west") == "TOG has set up already."
    seen = toll.session.views.seen("blue").units
    assert [(seen[number].position, seen[number].floor) for number in (5, 7, 9)] == [(None, 1)] * 3
    assert "ambush_laid" not in progress_of(toll.battle).fired
    toll.says("deployed blue", "deployed green")
    assert "ambush_laid" in progress_of(toll.battle).fired
    assert "ambush_laid" not in progress_of(toll.session.views.seen("blue")).fired


def test_each_condition_binds_until_it_is_lifted(store):
    """SCN-12, A-119: hold fire, stay in, no action, keep out, limit."""
    toll = Toll(store).begun()
    assert toll.refused(5, "fire 5 at 1").sentence.startswith("The prefect's word: 5 Balbus holds fire")
    assert toll.refused(5, "walk 5 toward 20,15").sentence.startswith("On duty: 5 Balbus would leave")
    assert toll.refused(9, "sprint 9 toward 24,20").sentence == "Quiet feet: 9 Krassk may not sprint now."
    toll.says(
        "correct D1 state=open because it was opened",
        "correct 1 at=22,15 facing=east because he runs",
        "correct 2 at=20.5,14 facing=east because she runs",
        "correct 3 at=18,15 facing=east because he runs",
        "correct 4 at=13,14 facing=east because he runs",
    )
    assert toll.refused(1, "walk 1 toward 26,15").sentence.startswith("The toll comes first: 1 John Doe")
    toll.say("scenario set narrow count 2")
    most = "would be in bridge after 2.0 m, where the limit is 2 units."
    assert toll.refused(4, "walk 4 toward 17,14").sentence == f"Rotten planks: 4 Pio Vance {most}"
    toll.say("scenario stop quiet_feet")
    toll.turn_of(1)
    toll.says("fire 1 at 5", "done", "done", "done", "done", "done")
    assert toll.session.due["referee"].ask().kind == "fire"
    toll.says("fire 1")
    toll.turn_of(6)
    assert {"couriers_fire", "watch_attacked", "shots", "uproar"} <= {*progress_of(toll.battle).fired}
    assert {"wardens_live", "quarrel"} <= {*progress_of(toll.battle).shown}
    toll.say("walk 6 toward 23,15")


def test_the_objectives_are_counted_and_the_result_stays(store):
    """SCN-10, VIC-01..VIC-06: carried, left, prevented, held, judged, points left over."""
    toll = Toll(store).begun()
    assert toll.counted() == (
        {"toll": 100, "watchful": 50, "points not spent": 37},
        {"blue": 0, "red": 150, "green": 37},
    )
    for number, item, way in (
        (2, "ciphers", "rim"),
        (3, "seal", "east_road"),
        (4, "pay chest key", "east_road"),
    ):
        toll.say(f"correct {number} at=39,{12 + number} facing=east because they run")
        toll.turn_of(number)
        assert item in toll.unit(number).items
        toll.say(f"leave {number} {way}")
    toll.say("scenario count tale 3")
    toll.say("end because it is late")
    assert {"nest", "waylay", "quarrel"} <= {*progress_of(toll.battle).shown}
    assert toll.counted() == (
        {"ciphers_out": 60, "bearers": 50, "watchful": 50, "tale": 30, "points not spent": 37},
        {"blue": 110, "red": 50, "green": 67},
    )
    assert toll.session.exports["referee"].audit() == ()


FIRST = "initiative blue-1: 1, initiative blue-2: 4, initiative red-1: 7, initiative green-1: 9, initiative green-2: 3"
ALL = f"{FIRST}, initiative red-2: 5, initiative blue-3: 6"
TESTED = (
    "rout John Doe's Squad 1 and Bearers and Lantern Street Wardens: 50, "
    "rout Toll House Watch: 50, rout Third Cohort Line Squad: 50, rout Red Fang Raiders: 50"
)
TESTED_FIRST = TESTED.replace(" and Lantern Street Wardens", "").replace(
    "rout Third Cohort Line Squad: 50, ", ""
)
TESTED_LAST = TESTED.replace(" and Bearers", "")


def test_the_whole_evening(store):
    """SCN-04, SCN-10, SCN-12, SEQ-05, FMS-12, FMS-17: who comes when and where, what was plotted, what it came to."""
    evening = Evening(store, "toll_bridge")
    evening.plays(f"""
        !deployed red; deployed blue; deployed green; placed green
        T1.s1 | aim 1 at 8 | {FIRST}
        T1.s3 | | to hit 1: 1, jam 1: 9
        !correct moment=T3.s10 because nobody dares
        T3.s10 | | {TESTED_FIRST}
        T4.s1 | | {ALL}
        !correct 2 at=32,13.2 facing=north because she is in
        T4.s2 | install 2 plastic at 32,12.6
        !correct moment=T4.s6 because nobody finds her
        T4.s6 |
        !correct 2 at=39,14 facing=east because they run; correct 3 at=39,15 facing=east because they run
        !correct 4 at=39,16 facing=east because they run
        T4.s7 | detonate 2 1
        !correct moment=T5.s10 because they lie low
        T5.s10 | | mortar mortar: 2, {TESTED}, scenario dawn: 8
        T6.s1 | | {ALL}
        !correct moment=T9.s10 because they lie low
        T9.s10 | | missile missile: 2, {TESTED}, scenario dawn: 3
        T10.s1 | | {ALL}
        !correct moment=T11.s1 because they lie low
        T11.s1 | leave 2 rim; leave 3 east_road; leave 4 east_road
        !correct moment=T11.s10 because all is done
        T11.s10 | | mortar mortar: 2, {TESTED_LAST}
        """)
    assert evening.told("T4.s1 Commonwealth: 16-19 arrive in")
    assert evening.told("T4.s1 TOG: 14, 15 arrive in east road")
    assert evening.told("T5.s10 Mortar strike on 38,28")
    assert evening.told("T9.s10 Missile strike on the milestone in the south-east")
    assert evening.told("T11.s10 Mortar strike on 37,17.5")
    assert evening.told("dawn: not yet (d10: 8)")
    assert (evening.battle.stage, evening.battle.setup.environment.night) == ("over", False)
    assert evening.told("the vault, 1 set off there: 25 [SCN-10]")
    assert evening.told("ciphers and seal to the east, in turn 11: 60 [SCN-10]")
    assert evening.told("wardens live, met (4 of 2 conscious): 50 [VIC-03]")
    assert evening.told(
        "Commonwealth: Substantial Victory; Kessrith: Substantial Defeat (221.35 against 98.25"
    )
    assert evening.session.exports["referee"].audit() == ()


def test_another_reading_makes_another_evening_of_it():
    """A-119, holdfire.lift."""
    read = [
        load_scene("toll_bridge", chosen={"holdfire.lift": option}.get) for option in ("side", "grouping")
    ]
    assert [(one.turns, one.terrain, one.conditions[0].lifts) for one in read] == [
        (12, None, "side"),
        (10, "clear", "grouping"),
    ]
    assert [one.id for one in read[1].conditions if one not in read[0].conditions] == ["paid", "silence"]
    assert {side.clock for side in read[1].sides} == {60}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({}, None),
        ({"race": "Human"}, "Ssk has the race Human"),
        ({"weapons": ("SR",)}, "Ssk has the weapon SR"),
        ({"leader": -1}, "Ssk leads with -1"),
    ],
)
def test_the_hills_buy_what_they_may(changed, said):
    """SCN-06, SCN-08."""
    man = {
        "name": "Ssk",
        "troop": "counter_insurgency",
        "race": "Kessrith",
        "armour": "LI",
        "weapons": ("OR",),
    }
    squad = SquadPlan(name="Hired", side="Kessrith", soldiers=(SoldierPlan(**{**man, **changed}),))
    found = purchases(load_scene("toll_bridge"), {"green": (squad,)}, load_rulebook(), load_rulings())
    assert len([one for one in found if one.sentence.startswith(said or "")]) == (said is not None)
