"""Who may take back what was said: as it was agreed before play; and all, once a secret has been opened."""

import pytest
from support.battles import setup
from support.on_maps import on_map
from support.piles import FIELD, PLACES
from support.sealing import Terminal, to_seal

from squadlog.base.records import replace
from squadlog.battle.commands import Note
from squadlog.battle.outcome import Moved
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session


def seats_of(session):
    """The doors of red, blue, the table and the referee."""
    return [session.seat(Speaker(seat=seat, name=seat)) for seat in ("red", "blue", "table", "referee")]


def begun(store, agreed):
    """A battle in which red and blue have each written a note."""
    session = Session.create(store, replace(setup((1,), (11,)), taking_back=agreed))
    doors = seats_of(session)
    doors[0].submit(Note(text="of red"))
    doors[1].submit(Note(text="of blue"))
    return session, doors


def texts(session):
    return [entry.lines[0] for entry in session.log["referee"].entries()[1:]]


def test_where_it_is_agreed_so_anybody_takes_back(store):
    session, (red, *_) = begun(store, "anybody")
    assert isinstance(red.undo(2), Moved)
    assert session.record.head == 1


def test_where_each_takes_back_its_own_nobody_takes_back_what_another_said(store):
    session, (red, blue, table, referee) = begun(store, "own")
    refused = red.undo()
    assert isinstance(refused, Refusal)
    assert refused.code == "not-yours"
    assert "of blue" in refused.sentence
    assert red.say("goto 1") == red.jump(1)
    assert session.record.head == 3
    assert isinstance(blue.undo(), Moved)
    assert red.redo().code == "not-yours"
    assert isinstance(red.say("undo"), Moved)
    assert isinstance(referee.redo(2), Moved)
    assert isinstance(table.undo(2), Moved)


def test_who_said_a_step_is_kept_with_it(store):
    session, _ = begun(store, "own")
    again = Session.open(store, session.id).seat(Speaker(seat="red"))
    assert again.undo().code == "not-yours"


def test_by_consent_it_waits_for_the_others_and_nothing_goes_on_before(store):
    session, (red, blue, table, _) = begun(store, "consent")
    asked = red.undo(2, why="misread")
    assert isinstance(asked, Moved)
    assert asked.waits
    assert "Red wants to undo" in asked.sentence
    assert "of blue" in asked.sentence
    assert blue.due.ask().side == "blue"
    assert not red.asked()
    assert blue.say("note later").code == "asked"
    assert red.say("consent yes").code == "not-asked"
    gone = Session.open(store, session.id).seat(Speaker(seat="blue")).say("consent yes")
    assert isinstance(gone, Moved)
    assert table.changed()
    assert table.head == 1
    left = [entry for entry in table.log.entries(undone=True) if entry.undone]
    assert [entry.kind for entry in left] == ["note", "note", "ask_back", "consent"]
    assert {entry.undone_why for entry in left} == {"misread"}
    assert blue.due.ask().kind == "begin"


def test_who_does_not_agree_says_so_and_it_stands(store):
    session, (red, blue, *_) = begun(store, "consent")
    red.say("undo")
    refused = blue.say("consent no")
    assert refused.lines == ("Blue says no: it is not undone.",)
    assert len(texts(session)) == 4
    assert red.due.ask().kind == "begin"
    assert isinstance(red.undo(), Moved)
    assert red.undo().sentence == "Red says no: it is not undone."


def test_what_was_agreed_on_is_asked_of_one_keyboard_once(store):
    session, (_, _, table, referee) = begun(store, "consent")
    del session
    again = Session.create(referee.store, replace(setup((1,), (11,)), taking_back="consent"))
    table = again.seat(Speaker())
    table.say("note tea")
    assert table.undo().waits
    assert table.asked()
    assert table.say("consent yes").sentence.startswith("Undone, as all agree")
    assert table.head == 1


def test_the_referee_goes_back_as_he_likes(store):
    session, (_, _, _, referee) = begun(store, "consent")
    assert not referee.undo(2).waits
    assert session.record.head == 1


def test_nobody_is_asked_twice_at_once(store):
    _, (red, blue, *_) = begun(store, "consent")
    red.undo()
    assert blue.undo().code == "asked"


@pytest.fixture
def hidden(store):
    """Red and blue, at seats of their own; 11 of blue hides."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding",)})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    soldiers = tuple(
        replace(one, begins=("hidden",)) if one.id == 11 else one for one in battle.setup.soldiers
    )
    return Session.create(store, replace(battle.setup, soldiers=soldiers, starts=starts, seed=7))


def on_to_the_slot_of(side, table):
    """Begin, and pass by whatever is asked, until that side gives orders."""
    table.say("begin")
    for _ in range(40):
        ask = table.due.ask()
        if ask.kind == "declare" and ask.side == side:
            return
        if ask.kind == "step":
            table.submit(ask.options[-1].says)
        else:
            table.say({"roll_initiative": "initiative", "choose_order": "move"}.get(ask.kind, "done"))


def test_past_a_reveal_all_must_agree_whatever_was_agreed(hidden):
    """HID-15, HID-17."""
    red, blue, table, _ = seats_of(hidden)
    for said in ("hide 11 at 20,10 facing west", "placed blue"):
        assert not isinstance(blue.say(said), Refusal), said
    on_to_the_slot_of("blue", table)
    assert not isinstance(blue.say("reveal 11"), Refusal)
    before = red.head
    asked = red.undo()
    assert asked.waits
    assert "It has revealed a secret" in asked.sentence
    assert isinstance(blue.say("consent yes"), Moved)
    assert table.changed()
    assert 11 not in red.known.units
    assert red.head < before
    assert any(
        entry.undone and "out of hiding" in " ".join(entry.lines) for entry in red.log.entries(undone=True)
    )


def test_what_is_said_in_secret_leaves_no_gap_in_the_log_of_others(hidden):
    """HID-08."""
    red, blue, _, referee = seats_of(hidden)
    display = hidden.seat(Speaker(seat=NOBODY))
    for said in ("hide 11 at 20,10 facing west", "decoy blue at 20,14", "decoy blue at 20,16", "placed blue"):
        assert not isinstance(blue.say(said), Refusal), said
    assert [entry.id for entry in red.log.entries()] == [1, 2]
    assert (red.head, display.head, blue.head, referee.head) == (2, 2, 5, 5)
    assert (
        red.exports.export("csv").count("\n")
        == display.exports.export("csv").count("\n")
        < blue.exports.export("csv").count("\n")
    )
    assert [entry.parent for entry in red.log.entries()] == [None, 1]
    assert red.log.stood_at(3) is None
    assert not isinstance(red.submit(Note(text="x"), at=2), Refusal)
    assert red.jump(1).sentence.startswith("The battle is at entry 1: ")
    assert blue.head == 1
    assert red.redo(2).sentence.startswith("Redone")
    assert blue.head == 6


def test_what_a_seat_undoes_is_counted_in_steps_that_it_knows(hidden):
    red, blue, *_ = seats_of(hidden)
    red.submit(Note(text="one"))
    blue.say("hide 11 at 20,10 facing west")
    blue.say("decoy blue at 20,14")
    assert red.undo(2).sentence == "From here 1 command can be undone."
    assert isinstance(blue.undo(), Moved)
    assert (red.head, blue.head) == (2, 3)
    # What was taken back in secret with it comes back with it, and no more than that.
    assert isinstance(red.undo(), Moved)
    assert (red.head, blue.head) == (1, 1)
    assert isinstance(red.redo(), Moved)
    assert (red.head, blue.head) == (2, 3)


def test_a_wish_that_was_declined_stands_in_the_record_like_anything_else(store):
    session, (red, blue, _, referee) = begun(store, "consent")
    red.undo()
    blue.say("consent no")
    assert referee.exports.audit() == ()
    for form in ("json", "csv", "story", "sql", "test"):
        assert referee.exports.export(form)
    assert "wants to undo" in blue.exports.export("story")
    assert red.exports.export("json") == Session.open(store, session.id).seat(
        Speaker(seat="red")
    ).exports.export("json")
    assert [entry.command for entry in blue.log.entries() if entry.kind == "ask_back"] == [""]
    assert red.again().code == "nothing-to-repeat"


def test_in_a_sealed_battle_it_is_asked_and_answered_from_terminal_to_terminal(tmp_path):
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal(taking_back="consent"))
    evening.say("blue", "hide 11 at 20,10 facing west", "decoy blue at 20,14 facing west", "placed blue")
    red, blue = (Terminal(path).open(evening.session.id, side) for side in ("red", "blue"))

    def said(one, other, *what):
        outcome = one.say(*what)
        other.looks()
        one.looks()
        return outcome

    said(red, blue, "red", "note of red")
    assert said(red, blue, "red", "undo").waits
    assert "wants to undo: Note: of red" in blue.log("blue")[-1].lines[0]
    said(blue, red, "blue", "consent yes")
    for terminal, seat in ((red, "red"), (blue, "blue")):
        assert [one.kind for one in terminal.log(seat) if one.undone] == ["note", "ask_back", "consent"]
        assert terminal.log(seat)[-4].current
