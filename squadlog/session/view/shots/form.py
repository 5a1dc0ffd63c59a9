"""The card of a shot as a form: target, range, cover, sight, manner ... with what was measured, and filling it in."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from squadlog.base.lengths import UNITS, as_typed, format_kept, length_unit
from squadlog.base.records import replace
from squadlog.language.say import manner_word
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.field_text import FULL_TURN_DEG, why_misfilled
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.shots.aim import (
    AimForm,
    covers_offered,
    depth_words,
    format_covers,
    format_found,
    range_words,
)
from squadlog.session.view.shots.manners import SINGLE, ways_to_fire
from squadlog.session.view.shots.rows import row_words
from squadlog.session.view.shots.targets import key_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import Sighting, Target
    from squadlog.session.view.shots.card import ShotCard

WOODS = {"light_woods": "light woods", "heavy_woods": "heavy woods"}
YES_OR_NO = {"yes": True, "no": False}
NOTHING_SAID: Mapping[str, str] = MappingProxyType({})


def card_form(card: ShotCard, battle: Known, wrong: Mapping[str, str] = NOTHING_SAID) -> Form:
    """The card as a form, which a program fills in as a person does; `wrong` is what was said and makes no sense."""
    fields = (*_whom(card), *manner_fields(card, battle), *line_fields(card), *_by_hand(card))
    names = [field.name for field in fields]
    strange = (FormField(name=name, label=name, kind="text") for name in wrong if name not in names)
    lacking = tuple(_lacking(card, battle))
    whole = not lacking and not wrong
    return Form(
        subject=card.asked.purpose,
        sentence=card.title,
        units=(card.asked.unit,),
        fields=tuple(replace(one, wrong=wrong.get(one.name, "")) for one in (*fields, *strange)),
        lacking=lacking,
        refusal=why_misfilled(wrong) if wrong else card.refusal,
        says=card.says if whole else None,
        so_far=card.says,
        say=card.say if whole else "",
    )


def _lacking(card: ShotCard, battle: Known) -> Iterator[str]:
    if card.sweeps:
        if not battle.setup.map and not card.aim.swept:
            yield "swept"
    elif card.aim.target is None:
        yield "target"


def _whom(card: ShotCard) -> Iterator[FormField]:
    if not card.sweeps:
        yield FormField(
            name="target",
            label="target",
            choices=tuple(
                FieldChoice(row.key[1:], row_words(row, card.line_to(row), why=False), row.refusal)
                for row in card.rows
            ),
            proposed=_named(card.first),
            value=_named(card.aim.target),
        )


def _named(target: Target | None) -> str:
    return "" if target is None else key_of(target)[1:]


def manner_fields(card: ShotCard, battle: Known) -> Iterator[FormField]:
    """The manner, and for a sector its middle and who was said to be in it; nothing where there is one way only."""
    aim = card.aim
    if not card.manners:
        return
    ways = {manner_word(word): label for word, label in ways_to_fire(card.manners)}
    held = manner_word(aim.manner)
    yield FormField(
        name="manner",
        label="fires",
        choices=tuple(FieldChoice(word, label) for word, label in ways.items()),
        proposed=manner_word(""),
        value=held,
        shown=ways.get(held, SINGLE),
    )
    if not card.sweeps:
        return
    mapped = bool(battle.setup.map)
    if mapped:
        yield FormField(
            name="sector",
            label="middle of the sector",
            kind="degrees",
            unit="deg",
            low=0,
            high=FULL_TURN_DEG,
            value="" if aim.axis_deg is None else f"{aim.axis_deg:g}",
            shown="straight ahead" if aim.axis_deg is None else f"{aim.axis_deg:.0f}°",
        )
    named = " ".join(map(str, aim.swept))
    yield FormField(
        name="swept",
        label="in it, nearest first",
        kind="text",
        value=named,
        shown=named or ("as measured" if mapped else "?"),
    )


def line_fields(card: ShotCard) -> Iterator[FormField]:
    """What may be said of the line of fire, each with what was measured of it; of a sector it goes for all in it."""
    aim, said = card.aim, dict(card.aim.depths)
    shown = card.preview if isinstance(card.preview, ShotPreview) and not card.sweeps else None
    seen = None if shown is None else shown.sighting
    told = "" if shown is None or shown.ledger is None else format_kept(shown.ledger.range_told)
    yield FormField(
        name="range", label="range", kind="length", unit=length_unit(), low=0,
        value=aim.metres, shown=range_words(aim.metres, seen, told),
    )  # fmt: skip
    yield _yes_or_no("sight", "LOS", aim.in_sight, _sight_words(aim, seen))
    covers = format_covers(seen) if aim.cover == aim.behind == "none" else ""
    yield _of_choices("cover", "cover", covers_offered(aim, "cover", seen), aim.cover, covers)
    yield _of_choices("behind", "intervening cover", covers_offered(aim, "behind", seen), aim.behind, "")
    for kind, label in WOODS.items():
        metres = said.get(kind)
        yield FormField(
            name=kind, label=label, kind="length", unit=length_unit(), low=0,
            value="" if metres is None else as_typed(metres), shown=depth_words(metres, kind, seen),
        )  # fmt: skip
    yield _yes_or_no("arc", "in the arc", aim.in_arc, format_found(aim.in_arc, seen.in_arc if seen else None))
    if card.asked.purpose == "opportunity":
        yield FormField(
            name="after", label=f"after {UNITS[length_unit()]}", kind="length", unit=length_unit(), low=0,
            value=aim.after, shown=f"{aim.after} {length_unit()}" if aim.after else "as it comes into view",
        )  # fmt: skip


def _sight_words(aim: AimForm, seen: Sighting | None) -> str:
    if seen is not None and seen.too_close and aim.in_sight is None:
        return f"? too close: say it (as drawn {'yes' if seen.in_sight.value else 'NO'})"
    return format_found(aim.in_sight, seen.in_sight if seen else None)


def _yes_or_no(name: str, label: str, held: bool | None, shown: str) -> FormField:
    value = "" if held is None else "yes" if held else "no"
    choices = tuple(FieldChoice(word, word) for word in YES_OR_NO)
    return FormField(name=name, label=label, choices=choices, value=value, shown=shown)


def _of_choices(name: str, label: str, offered: tuple[str, ...], held: str, measured: str) -> FormField:
    choices = tuple(FieldChoice(one, one.replace("_", " ")) for one in offered)
    shown = measured or held.replace("_", " ")
    return FormField(name=name, label=label, choices=choices, proposed="none", value=held, shown=shown)


def _by_hand(card: ShotCard) -> Iterator[FormField]:
    if card.asked.purpose != "plan":
        changes = (
            f"strike {one.strike} because {one.reason}"
            if one.kind == "strike"
            else f"{one.value:+d} because {one.reason}"
            for one in card.aim.adjust
        )
        yield FormField(name="adjust", label="modifier by hand", kind="text", value="; ".join(changes))
    yield FormField(name="overrule", label="reason to overrule", kind="text", value=card.aim.overrule)
