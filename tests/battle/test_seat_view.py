"""Hidden means hidden: what a side may not know is in no field of its view and no line of its log."""

import dataclasses

import pytest
from support.battles import skirmish

from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.melee import ChoiceAsked, IntentGiven, MeleeBegun
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Engagement, Ongoing
from squadlog.battle.view import BattleView, seen_event, view

NOW = Moment(1, 1)
MELEE = Ongoing(kind="melee", start=NOW, end=Moment(1, 5), stance="parry")
ASKED = IntentAsked(unit=11, attacker=1, defender=11, options=("attack", "avoid"))


@pytest.fixture
def fight():
    """MEL-28, AMB-108: 11 has chosen in secret and runs a melee action; 1 is its attacker."""
    pair = Engagement(
        attacker=1,
        defender=11,
        declared=NOW,
        late=True,
        status="opening",
        attacker_intent="attack",
        defender_intent="avoid",
    )
    return skirmish(
        units={11: {"action": MELEE}, 1: {"action": dataclasses.replace(MELEE, stance="attack")}},
        engagements=(pair,),
        pending=ASKED,
    )


def test_the_type_of_a_view_has_no_field_for_the_secrets_of_a_battle():
    names = {field.name for field in dataclasses.fields(BattleView)}
    assert not names & {"setup", "shares", "effects", "rolls"}


def test_an_enemy_stance_is_hidden_and_ones_own_is_seen(fight):
    """AMB-108."""
    seen = view(fight, "red")
    assert seen.units[11].action.own_stance is None
    assert seen.units[1].action.own_stance == "attack"


def test_an_enemy_choice_shows_only_that_it_was_made(fight):
    """MEL-28."""
    (pair,) = view(fight, "red").engagements
    assert (pair.attacker_chose, pair.defender_chose, dict(pair.own_intents)) == (True, True, {1: "attack"})


def test_nothing_in_the_whole_view_of_one_side_spells_the_others_choice(fight):
    assert "avoid" not in repr(dataclasses.replace(view(fight, "red"), rulings={})).replace("may_avoid", "")
    assert "parry" not in repr(view(fight, "red"))


def test_the_referee_sees_everything(fight):
    seen = view(fight, None)
    assert seen.units[11].action.own_stance == "parry"
    assert dict(seen.engagements[0].own_intents) == {1: "attack", 11: "avoid"}
    assert seen.pending.options == ASKED.options


@pytest.mark.parametrize(("seat", "options"), [("blue", ("attack", "avoid")), ("red", ())])
def test_only_who_must_choose_sees_among_what(fight, seat, options):
    pending = view(fight, seat).pending
    assert (pending.units, pending.options) == ((11,), options)


@pytest.mark.parametrize(
    ("pending", "units", "about"),
    [
        (OpportunityOffer(mover=1, watchers=(11,)), (11,), (1,)),
        (SharesAsked(unit=11, attackers=(1,)), (11,), (1,)),
        (None, (), ()),
    ],
)
def test_other_choices_are_shown_to_all(pending, units, about):
    seen = view(skirmish(pending=pending), "red").pending
    assert (seen.units if seen else (), seen.about if seen else ()) == (units, about)


def test_what_is_not_secret_is_the_same_in_the_view():
    battle = skirmish(units={1: {"posture": "prone", "wound": "M"}})
    seen = view(battle, "blue")
    assert (seen.units[1].posture, seen.units[1].wound, seen.order, seen.now) == (
        "prone",
        "M",
        battle.order,
        battle.now,
    )


def test_a_side_the_battle_has_not_has_no_view():
    with pytest.raises(ValueError, match="no side 'green'"):
        view(skirmish(), "green")


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (IntentGiven(unit=11, attacker=1, defender=11, intent="avoid"), "avoid"),
        (MeleeBegun(unit=11, action=MELEE, attacker=1, defender=11), "parry"),
        (ChoiceAsked(asked=ASKED), "avoid"),
    ],
)
def test_an_event_loses_its_secret_for_the_other_side_only(fight, event, hidden):
    assert seen_event(event, fight, "blue") == event
    assert seen_event(event, fight, None) == event
    assert hidden not in repr(seen_event(event, fight, "red"))


def test_an_open_event_is_the_same_for_everybody(fight):
    note = NoteWritten(text="hello")
    assert seen_event(note, fight, "red") is note


@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_a_breach_is_open_to_every_seat(seat):
    """OBS-01, OBS-13: a hole in a wall, where it is and how wide, and the shot that made it, hide nothing."""
    wall = Feature(id="W", kind="external_wall", name="Wall")
    hole = Feature(
        id="W#1",
        kind="external_wall",
        name="Wall",
        state="destroyed",
        damage=10,
        part_of="W",
        at=(4.0, 5.0),
        width_m=2.0,
    )
    battle = skirmish(features=(wall, hole))
    assert view(battle, seat).features == {"W": wall, "W#1": hole}
    fallen = FeatureSet(feature=hole, unit=1, what="falls")
    assert seen_event(fallen, battle, seat) == fallen
