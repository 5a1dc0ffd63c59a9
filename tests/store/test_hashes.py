"""Each step says who decided it and carries a hash over what stands in it and over the step before."""

import sqlite3

import pytest
from support.matches import BOARD, at_random

import squadlog
from squadlog.base.dice import Chance
from squadlog.extras.games.session.match import Match
from squadlog.store.hashes import rehash


@pytest.fixture
def match(store):
    at_random(Match.create(store, BOARD), Chance(2), 3)
    return at_random(Match.create(store, BOARD, by="Ann"), Chance(1), 6)


def steps(store, record):
    return list(store.load(record, game=True).steps.values())


def edited(path, statement):
    with sqlite3.connect(path) as file:
        assert file.execute(statement).rowcount == 1
    file.close()


def test_a_step_is_decided_by_this_version_and_hashed(store, match):
    taken = steps(store, match.id)
    assert {step.decided_by for step in taken} == {squadlog.__version__}
    assert len({step.hash for step in taken}) == len(taken) == 7
    assert taken[-1] == match.record.tree.head
    assert store.first_broken(match.id) is None


def test_records_do_not_hang_on_each_other(store, match):
    """Deleting one breaks no hash of another."""
    store.delete_record(next(game.id for game in store.games() if game.id != match.id))
    assert store.first_broken(match.id) is None


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE step SET \"by\" = 'Mallory' WHERE id = {step}",
        "UPDATE step SET at = '1999-01-01T00:00:00+00:00' WHERE id = {step}",
        "UPDATE step SET label = 'x' WHERE id = {step}",
        "UPDATE step SET command = 'a1-h8' WHERE id = {step}",
        "UPDATE step SET decided_by = '0.0.1' WHERE id = {step}",
        "UPDATE step SET hash = 'abc' WHERE id = {step}",
        "UPDATE step SET hash = x'00' WHERE id = {step}",
        "UPDATE step SET parent_id = {step} - 2 WHERE id = {step}",
        "UPDATE event SET body = replace(body, ':', ': ') WHERE step_id = {step}",
        "UPDATE event SET body = x'ff' WHERE step_id = {step}",
        "UPDATE event SET kind = 'game_moves' WHERE step_id = {step}",
        "UPDATE event SET version = 2 WHERE step_id = {step}",
        "DELETE FROM event WHERE step_id = {step}",
        "UPDATE event SET parent_id = 1 WHERE step_id = {step}",
        "UPDATE event SET parent_id = NULL WHERE step_id = {step}",
        "UPDATE event SET battle_id = 1 WHERE step_id = {step}",
        "UPDATE step SET last_id = last_id - 1 WHERE id = {step}",
    ],
)
def test_whatever_is_changed_in_a_step_by_hand_that_step_is_named(store, match, change):
    """Who and when too, which no rule could tell."""
    step = steps(store, match.id)[4].id
    edited(store.path, change.format(step=step))
    assert store.first_broken(match.id)[:2] == (match.id, step)


def test_a_step_that_was_hashed_anew_breaks_the_one_after_it(store, match):
    taken = steps(store, match.id)
    change = "UPDATE step SET label = 'x' WHERE id = {step}"
    edited(store.path, change.format(step=taken[4].id))
    with sqlite3.connect(store.path) as file:
        (right,) = [mark for mark, step in rehash(file) if step == taken[4].id]
        file.execute("UPDATE step SET hash = ? WHERE id = ?", (right, taken[4].id))
    file.close()
    assert store.first_broken(match.id)[:2] == (match.id, taken[5].id)
