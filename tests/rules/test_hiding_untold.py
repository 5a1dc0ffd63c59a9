"""What of leaders, rout and regrouping a seat may not know while somebody hides: HID-02."""

import pytest
from support.battles import setup, table
from support.matches import hasty_store
from support.piles import FIELD, hidden

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Fire, RollInitiative
from squadlog.battle.known import may_read, redact_event
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.reports.narrate import narrate
from squadlog.rules.common.checks import UNTOLD, say_needed
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.leadership.chain import squads
from squadlog.rules.regroup.record import MergeSquads, SquadsMerged
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.record import RollRout, TakeCharge
from squadlog.session.asking.seat_now import SeatNow
from squadlog.session.battle_session import Session

OTHERS = pytest.mark.parametrize("seat", ["red", TABLE, NOBODY])
LED = {"chapters": ("hiding", "leadership", "quality", "rout", "regroup")}
SQUADS = {1: {"leader": -1}, 11: {"leader": -2, "squad": "wood"}, 12: {"squad": "wood"}}
PLACES = {1: (5, 10, 90), 2: (5, 14, 90), 12: (35, 14, 270)}


@pytest.fixture
def placed(tmp_path):
    """Unit 11 leads 12 and 13, and hides as 13 does; rout is tested in every turn, and blue types its dice."""
    store = hasty_store(tmp_path / "squadlog.db")
    given = {
        **SQUADS,
        11: {**SQUADS[11], "begins": ("hidden",)},
        13: {"squad": "wood", "begins": ("hidden",)},
    }
    made = setup(
        (1, 2), (11, 12, 13), soldiers=given, map=dump_map(FIELD), seed=3, typed_dice=("blue",), **LED
    )
    starts = tuple(
        Start(unit=n, position=Position(x=x, y=y, facing_deg=f)) for n, (x, y, f) in PLACES.items()
    )
    session = Session.create(store, replace(made, starts=starts, rulings=(("rout.interval", "1"),)))
    for seat, sentence in (
        ("blue", "hide 11 at 20,10 facing west"),
        ("blue", "hide 13 at 22,5 facing west"),
        ("blue", "placed blue"),
    ):
        assert not isinstance(session.say(sentence, seat=seat), Refusal)
    yield session
    store.close()


@pytest.fixture
def led(placed):
    """The same, begun."""
    assert not isinstance(placed.say("begin", seat=TABLE), Refusal)
    return placed


@pytest.mark.parametrize("seat", ["blue", "red", TABLE, NOBODY, REFEREE])
def test_who_does_not_see_the_leader_under_a_pile_may_begin_like_all_others(placed, seat):
    """LDR-01, HID-02: a seat that misses him does not hold his squad for one without a leader."""
    assert SeatNow(placed.views.seen(seat), Speaker(seat=TABLE)).rules.refusal(Begin()) is None


def test_a_squad_that_has_no_leader_at_all_is_named_to_whoever_lays_it_in_hiding(placed):
    """LDR-01: that some of it hide leaves it without a leader all the same."""
    seen = placed.views.seen("blue")
    without = replace(seen, units={unit: one for unit, one in seen.units.items() if unit != 11})
    told = SeatNow(without, Speaker(seat=TABLE)).rules.refusal(Begin())
    assert told is not None
    assert (told.code, told.rule) == ("no-leader", "LDR-01")


def _to_rout(session):
    session.say("initiative")
    while session.awaited.roll is not None:
        session.answer("9")
    while (asked := session.due["referee"].ask()).kind != "step" or asked.options[-1].says != RollRout():
        if asked.kind == "declare" and session.views.seen(TABLE).now.subphase == 1:
            session.say("correct moment=T1.s10 because late")
        elif asked.kind == "choose_order":
            session.say("move")
        elif asked.kind == "declare":
            session.say("done")
        else:
            session.submit(asked.options[-1].says)


def _to_orders(session):
    """Until blue gives orders."""
    session.say("initiative")
    while session.awaited.roll is not None:
        session.answer("9")
    while (asked := session.due["referee"].ask()).kind != "declare" or asked.side != "blue":
        if asked.kind == "choose_order":
            session.say("move")
        elif asked.kind == "declare":
            session.say("done")
        else:
            session.submit(asked.options[-1].says)


@OTHERS
def test_who_leads_in_hiding_is_not_named_with_the_roll_for_initiative(led, seat):
    """HID-02, LDR-04: the face lies on the table, and nothing of what its side adds, nor the sum, is told."""
    _to_rout(led)
    told = " ".join(line for entry in led.seat(Speaker(seat=seat)).log.entries() for line in entry.lines)
    assert "Blue squad rolled 9" in told, told
    assert "Trooper 11" not in told
    own = " ".join(line for entry in led.seat(Speaker(seat="blue")).log.entries() for line in entry.lines)
    assert "(-2 leader 11 Trooper 11)" in own


@OTHERS
def test_the_roll_is_told_alike_whoever_lies_under_the_piles(seat):
    """HID-02: it goes by the piles, which all see, and not by what is beneath."""
    rolled = _initiative().of_kind("initiative_rolled")[0]
    whole = _initiative().battle
    sums = [
        [
            (roll.lines, roll.total)
            for roll in redact_event(rolled, battle, seat).rolls
            if roll.grouping == "blue"
        ]
        for battle in (whole, _found(whole))
    ]
    assert sums == [[((), None)], [((), None)]]


@OTHERS
def test_the_test_for_rout_names_nobody_who_hides(led, seat):
    """HID-02, ROU-04, ROU-10."""
    _to_rout(led)
    door = led.seat(Speaker(seat=seat))
    assert any("only its side knows the modifiers [HID-02]" in line for line in door.due.foretold())
    led.say("rout")
    assert (door.die.reasons(), door.die.roll.needed) == (None, UNTOLD)
    own = led.seat(Speaker(seat="blue"))
    assert "leader" in {line.key for line in own.die.reasons().lines}
    assert own.die.roll.needed == say_needed(own.die.reasons())


@OTHERS
def test_nobody_who_hides_is_told_to_be_routed(led, seat):
    """HID-02, ROU-10."""
    _to_rout(led)
    led.say("rout")
    assert led.awaited.roll is not None
    led.answer("1")
    told = [
        line
        for entry in led.seat(Speaker(seat=seat)).log.entries()
        for line in entry.lines
        if "tested for rout" in line
    ]
    assert told[-1].endswith("it routs: 12 Trooper 12 [ROU-08].")
    own = [
        line
        for entry in led.seat(Speaker(seat="blue")).log.entries()
        for line in entry.lines
        if "tested for rout" in line
    ]
    assert own[-1].endswith("it routs: 12 Trooper 12, 13 Trooper 13 [ROU-08].")


def test_the_die_of_a_leader_who_rallies_in_hiding_does_not_name_him(led):
    """HID-02, RAL-04, A-54: where rallies are rolled in the phase he need not come out for it."""
    led.say("correct 12 rout=yes because so")
    led.say("ruling rally.mode phase")
    _to_rout(led)
    red = led.seat(Speaker(seat="red"))
    assert any(line.startswith("its leader rallies Blue squad") for line in red.due.foretold())
    led.say("rout")
    while led.awaited.roll.name != "rally":
        led.answer("99")
    assert (red.die.roll.who, red.die.reasons()) == ("Blue squad", None)


@OTHERS
def test_what_the_table_lets_stand_names_nobody_who_hides(led, seat):
    """HID-02, GEN-06: the refusal that is let stand is told without what only its side knows."""
    _to_orders(led)
    assert not isinstance(led.submit(TakeCharge(unit=12, overrule="so")), Refusal)
    told = [line for entry in led.seat(Speaker(seat=seat)).log.entries() for line in entry.lines]
    own = [line for entry in led.seat(Speaker(seat="blue")).log.entries() for line in entry.lines]
    assert [line for line in own if "Overruled: There is a leader left: 11 Trooper 11." in line]
    assert [line for line in told if "Overruled: What its side knows. [RAL-10]" in line]
    assert not [line for line in told if "Trooper 11" in line]


@pytest.mark.parametrize(("hides", "losses"), [("yes", 0), ("no", 1)])
def test_what_befell_somebody_hidden_heartens_nobody(led, hides, losses):
    """HID-02, ROU-20: else the test of a squad tells that somebody lies there wounded."""
    led.say(f"correct 13 wound=L hiding={hides} because so")
    battle = led.views.seen("referee")
    squad = next(one for one in squads(battle) if one.side == "red")
    assert plight_of(battle, squad, add_chapters(table(), battle)).enemy_losses == losses


@OTHERS
def test_a_shot_at_somebody_hidden_is_weighed_as_one_at_nobody(led, seat):
    """HID-02, HID-18: distance and cover of the hidden are nobody's."""
    _to_rout(led)
    door = led.seat(Speaker(seat=seat))
    hidden_one, nobody = (door.rules.preview(Fire(unit=1, target=number)) for number in (11, 99))
    assert (hidden_one.blocked.code, hidden_one.ledger) == (nobody.blocked.code, None)


@OTHERS
def test_squads_that_regroup_name_nobody_who_hides(seat):
    """HID-02, RGP-01."""
    battle = hidden(soldiers=SQUADS, setup=LED).battle
    merged = SquadsMerged(leader=12, units=(11, 12), squads=("Wood", "Edge"))
    assert redact_event(merged, battle, seat).units == (12,)
    assert redact_event(replace(merged, leader=11), battle, seat) is None
    assert "1 still in action" in narrate(redact_event(merged, battle, seat), battle)
    assert not may_read(MergeSquads(unit=12, units=(11,)), battle, seat)
    assert may_read(MergeSquads(unit=12, units=(11,)), battle, "blue")


def _initiative():
    played = hidden((20, 14), soldiers=SQUADS, setup=LED)
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    return played


def _found(battle):
    """The same, where a decoy lies there and nobody hides."""
    unit = battle.units[11]
    held = tuple((key, False if key == "hiding" else kept) for key, kept in unit.held)
    return replace(battle, units={**battle.units, 11: replace(unit, held=held)})
