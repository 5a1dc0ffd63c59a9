"""A paper says what the program plays: figures of random soldiers on cards and logs, held against a battle."""

import os
from functools import cache
from random import Random

import pytest
from support.battles import in_state, skirmish, table
from support.drawn_maps import ground
from support.on_maps import on_map, survey
from support.on_paper import beyond, overlapping, said

from squadlog.base.records import replace
from squadlog.battle.known import known
from squadlog.battle.state import Trace
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.facts.ground_facts import Metres, Sighting, StatedMove, Waypoint, YesNo, list_crossed
from squadlog.facts.seats import REFEREE
from squadlog.reports import squads_in_battle
from squadlog.reports.handouts.soldier_cards import soldier_cards
from squadlog.rules.fire.to_hit import ledger
from squadlog.squads.goods import weapons_for_sale
from squadlog.squads.log_values import signed

SEED = int(os.environ.get("SQUADLOG_PAPERS_SEED", "26"))
MANY = int(os.environ.get("SQUADLOG_PAPERS", "20"))
"""In every run a few; SQUADLOG_PAPERS=200 for the whole."""
PER_BATTLE = 4
OPEN = ground(width_m=80, height_m=80)
MODES = ("walk", "run", "sprint")
RAN = Trace(mode="run", metres=4.0)
"""Who ran may walk, run or sprint now, with a pack and without (MOV-03, BNC-08)."""
OF_THE_SOLDIER = ("troop", "race", "weapon")
BOOK = table().book
WEAPONS = [one.key for one in weapons_for_sale(BOOK)]


@cache
def drawn(number):
    """A battle in the open with random soldiers of side red, wounded and bouncing as chance has it."""
    chance = Random(f"{SEED} {number}")
    weightless = chance.random() < 0.3
    troops = [key for key in sorted(BOOK.troops) if not (weightless and key == "penal")]  # ZRG-09
    profiles = {
        unit: {
            "race": chance.choice(sorted(BOOK.races)),
            "troop": chance.choice(troops),
            "armour": chance.choice(sorted(BOOK.armours)),
            "weapons": tuple(chance.sample(WEAPONS, k=chance.randint(1, 6))),
        }
        for unit in range(1, PER_BATTLE + 1)
    }
    states = {unit: {"wound": chance.choice(("none", "L", "M", "S"))} for unit in profiles}
    places = {unit: (20 + 8 * unit, 20, 0) for unit in profiles} | {11: (70, 70, 180)}
    return on_map(
        OPEN,
        places,
        units=states,
        soldiers=profiles,
        setup_changes={"environment": replace(skirmish().setup.environment, zero_g=weightless)},
    )


def cards(battle):
    """The cards of side red, in the order of its units."""
    at = table()
    (log,) = squads_in_battle.sheets_in_battle(known(battle, REFEREE), at.book, at.rulings, side="red")
    return {one.unit.number: one for one in soldier_cards(log, at.book, at.rulings, battle.setup.environment)}


def straight(battle, unit, mode):
    """How far it comes straight ahead, as `measure` tells it; None where it may not go so."""
    at, asked = battle.units[unit].position, survey(battle)
    if asked.objection(unit, mode) is not None:
        return None
    return asked.measure_stated(unit, mode, StatedMove(path=(Waypoint(x=at.x, y=at.y + 30),))).moved


@pytest.mark.parametrize("number", range(MANY // PER_BATTLE))
def test_the_metres_of_a_card_are_those_of_the_reach(number):
    """MOV-04, MOV-12, WND-11, WND-15, BNC-01: the suit is paid where no pack carries it."""
    battle = drawn(number)
    for unit, card in cards(battle).items():
        for pack, rows in ((False, card.paces), (True, (card.pack,) if card.pack else ())):
            for row in rows:
                wounds = (
                    ("none",) if pack else [word if word != "-" else "none" for word in row.wounds.split()]
                )
                for wound in wounds:
                    state = in_state(battle.units[unit], wound=wound, pack_on=pack, before=RAN)
                    here = replace(battle, units={**battle.units, unit: state})
                    for mode, metres in zip(MODES, row if pack else row.metres, strict=True):
                        comes = straight(here, unit, mode)
                        told = None if comes is None else pytest.approx(comes, abs=0.005)
                        assert (None if metres == "-" else float(metres)) == told, (
                            card.unit.soldier,
                            wound,
                            mode,
                        )


@pytest.mark.parametrize("number", range(MANY // PER_BATTLE))
def test_the_modifiers_of_a_card_are_those_of_a_shot(number):
    """LOG-07, LOG-08: what troop, race and weapon come to, of each weapon and mode."""
    battle, at = drawn(number), table()
    sighting = Sighting(
        distance=Metres(value=15, origin="stated"),
        in_arc=YesNo(value=True, origin="stated"),
        in_sight=YesNo(value=True, origin="stated"),
        crossed=list_crossed((), {}),
    )
    for unit, card in cards(battle).items():
        for figure in card.unit.values.figures:
            mode = figure.label.partition(" ")[2]
            here = battle if not mode else replace(
                battle, units={**battle.units, unit: in_state(battle.units[unit], omni=mode)}
            )  # fmt: skip
            told = ledger(here, unit, figure.weapon, 11, sighting, "plain", at, target_moving=None)
            counted = sum(line.value for line in told.lines if line.applied and line.key in OF_THE_SOLDIER)
            assert figure.ranged.value == counted, (card.unit.soldier, figure.label)


@pytest.mark.parametrize("number", range(MANY // PER_BATTLE))
def test_each_figure_stands_on_the_page_or_what_is_left_out_is_said(number):
    """LOG-08: no weapon is dropped without a word, whatever a soldier carries."""
    battle = drawn(number)
    asked = PrintOrder(book=BOOK, rulings=table().rulings, battle=known(battle, REFEREE), seat="red")
    pages = document("cards", asked).pages
    words = [word for page in pages for word in said(page)]
    assert not [mark for page in pages for mark in (*beyond(page), *overlapping(page))]
    for card in cards(battle).values():
        left_out = any(word.startswith("and ") and word.endswith("log") for word in words)
        for figure in card.unit.values.figures:
            assert figure.label in words or left_out
            assert signed(figure.ranged.value) in words
        assert card.unit.boxes == () or any(box.label in word for box in card.unit.boxes for word in words)
    logs = [word for page in document("log", asked).pages for word in said(page)]
    for card in cards(battle).values():
        codes = {figure.label for figure in card.unit.values.figures}
        assert any("…" in word for word in logs) or all(any(code in word for word in logs) for code in codes)
