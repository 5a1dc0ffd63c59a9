"""What a sentence is made of: tokens, the cursor that reads them, and the two answers that are no command."""

import re
from decimal import Decimal
from typing import Literal, NoReturn

from squadlog.base.lengths import TypedLength, length_unit, read_length, say_exactly
from squadlog.base.names import as_sentence, safe_text
from squadlog.base.records import record, value
from squadlog.facts.ground_facts import Waypoint

SENTENCE_CELLS = 2000
_TOKEN = re.compile(r'[^\s"=,]+="(?:[^"]|"")*"|(?P<quoted>"(?:[^"]|"")*")|,|[^\s,](?:[^\s]*[^\s,])?')
_NOISE = frozenset({"and", "then", "while", "the", ","})
_UNITS = frozenset({"m", "metres", "meters", "inch", "inches", "cm", "centimetres", "centimeters"})
"""The units of lengths that may stand apart from the number; `in` opens clauses of its own too."""
_IN = frozenset({"arc", "sight", "reach"})
"""What `in` says something else before."""
_WHOLE = re.compile(r"#?([0-9]{1,6})")

MetaKind = Literal["undo", "redo", "jump", "branch", "die", "withdraw", "log", "again", "before", "onward"]


@record
class Meta:
    """A word to the record instead of the battle.

    `number` is how many steps (undo, redo), the log entry (jump) or the face as typed (die; 0 is the
    highest), with the faces of further dice in `row`; `units` do again what they did (again: what they were told
    last; before: what they did in the subphase before), all of the slot where none is named; `name` is the branch,
    or the named place to jump to; `why` the reason for going back or forth.
    """

    kind: MetaKind
    number: int = 1
    name: str = ""
    why: str = ""
    units: tuple[int, ...] = ()
    row: tuple[int, ...] = ()


@record
class Misread:
    """A sentence that was not understood: where (characters from its start), what, and what would be right.

    `near` are words or sentences that may have been meant.
    """

    sentence: str
    position: int
    problem: str
    instead: str = ""
    near: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The problem, the way out and the likely words."""
        meant = f"Did you mean {' or '.join(self.near)}?" if self.near else ""
        return " ".join(part for part in (self.problem, self.instead, meant) if part)

    @property
    def unread(self) -> str:
        """From where the sentence was not understood, in words; empty for the whole or its end."""
        inside = len(self.sentence) > self.position > 0
        return f"Not understood from here: {self.sentence[self.position :]}" if inside else ""

    def pointed(self) -> str:
        """The sentence with a mark under the place, on two lines."""
        return f"{self.sentence}\n{' ' * self.position}^"


class Stuck(Exception):  # noqa: N818 - control flow of one reading; `parse` turns it into a Misread
    """Reading cannot go on."""

    def __init__(self, misread: Misread) -> None:
        super().__init__(misread.problem)
        self.misread = misread


@value
class Token:
    """One word, number or quoted text, and where it starts. `text` is without quotation marks."""

    text: str
    at: int
    quoted: bool = False

    @property
    def key(self) -> str:
        """The word as the tables write it: small letters, underscores for hyphens; empty for quoted text."""
        return "" if self.quoted else self.text.lower().replace("-", "_")


def quote(text: str) -> str:
    """`text` between quotation marks, as the language reads it back."""
    return '"' + text.replace('"', '""') + '"'


def metres(value: float) -> str:
    """A length with its unit, as it reads back: `2m`, `0.5m`; `4in` at a table of inches, where that is exact."""
    return say_exactly(value) or f"{decimal(value)}m"


def is_within_quotes(text: str) -> bool:
    """Whether quotation marks are open at the end of a text; one right behind a digit is that of inches."""
    quoted = False
    for at, sign in enumerate(text):
        if sign == '"' and (quoted or not text[at - 1 : at].isdigit()):
            quoted = not quoted
    return quoted


def decimal(value: float) -> str:
    """A number as people write it, with no more digits than it has."""
    text = format(Decimal(repr(value)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def waypoint(point: Waypoint) -> str:
    """A place as the language reads it back."""
    floor = "" if point.floor is None else f"@{point.floor}"
    return f"{decimal(point.x)},{decimal(point.y)}{floor}"


def because_of(reason: str) -> str:
    """The reason at the end of a sentence; empty for none."""
    return f" because {quote(reason)}" if reason else ""


def say_overruled(reason: str) -> str:
    """The clause for an overruled rule, with its reason; empty if nothing is overruled."""
    return f" overrule{because_of(reason)}" if reason else ""


def tidy(sentence: str) -> str:
    """A sentence fit to be read: one line, no control characters. Raises ValueError with one sentence."""
    return safe_text(re.sub(r"[\t\r\n]", " ", sentence), limit=SENTENCE_CELLS)


def tokens(sentence: str) -> tuple[Token, ...]:
    """The words of a sentence; commas at the end of a word stand alone, those inside a word stay."""
    found = []
    for match in _TOKEN.finditer(sentence):
        quoted = match.group("quoted")
        if quoted is not None:
            found.append(Token(quoted[1:-1].replace('""', '"'), match.start(), quoted=True))
        else:
            found.append(Token(match.group(), match.start()))
    return tuple(found)


class Reader:
    """A cursor over one sentence, said under these advanced chapters; lengths are read in the scale in force."""

    def __init__(self, sentence: str, chapters: tuple[str, ...] = ()) -> None:
        self.sentence, self.tokens, self.place = sentence, tokens(sentence), 0
        self.chapters = chapters

    def peek(self, ahead: int = 0) -> Token:
        """A token further on; an empty one at the end of the sentence."""
        at = self.place + ahead
        return self.tokens[at] if at < len(self.tokens) else Token("", len(self.sentence), quoted=True)

    def more(self) -> bool:
        """Whether anything is unread; noise words at the cursor are passed over."""
        while self.place < len(self.tokens) and self.peek().key in _NOISE:
            self.place += 1
        return self.place < len(self.tokens)

    def take(self) -> Token:
        """The next token, which is then read."""
        token = self.peek()
        self.place += 1
        return token

    def take_words(self, *words: str) -> bool:
        """Read these words if they come next; underscores join what people also write as one word."""
        if all(self.peek(ahead).key == word for ahead, word in enumerate(words)):
            self.place += len(words)
            return True
        return False

    def fail(self, problem: str, instead: str = "", *, near: tuple[str, ...] = (), back: int = 0) -> NoReturn:
        """Give up at the cursor, or `back` tokens before it."""
        self.place = max(0, self.place - back)
        raise Stuck(
            Misread(
                sentence=self.sentence, position=self.peek().at, problem=problem, instead=instead, near=near
            )
        )

    def take_number(self, what: str) -> int:
        """A whole number without sign."""
        match = _WHOLE.fullmatch(self.peek().text)
        if match is None:
            if self.peek().text.lstrip("#").isdecimal():
                self.fail(f"{self.seen()} is too large for {what}.", "Write a whole number up to 999999.")
            self.fail(f"{self.seen()} stands where {what} should be.", "Write a whole number.")
        self.place += 1
        return int(match.group(1))

    def number_next(self) -> bool:
        """Whether a bare whole number comes next."""
        return _WHOLE.fullmatch(self.peek().text) is not None and not self.peek().quoted

    def metres_next(self) -> bool:
        """Whether a length with its unit comes next: `2m`, `2 m`, `12in`, `4"`, `30 cm`."""
        read, _ = self._length()
        return read is not None and read.has_unit

    def take_metres(self, what: str) -> float:
        """A length, in metres; one without a unit is in that of the table."""
        read, tokens_read = self._length()
        if read is None:
            unit = length_unit()
            self.fail(
                f"{self.seen()} stands where {what} should be.",
                "Write metres, such as 2m or 0.5m."
                if unit == "m"
                else f"Write a length, such as 2{unit} or 2m.",
            )
        self.place += tokens_read
        return read.metres

    def _length(self) -> tuple[TypedLength | None, int]:
        """The length at the cursor, and of how many words it is."""
        word, behind = self.peek().key, self.peek(1).key
        read = read_length(word)
        if read is None or read.has_unit:
            return read, 1
        if behind in _UNITS or (behind == "in" and self.peek(2).key not in _IN):
            return read_length(f"{word} {behind}"), 2
        return read, 1

    def rest(self, until: tuple[str, ...] = ()) -> str:
        """Free words: a quoted text, or everything up to the end or to one of `until`, as it was typed."""
        if self.peek().quoted and self.place < len(self.tokens):
            return self._safe(self.take().text)
        start = self.peek().at
        while self.place < len(self.tokens) and self.peek().key not in until:
            self.place += 1
        return self._safe(self.sentence[start : self.peek().at])

    def raw(self) -> str:
        """Everything up to the end, as it was typed."""
        text = self.sentence[self.peek().at :]
        self.place = len(self.tokens)
        return self._safe(text)

    def because(self) -> str:
        """The reason after `because`, or nothing if the word does not come."""
        return self.rest(("adjust", "strike", "overrule")) if self.take_words("because") else ""

    def _safe(self, text: str) -> str:
        try:
            return safe_text(text)
        except ValueError as error:
            self.fail(as_sentence(error), back=1)

    def seen(self) -> str:
        """What stands at the cursor, to be quoted in a complaint."""
        return f"{self.peek().text!r}" if self.place < len(self.tokens) else "The end of the sentence"
