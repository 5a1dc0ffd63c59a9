"""The night ambush of 8 against 8 in two terminals on one sealed file, from secret placement to the opened seal.

Red and blue have given a word each, at their own terminal. What only all may say together is said at the referee's.
"""

import re

from session.test_night_ambush import EVENING, Evening, night
from support.sealing import WORDS, Terminal

from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session

LAST = "shoot 11"


class Apart:
    """Two terminals, each of which looks at the file as a screen does."""

    def __init__(self, path, number):
        self.path, self.number = path, number
        self.sides = {side: Terminal(path).open(number, side) for side in ("red", "blue")}

    def look(self):
        for terminal in self.sides.values():
            terminal.looks()

    def sentences(self, seat, line):
        """What stands in a line, as the terminal that says it reads it."""
        terminal = self.sides.get(seat) or self.sides["red"]
        with terminal.at():
            return terminal.session.seat(
                Speaker(seat=seat if seat in self.sides else "red")
            ).sentences.one_by_one(line)

    def say(self, seat, sentence):
        """From its own terminal; what the table says in the script whoever may."""
        seats = (seat,) if seat in self.sides else tuple(self.sides)
        for one in seats:
            told = self.sides[one].say(one, sentence)
            while self.sides[one].session.record.waits:
                self.look()
            if not isinstance(told, Refusal):
                self.look()
                return
        assert told.code in {"not-yours", "not-ready"}, f"{seat} {sentence}: {told}"
        referee = Terminal(self.path).open(self.number, "referee")
        told = referee.say("referee", sentence)
        assert not isinstance(told, Refusal), f"{sentence}: {told}"
        self.look()


def _heard(session, seat):
    """The log as text, but for times and for the commitments, whose salts are chance."""
    lines = [
        (entry.kind, entry.moment, entry.lines, entry.whose)
        for entry in session.log[seat].entries(undone=True)
    ]
    return re.sub("commitment [0-9a-f]{16}", "", repr(lines))


def test_two_terminals_play_it_and_each_hears_what_it_would_at_one_table(tmp_path, store):
    """HID-02, HID-08, HID-13, HID-15, AMS-01, AUT-04."""
    at_one_table = Evening(Session.create(store, night()))
    at_one_table.on_to(LAST)
    number = Terminal(path := tmp_path / "sealed.db").create(night(), WORDS).session.id
    apart = Apart(path, number)
    for line in EVENING:
        if line and not line.startswith("#"):
            seat, sentence = line.split(" ", 1)
            for one in apart.sentences(seat, sentence):
                apart.say(seat, one)
            if LAST in line:
                break
    for side, terminal in apart.sides.items():
        assert terminal.session.views.seen(side) == at_one_table.session.views.seen(side)
        assert _heard(terminal.session, side) == _heard(at_one_table.session, side)
    display = Terminal(path).open(number)
    assert _heard(display.session, NOBODY) == _heard(at_one_table.session, NOBODY)
    assert b"hides under" not in path.read_bytes()

    referee = Terminal(path).open(number, "referee")
    referee.say("referee", "end because it is late")
    apart.look()
    with apart.sides["red"].at():
        assert apart.sides["red"].session.seal.reveal() is None
    opened = Terminal(path).open(number)
    assert "hides under" in opened.session.exports["blue"].export("story")
    assert [proof.holds for proof in opened.session.exports["referee"].proofs()] == [True] * 4
