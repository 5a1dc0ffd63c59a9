"""The boarding of the Trader Asmalis (scenario 3): shaped charges, a ship that loses its air, and no gravity."""

from support.airless import leaks
from support.evenings import Evening

RED_FIRST = "initiative red: 3, initiative blue-1: 6, initiative blue-2: 7, initiative blue-3: 8"

AT_THE_AIRLOCK = """
!deployed blue
!put 2 7.5,7.3 facing north; put 4 9.5,6 facing north; put 6 10.5,5 facing north
!add 21 to blue-3 like 20 name=Ivo armour=TS at=7,21 because nobody woke him
"""

THE_OUTER_DOOR = f"""
T1.s1 | install 2 shaped on D1 | {RED_FIRST}
T1.s10 |
T2.s1 | detonate 2 1 | {RED_FIRST}
"""

THE_INNER_DOOR = f"""
!correct 4 at=7.5,9.3 facing=0 because he goes in; correct 2 at=6,6.5 because he steps aside
T2.s2 | install 4 shaped on D2
T3.s1 | | {RED_FIRST}
!correct 4 at=9.5,7 facing=0 because he goes out again
T3.s2 | detonate 4 2
"""

THE_BULKHEAD = f"""
!correct 6 at=12,17.3 facing=0 because they run through the hold
T3.s4 | install 6 shaped on D5
T4.s3 | | {RED_FIRST}
!correct 6 at=10,16.5 facing=90 because he steps aside
"""

WITHOUT_GRAVITY = f"""
T1.s1 | install 2 shaped on D1 | {RED_FIRST}, zero-g 2: 10
T1.s2 | install 2 shaped on D1 | zero-g 2: 9
T2.s1 | | {RED_FIRST}
T2.s2 | detonate 2 1 | zero-g 2: 1
!correct 4 at=7.5,9.3 facing=0 because he goes in; correct 2 at=6,6.5 because he steps aside
T2.s3 | install 4 shaped on D2 | zero-g 4: 2
T3.s2 | | {RED_FIRST}
!correct 4 at=9.5,7 facing=0 because he goes out again; correct 2 at=7.5,8.6 facing=0 because he goes in
T3.s3 | detonate 4 2 | zero-g 4: 3
T3.s4 | fire 2 at 9 | zero-g 2: 1, to hit 2: 3
"""


def test_the_boarding_of_the_asmalis(store):
    """EXP-05, EXP-06, SHP-03, SHP-04, SHP-06, SHP-08..SHP-10, ENV-15..ENV-20, ENV-24, A-130, A-146:
    four of the crew are on the bridge."""
    evening = Evening(store, "pest_control")
    evening.plays(
        "!put 9 12,19.5 facing south; put 10 12,21.6 facing south" + AT_THE_AIRLOCK + THE_OUTER_DOOR
    )
    assert evening.told("Port outer door: PF 11 - AF 6, 5 levels, and it gives way [SHP-04]")
    assert evening.told("There is no air any more in port airlock [ENV-17]")
    assert not leaks(evening, 21)

    evening.plays(THE_INNER_DOOR)
    (told,) = evening.told("There is no air any more in hold")
    assert told.startswith("T3.s3")
    assert "bridge" in told
    assert [leaks(evening, number) for number in (9, 13, 21)] == [[], [], [("bare", "T5.s3")]]

    evening.plays(THE_BULKHEAD)
    told = " ".join(evening.undone("T4.s4 | detonate 6 3"))
    assert "9 at 1.5 m PF 6 - AF 4: 2 levels" in told
    assert "10 at 3.6 m PF 4 - AF 4: dazed" in told
    assert (evening.wounds(9), evening.feature("D5").state) == ("-", "locked")
    evening.plays("T4.s4 | detonate 6 3")
    assert (evening.wounds(9, 10), evening.feature("D5").state) == ("M-", "destroyed")
    assert leaks(evening, 9) == [("big", "T6.s4")]

    evening.plays(f"T5.s3 | | {RED_FIRST}")
    assert evening.wounds(13, 21) == "-L"
    evening.plays(f"T6.s4 | | {RED_FIRST}")
    assert evening.wounds(9, 21) == "SL"
    assert evening.ends() == {"red": 25.8 - 40, "blue": 100}


def test_the_same_boarding_without_gravity(store):
    """ENV-24, ZRG-01, EXP-06, SHP-09: a charge is set and set off by a check of balance; the air goes all the same."""
    evening = Evening(store, "pest_control", zero_g=True)
    evening.plays("!put 9 7.5,12 facing south" + AT_THE_AIRLOCK + WITHOUT_GRAVITY)
    assert evening.told("2 Galerus checks balance for install charge: 10 -1 = 9", "loses the subphase")
    assert evening.told("2 Galerus has installed charge 1")[0].startswith("T2.s1")
    assert evening.told("9 at 2 m PF 6 - AF 4: 2 levels")
    assert [leaks(evening, number) for number in (9, 13, 21)] == [[], [], [("bare", "T5.s4")]]
    assert evening.ends() == {"red": 12 - 40, "blue": 100}
