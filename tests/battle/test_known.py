"""Hidden means hidden: what a side may not know is in nothing it is given, and in no line of its log."""

import dataclasses

import pytest
from support.battles import skirmish

from squadlog.base.errors import SquadlogError
from squadlog.battle.events.action import FeatureSet
from squadlog.battle.events.melee import ChoiceAsked, IntentGiven, MeleeBegun
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.feature import Feature
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.opening import open_battle
from squadlog.battle.pending import UNTOLD, Engagement, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import Ongoing
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.session.view.seat_value import FORMAT, seat_state

NOW = Moment(1, 1)
MELEE = Ongoing(kind="melee", start=NOW, end=Moment(1, 5), stance="parry")
ASKED = IntentAsked(unit=11, attacker=1, defender=11, options=("attack", "avoid"))
SEATS = ("red", "blue", TABLE, REFEREE)


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
        setup_changes={"seed": 987654321},
    )


@pytest.mark.parametrize("seat", SEATS)
def test_no_seat_knows_the_seed_of_dice_to_come(fight, seat):
    assert known(fight, seat).setup.seed == 0
    assert "987654321" not in repr(known(fight, seat))


def test_an_enemy_stance_is_hidden_and_ones_own_is_seen(fight):
    """AMB-108."""
    seen = known(fight, "red")
    assert seen.units[11].action.stance is None
    assert seen.units[1].action.stance == "attack"


def test_an_enemy_choice_shows_only_that_it_was_made(fight):
    """MEL-28."""
    (pair,) = known(fight, "red").engagements
    assert (pair.attacker_intent, pair.defender_intent) == ("attack", UNTOLD)
    (told,) = seat_state(known(fight, "red"), "red")["engagements"]
    assert (told["attacker_chose"], told["defender_chose"], told["own_intents"]) == (
        True,
        True,
        {1: "attack"},
    )


def test_nothing_that_one_side_knows_spells_the_others_choice(fight):
    seen = dataclasses.replace(known(fight, "red"), rulings={})
    assert "avoid" not in repr(seen).replace("may_avoid", "")
    assert "parry" not in repr(seen)


def test_whoever_looks_on_knows_nobodys_choice(fight):
    seen = known(fight, TABLE)
    (pair,) = seen.engagements
    assert (pair.attacker_intent, pair.defender_intent) == (UNTOLD, UNTOLD)
    assert {unit.action.stance for unit in seen.units.values()} == {None}
    assert seen.pending.options == ()


def test_the_referee_knows_everything_but_the_seed(fight):
    seen = known(fight, REFEREE)
    assert seen.units[11].action.stance == "parry"
    assert seat_state(seen, REFEREE)["engagements"][0]["own_intents"] == {1: "attack", 11: "avoid"}
    assert seen == dataclasses.replace(fight, setup=dataclasses.replace(fight.setup, seed=0))


@pytest.mark.parametrize(("seat", "options"), [("blue", ("attack", "avoid")), ("red", ()), (TABLE, ())])
def test_only_who_must_choose_sees_among_what(fight, seat, options):
    seen = known(fight, seat)
    assert (seen.pending.unit, seen.pending.options) == (11, options)
    assert seat_state(seen, seat)["pending"] == {
        "kind": "intent",
        "units": (11,),
        "about": (1, 11),
        "options": options,
    }


@pytest.mark.parametrize(
    ("pending", "told"),
    [
        (OpportunityOffer(mover=1, watchers=(11,)), ("opportunity", (11,), (1,))),
        (SharesAsked(unit=11, attackers=(1,)), ("shares", (11,), (1,))),
        (None, None),
    ],
)
def test_other_choices_are_shown_to_all(pending, told):
    battle = skirmish(pending=pending)
    assert known(battle, "red").pending == pending
    data = seat_state(known(battle, "red"), "red")["pending"]
    assert (data and (data["kind"], data["units"], data["about"])) == told


def test_what_is_not_secret_is_the_same_for_all():
    battle = skirmish(units={1: {"posture": "prone", "wound": "M"}})
    seen = known(battle, "blue")
    assert (seen.units, seen.order, seen.now) == (battle.units, battle.order, battle.now)
    assert seen.units is battle.units


def test_a_set_up_without_its_seed_is_one_and_the_same_while_the_battle_goes_on(fight):
    later = dataclasses.replace(fight, acting=1)
    assert known(later, "red").setup is known(fight, "blue").setup


def test_a_seat_the_battle_has_not_knows_nothing():
    with pytest.raises(ValueError, match="no side 'green'"):
        known(skirmish(), "green")


@pytest.mark.parametrize("seat", [TABLE, REFEREE])
def test_no_side_is_called_like_a_seat_of_every_battle(seat):
    setup = skirmish().setup
    sides = (dataclasses.replace(setup.sides[0], id=seat), setup.sides[1])
    with pytest.raises(SquadlogError, match=f"id {seat}"):
        open_battle(dataclasses.replace(setup, sides=sides))


def test_the_state_of_a_seat_says_which_form_it_has_and_whose_it_is(fight):
    assert [seat_state(known(fight, seat), seat)["format"] for seat in SEATS] == [FORMAT] * 4
    assert [seat_state(known(fight, seat), seat)["seat"] for seat in SEATS] == ["red", "blue", "table", None]


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (IntentGiven(unit=11, attacker=1, defender=11, intent="avoid"), "avoid"),
        (MeleeBegun(unit=11, action=MELEE, attacker=1, defender=11), "parry"),
        (ChoiceAsked(asked=ASKED), "avoid"),
    ],
)
def test_an_event_loses_its_secret_for_everybody_else(fight, event, hidden):
    assert redact_event(event, fight, "blue") == event
    assert redact_event(event, fight, REFEREE) == event
    assert hidden not in repr(redact_event(event, fight, "red"))
    assert hidden not in repr(redact_event(event, fight, TABLE))


def test_the_creation_of_a_battle_tells_the_seed_to_the_referee_alone(fight):
    created = BattleCreated(setup=fight.setup)
    assert [redact_event(created, fight, seat).setup.seed for seat in SEATS] == [0, 0, 0, 987654321]


def test_an_open_event_is_the_same_for_everybody(fight):
    note = NoteWritten(text="hello")
    assert redact_event(note, fight, "red") is note


@pytest.mark.parametrize("seat", SEATS)
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
    assert known(battle, seat).features == {"W": wall, "W#1": hole}
    fallen = FeatureSet(feature=hole, unit=1, what="falls")
    assert redact_event(fallen, battle, seat) == fallen
