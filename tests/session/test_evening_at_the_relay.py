"""The assault on the relay station (scenario 2) under its own chapters, and once more with leaders, rout and rally."""

import re
from dataclasses import replace

from support.evenings import Evening

from squadlog.base.lengths import LengthScale, shown_in
from squadlog.rules.rout.record import is_routed

RED_FIRST = "initiative red-1: 5, initiative red-2: 6, initiative blue-1: 7, initiative blue-2: 8"

OVER_THE_CORNER = f"""
!deployed blue
!put 1 1.5,14 facing 60; put 3 1.5,20.5 facing east; put 2 1.5,22.5 facing east; put 4 1.5,18 facing east
!put 5 23,34.5 facing south; put 6 24,34.5 facing south; put 7 25,34.5 facing south; \
    put 8 26,34.5 facing south
T1.s1 | ready 1 fragmentation; walk 2 2m; walk 3 2m; walk 4 2m; walk 5 2m; ready 6 smoke; \
    ready 7 fragmentation; aim 8 at 12 | {RED_FIRST}
T1.s2 | throw 1 fragmentation at 11; run 2 4m; run 3 4m; run 4 4m; run 5 4m; throw 6 smoke at 24,29; \
    throw 7 at 12 | throw 1: 1, throw 6: 3, throw 7: 6, scatter 7: 9 8
T1.s3 | walk 2 2m fire at 10; walk 3 2m fire at 10; walk 4 2m fire at 9; walk 5 toward 21,29; \
    ready 6 fragmentation | to hit 2: 4, to hit 3: 5, to hit 4: 10, to hit 8: 2
T1.s4 | fire 9 at 4 | to hit 9: 4
T1.s5 | fire 2 at 9; fire 3 at 9; walk 6 2m; walk 7 2m; walk 8 2m | to hit 2: 5, to hit 3: 2
"""

IN_AT_THE_WINDOW = f"""
T1.s6 | walk 3 toward 9.5,18.6; run 6 4m; run 7 4m; run 8 4m
T1.s7 | ready 3 fragmentation; walk 6 2m; walk 7 2m; walk 8 2m
T1.s8 | turn 3 facing east; ready 4 fragmentation; \
    walk 6 1m throw fragmentation at 24,22.5 through G2; walk 7 via 25.6,25 | throw 6: 2
!correct D1 state=destroyed because Vesper shot it down, which nobody wrote down
T1.s9 | throw 3 fragmentation at 21,18; throw 4 fragmentation at 25.5,18; walk 6 toward 22.4,25.2; \
    dive 22 onto 4 | throw 3: 2, throw 4: 3
T1.s10 | walk 6 via 23,24.8
T2.s1 | | {RED_FIRST}
"""

TO_THE_DOOR = """
!correct 2 at=23.5,18.3 facing=north because they run in; \
    correct 3 at=24.5,18.3 facing=north because they run in
T2.s2 | install 2 plastic on D4; install 3 plastic on D4; walk 6 via 24,24.5 facing south
T2.s3 | leap 6 fire at 21; walk 7 via 25.6,24.6 | to hit 6: 2
T2.s4 | install 6 plastic at 23.3,23; walk 7 via 24.4,24.6 facing south
T2.s5 | leap 7 fire at 21 | to hit 7: 3
T2.s6 | install 7 plastic at 24.4,23.3
T2.s7 |
!correct 2 at=15.4,20 because they run out again; correct 3 at=15.4,21.5 because they run out again
"""

IN_THE_ROOM = f"""
T2.s9 |
!correct 4 at=24,18.3 facing=north because he runs down the corridor
T2.s10 | walk 4 via 24,20 25,20.4
T3.s1 | install 4 plastic at 25.6,20.6 | {RED_FIRST}
T3.s5 |
!correct 4 at=20,18 facing=west because they run; correct 6 at=22,25 because they run; \
    correct 7 at=26,25 because they run
T3.s6 | detonate 5 3,5,6
"""


def test_the_assault_on_the_relay_station(store):
    """GRN-05..GRN-08, GRN-10..GRN-20, GRN-26, GRN-30..GRN-37, SMK-01, EXP-05, EXP-06,
    EXP-17, EXP-22..EXP-24, QUA-07, A-127: 100 of the points are of the three charges."""
    evening = Evening(store, "blow_the_damn_thing_up")
    evening.plays(OVER_THE_CORNER)
    assert evening.told("Initiative", "Relay Raiders 1 rolled 5 (-2 Elite troops) = 3", "Pickets rolled 7;")
    assert evening.told("1 Aquila throws", "1 +4 = 5 (+3 long range (22.05 m), +1 seen by a friend alone)")
    assert evening.told("7 Ursa throws", "scatter 9 8 [GRN-18]: it lands 4 m right of the aim")
    assert evening.told(
        "at 20,26 goes off", "11 at 0 m PF 6 - AF 2: 4 levels; 5 at 3.16 m PF 3 - AF 3: dazed"
    )
    assert evening.told("goes off", "22 at 2.68 m in half cover [GRN-36] PF 2 - AF 2: dazed")
    assert evening.told("Smoke 1 rises at 24,29", "until T13.s4")
    assert evening.wounds(9, 10, 11, 12) == "DDUD"

    evening.plays(IN_AT_THE_WINDOW)
    assert evening.told("6 Torquil throws", "+1 through a window")
    assert evening.told("22 at 0 m PF 8 - AF 2: 6 levels")
    assert evening.wounds(17, 18, 19, 20, 21, 22) == "UDLU-D"

    evening.plays(TO_THE_DOOR)
    told = " ".join(evening.undone("T2.s8 | detonate 4 1,2"))
    assert "Comm door: PF 5 - AF 1, 4 levels [EXP-22]" in told
    assert "Comm door stands: 4 of 5 levels gone" in told
    evening.plays("T2.s8 | detonate 4 1 | charge 4: 10")
    assert evening.told("Charge 2, explosion: die 10, it goes off [EXP-17]")
    assert len(evening.told("Comm door: PF 4 - AF 1, 3 levels")) == 2
    assert evening.feature("D4").state == "destroyed"

    evening.plays(IN_THE_ROOM)
    assert evening.spent("comm") == [3, 5, 6]
    assert evening.ends() == {"red": 397, "blue": 5}


def test_the_assault_typed_in_inches_is_kept_as_in_metres_and_told_in_inches(store):
    """GEN-03, GRN-08, SMK-01: a screen of smoke and two grenades, an inch for 2 metres."""
    plan, _, _ = OVER_THE_CORNER.partition("T1.s5")
    typed = re.sub(r"\b(\d+)m\b", lambda length: f"{int(length[1]) / 2:g}in", plan)
    assert "run 2 2in" in typed
    two_metres = (("scale.metersPerInch", "2"),)
    metres = Evening(store, "blow_the_damn_thing_up", rulings=two_metres)
    metres.plays(plan)
    inches = Evening(store, "blow_the_damn_thing_up", rulings=two_metres, length_unit="in")
    with shown_in(LengthScale("in", 2.0)):
        inches.plays(typed)
    assert replace(inches.battle, setup=metres.battle.setup) == metres.battle
    assert inches.told("smoke grenade at 24,29, 2.75 in away")
    assert inches.told("+3 long range (11.03 in)")
    assert inches.told("+1 medium range (4.51 in)")
    assert inches.told("Smoke 1 rises", "1.5 in around")
    assert inches.told("11 at 0 in PF 6", "5 at 1.58 in (3.2 m, counts as 4 m) PF 3")
    whole_metres_counted = re.compile(r"\([\d.]+ m(, counts as \d+ m)?\)")
    assert not re.search(r"\d m\b|metre", whole_metres_counted.sub("", " ".join(inches.log)))


def test_the_same_assault_with_leaders_and_a_guard_that_loses_its_head(store):
    """LDR-01, ROU-01..ROU-07, ROU-15..ROU-17, RAL-01, RAL-02, RAL-04, RAL-10..RAL-12."""
    evening = Evening(store, "blow_the_damn_thing_up", chapters=("rout",))
    evening.plays(f"""
        !leader 1; leader 9; leader 17
        T1.s1 | ready 3 fragmentation; ready 4 fragmentation | {RED_FIRST}
        !correct moment=T12.s8 because it is late; correct D1 state=destroyed because it was shot down
        !correct 3 at=9.5,18.6 facing=east because they have come; \
    correct 4 at=9.5,18 facing=east because they have come
        T12.s8 | throw 3 fragmentation at 21,18; throw 4 fragmentation at 25.5,18 | throw 3: 2, throw 4: 3
        T12.s10 | | rout Relay Raiders: 50, rout Relay Station Pickets: 50, rout Relay Station Guard: 20
        T13.s1 | rally 9 target 21 | {RED_FIRST}
        T13.s9 |
        """)
    assert evening.told("Relay Raiders is tested", "50 +60 = 110 (+20 Elite troops, +20 enemy leader dead")
    assert evening.told(
        "Relay Station Guard is tested", "20 -55 = -35", "-20 own leader dead", "it routs: 19 ", "24 Vida"
    )
    assert _routed(evening) == [19, 21, 22, 23, 24]
    assert "they do not rally [RAL-07]" in " ".join(evening.undone("T13.s10 | | rally 9 Sergeant Bly: 3"))
    evening.plays("T13.s10 | | rally 9 Sergeant Bly: 2")
    assert _routed(evening) == []
    assert evening.ends() == {"red": 85.8, "blue": 0}


def _routed(evening):
    return [number for number, unit in evening.battle.units.items() if is_routed(unit)]
