"""Lasting effects: what a soldier has from earlier battles, as a name with terms of rules (house rules, ours)."""

from collections.abc import Iterator
from typing import Annotated, Literal

from squadlog.base.limits import After, Bounds
from squadlog.base.names import safe_name
from squadlog.base.records import record
from squadlog.book.packs.effects import MOST_TERMS, EffectTerm, read_term, split_term, term_words, write_terms

MOST_LASTING = 20
"""How many lasting effects a soldier may have."""


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


def lasting_words(one: LastingEffect) -> str:
    """A lasting effect in words: `Bad knee (2 m less on foot, may not sprint)`."""
    told = ", ".join(map(term_words, one.terms)) or "no effect"
    points = f", {one.points:+d} points" if one.points else ""
    return f"{one.name} ({told}{points})"


def write_lasting(lasting: tuple[LastingEffect, ...]) -> str:
    """Lasting effects as the referee writes them: `Bad knee: metres -2, may_not sprint; Keen eye: to_hit -1`."""
    return "; ".join(f"{one.name}: {', '.join(_parts(one))}" for one in lasting)


def _parts(one: LastingEffect) -> Iterator[str]:
    if one.terms:
        yield write_terms(one.terms)
    if one.points:
        yield f"points {one.points:+d}"


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
        kind, value, what = split_term(part)
        if kind == "points" and not what:
            points = value
        else:
            terms.append(read_term(part))
    if len(terms) > MOST_TERMS or abs(points) > 100:
        raise ValueError(f"a lasting effect has {MOST_TERMS} terms at most, and up to 100 points")
    return LastingEffect(name=check_name(name), terms=tuple(terms), points=points)
