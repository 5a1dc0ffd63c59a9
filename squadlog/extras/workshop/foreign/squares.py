"""How long a square of a foreign map is, as people say it."""

USUAL_M = 1.5
"""Metres of a square where nobody says: about five feet, as most maps have it."""
LEAST_M, MOST_M = 0.01, 100.0


def read_square(text: str) -> float | None:
    """The metres of a square as they are typed, `1.5`, `1,5` or `1.5 m`; None for what is none from 0.01 to 100."""
    try:
        found = float(text.strip().removesuffix("m").strip().replace(",", "."))
    except ValueError:
        return None
    return found if LEAST_M <= found <= MOST_M else None
