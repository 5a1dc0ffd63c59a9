"""Rows of a printed table, typed as text: one line for each, `-` where nothing is printed."""


def drawn(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def figure(cell: str) -> float | None:
    return None if cell == "-" else float(cell)
