"""Commanders in sealed battles: each sits where the password of its side was given, and keeps its reasons sealed."""

from contextlib import contextmanager

import pytest
from support.sealing import OF_SIDES, WORDS, Terminal, to_seal

from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.commands.commander import _require_sealed
from squadlog.extras.commander.seated import watching
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.sides import SIDES
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.told.kept import KeptReasons
from squadlog.extras.commander.told.reading import why_said
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.store.seal.ciphers import SealError


class Machine(Terminal):
    """A terminal at a computer of its own, which remembers by itself what it has seen."""

    def __init__(self, path, seen, monkeypatch):
        super().__init__(path)
        self._seen, self._patch = str(seen), monkeypatch

    @contextmanager
    def at(self):
        with self._patch.context() as patch, super().at():
            patch.setenv("SQUADLOG_SEEN", self._seen)
            yield self

    def seat(self, side):
        return self.session.seat(Speaker(seat=side))

    def hears(self, side):
        """What the commanders that may speak here say."""
        with self.at():
            self.session.changed()
            return [one.sentence for one in speak(self.seat(side))]


@pytest.fixture
def machines(tmp_path, monkeypatch):
    """A sealed battle open at two computers, with the word of red at one and that of blue at the other."""

    def machine(name, *words):
        return Machine(tmp_path / "squadlog.db", tmp_path / name, monkeypatch).open(1, *words)

    host = Machine(tmp_path / "squadlog.db", tmp_path / "host", monkeypatch)
    host.create(to_seal(chapters=()), OF_SIDES).store.close()
    red, blue = machine("one", "red"), machine("two", "blue")
    with red.at():
        SIDES.sit(red.seat("red"), "red", "recruit")
    yield red, blue, machine
    red.store.close()
    blue.store.close()


def played(red, blue, words=6):
    """What red's commander says while both are open, and blue says what it must."""
    said = []
    for turn in ("ready", "begin", "initiative", "move", "done", "done", "done"):
        said += red.hears("red")
        for _ in range(4):
            red.looks(), blue.looks()
        said += red.hears("red")
        blue.say("blue", turn)
        for _ in range(4):
            red.looks(), blue.looks()
        if len(said) >= words:
            break
    return said


def test_he_speaks_at_the_machine_of_his_side_alone_and_other_machines_say_how_he_is_had_there(machines):
    red, blue, machine = machines
    assert blue.hears("blue") == []
    said = played(red, blue)
    assert said[0] == "ready"
    assert any(one.startswith("declare 1 fire_throw") for one in said), said
    with blue.at():
        assert SIDES.sitting(blue.seat("blue")) == {"red": "recruit, not at this computer"}
        assert SIDES.speaks_when(blue.seat("blue"), "red").endswith(
            "squadlog commander red recruit --seat red."
        )
    with red.at():
        assert SIDES.sitting(red.seat("red")) == {"red": "recruit"}
        assert SIDES.speaks_when(red.seat("red"), "red").startswith("It speaks with your next order")
    again = machine("one")
    with again.at():
        assert SIDES.speaks_when(again.seat(NOBODY), "red").endswith("given here: --seat red.")
    again.store.close()
    assert any(entry.by == "recruit" for entry in blue.log("blue"))


def test_his_reasons_are_read_with_the_password_of_his_side_alone(machines, tmp_path):
    red, blue, _ = machines
    played(red, blue)
    with red.at():
        kept = list(KeptReasons(red.store, 1, red.seat("red").seal.beside).all())
    with blue.at():
        assert list(KeptReasons(blue.store, 1, blue.seat("blue").seal.beside).all()) == []
    assert any("hits at" in one.why for one in kept)
    raw = (tmp_path / "squadlog.db").read_bytes()
    assert b"hits at" not in raw
    assert WORDS["red"].encode() not in raw


def test_what_a_process_hands_on_opens_the_side_and_no_other(machines):
    red, blue, machine = machines
    with red.at():
        line = red.seat("red").seal.beside.hand_on()
    with blue.at():
        with pytest.raises(SealError, match="opens nothing here"):
            blue.seat(NOBODY).seal.beside.take("no keys")
        foreign = line.replace('"red": "', '"blue": "')
        with pytest.raises(SealError, match="opens another battle"):
            blue.seat(NOBODY).seal.beside.take(foreign)
    beside = machine("one")
    with beside.at():
        seal = beside.seat(NOBODY).seal.beside
        assert not seal.opens("red")
        seal.take(line)
        assert seal.opens("red")
        assert not seal.opens("blue")
        assert seal.sits_here("red")


def test_a_process_beside_a_screen_is_handed_what_opens_the_side_by_its_input(machines, monkeypatch):
    red, blue, _ = machines
    begun = []

    class Process:
        def __init__(self, words, **_how):
            self.stdin, self.stdout, self.written = self, (), []
            begun.append((words, self))

        write = property(lambda self: self.written.append)

        def flush(self):
            pass

    monkeypatch.setattr(watching.subprocess, "Popen", Process)
    with blue.at():
        assert watching.begin_watching(blue.seat("blue")) is None
    with red.at():
        assert watching.begin_watching(red.seat("red")) is not None
        ((words, process),) = begun
        assert words[-3:] == ["--seat", "table", "--handed"]
        assert process.written == [f"{red.seat('red').seal.beside.hand_on()}\n"]
        assert not any(key in " ".join(words) for key in process.written)


def test_nobody_sits_down_without_the_password_of_the_side(machines):
    with machines[1].at():
        told = SIDES.why_not(machines[1].seat("blue").known.setup, "red", "recruit", sealed=True)
    assert told.endswith("squadlog commander red recruit --seat red.")
    assert Commanders(machines[0].store, 1).levels == {"red": "recruit"}


def test_a_commander_that_somebody_writes_into_the_file_says_nothing(machines):
    red, blue, _ = machines
    with red.at():
        Commanders(red.store, 1).sit("blue", "recruit")
    assert blue.hears("blue") == []
    with blue.at():
        assert SIDES.sitting(blue.seat("blue"))["blue"] == "recruit, not at this computer"


def test_it_takes_a_whole_side_and_keeps_its_reasons_there_and_the_refusal_says_what_to_type(machines):
    red, *_ = machines
    told = []
    with red.at():
        for how in ({"only": "1", "is_open": False}, {"only": "", "is_open": True}):
            with pytest.raises(NotUnderstoodError) as refused:
                _require_sealed(red.seat("red"), "red", "recruit", **how)
            told.append(str(refused.value))
        _require_sealed(red.seat("red"), "red", "recruit", only="", is_open=False)
    assert all("squadlog commander red recruit --seat red;" in one for one in told)
    assert ("which soldiers are its own" in told[0], "squadlog reveal" in told[1]) == (True, True)


def test_once_the_battle_is_over_and_its_seal_is_opened_everybody_reads_his_reasons(machines):
    red, blue, machine = machines
    played(red, blue)
    judge = machine("three", "red", "blue")
    with judge.at():
        judge.seat("referee").say("end because it is late")
        assert judge.seat("red").seal.reveal() is None
    later = machine("four")
    with later.at():
        seat = later.seat(NOBODY)
        why = [line for entry in seat.log.entries() for line in why_said(seat, entry)]
    judge.store.close()
    later.store.close()
    assert any("hits at" in one for one in why)
