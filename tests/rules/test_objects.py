"""Handling things: ACT-59, ACT-61..67, ACT-77, LOG-19, AMB-123, AMB-126, AMB-136."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table

from squadlog.battle.arms import Arm
from squadlog.battle.commands import Declare
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import ActionEnded
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Thing
from squadlog.facts.ground_facts import Metres, YesNo
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.common.shots.shot import tell_jam
from squadlog.rules.desk.actions import quote
from squadlog.rules.house.chapter import CHAPTER as HOUSE

BOOK = table()
NOW = Moment(1, 1)


class At(StatedSurveyor):
    """Everything lies so many metres away; within reach up to 1 m."""

    def __init__(self, distance_m):
        self.distance_m = distance_m

    def reach(self, *_asked):
        return YesNo(value=self.distance_m <= 1, origin="measured")

    def sighting(self, viewer, target, stated, /):
        seen = super().sighting(viewer, target, stated)
        return replace(seen, distance=Metres(value=self.distance_m, origin="measured"))


def refused(battle, action, board=BOOK, **fields):
    return HOUSE.actions.handlers[action].refusal(battle, Declare(unit=1, action=action, **fields), board)


def ended(battle, action, board=BOOK, **fields):
    ongoing = Ongoing(kind=action, start=NOW, end=battle.now, **fields)
    recorder = EventRecorder(battle)
    recorder.emit(ActionEnded(unit=1, action=action))
    HOUSE.actions.handlers[action].effect(recorder, 1, ongoing, board)
    return recorder.battle


def cost(battle, action, board=BOOK, **fields):
    return quote(battle, Declare(unit=1, action=action, **fields), board).cost_ap


# One's own weapons.


def test_another_weapon_is_taken_in_hand():
    """ACT-62."""
    battle = skirmish()
    assert battle.units[1].in_hand == "SR"
    assert refused(battle, "exchange", weapon="SP") is None
    assert ended(battle, "exchange", weapon="SP").units[1].in_hand == "SP"
    assert cost(battle, "exchange", weapon="SP") == 3


def test_only_a_weapon_one_carries_and_does_not_hold_is_taken():
    """ACT-62."""
    assert refused(skirmish(), "exchange", weapon="SR").code == "in-hand"
    assert refused(skirmish(), "exchange", weapon="LR").code == "not-carried"
    no = refused(skirmish(units={1: {"items": ("plastic_charge",)}}), "exchange", item="shaped_charge")
    assert no.sentence.endswith("carries no shaped charge.")
    assert "plastic charge." in no.instead
    assert refused(skirmish(), "exchange").code == "no-weapon"


@pytest.mark.parametrize(
    ("carried", "told"),
    [
        ({"weapons": ("SR", "SP"), "keys": ("K",), "items": ("rope",)}, "They carry: SR, SP, K, rope."),
        ({"weapons": ()}, "They carry: nothing."),
    ],
)
def test_who_does_not_carry_a_thing_is_told_what_it_carries_act_62(carried, told):
    """ACT-62."""
    assert refused(skirmish(units={1: carried}), "exchange", weapon="LR").instead == told


# From hand to hand.


def handing(giver=None, taker=None, now=NOW, **units):
    """Unit 1 gives its key K to unit 2; both halves are under way unless None."""
    halves = {}
    for number, other, item, half in ((1, 2, "K", giver), (2, 1, None, taker)):
        if half is not None:
            start, end = half
            halves[number] = {
                "action": Ongoing(kind="exchange", start=start, end=end, item=item, partner=other)
            }
    state = {1: {"keys": ("K",), **halves.get(1, {})}, 2: {**halves.get(2, {}), **units}}
    return skirmish(red=(1, 2), units=state, now=now)


def finish(battle, unit, board=BOOK):
    """What perform does as a unit's action ends."""
    action = battle.units[unit].action
    recorder = EventRecorder(battle)
    recorder.emit(ActionEnded(unit=unit, action="exchange"))
    HOUSE.actions.handlers["exchange"].effect(recorder, unit, action, board)
    return recorder.battle


def test_a_thing_passes_when_both_have_paid():
    """ACT-62, ACT-63, ACT-67."""
    both = (NOW, Moment(1, 3))
    battle = finish(handing(both, both, now=Moment(1, 3)), 1)
    assert (battle.units[1].keys, battle.units[2].keys) == ((), ("K",))
    assert finish(battle, 2).units[2].keys == ("K",)


def test_whoever_comes_first_in_the_order_hands_over_or_takes():
    """ACT-63."""
    both = (NOW, Moment(1, 3))
    battle = finish(handing(both, both, now=Moment(1, 3)), 2)
    assert battle.units[2].keys == ("K",)


def test_the_thing_passes_when_the_later_of_the_two_ends():
    """AMB-126: a wounded giver is slower."""
    battle = handing((NOW, Moment(1, 4)), (NOW, Moment(1, 3)), now=Moment(1, 3))
    waiting = finish(battle, 2)
    assert waiting.units[2].keys == ()
    assert waiting.units[2].action.end == Moment(1, 4)
    assert finish(replace(waiting, now=Moment(1, 4)), 1).units[2].keys == ("K",)


def test_a_partner_that_does_not_take_part_gets_nothing():
    """ACT-63."""
    battle = finish(handing((NOW, Moment(1, 3)), None, now=Moment(1, 3)), 1)
    assert battle.units[1].keys == ("K",)
    assert battle.units[1].action is None


def test_both_may_give_at_once_and_a_thing_named_twice_passes_once():
    """ACT-62."""
    both = (NOW, Moment(1, 3))
    battle = handing(both, both, now=Moment(1, 3), items=("medkit",))
    swap = replace(battle.units[2].action, item="medkit")
    swapping = replace(battle, units={**battle.units, 2: replace(battle.units[2], action=swap)})
    after = finish(swapping, 1)
    assert (after.units[1].items, after.units[2].keys) == (("medkit",), ("K",))
    same = replace(battle.units[2].action, item="K")
    naming = replace(battle, units={**battle.units, 2: replace(battle.units[2], action=same)})
    assert finish(naming, 1).units[2].keys == ("K",)


def test_both_must_start_together_unless_the_table_reads_otherwise():
    """AMB-126."""
    battle = handing(None, (NOW, Moment(1, 3)), now=Moment(1, 2))
    found = refused(battle, "exchange", item="K", partner=2)
    assert (found.code, found.rule) == ("not-together", "ACT-63")
    assert refused(replace(battle, now=NOW), "exchange", item="K", partner=2) is None
    loose = table(rulings={"exchange.sync": "any_start"})
    assert refused(battle, "exchange", loose, item="K", partner=2) is None
    late = handing((Moment(1, 2), Moment(1, 4)), (NOW, Moment(1, 4)), now=Moment(1, 4))
    assert finish(late, 1).units[2].keys == ()
    assert finish(late, 1, loose).units[2].keys == ("K",)


def test_with_free_starts_the_giver_holds_it_out_until_it_is_taken():
    """AMB-126."""
    loose = table(rulings={"exchange.sync": "any_start"})
    waiting = finish(handing((NOW, Moment(1, 3)), None, now=Moment(1, 3)), 1, loose)
    assert waiting.units[1].action.end == Moment(1, 4)


def test_handing_over_needs_the_partner_within_a_metre():
    """ACT-63, AMB-127."""
    battle = handing()
    assert refused(battle, "exchange", item="K", partner=2) is None
    assert refused(battle, "exchange", table(surveyor=At(1.2)), item="K", partner=2).code == "out-of-reach"


def test_things_pass_between_able_units_only():
    """ACT-67."""
    assert refused(handing(wound="U"), "exchange", item="K", partner=2).rule == "ACT-67"
    assert refused(handing(), "exchange", item="Z", partner=2).code == "not-carried"
    assert refused(handing(), "exchange", item="K", partner=99).code == "no-partner"
    assert refused(handing(), "exchange", item="K", partner=1).code == "no-partner"


# Dropping and picking up.


def test_a_dropped_object_lies_where_it_fell_under_a_number_of_its_own():
    """ACT-64, LOG-19."""
    battle = skirmish(units={1: {"keys": ("K",)}})
    after = ended(ended(battle, "drop_object", item="K"), "drop_object", weapon="SR")
    assert [(item.id, item.name, item.kind) for item in after.things] == [
        (1, "K", "key"),
        (2, "SR", "weapon"),
    ]
    assert (after.units[1].keys, after.units[1].weapons, after.units[1].in_hand) == ((), ("SP",), None)
    assert cost(battle, "drop_object", item="K") == 1


def test_what_is_not_carried_cannot_be_dropped():
    """ACT-64."""
    assert refused(skirmish(), "drop_object", item="K").code == "not-carried"
    assert refused(skirmish(), "drop_object").code == "no-object"
    assert refused(skirmish(), "drop_object", weapon="SR") is None


LYING = (Thing(id=4, name="medkit"), Thing(id=7, name="medkit"))


def test_an_object_is_picked_up_by_its_number_or_its_name():
    """ACT-65."""
    battle = skirmish(things=LYING)
    assert refused(battle, "pick_up_object", item="7") is None
    after = ended(battle, "pick_up_object", item="7")
    assert (after.units[1].items, [item.id for item in after.things]) == (("medkit",), [4])
    assert [item.id for item in ended(battle, "pick_up_object", item="medkit").things] == [7]
    assert cost(battle, "pick_up_object", item="7") == 1


def test_what_does_not_lie_there_cannot_be_picked_up():
    """ACT-65."""
    found = refused(skirmish(things=LYING), "pick_up_object", item="K")
    assert (found.code, found.subsystem) == ("nothing-there", None)
    assert refused(skirmish(), "pick_up_object").code == "nothing-there"


def test_an_object_somebody_else_took_first_is_gone():
    """ACT-03."""
    assert ended(skirmish(), "pick_up_object", item="medkit").units[1].items == ()


def body(wound="D", **state):
    return skirmish(units={11: {"wound": wound, "keys": ("K",), "items": ("medkit",), **state}})


@pytest.mark.parametrize("wound", ["U", "D"])
def test_the_dead_and_the_unconscious_can_be_stripped(wound):
    """ACT-65."""
    assert refused(body(wound), "pick_up_object", target=11, item="medkit") is None
    after = ended(body(wound), "pick_up_object", target=11, item="medkit")
    assert (after.units[1].items, after.units[11].items) == (("medkit",), ())
    after = ended(body(wound), "pick_up_object", target=11, item="SR")
    assert after.units[1].weapons == ("SR", "SP", "SR")


def test_a_jam_and_a_mode_stay_with_their_weapon_wherever_it_goes_fir_42_act_61():
    """FIR-42, ACT-61, ACT-63..65."""
    both = {1: {"weapons": ("OR", "SR")}, 11: {"weapons": ("OR",)}}
    state = {1: {"omni": "slug", "jammed": ("OR",)}, 11: {"wound": "U", "omni": "slug", "jammed": ("OR",)}}
    dropped = ended(skirmish(soldiers=both, units=state), "drop_object", weapon="OR")
    assert (dropped.units[1].jammed, dropped.units[1].omni) == ((), "spike")
    searched = ended(dropped, "pick_up_object", target=11, item="OR")
    assert searched.units[1].arms[-1] == Arm(code="OR", mode="slug", jammed=True)
    again = ended(dropped, "pick_up_object", item="OR")
    assert again.units[1].arms[-1] == Arm(code="OR", mode="slug", jammed=True)
    assert again.things == ()
    cleared = ended(again, "clear_weapon", weapon="OR")
    assert cleared.units[1].jammed == ()


def test_of_two_weapons_that_are_alike_one_jams_and_the_other_is_clear_fir_42():
    """FIR-42, ACT-59, ACT-64."""
    state = {1: {"weapons": ("SR", "SR"), "jammed": ("SR",)}}
    battle = skirmish(units={1: {"weapons": ("SR", "SR")}})
    recorder = EventRecorder(battle)
    tell_jam(recorder, 1, "SR")
    assert recorder.battle.units[1].jammed == ("SR",)
    assert ended(recorder.battle, "drop_object", weapon="SR").units[1].jammed == ()
    both = skirmish(units=state)
    assert ended(both, "clear_weapon").units[1].jammed == ("SR",)


def test_nobody_takes_things_from_the_able():
    """ACT-65."""
    assert refused(body("S"), "pick_up_object", target=11, item="medkit").code == "not-a-body"
    assert refused(body(), "pick_up_object", target=11, item="Z").code == "not-carried"
    assert refused(body(), "pick_up_object", target=99, item="Z").code == "unknown-unit"
    assert refused(body(), "pick_up_object", target=11).code == "no-object"


@pytest.mark.parametrize(
    ("fields", "expected"), [({"item": "K"}, 5), ({"extras": ("key",)}, 5), ({"item": "medkit"}, 1)]
)
def test_searching_a_body_for_its_key_costs_four_more(fields, expected):
    """ACT-66."""
    assert cost(body(), "pick_up_object", target=11, **fields) == expected


def test_a_search_finds_the_key_or_nothing():
    """ACT-66."""
    assert ended(body(), "pick_up_object", target=11, extras=("key",)).units[1].keys == ("K",)
    assert ended(body(keys=()), "pick_up_object", target=11, extras=("key",)).units[1].keys == ()


def test_what_lay_on_a_body_that_was_removed_needs_no_search():
    """AMB-123."""
    removed = table(rulings={"units.bodies": "removed"})
    assert cost(body("D"), "pick_up_object", removed, target=11, item="K") == 1
    assert cost(body("U"), "pick_up_object", removed, target=11, item="K") == 5


@pytest.mark.parametrize(
    ("distance", "option", "legal"),
    [(1.0, "1", True), (1.1, "1", False), (0.8, "0.5", False), (0.5, "0.5", True)],
)
def test_how_far_one_reaches_to_pick_up_is_a_reading(distance, option, legal):
    """ACT-65, AMB-136."""
    board = table(rulings={"pickUp.reach": option}, surveyor=At(distance))
    for battle, fields in ((body(), {"target": 11, "item": "K"}), (skirmish(things=LYING), {"item": "4"})):
        assert (refused(battle, "pick_up_object", board, **fields) is None) is legal


# OMNI rifles, jams, devices.


def test_an_omni_rifle_changes_between_spike_and_slug():
    """ACT-61."""
    battle = skirmish(soldiers={1: {"weapons": ("OR",)}})
    assert refused(battle, "change_omni_mode") is None
    slug = ended(battle, "change_omni_mode")
    assert slug.units[1].omni == "slug"
    assert ended(slug, "change_omni_mode").units[1].omni == "spike"


def test_who_has_no_omni_rifle_switches_none_whatever_the_table_lets_stand_act_61():
    """ACT-61: it says what there is instead of a switch that nobody could see."""
    none = refused(skirmish(), "change_omni_mode")
    assert (none.code, none.rule, none.subsystem) == ("no-omni", "ACT-61", None)
    assert "They carry: " in str(none)


def test_a_cleared_weapon_fires_again():
    """ACT-59."""
    battle = skirmish(units={1: {"jammed": ("SP", "SR")}})
    assert ended(battle, "clear_weapon").units[1].jammed == ("SP",)
    assert ended(battle, "clear_weapon", weapon="SP").units[1].jammed == ("SR",)
    assert ended(skirmish(units={1: {"jammed": ("SP",)}}), "clear_weapon").units[1].jammed == ()


def test_clearing_starts_no_earlier_than_the_subphase_after_the_jam():
    """ACT-59."""
    jammed = {"jammed": ("SR",), "shots": (Moment(1, 1),)}
    assert refused(skirmish(units={1: jammed}), "clear_weapon").code == "too-early"
    assert refused(skirmish(units={1: jammed}, now=Moment(1, 2)), "clear_weapon") is None


def test_only_a_jammed_weapon_is_cleared():
    """ACT-59."""
    assert refused(skirmish(), "clear_weapon").code == "not-jammed"
    assert refused(skirmish(units={1: {"jammed": ("SR",)}}), "clear_weapon", weapon="SP").code == "not-jammed"


def test_a_device_must_be_carried():
    """ACT-77."""
    battle = skirmish(units={1: {"items": ("sensor",)}})
    assert refused(battle, "use_device", item="sensor") is None
    assert refused(battle, "use_device", item="radio").rule == "ACT-77"


@pytest.mark.parametrize(
    "action", ["change_omni_mode", "clear_weapon", "drop_object", "exchange", "pick_up_object", "use_device"]
)
def test_unknown_units_are_refused_for_good(action):
    found = HOUSE.actions.handlers[action].refusal(skirmish(), Declare(unit=99, action=action), BOOK)
    assert (found.code, found.subsystem) == ("unknown-unit", None)
