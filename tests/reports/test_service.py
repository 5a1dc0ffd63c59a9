"""What each soldier did in a battle is counted from its events, and agrees with the record by other code."""

import contextlib
import itertools
import json
import sqlite3
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup
from support.laws import law

from squadlog.battle.events.fire import UnitDazed, UnitWounded
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.moment import Moment
from squadlog.battle.record.codec import event_to_json
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.reports.service import as_many, services, spread
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parents[1] / "golden" / "0.6.0"


def hit(unit, levels, before, after, by=None):
    return UnitWounded(unit=unit, levels=levels, before=before, after=after, by=by)


def corrected(unit, **changes):
    return UnitCorrected(unit=unit, changes=tuple(changes.items()), reason="slip")


def test_who_put_somebody_out_and_who_killed_him_can_be_two_and_one_of_ones_own_is_no_kill():
    told = services(
        setup((1, 2), (11, 12)),
        [
            hit(11, 1, "none", "L", 1),
            hit(11, 4, "L", "U", 1),
            hit(11, 1, "U", "D", 2),
            hit(2, 1, "none", "L", 1),
            UnitDazed(unit=2, at=Moment(1, 1), until=Moment(1, 3)),
        ],
    )
    assert (told[1].outs, told[1].kills, told[1].hurt, told[1].own) == ((11,), (), (11,), (2,))
    assert (told[2].outs, told[2].kills, told[2].wound, told[2].dazed) == ((), (11,), "L", 1)
    assert (told[11].wound, told[12].wound) == ("D", "none")


def test_a_wound_set_right_by_hand_takes_the_kill_back():
    events = [hit(11, 6, "none", "D", 1), corrected(11, wound="L")]
    told = services(setup(), events)
    assert (told[1].kills, told[1].outs, told[1].hurt, told[11].wound) == ((), (), (11,), "L")
    healed = services(setup(), [*events, corrected(11, wound="none")])
    assert (healed[1].hurt, healed[11].wound) == ((), "none")
    by_hand = services(setup(), [corrected(11, wound="S", posture="prone")])
    assert (by_hand[11].wound, by_hand[11].wounds[0].by) == ("S", None)


@law(60)
@given(tenths=st.lists(st.integers(0, 10), max_size=6))
def test_the_spread_of_hits_is_what_going_through_every_outcome_gives(tenths):
    chances = [Fraction(one, 10) for one in tenths]
    slow = [Fraction(0)] * (len(chances) + 1)
    for outcome in itertools.product((0, 1), repeat=len(chances)):
        share = Fraction(1)
        for good, one in zip(outcome, chances, strict=True):
            share *= one if good else 1 - one
        slow[sum(outcome)] += share
    assert list(spread(chances)) == slow
    assert as_many(chances, 0) == 1


@pytest.mark.parametrize("name", ["fire_fight", "melee_running", "bursts_and_rout", "over", "raid"])
def test_the_figures_agree_with_the_record_counted_by_other_code(tmp_path, name):
    with contextlib.closing(sqlite3.connect(tmp_path / "squadlog.db")) as file:
        file.executescript((GOLDEN / f"{name}.sql").read_text(encoding="utf-8"))
    with contextlib.closing(Store(tmp_path / "squadlog.db")) as store:
        seat = Session.open(store, store.battles()[0].id).seat(Speaker(seat=REFEREE))
        events = [event for entry in seat.log.entries() for event in entry.events]
        told = services(seat.known.setup, events)
        bodies = [json.loads(event_to_json(event)) for event in events]
        for number, unit in seat.known.units.items():
            assert told[number].wound == unit.wound
            rolled = [
                one
                for one in bodies
                if one["kind"] in ("shot_fired", "melee_struck") and one["unit"] == number and one["check"]
            ]
            assert told[number].hits == sum(one["check"]["success"] for one in rolled)
            assert len(told[number].attempts) == len(rolled)
            for one, attempt in zip(rolled, told[number].attempts, strict=True):
                ledger = one["check"]["ledger"]
                lines = sum(line["value"] for line in ledger["lines"] if line["applied"])
                faces = [1, *(face for face in range(2, 10) if face + lines <= ledger["target"])]
                assert attempt.chance == Fraction(len(faces), 10)
