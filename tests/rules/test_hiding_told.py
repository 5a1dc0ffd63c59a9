"""What the log, the map and the state tell of hiding, sentence by sentence: HID, DET."""

import pytest
from support.piles import acting, at, before, hidden, piles, searching

from squadlog.base.dice import Face
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.advanced import standing_lines, words_of
from squadlog.rules.hiding.chance import DrawLots, LotsDrawn, PilesBlasted
from squadlog.rules.hiding.honour import MarkPile, PileMarked, PileMissed
from squadlog.rules.hiding.piles import (
    Hide,
    HidesOnPaper,
    Pile,
    PileFound,
    PileLaid,
    PileLifted,
    PileReached,
    PileSearched,
    PilesNumbered,
    SearchEnded,
    SearchMade,
    SearchPiles,
    UnitForfeited,
    hiding_of,
)

FACE = Face(name="detection", value=7)
PUBLIC = Check(
    ledger=Ledger(
        test="detection",
        target=5,
        lines=(
            Line(key="a", label="night", value=1, rule="DET-21"),
            Line(key="b", label="rain", value=1, rule="DET-20", applied=False),
        ),
    ),
    face=7,
    net=8,
    success=False,
)
OWN = (
    Line(key="c", label="tinter", value=1, rule="DET-25"),
    Line(key="d", label="jammer", value=3, rule="DET-22", applied=False),
)


def searched(**more):
    return PileSearched(**{"unit": 1, "pile": 2, "face": FACE, "check": PUBLIC, "found": False} | more)


def lies(**more):
    return Pile(**{"number": 3, "side": "blue", "position": Position(x=2.5, y=3)} | more)


TOLD = (
    (PileLaid(pile=lies()), "Pile 3 at 2.5,3: a decoy is there [HID-11]."),
    (
        PileLaid(pile=lies(unit=11, floor=2)),
        "Pile 3 at 2.5,3 on floor 2: 11 Trooper 11 hides under it [HID-09].",
    ),
    (PileLaid(pile=lies(position=None)), "Pile 3: a decoy is there [HID-11]."),
    (PileLifted(number=3, side="blue"), "Pile 3 is picked up again."),
    (PilesNumbered(side="blue", first=1), "Blue has placed its hidden units [HID-13]."),
    (HidesOnPaper(unit=11), "11 Trooper 11 hides, its place on paper [HID-14]."),
    (PileMarked(pile=lies()), "Pile 3 of Blue lies at 2.5,3 [HID-10]."),
    (PileMarked(pile=lies(position=None)), "Pile 3 of Blue lies there [HID-10]."),
    (PileReached(pile=3, by=1), "1 Trooper 1 is within a metre of pile 3 and finds it [DET-19]."),
    (
        PileMissed(pile=3, by=1),
        "1 Trooper 1 has found nothing under pile 3 [DET-18].",
    ),
    (
        LotsDrawn(
            order=("blue", "red"),
            faces=(Face(name="l", value=4, side="red"), Face(name="l", value=2, side="blue")),
        ),
        "First to hide: Red 4, Blue 2: Blue, then Red [HID-13].",
    ),
    (PilesBlasted(piles=(3,)), "A blast reaches pile 3 [HID-24]."),
    (PilesBlasted(piles=(1, 3)), "A blast reaches piles 1 and 3 [HID-24]."),
    (searched(), "1 Trooper 1 searches pile 2: 7 +1 night: not found [DET-09]."),
    (
        searched(found=True, secret=OWN),
        "1 Trooper 1 searches pile 2: 7 +1 night; in secret +1 tinter: found [DET-09].",
    ),
    (
        searched(found=True),
        "1 Trooper 1 searches pile 2: 7 +1 night, and what is kept secret: found [DET-09].",
    ),
    (searched(asks="DET-13"), "1 Trooper 1 searches pile 2: 7 +1 night: its owner is asked [DET-09]."),
    (SearchMade(unit=1), "1 Trooper 1 has no pile in view [DET-06]."),
    (SearchMade(unit=1, in_view=2), ""),
    (SearchEnded(side="red"), "No unit of Red searches this turn [DET-02]."),
    (
        PileFound(pile=3, side="blue", unit=None, rule="DET-17", by=1),
        "Pile 3 is a decoy and is removed [DET-17].",
    ),
    (
        PileFound(pile=3, side="blue", unit=11, rule="DET-16", by=1),
        "1 Trooper 1 finds 11 Trooper 11 under pile 3 [DET-16].",
    ),
    (
        PileFound(pile=3, side="blue", unit=11, rule="HID-17", position=Position(x=2.5, y=3), floor=2),
        "11 Trooper 11 comes out of hiding at 2.5,3 on floor 2 [HID-17].",
    ),
    (PileFound(pile=0, side="blue", unit=11, rule="HID-17"), "11 Trooper 11 comes out of hiding [HID-17]."),
    (UnitForfeited(unit=11), "11 Trooper 11 leaves the game, and its value goes to the other side [HID-15]."),
    (
        UnitForfeited(unit=11, reason="he lied"),
        "11 Trooper 11 leaves the game, and its value goes to the other side: he lied [HID-15].",
    ),
)


@pytest.mark.parametrize(("event", "line"), TOLD, ids=lambda one: getattr(one, "kind", None))
def test_what_has_happened_is_told(event, line):
    """HID-02..HID-24, DET-02..DET-19."""
    assert words_of("hiding").tells[type(event)](event, before().battle) == line


def test_every_event_of_hiding_is_told_here():
    """HID-02."""
    assert {type(event) for event, _ in TOLD} == words_of("hiding").tells.keys()


def test_each_die_is_counted_once():
    """DIE-07: of searches, of lots and of places that dice find."""
    played = searching((20, 4))
    rolls = played.battle.rolls
    played.do(SearchPiles(unit=1), 10, 10)
    assert played.battle.rolls == rolls + 2
    lots = before(rulings={"hiding.order": "roll"})
    lots.do(DrawLots(), 4, 4, 7, 2)
    assert lots.battle.rolls == 4


def test_the_state_names_each_pile_and_to_its_owner_who_is_beneath():
    """HID-08, HID-14."""
    assert list(standing_lines(hidden((20, 4)).battle)) == [
        "pile 1 of Blue at 20,4",
        "pile 2 of Blue at 20,10: 11 Trooper 11",
    ]


def test_a_marker_shows_its_owner_who_looks_where():
    """HID-08, HID-09."""
    played = hidden((20, 4))
    markers = {one.text: one for one in words_of("hiding").lies(hiding_of(played.battle), played.battle)}
    assert [(one.words, one.facing_deg, one.stands_for) for one in markers.values()] == [
        ("pile 1 of Blue", None, None),
        ("pile 2 of Blue: 11 Trooper 11", 270.0, 11),
    ]


def test_piles_are_offered_by_their_numbers():
    """HID-10."""
    played = acting((20, 4))
    parts = {
        part.field: part for word in words_of("hiding").verbs if word.word == "detect" for part in word.parts
    }
    assert list(parts["piles"].offers(played.battle)) == ["1", "2"]
    paper = before(rulings={"hiding.secrets": "paper"})
    paper.do(Hide(unit=11))
    paper.do(MarkPile(side="blue", pile=7, at=at(20, 4)))
    assert list(parts["piles"].offers(paper.battle)) == ["7"]
    assert sorted(piles(paper)) == [7]
