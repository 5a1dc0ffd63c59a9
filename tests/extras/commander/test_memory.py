"""What a commander makes of enemies who hide: piles, who was last seen, whom it hides itself, how it comes out."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.matches import hasty_store

from squadlog.battle.commands import Hold
from squadlog.battle.known import known
from squadlog.battle.terms import MayHide
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, setup_of
from squadlog.extras.commander.exercises.moment import read_exercise, write_exercise
from squadlog.extras.commander.mind.exchange import ShotsWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.memory.beneath import chance_beneath
from squadlog.extras.commander.mind.memory.ghosts import ghosts_of
from squadlog.extras.commander.mind.memory.remembered import NOTHING_YET, PilesFound, remember
from squadlog.extras.commander.mind.posed import ChoiceWeighed, MindView, Posed, WorthTerm
from squadlog.extras.commander.mind.reasons import rather_than
from squadlog.extras.commander.mind.situation import Situation
from squadlog.extras.commander.mind.weights import Weights
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.remembering import remembered_at, remembered_before
from squadlog.extras.commander.seated.speaking import speak
from squadlog.facts.seats import Speaker
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.common.kept.undo_wish import Consent
from squadlog.rules.hiding.piles import Hide, LayDecoy, Reveal, SearchPiles, hiding_of
from squadlog.session.battle_session import Session
from squadlog.session.said.advising import advise_on
from squadlog.survey.danger.lines_known import PostureAt
from squadlog.survey.walking.walking_net import walking_net

DECOYS_EACH = 2
HIDDEN_AGAIN, HIDDEN_WHO_FIRED = 10, 16
"""Wardens who have come out, and whom the referee hides again: one without orders, one whom green would fire at."""


@pytest.fixture(scope="module")
def fought():
    """The Counting House with wardens who hide, after 46 words of two sergeants: each battle, and what was said."""
    setup = setup_of(BattleMatch(scenario="counting_house", levels=("sergeant", "sergeant")), 0)
    may = (MayHide(side="blue", source="scenario"),)
    setup = replace(setup, chapters=(*setup.chapters, "hiding", "ambush"), may_hide=may)
    bout = Bout(setup, {side.id: commander_of("sergeant") for side in setup.sides})
    stood = []
    while bout.commands < 46 and bout.step():
        stood.append((bout.battle, bout.remembered["green"], bout.remembered["blue"]))
    return bout, stood


def view_of(battle, side, kept=NOTHING_YET):
    return MindView(Posed(known=known(battle, side), side=side, alone=True, remembered=kept))


def situation(battle, side, weights=None):
    view = view_of(battle, side)
    return Situation(view, view.now.rules.survey(), weights or Weights(), ShotsWeighed())


@given(st.integers(0, 12), st.integers(0, 6), st.integers(0, 12))
def test_a_pile_is_as_likely_a_soldier_as_all_that_fits_what_was_found_has_it(piles, men, decoys):
    """HID-11: a slow twin that goes through every number of soldiers and of decoys a side may have laid."""
    fits = [
        (soldiers - men) / piles
        for soldiers in range(40)
        for others in range(80)
        if piles
        and others <= DECOYS_EACH * soldiers
        and soldiers >= men
        and others >= decoys
        and (soldiers - men) + (others - decoys) == piles
    ]
    told = chance_beneath(piles, PilesFound(side="blue", men=men, decoys=decoys), DECOYS_EACH)
    assert told == pytest.approx(sum(fits) / len(fits) if fits else 0.0)


def test_nobody_who_hides_is_ever_elsewhere_than_where_a_ghost_may_be(fought):
    """HID-16: at every word of a battle, the true place of each hidden enemy is on the nodes of some ghost."""
    _, stood = fought
    met = 0
    for battle, kept, _ in stood:
        lying = [
            one.position and Spot(one.position.x, one.position.y, one.floor)
            for one in hiding_of(battle).piles
            if one.unit is not None
        ]
        if battle.stage == "setup" or not lying:
            continue
        view = view_of(battle, "green", kept)
        world = view.now.rules.survey().world
        nodes = {
            node for one in ghosts_of(view.known, world, "green", kept, DECOYS_EACH) for node in one.nodes
        }
        net = walking_net(battle.setup.map)
        for spot in lying:
            met += 1
            assert nodes & {*net.near(spot)}
    assert met > 30


def test_what_the_piles_were_is_remembered_as_they_are_opened(fought):
    """DET-16, DET-17: of every pile that is gone it is kept whether somebody lay beneath."""
    bout, stood = fought
    first = next(battle for battle, *_ in stood if battle.stage != "setup")
    laid, left = hiding_of(first).piles, hiding_of(bout.battle).piles
    kept = bout.remembered["green"].piles_of("blue")
    hidden = [sum(one.unit is not None for one in piles) for piles in (laid, left)]
    assert kept.men == hidden[0] - hidden[1] > 0
    assert kept.decoys == (len(laid) - hidden[0]) - (len(left) - hidden[1])
    assert bout.remembered["blue"].found == ()


def test_who_is_seen_no_more_is_remembered_as_he_stood_until_he_is_seen_again(fought):
    """HOL-06: out of sight again under a tarp, he is where he was."""
    _, stood = fought
    battle = next(battle for battle, *_ in stood if battle.stage != "setup")
    before = known(battle, "blue")
    away = replace(before, units={number: one for number, one in before.units.items() if number != 3})
    kept = remember(NOTHING_YET, before, away, "blue")
    assert [(one.unit.id, one.unit.position, one.when) for one in kept.gone] == [
        (3, before.units[3].position, before.now)
    ]
    world = view_of(battle, "blue").now.rules.survey().world
    (ghost,) = (one for one in ghosts_of(away, world, "blue", kept, DECOYS_EACH) if one.unit == 3)
    assert (ghost.chance, ghost.seen) == (1.0, before.now)
    assert remember(kept, away, before, "blue").gone == ()


def test_a_place_that_a_pile_looks_at_is_feared_by_what_may_lie_beneath(fought):
    _, stood = fought
    battle = next(
        battle for battle, *_ in stood if battle.stage != "setup" and len(hiding_of(battle).piles) > 5
    )
    takes = []
    for weights in (Weights(), Weights(unseen=0.0)):
        now = situation(battle, "green", weights)
        pile = hiding_of(battle).piles[0].position
        net = walking_net(battle.setup.map)
        places = [PostureAt(net.spot(node)) for node in net.within(Spot(pile.x, pile.y, 1), 4.0)]
        takes.append([one.takes for one in now.weigh_places(1, places)])
    assert all(more >= less for more, less in zip(*takes, strict=True))
    assert sum(takes[0]) > sum(takes[1])


def test_wardens_hide_who_may_and_lay_decoys_that_stand_and_nothing_is_refused(fought):
    """HID-09, HID-11, HID-12."""
    bout, _ = fought
    said = [command for side, command in bout.said if side == "blue"]
    assert {one.unit for one in said if isinstance(one, Hide)} == set(range(9, 17))
    assert any(isinstance(one, LayDecoy) for one in said)
    assert bout.refused == 0


def test_those_who_see_a_pile_search_it_once_a_turn(fought):
    """DET-01, DET-02: searching costs nothing."""
    bout, _ = fought
    searches = [
        command.unit for side, command in bout.said if isinstance(command, SearchPiles) and side == "green"
    ]
    assert searches


def test_no_reasons_for_holding_are_promised_where_one_who_hides_has_none():
    comes_out = ChoiceWeighed(says=Reveal(unit=13), worth=2.0, terms=(WorthTerm("takes", 2.0),))
    lies_there = ChoiceWeighed(says=Hold(unit=13), worth=0.0)
    assert rather_than(comes_out, (comes_out, lies_there)) == "takes 2 points."


@pytest.fixture
def told(fought, tmp_path):
    """That battle as it begins, at a table for all, and the words up to the first orders of green."""
    bout, _ = fought
    seat = Session.create(hasty_store(tmp_path / "squadlog.db"), bout.battle.setup).seat(Speaker())
    return seat, [(side, command) for side, command in bout.said[:42]]


def heard(seat, said):
    for side, command in said:
        seat.of(Speaker(seat=side)).submit(command)
    return seat.of(Speaker(seat="green"))


def go_back(seat, line):
    """Jump to a line before secrets came out, to which each side agrees."""
    assert seat.jump(line).waits
    for side in seat.known.side_ids():
        seat.of(Speaker(seat=side)).submit(Consent(answer="yes"))
    assert seat.head == line


def read_anew(seat):
    """What a program remembers there that has just opened the battle."""
    return remembered_at(Session.open(seat.store, seat.id).seat(Speaker(seat="green")))


def test_a_seat_remembers_by_few_lines_of_its_log_what_follows_from_every_word(told, fought):
    """A slow twin that looks at what green knew before and after each word; the arena remembers the same."""
    seat, said = told
    green, kept = seat.of(Speaker(seat="green")), NOTHING_YET
    for side, command in said:
        before = green.known
        seat.of(Speaker(seat=side)).submit(command)
        kept = remember(kept, before, green.known, "green")
        assert remembered_at(green) == kept
    assert kept == fought[0].remembered["green"] != NOTHING_YET


def test_what_was_undone_is_not_remembered_and_what_is_redone_is(told):
    seat, said = told
    green = heard(seat, said)
    all_found = remembered_at(green)
    seat.say(f"correct {HIDDEN_AGAIN} hiding=yes because he went back in")
    hidden, corrected = remembered_at(green), green.head
    assert [one.unit.id for one in hidden.gone] == [HIDDEN_AGAIN]
    assert remembered_before(green, corrected) == all_found
    seat.undo()
    assert remembered_at(green) == read_anew(green) == all_found
    seat.redo()
    assert remembered_at(green) == read_anew(green) == hidden
    go_back(seat, corrected - 6)
    assert remembered_at(green) == read_anew(green) == remembered_before(green, corrected - 5) != all_found
    assert remembered_before(green, corrected) == all_found  # by the way to it, though it stands no more
    seat.say("correct 9 wound=L because of a fall")
    assert remembered_at(green) == read_anew(green) == remembered_before(green, corrected - 5)


def test_at_a_seat_for_all_each_side_remembers_its_enemies_alone(told):
    seat, said = told
    heard(seat, said)
    seat.say(f"correct {HIDDEN_AGAIN} hiding=yes because he went back in")
    assert [one.unit.id for one in remembered_at(seat, "green").gone] == [HIDDEN_AGAIN]
    assert remembered_at(seat, "blue").gone == ()


def test_advice_on_a_soldier_is_what_the_commander_of_his_side_says_next(told):
    """Both reckon with one who was seen and hides again; without that they would weigh otherwise."""
    seat, said = told
    green = heard(seat, said)
    seat.say(f"correct {HIDDEN_WHO_FIRED} hiding=yes because he went back in")
    posed = Posed(known=green.known, side="green")
    forgetful = commander_of("sergeant").weigh(posed, 1)[0]
    advised = advise_on(green, 1, "sergeant").best
    Commanders(seat.store, seat.id).sit("green", "sergeant")
    assert advised.sentence == next(speak(seat)).sentence
    assert [one.amount for one in advised.terms] != [one.amount for one in forgetful.terms]


def test_an_exercise_keeps_what_its_side_remembers(told):
    seat, said = told
    green = heard(seat, said)
    seat.say(f"correct {HIDDEN_AGAIN} hiding=yes because he went back in")
    kept = remembered_at(green)
    text = write_exercise(green.known, "green", 3, title="He hides", told="a test", remembered=kept)
    read = read_exercise("he_hides", text.encode()).posed.remembered
    assert read.found == kept.found
    (seen,), (wrote,) = read.gone, kept.gone
    assert (seen.when, seen.unit.id, seen.unit.soldier) == (wrote.when, HIDDEN_AGAIN, wrote.unit.soldier)
    assert (seen.unit.position, seen.unit.floor, seen.unit.posture, seen.unit.in_hand) == (
        wrote.unit.position, wrote.unit.floor, wrote.unit.posture, wrote.unit.in_hand,
    )  # fmt: skip
    assert (
        read_exercise("forgetful", text.replace("last_seen", "never_seen").encode()).posed.remembered.gone
        == ()
    )
