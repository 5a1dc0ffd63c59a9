"""What the log tells of the advanced chapters, sentence by sentence."""

import pytest
from support.battles import skirmish, table

from squadlog.base.dice import Face
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Position
from squadlog.reports.narrate import narrate
from squadlog.rules.ammunition.record import MagazineChanged, MagazineTaken, RoundsFired
from squadlog.rules.automatic_fire.record import BurstFired
from squadlog.rules.common import checks
from squadlog.rules.hiding.piles import (
    Pile,
    PileFound,
    PileLaid,
    PileLifted,
    PilesNumbered,
    SearchEnded,
    SearchMade,
    UnitForfeited,
)  # fmt: skip
from squadlog.rules.leadership.record import LeaderNamed
from squadlog.rules.regroup.record import SquadsMerged
from squadlog.rules.rout.record import ChargeTaken, RallyCalled, RallyLost, RoutTested
from squadlog.rules.stealth.record import StealthSwitched

ALL = ("ammunition", "automatic_fire", "leadership", "quality", "rout", "regroup", "hiding", "stealth")
BATTLE = skirmish((1, 2), (11, 12), setup_changes={"chapters": ALL}, units={2: {"wound": "D"}})
THERE = Position(x=2.5, y=3.0, facing_deg=0.0)
wounded = checks.line("wounded_friend", "wounded friend (1)", -5, "ROU-13")
elite = checks.line("quality", "Elite troops", 20, "QUA-07")
none = checks.line("lost_friend", "lost friend", 0, "ROU-15")


def rout_of(face, routs, *lines, unit=None):
    check = checks.judge_face(checks.build_ledger("rout", lines, table()), face)
    rolled = Face(name="rout", who="red", side="red", die=100, value=face, source="typed")
    return RoutTested(
        side="red",
        squad="red",
        unit=unit,
        check=check,
        face=rolled,
        routs=routs,
        routed=(2,) if routs else (),
    )


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            RoundsFired(unit=1, weapon="SR", rounds=1, left=1, boxes=4),
            "1 Trooper 1: SR has 1 round left [AMO-08].",
        ),
        (
            RoundsFired(unit=1, weapon="SR", rounds=1, left=7, boxes=4),
            "1 Trooper 1: SR has 7 rounds left [AMO-08].",
        ),
        (
            RoundsFired(unit=1, weapon="SR", rounds=1, left=0, boxes=0),
            "1 Trooper 1: SR is empty; no magazines left of its kind [AMO-09].",
        ),
        (
            RoundsFired(unit=1, weapon="SR", rounds=1, left=0, boxes=1),
            "1 Trooper 1: SR is empty; 1 magazine left of its kind [AMO-09].",
        ),
        (
            RoundsFired(unit=1, weapon="SR", rounds=1, left=0, boxes=3),
            "1 Trooper 1: SR is empty; 3 magazines left of its kind [AMO-09].",
        ),
        (
            MagazineChanged(unit=1, weapon="SR", of="rifle", boxes=3),
            "1 Trooper 1: SR has another magazine; 3 magazines in all [AMO-10].",
        ),
        (
            MagazineChanged(unit=1, weapon="SR", of="rifle", fired=1, boxes=1),
            "1 Trooper 1: SR has another magazine, of which 1 round is gone; 1 magazine in all [AMO-10].",
        ),
        (
            MagazineChanged(unit=1, weapon="SR", of="rifle", fired=4, boxes=1),
            "1 Trooper 1: SR has another magazine, of which 4 rounds are gone; 1 magazine in all [AMO-10].",
        ),
        (
            MagazineTaken(unit=1, body=2, weapon="SR", of="rifle"),
            "1 Trooper 1 takes a magazine for SR from Trooper 2 [AMO-13].",
        ),
        (
            MagazineTaken(unit=1, body=2, weapon="SR", of="rifle", fired=2, emptied=10),
            "1 Trooper 1 takes a magazine for SR from Trooper 2, of which 2 rounds are gone [AMO-13].",
        ),
        (
            BurstFired(
                unit=1, weapon="SR", mode="concentrated", rounds=5, run=1, moment=Moment(1, 1), target=11
            ),
            "1 Trooper 1 fires a burst of 5 rounds with SR [AUT-16].",
        ),
        (
            BurstFired(
                unit=1, weapon="SR", mode="concentrated", rounds=1, run=2, moment=Moment(1, 1), target=11
            ),
            "1 Trooper 1 fires a burst of 1 round with SR, burst 2 of a run [AUT-16].",
        ),
        (
            BurstFired(unit=1, weapon="SR", mode="area", rounds=2, run=3, moment=Moment(1, 1)),
            (
                "1 Trooper 1 fires a burst of 2 rounds with SR, burst 3 of a run over a sector and engages no target "
                "[AUT-08]."
            ),
        ),
        (
            BurstFired(unit=1, weapon="SR", mode="area", rounds=5, run=1, moment=Moment(1, 1), engaged=(11,)),
            "1 Trooper 1 fires a burst of 5 rounds with SR over a sector, nearest first [AUT-10].",
        ),
        (LeaderNamed(unit=1, rating=0), "1 Trooper 1 leads the squad, rating 0 [LDR-01]."),
        (LeaderNamed(unit=1, rating=2, team=True), "1 Trooper 1 leads the fire team, rating +2 [LDR-01]."),
        (
            rout_of(3, True, wounded, none),
            (
                "Red squad is tested for rout: 3 -5 = -2 (-5 wounded friend (1)), needs more than 5 to hold: "
                "it routs: 2 Trooper 2 [ROU-05]."
            ),
        ),
        (
            rout_of(1, True, elite),
            (
                "Red squad is tested for rout: 1 +20 = 21 (+20 Elite troops), but a natural 1 decides, "
                "needs more than 5 to hold: it routs: 2 Trooper 2 [ROU-08]."
            ),
        ),
        (
            rout_of(50, False, elite),
            (
                "Red squad is tested for rout: 50 +20 = 70 (+20 Elite troops), "
                "needs more than 5 to hold: it holds [ROU-05]."
            ),
        ),
        (
            rout_of(100, False, wounded),
            (
                "Red squad is tested for rout: 100 -5 = 95 (-5 wounded friend (1)), "
                "needs more than 5 to hold: it holds [ROU-09]."
            ),
        ),
        (
            rout_of(6, False, none),
            "Red squad is tested for rout: 6 +0 = 6, needs more than 5 to hold: it holds [ROU-05].",
        ),
        (
            rout_of(3, True, unit=1),
            (
                "1 Trooper 1 of Red squad is tested for rout: 3 +0 = 3, needs more than 5 to hold: "
                "it routs: 2 Trooper 2 [ROU-05]."
            ),
        ),
        (
            RallyCalled(unit=1, target=2),
            "1 Trooper 1 calls on the routed; the roll comes last in this subphase [RAL-02].",
        ),
        (RallyLost(unit=1, why="dazed"), "1 Trooper 1 is dazed: the rally is lost [ADV-14]."),
        (ChargeTaken(unit=1, rating=2), "1 Trooper 1 takes charge of the squad, rating +2 [RAL-10]."),
        (ChargeTaken(unit=1, rating=0), "1 Trooper 1 takes charge of the squad, rating 0 [RAL-10]."),
        (
            SquadsMerged(leader=1, units=(1, 2), squads=("Alpha", "Bravo", "Charlie"), quality="elite"),
            "Alpha and Bravo and Charlie regroup under 1 Trooper 1: 1 still in action, elite [RGP-01].",
        ),
        (
            SquadsMerged(leader=1, units=(1,), squads=("Alpha", "Bravo"), quality=None),
            "Alpha and Bravo regroup under 1 Trooper 1: 1 still in action [RGP-01].",
        ),
        (StealthSwitched(unit=1, on=True), "1 Trooper 1 enters stealth power mode [STL-05]."),
        (StealthSwitched(unit=1, on=False), "1 Trooper 1 leaves stealth power mode [STL-01]."),
        (
            PileLaid(pile=Pile(number=3, side="blue", unit=11, position=THERE)),
            "Pile 3 at 2.5,3: 11 Trooper 11 hides under it [HID-09].",
        ),
        (
            PileLaid(pile=Pile(number=3, side="blue", position=THERE, floor=2)),
            "Pile 3 at 2.5,3 on floor 2: a decoy is there [HID-11].",
        ),
        (
            PileLaid(pile=Pile(number=3, side="blue", unit=11)),
            "Pile 3: 11 Trooper 11 hides under it [HID-09].",
        ),
        (PileLifted(number=3, side="blue"), "Pile 3 is picked up again."),
        (PilesNumbered(side="blue", first=1), "Blue has placed its hidden units [HID-13]."),
        (SearchMade(unit=1, in_view=0), "1 Trooper 1 has no pile in view [DET-06]."),
        (SearchMade(unit=1, in_view=2), ""),
        (SearchEnded(side="red"), "No unit of Red searches this turn [DET-02]."),
        (
            PileFound(pile=3, side="blue", unit=None, rule="DET-17", by=1),
            "Pile 3 is a decoy and is removed [DET-17].",
        ),
        (
            PileFound(pile=3, side="blue", unit=11, rule="DET-16", by=1),
            "1 Trooper 1 finds 11 Trooper 11 under pile 3 [DET-16].",
        ),
        (
            PileFound(pile=3, side="blue", unit=11, rule="HID-17", position=THERE),
            "11 Trooper 11 comes out of hiding at 2.5,3 [HID-17].",
        ),
        (
            UnitForfeited(unit=11),
            "11 Trooper 11 leaves the game, and its value goes to the other side [HID-15].",
        ),
        (
            UnitForfeited(unit=11, reason="he was found"),
            "11 Trooper 11 leaves the game, and its value goes to the other side: he was found [HID-15].",
        ),
    ],
    ids=lambda value: value.kind if hasattr(value, "kind") else "",
)
def test_the_log_tells_it_so(event, told):
    """AMO-08..13, AUT-04, AUT-08..16, LDR-01, ROU-05, ROU-08, ROU-09, RAL-02, RGP-01, STL-01, HID-13..HID-17."""
    seat = "blue" if isinstance(event, PileLaid | PileLifted) else "table"
    assert narrate(event, BATTLE, seat) == told


def test_who_has_searched_searches_no_more_and_of_the_others_nobody_did():
    """DET-02: a side that sees no pile is passed by, which is no end of its searching."""
    searched = evolve(BATTLE, SearchMade(unit=1, in_view=2))
    assert narrate(SearchEnded(side="red"), searched, "table") == "Red: no more searching this turn [DET-02]."
    assert (
        narrate(SearchEnded(side="blue"), searched, "table") == "No unit of Blue searches this turn [DET-02]."
    )
