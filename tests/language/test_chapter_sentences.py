"""The words of advanced chapters are there where the chapter is, and nowhere else: ADV-01, STL-01, STL-05."""

from dataclasses import replace

import pytest
from support.battles import skirmish

from squadlog.battle.commands import Declare, Fire, OpportunityShot, SwitchChapter
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import QueuedShot
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Sector, StatedSighting
from squadlog.language.parse import Misread, parse
from squadlog.language.say import say
from squadlog.language.suggest import suggestions

BOOK = load_rulebook()
VEILED = skirmish(setup_changes={"chapters": ("stealth",)})


@pytest.mark.parametrize(
    ("sentence", "mode", "extras"),
    [
        ("unveil 1", None, ("leave",)),
        ("1 leave stealth", None, ("leave",)),
        ("veil 1", None, ("enter",)),
        ("walk 1 1m unveil", "walk", ("leave",)),
    ],
)
def test_the_mode_is_left_and_entered_by_a_sentence_of_its_own_or_beside_a_move(sentence, mode, extras):
    """STL-01, A-25."""
    command = parse(sentence, VEILED, BOOK)
    assert isinstance(command, Declare)
    assert (command.action, command.mode, command.extras) == ("leave_stealth", mode, extras)
    assert parse(say(command), VEILED, BOOK) == command


def test_where_the_chapter_is_not_in_force_its_words_are_none():
    """ADV-01."""
    assert isinstance(parse("unveil 1", skirmish(), BOOK), Misread)
    assert not any("veil" in line for line in (*suggestions("", skirmish()), *suggestions("u", skirmish())))
    assert "unveil" in suggestions("unv", VEILED)


@pytest.mark.parametrize("on", [True, False])
def test_a_chapter_is_switched_by_a_sentence(on):
    """ADV-01."""
    command = SwitchChapter(chapter="stealth", on=on, reason="to try it")
    assert parse(say(command), skirmish(), BOOK) == command
    assert isinstance(parse("chapter stealth perhaps", skirmish(), BOOK), Misread)
    assert isinstance(parse("chapter", skirmish(), BOOK), Misread)
    assert suggestions("chapter ste", skirmish()) == ("chapter stealth",)
    assert set(suggestions("chapter stealth ", skirmish())) == {"chapter stealth on", "chapter stealth off"}


def test_the_referee_completes_and_sets_right_what_a_chapter_keeps():
    """STL-04."""
    assert parse("correct 1 stealth=no because forgotten", VEILED, BOOK).changes == (("stealth", "no"),)
    assert isinstance(parse("correct 1 stealth=no because forgotten", skirmish(), BOOK), Misread)
    assert suggestions("correct 1 ste", VEILED) == ("correct 1 stealth=",)
    assert suggestions("correct 1 ste", skirmish()) == ()


def test_a_soldier_like_another_begins_as_it_does_and_in_its_squad_and_the_sentence_says_so():
    """STL-04, LOG-02."""
    battle = skirmish(soldiers={1: {"begins": ("stealth",), "squad": "red-2"}})
    command = parse("add 90 to red like 1 because late", battle, BOOK)
    assert (command.soldier.begins, command.soldier.squad) == (("stealth",), "red-2")
    assert parse(say(command), battle, BOOK) == command
    bare = parse("add 90 to red like 1 armour=TS because late", battle, BOOK)
    assert bare.soldier.begins == ()
    chosen = parse("add 90 to red like 11 begins=stealth because late", battle, BOOK)
    assert (chosen.soldier.begins, chosen.soldier.squad) == (("stealth",), "red")


@pytest.mark.parametrize("pair", ["begins=airborne", "squad=green-1"])
def test_nobody_joins_in_a_state_or_a_squad_that_there_is_not(pair):
    """STL-04."""
    misread = parse(f"add 90 to red like 1 {pair} because late", skirmish(), BOOK)
    assert isinstance(misread, Misread)
    assert pair.split("=")[1] in misread.problem.casefold()


COUNTED = skirmish(
    setup_changes={"chapters": ("ammunition",)},
    units={11: {"wound": "D"}},
    soldiers={11: {"weapons": ("SR",)}},
)


@pytest.mark.parametrize(
    ("sentence", "weapon"), [("scavenge 1 from 11", None), ("scavenge 1 SR from 11", "SR")]
)
def test_a_magazine_is_taken_from_the_fallen_by_a_sentence(sentence, weapon):
    """AMO-13."""
    command = parse(sentence, COUNTED, BOOK)
    assert isinstance(command, Declare)
    assert (command.action, command.extras, command.target, command.weapon) == (
        "pick_up_object", ("magazine",), 11, weapon,
    )  # fmt: skip
    assert parse(say(command), COUNTED, BOOK) == command
    assert isinstance(parse(sentence, skirmish(), BOOK), Misread)


@pytest.mark.parametrize(
    ("sentence", "weapon", "mode"),
    [("reload 1", None, None), ("reload 1 SP", "SP", None), ("walk 1 1m reload SP", "SP", "walk")],
)
def test_the_weapon_that_is_reloaded_can_be_named(sentence, weapon, mode):
    """AMO-10, ACT-60."""
    command = parse(sentence, COUNTED, BOOK)
    assert (command.action, command.weapon, command.mode) == ("reload", weapon, mode)
    assert parse(say(command), COUNTED, BOOK) == command
    assert parse("correct 1 ammunition=SR:3,rifle:-2 because forgotten", COUNTED, BOOK).changes == (
        ("ammunition", "SR:3,rifle:-2"),
    )


BURSTS = skirmish(
    (1,),
    (11, 12),
    setup_changes={"chapters": ("ammunition", "automatic_fire")},
    units={1: {"opportunity": "SR"}},
)


@pytest.mark.parametrize(
    ("sentence", "manner", "target", "sector"),
    [
        ("fire 1 burst at 11", "concentrated", 11, None),
        ("burst 1 at 11", "concentrated", 11, None),
        ("1 burst at 11 range 9", "concentrated", 11, None),
        ("walk 1 1m burst at 11", "concentrated", 11, None),
        ("burst 1 area facing north-east", "area", None, Sector(axis_deg=45.0)),
        ("fire 1 area at 11 12", "area", None, Sector(units=(11, 12))),
        ("fire 1 area at 11,12", "area", None, Sector(units=(11, 12))),
        (
            "fire 1 area at 11 cover half-hard 12 range 4", "area", None,
            Sector(
                units=(11, 12),
                seen=((11, StatedSighting(covers=("half_hard",))), (12, StatedSighting(distance_m=4.0))),
            ),
        ),
    ],
)  # fmt: skip
def test_a_burst_is_declared_by_a_sentence(sentence, manner, target, sector):
    """AUT-07, AUT-08, AUT-16."""
    command = parse(sentence, BURSTS, BOOK)
    assert isinstance(command, Declare), command
    assert (command.shot.manner, command.shot.target, command.shot.sector) == (manner, target, sector)
    assert parse(say(command), BURSTS, BOOK) == command


@pytest.mark.parametrize(
    ("sentence", "manner"),
    [
        ("fire 1", None),
        ("fire 1 burst", "concentrated"),
        ("burst 1 area at 11 12", "area"),
        ("fire 1 single", ""),
    ],
)
def test_the_mode_can_be_named_as_the_shot_is_taken(sentence, manner):
    """AUT-07."""
    step = replace(BURSTS, stage="fire", fire_queue=(QueuedShot(unit=1, weapon="SR"),))
    command = parse(sentence, step, BOOK)
    assert isinstance(command, Fire), command
    assert command.manner == manner
    assert parse(say(command), step, BOOK) == command
    asked = replace(BURSTS, pending=OpportunityOffer(mover=11, watchers=(1,)))
    shot = parse(sentence, asked, BOOK)
    assert isinstance(shot, OpportunityShot), shot
    assert shot.manner == manner
    assert parse(say(shot), asked, BOOK) == shot


def test_without_automatic_fire_nobody_says_burst():
    """ADV-01."""
    for sentence in ("fire 1 burst at 11", "burst 1 at 11", "fire 1 area at 11", "fire 1 single at 11"):
        assert isinstance(parse(sentence, skirmish(), BOOK), Misread)
    assert not any("burst" in line or "area" in line for line in suggestions("fire 1 ", skirmish()))
    assert "fire 1 burst" in suggestions("fire 1 b", BURSTS)


@pytest.mark.parametrize("sentence", ["watch 1 burst", "watch 1 area"])
def test_who_watches_says_how_it_fires_as_it_fires(sentence):
    """AUT-07, A-148."""
    battle = skirmish(setup_changes={"chapters": ("ammunition", "automatic_fire")})
    misread = parse(sentence, battle, BOOK)
    assert isinstance(misread, Misread)
    for said in ("interrupt 1 burst", "interrupt 1 area"):
        assert said in misread.instead
        assert isinstance(parse(said, battle, BOOK), OpportunityShot)
