"""How a sentence opens: with its verb, or with a unit and then the verb."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.language.chapters.verbs import ALONE, all_words, verb_called
from squadlog.language.several import WORDS, is_list, takes_many
from squadlog.language.verb import Verb
from squadlog.language.words import Reader

with lazy_imports():
    import difflib

_SHORTEST_BEGINNING = 3
"""The fewest letters that may stand for a whole word."""
_MOST_GUESSES = 3
_ALIKE = 0.75
"""How near a word of the table must be to be guessed: two letters changed round in a word of four."""

_UNGUESSED = "nothing"
"""A word of the table that does not read as one behind "Did you mean"."""


def unit_first(reader: Reader) -> None:
    """Reorder `4 run ...` to verb before unit, as the rest of the language reads it, where a verb comes second."""
    several = is_list(reader.peek()) or reader.peek().key in WORDS
    if reader.place != 0 or not (several or reader.number_next()):
        return
    reader.place = 1
    verb = take_named_verb(reader)
    count, reader.place = reader.place - 1, 0
    if verb is None:
        meant = _verbs_beginning(reader.peek(1).key, reader)
        if _tells(reader.peek(1).key, meant):
            verb, count = next(iter(meant.values())), 1
    if verb is not None and follows_unit(verb) and (takes_many(verb) or not several):
        unit, rest = reader.tokens[0], reader.tokens[1:]
        reader.tokens = (*rest[:count], unit, *rest[count:])


def take_verb(reader: Reader) -> Verb:
    """The verb a sentence opens with: its name, an alias, or a beginning of at least three letters that is unique."""
    if not reader.more():
        reader.fail("The command is empty.", "Open with a verb, such as walk, fire, hold or done.")
    unit_first(reader)
    first = reader.peek()
    if first.quoted:
        reader.fail("A sentence opens with a verb.", "Such as walk, fire, hold or done.")
    if (verb := take_named_verb(reader)) is not None:
        return verb
    meant = _verbs_beginning(first.key, reader)
    if _tells(first.key, meant):
        reader.take()
        return next(iter(meant.values()))
    if reader.number_next():
        reader.fail("A sentence opens with a verb, or with a unit and its verb.", _units_verb(reader))
    if (away := _of_a_chapter(reader)) is not None:
        reader.fail(
            f"{away.word!r} belongs to the chapter {away.chapter}, which is not in force.",
            f"chapter {away.advanced} on puts it in force from the next turn on.",
        )
    near = _guesses(first.key, meant, reader)
    return reader.fail(
        f"{first.text!r} is not a command.",
        "" if near else "Open with a verb, such as walk, fire, hold or done.",
        near=tuple(word.replace("_", "-") for word in near),
    )


def _guesses(word: str, begun: dict[str, Verb], reader: Reader) -> tuple[str, ...]:
    """What a word may have meant that opens no sentence; nothing for one or two letters, which could be anything."""
    if len(word) < _SHORTEST_BEGINNING:
        return ()
    if begun:
        return tuple(begun) if len(begun) <= _MOST_GUESSES else ()
    words = (one for one in all_words(reader.chapters) if one != _UNGUESSED)
    return tuple(difflib.get_close_matches(word, words, _MOST_GUESSES, _ALIKE))


def follows_unit(verb: Verb) -> bool:
    """Whether the verb may stand behind its unit: `4 run` for `run 4`."""
    return verb.form.startswith(f"{verb.word} UNIT")


def _units_verb(reader: Reader) -> str:
    """What to write where a number opens the sentence."""
    number, second = reader.peek().text, reader.peek(1).key
    verb = verb_called(second, reader.chapters)
    if verb is not None:
        return f"Write {verb.form}."
    near = difflib.get_close_matches(second, all_words(reader.chapters), 1, _ALIKE)
    return f"Write {number} {near[0].replace('_', '-') if near else 'walk'} ... ."


def take_named_verb(reader: Reader) -> Verb | None:
    """Read the verb of that name or alias, of three words, two or one, or leave the cursor."""
    for count in (3, 2, 1):
        words = " ".join(reader.peek(ahead).key for ahead in range(count))
        verb = verb_called(words, reader.chapters)
        if verb is not None:
            reader.place += count
            return verb if reader.place < len(reader.tokens) else ALONE.get(words, verb)
    return None


def _of_a_chapter(reader: Reader) -> Verb | None:
    """The verb of an advanced chapter that was said where the chapter is not in force."""
    words = (" ".join(reader.peek(ahead).key for ahead in range(count)) for count in (2, 1))
    return next((verb for word in words if (verb := verb_called(word)) is not None), None)


def _verbs_beginning(word: str, reader: Reader) -> dict[str, Verb]:
    begun = {whole: verb_called(whole) for whole in all_words(reader.chapters) if whole.startswith(word)}
    return {verb.word: verb for verb in begun.values() if verb is not None}


def _tells(word: str, meant: dict[str, Verb]) -> bool:
    return len(word) >= _SHORTEST_BEGINNING and len(meant) == 1
