"""The three premade scenarios from set-up to what they came to: SCN-09..SCN-13, SET-05, VIC-01..VIC-12."""

import re

from support.evenings import Evening

from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import below_lines
from squadlog.facts.seats import Speaker
from squadlog.rules.rout.record import is_routed


def refused(evening, sentence):
    """The words of a refusal; the sentence does not stand."""
    outcome = evening.session.say(sentence)
    assert isinstance(outcome, Refusal), f"{sentence}: {outcome}"
    return str(outcome)


def ahead(evening, grouping):
    """On until a grouping is asked for its orders."""
    while (evening.session.due["referee"].ask().kind, evening.session.due["referee"].ask().side) != (
        "declare",
        grouping,
    ):
        evening._goes_on([])


def points(evening):
    """What each side has."""
    return {one.side: float(one.points) for one in evening.session.victory["referee"].score()}


RED_LAST = "initiative red: 10, initiative blue-1: 1, initiative blue-2: 4, initiative blue-3: 8"


def test_definitely_not_camping_from_set_up_to_the_end(store):
    """SET-05, SCN-12, A-119: hold fire; A-120, A-122: the patrol has routed; VIC-02, VIC-04, VIC-09."""
    evening = Evening(store, "definitely_not_camping")
    assert "TOG sets up before Commonwealth" in refused(evening, "put 9 1,10 facing east")
    evening.says("put 1 24,27.5 facing north", "deployed red")
    assert "Commonwealth sets up" in evening.session.due["referee"].ask().sentence
    assert "outside its set-up area: the edges of the map" in refused(evening, "put 9 10,10 facing east")
    evening.says("put 9 1,27 facing east")
    assert "5 m being the most" in refused(evening, "deployed blue")
    assert "5 m being the most" in refused(evening, "begin")
    evening.says("put 9 1,17.5 facing east", "deployed blue")
    evening.plays(f"""
        T1.s1 | | {RED_LAST}
        !correct 9 at=22,17.5 facing=east because he crept there all night
        !correct 1 at=23.5,17.5 facing=west because he has gone to look
        !correct 2 at=23.5,16.6 facing=300 because he has too
        !correct moment=T12.s8 because nobody has met yet
    """)
    ahead(evening, "red")
    assert "Hold fire: 1 Sergia holds fire until TOG is attacked by anybody" in refused(
        evening, "fire 1 at 9"
    )
    assert any(
        "may not fire before being attacked" in one for one in evening.session.due["referee"].reminders()
    )
    evening.plays("T12.s8 |")
    evening.plays("T12.s9 | fire 9 at 1 | to hit 9: 1, jam 9: 9")
    assert evening.wounds(1) == "L"
    evening.plays("""
        T12.s10 | fire 2 at 9 | to hit 2: 1, jam 2: 9, rout Guard Night Patrol: 1, rout Hill Hunters: 50
        """)
    assert evening.wounds(9) == "D"
    assert [number for number, unit in evening.battle.units.items() if is_routed(unit)] == [
        2,
        3,
        4,
        5,
        6,
        7,
        8,
    ]
    evening.plays(f"""
        T13.s1 | | {RED_LAST}
        !correct moment=T24.s10 because the night goes by
        T24.s10 | | rout Hill Hunters: 50
        """)
    assert evening.battle.stage == "over"
    assert evening.told("Victory points: TOG 28, Commonwealth 104.5")
    assert evening.told("1 Sergia, lightly wounded: 0.1 of 45 = 4.5 [CAS-02]")
    assert evening.told(
        "primary objective the patrol routed, met (7 routed of 8 who can fight): 100 [VIC-02]"
    )
    assert evening.told("two thirds of the hunters down, not met (1 of 8 dead or unconscious): 0 [VIC-02]")
    assert evening.told("Commonwealth: Decisive Victory; TOG: Decisive Defeat (104.5 against 28")
    evening.says("play on 2")
    assert (evening.battle.setup.turns, evening.battle.stage) == (26, "initiative")
    assert evening.session.exports["referee"].audit() == ()


FIRST = "initiative red-1: 2, initiative red-2: 3, initiative blue-1: 7, initiative blue-2: 9"


def test_blow_the_damn_thing_up_from_set_up_to_the_end(store):
    """SET-05, SCN-09, SCN-10, A-119, A-127: four charges go off, three of them at the relay."""
    evening = Evening(store, "blow_the_damn_thing_up")
    asked = evening.session.due["referee"].ask().sentence
    assert "Commonwealth sets up in" in asked
    example = re.search(r"put (\d+) X,Y places one", asked)
    assert example
    assert evening.battle.units[int(example[1])].side == "blue"
    assert "outside its set-up area: the 10 m around the station" in refused(
        evening, "put 10 20,20 facing north"
    )
    evening.says("put 10 7,18 facing west", "deployed blue")
    assert "the edges of the map" in refused(evening, "put 5 23,30 facing south")
    evening.says("put 5 8,34.5 facing south")
    assert "5 m being the most" in refused(evening, "begin")
    evening.says("put 5 25,34.5 facing south", "deployed red")
    evening.plays(f"T1.s1 | | {FIRST}")
    ahead(evening, "blue")
    assert "Hold fire: 9 Sergeant Bly engages no enemy until Commonwealth is attacked" in refused(
        evening, "walk 9 1m engage 1"
    )
    evening.plays("""
        !correct 2 at=23,22.2 facing=north because they are in; correct 3 at=25.5,22.2 facing=north because they are in
        !correct 4 at=25,20.5 facing=east because they are in; correct 5 at=21.8,20 facing=east because they are in
        T1.s3 | install 2 plastic at 22.5,22.4; install 3 plastic at 25.2,22.4; install 4 plastic at 25.4,20.5; \
            install 5 plastic at 21.5,19.5
        T1.s7 |
        !correct 2 at=5,34 because they run; correct 3 at=6,34 because they run
        !correct 4 at=7,34 because they run; correct 5 at=8,34 because they run
        !correct 22 at=19,14 because he runs; correct 21 at=18,14 because he runs
        T1.s8 | detonate 2 1,2,3,4
        T1.s9 |
        """)
    assert evening.told("Counted: charges set off at the relay 3 more [SCN-10]")
    assert points(evening) == {"red": 100, "blue": 0}
    evening.plays(f"""
        T2.s1 | | {FIRST}
        !correct moment=T30.s10 because it goes on in the yard
        T30.s10 |
        """)
    assert evening.battle.stage == "over"
    assert evening.told("charges set off at the relay, 3 set off there: 100 [SCN-10]")
    assert evening.told("TOG: Decisive Victory", "(100 against 0")
    assert evening.session.exports["referee"].audit() == ()


BOARDERS = "initiative red: 2, initiative blue-1: 5, initiative blue-2: 8, initiative blue-3: 10"


def test_pest_control_from_set_up_to_the_end(store):
    """SCN-09, SCN-12, A-130, A-132: one team at the airlocks, the bridge in the last three turns."""
    evening = Evening(store, "pest_control")
    evening.says("put 9 7.5,12 facing south", "put 13 9,12 facing south")
    assert "2 teams are in the 10 m around the inner airlock doors, 1 being the most" in refused(
        evening, "deployed blue"
    )
    evening.says("put 13 6.5,26.8 facing south", "deployed blue")
    evening.says("put 8 16.5,6 facing north")
    assert "not in the port airlock's outside with the others" in refused(evening, "begin")
    evening.says("put 8 8.5,4.5 facing north")
    evening.plays(f"""
        T1.s1 | | {BOARDERS}
        !correct D8 state=open because he forgot it; correct 14 at=9,21.2 facing=90 because he sleeps
    """)
    evening.plays(
        "!correct D5 state=open because he forgot that too; correct 14 at=12,20.6 facing=180 because he goes"
    )
    ahead(evening, "blue")
    while 14 not in evening.session.due["referee"].ask().units:
        evening._goes_on([])
    (told,) = evening.session.due["referee"].reminders()
    assert (
        "no more than 1 team of Commonwealth at a time in the 10 m around the inner airlock doors (until"
        in told
    )
    assert "14 Abel Munro would be in the 10 m" in refused(evening, "walk 14 via 12,17")
    evening.plays(f"""
        !correct D1 state=destroyed because they have blown it
        T1.s4 | walk 14 via 12,18.8
        T2.s1 | | {BOARDERS}
        !correct moment=T28.s9 because it goes on and on
        !correct 9 at=12,31 facing=180 because he falls back; correct 1 at=11,30.5 facing=0 because he is through
        !correct 2 at=12,30.5 facing=0 because he is through; correct 17 at=6.5,25 facing=0 because he goes
        T29.s1 | | {BOARDERS}
        !correct moment=T29.s10 because it goes on
        T30.s1 | | {BOARDERS}
        !correct moment=T30.s10 because it goes on
        T30.s10 |
        """)
    assert evening.told("An airlock is blown open [SCN-12]")
    assert evening.told(
        "primary objective the bridge, met (held in 28, 29, 30 of turns 28, 29, 30): 100 [VIC-02]"
    )
    assert evening.told("the bridge, 2 conscious enemies there, -10 for each: -20 [SCN-10]")
    assert points(evening) == {"red": -40, "blue": 80}
    seen = evening.session.seat(Speaker(seat="red"))
    (below,) = below_lines(seen.victory.reckoning(), seen.known.setup)
    assert below == "TOG: the bridge, 4 conscious enemies there, -10 for each: -40 [SCN-10]"
    assert evening.session.exports["referee"].audit() == ()
