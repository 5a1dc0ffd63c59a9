"""What the measure of a map says, in the words that screens and command line share."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.base.lengths import in_metres

if TYPE_CHECKING:
    from squadlog.ground.fairness.fair import Fairness


def lines(found: "Fairness") -> Iterator[str]:
    """Each question with its answer, and what they come to."""
    one, other = found.sides
    yield f"{one} against {other}, by {found.places} places {in_metres(found.apart_m)} apart."
    for question in found.questions:
        yield f"{'yes' if question.holds else 'no':<4}{question.sentence}"
    yield verdict(found)


def short_lines(found: "Fairness") -> Iterator[str]:
    """Each question in a few cells: its sign, its key, its figures for the one side and the other."""
    for question in found.questions:
        sign = "✓" if question.holds else "✗"
        if question.key == "on foot":
            told = " ".join(in_metres(metres, 0) for metres in question.figures[:1])
            yield f"{sign} on foot {told}" if told else f"{sign} on foot"
        else:
            told = " : ".join(f"{share:.0%}" for share in question.figures)
            yield f"{sign} {question.key.removeprefix('way of ')} {told}".rstrip()


def verdict(found: "Fairness") -> str:
    """Whether the map is fair, in a sentence."""
    failed = [question.key for question in found.questions if not question.holds]
    return f"Not fair: {', '.join(failed)}." if failed else "Fair within the measure."
