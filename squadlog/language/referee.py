"""The table's own words: facts set straight, features placed, units put on the map."""

from collections.abc import Callable
from typing import Any, NoReturn, get_args

from squadlog.base.lengths import UNITS, format_length, length_unit, read_length
from squadlog.base.names import as_sentence, safe_name, safe_text
from squadlog.base.records import value
from squadlog.battle.by_hand import read_moment
from squadlog.battle.commands import Command, Correct, CorrectFeature, CorrectTurn, PlaceFeature, PlaceUnit
from squadlog.battle.corrections import FEATURE_FIELDS, WIDEST_M, turn_fields, unit_fields
from squadlog.battle.feature import ELEVATOR, STAIRS, Feature, FeatureState
from squadlog.facts.ground_facts import Position
from squadlog.language.compass import COMPASS, bearing_between, point_next, take_goal, take_point
from squadlog.language.naming import maybe_unit, take_feature_or_airlock, take_unit
from squadlog.language.read_shot import overrule
from squadlog.language.read_way import take_direction
from squadlog.language.reading import Reading
from squadlog.language.verb import Verb
from squadlog.language.words import Reader, decimal, metres, quote
from squadlog.rules.common.kept.laid_things import SetGoods

FEATURE_STATES = get_args(FeatureState)


def correct(now: Reading, verb: Verb) -> Command:
    """`correct 3 wound=M because ...`, or the same of a feature or of the turn. The reason is not optional."""
    reader = now.reader
    unit = feature = None
    of_turn = turn_fields(now.battle)
    if reader.more() and _is_pair(reader, of_turn):
        return _correct_turn(reader, verb, of_turn)
    if reader.take_words("feature"):
        feature = take_feature_or_airlock(reader, now.battle)
    elif reader.more():
        if (goods := _correct_goods(now, verb)) is not None:
            return goods
        unit = maybe_unit(reader, now.battle)
        if unit is None and _is_pair(reader) and reader.peek().text not in now.battle.features:
            can = f"Of the turn itself there is {', '.join(of_turn)}, such as moment=T2.s1."
            reader.fail(f"{reader.peek().text!r} of which unit? First name a unit or a feature.", can)
        feature = take_feature_or_airlock(reader, now.battle) if unit is None else None
    if unit is None and feature is None:
        reader.fail("What do you correct?", f"Write {verb.form}.")
    fields = unit_fields(now.battle.units.get(unit or 0)) if feature is None else FEATURE_FIELDS
    changes = []
    while reader.more() and reader.peek().key != "because":
        name, value = _take_place_or_width(reader) or pair(reader, verb)
        if name not in fields:
            reader.fail(f"{name!r} cannot be corrected.", f"These can: {', '.join(fields)}.", back=1)
        changes.append((name, _read_value(now, name, value)))
    if not changes:
        reader.fail("What do you correct?", f"Write {verb.form}.")
    reason = _reason(reader)
    if feature is not None:
        return CorrectFeature(feature=feature, changes=tuple(changes), reason=reason)
    return Correct(unit=unit or 0, changes=tuple(changes), reason=reason)


def _reason(reader: Reader) -> str:
    return reader.because() or reader.fail("A correction needs a reason.", "Add because ... .")


def _correct_goods(now: Reading, verb: Verb) -> Command | None:
    """`correct red goods mine=3 because ...`; None where nothing like it is said."""
    reader = now.reader
    place, side = reader.place, _side(now, reader.peek().text)
    if side not in now.battle.side_ids():
        return None
    reader.take()
    if not reader.take_words("goods"):
        reader.place = place
        return None
    if not reader.more():
        reader.fail("What did the side start with?", "Such as goods mine=3.")
    item, count = pair(reader, verb)
    if not (count.isascii() and count.isdigit() and len(count) <= 3):
        reader.fail(f"{item}={count}: write a whole number.", "Such as mine=3.", back=1)
    reason = _reason(reader)
    return SetGoods(side=side, item=item, count=int(count), reason=reason)


def _is_pair(reader: Reader, fields: tuple[str, ...] | None = None) -> bool:
    """Whether `NAME=VALUE` comes next, with a name of these fields or with any."""
    name, equals, _ = reader.peek().text.partition("=")
    return bool(equals) and not reader.peek().quoted and (fields is None or name.lower() in fields)


def _correct_turn(reader: Reader, verb: Verb, fields: tuple[str, ...]) -> Command:
    """`correct moment=T2.s3 order=red,blue slot=blue because ...`."""
    changes = []
    while reader.more() and reader.peek().key != "because":
        name, value = pair(reader, verb)
        if name not in fields:
            reader.fail(f"A turn has no {name!r}.", f"It has {', '.join(fields)}.", back=1)
        changes.append((name, value))
    reason = _reason(reader)
    return CorrectTurn(changes=tuple(changes), reason=reason)


def _read_value(now: Reading, name: str, value: str) -> str:
    """A side by its id, a point of the compass in degrees, a width in metres; anything else as it was said."""
    if name == "facing":
        degrees = COMPASS.get(value.lower().replace("-", "_"))
        return value if degrees is None else f"{degrees:g}"
    if name == "width" and (width := read_length(value)) is not None:
        return (
            value
            if length_unit() == "m" and value.strip("0123456789.") in ("", "m")
            else decimal(width.metres)
        )
    return _side(now, value) if name == "by" else value


def _side(now: Reading, said: str) -> str:
    """The id of a side that is named, or whose unit is; anything else as it was said."""
    unit = now.battle.units.get(int(said)) if said.isascii() and said.isdigit() else None
    named = (
        side.id for side in now.battle.setup.sides if said.lower() in (side.id.lower(), side.name.lower())
    )
    return unit.side if unit is not None else next(named, said)


def _take_place_or_width(reader: Reader) -> tuple[str, str] | None:
    """`at 10,5` or `width 2m`, as people say it; None for anything else."""
    if reader.take_words("at"):
        point = take_point(reader)
        return "at", f"{point.x!r},{point.y!r}"
    if reader.take_words("width"):
        return "width", metres(reader.take_metres("the width"))
    return None


def pair(reader: Reader, verb: Verb) -> tuple[str, str]:
    """`name=value` or `name="some value"`."""
    name, equals, value = reader.peek().text.partition("=")
    if not equals or reader.peek().quoted:
        reader.fail(f"{reader.seen()} stands where FIELD=VALUE should be.", f"Write {verb.form}.")
    reader.take()
    if len(value) > 1 and value.startswith('"') and value.endswith('"'):
        value = value[1:-1].replace('""', '"')
    return name.lower(), value


def place(now: Reading, verb: Verb) -> Command:
    """`place D9 internal_door "Back door" state=locked key=K9`: a feature of the battle, new or replaced."""
    reader = now.reader
    if not reader.more():
        reader.fail("Which feature do you place?", f"Write {verb.form}.")
    feature_id = take_name(reader)
    kinds = (*now.book.obstacles, ELEVATOR, STAIRS)
    if not reader.more():
        reader.fail(f"What kind of feature is {feature_id}?", f"Kinds are {', '.join(kinds)}.")
    kind = reader.take().key
    if kind not in kinds:
        reader.fail(f"{kind!r} is not a kind of feature.", f"Kinds are {', '.join(kinds)}.", back=1)
    row = now.book.obstacles.get(kind)
    name = f"{row.name if row else kind.capitalize()} {feature_id}"[:40].strip()
    if reader.more() and (reader.peek().quoted or "=" not in reader.peek().text):
        name = take_name(reader)
    told: dict[str, Any] = {"state": "closed" if row is not None and row.kind == "door" else "intact"}
    while reader.more():
        said, value = pair(reader, verb)
        try:
            word = FEATURE_WORDS[said] if said in FEATURE_WORDS else _no_field()
            told[word.field] = word.read(value)
        except ValueError as error:
            reader.fail(f"{said}={value}: {error}.", f"Write {verb.form}.", back=1)
    return PlaceFeature(feature=Feature(id=feature_id, kind=kind, name=name, **told))


def say_feature(feature: Feature) -> str:
    """What `place` is followed by for this feature."""
    plain = Feature(id="", kind="", name="")
    pairs = (
        f"{said}={word.write(told)}"
        for said, word in FEATURE_WORDS.items()
        if (told := getattr(feature, word.field)) != getattr(plain, word.field) or said == "state"
    )
    return " ".join([quote(feature.id), feature.kind, quote(feature.name), *pairs])


def take_name(reader: Reader) -> str:
    """A name for something new."""
    text = reader.take().text
    try:
        return safe_name(text)
    except ValueError as error:
        return reader.fail(as_sentence(error), back=1)


def _state(text: str) -> str:
    if text not in FEATURE_STATES:
        raise ValueError(f"the state is one of {', '.join(FEATURE_STATES)}")
    return text


def _yes_no(text: str) -> bool:
    if text not in ("yes", "on", "true", "no", "off", "false"):
        raise ValueError("write yes or no")
    return text in ("yes", "on", "true")


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise ValueError("write a whole number")
    return int(text)


def _spot(text: str) -> tuple[float, float]:
    reader = Reader(text)
    if not point_next(reader):
        raise ValueError("write metres east and north, such as 12.5,8")
    point = take_point(reader)
    return point.x, point.y


def _metres(text: str) -> float:
    read = read_length(text)
    if read is None or not 0 < read.metres <= WIDEST_M:
        widest = f"{WIDEST_M:g}" if length_unit() == "m" else format_length(WIDEST_M)
        raise ValueError(f"write {UNITS[length_unit()]}, more than 0 and {widest} at most")
    return read.metres


@value
class FeatureWord:
    """A word of `place`: the field of the feature, what reads its value (ValueError in a few words), what writes it."""

    field: str
    read: Callable[[str], object]
    write: Callable[[Any], str] = str


def _width_said(width_m: float) -> str:
    return decimal(width_m) if length_unit() == "m" else metres(width_m)


def _said_yes_no(told: object) -> str:
    return "yes" if told else "no"


FEATURE_WORDS = {
    "state": FeatureWord("state", _state),
    "damage": FeatureWord("damage", _whole),
    "key": FeatureWord("key", safe_text, quote),
    "airlock": FeatureWord("airlock", safe_text, quote),
    "pressure": FeatureWord("pressure", _yes_no, _said_yes_no),
    "floors": FeatureWord("floors", _whole),
    "car": FeatureWord("car", _whole),
    "heading": FeatureWord("heading", _whole),
    "arrives": FeatureWord("arrives", read_moment),
    "calls": FeatureWord(
        "calls",
        lambda text: tuple(map(_whole, text.split(","))),
        lambda calls: ",".join(map(str, calls)),
    ),
    "used": FeatureWord("used", _yes_no, _said_yes_no),
    "lowest": FeatureWord("lowest", _whole),
    "af": FeatureWord("af", _whole),
    "part_of": FeatureWord("part_of", safe_text, quote),
    "at": FeatureWord("at", _spot, lambda at: f"{decimal(at[0])},{decimal(at[1])}"),
    "width": FeatureWord("width_m", _metres, _width_said),
}
"""The words for a feature, in the order they are said."""


def _no_field() -> NoReturn:
    raise ValueError(f"a feature has {', '.join(FEATURE_WORDS)}")


def put(now: Reading, verb: Verb) -> Command:
    """`put 4 12,8 floor 2 facing north`, `put 4 off`.

    Without a facing the unit keeps the one it has, or looks north.
    """
    reader = now.reader
    if not reader.more():
        reader.fail("Which unit, and where?", f"Write {verb.form}.")
    now.slots.unit = unit = take_unit(reader, now.battle)
    if reader.take_words("off"):
        _nothing_more(now, verb)
        return PlaceUnit(unit=unit, position=None, overrule=now.slots.overrule)
    for word in ("at", "on", "to", "in"):
        reader.take_words(word)
    if not reader.more():
        reader.fail(f"Where do you put unit {unit}?", f"Write {verb.form}.")
    known = now.battle.units.get(unit)
    before = known.position if known is not None else None
    goal = take_goal(now, (before.x, before.y) if before is not None else (0.0, 0.0))
    floor, degrees = goal.place.floor or 1, before.facing_deg if before is not None else 0.0
    while reader.more():
        if reader.take_words("floor"):
            floor = reader.take_number("the floor")
        elif reader.take_words("facing") or reader.take_words("heading"):
            degrees = _faces(now, (goal.place.x, goal.place.y))
        else:
            break
    _nothing_more(now, verb)
    position = Position(x=goal.place.x, y=goal.place.y, facing_deg=degrees)
    return PlaceUnit(unit=unit, position=position, floor=floor, overrule=now.slots.overrule)


def _faces(now: Reading, spot: tuple[float, float]) -> float:
    degrees = take_direction(now)
    if degrees is None:
        other = take_goal(now, spot).place
        degrees = bearing_between(spot, (other.x, other.y))
    if degrees is None:
        now.reader.fail(
            "The unit is at that place itself.", "Say how it faces by the compass, such as north.", back=1
        )
    return degrees


def _nothing_more(now: Reading, verb: Verb) -> None:
    """Check that nothing follows but an overruling."""
    if now.reader.more() and now.reader.take_words("overrule"):
        overrule(now)
    elif now.reader.more():
        now.reader.fail(f"{now.reader.seen()} was not understood after 'put'.", f"Write {verb.form}.")
