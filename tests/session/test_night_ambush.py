"""An evening by every chapter: a night ambush of 8 against 8, from secret placement to the rout step. ADV-05, AMS, ROU.

`night_ambush.txt` is what is said at the table, a line each: the seat and the sentence. `until` has the table say what
it would say by itself up to that moment, as whoever only presses Enter does.
"""

from pathlib import Path

import pytest

from squadlog.battle.by_hand import read_moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Environment
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.rules.common.advanced import CHOSEN
from squadlog.session.battle_session import Session
from squadlog.setup.battle import muster
from squadlog.setup.maps import map_text
from squadlog.setup.plan import BattlePlan, Force
from squadlog.squads.ready import load_squad

EVENING = Path(__file__).with_name("night_ambush.txt").read_text(encoding="utf-8").splitlines()
SEATS = ("red", "blue", "table", REFEREE, NOBODY)
LAST = read_moment("T13.s10")


class Evening:
    """The doors to the battle, and how far the evening has come."""

    def __init__(self, session):
        self.session = session
        self.doors = {seat: session.seat(Speaker(seat=seat)) for seat in SEATS}
        self.left = [line for line in EVENING if line and not line.startswith("#")]

    def on_to(self, words):
        """Say all that stands before the first line with these words, and that line."""
        while self.left:
            line = self.left.pop(0)
            seat, sentence = line.split(" ", 1)
            self._until(sentence) if seat == "until" else self.say(seat, sentence)
            if words in line:
                return

    def say(self, seat, sentence):
        """What must stand."""
        for one in self.doors[seat].sentences.one_by_one(sentence):
            outcome = self.doors[seat].say(one)
            assert not isinstance(outcome, Refusal), f"{seat} {one}: {outcome}"

    def _until(self, moment):
        table, end = self.doors["table"], read_moment(moment)
        while self.now < end and table.known.stage != "over":
            self.say("table", self._usual())

    def _usual(self):
        table = self.doors["table"]
        ask = table.due.ask()
        match ask.kind:
            case "roll_initiative":
                return "initiative"
            case "choose_order":
                return f"move {ask.grouping}"
            case "step":
                return f"searched {ask.side}" if ask.side else "rout"
            case _:
                return "done"

    @property
    def now(self):
        return self.doors[REFEREE].known.now

    def told(self, seat):
        """The log of a seat as text."""
        return self.doors[seat].exports.export("story")


def night():
    """The set-up of the evening."""
    book = load_rulebook()
    forces = (
        Force("red", "Red", load_squad("tog_line", book)),
        Force("blue", "Blue", load_squad("john_doe", book)),
    )
    plan = BattlePlan(
        title="Night in the yard",
        forces=forces,
        map=map_text("training_yard"),
        environment=Environment(night=True),
        chapters=CHOSEN,
        seed=8,
        typed_dice=("red", "blue"),
    )
    return muster(plan, book, load_rulings())


@pytest.fixture
def evening(store):
    return Evening(Session.create(store, night()))


@pytest.fixture
def sprung(evening):
    """As the ambush has been sprung: T1.s3."""
    evening.on_to("shoot 16")
    return evening


def test_before_it_is_sprung_nobody_else_knows_who_lies_there(evening):
    """HID-02, HID-08, HID-13, DET-13."""
    evening.on_to("red searched red")
    red, blue = evening.doors["red"].known, evening.doors["blue"].known
    assert set(red.units) == set(range(1, 9))
    assert set(blue.units) == {*range(1, 7), *range(9, 17)}
    assert set(evening.doors[NOBODY].known.units) == set(range(1, 7))
    told = evening.told("red")
    assert not any(name in told for name in ("John Doe hides", "in secret -2", "a decoy is there at"))
    assert "in secret" in evening.told("blue")
    assert told.count("searches pile") == 22
    assert [evening.doors[seat].rules.hints() for seat in ("red", "table", NOBODY)] == [(), (), ()]


def test_the_ambush_is_told_to_each_seat_as_far_as_it_knows_the_victims(sprung):
    """AMS-01, AMS-03, HID-02: two of red hide still, and are named to red alone."""
    for seat, victims in {"red": "3-8", REFEREE: "3-8", "blue": "3-6", "table": "3-6", NOBODY: "3-6"}.items():
        line = (
            f"[AMS-01]: {victims} are struck from the order and do nothing from T1.s3 through T1.s5 [AMS-03]."
        )
        assert line in sprung.told(seat), seat
    assert "4 Livia loses the action (opportunity fire): ambushed [AMS-04]" in sprung.told("red")


def test_its_victims_are_passed_by_and_their_fire_counts_what_is_left(sprung):
    """AMS-03, AMS-05, AMO-08, AUT-04: red has no slot before T1.s6."""
    red, blue = sprung.doors["red"], sprung.doors["blue"]
    assert (str(sprung.now), blue.due.ask().side) == ("T1.s3", "blue")
    assert red.say("walk 4 1m").rule == "AMS-03"
    assert red.say("reveal 7").rule == "AMS-03"
    sprung.on_to("shoot 11")
    assert (str(sprung.now), blue.due.ask().side) == ("T1.s5", "blue")
    assert "9 John Doe: SR is empty; 3 magazines left of its kind [AMO-09]" in sprung.told("blue")
    assert "magazines left" not in sprung.told("red")
    sprung.say("table", "done")
    assert (str(sprung.now), red.due.ask().side, red.due.ask().units) == ("T1.s6", "red", (4, 5, 6, 7, 8))


def test_the_evening_goes_on_to_the_rout_step_and_beyond(evening, store):
    """ROU-01, ROU-05, ROU-21, RAL-10; GEN-06, HID-13: the record is played again to the same end."""
    evening.on_to("red die 12")
    red, whole = evening.doors["red"], evening.doors[REFEREE]
    assert "Third Cohort Line Squad is tested for rout: 12 -60 = -48" in evening.told("red")
    assert "Third Cohort Line Squad is tested for rout: 12" in evening.told("table")
    assert "-60 = -48" not in evening.told("table"), "of a side that may hide others hear no total (HID-02)"
    assert "it routs: 4 Livia, 5 Marcian, 6 Otho" in evening.told("blue")
    evening.on_to("until T13.s2")
    assert red.say("fire 5 at 9").rule == "ROU-21"
    evening.on_to("take charge 4")
    assert [unit.holds("rout").routed for unit in whole.known.units.values() if unit.id in (4, 5, 6)] == [
        False, True, True,
    ]  # fmt: skip
    evening.on_to("until T13.s10")
    end = whole.known
    assert end.now == LAST
    assert whole.exports.audit() == ()
    (entry,) = store.battles()
    assert Session.open(store, entry.id).seat(Speaker(seat=REFEREE)).known == end
    evening.say(REFEREE, "undo 200")
    assert whole.known.now < LAST
    evening.say(REFEREE, "redo 200")
    assert whole.known == end
