"""Whether a map is fair to two sides, by the book as it is printed: its sight, and the prices of a walk."""

from fractions import Fraction

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.ground.fairness.fair import Fairness, fairness
from squadlog.ground.map.model import Map
from squadlog.rules.common.context import BookReading
from squadlog.rules.moving.path import Gait
from squadlog.survey.pace import Prices
from squadlog.survey.reading import readings_of


def printed_reading() -> BookReading:
    """The book as it is printed."""
    return BookReading(load_rulebook(), load_rulings())


def walking(reading: BookReading) -> Prices:
    """What a metre costs a walking man without suit or pack (MOV-05)."""
    return Prices(Gait("walk", Fraction(1), pack_on=False), reading)


def fair(drawn: Map) -> Fairness:
    """The measure of a sound map. Raises MapError where there are not two sides, or the map is too large."""
    reading = printed_reading()
    return fairness(drawn, readings_of(reading), walking(reading))
