"""Numbers of things in sentences."""


def count_of(number: int, one: str, more: str = "") -> str:
    """So many things: `1 turn`, `2 turns`. `more` is what stands after any number but 1, else `one` with an s."""
    return f"{number} {one if number == 1 else more or f'{one}s'}"
