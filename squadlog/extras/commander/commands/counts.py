"""Counts that are said on the command line."""

from argparse import ArgumentTypeError

from squadlog.base.names import clean_text

_MOST = 100_000


def count_of(text: str) -> int:
    """A whole number from 1 on. ArgumentTypeError for anything else."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= _MOST):
        raise ArgumentTypeError(
            f"{clean_text(text, limit=40)!r} should be a whole number from 1 to {_MOST:,}"
        )
    return int(text)
