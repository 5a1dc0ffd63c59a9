"""The sorts of pairs that `leaks` compares, what is said in them, and the commands that tell a seat anything."""

from squadlog.battle.terms import Goods
from squadlog.facts.seats import TABLE

SEED = 7
"""By its dice a mine that is rolled for stays where it is."""
HIDING = "hiding"
STRIKES = ("missions", "plots", "mines", "mines rolled for")
LAID = "laid out"
SEATS = "seats"
COMMANDING = (
    ("seat Ann red 1", "seat Ben red nothing", "command Ann 2"),
    ("seat Ann red nothing", "seat Ben red", "command Ben 1"),
)
"""Whom two people of Red command."""
OF_SEATS = (
    "seat Eve blue 11", "seat Ref referee", "act for Ben by Ann because his phone died", "hand over Ann to Ben",
    "leave seat Ben because late", "come back Ben", "command Cleo 1", "command anybody 1-2", "stop acting for Ben",
)  # fmt: skip
"""What is said of seats besides, as far as it stands."""
SORTS = (
    "intents", "stances", "seeds", "standing orders", "ammunition", "notes", SEATS, *STRIKES,
    HIDING, HIDING, HIDING, LAID,
)  # fmt: skip
GOODS = tuple(
    Goods(side=side, item=item, count=2, secret=item == "mine")
    for side in ("red", "blue")
    for item in ("mortar_mission", "mine")
)
HEARD = ("standing orders", "ammunition", SEATS)
"""What a side says aloud at its own place, which the table hears."""
LONG = 3000
"""Signs of a leak that are printed."""


def commands_of(seat):
    """The commands that tell a seat of a battle anything, and some that it may not say or that make no sense."""
    own = ("--seat", seat)
    for form in ("json", "csv", "story", "sheet", "start"):
        yield "export", form, *own
    yield from (("show", "--time", *own, "--json"), ("replay", "--text", *own), ("replay", *own, "--json"))
    yield from (("show", *own, "--json"), ("log", "--undone", *own), ("log", *own, "--json"))
    yield from ((word, "11", *own, "--json") for word in ("menu", "targets", "place"))
    yield from (("menu", "1", *own, "--json"), ("form", "11", "walk", *own, "--json"))
    yield from (("next", *own, "--json"), ("next", *own), ("reminders", *own))
    yield from (("dice", *own, "--json"), ("heat", *own, "--json"), ("heat", *own, "--svg"))
    yield from (("find", word, "--all", *own, "--json") for word in ("red", "blue", "t", "i", "s"))
    yield from (("battles", "--json"), ("branches", *own, "--json"), ("score", *own, "--json"))
    for sentence in ("hold 99", "nonsense", "out 1", "parry 11", "log"):
        if seat != TABLE or sentence in ("hold 99", "nonsense", "log"):
            yield "do", *own, "--json", sentence
