"""The page for authors names every word of a scenario file, and each example on it is one."""

import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import get_args, get_origin

import pytest
from pydantic import BaseModel
from support.scenarios import Written

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.rules.scenario.progress import progress_of
from squadlog.setup.eight_parts import eight_parts, lines_of
from squadlog.squads.scene import Scene
from squadlog.squads.scene_checks import page_faults
from squadlog.squads.scene_files import scene_in
from squadlog.squads.variants import as_ruled

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = [tomllib.loads(part.split("```")[0]) for part in PAGE.split("```toml")[1:]]
ADDED = ("areas", "conditions", "triggers", "objectives", "instructions")


def words(kind, seen=None):
    """Every key of a model and of those within it, and every word that one may choose among, with where it stands."""
    seen = set() if seen is None else seen
    if isinstance(kind, type) and (issubclass(kind, BaseModel) or is_dataclass(kind)):
        if kind not in seen:
            seen.add(kind)
            own = (
                {name: one.annotation for name, one in kind.model_fields.items()}
                if issubclass(kind, BaseModel)
                else {one.name: one.type for one in fields(kind)}
            )
            for name, type_ in own.items():
                yield kind.__name__, name
                yield from words(type_, seen)
        return
    for one in get_args(kind):
        if isinstance(one, str) and one:
            yield str(get_origin(kind)), one
        else:
            yield from words(one, seen)


def test_the_page_names_every_word_of_a_scenario_file():
    """SCN-02: a word that is added to the form and not to the page fails."""
    prose = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    named = set(re.findall(r"[A-Za-z_]+", " ".join(re.findall(r"`[^`]+`", prose))))
    assert (
        sorted({word for of, word in words(Scene) if word not in named and f"{of}.{word}" not in ELSEWHERE})
        == []
    )


@pytest.mark.parametrize("example", EXAMPLES[1:])
def test_every_example_of_the_page_is_read(example):
    """SCN-02: each is added to the first."""
    whole = EXAMPLES[0] | example
    for name, option in example.get("rulings", {}).items():
        load_rulings().with_choice(name, option)
    for key in ADDED:
        whole[key] = [*EXAMPLES[0].get(key, ()), *example.get(key, ())]
    assert tuple(page_faults(Scene.model_validate(as_ruled(whole, lambda _name: "none")))) == ()
    assert tuple(page_faults(Scene.model_validate(as_ruled(whole, lambda _name: "grouping")))) == ()


EVERY = Path(__file__).parent / "scenarios" / "every_word.toml"
ELSEWHERE = {
    "CharacterPlan": "what a character brings is of the conversion",
    "SoldierPlan.character": "the same",
    "SoldierPlan.career": "what a company brings is of its chronicle",
    "SoldierPlan.wound": "the same",
    "Scene.start": "a battle that begins in the middle has files of its own",
}
UNUSED = {"anybody", "own", "scenario", "percent", "agreement", "light", "heavy", "L", "M", "S", "U", "none"}
"""Other options of a word that the file uses, where one file can have one of them alone."""


def used(raw):
    """Every key and every word in a file."""
    if isinstance(raw, dict):
        for key, value in raw.items():
            yield key
            yield from used(value)
    elif isinstance(raw, list):
        for value in raw:
            yield from used(value)
    elif isinstance(raw, str):
        yield raw


def test_one_file_uses_every_word_of_the_form():
    """SCN-02: a word that is added to the form and not to the file fails."""
    there = set(used(tomllib.loads(EVERY.read_text(encoding="utf-8"))))
    missing = {
        f"{of}.{word}"
        for of, word in words(Scene)
        if word not in there | UNUSED and of not in ELSEWHERE and f"{of}.{word}" not in ELSEWHERE
    }
    assert missing == set()


SAID = """
the ledger: carry ledger away through the street, once is enough (points: 50 for 1, then +10 for each more, hidden
wreck: destroy D5 and D4 (100, primary).
no running: TOG may not sprint or fight in melee.
one team: no more than 1 team of TOG at a time in ground.
quiet: nobody may fire before being attacked (from turn 4 on).
then TOG and Commonwealth alone are told: A bell rings.
first shot (secret): when TOG attacks.
seen coming: when Upstairs (Commonwealth) sees an enemy of TOG.
the watch on the landing, for Upstairs (Commonwealth): guard upstairs; once this happens: the alarm, go to safe and
shop round, for Sergeant Amari (Commonwealth): walk the round ground, corner, and begin again; once anybody is attacked,
rush, for TOG: go to safe and attack.
breach: when D5 is destroyed.
within: when 1 conscious unit of TOG is in ground.
bang: when 1 charge, mine or grenade of TOG has gone off in ground.
all of it: once this has happened: within and won; then the battle ends with that turn.
The Third Man (secret) comes as a turn from turn 2 on begins, once this happens: the alarm, on 10 or less on a
the street on 1-5, around on 6-10.
TOG: 450 points to spend besides. Buy only: troops combat arms;
Varro has blank ledger; Cassia begins: in stealth power mode
everybody has house key
D6: closed, of the airlock trap.
Crack the safe is an action of 6 AP.
Hester Blum, Gil Arroyo (Commonwealth) roll for initiative together as Upstairs, -1 to the roll.
Undo policy: all, by consent.
Time per decision of TOG in timed play: 30 seconds.
"""


def test_the_eight_parts_read_as_sentences():
    """SCN-02: what is secret of a side, the others do not read; nor can they tell that there is more."""
    scene, book, rulings = scene_in(EVERY), load_rulebook(), load_rulings()
    seats = {
        seat: "\n".join(lines_of(eight_parts(scene, book, rulings, EVERY.parent, seat)))
        for seat in ("referee", "red", "blue")
    }
    assert [line for line in SAID.strip().splitlines() if line not in seats["referee"]] == []
    assert "225 points listed in all" in seats["red"]
    assert not any(
        word in seats["blue"] for word in ("Third Man", "listed in all", "begins:", "carry", "rush,")
    )
    assert "the watch on the landing" in seats["blue"]


def test_the_file_that_uses_every_word_is_played_for_some_turns(store):
    """SCN-01..SCN-13."""
    played = Written(store, EVERY.read_text(encoding="utf-8"), typed=False)
    played.says("deployed blue", "deployed red")
    played.plays("T3.s1 |")
    progress = progress_of(played.battle)
    assert {"at_the_street", "dusk", "draught", "breach", "door_open"} <= {*progress.fired}
    assert played.battle.setup.environment.blackout
    assert played.battle.features["D6"].state == "open"
    assert {held.turn for held in progress.held} == {1, 2}
    assert progress.arrived == ()
    played.says("scenario fire alarm because we want to see him")
    played.plays("T3.s2 |")
    assert "ledger" in progress_of(played.battle).shown
    assert played.session.exports["referee"].audit() == ()
