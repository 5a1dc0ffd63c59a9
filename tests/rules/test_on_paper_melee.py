"""Hand to hand beside a side on paper: their suit, modifier and choices, and who fights no more (MEL-22)."""

import pytest
from support.battles import table
from support.paper_sides import BesidePaper

from squadlog.battle.commands import Done, Engage, GiveIntent
from squadlog.battle.known import known
from squadlog.battle.pending import IntentAsked
from squadlog.facts.seats import TABLE
from squadlog.reports.narrate import tell
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.melee.rolls import avoid_ledger
from squadlog.rules.on_paper.saying import SuitSaid, TheirFigure, TheyPass
from squadlog.rules.on_paper.skills import skill_unknown, usual_skill


def test_melee_asks_what_they_do_in_one_question() -> None:
    """MEL-16, MEL-28."""
    played = BesidePaper((1,), (11,))
    played.do(Engage(unit=11, target=1, in_reach=True))
    played.do(TheyPass())
    played.do(Done())
    played.say("suit 11 BI")
    played.say("their 11 melee -1")
    asked = [played.asked]
    while played.battle.pending is not None:
        options = played.asked.options or ()
        unit = played.battle.pending.unit
        assert bool(options) == played.unit(unit).soldier.paper
        played.do(GiveIntent(unit=unit, intent="attack"))
        asked.append(played.asked)
    assert any(one.kind == "step" and "What does 11" in one.sentence for one in asked)


def in_melee(figures: tuple[int, ...] = (11,), wears: str = "") -> BesidePaper:
    """Figure 11 has attacked trooper 1 hand to hand, after something was said of them."""
    played = BesidePaper((1,), figures)
    if wears:
        played.say(wears)
    played.say("engage 11 with 1")
    played.do(TheyPass())
    played.do(Done())
    return played


def test_melee_asks_for_their_suit_once_and_proposes_the_one_of_their_armour_factor() -> None:
    """ARM-02, MEL-22: what is not stated is asked for where our blow needs it, and kept with who stated it."""
    played = in_melee()
    assert "11 Blue 1 fights 1 Trooper 1 hand to hand. Which suit" in played.asked.sentence
    usual = played.asked.options[played.asked.enter - 1].says
    assert usual == SuitSaid(unit=11, suit="LI")
    told = list(tell(played.battle, played.do(usual)))
    assert "stated by" in told[0]
    assert "Which suit" not in played.asked.sentence
    assert played.unit(11).soldier.armour == "LI"


def test_their_suit_may_stay_untold_and_is_not_asked_again() -> None:
    """ARM-02: nothing insists, and an armour factor alone says nothing of a blow."""
    played = in_melee(wears="their 11 af 4")
    assert played.asked.options[played.asked.enter - 1].says == SuitSaid(unit=11, suit="MZG")
    played.say("suit 11 unknown")
    assert "Which suit" not in played.asked.sentence
    assert played.refused(SuitSaid(unit=11)).code == "nothing-said"
    assert played.refused(SuitSaid(unit=1)).code == "not-on-paper"
    assert played.refused(SuitSaid(unit=11, suit="XX")).code == "no-such-suit"


def test_a_suit_that_was_stated_is_not_asked_and_is_proposed_for_the_others() -> None:
    """ARM-02."""
    assert "Which suit" not in in_melee(wears="their 11 suit LI").asked.sentence
    played = in_melee((11, 12), "their 12 suit LI")
    assert played.asked.options[played.asked.enter - 1].says == SuitSaid(unit=11, suit="LI")


def test_their_melee_modifier_is_asked_once_where_no_troop_type_was_said() -> None:
    """MEL-22, LOG-07: their die is judged with what their sheet adds to it."""
    played = in_melee((11, 12), "their 11 suit LI")
    assert "What is their melee modifier" in played.asked.sentence
    assert played.asked.options[played.asked.enter - 1].says == TheirFigure(unit=11, melee=0)
    played.say("their 11 melee -1")
    assert "melee modifier" not in played.asked.sentence
    assert usual_skill(played.battle, played.unit(12)) == -1
    assert not skill_unknown(in_melee(wears="their 11 troop combat_arms suit LI").unit(11))


def test_whoever_tries_to_get_away_is_held_by_what_was_stated_of_the_other() -> None:
    """MEL-11."""
    played = in_melee(wears="their 11 suit LI melee -1")
    ctx = add_chapters(table(), played.battle)
    lines = {line.key: line.value for line in avoid_ledger(played.battle, 1, 11, ctx).lines}
    assert lines["foe_stated_melee"] == 1
    theirs = {line.key: line.value for line in avoid_ledger(played.battle, 11, 1, ctx).lines}
    assert theirs["stated_melee"] == -1


def test_who_has_surrendered_fights_nobody_any_more() -> None:
    """MEL-17: ours is asked nothing about them."""
    played = in_melee((11, 12), "their 11 suit LI melee 0")
    played.say("admit 11 surrendered")
    assert played.battle.engagements == ()
    assert played.battle.pending is None


def test_ours_choose_before_they_hear_what_theirs_do() -> None:
    """MEL-28: both choose in secret."""
    played = BesidePaper((1,), (11,), blue_first=False)
    played.say("their 11 suit LI melee 0")
    played.say("engage 1 with 11 in reach")
    played.do(Done())
    played.do(TheyPass())
    assert played.asked.sentence.startswith("Choose for 1 Trooper 1 first, and keep it to yourself.")


@pytest.mark.parametrize("seat", ["red", TABLE])
def test_who_speaks_for_a_side_on_paper_is_told_what_it_may_choose(seat: str) -> None:
    """MEL-28: a seat that keeps its own secrets answers for theirs as well."""
    played = BesidePaper((1,), (11,), blue_first=False, chapters=("grenades", "hiding"))
    played.say("their 11 suit LI melee 0")
    played.say("engage 1 with 11 in reach")
    played.do(Done())
    played.do(TheyPass())
    asked = known(played.battle, seat).pending
    assert isinstance(asked, IntentAsked)
    assert asked.unit == 11
    assert bool(asked.options) == (seat == "red")
