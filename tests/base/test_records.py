"""A record is to everybody what a frozen, slotted, keyword-only dataclass is."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass
from typing import ClassVar

import pytest

from squadlog.base.records import record, replace, value


@record
class Ours:
    number: int
    word: str = "none"
    several: tuple[int, ...] = field(default_factory=tuple)
    shade: float = field(default=1.0, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Theirs:
    number: int
    word: str = "none"
    several: tuple[int, ...] = field(default_factory=tuple)
    shade: float = field(default=1.0, compare=False, repr=False)


@value
class InOrder:
    number: int
    word: str = "none"


@record
class More(Ours):
    timeless: ClassVar[bool] = True
    word: str = "more"
    last: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TheirMore(Theirs):
    timeless: ClassVar[bool] = True
    word: str = "more"
    last: float | None = None


@record
class Nothing:
    """Says nothing."""


@record
class Judged:
    number: int

    def __post_init__(self):
        if self.number < 0:
            raise ValueError("below zero")


SAID = ({"number": 1}, {"number": 2, "word": "x", "several": (1, 2)}, {"number": 1, "shade": 2.0})


@pytest.mark.parametrize("said", SAID)
def test_it_says_and_is_what_the_dataclass_is(said):
    ours, theirs = Ours(**said), Theirs(**said)
    assert asdict(ours) == asdict(theirs)
    assert repr(ours) == repr(theirs).replace("Theirs", "Ours")
    assert hash(ours) == hash(theirs)
    assert ours != theirs
    assert [ours == Ours(**other) for other in SAID] == [theirs == Theirs(**other) for other in SAID]


def test_it_is_made_with_the_same_words():
    ours, theirs = (
        [
            (one.name, one.kind, one.annotation, one.default is one.empty)
            for one in signature.parameters.values()
        ]
        for signature in map(inspect.signature, (Ours, Theirs))
    )
    assert ours == theirs
    for wrong in ({}, {"number": 1, "more": 2}):
        with pytest.raises(TypeError):
            Ours(**wrong)
    with pytest.raises(TypeError):
        Ours(1)


def test_it_stays_what_it_is():
    one = Ours(number=1)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'number'"):
        one.number = 2
    with pytest.raises(FrozenInstanceError):
        del one.number
    assert one.number == 1


def test_it_is_replaced_copied_and_sent_elsewhere():
    one = Ours(number=1, several=(3,))
    for replaces in (replace, dataclasses.replace):
        assert replaces(one, number=2) == Ours(number=2, several=(3,))
        assert replaces(Judged(number=1), number=2) == Judged(number=2)
        assert replaces(Theirs(number=1), number=2) == Theirs(number=2)
        with pytest.raises(TypeError):
            replaces(one, more=2)
        with pytest.raises(ValueError, match="below zero"):
            replaces(Judged(number=1), number=-1)
    assert copy.copy(one) == copy.deepcopy(one) == one
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own


@pytest.mark.parametrize(("ours", "theirs"), [(Ours, Theirs), (More, TheirMore)])
def test_it_is_a_dataclass_with_slots(ours, theirs):
    assert is_dataclass(ours)
    assert list(map(repr, fields(ours))) == list(map(repr, fields(theirs)))
    assert ours.__slots__ == theirs.__slots__
    assert ours.__match_args__ == theirs.__match_args__ == ()
    assert asdict(ours(number=1)) == asdict(theirs(number=1))
    assert set(vars(ours)) >= set(vars(theirs)) - {"__replace__"}


def test_what_several_would_share_is_no_default():
    with pytest.raises(ValueError, match="default_factory"):

        @record
        class Shared:
            several: list[int] = []  # noqa: RUF012 - the fault


def test_one_that_says_nothing_is_like_any_other_of_its_kind():
    assert Nothing() == Nothing()
    assert len({Nothing(), Nothing()}) == 1
    assert repr(Nothing()) == "Nothing()"


def test_it_may_judge_what_it_says():
    assert Judged(number=1).number == 1
    with pytest.raises(ValueError, match="below zero"):
        Judged(number=-1)


def test_a_value_may_be_given_in_order_what_it_says():
    one = InOrder(1, "x")
    assert one == InOrder(number=1, word="x") == replace(InOrder(1), word="x")
    assert hash(one) == hash((1, "x"))
    assert InOrder.__match_args__ == ("number", "word")
    with pytest.raises(FrozenInstanceError):
        one.number = 2
    with pytest.raises(TypeError):
        InOrder()


def test_what_is_never_made_is_not_compiled_either():
    @record
    class Seldom:
        number: int

    assert not inspect.isfunction(vars(Seldom)["__init__"])
    assert Seldom(number=1).number == 1
    assert inspect.isfunction(vars(Seldom)["__init__"])


def test_the_signature_of_one_never_made_is_that_of_its_fields():
    """As `inspect` asks for it on every Python: by the class itself where an object is expected."""

    @record
    class Fresh:
        far_m: float
        near_m: float = 1.0

    bound = vars(Fresh)["__init__"].__get__(Fresh, type(Fresh))
    assert [*inspect.signature(bound).parameters] == ["far_m", "near_m"]
    assert [*inspect.signature(Fresh).parameters] == ["far_m", "near_m"]
