"""Battles killed in secret phases: placement, a search with half its dice typed, the choices as a melee opens."""

import os
import time
from functools import partial
from random import Random

from large.trying import home, need
from support.battles import setup
from support.killed import is_one_step_on, mark, told_until_killed
from support.on_maps import on_map
from support.piles import FIELD, PLACES, at

from squadlog.base.records import replace
from squadlog.battle.commands import GiveIntent
from squadlog.battle.evolve import replay
from squadlog.battle.known import known
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    LiftPile,
    PlacementOver,
    SearchNoMore,
    SearchPiles,
    hiding_of,
)
from squadlog.session.battle_session import Session, open_store

SIDES = ("red", "blue")
SEATS = (REFEREE, TABLE, NOBODY, *SIDES)
_BACK, _WITHDRAWN = 0.25, 0.1


def _say(session, *sentences):
    for seat, sentence in sentences:
        need(not isinstance(outcome := session.say(sentence, seat=seat), Refusal), sentence, outcome)


def _all_move(session):
    while (asked := session.due["referee"].ask()).kind == "choose_order":
        _say(session, (TABLE, f"move {asked.grouping}"))


def _in_the_field(store, **changes):
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding",)})
    starts = tuple(Start(unit=unit.id, position=unit.position) for unit in battle.units.values())
    return Session.create(store, replace(battle.setup, starts=starts, seed=7, **changes))


def placement(store):
    """Both sides are about to place whom they hide."""
    return _in_the_field(store)


def search(store):
    """Two of blue hide among decoys, and red, whose dice are typed, looks for them."""
    session = _in_the_field(store, typed_dice=("red",))
    _say(
        session,
        ("blue", "hide 11 at 20,10 facing west"), ("blue", "hide 12 at 24,14 facing west"),
        ("blue", "decoy blue at 20,14 facing west"), ("blue", "decoy blue at 22,6 facing west"),
        ("blue", "placed blue"), (TABLE, "begin"), (TABLE, "initiative"), (TABLE, "die 3"),
    )  # fmt: skip
    _all_move(session)
    need(
        session.views.seen(REFEREE).stage == "detection",
        "a search must have begun",
        session.due["referee"].ask(),
    )
    return session


def choices(store):
    """Two are attacked hand to hand, and both sides choose in secret what they do."""
    session = Session.create(store, setup((1, 2), (11, 12), seed=5))
    _say(session, (TABLE, "begin"), (TABLE, "initiative"))
    _all_move(session)
    active = session.views.seen(REFEREE).active.id
    own, foes = ((1, 2), (11, 12)) if active == "red" else ((11, 12), (1, 2))
    for one, other in zip(own, foes, strict=True):
        _say(session, (TABLE, f"engage {one} with {other} in reach"))
    _say(session, (TABLE, "dice red typed"), (TABLE, "dice blue typed"))
    while session.due["referee"].ask().kind == "declare":
        _say(session, (TABLE, "done"))
    need(session.due["referee"].ask().kind == "intent", "somebody must choose")
    return session


def _place(rng):
    return at(rng.uniform(1, 39), rng.uniform(1, 19))


def _placing(battle, rng):
    side = rng.choice(SIDES)
    units = [unit.id for unit in battle.units.values() if unit.side == side]
    piles = hiding_of(battle).of(side)
    yield side, Hide(unit=rng.choice(units), at=_place(rng), facing_deg=90.0)
    yield side, LayDecoy(side=side, at=_place(rng), facing_deg=180.0)
    if piles:
        yield side, LiftPile(side=side, pile=rng.choice(piles).number)
    yield side, PlacementOver(side=side)


def _searching(battle, rng):
    if battle.stage == "detection":
        for unit in rng.sample((1, 2, 11, 12), 4):
            yield battle.units[unit].side, SearchPiles(unit=unit)
        yield "red", SearchNoMore(side="red")


def _choosing(battle, rng):
    asked = battle.pending
    if asked is not None and asked.kind == "intent":
        side = battle.units[asked.unit].side
        yield side, GiveIntent(unit=asked.unit, intent=rng.choice(asked.options))


PHASES = {placement: _placing, search: _searching, choices: _choosing}


def _play(path, number, first, say, out):
    """In the child: say what may be said in that phase, type dice, and go back, for ever."""
    session, (may_say, seed) = Session.open(open_store(path), number), say
    rng = Random(seed)
    while True:
        os.write(out, f"{mark(session, SEATS)}\n".encode())
        if session.awaited.roll is not None:
            time.sleep(0.02)  # somebody rolls and reads a die
            if rng.random() < _WITHDRAWN:
                session.awaited.withdraw()
            else:
                session.answer(" ".join(str(rng.randrange(10)) for _ in range(rng.choice((1, 1, 2)))))
            continue
        said = list(may_say(session.views.seen(REFEREE), rng)) if rng.random() > _BACK else []
        told = (session.submit(command, seat=side) for side, command in said)
        if (
            not any(isinstance(outcome, Accepted | DieAsked) for outcome in told)
            and session.record.head > first
        ):
            session.undo()


def killed_in_secret(base, rng, count):
    """Kill a battle in each phase in turn: what was confirmed stands, half a row of dice and all, for every seat."""
    del base
    half_said = 0
    for phase, may_say in PHASES.items():
        with home() as path:
            store = open_store(path)
            session = phase(store)
            number, first = session.id, session.record.head
            store.close()
            for _ in range(len(range(list(PHASES).index(phase), count, len(PHASES)))):
                play = partial(_play, path, number, first, (may_say, rng.randrange(10**6)))
                confirmed = told_until_killed(play, rng.randrange(1, 6), rng.uniform(0.0, 0.03))
                half_said += _stands(path, number, confirmed[-1], phase.__name__)
            store = open_store(path)
            need(
                Session.open(store, number).exports["referee"].audit() == (),
                phase.__name__,
                "is decided otherwise now",
            )
            store.close()
    need(half_said > 0 or count < len(PHASES), "no kill hit a die that was waited for")


def _stands(path, number, confirmed, phase):
    """Whether the record, which must be as it was confirmed or one write further, waits for a die."""
    store = open_store(path)
    session = Session.open(store, number)
    need(
        mark(session, SEATS) == confirmed or is_one_step_on(session, confirmed),
        phase, "stands at", mark(session, SEATS), "and not at", confirmed,
    )  # fmt: skip
    whole = replay(event for entry in session.log["referee"].entries() for event in entry.events)
    for seat in SEATS:
        need(session.views.seen(seat) == known(whole, seat), phase, "is another battle for", seat)
    waits = session.awaited.roll is not None
    store.close()
    return waits
