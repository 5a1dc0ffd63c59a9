"""Whatever is said of hiding, at whatever moment, is decided or refused with its rule: HID, DET, A-05..A-22."""

from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.laws import law
from support.on_maps import surveyor
from support.piles import at, before

from squadlog.base.dice import SeededDice
from squadlog.battle.chapter_state import CHAPTER_STATES
from squadlog.battle.commands import Begin, ChooseOrder, Correct, Declare, Done, RemoveUnit, RollInitiative
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, redact_event
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_paragraphs, load_rulings
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.engine import ask, decide, refusal
from squadlog.rules.hiding.chance import DrawLots
from squadlog.rules.hiding.honour import MarkPile, SayFound, SayMissed
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    Reveal,
    SearchNoMore,
    SearchPiles,
    hiding_of,
    is_hidden,
)

SAID = tuple(CHAPTER_STATES["hiding"].commands)
UNITS = st.sampled_from([1, 2, 11, 12, 77])
PILES = st.sampled_from([0, 1, 2, 3, 5, 99])
PLACE = st.builds(
    Waypoint,
    x=st.sampled_from([-1.0, 6.0, 20.0, 20.5, 35.0]),
    y=st.sampled_from([4.0, 10.0]),
    floor=st.just(1),
)
FIELDS = {
    "unit": UNITS, "pile": PILES, "piles": st.lists(PILES, max_size=3).map(tuple), "at": st.none() | PLACE,
    "side": st.sampled_from(["red", "blue", "green"]), "facing_deg": st.sampled_from([0.0, 270.0, 725.0]),
    "range_m": st.none() | st.sampled_from([0.5, 20.0]), "cover": st.sampled_from(["", "half", "full"]),
    "light_m": st.none() | st.sampled_from([0.0, 20.0]), "heavy_m": st.none() | st.sampled_from([1.0, 5.0]),
    "overrule": st.sampled_from(["", "so"]), "reason": st.just("so"),
}  # fmt: skip
FLAGS = ("rain", "snow", "smoke", "sensor", "marsh", "tarp", "tinter", "jammer")
RULED = st.fixed_dictionaries(
    {
        "hiding.secrets": st.sampled_from(["program", "paper"]),
        "hiding.order": st.sampled_from(["scenario", "roll"]),
        "hiding.reveal_at": st.sampled_from(["declare", "resolve"]),
        "decoy.placement": st.sampled_from(["owner", "random", "start_zone"]),
        "detection.rolls": st.sampled_from(["each_pile", "one_pile"]),
    }
)
_IDS = frozenset(paragraph.id for paragraph in load_paragraphs()) | {ruling.id for ruling in load_rulings()}
"""What may be cited: the rules, and the readings of what they leave open."""


class Anyhow:
    """A battle that goes on by whatever is said."""

    def __init__(self, rulings, seed):
        self.battle, self.rulings, self.seed = before(rulings=rulings).battle, rulings, seed

    def board(self):
        at_hand = table(
            rulings=self.rulings,
            surveyor=surveyor(self.battle, self.rulings),
            dice=SeededDice(self.seed, self.battle.rolls),
        )
        return RulesContext(
            book=at_hand.book,
            rulings=at_hand.rulings,
            surveyor=at_hand.surveyor,
            dice=at_hand.dice,
            survey=lambda later: surveyor(later, self.rulings),
        )

    def say(self, command):
        """Decided and folded, or refused by both who decide and who only ask."""
        answer = decide(self.battle, command, self.board())
        refused = refusal(self.battle, command, self.board())
        assert isinstance(answer, Refusal) == (refused is not None), f"{command}: {answer} against {refused}"
        if isinstance(answer, Refusal):
            assert answer == refused
            assert answer.sentence
            assert answer.rule in _IDS, f"{answer.code} cites {answer.rule!r}"
            return
        for event in answer:
            for seat in ("red", "blue", TABLE, REFEREE):
                redact_event(event, self.battle, seat)
            self.battle = evolve(self.battle, event)

    def sound(self):
        """Nobody is under two piles, whoever is under one is hidden and stands nowhere, and all may look."""
        piles = hiding_of(self.battle).piles
        beneath = [pile.unit for pile in piles if pile.unit is not None]
        assert len(beneath) == len(set(beneath))
        assert len({pile.number for pile in piles if pile.side in hiding_of(self.battle).numbered}) == len(
            [pile for pile in piles if pile.side in hiding_of(self.battle).numbered]
        )
        for number in beneath:
            unit = self.battle.units[number]
            assert is_hidden(unit)
            assert unit.position is None
        for seat in ("red", "blue", TABLE, REFEREE):
            ask(known(self.battle, seat))


GOING_ON = st.sampled_from(
    [
        Begin(),
        RollInitiative(),
        ChooseOrder(grouping="red", choice="MOVE"),
        ChooseOrder(grouping="blue", choice="MOVE"),
        SearchNoMore(side="red"),
        SearchNoMore(side="blue"),
        Done(),
        SearchPiles(unit=1),
        SearchPiles(unit=2),
        SearchPiles(unit=1, piles=(1,)),
        SearchPiles(unit=2, piles=(5,)),
        SayFound(),
        SayFound(unit=11),
        SayMissed(),
        Reveal(unit=11),
        Reveal(unit=11, pile=5),
        Declare(unit=11, action="reload", weapon="SR"),
        Declare(unit=1, action="move", mode="run", move=StatedMove(path=(at(7.9, 10, None),))),
        Hide(unit=11, at=at(20, 10)),
        Hide(unit=11),
        LayDecoy(side="blue", at=at(20, 4)),
        Correct(unit=11, changes=(("hiding", "no"),), reason="so"),
        Correct(unit=12, changes=(("hiding", "yes"),), reason="so"),
        RemoveUnit(unit=11, reason="so"),
    ]
)


@st.composite
def of_hiding(draw):
    kind = draw(st.sampled_from(SAID))
    names = kind.__dataclass_fields__.keys()
    values = {name: draw(of) for name, of in FIELDS.items() if name in names}
    values |= {name: draw(st.booleans()) for name in FLAGS if name in names}
    return kind(**values)


BEGUN = (
    DrawLots(),
    MarkPile(side="blue", pile=5, at=at(8, 10.5)),
    Hide(unit=11),
    Hide(unit=11, at=at(8, 10.5)),
    LayDecoy(side="blue", at=at(20, 4)),
    LayDecoy(side="blue"),
    Begin(),
    RollInitiative(),
    *(ChooseOrder(grouping=one, choice="MOVE") for one in ("red", "blue", "red")),
)
"""What leads into the first search, whatever of it the rulings let stand."""


@law(200)
@given(
    rulings=RULED,
    seed=st.integers(0, 50),
    begun=st.booleans(),
    said=st.lists(GOING_ON | of_hiding(), min_size=8, max_size=25),
)
def test_whatever_is_said_of_hiding_is_decided_or_refused_with_its_rule(rulings, seed, begun, said):
    """HID-01..HID-25, DET-01..DET-37, ACT-78."""
    played = Anyhow(rulings, seed)
    for command in (*(BEGUN if begun else ()), *said):
        played.say(command)
        played.sound()


def test_a_pile_marked_where_somebody_stands_is_refused_with_the_reading_that_says_so():
    """HID-04, AMB-37."""
    played = Anyhow({"hiding.secrets": "paper", "hiding.order": "scenario"}, seed=0)
    marked = MarkPile(side="red", pile=1, at=at(35.0, 10.0))
    played.say(marked)
    assert refusal(played.battle, marked, played.board()).rule == "AMB-37"


def test_every_command_of_hiding_is_among_them():
    """HID-01."""
    assert {kind.__name__ for kind in SAID} >= {
        "Hide",
        "LayDecoy",
        "SearchPiles",
        "Reveal",
        "MarkPile",
        "SayFound",
    }
