"""Whatever is typed, the language answers with a value; completion offers only lines that go on from what is typed."""

from hypothesis import example, given
from hypothesis import strategies as st
from support.battles import skirmish
from support.laws import law

from squadlog.battle.commands import Command
from squadlog.battle.feature import Feature
from squadlog.battle.pending import OpportunityOffer
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position
from squadlog.language.clauses import CLAUSES
from squadlog.language.parse import parse
from squadlog.language.suggest import suggestions
from squadlog.language.verbs import VERBS
from squadlog.language.words import Meta, Misread

BOOK = load_rulebook()
YARD = """
[map]
title = "Yard"
width_m = 40
height_m = 30
[[door]]
id = "D1"
kind = "internal_door"
ends = [[20, 10], [20, 12]]
"""
ON_MAP = {1: {"position": Position(x=10, y=10)}, 11: {"position": Position(x=20, y=10), "floor": 2}}
BATTLES = (
    skirmish(red=(1, 2), features=(Feature(id="D1", kind="internal_door", name="Door"),)),
    skirmish(red=(1, 2), stage="setup", order=()),
    skirmish(red=(1, 2), units=ON_MAP, setup_changes={"map": YARD}),
    skirmish(red=(1, 2), units=ON_MAP, setup_changes={"map": YARD}, stage="setup", order=()),
    skirmish(red=(1, 2), stage="fire"),
    skirmish(red=(1, 2), pending=OpportunityOffer(mover=11, watchers=(1,))),
)
WORDS = sorted(
    {word for verb in VERBS for word in verb.words}
    | {" ".join(phrase) for clause in CLAUSES for phrase in clause.words}
    | {"1", "2", "11", "2m", "light", "window", "because", "=", "wound=M",
    '"', "'", "all", "SR", "D1", "3:2", "+1", ",", "12,8", "14,9@2", "nan,1", "45deg", "#1", "nne"}
)  # fmt: skip
soups = st.lists(st.sampled_from(WORDS) | st.text(max_size=4), max_size=9).map(" ".join)


@law(800)
@given(sentence=st.text(max_size=60) | soups, battle=st.sampled_from(BATTLES))
@example(sentence='note "', battle=BATTLES[0])
@example(sentence="walk 1 " + "9" * 5000, battle=BATTLES[0])
@example(sentence="place D9 internal_door arrives=T²", battle=BATTLES[0])
@example(sentence="adjust ²", battle=BATTLES[0])
@example(sentence="fire 1 adjust --", battle=BATTLES[4])
@example(sentence="\ud800", battle=BATTLES[0])
def test_no_sentence_makes_the_language_raise(sentence, battle):
    answer = parse(sentence, battle, BOOK)
    assert isinstance(answer, Command | Meta | Misread)
    if isinstance(answer, Misread):
        assert answer.problem
        assert 0 <= answer.position <= len(answer.sentence)


@law(200)
@given(prefix=st.text(max_size=30) | soups, battle=st.sampled_from(BATTLES))
def test_completion_never_raises_and_only_goes_on_from_what_is_typed(prefix, battle):
    assert all(
        line.startswith(prefix) and len(line) > len(prefix) for line in suggestions(prefix, battle, BOOK)
    )


def test_completion_knows_verbs_units_targets_weapons_and_cover():
    field = BATTLES[0]
    assert suggestions("wal", field)[0] == "walk"
    assert "fire 1" in suggestions("fire ", field)
    assert suggestions("fire 1 at ", field)[0] == "fire 1 at 11"
    assert "fire 1 with SP" in suggestions("fire 1 with S", field)
    assert "fire 1 at 11 cover half-hard" in suggestions("fire 1 at 11 cover ha", field)
    assert "open 1 D1" in suggestions("open 1 ", field)
    assert "rule aimedFire.modifier" in suggestions("rule aimed", field)
    assert suggestions("rule aimedFire.modifier ", field)[:2] == (
        "rule aimedFire.modifier -3",
        "rule aimedFire.modifier 3",
    )


def test_the_first_verbs_offered_fit_the_stage():
    assert suggestions("", BATTLES[1])[0] == "begin"
    assert suggestions("", BATTLES[4])[0] == "fire"
    assert suggestions("", BATTLES[5])[:2] == ("fire", "decline")
