"""Fire is declared before its target is chosen: whoever sees nobody is warned first, and may fire all the same."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from support.battles import skirmish

from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import Metres, Position, Sighting, YesNo
from squadlog.session.view.orders.blind_fire import blind_fire_words, sees_nobody

AIMED = "9 Corporal Vance sees nobody now."


def line(*, seen, in_arc=True, origin="measured", too_close=False):
    return Sighting(
        distance=Metres(value=9.0, origin=origin), in_arc=YesNo(value=in_arc, origin=origin),
        in_sight=YesNo(value=seen, origin=origin), too_close=too_close,
    )  # fmt: skip


def rules(lines, *, mapped=True, refusal=None):
    """A seat of a battle on a map, or on none, that knows these lines from soldier 1."""
    battle = skirmish(blue=(11, 12), units={1: {"position": Position(x=1, y=1)}})
    battle = replace(battle, setup=replace(battle.setup, map="a map" if mapped else ""))
    return SimpleNamespace(
        known=battle,
        targets=lambda _unit: (*lines, "D1"),
        sighting=lambda shot: lines[shot.target],
        refusal=lambda _order: refusal,
    )


HIDDEN, AWAY = line(seen=False), line(seen=True, in_arc=False)


@pytest.mark.parametrize(
    ("lines", "blind"),
    [
        ({11: HIDDEN, 12: HIDDEN}, True),
        ({11: HIDDEN, 12: AWAY}, True),
        ({}, True),
        ({11: HIDDEN, 12: line(seen=True)}, False),
        ({11: line(seen=False, too_close=True)}, False),
        ({11: line(seen=True, origin="default")}, False),
        ({11: None}, False),
    ],
)
def test_who_sees_nobody_as_measured_is_known_before_fire_is_declared(lines, blind):
    """FIR-44, AMB-83: a line too close to call, and what no map measures, are the table's to say."""
    assert sees_nobody(rules(lines), 1) is blind
    assert not sees_nobody(rules(lines, mapped=False), 1)
    told = blind_fire_words(rules(lines), [1])
    assert told.endswith("if there is none then, the action is lost [FIR-44].") if blind else told == ""


def test_many_who_see_nobody_are_called_by_their_numbers():
    blind = rules({11: HIDDEN})
    blind.known = skirmish(
        red=(1, 2, 3, 4), units={one: {"position": Position(x=one, y=1)} for one in range(1, 5)}
    )
    blind.known = replace(blind.known, setup=replace(blind.known.setup, map="a map"))
    assert blind_fire_words(blind, [1, 2, 3, 4]).startswith("1-4 see nobody now. You choose the target")


def test_whoever_may_not_fire_at_all_is_refused_and_not_warned():
    refused = Refusal(code="jammed", sentence="The weapon is jammed.", rule="FIR-42")
    assert blind_fire_words(rules({11: HIDDEN}, refusal=refused), [1]) == ""


def test_fire_of_whoever_sees_nobody_waits_for_its_key_to_be_pressed_again(play, mapped):
    """FIR-44: the key took the order without a word, and the card then refused every target."""

    async def steps(table):
        vance = table.seat.known.units[9]
        await table.press("9", "f")
        assert table.seat.known.units[9] is vance
        shown = " ".join(table.text().split())
        assert AIMED in shown
        assert "Press f again to fire all the same." in shown
        await table.press("d")
        assert table.screen == "ConfirmDialog", "an order that came to nothing is asked about"
        await table.press("n", "f", "f")
        assert table.seat.known.units[9].declaration is not None

    play(steps, battle=mapped("pest_control", turn=9))


def test_on_the_action_panel_fire_of_whoever_sees_nobody_waits_for_enter_and_says_why(play, mapped):
    async def steps(table):
        await table.press("9", "a", "f")
        assert table.screen == "ActionPanel"
        shown = " ".join(row.words.plain for row in table.panel.query_one("#facts").rows)
        assert " ".join(shown.split()).startswith(f"1 AP: ends in T1.s1 {AIMED}")
        await table.press("enter")
        assert table.seat.known.units[9].declaration is not None

    play(steps, battle=mapped("pest_control", turn=9))


def test_without_a_map_fire_is_declared_at_once(play, prepared):
    async def steps(table):
        await table.press("1", "f")
        assert table.seat.known.units[1].declaration is not None

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move"))
