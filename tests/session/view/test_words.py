"""What is told of a battle: the roster, the card, the status line, and what a line of the log opens."""

from support.evenings import Evening

from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.session.view.toned import plain_text
from squadlog.session.view.words.aloud import heard
from squadlog.session.view.words.card import soldier_card
from squadlog.session.view.words.entry import entry_lines, open_entry
from squadlog.session.view.words.roster import roster
from squadlog.session.view.words.score import score_count
from squadlog.session.view.words.status import status_line


def played(session, *sentences):
    seat = session.seat(Speaker(seat=REFEREE))
    for one in sentences:
        if one.isdigit():
            seat.answer(one)
        else:
            seat.say(one)
    return seat


def test_a_line_opens_its_die_and_every_modifier_with_its_rule(store):
    """LOG-01: what counted, what was looked at and did not, and the face."""
    session = Evening(store, "newcomer").session
    seat = played(
        session, "begin", "initiative", "3", "8", "move",
        "fire 1 at 4 range 15 cover half-hard", "hold 2", "hold 3", "done", "hold 4", "hold 5", "hold 6", "done",
        "fire 1 at 4 range 15 cover half-hard", "5",
    )  # fmt: skip
    opened = open_entry(seat, seat.head)
    told = [plain_text(line) for part in opened.parts for line in part.reasons]
    assert " +2 half cover, hard [FIR-24]" in told
    assert "  0 in all; 7 or less: faces 1 to 7" in told
    assert told[-1] == "die: 5 (to hit, typed)"
    assert opened.places == (), "there is no map"
    lines = list(entry_lines(opened))
    assert lines[0] == f"Line {seat.head}, T1.s1"
    assert all(len(line.splitlines()) == 1 for line in lines)


def test_a_line_opens_who_undid_it_and_the_notes_on_it_and_there_is_no_line_beyond(store):
    session = Evening(store, "newcomer").session
    seat = played(session, "begin", "note on line 2: so it begins")
    assert open_entry(seat, 2).notes == ("Note: so it begins",)
    opened = open_entry(played(session, "undo", "undo"), 2)
    assert opened.undone.startswith("~ undone")
    assert open_entry(seat, 99) is None
    assert open_entry(seat, 0) is None


def test_card_and_status_of_a_display_tell_what_everybody_may_know(store):
    session = Evening(store, "newcomer").session
    seat = session.seat(Speaker(seat=NOBODY))
    assert status_line(seat).seat == "display for all"
    card = soldier_card(seat, 1)
    assert card.title.startswith("1 John Doe: Human combat arms")
    assert [row.name for row in card.rows if row.in_hand] == ["SR"]


def test_the_roster_stands_in_the_order_of_action_with_who_is_asked(store):
    """LOG-01: whose slot it is, its word and its roll, and each soldier with what the table must know."""
    session = Evening(store, "newcomer").session
    seat = played(session, "begin", "initiative", "3", "8", "move", "fire 1 at 4", "kneel 2")
    first, second = roster(seat)
    assert (first.place, first.said, first.acts, second.acts) == (1, ("MOVE (3)",), True, False)
    assert [line.unit for line in first.lines if line.asked] == [3]
    assert [(line.weapon, line.posture, line.shots) for line in second.lines] == [("SR", "stand", 2)] * 3


def test_the_count_tells_who_is_ahead_and_every_wound_with_its_hand(store):
    """VIC-01, CAS-05: the points of each side, and how the sides stood after each wound."""
    session = Evening(store, "newcomer").session
    seat = played(
        session, "begin", "initiative", "3", "8", "move", "fire 1 at 4", "hold 2", "hold 3", "done",
        "hold 4", "hold 5", "hold 6", "done", "fire 1 at 4 range 15 cover half-hard", "5",
    )  # fmt: skip
    count = score_count(seat)
    assert count.when == "As it stands in turn 1, subphase 2"
    assert count.standing == f"Commonwealth is ahead by {count.wounds[0].gained.removeprefix('+')}."
    (wound,) = count.wounds
    assert (wound.by, wound.unit, wound.before, wound.after) == (" 1 John Doe", " 4 Varro", "unhurt", "M")
    assert wound.stood.endswith(" : 0")


def test_a_subphase_that_opens_is_heard_in_words_and_not_twice_before_the_question_that_names_it():
    opens = "— T2.s10 —"
    assert list(heard(("1 is hit.", opens))) == ["1 is hit."]
    assert list(heard((opens, "2 is found."))) == ["Turn 2, subphase 10 begins.", "2 is found."]
