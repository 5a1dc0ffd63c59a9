"""Reading what is said of an action, each clause once its opening words are taken."""

from typing import get_args

from squadlog.battle.state import Posture
from squadlog.language.compass import point_next
from squadlog.language.naming import take_airlock, take_feature, take_item, take_unit
from squadlog.language.read_way import via
from squadlog.language.reading import Reading


def pack(now: Reading) -> None:
    """Read whether the bounce pack is switched on or off before the move."""
    if now.reader.take_words("on"):
        now.slots.pack = True
    elif now.reader.take_words("off"):
        now.slots.pack = False
    else:
        now.reader.fail(f"{now.reader.seen()} follows pack.", "Write pack on or pack off.")


def posture(now: Reading) -> None:
    """Read the posture an action ends in."""
    for named in get_args(Posture):
        if now.reader.take_words(named):
            now.slots.posture = named
            return
    now.reader.fail(f"{now.reader.seen()} is not a posture.", "Write standing, kneeling or prone.")


def receiver(now: Reading) -> None:
    """Read who receives an object; before a place in metres, where a move ends."""
    if point_next(now.reader):
        via(now)
        return
    word = now.reader.peek().text
    if word in now.battle.features and not now.reader.number_next():
        now.reader.fail(f"{word} is not a unit.", f"To move there write toward {word}.")
    now.slots.partner = take_unit(now.reader, now.battle)


def giver(now: Reading) -> None:
    """Read whose body an object is taken from, or who hands it over in an exchange."""
    other = take_unit(now.reader, now.battle)
    if now.slots.action == "exchange":
        now.slots.partner = other
    else:
        now.slots.target = other


def target(now: Reading) -> None:
    """Read the unit an action is about."""
    now.slots.target = take_unit(now.reader, now.battle)


def feature(now: Reading) -> None:
    """Read the door, elevator or other feature an action is about."""
    take = take_airlock if now.slots.action == "open_airlock" else take_feature
    now.slots.feature = take(now.reader, now.battle)


def object_named(now: Reading) -> None:
    """Read the name of an object; to be picked up, it is not one that the unit itself carries."""
    carrier = None if now.slots.action == "pick_up_object" else now.slots.unit
    now.slots.literal = now.reader.peek().quoted
    now.slots.item = take_item(now.reader, now.battle, carrier)


def item(now: Reading) -> None:
    """Read the object an action is about; fails at the end of the sentence."""
    if not now.reader.more():
        now.reader.fail("Which object?", "Name an object that a unit carries, or one on the ground.")
    object_named(now)


def addition(now: Reading) -> None:
    """Read an addition of the action table."""
    if not now.reader.more():
        now.reader.fail("Which addition?", "Write its name in the action table, such as plus lock.")
    now.slots.extras = (*now.slots.extras, now.reader.take().text)


def floors_follow(now: Reading) -> bool:
    """Read floors, minus for down, if they come next."""
    text = now.reader.peek().text
    digits = text.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        return False
    now.reader.take()
    now.slots.floors = -int(digits) if text.startswith("-") else int(digits)
    return True


def floors(now: Reading) -> None:
    """Floors up, or down with minus."""
    if not floors_follow(now):
        now.reader.fail(
            f"{now.reader.seen()} stands where floors should be.", "Write a number, minus for down."
        )


def up(now: Reading) -> None:
    """Floors up, one if no number is given."""
    now.slots.floors = now.reader.take_number("the floors") if now.reader.number_next() else 1


def down(now: Reading) -> None:
    """Floors down, one if no number is given."""
    now.slots.floors = -(now.reader.take_number("the floors") if now.reader.number_next() else 1)
