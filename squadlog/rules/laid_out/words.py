"""What is laid out, in words."""

from collections.abc import Iterator

from squadlog.base.names import list_names, so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.kept import laid_things
from squadlog.rules.common.reported import EventReport, quiet
from squadlog.rules.common.words import AT, SIDE, ChapterWords, Marker, SecretPaper, Word, WordPart, flags
from squadlog.rules.laid_out.commitment import format_commitment
from squadlog.rules.laid_out.laying import kinds


def _name_thing(thing: laid_things.LaidThing, battle: Battle) -> str:
    of = f"of {battle.setup.side_name(thing.side)}"
    item = f" ({thing.item.removesuffix(f'_{thing.kind}').replace('_', ' ')})" if thing.item else ""
    return f"{thing.called.replace('_', ' ')}{item} {of}"


def _where(thing: laid_things.LaidThing, battle: Battle) -> str:
    if thing.bearer is not None and thing.bearer in battle.units:
        return f" with {battle.units[thing.bearer].called}"
    at, on = thing.position, battle.features.get(thing.feature or "")
    against = "" if on is None else f" on {on.name}"
    if at is None:
        return f"{against} {thing.where}" if thing.where else against
    return f"{against} at {at.x:g},{at.y:g}" + (f" on floor {thing.floor}" if thing.floor != 1 else "")


def _narrate_laid(event: laid_things.ThingLaid, battle: Battle) -> str:
    secret = ", in secret" if event.thing.covered else ""
    return (
        f"{_first(_name_thing(event.thing, battle))} lies{_where(event.thing, battle) or ' there'}{secret}."
    )


def _first(words: str) -> str:
    return words[:1].upper() + words[1:]


def _narrate_taken_up(event: laid_things.ThingTakenUp, battle: Battle) -> str:
    return f"{_first(_name_thing(event.thing, battle))} is picked up again."


def _narrate_bound(event: laid_things.SideBound, battle: Battle) -> str:
    return f"{battle.setup.side_name(event.side)} has finished placing{format_commitment(event.commitment)}."


def _narrate_opened(event: laid_things.SetUpOpened, _battle: Battle) -> str:
    comes = list_names(f"the chapter {key}" for key in event.chapters)
    return f"The sides place the objects of {comes} before the initiative roll [ADV-03]."


def _narrate_goods(event: laid_things.GoodsSet, battle: Battle) -> str:
    has = (
        so_many(event.count, event.item.replace("_", " "))
        if event.count
        else f"no {event.item.replace('_', ' ')}"
    )
    return f"Referee: {battle.setup.side_name(event.side)} has {has} from the start. Reason: {event.reason}."


def _things(battle: Battle) -> list[str]:
    return [one.item for one in battle.setup.goods]


def _by(number: int | None, battle: Battle) -> str:
    return f" by {battle.units[number].called}" if number in battle.units and number is not None else ""


def _narrate_shown(event: laid_things.ThingShown, battle: Battle) -> str:
    told = f"{_first(_name_thing(event.thing, battle))} is found{_by(event.by, battle)}"
    return f"{told}{_where(event.thing, battle)} [{event.rule}]."


def _narrate_gone(event: laid_things.ThingGone, battle: Battle) -> str:
    became = {"destroyed": "is destroyed", "dud": "is a dud", "whole": "is whole", "spent": "has gone off"}[
        event.condition
    ]
    by = "" if event.condition == "spent" else _by(event.by, battle)
    return f"{_first(_name_thing(event.thing, battle))} {became}{by} [{event.rule}]."


def _narrate_carried(event: laid_things.ThingCarried, battle: Battle) -> str:
    """Of one that lies loose it is told as of an object."""
    if event.thing.object_id is not None:
        return ""
    return f"{_first(_name_thing(event.thing, battle))} comes to floor {event.thing.floor}."


def _of_battle(out: laid_things.LaidOut, battle: Battle) -> Iterator[str]:
    for thing in out.things:
        state = "" if thing.condition == "whole" else f", {thing.condition}"
        secret = ", in secret" if thing.covered else ""
        yield f"{_name_thing(thing, battle)}{_where(thing, battle)}{secret}{state}"


def _lies(out: laid_things.LaidOut, battle: Battle) -> Iterator[Marker]:
    """Who carries one has it in his hands: there is no counter of it on the map."""
    for thing in out.things:
        if thing.condition in ("destroyed", "spent") or thing.bearer is not None:
            continue
        at, floor = laid_things.place_of(battle, thing)
        if at is None and battle.setup.map:  # with somebody of whom nobody knows
            continue
        dud = ", a dud" if thing.condition == "dud" else ""
        loose = ", loose" if thing.object_id is not None else ""
        yield Marker(
            kind=thing.kind.replace("_", " "),
            text=f"{thing.kind[0].upper()}{thing.number}",
            side=thing.side,
            words=f"{_name_thing(thing, battle)}{', in secret' if thing.covered else ''}{dud}{loose}",
            position=at,
            floor=floor,
            half_m=thing.width_m / 2 or None,
            radius_m=_near_m(thing, battle) if thing.condition == "whole" else None,
        )


def _near_m(thing: laid_things.LaidThing, battle: Battle) -> float | None:
    """How near an enemy comes to it until something happens; None where nothing does."""
    kind = kinds(battle).get(thing.kind)
    return None if kind is None else kind.near_m or None


def _numbers(battle: Battle) -> list[str]:
    return list(dict.fromkeys(str(one.number) for one in laid_things.laid_out(battle).things))


def _report_gone(event: laid_things.ThingGone) -> EventReport:
    return EventReport(in_story="quiet" if event.condition == "spent" else "told")


def _written(battle: Battle, side: str, _book: Rulebook, _rulings: Rulings) -> Iterator[tuple[str, ...]]:
    """What was laid in secret, and what lies under it, as long as it is not known or gone."""
    for thing in laid_things.laid_out(battle).things:
        if thing.side == side and (thing.covered or thing.under):
            by = "" if thing.by is None else _who(thing.by, battle)
            item = thing.item.replace("_", " ") if thing.item != thing.kind else ""
            on = "" if thing.feature is None else f", on {thing.feature}"
            under = f"; under it {', '.join(_who(one, battle) for one in thing.under)}" if thing.under else ""
            where = thing.where or laid_things.place_words(*laid_things.place_of(battle, thing))
            points = "" if thing.axis_deg is None else f", points {thing.axis_deg:.0f}°"
            state = "" if thing.condition == "whole" else thing.condition
            what = thing.called.replace("_", " ")
            yield what, ", ".join(filter(None, (item, by))), f"{where}{on}{points}{under}", state


def _who(number: int, battle: Battle) -> str:
    return battle.units[number].called if number in battle.units else f"unit {number}"


WORDS = ChapterWords(
    name="Placed objects",
    verbs=(
        Word(
            form="lay SIDE THING [N] at X,Y[@FLOOR] [on FEATURE] [covered] | where TEXT | lay SIDE THING [N] off",
            meaning="before play, or as a new chapter comes into force: a side places, moves or picks up an object "
            "it has bought; covered: in secret; where: without a map",
            example="lay red sensor at 12,8",
            says=laid_things.LayThing,
            parts=(
                SIDE,
                WordPart(field="what", what="name"),
                WordPart(field="number", what="number", needed=False, offers=_numbers),
                *flags("off"),
                AT,
                WordPart(field="on", what="feature", keyword="on", needed=False),
                *flags("covered"),
                WordPart(field="where", what="text", keyword="where", needed=False),
            ),
        ),
        Word(
            form="laid SIDE",
            meaning="before play, or as a new chapter comes into force: a side has finished placing, and is bound to "
            "it",
            example="laid red",
            says=laid_things.LayingOver,
            parts=(SIDE,),
        ),
        Word(
            form="goods SIDE THING N because REASON",
            meaning="the referee sets the number of an item that a side started with; correct SIDE goods THING=N "
            "because REASON does the same",
            example="goods red mine 3 because forgotten",
            says=laid_things.SetGoods,
            parts=(
                SIDE,
                WordPart(field="item", what="name", offers=_things),
                WordPart(field="count", what="number"),
            ),
        ),
    ),
    reports={
        laid_things.ThingCarried: quiet,
        laid_things.SideBound: quiet,
        laid_things.ThingGone: _report_gone,
    },
    tells=by_event(
        _narrate_opened,
        _narrate_goods,
        _narrate_laid,
        _narrate_taken_up,
        _narrate_bound,
        _narrate_shown,
        _narrate_gone,
        _narrate_carried,
    ),
    of_battle=_of_battle,
    lies=_lies,
    secret_paper=SecretPaper(
        title="Mines, charges, sensor and other things laid in secret [MIN-09, EXP-18, SEN-05]",
        head=("what", "whose, how", "where", "state"),
        rows=_written,
    ),
)
