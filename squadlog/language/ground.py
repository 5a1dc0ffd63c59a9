"""Words for cover and for the ground underfoot, in the keys of the tables."""

from squadlog.book.book import Rulebook
from squadlog.book.cover_names import CLASSES, feature_names, read_feature
from squadlog.language.words import Reader

_TERRAIN_WORDS = {
    "floor": "clear", "open": "clear", "woods": "light", "light_woods": "light", "heavy_woods": "heavy",
    "up": "up1", "down": "down1", "uphill": "up1", "downhill": "down1", "lake": "river", "slope": "up1",
}  # fmt: skip
_COVER_WORDS = {"body": "unit", "door": "internal_wall"}
"""What people say for a cover beside the names of the rules."""
LONGEST_STRETCH = 200


def _cover_keys(book: Rulebook) -> tuple[str, ...]:
    """The covers that are offered, and that a beginning of the word will do for."""
    return (*CLASSES, *book.cover)


def cover_words(book: Rulebook) -> tuple[str, ...]:
    """Every word for cover that is offered, as people write them."""
    return tuple(key.replace("_", "-") for key in _cover_keys(book))


def _cover_named(word: str, book: Rulebook) -> str | None:
    """What a whole word is in the spelling of the tables, or None.

    A listed name is its row; one without a class of its own stays what it is, for the table may rule about it.
    """
    if word in _COVER_WORDS:
        return _COVER_WORDS[word]
    read = read_feature(word, book)
    if read is None:
        return None
    row, listing = read
    return row.key if listing == "named" else word


def cover_key(reader: Reader, book: Rulebook, *, whole: bool = False) -> str | None:
    """Read a cover feature or class, or leave the cursor and return None. Unless `whole`, a beginning will do."""
    word = reader.peek().key
    if "," in word:
        return _cover_list(reader, book)
    found = _cover_named(word, book)
    if found is None and word and not whole:
        found = _cover_begun(reader, word, book)
    if found is not None:
        reader.take()
    return found


def _cover_begun(reader: Reader, word: str, book: Rulebook) -> str | None:
    """The cover that begins like that; the rarer names only where no other does."""
    begun = [key for key in _cover_keys(book) if key.startswith(word)]
    begun = begun or [name for name in feature_names(book) if name.startswith(word)]
    if len(begun) > 1:
        reader.fail(
            f"{reader.seen()} could be more than one cover: {', '.join(key.replace('_', '-') for key in begun)}.",
            "Write more of the word.",
        )
    return _cover_named(begun[0], book) if begun else None


def _cover_list(reader: Reader, book: Rulebook) -> str | None:
    """`half-hard,window` is written as one word: put its parts back as tokens of their own."""
    token = reader.peek()
    parts = [part for part in token.text.split(",") if part]
    if not parts or any(_cover_named(part.lower().replace("-", "_"), book) is None for part in parts):
        return None
    pieces = tuple(type(token)(part, token.at) for part in parts)
    reader.tokens = (*reader.tokens[: reader.place], *pieces, *reader.tokens[reader.place + 1 :])
    return cover_key(reader, book)


def is_cover(word: str, book: Rulebook) -> bool:
    """Whether a bare word (in table spelling) is a cover word, alone or in a list."""
    return bool(word) and all(_cover_named(part, book) is not None for part in word.split(","))


def grounds(book: Rulebook) -> tuple[str, ...]:
    """What a metre of a way may lead over: terrain, and what is climbed or leapt over (MOV-05, ACT-41, ACT-45)."""
    return (*book.terrain, "window", "low_obstacle")


def _metre(reader: Reader, text: str, book: Rulebook) -> tuple[str, ...]:
    """One metre of ground: terrain keys joined by plus signs."""
    keys = []
    for part in text.split("+"):
        key = _TERRAIN_WORDS.get(part, part)
        if key not in grounds(book):
            reader.fail(f"{part!r} is not a terrain.", f"Terrain is {', '.join(grounds(book))}, joined by +.")
        keys.append(key)
    return tuple(keys)


def is_ground(word: str, book: Rulebook) -> bool:
    """Whether a word (in table spelling) describes ground: `light`, `clear+up1`, `light,clear`."""
    parts = [part for metre in word.split(",") for part in metre.split("+")]
    return bool(word) and all(_TERRAIN_WORDS.get(part, part) in book.terrain for part in parts)


def _continues(word: str, book: Rulebook) -> bool:
    """Whether a word goes on with a list of metres."""
    parts = [part for metre in word.split(",") for part in metre.split("+")]
    return bool(word) and all(_TERRAIN_WORDS.get(part, part) in grounds(book) for part in parts)


def take_ground(reader: Reader, book: Rulebook, distance_m: float | None) -> tuple[tuple[str, ...], ...]:
    """The ground metre by metre. One word stands for the whole distance; a comma makes it a list.

    Fails for one word with no distance, because nobody has said how many metres it lasts.
    """
    word = reader.peek().key
    listed = "," in word or reader.peek(1).key == ","
    metres = [_metre(reader, part, book) for part in word.split(",") if part]
    if not metres:
        reader.fail(
            f"{reader.seen()} stands where the ground should be.", f"Terrain is {', '.join(grounds(book))}."
        )
    reader.take()
    while listed and reader.peek().key == "," and _continues(reader.peek(1).key, book):
        reader.take()
        metres += [_metre(reader, part, book) for part in reader.take().key.split(",") if part]
    if listed:
        return tuple(metres)
    if distance_m is None:
        reader.fail(
            "For how many metres?", "Write 2m over light, or metre by metre over light,clear.", back=1
        )
    return stretch(metres[0], distance_m)


def stretch(metre: tuple[str, ...], distance_m: float) -> tuple[tuple[str, ...], ...]:
    """The ground `metre` for every metre begun."""
    begun = int(distance_m) + (distance_m > int(distance_m))
    return (metre,) * min(begun, LONGEST_STRETCH)
