"""The two classes of magazines, light, for whoever asks without a battle (AMO-03..AMO-05, AMO-17)."""

from typing import Literal

from squadlog.book.gear import Weapon
from squadlog.book.rulings import Rulings

MagazineClass = Literal["rifle", "pistol"]
CLASSES: tuple[MagazineClass, ...] = ("rifle", "pistol")
_LIGHT = ("SC", "SMG")
"""Carbine and SMG: whether they draw on rifle boxes is a reading (A-28)."""


def class_of(weapon: Weapon, rulings: Rulings) -> MagazineClass:
    """The class of magazine boxes that a weapon uses (AMO-17, A-28)."""
    said = rulings.choice("ammo.class_of") if weapon.code in _LIGHT else weapon.hands
    return "pistol" if said == "pistol" else "rifle"


def issued_magazines(kind: MagazineClass, rulings: Rulings) -> int:
    """The magazines of a class that a soldier has at first, those in its weapons included (AMO-03..AMO-05, A-27)."""
    return int(rulings.number(f"ammo.{kind}_magazines"))
