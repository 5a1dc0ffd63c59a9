"""Words of a sealed battle, typed at the terminal where nobody sees them: no option and no variable holds one."""

import getpass

from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import tell


def asked(name: str) -> str:
    """The word of a seat, as somebody types it."""
    try:
        return getpass.getpass(f"Word of {name}: ")
    except EOFError:
        raise NotUnderstoodError(f"The word of {name} is typed at a terminal; none was.") from None


def chosen(name: str, *, needed: bool = True) -> str:
    """A new word for a seat, typed twice. Raises NotUnderstoodError for none that is needed, or two that differ."""
    word = asked(name if needed else f"{name} (Enter for none)")
    if not word.strip():
        if needed:
            raise NotUnderstoodError(f"{name} needs a word: nothing was sealed, and no battle begun.")
        tell(f"Without a word of {name} all sides together open what they have forgotten, and nobody else.")
        return ""
    if asked(f"{name}, once more") != word:
        raise NotUnderstoodError(f"The two words of {name} are not the same: no battle was begun.")
    return word
