"""Reading a sentence: which unit it is about, and the clauses after its verb, in whatever order they come."""

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import length_unit
from squadlog.battle.state import SHOOTING, THROWS
from squadlog.language.chapters import rounds as read_round
from squadlog.language.chapters.verbs import ADVANCED_VERBS
from squadlog.language.clauses import CLAUSES, Clause
from squadlog.language.ground import cover_key, is_cover, is_ground, stretch, take_ground
from squadlog.language.naming import maybe_unit, speaker, take_unit, take_weapon
from squadlog.language.read_action import feature as read_feature
from squadlog.language.read_action import floors_follow, object_named
from squadlog.language.read_shot import depth, woods_next
from squadlog.language.read_way import settle_facing, turn_by
from squadlog.language.reading import MODE_WORDS, Reading
from squadlog.language.verb import Verb
from squadlog.language.verbs import VERBS

with lazy_imports():
    import difflib

_BY_LENGTH = tuple(
    sorted(((words, clause) for clause in CLAUSES for words in clause.words), key=lambda pair: -len(pair[0]))
)
_INNER = tuple(
    sorted(
        (
            (tuple(word.split()), verb)
            for verb in (*VERBS, *ADVANCED_VERBS)
            if verb.inner
            for word in verb.words
        ),
        key=lambda pair: (-len(pair[0]), not pair[1].advanced),
    )
)
_BASIC_WORDS = frozenset(words for words, verb in _INNER if not verb.advanced)
_OPENERS = frozenset(words[0] for clause in CLAUSES for words in clause.words) | frozenset(MODE_WORDS)


def subject(now: Reading, verb: Verb, kind: str) -> int:
    """The unit of the sentence: named first, or the only one that can be meant."""
    unit = None
    if now.reader.more() and not _keyword(now):
        unit = maybe_unit(now.reader, now.battle)
    if unit is None:
        unit = speaker(now.battle, kind)
    if unit is None:
        if now.reader.more() and not _keyword(now) and not verb.bare:
            unit = take_unit(now.reader, now.battle)
        else:
            now.reader.fail(f"{verb.word!r} needs a unit.", f"Write {verb.form}.")
    now.slots.unit = unit
    return unit


def _keyword(now: Reading) -> bool:
    """Whether a clause comes next, so that no unit was named."""
    return now.reader.peek().key in _OPENERS or now.reader.metres_next()


def read_clauses(now: Reading, verb: Verb) -> Verb:
    """Read to the end of the sentence into `now.slots`; the verb that names the action, which may be an inner one.

    Fails at the first word that has no meaning there.
    """
    slots, reader = now.slots, now.reader
    slots.topic = "shot" if verb.action in SHOOTING else "move"
    bare = list(verb.bare)
    acting = verb
    while reader.more():
        if woods_next(now) and "shot" in verb.families:
            depth(now)
        elif (clause := _clause(now, verb)) is not None:
            _check_family(now, clause, verb)
            clause.read(now)
            slots.topic = clause.family if clause.family in ("move", "shot") else slots.topic
        elif verb.half is not None and acting is verb and (inner := _inner(now)) is not None:
            acting = inner
            slots.action = inner.action
            slots.extras, slots.posture = inner.extras, None
            slots.mode, slots.manner, slots.rounds = verb.half, inner.manner, inner.rounds
            bare = list(inner.bare)
        elif _mode(now, verb) or _metres(now, verb):
            continue
        elif "shot" in verb.families and is_cover(reader.peek().key, now.book):
            _bare_cover(now)
        elif bare:
            _bare(now, bare.pop(0))
        else:
            _refuse_word(now, verb)
    settle_facing(now)
    return acting


def _clause(now: Reading, verb: Verb) -> Clause | None:
    for words, clause in _BY_LENGTH:
        if clause.advanced and not _fits(now, clause, verb):
            continue
        if now.reader.take_words(*words):
            now.slots.said.append(" ".join(words))
            return clause
    return None


def _fits(now: Reading, clause: Clause, verb: Verb) -> bool:
    """Whether a clause of an advanced chapter is one here: a chapter of it is in force, and such an action is told."""
    fits = now.slots.action in clause.actions or verb.action in clause.actions
    return fits and any(key in now.battle.chapters for key in clause.advanced.split())


def _check_family(now: Reading, clause: Clause, verb: Verb) -> None:
    if clause.family == "roll" and now.slots.action in THROWS:
        return
    if clause.family not in verb.families:
        if clause.family in ("roll", "breach") and verb.action in SHOOTING:
            now.reader.fail(
                f"{clause.words[0][0]!r} belongs to the fire step.",
                "Declare the shot now, and add this in the fire step.",
                back=1,
            )
        word = now.slots.said[-1].replace("_", "-")
        now.reader.fail(
            f"{word!r} does not belong after {verb.word!r}.", f"Write {verb.form}.", back=len(word.split())
        )


def _inner(now: Reading) -> Verb | None:
    for words, verb in _INNER:
        if verb.advanced and verb.advanced not in now.battle.chapters and words in _BASIC_WORDS:
            continue
        if now.reader.take_words(*words):
            return verb
    return None


def _mode(now: Reading, verb: Verb) -> bool:
    """A way of moving named beside an action: `reload 3 walking`."""
    slots, word = now.slots, now.reader.peek().key
    if word == "back" and slots.mode == "crawl":
        now.reader.take()
        slots.mode = "crawl_back"
        return True
    if (
        word not in MODE_WORDS
        or not verb.families & {"move", "action"}
        or (verb.mode is not None and not verb.long)
    ):
        return False
    now.reader.take()
    slots.mode, slots.topic = MODE_WORDS[word], "move"
    return True


def _metres(now: Reading, verb: Verb) -> bool:
    """Bare metres: the range when the talk is of the shot, else the distance; ground may follow without `over`."""
    slots, reader = now.slots, now.reader
    if not reader.metres_next():
        return False
    if "move" not in verb.families or (slots.topic == "shot" and "shot" in verb.families):
        if "shot" not in verb.families:
            return False
        slots.range_m = reader.take_metres("the range")
        return True
    metres = reader.take_metres("the distance")
    word = reader.peek().key
    if not is_ground(word, now.book) or (word == "clear" and reader.peek(1).key in ("jam", "weapon", "of")):
        slots.distance_m = metres
        return True
    if "," in word or reader.peek(1).key == ",":
        slots.distance_m = metres
        slots.ground = (*slots.ground, *take_ground(reader, now.book, metres))
        return True
    (metre, *_) = take_ground(reader, now.book, 1.0)
    slots.ground = (*slots.ground, *stretch(metre, metres))
    slots.distance_m = (slots.distance_m or 0.0) + metres
    return True


def _bare_cover(now: Reading) -> None:
    key = cover_key(now.reader, now.book, whole=True)
    if key is not None:
        now.slots.covers = (*(now.slots.covers or ()), key)
        now.slots.topic = "shot"


def _bare(now: Reading, meaning: str) -> None:
    slots, reader = now.slots, now.reader
    match meaning:
        case "item":
            object_named(now)
        case "body":
            slots.target = take_unit(reader, now.battle)
        case "weapon":
            if reader.take_words("jam") or reader.take_words("weapon"):
                return
            slots.weapon = take_weapon(reader, now.book)
        case "feature":
            read_feature(now)
        case "round":
            read_round.kind(now)
        case "things":
            read_round.things(now)
        case "degrees":
            turn_by(now, left=False)
        case _:
            floors_follow(now)


def _refuse_word(now: Reading, verb: Verb) -> None:
    reader = now.reader
    word = reader.peek().key
    clauses = (" ".join(words) for words, clause in _BY_LENGTH if clause.family in verb.families)
    known = [
        one for one in clauses if one != word
    ]  # a clause that is said once too often is not meant once more
    near = tuple(difflib.get_close_matches(word, known, 2)) if word else ()
    hint = f"Write {verb.form}."
    if reader.number_next() and "shot" in verb.families:
        hint = f"Write at {reader.peek().text} for a target, or {reader.peek().text}{length_unit()} for a distance."
    reader.fail(f"{reader.seen()} was not understood after {verb.word!r}.", hint, near=near)
