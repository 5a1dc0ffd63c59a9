"""A side is bound to what it has placed in secret: told as it places, proved at the end. HID-08, HID-13."""

import hashlib
import json
import sqlite3

import pytest
from support.on_maps import on_map
from support.piles import FIELD, PLACES

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.rules.fire_missions.eyes import CALLS, PLOTS
from squadlog.rules.hiding.commitment import HIDES
from squadlog.rules.laid_out.commitment import LAYS, bind, commitment, proof, salt_of
from squadlog.session.battle_session import Session
from squadlog.store.hashes import rehash


def placed(store, at="20,10", chapters=("hiding",)):
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": chapters})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
    if "hiding" in chapters:
        for said in (f"hide 11 at {at} facing west", "decoy blue at 20,14 facing west", "placed blue"):
            assert not isinstance(session.say(said), Refusal)
    return session


def test_all_are_told_of_a_commitment_and_nobody_of_its_salt(store):
    """HID-08, HID-13."""
    session = placed(store)
    (proof,) = session.exports["referee"].proofs()
    assert proof.holds
    assert hashlib.sha256(f"{proof.salt}\n{proof.placed}".encode()).hexdigest() == proof.commitment
    assert proof.placed.split("\n") == [
        "blue hides",
        "pile 1: unit 11 at 20,10 facing 270 floor 1",
        "pile 2: decoy at 20,14 facing 270 floor 1",
    ]
    red = session.seat(Speaker(seat="red"))
    assert f"commitment {proof.commitment[:16]}" in red.log.entries()[-1].lines[0]
    told = repr((red.log.entries(), red.known, red.exports.export("json"), red.exports.proofs()))
    assert proof.salt not in told
    assert session.seat(Speaker(seat=REFEREE)).known.setup.salt == ""


def test_nothing_hidden_nothing_laid_and_nothing_plotted_are_bound_by_three_hashes():
    """HID-13: else whoever sees no pile would know that no mine was laid."""
    setup = replace(on_map(FIELD, PLACES).setup, salt="ab" * 16)
    bound = {
        bind(setup, side, about, "") for side in ("red", "blue") for about in (HIDES, LAYS, PLOTS, CALLS)
    }
    assert len(bound) == 8


def test_a_commitment_of_a_record_in_which_all_subjects_were_one_still_fits():
    """HID-13."""
    setup = replace(on_map(FIELD, PLACES).setup, salt="ab" * 16)
    told = commitment(salt_of(setup, "red"), "pile 1: decoy floor 1")
    assert proof(setup, "red", HIDES, "pile 1: decoy floor 1", told).holds
    assert not proof(setup, "red", HIDES, "pile 2: decoy floor 1", told).holds
    assert not proof(setup, "blue", HIDES, "pile 1: decoy floor 1", told).holds


def test_the_same_placement_is_bound_by_another_hash_in_each_battle(store):
    """HID-13."""
    first, second = placed(store), placed(store)
    assert first.exports["referee"].proofs()[0].placed == second.exports["referee"].proofs()[0].placed
    assert first.exports["referee"].proofs()[0].commitment != second.exports["referee"].proofs()[0].commitment


def test_at_the_end_everybody_may_open_it(store):
    """HID-13."""
    session = placed(store)
    red = session.seat(Speaker(seat="red"))
    assert (red.exports.proofs()[0].salt, red.exports.proofs()[0].placed) == ("", "")
    session.say("end because it is late")
    assert red.exports.proofs()[0].placed.startswith("blue hides\npile 1: unit 11")


def test_a_placement_that_is_changed_in_the_file_is_found_even_when_all_is_hashed_anew(store):
    """HID-13, HID-15."""
    session = placed(store)
    with sqlite3.connect(store.path) as file:
        (number, body), *_ = file.execute("SELECT id, body FROM event WHERE kind = 'pile_laid'").fetchall()
        moved = json.loads(body)
        moved["pile"]["position"]["x"] = 21.0
        file.execute("UPDATE event SET body = ? WHERE id = ?", (json.dumps(moved), number))
        file.executemany("UPDATE step SET hash = ? WHERE id = ?", rehash(file))
    file.close()
    session.record.refresh()
    assert session.exports["referee"].broken() is None
    assert [proof.holds for proof in session.exports["referee"].proofs()] == [False]


@pytest.mark.parametrize("chapters", [(), ("stealth",)])
def test_where_nothing_is_placed_in_secret_there_is_no_salt(store, chapters):
    """HID-08."""
    session = placed(store, chapters=chapters)
    assert session.record.battle.setup.salt == ""
    assert session.exports["referee"].proofs() == ()
