"""Numbers of things in sentences."""


def count_of(number: int, one: str, more: str = "") -> str:
    """A number of things: `1 turn`, `2 turns`. `more` is what stands after any number but 1, else `one` with an s."""
    return f"{number} {one if number == 1 else more or f'{one}s'}"


def format_signed(value: int) -> str:
    """+2, -1, 0."""
    return f"{value:+d}" if value else "0"


def dealt_twice(card: str, first: str, second: str) -> str:
    """A card that a deal has twice, to one heap or to two."""
    to = f"twice to {first}" if first == second else f"twice, to {first} and to {second}"
    return f"{card} is dealt {to}"
