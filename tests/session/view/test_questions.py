"""What a seat is asked, as a value: each answer that is offered stands, and is read back as the command behind it."""

from pathlib import Path

import pytest
from support.battles import setup
from support.paper_sides import set_up_beside_paper
from support.walking import OneTable, Walker

from squadlog.base.records import replace
from squadlog.battle.commands import Escape, GiveIntent, OpportunityShot
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.pending import EscapeAsked, OpportunityOffer, SharesAsked
from squadlog.battle.record.codec import events_from_json
from squadlog.battle.refusal import Refusal
from squadlog.book.load import book_of, load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.language.parse import Misread, parse
from squadlog.session.battle_session import Session
from squadlog.session.view.questions.beside_orders import form_beside_orders
from squadlog.session.view.questions.escapes import escape_form
from squadlog.session.view.questions.question import question
from squadlog.session.view.questions.question_data import question_data
from squadlog.session.view.questions.question_value import Question
from squadlog.session.view.questions.shares import share_form
from squadlog.session.view.questions.standing import standing_form
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

SCRIPTS = Path(__file__).parents[2] / "scripts"


def judge(seat):
    """Each answer of a seat is its command, which stands; each form says what its own sentence means."""
    asked, battle = question(seat), seat.known
    for one in asked.answers:
        command = parse(one.say, battle, book_of(battle.setup))
        assert not isinstance(command, Misread), one
        assert one.says in (None, command), one
        assert seat.rules.refusal(command) is None, one
    for form in asked.forms:
        if form.says is not None:
            assert parse(form.say, battle, book_of(battle.setup)) == form.says, form
    assert len({one.say for one in asked.answers}) == len(asked.answers)
    assert sum(one.enter for one in asked.answers) <= 1
    return asked


def play(session, *sentences, seat=TABLE):
    """Say them; the kinds of what was asked before each."""
    kinds = []
    for sentence in sentences:
        kinds.append(judge(session.seat(Speaker(seat=seat))).kind)
        outcome = session.say(sentence)
        assert isinstance(outcome, Accepted | DieAsked | Moved), (sentence, outcome)
    return kinds


def play_script(store, name):
    """Play one of the scripts; the kinds of what was asked before each of its sentences and faces."""
    session, said = _scripted(store, name)
    return play(session, *said)


def _scripted(store, name):
    """The battle of a script, before its first sentence, and all that is said in it."""
    lines = [line.partition(" ")[::2] for line in (SCRIPTS / name).read_text(encoding="utf-8").splitlines()]
    (created,) = events_from_json([next(rest for word, rest in lines if word == "setup").encode()])
    typed = tuple(side.id for side in created.setup.sides)
    session = Session.create(store, replace(created.setup, typed_dice=typed))
    said = [
        f"die {rest.split()[0]}" if word == "die" else rest for word, rest in lines if word in ("say", "die")
    ]
    return session, said


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        (
            "opportunity_second.txt",
            {"begin", "roll_initiative", "die", "choose_order", "declare", "opportunity"},
        ),
        ("melee_running.txt", {"intent", "declare", "die"}),
    ],
)
def test_each_kind_of_question_of_a_fight_offers_what_stands(store, name, asked):
    """SET-05, INI-06, ACT-02, ACT-55, ACT-04, MEL-19, DIE-07."""
    assert set(play_script(store, name)) >= asked


def test_a_watcher_is_offered_no_shot_that_is_refused_and_may_let_the_mover_go(store, monkeypatch):
    """ACT-55, LOS-09: the shot of another before his may have put the mover down, out of his sight."""
    session, said = _scripted(store, "opportunity_second.txt")
    while not isinstance(session.seat(Speaker()).known.pending, OpportunityOffer):
        session.say(said.pop(0))
    seat = session.seat(Speaker())
    fires, passes = question(seat).answers
    assert (fires.say, passes.say) == ("fire 1", "decline 1")
    stands = type(seat.rules).refusal

    def refusal(rules, command):
        gone = Refusal(code="no-sight", sentence="There is no line to him.", rule="LOS-09")
        return gone if isinstance(command, OpportunityShot) else stands(rules, command)

    monkeypatch.setattr(type(seat.rules), "refusal", refusal)
    assert [one.say for one in question(seat).answers] == ["decline 1"]


def test_a_shot_that_falls_offers_its_targets_and_its_card(store):
    """ACT-04, AMB-83: Enter fires as ordered."""
    session = Session.create(store, setup((1,), (11, 12), typed_dice=("red", "blue"), seed=3))
    play(
        session,
        "begin",
        "initiative",
        "die 3",
        "die 8",
        "move",
        "fire 1 at 12",
        "done",
        "hold 11",
        "hold 12",
        "done",
    )
    asked = judge(session.seat(Speaker(seat="red")))
    assert (asked.kind, asked.enter) == ("fire", "fire 1")
    assert {one.say for one in asked.listed} == {"fire 1 at 11", "fire 1 at 12", "hold-fire 1"}


def test_a_shot_that_was_ordered_at_a_door_is_offered_as_ordered(store):
    """FIR-01: to hold fire was the one answer, and Enter did nothing."""
    begun = load_battle("newcomer", load_rulebook(), load_rulings())
    session = Session.create(store, replace(begun, seed=7))
    play(session, "begin", "initiative", "move", "fire 1 at D1", "hold 2", "hold 3", "done", "done")
    asked = judge(session.seat(Speaker(seat="blue")))
    assert (asked.kind, asked.enter) == ("fire", "fire 1")
    assert asked.listed[-2].means.endswith(", as ordered")


def test_who_got_away_fills_in_the_move_and_hears_why_another_is_refused(store):
    """MEL-12: the fields of the form are the same for every face."""
    session = Session.create(store, setup((1,), (11,), typed_dice=("red", "blue")))
    play(
        session, "begin", "initiative", "die 8", "die 3", "move", "hold 11", "done", "engage 1 with 11 in reach",
        "done", "avoid 11", "attack 1", "die 1", "die 0", "correct 11 posture=prone because so",
    )  # fmt: skip
    seat = session.seat(Speaker(seat=TABLE))
    asked = judge(seat)
    assert (asked.kind, asked.units) == ("escape", (11,))
    assert {one.says.mode for one in asked.answers} == {"crawl", "crawl_back"}
    (form,) = asked.forms
    assert form.says in [one.says for one in asked.answers]
    (walks,) = question(seat, {"mode": "walk", "metres": "2"}).forms
    assert isinstance(walks.says, Escape)
    assert "crawling" in walks.refusal.sentence
    assert question(seat, {"metres": "far"}).forms[0].lacking == ("metres",)
    told = question_data(asked)
    assert [one.name for one in told["fields"]] == ["mode", "metres", "clears"]
    assert "says" not in told["answers"][0]


def test_the_form_of_an_escape_names_the_field_that_makes_no_sense(store):
    asked = EscapeAsked(unit=1, attacker=11)
    battle = Session.create(store, setup((1,), (11,))).seat(Speaker(seat=TABLE)).known
    said = {"mode": "fly", "metres": "far", "clears": "yes"}
    form = escape_form(battle, asked, lambda _: None, said, ())
    assert form.says is None
    assert form.lacking == ("mode", "metres")
    assert form.field("mode").wrong.startswith("mode is one of walk, ")
    assert form.field("metres").wrong == "metres is a length, such as 2 or 2m, not 'far'."
    assert escape_form(battle, asked, lambda _: None, {"metres": "2in"}, ()).says.move.distance_m == 2.0


def test_secrets_are_asked_of_their_side_alone(store):
    """MEL-19: whoever else is asked hears no answers."""
    session = Session.create(store, setup((1,), (11,), typed_dice=("red", "blue")))
    play(
        session, "begin", "initiative", "die 8", "die 3", "move", "hold 11", "done", "engage 1 with 11 in reach",
        "done",
    )  # fmt: skip
    seats = {side: question(session.seat(Speaker(seat=side))) for side in ("red", "blue")}
    (mine,) = (one for one in seats.values() if one.mine)
    (other,) = (one for one in seats.values() if not one.mine)
    assert mine.secret
    assert all(isinstance(one.says, GiveIntent) for one in mine.answers)
    assert (other.answers, other.forms, other.kind) == ((), (), "intent")


def test_beside_a_side_on_paper_each_concern_is_a_form(store):
    """LOG-01: what is filled in says a sentence that stands."""
    session = Session.create(store, set_up_beside_paper())
    play(session, "begin", "initiative", "die 3", "move")
    seat = session.seat(Speaker(seat=TABLE))
    while (asked := judge(seat)).step != "theirs":
        session.say("done")
    assert [form.subject for form in asked.forms] == ["hit", "miss", "move", "watch", "engage", "admit"]
    hit = question(seat, {"digits": "5"}).forms[0]
    assert hit.say.startswith("hit ")
    assert asked.forms[0].lacking == ("digits",)


def test_shares_that_are_not_whole_or_too_many_are_told(store):
    """MEL-30: at first all of it is against the first attacker."""
    asked = SharesAsked(unit=11, attackers=(1, 2), left=3)
    battle = Session.create(store, setup((1, 2), (11,), seed=3)).seat(Speaker(seat=TABLE)).known
    first = share_form(battle, asked, lambda _: None, {})
    assert (first.say, first.sentence) == ("share 11 1:3 2:0", "3 of 3: all given")
    assert share_form(battle, asked, lambda _: None, {"2": "2"}).sentence == "5 of 3: too many"
    assert share_form(battle, asked, lambda _: None, {"1": "all"}).lacking == ("1",)


def test_a_standing_order_is_a_form_of_one_field(store):
    session = Session.create(store, setup((1,), (11,), seed=3))
    play(session, "begin", "initiative")
    seat = session.seat(Speaker(seat=TABLE))
    form = standing_form(seat.known, (1,), seat.rules.refusal, {})
    assert form.fields[0].value == "hold"
    assert parse(form.say, seat.known, book_of(seat.known.setup)) == form.says
    assert standing_form(seat.known, (1,), seat.rules.refusal, {"task": "dance"}).lacking == ("task",)
    told = form_beside_orders(seat, (1,), "standing", {"task": "Run 20 m in all"})
    assert told.say == "standing 1 run 20m"


def test_a_note_is_a_form_of_its_words_and_who_reads_them(store):
    session = Session.create(store, setup((1,), (11,), seed=3))
    seat = session.seat(Speaker(seat="red"))
    form = form_beside_orders(seat, (1,), "note", {"text": "has the map", "for": "private"})
    assert parse(form.say, seat.known, book_of(seat.known.setup)) == form.says
    assert form.refusal is None
    assert form_beside_orders(seat, (1,), "note", {}).lacking == ("text",)
    assert form_beside_orders(seat, (1,), "walk", {}) is None


class Judging(Walker):
    """A walker that judges all that is offered to a seat before it says any of it."""

    def _speak(self, seat, told):
        asked = judge(seat)
        self.asked[asked.step or asked.kind] += 1
        if asked.answers or asked.forms:  # a side that is done waits for the others
            super()._speak(seat, told)


def test_an_evening_with_chapters_offers_at_every_seat_what_stands(store):
    """Placing and searching among them (HID-13, DET-03, LDR-01)."""
    chapters = chapters_said("hiding,leadership,rout")
    made = load_battle("newcomer", load_rulebook(), load_rulings(), chapters=chapters)
    session = Session.create(store, replace(made, seed=5))
    walker = Judging([(OneTable(session), (*session.record.battle.side_ids(), REFEREE))], 5, patience=0.2)
    for _ in range(60):
        walker._step()
    assert not walker.faults
    assert {"place", "declare", "search"} <= set(walker.asked)


def test_who_has_buttons_reads_no_word_of_how_it_is_typed():
    """The prompt says it whole; a page parts what is asked from how it is typed, wherever that stands."""
    asked = Question(
        kind="step",
        sentence="Which units search? detect UNIT, or searched blue for no more.",
        more=(
            "Blue sets up: put 9 X,Y places one, deployed blue ends it. Red waits.",
            "unready undoes.",
            "D",
        ),
        spare=("D",),
        typed=(
            "detect UNIT, or searched blue for no more.",
            ": put 9 X,Y places one, deployed blue ends it.",
            "unready undoes.",
        ),
    )
    assert asked.asks == "Which units search?"
    assert asked.facts == ("Blue sets up. Red waits.",)
    assert asked.lines == (asked.sentence, *asked.more)
