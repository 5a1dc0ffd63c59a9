"""A battle begins in the middle: `[start]` in a scenario, and the file that is written of a battle as it stands."""

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest
from support.starts import differences, setup_of_file

from squadlog.base.errors import SquadlogError
from squadlog.battle.folds.turn import first_state
from squadlog.battle.known import known, redact_event
from squadlog.battle.opening import open_battle
from squadlog.facts.seats import Speaker
from squadlog.rules.desk.engine import ask
from squadlog.session.battle_session import Session
from squadlog.setup.own.writing import in_toml as _toml
from squadlog.setup.resumed import StartError
from squadlog.store.record_file import Store

GOLDEN = Path(__file__).parents[1] / "golden" / "0.10.0"
HEAD = """
title = "The Ford"
briefing = "As we left it."
chapters = ["ammunition"]
sides = [
  { id = "red", name = "Red", squads = [{ squad = "tog_line" }] },
  { id = "blue", name = "Blue", squads = [{ squad = "john_doe" }] },
]
"""


@pytest.mark.parametrize("seed", [5])
def test_a_battle_is_begun_again_as_it_stands_whoever_writes_it(store, setup_of, seed, seated):
    session = Session.create(store, setup_of(seed=seed))
    players = seated(session, seed)
    for turns in (1, 12, 30):
        players.play(turns)
        battle = session.record.battle
        for seat in ("referee", "red"):
            found, file = differences(battle, seat)
            assert (found, file.left) == ([], ())
        if battle.stage != "over":
            again = first_state(setup_of_file(differences(battle)[1].text))
            assert ask(again) == ask(known(battle, "referee"))


@pytest.mark.parametrize("story", ["mined", "raid", "whom_it_catches"])
def test_what_chapters_keep_is_begun_again_as_it_stands(tmp_path, story):
    path = tmp_path / "squadlog.db"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.executescript((GOLDEN / f"{story}.sql").read_text(encoding="utf-8"))
    store = Store(path)
    battle = Session.open(store, store.battles()[0].id).record.battle
    store.close()
    found, written = differences(battle)
    assert (found, written.left) == ([], ())


def test_how_a_battle_ended_and_the_packs_of_its_squads_go_along(store):
    pack = (Path(__file__).parents[2] / "scenarios" / "packs" / "kettle_street.toml").read_text(
        encoding="utf-8"
    )
    soldiers = [{"name": "Ann", "weapons": ["STR"], "armour": "DW"}]
    force = json.dumps({"name": "Docks", "soldiers": soldiers, "packs": [pack]})
    scene = HEAD.replace('{ squad = "tog_line" }', f"{{ force = {_toml(json.loads(force))} }}")
    session = Session.create(store, setup_of_file(scene))
    for said in ("begin", "concede blue"):
        session.say(said)
    battle = session.record.battle
    found, file = differences(battle)
    assert (found, file.left) == ([], ())
    again = Session.create(store, setup_of_file(file.text)).seat(Speaker(seat="referee"))
    assert (again.victory.result()["kind"], again.known.units[1].arms[0].code) == ("conceded", "STR")


def test_a_start_by_hand_says_when_and_who_is_how():
    setup = setup_of_file(
        HEAD
        + '[start]\nturn = 3\nsubphase = 4\norder = ["blue", "red"]\n'
        + '[[start.units]]\nname = "Varro"\nwound = "M"\nposture = "prone"\nammunition = "SR:7"\n'
        + '[[start.units]]\nunit = 9\ndazed = "T3.s6"\njammed = ["SR"]\npack_on = false\n'
    )
    battle = first_state(setup)
    varro, john = battle.units[1], battle.units[9]
    assert (str(battle.now), battle.stage, battle.active.id) == ("T3.s4", "actions", "blue")
    assert (varro.wound, varro.posture, john.jammed, john.pack_on) == ("M", "prone", ("SR",), False)
    assert john.dazed(battle.now)
    assert varro.arms[0] != battle.units[2].arms[0]
    assert first_state(setup_of_file(HEAD + "[start]\nturn = 2\n")).stage == "initiative"


@pytest.mark.parametrize(
    ("start", "told"),
    [
        ('turn = "x"', "start turn: write a whole number from 1 to 500"),
        ("subphase = 21", "start subphase: write a whole number from 1 to 10"),
        ("subphase = 2", "start subphase: a later subphase needs the order of the groupings"),
        ('order = ["green"]', "start order: there is no grouping green; there are red, blue"),
        ('order = ["red"]', "start order: name every grouping once"),
        ("tun = 2", "start tun: there is no such word"),
        ('units = [{ name = "Nobody" }]', "start.units 1 name: there is no soldier Nobody"),
        ("units = [{ unit = 99 }]", "start.units 1 unit: there is no soldier 99"),
        ('units = [{ unit = 1, wound = "X" }]', "start.units 1 wound: 'X' is not one of none, L, M, S, U, D"),
        ('units = [{ unit = 1, mood = "low" }]', "start.units 1 mood: there is no such word; there are wound"),
        ("units = 4", "start units: write [[start.units]] for each soldier"),
        ('units = [{ wound = "M" }]', "start.units 1: say who it is: name, or unit with the number"),
        ("units = [{ unit = 1 }, { unit = 1 }]", "start.units 2: Varro stands above already"),
        ('units = [{ unit = 1, jammed = ["LR"] }]', "start.units 1 jammed: LR is not carried; carried: "),
        ("units = [{ unit = 1, exact = { action = 3 } }]", "start.units 1.exact action: input should be"),
        ("kept = { poker = 3 }", "start.kept poker: no chapter of this battle keeps that"),
        ("battle = { fire_queue = [{ unit = 77, weapon = 'SR' }] }", "start.battle fire_queue: there is no soldier 77"),
        ('terms = { chapters = ["poker"] }', "start.terms chapters: there is no chapter poker"),
        (
            'battle = { pending = { kind = "escape", unit = 77, attacker = 1 } }',
            "start.battle pending: there is no soldier 77",
        ),
        ("terms = { weather = 3 }", "start.terms weather: there is no such term"),
        ('units = [{ unit = 1, ammunition = "SR:70" }]', "start.units 1: 70 rounds cannot be gone from SR; its"),
        ('units = [{ unit = 1, weapons = ["BFG"] }]', "start.units 1: There is no weapon 'BFG'. There are LP"),
    ],
)  # fmt: skip
def test_each_fault_of_a_start_is_one_sentence_that_says_where(start, told):
    with pytest.raises(StartError) as fault:
        setup_of_file(f"{HEAD}\n[start]\n{start}\n")
    assert fault.value.args[0].startswith(told)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("at = [300, 10]", "start.units 1 at: 300,10 is off the map, which goes from 0,0 to 60,40"),
        ("at = [30, 10], floor = 2", "start.units 1 floor: there is no floor 2; the map has 1"),
    ],
)
def test_whoever_a_start_puts_on_the_map_stands_on_it(said, told):
    """MAP-01: as `correct` has it."""
    with pytest.raises(StartError) as fault:
        setup_of_file(f'map = "the_long_ford"\n{HEAD}\n[start]\nunits = [{{ unit = 1, {said} }}]\n')
    assert fault.value.args == (told,)


def test_no_seat_reads_how_a_battle_begins_but_by_what_it_knows():
    setup = setup_of_file(HEAD + "[start]\nturn = 2\n")
    battle = first_state(setup)
    assert all(known(battle, seat).setup.start == "" for seat in ("red", "table", "referee"))
    assert redact_event(open_battle(setup), battle, "red").setup.start == ""


def test_a_battle_that_begins_in_the_middle_is_not_sealed(store):
    with pytest.raises(SquadlogError, match="cannot be sealed"):
        Session.create(store, setup_of_file(HEAD + "[start]\nturn = 2\n"), words={"red": "a", "blue": "b"})


def test_the_file_says_whence_it_comes_and_what_it_leaves_out(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    seat = session.seat(Speaker(seat="referee"))
    seat.say("begin")
    seat.say("initiative")
    file = seat.exports.start()
    assert file.text.startswith(
        "# Corner shop as it stood in T1.s1 initiative, as the referee knows it; squadlog"
    )
    assert file.left == ("the command that waits for a die: give it again.",)
    assert f"# Not carried: {file.left[0]}" in file.text
    assert "seed" not in json.loads(setup_of_file(file.text).start)
