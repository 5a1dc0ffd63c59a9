"""The honour system: what lies beneath the piles stands on paper, and the owner says yes or no: HID-14, HID-15."""

import pytest
from support.piles import at, before, hidden, piles

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Note, RollInitiative
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.known import known, may_read, redact_event
from squadlog.battle.rights import owner
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.advanced import words_of
from squadlog.rules.common.scoring.victory import score, tolls, wounding
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import ask
from squadlog.rules.hiding.honour import MarkPile, SayFound, SayMissed
from squadlog.rules.hiding.piles import (
    CallDishonest,
    Hide,
    LayDecoy,
    PlacementOver,
    Reveal,
    SearchNoMore,
    SearchPiles,
    hiding_of,
    is_hidden,
)

PAPER = {"hiding.secrets": "paper"}


def entered(*places, rulings=None, **more):
    """Unit 11 of blue hides on paper; piles from number 5 on lie at these places."""
    played = before(rulings=PAPER | (rulings or {}), **more)
    played.do(Hide(unit=11))
    for number, place in enumerate(places, 5):
        played.do(MarkPile(side="blue", pile=number, at=at(*place)))
    return played


def begun(*places, **more):
    """The same, in the detection step of turn 1."""
    played = entered(*places, **more)
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    return played


def test_on_paper_piles_have_a_number_and_nothing_beneath():
    """HID-10, HID-14."""
    played = entered((20, 10), (20, 4))
    assert [(pile.number, pile.unit, pile.position.x) for pile in piles(played).values()] == [
        (5, None, 20.0),
        (6, None, 20.0),
    ]
    assert (is_hidden(played.unit(11)), played.unit(11).position) == (True, None)
    assert hiding_of(known(played.battle, "red")).piles == hiding_of(played.battle).piles
    assert 11 not in known(played.battle, "red").units


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Hide(unit=11, at=at(20, 4)), "on-paper"),
        (LayDecoy(side="blue", at=at(20, 4)), "on-paper"),
        (MarkPile(side="blue", pile=5, at=at(20, 4)), "number-taken"),
        (MarkPile(side="blue", pile=0, at=at(20, 4)), "no-number"),
        (MarkPile(side="blue", pile=6), "no-place"),
        (MarkPile(side="blue", pile=6, at=at(20, 10.5)), "near-a-pile"),
        (MarkPile(side="blue", pile=6, at=at(90, 10)), "off-map"),
    ],
)
def test_what_is_entered_of_piles_on_paper(command, code):
    """HID-10, HID-12, HID-14."""
    assert entered((20, 10)).refused(command).code == code


def test_piles_keep_the_numbers_that_they_have_on_paper():
    """HID-13, HID-14: and nothing binds their owner but honour."""
    played = entered((20, 10), (20, 4), setup={"salt": "s"})
    played.do(PlacementOver(side="blue"))
    assert sorted(piles(played)) == [5, 6]
    assert played.of_kind("piles_numbered")[0].commitment == ""


def test_where_the_program_keeps_the_secrets_no_pile_is_entered_without_what_is_beneath():
    """HID-14."""
    assert hidden().refused(MarkPile(side="blue", pile=7, at=at(20, 4))).code == "not-on-paper"


def test_the_die_shows_the_public_modifiers_and_the_owner_answers_before_anything_goes_on():
    """DET-12, DET-13, HID-15: of a decoy as of a man."""
    played = begun((20, 10), (20, 4))
    played.do(SearchPiles(unit=1), 4, 6)
    rolled = played.of_kind("pile_searched")
    assert {one.pile for one in rolled} == {5, 6}
    assert {(one.secret, one.found, one.asks) for one in rolled} == {((), False, "DET-13")}
    waits = ask(played.battle)
    assert (waits.side, [type(one.says) for one in waits.options]) == ("blue", [SayFound, SayMissed])
    for command in (SearchPiles(unit=2), SearchNoMore(side="red")):
        assert played.refused(command).code == "owner-asked"
    played.do(Note(text="patience"))
    played.do(SayMissed(pile=6))
    played.do(SayFound(pile=5, unit=11, facing_deg=270.0))
    assert (is_hidden(played.unit(11)), played.unit(11).position.facing_deg) == (False, 270.0)
    (found,) = played.of_kind("pile_found")
    assert (found.unit, found.by, found.rule) == (11, 1, "DET-16")
    assert sorted(piles(played)) == [6]
    played.do(SearchPiles(unit=2), 10)


def test_a_decoy_on_paper_goes_as_any():
    """DET-17."""
    played = begun((20, 10))
    played.do(SearchPiles(unit=1), 4)
    played.do(SayFound())
    (found,) = played.of_kind("pile_found")
    assert (found.unit, found.rule, piles(played)) == (None, "DET-17", {})
    assert is_hidden(played.unit(11))


@pytest.mark.parametrize(
    ("face", "asked", "may_miss"), [(1, True, False), (10, False, None), (5, True, True)]
)
def test_a_natural_one_is_found_and_a_natural_ten_is_not(face, asked, may_miss):
    """DET-10, DET-11."""
    played = begun((20, 10))
    played.do(SearchPiles(unit=1), face)
    assert bool(hiding_of(played.battle).owed) is asked
    if may_miss is False:
        assert played.refused(SayMissed()).rule == "DET-10"
        assert len(ask(played.battle).options) == 1
    elif may_miss:
        played.do(SayMissed())


def test_who_comes_within_a_metre_finds_and_the_owner_says_whom():
    """DET-19, A-21: nobody goes on before."""
    played = begun((7, 10.9))
    played.do(SearchNoMore(side="red"))
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(path=(at(7.9, 10),))))
    played.do(Done())
    waits = ask(played.battle)
    assert (waits.side, played.refused(SayMissed()).rule) == ("blue", "DET-19")
    played.do(SayFound(unit=11, facing_deg=180.0))
    (found,) = played.of_kind("pile_found")
    assert (found.rule, found.by, played.unit(11).position.x) == ("DET-19", 1, 7.0)
    assert ask(played.battle).kind != "step"


def test_an_answer_that_nobody_asked_for_and_one_of_somebody_else():
    """DET-13, HID-14."""
    played = begun((20, 10))
    assert played.refused(SayFound(pile=5)).code == "not-asked"
    assert played.refused(SayMissed()).code == "not-asked"
    assert played.refused(SayFound()).instead == ""
    played.do(SearchPiles(unit=1), 5)
    assert played.refused(SayFound(pile=6)).instead == "Asked about: 5."
    for stranger in (1, 12, 77):
        assert played.refused(SayFound(unit=stranger)).code == "not-hidden"
    assert owner(played.battle, SayFound()) == owner(played.battle, SayMissed(pile=5)) == "blue"


def test_who_comes_out_says_from_under_which_pile():
    """HID-17."""
    played = begun((20, 10), (20, 4))
    played.do(SearchNoMore(side="red"))
    played.do(Done())
    refused = played.refused(Reveal(unit=11))
    assert (refused.code, refused.instead) == ("which-pile", "reveal 11 from 5")
    played.do(Reveal(unit=11, pile=6, facing_deg=90.0))
    assert (played.unit(11).position.y, played.unit(11).position.facing_deg) == (4.0, 90.0)
    assert sorted(piles(played)) == [5]


def test_a_dishonest_answer_found_later_costs_the_unit_and_its_pile():
    """HID-15, VIC-13."""
    played = begun((20, 10), (20, 4))
    played.do(SearchPiles(unit=1), 2, 10)
    played.do(SayMissed())
    played.do(CallDishonest(unit=11, pile=5))
    assert (played.unit(11).wound, sorted(piles(played))) == ("D", [6])


def test_nobody_else_reads_who_hides_on_paper():
    """HID-08, HID-14."""
    played = entered((20, 10))
    (told,) = played.of_kind("hides_on_paper")
    assert (redact_event(told, played.battle, "red"), redact_event(told, played.battle, "blue")) == (
        None,
        told,
    )
    assert not may_read(Hide(unit=11), played.battle, "red")
    assert may_read(MarkPile(side="blue", pile=5), played.battle, "red")
    assert isinstance(
        redact_event(BattleCreated(setup=played.battle.setup), played.battle, "red"), BattleCreated
    )


def test_each_event_of_the_honour_system_is_told():
    """HID-15."""
    played = begun((20, 10), (7, 10.9))
    played.do(SearchPiles(unit=1), 5, 5)
    tells = words_of("hiding").tells
    lines = [tells[type(one)](one, played.battle) for one in played.told if type(one) in tells]
    assert any("its owner is asked" in line for line in lines)
    assert any(line.startswith("Pile 5 of Blue lies at 20,10") for line in lines)


def test_the_whole_value_of_a_dishonest_unit_is_the_enemys_and_the_count_says_how():
    """HID-15, VIC-13, CAS-07."""
    played = begun((20, 10))
    before_it = played.battle
    played.do(CallDishonest(unit=11, pile=5))
    assert {one.side: one.points for one in score(played.battle, played.table())} == {"red": 46, "blue": 0}
    (red, _) = score(played.battle, add_chapters(played.table(), played.battle))
    assert [(one.unit, one.rule, one.points) for one in red.lines if one.points] == [(11, "VIC-13", 46)]
    told = played.of_kind("unit_forfeited")
    assert wounding(told)
    (toll,) = tolls(before_it, told, played.table())
    assert (toll.unit, toll.after, toll.by, toll.points) == (11, "D", None, (("red", 46),))


def test_who_hides_on_paper_comes_out_from_under_a_pile_before_it_acts():
    """HID-14, HID-17, A-12: nobody knows from where else it would act."""
    played = begun((20, 10), rulings={"hiding.reveal_at": "resolve"})
    played.do(SearchNoMore(side="red"))
    played.do(Done())
    assert played.refused(Declare(unit=11, action="reload", weapon="SR")).rule == "HID-17"
    played.do(Reveal(unit=11, pile=5))
    played.do(Declare(unit=11, action="reload", weapon="SR"))
