"""A side on paper in words."""

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle, Unit
from squadlog.book.book import Rulebook
from squadlog.book.load import load_rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.reported import AttackMade, EventReport, quiet
from squadlog.rules.common.words import SIDE, UNIT, ChapterWords, Word, WordPart, flags
from squadlog.rules.on_paper import record, saying

_CALLED = {
    "name": "called", "weapon": "with", "af": "AF", "suit": "suit", "troop": "troop", "race": "race",
    "value": "worth", "to_hit": "ranged", "melee": "melee", "range": "at", "where": "",
}  # fmt: skip
_LEFT = {"gone": "is gone", "surrendered": "has surrendered"}
_WOUND_WORDS = (
    ("none", "none"), ("unhurt", "none"), ("L", "L"), ("light", "L"), ("M", "M"), ("moderate", "M"), ("S", "S"),
    ("serious", "S"), ("U", "U"), ("unconscious", "U"), ("D", "D"), ("dead", "D"), ("gone", "gone"),
    ("surrendered", "surrendered"),
)  # fmt: skip


def _who(battle: Battle, number: int) -> str:
    unit = battle.units.get(number)
    return f"unit {number}" if unit is None else unit.called


def fact_words(fact: record.StatedFact) -> str:
    """One thing that was stated, without who stated it: `AF 3`, `with SR`, `at 12 m`."""
    if fact.name == "value":
        return f"worth {so_many(int(fact.value), 'point')}"
    if fact.name in ("to_hit", "melee"):
        return f"{_CALLED[fact.name]} {int(fact.value):+d}"
    if fact.name == "range":
        return f"at {format_length(float(fact.value))}"
    return f"{_CALLED[fact.name]} {fact.value}".strip()


def _report_fired(event: record.TheyFired) -> EventReport:
    """Their fire as an attack of which nobody knows the die: a hit or a miss, and the penetration, as it was said."""
    said = "stated" if event.pf is None else f"stated PF {event.pf}"
    made = AttackMade(
        kind="blast" if event.sort == "blast" else "shot", by=event.by or None, at=event.unit, levels=event.levels,
        side=event.side, weapon="" if event.weapon == record.NAMELESS else event.weapon, said=event.pf is not None,
        way=f"{said} opportunity" if event.sort == "opportunity" else said,
    )  # fmt: skip
    return EventReport(attacks=(made,))


def _report_open(event: record.HitLeftOpen) -> EventReport:
    return EventReport(opens=(event.hit.unit, event.hit.by), in_story="quiet")


def _narrate_stated(event: record.FigureStated, battle: Battle) -> str:
    told = ", ".join(map(fact_words, event.facts))
    return f"{_who(battle, event.unit)}: {told}; stated by {event.facts[0].by} [LOG-01]."


def _narrate_passed(event: record.SlotPassed, battle: Battle) -> str:
    name = battle.groupings[event.grouping].name if event.grouping in battle.groupings else event.grouping
    if not event.on:
        return f"What {name} does concerns us again."
    return f"{name} acts on paper for the rest of this turn."


def _firer(event: record.TheyFired, battle: Battle) -> str:
    if event.by:
        return _who(battle, event.by)
    return battle.setup.side_name(event.side) if event.side else "The enemy"


def _narrate_fired(event: record.TheyFired, battle: Battle) -> str:
    victim, by = _who(battle, event.unit), _firer(event, battle)
    with_what = f" with {event.weapon}" if event.weapon and event.weapon != record.NAMELESS else ""
    when = "" if event.at_m is None else f" after {format_length(event.at_m)} of the move"
    sort = ", opportunity fire" if event.sort == "opportunity" else ""
    stated = f"; stated by {event.stated_by}"
    if event.pf is None:
        return f"{by} fires{with_what}{sort} at {victim}{when}: miss{stated} [LOG-01]."
    what = (
        f"A blast of {by if event.by or event.side else 'the enemy'} reaches {victim}"
        if event.sort == "blast"
        else (f"{by} fires{with_what}{sort} at {victim}{when}: hit")
    )
    natural = ", natural 1" if event.natural else ""
    levels = so_many(event.levels, "level") if event.levels else "no wound"
    return f"{what}{natural}, PF {event.pf} - AF {event.af}, {levels}{stated} [DMG-02]."


def _narrate_open(event: record.HitLeftOpen, battle: Battle) -> str:
    who = _who(battle, event.hit.unit)
    pfs = ", ".join(f"PF {pf}" for pf in event.hit.pfs)
    return f"{who} is hit with {pfs}; their armour factor is not known yet [DMG-02]."


def _narrate_settled(event: record.HitsSettled, battle: Battle) -> str:
    pfs = ", ".join(f"PF {pf}" for pf in event.pfs)
    if event.af is None:
        return f"The hit on {_who(battle, event.unit)} stands as {pfs}: it is theirs to work out."
    found = sum(max(0, pf - event.af) for pf in event.pfs) if event.levels is None else event.levels
    levels = so_many(found, "level") if found else "no wound"
    return f"{_who(battle, event.unit)}: {pfs} - AF {event.af}, {levels} [DMG-02]."


def _narrate_admitted(event: record.WoundAdmitted, battle: Battle) -> str:
    rows = load_rulebook().wounds
    name = rows[event.after].name.lower()
    how = "unhurt" if event.after == "none" else name if event.after in {"U", "D"} else f"wounded: {name}"
    return f"{_who(battle, event.unit)} is {how}; stated by {event.stated_by} [LOG-10]."


def _narrate_suit(event: record.SuitLeft, battle: Battle) -> str:
    return f"What {_who(battle, event.unit)} wears is not told, and changes nothing [ARM-02]."


def _narrate_left(event: record.FigureLeft, battle: Battle) -> str:
    return f"{_who(battle, event.unit)} {_LEFT[event.how]}; stated by {event.stated_by}."


def _narrate_initiative(event: record.InitiativeStated, battle: Battle) -> str:
    side = battle.setup.side_name(event.side)
    return f"{side} adds {event.value:+d} to the roll for initiative; stated by {event.stated_by} [INI-12]."


def _narrate_watch(event: record.WatchStated, battle: Battle) -> str:
    does = "is on opportunity fire" if event.on else "is on opportunity fire no longer"
    return f"{_who(battle, event.unit)} {does}; stated by {event.stated_by} [ACT-53]."


def _narrate_values(_event: record.ValuesLeft, _battle: Battle) -> str:
    return "The points of their losses stay unknown [CAS-07]."


def _state(kept: record.FigureOnPaper | None) -> str:
    """What stands beside a figure's number: that it is on paper, where it was last, and that it has left."""
    if kept is None:
        return ""
    told = [fact_words(fact) for name in ("range", "where") if (fact := kept.fact(name)) is not None]
    return ", ".join(["on paper", *told, *([_LEFT[kept.left]] if kept.left else [])])


def _marks(unit: Unit, _book: Rulebook, _rulings: Rulings) -> tuple[str, ...]:
    """What was stated of a figure, and by whom."""
    if not unit.soldier.paper:
        return ()
    facts = [fact for fact in record.figure(unit).facts if fact.name not in _BESIDE]
    by = {fact.by: ", ".join(fact_words(one) for one in facts if one.by == fact.by) for fact in facts}
    return tuple(f"{told} (stated by {whose})" for whose, told in by.items())


_BESIDE = ("range", "where", "name")
"""What stands in its state, or is how it is called."""
_BY = WordPart(field="by", what="unit", keyword="by", needed=False)
_PF = WordPart(field="pf", what="whole", keyword="pf", needed=False, fault="a penetration")
_WEAPON = WordPart(field="weapon", what="name", keyword="with", needed=False)
WORDS = ChapterWords(
    name="A side on paper",
    quoted=("DMG-02",),
    verbs=(
        Word(
            form="next",
            meaning="nothing more of what a side on paper does now concerns you",
            example="next",
            says=saying.TheyPass,
            fixed={"rest": False},
        ),
        Word(
            form="quiet",
            meaning="nothing of a side on paper concerns you in the rest of this turn",
            example="quiet",
            says=saying.TheyPass,
            fixed={"rest": True},
        ),
        Word(
            form="quiet-off",
            meaning="more of them concerns you in this turn after all: you are asked again from their next slot on",
            example="quiet-off",
            says=saying.TheyActAgain,
        ),
        Word(
            form="hit UNIT [pf N] [with WEAPON] [by FIGURE] [natural] [blast] [after METRES]",
            meaning="they have hit a soldier of yours, with that penetration or weapon",
            example="hit 2 pf 5 by 13",
            says=saying.TheyHit,
            parts=(
                UNIT, _PF, _WEAPON, _BY, *flags("natural", "blast"),
                WordPart(field="at_m", what="metres", keyword="after", needed=False),
            ),
        ),
        Word(
            form="miss UNIT [by FIGURE]",
            meaning="they have fired at a soldier of yours and missed",
            example="miss 2 by 13",
            says=saying.TheyMiss,
            parts=(UNIT, _BY),
        ),
        Word(
            form="their FIGURE [with WEAPON] [af N] [suit SUIT] [troop TROOP] [race RACE] [value N] [ranged N] "
            "[melee N] [range METRES] [called NAME] [where WORDS]",
            meaning="what you learn of a figure on paper",
            example="their 13 with SR af 3 range 12 where behind the wall",
            says=saying.TheirFigure,
            parts=(
                UNIT, _WEAPON,
                WordPart(field="af", what="whole", keyword="af", needed=False, fault="an armour factor"),
                WordPart(field="suit", what="name", keyword="suit", needed=False),
                WordPart(field="troop", what="name", keyword="troop", needed=False),
                WordPart(field="race", what="name", keyword="race", needed=False),
                WordPart(field="value", what="whole", keyword="value", needed=False, fault="a number of points"),
                WordPart(field="to_hit", what="number", keyword="ranged", needed=False),
                WordPart(field="melee", what="number", keyword="melee", needed=False),
                WordPart(field="range_m", what="metres", keyword="range", needed=False),
                WordPart(field="name", what="name", keyword="called", needed=False),
                WordPart(field="where", what="text", keyword="where", needed=False),
            ),
        ),
        Word(
            form="af FIGURE N|unknown",
            meaning="the armour factor of a figure on paper that you have hit; unknown: the hit is theirs to work out",
            example="af 13 3",
            says=saying.ArmourSaid,
            parts=(
                UNIT,
                WordPart(field="af", what="whole", values=(("unknown", None),), fault="an armour factor"),
            ),
        ),
        Word(
            form="suit FIGURE SUIT|unknown",
            meaning="what a figure on paper wears that fights hand to hand; unknown: it changes nothing",
            example="suit 13 BI",
            says=saying.SuitSaid,
            parts=(UNIT, WordPart(field="suit", what="name", values=(("unknown", ""),))),
        ),
        Word(
            form="admit FIGURE light|moderate|serious|unconscious|dead|gone|surrendered|unhurt",
            meaning="how they say a figure on paper is",
            example="admit 13 serious",
            says=saying.Admit,
            parts=(UNIT, WordPart(field="state", what="word", values=_WOUND_WORDS, fault="how a figure is")),
        ),
        Word(
            form="more SIDE [N]",
            meaning="more figures of a side on paper have turned up",
            example="more red 2",
            says=saying.MoreOfThem,
            parts=(SIDE, WordPart(field="count", what="whole", needed=False)),
        ),
        Word(
            form="their-initiative SIDE N",
            meaning="what a side on paper adds to each roll for initiative",
            example="their-initiative red -1",
            aliases=("their initiative",),
            says=saying.TheirInitiative,
            parts=(SIDE, WordPart(field="value", what="number")),
        ),
        Word(
            form="watching FIGURE",
            meaning="a figure on paper is on opportunity fire: you are asked as your soldiers move",
            example="watching 13",
            says=saying.TheyWatch,
            parts=(UNIT,),
            fixed={"on": True},
        ),
        Word(
            form="watching-off FIGURE",
            meaning="a figure on paper is on opportunity fire no longer",
            example="watching-off 13",
            aliases=("watching off",),
            says=saying.TheyWatch,
            parts=(UNIT,),
            fixed={"on": False},
        ),
        Word(
            form="values-unknown",
            meaning="at the end: the points of their losses stay unknown",
            example="values-unknown",
            aliases=("values unknown",),
            says=saying.LeaveValues,
        ),
    ),
    tells=by_event(
        _narrate_passed, _narrate_fired, _narrate_stated, _narrate_open, _narrate_settled, _narrate_admitted,
        _narrate_left, _narrate_suit, _narrate_initiative, _narrate_watch, _narrate_values,
    ),
    reports={
        record.TheyFired: _report_fired, record.HitLeftOpen: _report_open, record.HitsSettled: quiet,
        record.SlotPassed: quiet, record.FigureStated: quiet, record.InitiativeStated: quiet,
        record.WatchStated: quiet, record.SuitLeft: quiet, record.ValuesLeft: quiet,
    },
    state=_state,
    sign=("?", "kept on paper"),
    signed=lambda kept: kept is not None,
    marks=_marks,
)  # fmt: skip
