"""Words typed by people, checked at one boundary before anything keeps them; numbers as one would say them."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Annotated

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.limits import After

with lazy_imports():
    import difflib

NAME_CELLS = 40
TEXT_CELLS = 400
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_MARKS = 8
"""The most marks upon one letter that any script may need; more of them only blot out the lines around it."""
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def cells(text: str) -> int:
    """Terminal cells that `text` takes: two for wide characters, none for combining ones."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )


def safe_text(text: str, *, limit: int = TEXT_CELLS) -> str:
    """Return `text` trimmed and in composed form (NFC), on one line, without marks that blot out other lines.

    Raises ValueError, in one sentence, for control, invisible or direction-changing characters and for
    more than `limit` terminal cells. Square brackets are ordinary characters: whoever shows the text
    must show it as plain text, never as markup.
    """
    composed = as_kept(text)
    for char in composed:
        if char in _BIDI or unicodedata.category(char) in _UNSAFE:
            raise ValueError(f"the character U+{ord(char):04X} cannot be shown; leave it out")
    if (wide := cells(composed)) > limit:
        raise ValueError(too_wide(wide, len(composed), limit))
    return composed


def too_wide(wide: int, letters: int, limit: int) -> str:
    """The sentence that a text of `letters` letters in `wide` columns is too long; a wide letter takes two."""
    if wide == letters:
        return f"{wide} characters are too many; the limit is {limit}"
    return f"{letters} characters take {wide} columns, a wide one two; the limit is {limit} columns"


def safe_name(text: str) -> str:
    """Like `safe_text`, for names: 1 to 40 cells, never empty."""
    name = safe_text(text, limit=NAME_CELLS)
    if not name.strip(_BLANK):
        raise ValueError("a name needs at least one visible character")
    return name


def as_kept(text: str) -> str:
    """A text as it is kept, whether or not it is fit to be: trimmed, composed (NFC)."""
    return _drop_marks(unicodedata.normalize("NFC", text).strip())


def fold_name(text: str) -> str:
    """What names are compared by: the same for one that is typed with other capitals, blanks or composed letters."""
    return as_kept(text).casefold()


def _drop_marks(text: str) -> str:
    """The text without marks that no script needs; they take no cells, so that no limit counts them."""
    if text.isascii():
        return text
    kept, row = [], 0
    for char in text:
        row = row + 1 if unicodedata.combining(char) else 0
        if row <= _MARKS:
            kept.append(char)
    return "".join(kept)


def clean_text(text: str, *, limit: int | None = TEXT_CELLS) -> str:
    """Foreign text made fit for a terminal: unsafe characters become `?`, and what goes beyond `limit` cells is cut.

    Marks that blot out other lines are left away. `limit` None cuts nothing.
    """
    if text.isascii() and text.isprintable():  # nearly all that is ever shown
        return text if limit is None else text[: max(0, limit)]
    shown = "".join(
        "?" if char in _BIDI or unicodedata.category(char) in _UNSAFE else char
        for char in unicodedata.normalize("NFC", text)
    )
    shown = _drop_marks(shown)
    if limit is None or cells(shown) <= limit:
        return shown
    room = limit
    for place, char in enumerate(shown):
        room -= cells(char)
        if room < 0:
            return shown[:place]
    return shown


def end_sentence(words: object) -> str:
    """What an error or a rule says in a few words, with a full stop last, unless it ends like a sentence already."""
    text = str(words).rstrip()
    return text if text.endswith((".", "?", "!")) else f"{text}."


def as_sentence(words: object) -> str:
    """What an error or a rule says in a few words, as a sentence: a capital first, a full stop last."""
    text = end_sentence(words)
    return f"{text[:1].upper()}{text[1:]}"


def of_kind(kind: str, name: str) -> str:
    """A thing by its kind and its id: `window G1`, and `counter` for a counter of that id."""
    words = kind.replace("_", " ")
    return words if name.casefold() in (kind, words) else f"{words} {name}"


def so_many(number: float, what: str, *, none: str = "0") -> str:
    """`1 level`, `2 levels`, `0.5 levels`; `none` is the word for nothing."""
    return f"{number:g} {what}{'' if number == 1 else 's'}" if number else f"{none} {what}s"


def list_names(names: Iterable[str]) -> str:
    """The first twenty of several names, each once, and whether there are more; `none` for none."""
    known = tuple(dict.fromkeys(names))
    return f"{', '.join(known[:20])}{' ...' if len(known) > 20 else ''}" if known else "none"


def key_meant(text: str, keys: Iterable[str]) -> str:
    """The key that people mean: with or without `the_` before it. What is none of them stays as it was said."""
    known = tuple(keys)
    meant = (text, f"the_{text}", text.removeprefix("the_"))
    return next((key for key in meant if key in known), text)


def meant_instead(typed: str, keys: Iterable[str]) -> str:
    """What would have been right where people typed none of these keys: the nearest, else all that there are."""
    known = list(keys)
    near = difflib.get_close_matches(typed[:40], known, n=1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"


def unfit(content: object, *, limit: int = TEXT_CELLS) -> str:
    """What is wrong with the first unfit text anywhere in `content` (text, lists, mappings, records), or nothing."""
    for text in _texts(content):
        if text.isascii() and text.isprintable() and len(text) <= limit:
            continue  # nearly all that is ever said
        try:
            safe_text(text, limit=limit)
        except ValueError as error:
            return str(error)
    return ""


def _texts(content: object) -> Iterator[str]:
    """Every text in it, in order. Without recursion: a set-up on a large map has tens of thousands."""
    left = [content]
    while left:
        part = left.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, Mapping):
            left += (*part, *part.values())[::-1]
        elif isinstance(part, list | tuple):
            left += part[::-1]
        elif (record := getattr(type(part), "__dataclass_fields__", None)) is not None:
            left += [getattr(part, name) for name in record][::-1]


_FORMULA = frozenset("=+-@|%＝＋－＠")  # noqa: RUF001 - spreadsheets take the wide ones for them too


def is_formula(text: str) -> bool:
    """Whether a spreadsheet might run it; also what would be one without the `'` before it."""
    return text.lstrip("' ")[:1] in _FORMULA and bool(text.strip("' "))


SafeName = Annotated[str, After(safe_name)]
SafeText = Annotated[str, After(safe_text)]


_RANGE = 3
"""The fewest numbers in a row that are told as a range."""


def numbers(counted: Iterable[int]) -> str:
    """`1, 2, 9-12`: three and more that follow each other are a range, as one would say it."""
    runs: list[list[int]] = []
    for number in counted:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told = [[f"{run[0]}-{run[-1]}"] if len(run) >= _RANGE else list(map(str, run)) for run in runs]
    return ", ".join(part for parts in told for part in parts)


def whole_number(text: str, *, most_digits: int = 9) -> int | None:
    """The number that plain digits write, at most so many of them; None for anything else, also for nothing."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= most_digits else None


def decimal(number: Fraction) -> str:
    """A number in decimals, as the rulebook has them: 11.25, 0.5, 7. What has no end is rounded to two places."""
    places = 4 if number * 10_000 == round(number * 10_000) else 2
    return f"{float(number):.{places}f}".rstrip("0").rstrip(".")
