"""The values of a report, recounted from the events of kept records by other code."""

import contextlib
import sqlite3
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random

import pytest

from squadlog.battle.commands import Fire, OpportunityShot
from squadlog.battle.events.fire import ShotFired, UnitWounded
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.record.codec import command_from_json
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.reports.fought.distribution import Distribution
from squadlog.reports.story.report import report
from squadlog.rules.common.kept.explosions import Exploded
from squadlog.rules.desk.preview import preview
from squadlog.rules.fire_missions.missions import MissionLanded
from squadlog.rules.grenades.record import GrenadeLanded
from squadlog.session.battle_session import Session
from squadlog.session.deciding import table_for
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parent.parent / "golden" / "0.6.0"
BATTLES = ("fire_fight", "bursts_and_rout", "raid", "melee_running", "ambush", "mined", "house_watched")


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A kept battle of a release, opened once."""
    opened = {}

    def of(name):
        if name not in opened:
            path = tmp_path_factory.mktemp(name) / "squadlog.db"
            with contextlib.closing(sqlite3.connect(path)) as file:
                file.executescript((GOLDEN / f"{name}.sql").read_text(encoding="utf-8"))
            store = Store(path)
            opened[name] = Session.open(store, store.battles()[0].id)
        return opened[name]

    return of


def _report(session, seat=REFEREE):
    return report(session.seat(Speaker(seat=seat)).exports.chronicle())


def _told(session):
    tree = session.record.tree
    return [event for step in tree.line() for event in tree.events(step)]


def _dice(rng):
    return [tuple(rng.choice((0, 0, 0, 1, 2, 5)) for _ in range(rng.choice((2, 3, 10)))) for _ in range(4)]


@pytest.mark.parametrize("seed", range(8))
def test_a_distribution_is_that_of_all_the_ways_in_which_its_dice_can_fall(seed):
    dice = _dice(Random(seed))
    sums = [sum(faces) for faces in product(*dice)]
    could = Distribution(dice)
    for value in range(-1, max(sums) + 2):
        assert could.chance(value) == Fraction(sums.count(value), len(sums))
        assert could.at_least(value) == Fraction(sum(one >= value for one in sums), len(sums))
        assert could.at_most(value) == Fraction(sum(one <= value for one in sums), len(sums))
    assert could.mean == Fraction(sum(sums), len(sums))


def test_of_many_dice_the_chances_are_still_exact_and_sum_to_one():
    die = (1,) + (0,) * 9
    could = Distribution([die] * 400)
    assert sum(could.chance(value) for value in range(401)) == 1
    assert could.chance(400) == Fraction(1, 10**400)
    assert could.mean == 40
    assert could.at_least(41) + could.at_most(40) == 1


def _by_hand(chances, came):
    """The chance of so many successes or more, one test after the other."""
    at = [Fraction(1)]
    for chance in chances:
        at = [
            (at[n] if n < len(at) else 0) * (1 - chance) + (at[n - 1] if n else 0) * chance
            for n in range(len(at) + 1)
        ]
    return sum(at[came:])


@pytest.mark.parametrize("name", BATTLES)
def test_attacks_hits_levels_and_luck_are_those_of_the_events(kept, name):
    """DIE-02..DIE-05: the chance of a test is the share of the faces that succeed."""
    session = kept(name)
    told, events = _report(session), _told(session)
    tests = [
        (event.unit, event.check)
        for event in events
        if isinstance(event, ShotFired | MeleeStruck) and event.check is not None
    ]
    assert [(one.by, one.check) for one in told.attacks if one.tested] == tests
    landed = [
        event.check
        for event in events
        if isinstance(event, GrenadeLanded | MissionLanded) and getattr(event, "grenade", "") != "smoke"
    ]
    assert [one.check for one in told.attacks if one.kind in ("throw", "mission")] == landed
    blasts = [one for one in told.attacks if one.kind == "blast"]
    assert [(one.by, one.struck) for one in blasts] == [
        (event.fused.by, struck)
        for event in events
        if isinstance(event, Exploded)
        for struck in event.struck
        if struck.levels is not None
    ]
    assert sum(one.blasts for one in told.done) == len(blasts)
    wounds = [event for event in events if isinstance(event, UnitWounded)]
    assert sum(one.levels for one in told.done) == sum(one.levels for one in wounds)
    assert sum(one.hits for one in told.done) == sum(check.success for _, check in tests)
    for tale in told.tales:
        mine = [check for unit, check in tests if unit == tale.unit]
        assert (len(tale.attacks), tale.hits) == (len(mine), sum(check.success for check in mine))
        assert tale.borne == sum(one.levels for one in wounds if one.unit == tale.unit)
    sides = {one.unit: one.side for one in told.tales}
    for line in told.luck:
        if line.of not in ("shots", "blows"):
            continue
        kind = ShotFired if line.of == "shots" else MeleeStruck
        checks = [
            event.check
            for event in events
            if isinstance(event, kind) and event.check is not None and sides[event.unit] == line.who
        ]
        chances = [
            Fraction(sum(check.ledger.succeeds(face) for face in range(1, 11)), 10) for check in checks
        ]
        assert (line.rolls, line.came) == (len(checks), sum(check.success for check in checks))
        assert line.expected == sum(chances)
        assert line.as_much == _by_hand(chances, line.came)


@pytest.mark.parametrize("name", ["fire_fight", "bursts_and_rout"])
def test_the_odds_of_a_shot_are_those_that_were_shown_before_it(kept, name):
    session = kept(name)
    tree = session.record.tree
    steps = {tree.number(step): step for step in tree.line()}
    seen = 0
    for one in _report(session).attacks:
        step = tree.step(steps[one.entry])
        command = command_from_json(step.command)
        fired = [event for event in tree.events(step.id) if isinstance(event, ShotFired)]
        if isinstance(command, Fire | OpportunityShot) and len(fired) == 1 and fired[0].sort != "beyond":
            before = tree.before(step.id)
            shown = preview(before, command, table_for(before, None))
            assert (one.odds, one.check.ledger.successes) == (shown.odds, shown.ledger.successes)
            assert sum(one.odds.outcomes().values()) == 1
            seen += 1
    assert seen


@pytest.mark.parametrize("name", BATTLES)
def test_each_seat_has_its_report_and_reads_of_nobody_whom_it_does_not_know(kept, name):
    """HID-02, SEAMS: a report is made of what the seat may read."""
    session = kept(name)
    for seat in (TABLE, NOBODY, REFEREE, *session.views.seen(REFEREE).side_ids()):
        chronicle = session.seat(Speaker(seat=seat)).exports.chronicle()
        told = report(chronicle)
        hidden = {
            unit.soldier.name
            for number, unit in session.views.seen(REFEREE).units.items()
            if number not in chronicle.people
        }
        words = " ".join(text for turn in told.story for _, text in turn.passages)
        assert not [one for one in hidden if one in words]
        assert {one.by for one in told.attacks} - {None} <= set(chronicle.people)
        assert told.scores[-1].points == {one.side: one.points for one in told.reckoning.scores}
