"""Reading what is said of a move and of closing in, each clause once its opening words are taken."""

from squadlog.facts.ground_facts import Glimpse, Waypoint
from squadlog.language.ground import take_ground
from squadlog.language.naming import take_unit
from squadlog.language.reading import Reading, metres_follow
from squadlog.rules.common.kept.explosions import ONTO, exploding


def over(now: Reading) -> None:
    """Read the ground of a move, all of it or metre by metre."""
    now.slots.ground = (*now.slots.ground, *take_ground(now.reader, now.book, now.slots.distance_m))


def take_degrees(now: Reading) -> float:
    """An angle from 0 to 180 degrees; `45`, `45deg` and `45°` are all understood."""
    text = now.reader.peek().text.lower().removesuffix("deg").removesuffix("°")
    whole, _, part = text.partition(".")
    digits = (whole, part) if part else (whole,)
    if (
        not all(piece.isascii() and piece.isdigit() and len(piece) <= 20 for piece in digits)
        or float(text) > 180
    ):
        now.reader.fail(
            f"{now.reader.seen()} stands where an angle should be.", "Write 0 to 180 degrees, such as 45."
        )
    now.reader.take()
    now.reader.take_words("degrees")
    return float(text)


def take_viewers(now: Reading) -> None:
    """Read whose view the move enters, and after how many metres."""
    while True:
        watcher = take_unit(now.reader, now.battle)
        at_m = 0.0
        if now.reader.peek().key == "at" and metres_follow(now.reader):
            now.reader.take()
            at_m = now.reader.take_metres("the metres moved when seen")
        now.slots.seen_by = (*(now.slots.seen_by or ()), Glimpse(watcher=watcher, at_m=at_m))
        if not (now.reader.peek().key in (",", "and") and now.reader.more() and now.reader.number_next()):
            return


def into(now: Reading) -> None:
    """Read what ends a dive in zero gravity: cover, or a unit it runs into."""
    if now.reader.take_words("cover"):
        now.slots.into = "cover"
    elif now.reader.more():
        now.slots.into = str(take_unit(now.reader, now.battle))
    else:
        now.reader.fail("Into what?", "Write into cover, or into 11.")


def onto(now: Reading) -> None:
    """Read the grenade on which a dive ends, by the number of its fuse; where it lies is known (GRN-30)."""
    number = now.reader.take_number("the number of a fuse")
    now.slots.extras = (*now.slots.extras, f"{ONTO}{number}")
    fused = exploding(now.battle).of(number)
    if fused is not None and fused.spot is not None and not now.slots.path:
        now.slots.path = (Waypoint(x=fused.spot.x, y=fused.spot.y),)


def stays(now: Reading) -> None:
    """Read that the move ends within 1 m of an attacker."""
    now.reader.take_words("close")
    now.slots.clears = False


def engage(now: Reading) -> None:
    """Read the enemy attacked hand to hand after the move."""
    now.reader.take_words("with")
    now.slots.engage = take_unit(now.reader, now.battle)
