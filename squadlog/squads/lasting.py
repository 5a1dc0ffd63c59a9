"""Lasting effects: what a soldier has from earlier battles, as a name with terms of rules (house rules, ours)."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal

from squadlog.base.lengths import format_length
from squadlog.base.limits import After, Bounds
from squadlog.base.names import safe_name
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
MOST_LASTING, MOST_TERMS = 20, 4
"""How many lasting effects a soldier may have, and how many terms each."""
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


@record
class LastingEffect:
    """A lasting injury, or a skill: what it is called, what it does, and what it changes in points of the soldier.

    `points` count where the campaign has them count, else they are 0.
    """

    name: str
    terms: tuple[EffectTerm, ...] = ()
    points: int = 0

    @property
    def wound(self) -> Literal["none", "L", "M"]:
        """The wound that stays with the soldier."""
        levels = [one.what for one in self.terms if one.kind == "wound"]
        return "M" if "M" in levels else "L" if levels else "none"


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


def lasting_words(one: LastingEffect) -> str:
    """A lasting effect in words: `Bad knee (2 m less on foot, may not sprint)`."""
    told = ", ".join(map(term_words, one.terms)) or "no effect"
    points = f", {one.points:+d} points" if one.points else ""
    return f"{one.name} ({told}{points})"


_EFFECT = re.compile(r"(?P<kind>[a-z_]+)(?: (?P<value>[+-]?[0-9]{1,3}))?(?: (?P<what>[A-Za-z_]+))?")


def write_lasting(lasting: tuple[LastingEffect, ...]) -> str:
    """Lasting effects as the referee writes them: `Bad knee: metres -2, may_not sprint; Keen eye: to_hit -1`."""
    return "; ".join(f"{one.name}: {', '.join(_parts(one))}" for one in lasting)


def _parts(one: LastingEffect) -> list[str]:
    parts = []
    for effect in one.terms:
        value = f" {effect.value:+d}" if effect.value else ""
        parts.append(f"{effect.kind}{value}{f' {effect.what}' if effect.what else ''}")
    return [*parts, *([f"points {one.points:+d}"] if one.points else [])]


def read_lasting(text: str) -> tuple[LastingEffect, ...]:
    """Lasting effects from the words of `write_lasting`; ValueError, in one sentence, for what is none."""
    if text.strip().lower() in ("", "none", "no", "-"):
        return ()
    found = tuple(_read_one(part) for part in text.split(";") if part.strip())
    if len(found) > MOST_LASTING:
        raise ValueError(f"{len(found)} lasting effects are too many: there is room for {MOST_LASTING}")
    return found


def check_name(text: str) -> str:
    """The name of a lasting effect as it is kept; ValueError for one that could not be read again."""
    text = safe_name(text)
    if any(sign in text for sign in ":;,"):
        raise ValueError("the name of a lasting effect has no : ; or , in it")
    return text


def _as_kept(text: str) -> str:
    return write_lasting(read_lasting(text)) if text else ""


LastingText = Annotated[str, Bounds(max_length=4000), After(_as_kept)]
"""The lasting effects of a soldier as a squad on paper has them, in the words of `write_lasting`; empty: none."""


def _read_one(text: str) -> LastingEffect:
    name, colon, rest = text.partition(":")
    if not colon:
        raise ValueError(
            f"{text.strip()!r} has no colon after its name, as in: Bad knee: metres -2, may_not sprint"
        )
    terms, points = [], 0
    for part in filter(None, map(str.strip, rest.split(","))):
        matched = _EFFECT.fullmatch(part)
        if matched is None:
            raise ValueError(f"{part!r} is no effect, such as: to_hit +1, metres -2 sprint, may_not run")
        kind, value, what = matched["kind"], int(matched["value"] or 0), matched["what"] or ""
        if kind == "points" and not what:
            points = value
            continue
        if fault := why_no_effect(kind, value, what):
            raise ValueError(fault)
        terms.append(EffectTerm(kind=next(one for one in KINDS if one == kind), value=value, what=what))
    if len(terms) > MOST_TERMS or abs(points) > 100:
        raise ValueError(f"a lasting effect has {MOST_TERMS} terms at most, and up to 100 points")
    return LastingEffect(name=check_name(name), terms=tuple(terms), points=points)
