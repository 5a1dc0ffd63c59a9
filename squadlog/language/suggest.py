"""How a sentence could go on: completion for prompts and shells."""

from collections.abc import Iterator

from squadlog.base.lengths import shown_in
from squadlog.battle.corrections import FEATURE_FIELDS, turn_fields, unit_fields
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import Known
from squadlog.book.book import Rulebook
from squadlog.book.in_force import scale_of
from squadlog.book.load import book_of, load_rulings
from squadlog.language.chapters.verbs import verb_called, verbs_under
from squadlog.language.chart import landmarks, structures
from squadlog.language.clauses import CLAUSES
from squadlog.language.compass import COMPASS
from squadlog.language.ground import cover_words, grounds
from squadlog.language.opening import follows_unit, take_named_verb, unit_first
from squadlog.language.parts import next_words, own_completions
from squadlog.language.reading import Reading, Slots
from squadlog.language.referee import FEATURE_STATES
from squadlog.language.several import WORDS, is_list, take_units, takes_many, units_named
from squadlog.language.verb import Verb
from squadlog.language.words import Reader, Stuck, is_within_quotes, tidy
from squadlog.rules.common.slot import of_the_slot
from squadlog.rules.common.step_words import step_words

MOST = 40
"""How many suggestions are made at most."""
_MODES = (
    "walking",
    "running",
    "sprinting",
    "crawling",
    "backward",
    "sideways",
    "turning",
    "kneeling",
    "jumping",
)


def suggestions(prefix: str, battle: Known, book: Rulebook | None = None) -> tuple[str, ...]:
    """Whole lines that begin with `prefix` exactly as typed, the likeliest first; none for an odd or finished one."""
    try:
        text = tidy(prefix)
    except ValueError:
        return ()
    before, semicolon, part = prefix.rpartition(";")
    if semicolon and not is_within_quotes(before):
        return tuple(f"{before};{line}" for line in suggestions(part, battle, book) if part.strip())
    lead = prefix.lstrip()
    head, space, part = lead.rpartition(" ")
    if not space:
        head, part = "", lead
    if '"' in part or not text:
        return _lines(prefix, "", _verbs(battle)) if not text else ()
    words = _after(head, battle, book or book_of(battle.setup)) if head.strip() else _verbs(battle)
    with shown_in(scale_of(battle)):
        return _lines(prefix, part, words)


def _lines(prefix: str, part: str, words: Iterator[str]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for word in words:
        if word.lower().startswith(part.lower()) and word.lower() != part.lower():
            found[prefix + word[len(part) :]] = None
        if len(found) == MOST:
            break
    return tuple(found)


def _verbs(battle: Known) -> Iterator[str]:
    """Verbs that fit the stage first, then all the others, names before aliases."""
    if isinstance(battle.pending, OpportunityOffer):
        yield from ("fire", "decline")
    yield from step_words(battle.stage).said
    verbs = verbs_under(battle.chapters)
    yield from (verb.word for verb in verbs)
    yield from (alias for verb in verbs for alias in verb.aliases if " " not in alias)


def _of_unit(word: str) -> bool:
    """Whether a verb may stand behind its unit."""
    verb = verb_called(word.replace("-", "_"))
    return verb is not None and follows_unit(verb)


def _after(head: str, battle: Known, book: Rulebook) -> Iterator[str]:
    reader = Reader(head.strip(), battle.chapters)
    alone = reader.peek()
    if len(reader.tokens) == 1 and (reader.number_next() or is_list(alone) or alone.key in WORDS):
        yield from (word for word in _verbs(battle) if _of_unit(word))
        return
    unit_first(reader)
    verb = take_named_verb(reader)
    if verb is None:
        return
    if verb.build == "said":
        yield from own_completions(Reading(reader, Slots(), battle, book), verb)
        return
    if verb.build == "standing" and len(reader.tokens) > reader.place:
        yield from _tasks(reader, battle, verb)
        return
    units = _several(reader, battle, verb)
    said = [*units, *(token.key for token in reader.tokens[reader.place :])]
    last = said[-1] if said else ""
    yield from _objects(verb, said, last, battle, book)


_OF_MANY = ("standing", "stand_down", "stop")


def _several(reader: Reader, battle: Known, verb: Verb) -> tuple[str, ...]:
    """Who stands for all of them, where several are named."""
    try:
        return tuple(map(str, take_units(reader, battle, verb)[:1]))
    except Stuck:
        return ()


_TASKS = ("run", "walk", "sprint", "crawl", "fire", "hold")


def _tasks(reader: Reader, battle: Known, verb: Verb) -> Iterator[str]:
    """What a standing order may be, word by word."""
    try:
        first = units_named(reader, battle, verb)[:1]
    except Stuck:
        return
    said = [token.key for token in reader.tokens[reader.place :]]
    match said:
        case []:
            yield from _TASKS
        case ["fire"]:
            yield "at"
            yield from _enemies([str(unit) for unit in first], battle)
        case ["fire", "at"]:
            yield from _enemies([str(unit) for unit in first], battle)
        case ["hold"]:
            yield "until"
        case ["hold", "until"]:
            yield "seen"
        case [_]:
            yield from ("to", "beside")
        case [_, "beside"]:
            yield from (
                str(unit.id) for unit in battle.units.values() if unit.id not in first and not unit.out
            )
        case [_, "to"]:
            yield from (mark for mark in landmarks(battle) if " " not in mark)


def _objects(verb: Verb, said: list[str], last: str, battle: Known, book: Rulebook) -> Iterator[str]:
    if verb.build == "choose_order":
        yield from () if said else battle.groupings
    elif not verb.subject:
        yield from _table_words(verb, said, battle)
    elif not said:
        yield from _speakers(verb, battle)
        yield from WORDS if (takes_many(verb) or verb.build in _OF_MANY) and of_the_slot(battle) else ()
    elif last in ("at", "with") and verb.build == "engage":
        yield from _enemies(said, battle)
    elif last in ("at", "engage", "beyond", "target", "by"):
        yield from _enemies(said, battle)
        yield from (*battle.features, *structures(battle)) if last == "at" else ()
    elif last in ("with", "shot_with"):
        unit = battle.units.get(_number(said[0]))
        yield from unit.weapons if unit is not None else book.weapons
    elif last in ("cover", "behind"):
        yield from cover_words(book)
    elif last in ("over", "ground"):
        yield from (key.replace("_", "-") for key in grounds(book))
    elif last in ("toward", "towards", "facing", "heading"):
        yield from _goals(said, battle, everything=last != "heading")
    elif last == "pack":
        yield from ("on", "off")
    elif last == "posture":
        yield from ("standing", "kneeling", "prone")
    elif last in ("overrule", "because"):
        yield from ("because",) if last == "overrule" else ()
    else:
        yield from _clauses(verb, said, battle)


def _clauses(verb: Verb, said: list[str], battle: Known) -> Iterator[str]:
    if len(said) == 1:
        if verb.action == "open_airlock":
            yield from dict.fromkeys(one.airlock for one in battle.features.values() if one.airlock)
        if "feature" in verb.bare:
            yield from battle.features
        if "weapon" in verb.bare or "item" in verb.bare:
            unit = battle.units.get(_number(said[0]))
            yield from (*unit.weapons, *unit.items, *unit.keys) if unit is not None else ()
    if verb.half is not None:
        yield from (inner.word for inner in verbs_under(battle.chapters) if inner.inner)
    elif verb.build in ("declare", "shoot", "escape"):
        yield from _MODES
    for clause in CLAUSES:
        if clause.family in verb.families and (not clause.advanced or clause.advanced in battle.chapters):
            yield " ".join(clause.words[0]).replace("_", "-")


def _speakers(verb: Verb, battle: Known) -> Iterator[str]:
    """Units that may still speak first, then everybody else of use."""
    if verb.build in ("shoot", "withhold_fire", "fire"):
        yield from (str(shot.unit) for shot in battle.fire_queue)
    if isinstance(battle.pending, OpportunityOffer):
        yield from map(str, battle.pending.watchers)
    active = battle.active
    members = battle.members(active.id) if active is not None else tuple(battle.units.values())
    yield from (
        str(unit.id) for unit in members if not unit.out and unit.declaration is None and not unit.performed
    )
    yield from (str(unit.id) for unit in battle.units.values() if not unit.out)


def _enemies(said: list[str], battle: Known) -> Iterator[str]:
    speaker = battle.units.get(_number(said[0]))
    yield from (
        str(unit.id)
        for unit in battle.units.values()
        if speaker is not None and unit.side != speaker.side and unit.wound != "D"
    )


def _goals(said: list[str], battle: Known, *, everything: bool) -> Iterator[str]:
    """What a unit may face or go toward: enemies, the compass, then everybody and everything else on the map."""
    yield from _enemies(said, battle) if everything else ()
    yield from (word.replace("_", "-") for word in COMPASS)
    if everything:
        yield from (str(unit.id) for unit in battle.units.values() if unit.position is not None)
        yield from (mark for mark in landmarks(battle) if " " not in mark)


def _number(word: str) -> int:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 7 else -1


def _table_words(verb: Verb, said: list[str], battle: Known) -> Iterator[str]:
    match verb.build, len(said):
        case (("group" | "action" | "add"), _):
            yield from _ranks_words(verb.build, len(said), battle)
        case "set_ruling", 0:
            yield from (ruling.name for ruling in load_rulings() if ruling.same_as is None)
        case "set_ruling", 1:
            rulings = {
                ruling.name.lower().replace("-", "_"): ruling
                for ruling in load_rulings()
                if ruling.same_as is None
            }
            found = rulings.get(said[0])
            yield from (option.key for option in found.options) if found else ()
        case "correct", 0:
            yield from map(str, battle.units)
            yield from battle.features
            yield from (f"{field}=" for field in turn_fields(battle))
        case "correct", _:
            yield from (f"{field}=" for field in _correctable(said[0], battle))
            yield "because"
        case "place_unit", 0:
            yield from (str(unit.id) for unit in battle.units.values() if unit.position is None)
            yield from map(str, battle.units)
        case "place_unit", 1:
            yield "off"
        case "place_unit", _ if said[-1] == "facing":
            yield from (word.replace("_", "-") for word in COMPASS)
        case "place_unit", _ if "off" not in said:
            yield from ("facing", "floor", "overrule")
        case "place_feature", count if count >= 2:
            yield from (f"state={state}" for state in FEATURE_STATES)
        case "set_ruling", _:
            yield "because"
        case _ if verb.says is not None:
            yield from next_words(verb, len(said), battle)


def _correctable(said: str, battle: Known) -> tuple[str, ...]:
    """The fields of what is to be corrected: of the turn, of a unit by its number, of a feature."""
    if "=" in said:
        return turn_fields(battle)
    return unit_fields(battle.units.get(int(said))) if said.isdecimal() else FEATURE_FIELDS


def _ranks_words(build: str, count: int, battle: Known) -> Iterator[str]:
    match build, count:
        case "group", 0:
            yield from battle.groupings
        case "group", _:
            yield from map(str, battle.units)
            yield from ("race=", "modifier=", "name=", "because")
        case "add", 1:
            yield "to"
        case "add", 2:
            yield from battle.groupings
        case "add", _ if count > 2:
            yield from ("like", "name=", "at=", "because")
        case "action", _ if count:
            yield from ("combines", "because")
