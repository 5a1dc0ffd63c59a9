"""The roster of a company in columns of characters."""

from collections.abc import Sequence

from squadlog.names import cells, cleaned

HEAD = "no  name               state           bat kill out  hits    luck med"
_NAME, _STATE = 18, 15


def in_columns(row: Sequence[str]) -> str:
    """A row of the roster."""
    number, name, state, fights, kills, outs, hits, luck, medals = row
    tally = f"{fights:>3} {kills:>4} {outs:>3}  {hits:<6} {luck:>5} {medals:>3}"
    return f"{number:>2}  {_to(name, _NAME)} {_to(state, _STATE)} {tally}"


def _to(text: str, width: int) -> str:
    """A text on so many cells, cut where it is longer."""
    shown = cleaned(text, limit=width)
    return shown + " " * (width - cells(shown))
