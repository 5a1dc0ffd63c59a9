"""The temper that somebody chooses, or has drawn."""

from random import Random

from squadlog.extras.commander.mind.tempers import DRAWN, TEMPERS, temper_meant


def choose_temper(said: str) -> str:
    """The name of the temper that is meant, or of one that is drawn now. NoTemperError for another word."""
    if said.strip().casefold() == DRAWN:
        return Random().choice(tuple(TEMPERS))  # noqa: S311 - what a game draws, no secret
    return temper_meant(said)
