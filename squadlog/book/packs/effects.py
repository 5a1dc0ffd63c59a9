"""Terms of rules in words, as `to_hit -1, metres 1 run`: what a thing of a pack or a lasting effect changes."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Literal

from squadlog.base.lengths import format_length
from squadlog.base.limits import After, Bounds
from squadlog.base.records import record

EffectKind = Literal[
    "to_hit", "melee", "avoid", "zero_g", "initiative", "leading", "detection", "rout", "rally", "metres", "may_not",
    "wound",
]  # fmt: skip
"""What an effect changes; nothing else can be changed."""
ON_FOOT = ("walk", "run", "sprint", "crawl", "backward", "backward_crawl", "sideways")
"""The rows of the movement table for ground covered on foot."""
BARRED = ("run", "sprint", "crawl", "backward", "sideways", "jump", "dive")
"""The ways of moving that an effect may bar."""
MOST_TERMS = 4
"""How many terms one thing may have."""
_ADDS = "a modifier of {} as the ledger writes it: minus helps"
KINDS: Mapping[EffectKind, str] = {
    "to_hit": _ADDS.format("ranged fire"),
    "melee": _ADDS.format("the melee roll"),
    "avoid": _ADDS.format("the roll to get away from melee"),
    "zero_g": _ADDS.format("the roll in zero gravity"),
    "initiative": _ADDS.format("the initiative of the soldier's grouping"),
    "leading": "added to the rating of a leader: minus helps",
    "detection": _ADDS.format("the search for piles"),
    "rout": "added to the rout test of the soldier's squad (a d100): plus helps",
    "rally": _ADDS.format("the rally that the soldier rolls"),
    "metres": "metres more or less on foot in a subphase, in all modes or in the one named",
    "may_not": f"bars a way of moving: {', '.join(BARRED)}",
    "wound": "a wound box that stays: the soldier begins with L or M",
}
"""What each kind does, in words."""
_WHAT: Mapping[str, tuple[str, ...]] = {
    "metres": ("", *ON_FOOT),
    "may_not": BARRED,
    "wound": ("L", "M"),
}


@record
class EffectTerm:
    """One term of rules: its kind, by how much, and of what (a mode of moving, a wound level) where it needs that."""

    kind: EffectKind
    value: int = 0
    what: str = ""


def why_no_effect(kind: str, value: object, what: str) -> str:
    """Why that is no effect, in the words that end a sentence; empty: it is one."""
    if kind not in KINDS:
        return f"{kind} is no kind of effect; there are {', '.join(KINDS)}"
    if what not in _WHAT.get(kind, ("",)):
        allowed = ", ".join(filter(None, _WHAT.get(kind, ())))
        return f"{kind} is of {allowed}, not of {what or 'nothing'}" if allowed else f"{kind} stands alone"
    numbered = kind not in ("may_not", "wound")
    if numbered and not (type(value) is int and value and -50 <= value <= 50):
        return f"{kind} needs a whole number from -50 to 50 that is not 0"
    if not numbered and value:
        return f"{kind} has no number"
    return ""


_WORDS: Mapping[str, str] = {
    "to_hit": "to hit {:+d}",
    "melee": "melee {:+d}",
    "avoid": "getting away {:+d}",
    "zero_g": "zero gravity {:+d}",
    "initiative": "initiative {:+d}",
    "leading": "leadership {:+d}",
    "detection": "detection {:+d}",
    "rout": "rout {:+d}",
    "rally": "rally {:+d}",
}


def term_words(one: EffectTerm) -> str:
    """An effect in a few words: `to hit +1`, `2 m less`, `may not sprint`."""
    if one.kind == "metres":
        way = f" in {one.what.replace('_', ' ')}" if one.what else " on foot"
        return f"{format_length(abs(one.value))} {'more' if one.value > 0 else 'less'}{way}"
    if one.kind == "may_not":
        return f"may not {one.what.replace('_', ' ')}"
    if one.kind == "wound":
        return f"begins with wound {one.what}"
    return _WORDS[one.kind].format(one.value)


_TERM = r"(?P<kind>[a-z_]+)(?: (?P<value>[+-]?[0-9]{1,3}))?(?: (?P<what>[A-Za-z_]+))?"


def write_terms(terms: Iterable[EffectTerm]) -> str:
    """Terms as a file has them: `metres -2, may_not sprint`."""
    return ", ".join(map(_write_term, terms))


def _write_term(one: EffectTerm) -> str:
    value = f" {one.value:+d}" if one.value else ""
    return f"{one.kind}{value}{f' {one.what}' if one.what else ''}"


def split_term(said: str) -> tuple[str, int, str]:
    """The kind of a term, its number and what it is of, whether or not there is such a kind. Raises ValueError."""
    matched = re.fullmatch(_TERM, said)
    if matched is None:
        raise ValueError(f"{said!r} is no effect, such as: to_hit +1, metres -2 sprint, may_not run")
    return matched["kind"], int(matched["value"] or 0), matched["what"] or ""


def read_term(said: str) -> EffectTerm:
    """A term from its words. Raises ValueError, in one sentence, for what is none."""
    kind, value, what = split_term(said)
    if fault := why_no_effect(kind, value, what):
        raise ValueError(fault)
    return EffectTerm(kind=next(one for one in KINDS if one == kind), value=value, what=what)


@lru_cache(maxsize=256)
def read_terms(text: str) -> tuple[EffectTerm, ...]:
    """The terms of a thing that is worn or carried, none of which is a wound. Raises ValueError, in one sentence."""
    terms = tuple(map(read_term, filter(None, map(str.strip, text.split(",")))))
    if len(terms) > MOST_TERMS:
        raise ValueError(f"{len(terms)} terms are too many: {MOST_TERMS} are the most")
    if any(one.kind == "wound" for one in terms):
        raise ValueError("should change a roll or a way of moving, not wound whoever has it")
    return terms


def format_effects(text: str) -> str:
    """What a thing changes for whoever carries it: `to hit -1, 1 m more in run`; empty for what changes nothing."""
    return ", ".join(map(term_words, read_terms(text)))


def _as_kept(text: str) -> str:
    return write_terms(read_terms(text))


Effects = Annotated[str, Bounds(max_length=200), After(_as_kept)]
"""The terms of a thing that is worn or carried, in the words of `write_terms`; empty: none."""
