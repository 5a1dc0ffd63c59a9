"""The rules of the side games in words: every id is there, and what is cited exists."""

import re
from pathlib import Path

import pytest

import squadlog.extras.games
from squadlog.base.errors import RulebookError
from squadlog.book.copies import Copies
from squadlog.book.places import data_dir
from squadlog.extras.games import game_rules
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game_rules import GAME_RULE, load_game_rules

EVERY = [
    *(f"A.{number}" for number in range(1, 11)),
    *(f"B.{number}" for number in range(1, 6)),
    *(f"C.{number}" for number in range(1, 4)),
    *(f"GM-{number:02}" for number in range(1, 27)),
    *(f"PC-{number:02}" for number in range(1, 38)),
]


def test_every_section_and_ruling_is_there_once():
    assert sorted(rule.id for rule in load_game_rules()) == sorted(EVERY)


@pytest.mark.parametrize("key", GAMES)
def test_every_option_of_a_game_stands_under_the_rule_that_it_names(key):
    rules = load_game_rules()
    for option in game_of(key).options:
        assert rules[option.rule].game == key
    named = {name for rule in rules.of(key) for name in rule.options}
    assert named == {option.name for option in game_of(key).options}


ROOMS = {"board": "phalanx-board", "cards": "phalanx-cards", "generals": "generals"}


@pytest.mark.parametrize("room", ROOMS)
def test_every_rule_that_the_program_cites_for_a_game_is_one_of_that_game(room):
    rules, files = load_game_rules(), sorted(Path(squadlog.extras.games.__path__[0], room).glob("*.py"))
    cited = {
        rule
        for file in files
        for rule in re.findall(r'"([ABC]\.\d+|GM-\d+|PC-\d+)"', file.read_text("utf-8"))
    }
    assert cited
    assert {rules[rule].game for rule in cited} == {ROOMS[room]}


@pytest.mark.parametrize("key", GAMES)
def test_how_a_game_is_played_is_told_in_few_sentences_that_cite_rules_of_that_game(key):
    rules = load_game_rules()
    gist = rules.heads[key].gist
    assert 3 <= len(gist) <= 6
    assert all({rules[cited].game for cited in GAME_RULE.findall(told)} == {key} for told in gist)


def test_a_rule_is_found_in_any_case_and_by_words_of_its_title_first():
    rules = load_game_rules()
    assert rules["pc-04"] is rules["PC-04"]
    assert "gm-99" not in rules
    found = rules.search("queen", "phalanx-cards")
    assert {rule.game for rule in found} == {"phalanx-cards"}
    assert "Queen" in found[0].title
    assert rules.search("   ") == ()


def test_a_text_comes_in_paragraphs_without_line_ends():
    for rule in load_game_rules():
        assert rule.paragraphs
        assert not any("\n" in paragraph for paragraph in rule.paragraphs)


def test_ids_inside_a_text_are_recognised_and_others_are_not():
    assert GAME_RULE.findall("see A.6, PC-04 and GM-12, not AMB-04 or B.A") == ["A.6", "PC-04", "GM-12"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('id = "GM-02"', 'id = "GM-01"'), "two rules are called GM-01"),
        (('id = "GM-02"', 'id = "XY-02"'), "id"),
        (("(GM-12)", "(GM-77)"), "GM-06 cites GM-77"),
        (("army as strong as your best [GM-12]", "army [GM-78]"), "generals cites GM-78"),
        (('status = "ours"', 'status = "true"'), "status"),
        (("[[rule]]", "[[rules]]"), "rule"),
    ],
)
def test_a_fault_in_a_file_is_named_in_one_sentence(tmp_path, change, words):
    (tmp_path / "games").mkdir()
    for file in (data_dir("tables") / "games").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / "games" / file.name).write_text(
            text.replace(*change) if file.stem == "generals" else text, encoding="utf-8"
        )
    with pytest.raises(RulebookError) as refused:
        load_game_rules(tmp_path)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_rules_are_parsed_once_and_then_put_together_from_a_copy(tmp_path, monkeypatch):
    monkeypatch.setattr(Copies, "folder", lambda: tmp_path)
    game_rules._game_rules.cache_clear()
    parsed = load_game_rules()
    game_rules._game_rules.cache_clear()
    monkeypatch.setattr(game_rules, "read", lambda *_: pytest.fail("a file is parsed again"))
    copied = load_game_rules()
    assert (tuple(copied), dict(copied.heads)) == (tuple(parsed), dict(parsed.heads))
    game_rules._game_rules.cache_clear()
