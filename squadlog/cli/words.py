"""Words of a sealed battle, typed at the terminal where nobody sees them: no option and no variable holds one."""

import warnings
from collections.abc import Iterable

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import tell

with lazy_imports():
    import getpass

    from squadlog.store.seal import words as sealing


def ask_password(name: str) -> str:
    """The typed password of a seat."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter(
                "error", getpass.GetPassWarning
            )  # else the word would be typed for all to see
            return getpass.getpass(f"Password of {name}: ")
    except (EOFError, getpass.GetPassWarning):
        raise NotUnderstoodError(f"The password of {name} must be typed at a terminal.") from None


def choose_password(name: str, others: Iterable[str] = (), *, needed: bool = True) -> str:
    """A new word for a seat, typed twice; empty where none is `needed` and none was typed.

    Raises NotUnderstoodError for one that is easily guessed or is another's, and for two that differ.
    """
    word = ask_password(name if needed else f"{name} (Enter for none)")
    if not word.strip():
        if needed:
            raise NotUnderstoodError(f"{name} needs a password: nothing was sealed, and no battle begun.")
        tell(f"Without a password of {name}, only all sides together can open what one has forgotten.")
        return ""
    if why := sealing.unfit(word, others):
        raise NotUnderstoodError(f"{why} No battle was begun.")
    if ask_password(f"{name}, once more") != word:
        raise NotUnderstoodError(f"The two passwords of {name} differ: no battle was begun.")
    return word
