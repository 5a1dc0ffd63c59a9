"""A sealed record under attack, fourth part: what was withdrawn is put back, and pages too long to be read."""

import json
import shutil
import sqlite3
from contextlib import closing, nullcontext
from dataclasses import asdict
from unittest.mock import Mock, patch

import pytest
from support.attacks import leave
from support.sealing import CHEAP, OF_SIDES, WORDS, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import Session
from squadlog.session.secrecy.memory import PUT_BACK
from squadlog.store.checking import check
from squadlog.store.record_file import Store
from squadlog.store.records import end_key, say_misfiled
from squadlog.store.seal import ending, keys, pages
from squadlog.store.seal.pages import SealedPage, TooLongError


@pytest.fixture
def evening(path):
    """The machine at which every seat gave its word; blue has hidden a man, and both sides are placed."""
    made = Terminal(path).create(to_seal(typed_dice=("red", "blue")))
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    made.say("red", "placed red")
    return made


def counted_as(terminal, number):
    """Sign with the word of a side that the record has seen so many changes."""
    with terminal.at():
        terminal.session.record.refresh()
        seal = terminal.session.record.seal
        told = ending.write_ending(seal.opened, ending.Ending(number, seal.far.stand))
        terminal.store.settings.set(end_key(1), told)


def withdrawn(path):
    """Blue's order that blue withdrew, as this computer has seen; how many changes there were then."""
    Terminal(path).open(1, *WORDS).say("red", "ready")
    blue = Terminal(path).open(1, "blue")
    blue.say("blue", "begin")
    half = blue.session.record.half
    blue.say("blue", "withdraw")
    return half, blue.session.record.seal.far.number


# What was withdrawn


@pytest.mark.usefixtures("evening")
def test_what_was_withdrawn_is_not_decided_either_where_the_end_is_cut_off_as_well(path):
    """By one remark another is not hidden: nothing is decided before somebody was told, and then it is withdrawn."""
    half, number = withdrawn(path)
    red = Terminal(path).open(1, "red")
    leave(red, half)
    counted_as(red, number - 1)
    judge = Terminal(path).open(1, "referee")
    head = judge.session.record.head
    further, put_back = judge.session.seal.remarks
    assert ("seen the battle go further" in further, put_back) == (True, PUT_BACK)
    for _ in range(2):
        judge.looks()
        assert (judge.session.record.head, judge.session.record.waits) == (head, True)
    refused = judge.say("referee", "note and on it goes")
    assert "is not decided here: this computer has seen the battle otherwise" in str(refused)
    assert refused.instead.startswith("squadlog check 1 tells what was seen")
    judge.session.seal.accept()
    assert judge.session.seal.remarks == (PUT_BACK,), "it stays put back"
    judge.looks()
    assert (judge.session.record.head, judge.session.record.waits, judge.session.seal.remarks) == (
        head,
        False,
        (),
    )


def test_check_at_another_window_lets_an_open_one_decide_what_waits_in_an_older_copy(evening, path, tmp_path):
    evening.say("red", "ready")
    Terminal(path).open(1, "blue").say("blue", "begin")
    shutil.copy(path, tmp_path / "old.db")
    red = Terminal(path).open(1, "red")
    red.say("red", "note private: so")
    red.store.close()
    shutil.copy(tmp_path / "old.db", path)
    judge = Terminal(path).open(1, "referee")
    head = judge.session.record.head
    assert not judge.looks()
    assert (judge.session.record.head, judge.session.record.waits) == (head, True)
    Terminal(path).open(1).session.seal.accept()
    assert judge.looks()
    assert (judge.session.record.head, judge.session.record.waits) == (head + 1, False)


@pytest.mark.parametrize("cut_off", [True, False])
def test_a_die_for_what_was_withdrawn_is_not_taken_by_a_judge_who_has_seen_that(evening, path, cut_off):
    evening.say("red", "begin", "initiative")
    half, side = evening.session.record.half, evening.session.awaited.roll.side
    evening.say("red", "withdraw")
    number, head = evening.session.record.seal.far.number, evening.session.record.head
    red = Terminal(path).open(1, "red")
    leave(red, half)
    if cut_off:
        counted_as(red, number - 1)
    judge = Terminal(path).open(1, "referee")
    refused = judge.say(side, "9")
    assert isinstance(refused, Refusal)
    assert ("seen the battle go further" if cut_off else PUT_BACK) in refused.sentence
    assert (judge.session.record.head, judge.session.record.half.faces) == (head, ())
    judge.say("red", "withdraw")
    judge.session.seal.accept()
    assert judge.session.seal.remarks == ()


# What is too long


@pytest.mark.parametrize("sign", ["x", '"', "é"])
@pytest.mark.parametrize("whose", ["red", "blue", keys.JUDGE])
def test_a_page_is_read_again_by_whom_it_is_for_or_it_is_refused_in_a_sentence(monkeypatch, whose, sign):
    """Whatever it holds: at every length round the border, which is lowered here."""
    limit = 200
    monkeypatch.setattr(pages, "_MOST", limit)
    monkeypatch.setattr(keys, "SCRYPT", CHEAP)
    _, opened = keys.new_ring(OF_SIDES, OF_SIDES)
    entry = pages.StepPlace(2, "aa", "aa", "", "2026-11-24T00:00:00+00:00", "note", "0.9.0")
    taken = []
    for length in range(limit):
        its = SealedPage(lines=(sign * length,))
        told = {"red": SealedPage(), "blue": SealedPage(), keys.JUDGE: SealedPage(), whose: its}
        whole, fits = told.pop(keys.JUDGE), len(json.dumps(asdict(its), separators=(",", ":"))) <= limit
        taken.append(fits)
        with (
            nullcontext()
            if fits
            else pytest.raises(TooLongError, match=f"none of more than {limit}: nothing")
        ):
            bodies = [row.body.encode() for row in pages.rows(opened, entry, SealedPage(), told, whole)]
            read = pages.read(bodies, opened, entry)[0]
            assert its == (read if whose == keys.JUDGE else pages.of_side(bodies, opened, whose, "aa"))
    assert taken == sorted(taken, reverse=True)
    assert 0 < sum(taken) < len(taken)


def test_what_waits_and_would_be_too_long_is_not_tried_for_ever(evening, path, monkeypatch):
    Terminal(path).open(1, "red").say("red", "note It is noon.")
    head = evening.session.record.head
    monkeypatch.setattr(pages, "_pack", Mock(side_effect=pages.TooLongError("too long")))
    evening.looks()
    assert (evening.session.record.head, evening.session.record.waits) == (head, False)


# Who hides a battle among the side games


@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize("game", ["fish", "generals"])
def test_a_battle_that_is_called_a_side_game_is_named_by_check_and_stays_in_the_list(path, game, sealed):
    """By how a record begins it is a battle, whatever its own row says."""
    store = Store(path)
    with patch.object(keys, "SCRYPT", CHEAP):
        Session.create(store, to_seal(), words=OF_SIDES if sealed else None)
    store.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE battle SET game = ?", (game,))
        file.commit()
    with pytest.raises(
        StoreError, match=f"Battle 1 is damaged: row 1 of the table battle, game: it says '{game}'"
    ):
        check(path)
    store = Store(path)
    assert [battle.id for battle in store.battles()] == [1]
    assert store.games() == ()
    assert say_misfiled(store.battles()) == (
        "Battle 1 says in the file to be a side game; squadlog backup check names the row."
    )
    with pytest.raises(StoreError, match="row 1 of the table battle"):
        Session.open(store, 1)


def test_a_side_game_that_is_called_a_battle_is_named_as_well(path):
    store = Store(path)
    Match.create(store, Score(game="generals", seats=("Ann", "Bob")))
    store.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE battle SET game = ''")
        file.commit()
    with pytest.raises(
        StoreError, match="row 1 of the table battle, game: it says '', and this is a side game"
    ):
        check(path)
    store = Store(path)
    assert (store.battles(), say_misfiled(store.battles()), len(store.games())) == ((), "", 1)
