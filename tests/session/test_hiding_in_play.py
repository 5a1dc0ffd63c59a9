"""Hiding played by sentences from the seats: what is refused, told and waited for. HID, DET, DIE-07."""

import pytest
from support.on_maps import on_map
from support.piles import FIELD, PLACES

from squadlog.base.records import replace
from squadlog.battle.outcome import DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle


@pytest.fixture
def seats(store):
    """The doors of red, blue and the table to a battle in which 11 hides, with a decoy; red types its dice."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding",)})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    session = Session.create(store, replace(battle.setup, starts=starts, typed_dice=("red",), seed=7))
    red, blue, table = (session.seat(Speaker(seat=seat)) for seat in ("red", "blue", "table"))
    for said in ("hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue"):
        assert not isinstance(blue.say(said), Refusal)
    for said in ("begin", "initiative", "die 3"):
        assert not isinstance(table.say(said), Refusal)
    waits = table.due.ask()
    if waits.kind == "choose_order":
        table.say(f"move {waits.grouping}")
    return red, blue, table


def test_what_a_seat_does_not_know_is_refused_as_what_is_not_there(seats):
    """HID-02, HID-18."""
    red, blue, _ = seats
    hidden, nobody = red.say("fire 1 at 11"), red.say("fire 1 at 77")
    assert str(hidden).replace("unit 11", "unit 77") == str(nobody)
    assert 11 not in red.known.units
    assert 11 in blue.known.units


def test_a_refusal_calls_by_name_only_whom_the_seat_knows(seats):
    """HID-02: its own soldiers and those it sees; of who hides from it the number alone is said."""
    red, blue, table = seats
    told = {name: str(door.say("fire 11 at 11")) for name, door in (("red", red), ("blue", blue))}
    assert "11 Trooper 11" in told["blue"]
    assert "Trooper" not in told["red"]
    hidden, nobody = (str(table.say(f"reveal {number}")) for number in (11, 77))
    assert hidden.replace("unit 11", "unit 77") == nobody


def test_placement_is_in_secret_in_the_log_of_others(seats):
    """HID-08."""
    red, blue, _ = seats
    assert [entry.kind for entry in red.log.entries()][1:3] == [
        "in_secret",
        "placed",
    ]  # 11 stood there for all to see
    assert "hides" in blue.exports.export("story")
    assert "hides under" not in red.exports.export("story")


def test_one_row_of_faces_answers_a_searchers_piles_from_left_to_right(seats):
    """DET-07, DET-08, DIE-07."""
    red, _, _ = seats
    assert isinstance(red.say("detect 1"), DieAsked)
    told = red.say("die 10 10 3")
    assert [event.face.value for event in told.events if event.kind == "pile_searched"] == [10, 10]
    assert told.lines[-1] == "Not needed, and not used: 3."


def test_a_row_is_kept_half_way(seats):
    """DIE-07."""
    red, _, _ = seats
    red.say("detect 1")
    assert isinstance(red.say("die 10"), DieAsked)
    told = red.say("die 0")
    assert [event.face.value for event in told.events if event.kind == "pile_searched"] == [10, 10]


@pytest.fixture
def one_machine(store):
    """The table's door to the same battle before anybody is placed; 11 begins hidden."""
    battle = on_map(
        FIELD, PLACES, setup_changes={"chapters": ("hiding",)}, soldiers={11: {"begins": ("hidden",)}}
    )
    return Session.create(store, replace(battle.setup, seed=7)).seat(Speaker(seat="table"))


def test_at_one_machine_words_that_name_their_side_are_judged_by_what_it_knows(one_machine):
    """HID-08, HID-11: nobody else is told of it."""
    assert not isinstance(one_machine.say("hide 12 at 20,4"), Refusal)
    told = one_machine.say("decoy blue at 20,14")
    assert not isinstance(told, Refusal)
    assert "decoy" not in " ".join(told.lines)
    assert not isinstance(one_machine.say("lift blue pile 2"), Refusal)


def test_whom_the_table_does_not_know_it_speaks_of_at_the_seat_of_his_side(one_machine):
    """HID-02, HID-08: said of somebody hidden as of nobody at all."""
    hidden, nobody = one_machine.say("hide 11 at 20,10"), one_machine.say("hide 77 at 20,10")
    assert str(hidden).replace("unit 11", "unit 77") == str(nobody)
    assert "--seat red or --seat blue" in nobody.instead


def test_only_its_owner_says_that_a_side_has_placed(one_machine):
    """HID-13."""
    assert one_machine.of(Speaker(seat="red")).say("placed blue").code == "not-yours"


@pytest.mark.parametrize("seat", ["red", "blue", "table"])
def test_a_leader_who_hides_leads_and_one_who_is_missing_is_told_without_naming_the_hidden_ldr_01_hid_02(
    store, seat
):
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding", "leadership")})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
    says, blue = (session.seat(Speaker(seat=one)).say for one in (seat, "blue"))
    for own in sorted(number for number, unit in battle.units.items() if unit.side == "blue"):
        blue(f"hide {own}")
    blue("placed blue")
    for said in ("placed red", "leader 1", "ready"):
        session.seat(Speaker(seat="red")).say(said)
    opens = "ready" if seat == "blue" else "begin"
    unled = says(opens)
    if seat == "red":
        assert (unled.code, unled.sentence) == ("not-ready", "Turn 1 waits for Blue.")
        return
    assert isinstance(unled, Refusal)
    assert unled.code == "no-leader"
    assert "leader UNIT" in unled.instead
    blue("leader 11")
    assert not isinstance(says(opens), Refusal)


def test_on_paper_the_owner_answers_at_the_one_keyboard(store):
    """HID-15, DET-13: by what it knows, whoever looks on."""
    battle = on_map(
        FIELD, PLACES, setup_changes={"chapters": ("hiding",), "rulings": (("hiding.secrets", "paper"),)}
    )
    table = Session.create(store, replace(battle.setup, seed=7)).seat(Speaker(seat="table"))
    for said in ("hide 11", "pile blue 5 at 20,10", "put 1 at 5,10 facing east", "begin", "initiative"):
        assert not isinstance(table.say(said), Refusal)
    while table.due.ask().kind == "choose_order":
        table.say(f"move {table.due.ask().grouping}")
    table.say("detect 1")
    told = table.say("found is 11 facing west")
    assert [event.unit for event in told.events if event.kind == "pile_found"] == [11]
    assert 11 in table.known.units


def heard(store, seat, *secret):
    """What a seat hears of a battle in which blue has orders for somebody hidden, but for the salted commitment."""
    rulings = (("hiding.reveal_at", "resolve"), ("hiding.passive_actions", "opportunity"))
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding",), "rulings": rulings})
    starts = tuple(Start(unit=one.id, position=one.position) for one in battle.units.values())
    session = Session.create(store, replace(battle.setup, starts=starts, seed=7))
    blue, table = (session.seat(Speaker(seat=one)) for one in ("blue", "table"))
    for said in ("hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue"):
        blue.say(said)
    table.say_all("begin; initiative")
    while table.due.ask().kind == "choose_order":
        table.say(f"move {table.due.ask().grouping}")
    table.say_all("searched red; done")
    for said in secret:
        assert not isinstance(blue.say(said), Refusal)
    listens = session.seat(Speaker(seat=seat))
    told = [
        (entry.kind, entry.lines) for entry in listens.log.entries() if "commitment" not in str(entry.lines)
    ]
    return told, listens.due.ask(), listens.head


@pytest.mark.parametrize("seat", ["red", "", "table"])
@pytest.mark.parametrize("secret", ["reload 11 SR", "watch 11"])
def test_what_somebody_hidden_is_told_is_nothing_to_all_others(store, seat, secret):
    """HID-02, A-11, A-12: neither a line nor a number more."""
    assert heard(store, seat) == heard(store, seat, secret)


@pytest.mark.parametrize("secrets", ["program", "paper"])
def test_a_squad_of_whom_the_hidden_alone_fight_on_chooses_when_it_is_its_turn(store, secrets):
    """INI-06: who saw none of them was asked in their place, and refused."""
    rulings = rulings_with((("hiding.secrets", secrets),))
    setup = load_battle("newcomer", load_rulebook(), rulings, chapters=("hiding",))
    session = Session.create(store, replace(setup, seed=2))
    red, blue, table = (session.seat(Speaker(seat=seat)) for seat in ("red", "blue", "table"))
    for said in ("hide 2", "hide 3", *(["placed blue"] if secrets == "program" else [])):
        assert not isinstance(blue.say(said), Refusal)
    for said in ("begin", "correct 1 wound=D because he fell", "initiative"):
        assert not isinstance(table.say(said), Refusal)
    assert [one.due.ask().side for one in (red, blue, table)] == ["blue"] * 3
    assert not isinstance(blue.say("move"), Refusal)
