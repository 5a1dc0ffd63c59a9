"""How a lab goes, told to somebody who has none yet: what to do, and how the line of what was found is read."""

from __future__ import annotations

from squadlog.extras.lab.deciding.claims import Claim
from squadlog.extras.lab.told.standing import CellStanding, LabStanding

HOW = (
    "Is a battle fair? Press n, choose one, and F2 begins: commanders of the program play it by the hundred, on every "
    "core, each time with other dice.\n\n"
    "Ten minutes tell a great deal of a small battle. You can stop, leave and go on at any time.\n\n"
    "This was found of two battles in a minute each:\n"
)
READS = (
    "● is the share of the battles that the side named first gets, ├ and ┤ are the limits between which it lies with "
    "95 % certainty, however often you look. They narrow as battles come in.\n\n"
    "░ is what counts as even. Fair is said once both limits lie within it, unfair once both lie beyond. Before that "
    "nothing is claimed; what is ruled out already is told.\n\n"
    "You can open each battle of a lab and walk through it, and see where on the map soldiers fell.\n\n"
    "Measured is how commanders of the program fare, not people."
)
_CALLED = ("Commonwealth", "TOG")


def _cell(
    key: str, claim: Claim, verdict: str, ruled_out: str, *, settled: bool, rest: int = 0
) -> CellStanding:
    return CellStanding(
        key=key, called=_CALLED, claim=claim, battles=claim.count, most=2000, rest=rest, settled=settled,
        verdict=verdict, ruled_out=ruled_out, lines=(), why_stopped="settled" if settled else "time is up",
    )  # fmt: skip


EXAMPLE = LabStanding(
    title="",
    within=0.05,
    now=0,
    seconds_each=0.0,
    cells=(
        _cell(
            "tutorial_map/recruit",
            Claim(verdict="not settled", estimate=0.404, low=0.309, high=0.529, count=169),
            "Not settled.",
            "More than 70 : 30 is ruled out.",
            settled=False,
            rest=900,
        ),
        _cell(
            "full_squads/sergeant",
            Claim(verdict="unfair", estimate=0.752, low=0.551, high=0.928, count=48),
            "Unfair by more than 5 in 100: Commonwealth has the better of it.",
            "",
            settled=True,
        ),
    ),
)
"""Two battles of the program that were weighed for a minute each."""
