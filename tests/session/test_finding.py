"""Finding by words: what has every word, where it is, and nothing that the seat may not know."""

import pytest
from support.battles import setup
from support.matches import hasty_store
from support.sealing import Terminal, to_seal

from squadlog.base.errors import SquadlogError
from squadlog.base.records import replace
from squadlog.book.copies import Copies
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.finding import battle_text
from squadlog.session.finding.finder import find
from squadlog.session.finding.hits import WantedWords
from squadlog.store.labels import Label


@pytest.fixture
def store(tmp_path, monkeypatch):
    monkeypatch.setattr(Copies, "folder", lambda: tmp_path / "copies")
    return hasty_store(tmp_path / "squadlog.db")


def _battle(store, title, *sentences, seat=TABLE):
    played = Session.create(store, replace(setup((1, 2), (11,)), title=title))
    for sentence in sentences:
        played.seat(Speaker(seat=seat)).say(sentence)
    return played


def _found(store, text, **how):
    return [
        (hit.kind, hit.where)
        for hit in find(store, text, **how).hits
        if hit.kind in ("battle", "line", "note")
    ]


def test_a_word_is_found_where_a_word_begins_with_it_whatever_its_capitals_and_accents():
    assert WantedWords("FORD").within("the fords") == {"ford"}
    assert not WantedWords("ford").within("afford")
    assert WantedWords("élan").all_in(WantedWords("Elan").within("elan vital"))
    assert WantedWords("3.").within("3. squad"), "a word is no pattern"


@pytest.mark.parametrize("text", ["", "  ", " ".join(map(str, range(13)))])
def test_no_words_and_too_many_are_refused_in_a_sentence(text):
    with pytest.raises(SquadlogError):
        WantedWords(text)


def test_what_has_one_word_in_the_title_and_the_other_in_a_line_is_found(store):
    _battle(store, "Long Ford", "begin", "note a sniper in the mill")
    _battle(store, "Hill", "begin", "note a sniper at the ford")
    _battle(store, "Other Ford", "begin")
    assert _found(store, "ford sniper") == [("note", "battle 2, T1.s1"), ("note", "battle 1, T1.s1")]


def test_words_in_several_lines_of_one_battle_find_the_battle(store):
    _battle(store, "Hill", "begin", "note a sniper", "note the ford")
    (hit,) = find(store, "ford sniper").hits
    assert (hit.kind, hit.opens) == ("battle", "squadlog play 1")


def test_folder_tags_and_sides_are_words_of_a_battle(store):
    _battle(store, "Hill")
    store.labels.put("battle", "1", Label(folder="Club 2026", tags=("night",)))
    assert _found(store, "club night red")[0] == ("battle", "battle 1, set-up")


def test_of_many_lines_of_a_battle_five_are_listed_and_the_others_counted(store):
    _battle(store, "Hill", "begin", *(f"note sniper {number}" for number in range(8)))
    found = find(store, "sniper")
    assert (len(found.hits), found.left_off) == (5, 3)
    assert len(find(store, "sniper", every=True).hits) == 8


def test_a_seat_finds_its_own_private_notes_and_no_others(store):
    _battle(store, "Hill", "begin", "note private sniper here", seat="red")
    assert _found(store, "sniper", seat="red") == [("note", "battle 1, T1.s1")]
    assert not _found(store, "sniper", seat="blue")
    assert not _found(store, "sniper", seat=NOBODY)
    with pytest.raises(SquadlogError, match="No battle has the seat green"):
        _found(store, "hill", seat="green")


def test_a_battle_is_read_once_and_again_only_when_it_has_gone_on(store, monkeypatch):
    played = _battle(store, "Hill", "begin", "note sniper")
    find(store, "sniper")
    reads = []
    read = battle_text.BattleTexts.read
    monkeypatch.setattr(
        battle_text.BattleTexts, "read", lambda self, one: reads.append(one) or read(self, one)
    )
    assert _found(store, "sniper")
    assert reads == []
    played.seat(Speaker()).say("undo")
    assert _found(store, "sniper") == [("note", "battle 1, T1.s1")], "a note stays, the line undone or not"
    played.seat(Speaker()).say("note mill")
    assert _found(store, "mill")
    assert reads == [1, 1]


def test_what_is_kept_is_for_this_account_alone_and_not_missed_when_damaged(store, tmp_path):
    _battle(store, "Hill", "begin", "note sniper")
    before = _found(store, "sniper")
    (kept,) = (tmp_path / "copies").glob("found-*.json")
    assert kept.stat().st_mode & 0o077 == 0
    kept.write_text(kept.read_text().replace("sniper", "nobody").replace('"Hill"', "3")[:-20])
    assert _found(store, "sniper") == before


def test_nothing_of_a_sealed_battle_is_kept_beside_the_file_and_its_secrets_need_their_word(store, tmp_path):
    red = Terminal(store.path).create(to_seal())
    red.say("red", "note private sniper")
    with red.at():
        assert _found(red.store, "sniper", seat="red") == [("note", "battle 1, T1.s1")]
    assert not _found(store, "sniper", seat="red")
    assert not list((tmp_path / "copies").glob("found-*.json"))


def test_a_search_that_has_no_more_time_says_how_many_battles_it_has_not_read(store):
    _battle(store, "Hill", "begin", "note sniper")
    found = find(store, "sniper", within_s=-1)
    assert (found.hits, found.unread) == (
        (), ("1 older battle not read yet, but for title and tags: say it again to go on reading.",)
    )  # fmt: skip


def test_squads_are_found_by_their_soldiers(store):
    hits = [hit for hit in find(store, "quill spike").hits if hit.kind == "squad"]
    assert {hit.name for hit in hits} >= {"ready:john_doe"}
    assert all("Quill" in hit.line for hit in hits)
