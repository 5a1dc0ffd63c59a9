"""What of a side on paper concerns you, as short forms: whom, and a number or a word; each is one sentence."""

from collections.abc import Mapping, Sequence
from typing import Literal

from squadlog.base.lengths import length_unit
from squadlog.base.records import record, replace
from squadlog.battle.state import Known, Unit
from squadlog.session.view.fields import FieldChoice, FieldKind, Form, FormField
from squadlog.session.view.questions.read_sentence import read_sentence

Concern = Literal["hit", "miss", "move", "watch", "engage", "admit"]
PACES = ("walk", "run", "sprint", "crawl", "prone", "kneel", "stand")
_ON_THE_SPOT = ("prone", "kneel", "stand")
STATES = ("dead", "unconscious", "serious", "moderate", "light", "gone", "surrendered")
SORTS = ("shot", "natural 1", "blast")
_SORT_WORDS = {"shot": "", "natural 1": " natural", "blast": " blast"}


@record
class ConcernForm:
    """How one concern is asked: its key and words, whom its list has, what digits are, and what `c` goes through."""

    letter: str
    words: str
    ours: bool = False
    digits: str = ""
    turns: tuple[str, ...] = ()
    second: bool = False
    """Whether somebody of the other side must be named as well: `t` goes through them."""


FORMS: Mapping[Concern, ConcernForm] = {
    "hit": ConcernForm(
        letter="h", words="they hit one of yours", ours=True, digits="PF", turns=SORTS, second=True
    ),
    "miss": ConcernForm(letter="m", words="they fire at one of yours and miss", ours=True, second=True),
    "move": ConcernForm(
        letter="v", words="one of them moves, or changes position", digits="length", turns=PACES
    ),
    "watch": ConcernForm(letter="o", words="one of them is on opportunity fire"),
    "engage": ConcernForm(letter="e", words="one of them attacks hand to hand", second=True),
    "admit": ConcernForm(letter="a", words="one of them is hurt, gone, or has surrendered", turns=STATES),
}


@record
class ConcernSaid:
    """What is filled in: the soldier, the digits, the word that `c` has come to, and who else (0: not said)."""

    concern: Concern
    unit: int
    digits: str = ""
    turn: int = 0
    other: int = 0

    @property
    def word(self) -> str:
        """The word that `c` has come to; empty where it goes through none."""
        turns = FORMS[self.concern].turns
        return turns[self.turn % len(turns)] if turns else ""


def list_units(battle: Known, concern: Concern, *, second: bool = False) -> tuple[Unit, ...]:
    """Who may be named in a form, in initiative order; with `second` who else."""
    ours = FORMS[concern].ours != second
    return tuple(
        unit
        for unit in battle.in_order()
        if unit.soldier.paper != ours and (not unit.out or (concern == "admit" and unit.wound != "D"))
    )


def next_other(battle: Known, said: ConcernSaid) -> int:
    """Who else is named next as `t` is pressed: nobody after the last, unless somebody must be."""
    others: Sequence[int] = [unit.id for unit in list_units(battle, said.concern, second=True)]
    if said.concern != "engage":
        others = [0, *others]
    if not others:
        return 0
    place = others.index(said.other) if said.other in others else -1
    return others[(place + 1) % len(others)]


def continue_number(typed: str, digit: str, numbers: Sequence[int]) -> str:
    """What is typed of a number of somebody, with one more digit; it begins anew where no number goes on so."""
    for so_far in (typed + digit, digit):
        if any(str(number).startswith(so_far) for number in numbers):
            return so_far
    return ""


def what_lacks(battle: Known, said: ConcernSaid) -> str:
    """What must be filled in before the form can be said; empty where nothing lacks (DMG-02)."""
    firer = battle.units.get(said.other)
    known = firer is not None and firer.in_hand and said.word != "blast"
    if said.concern != "hit" or said.digits or known:
        return ""
    return "Type the PF of the hit first, such as 5 for a spike rifle."


def sentence(said: ConcernSaid) -> str:
    """What the form says, in the words of the language: `hit 2 pf 5 by 13`, `run 13 4m`."""
    number, by = said.unit, f" by {said.other}" if said.other else ""
    match said.concern:
        case "hit":
            pf = f" pf {said.digits}" if said.digits else ""
            return f"hit {number}{pf}{by}{_SORT_WORDS[said.word]}"
        case "miss":
            return f"miss {number}{by}"
        case "move":
            length = f" {said.digits}{length_unit()}" if said.digits and said.word not in _ON_THE_SPOT else ""
            return f"{said.word} {number}{length}"
        case "watch":
            return f"watching {number}"
        case "engage":
            return f"engage {number} with {said.other} in reach"
        case "admit":
            return f"admit {number} {said.word}"


def concerns_of(step: str) -> tuple[Concern, ...]:
    """What may concern us in such a step: in their slot all, at the move of one of ours a shot alone."""
    return ("hit", "miss") if step == "their_shot" else tuple(FORMS)


def concern_of(battle: Known, concern: Concern, values: Mapping[str, str]) -> ConcernSaid | None:
    """What is filled in of a concern: who is not said is the first who may be named; None where nobody may be."""
    units = list_units(battle, concern)
    if not units:
        return None
    turns = FORMS[concern].turns
    unit = next((one.id for one in units if str(one.id) == values.get("unit")), units[0].id)
    turn = turns.index(values["word"]) if values.get("word") in turns else 0
    said = ConcernSaid(concern=concern, unit=unit, digits=values.get("digits", ""), turn=turn)
    others = [one.id for one in list_units(battle, concern, second=True)] if FORMS[concern].second else []
    other = next((one for one in others if str(one) == values.get("other")), 0)
    if not other and concern == "engage":
        other = next_other(battle, said)
    return replace(said, other=other)


def values_of(said: ConcernSaid) -> dict[str, str]:
    """What is filled in of a concern, by the names of the fields of its form."""
    other = str(said.other) if said.other else ""
    return {"unit": str(said.unit), "digits": said.digits, "word": said.word, "other": other}


def concern_form(battle: Known, concern: Concern, values: Mapping[str, str]) -> Form | None:
    """A concern as a form: whom, what is typed of it, which of its words, and who else; None where nobody is there."""
    said = concern_of(battle, concern, values)
    if said is None:
        return None
    asked = FORMS[concern]
    fields = [_who("unit", "whom" if asked.ours else "who", list_units(battle, concern), said.unit)]
    if asked.digits:
        kind: FieldKind = "length" if asked.digits == "length" else "number"
        unit = length_unit() if kind == "length" else ""
        fields.append(
            FormField(name="digits", label=asked.digits, kind=kind, unit=unit, low=0, value=said.digits)
        )
    if asked.turns:
        words = tuple(FieldChoice(one, one) for one in asked.turns)
        fields.append(
            FormField(name="word", label="how", choices=words, proposed=words[0].value, value=said.word)
        )
    if asked.second:
        others = list_units(battle, concern, second=True)
        fields.append(_who("other", "by whom" if asked.ours else "against whom", others, said.other))
    told, lack = sentence(said), what_lacks(battle, said)
    says, wrong = read_sentence(battle, told) if not lack else (None, lack)
    if wrong:
        fields = [replace(one, wrong=wrong) if one.name == "digits" else one for one in fields]
    return Form(
        subject=concern,
        sentence=asked.words,
        units=(said.unit,),
        fields=tuple(fields),
        lacking=() if says is not None else ("digits",),
        says=says,
        say="" if says is None else told,
    )


def _who(name: str, label: str, units: Sequence[Unit], held: int) -> FormField:
    choices = tuple(FieldChoice(str(one.id), one.called) for one in units)
    return FormField(name=name, label=label, choices=choices, value=str(held) if held else "")
