"""The card of a shot as a form: target, range, cover, sight, manner ... with what was measured, and filling it in."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.lengths import UNITS, format_kept, length_unit, typed_metres
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.orders.move_words import read_adjustment
from squadlog.session.view.shots.aim import (
    CLASSES,
    FEATURES,
    OPEN,
    AimForm,
    covers_offered,
    deepest_m,
    depth_words,
    format_covers,
    format_found,
    number_of,
    range_words,
)
from squadlog.session.view.shots.manners import SINGLE
from squadlog.session.view.shots.rows import row_words
from squadlog.session.view.shots.targets import key_of, target_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import Sighting, Target
    from squadlog.session.view.shots.card import ShotCard

ORDINARY = "single"
"""What the ordinary shot is called where the manner of firing is said."""
WOODS = {"light_woods": "light woods", "heavy_woods": "heavy woods"}
YES_OR_NO = {"yes": True, "no": False}
FURTHEST = 9999
"""The longest range that can be typed."""


def card_form(card: ShotCard, battle: Known) -> Form:
    """The card as a form, which a program fills in as a person does."""
    fields = (*_whom(card), *manner_fields(card, battle), *line_fields(card), *_by_hand(card))
    return Form(
        subject=card.asked.purpose,
        sentence=card.title,
        units=(card.asked.unit,),
        fields=fields,
        lacking=tuple(_lacking(card, battle)),
        refusal=card.refusal,
        says=card.says,
        say=card.say,
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
            choices=tuple(FieldChoice(row.key[1:], row_words(row), row.refusal) for row in card.rows),
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
    ways = {ORDINARY: SINGLE, **{one.word: one.label for one in card.manners}}
    held = aim.manner or ORDINARY
    yield FormField(
        name="manner",
        label="fires",
        choices=tuple(FieldChoice(word, label) for word, label in ways.items()),
        proposed=ORDINARY,
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
            high=360,
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
        name="range", label="range", kind="length", unit=length_unit(), low=0, high=FURTHEST,
        value=aim.metres, shown=range_words(aim.metres, seen, told),
    )  # fmt: skip
    yield _yes_or_no("sight", "LOS", aim.in_sight, _sight_words(aim, seen))
    covers = format_covers(seen) if aim.cover == aim.behind == "none" else ""
    yield _of_choices("cover", "cover", covers_offered(aim, "cover", seen), aim.cover, covers)
    yield _of_choices("behind", "intervening cover", covers_offered(aim, "behind", seen), aim.behind, "")
    for kind, label in WOODS.items():
        metres = said.get(kind)
        yield FormField(
            name=kind, label=label, kind="length", unit="m", low=0, high=deepest_m(kind),
            value="" if metres is None else f"{metres:g}", shown=depth_words(metres, kind, seen),
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


# Filling it in


def fill(card: ShotCard, battle: Known, said: Mapping[str, str]) -> AimForm:
    """What the form holds once these fields are said, by their names; nothing said of one leaves it.

    Raises ValueError, in one sentence, for a field that it does not have and for what cannot stand in one.
    """
    aim = card.aim
    names = [field.name for field in card_form(card, battle).fields]
    for name, text in said.items():
        if name not in (*names, "sector", "swept"):  # the manner that asks for these may be said beside them
            raise ValueError(f"{name!r} is no field of this shot; it has {', '.join(names)}.")
        aim = _filled(card, battle, aim, name, text.strip())
    return aim


def _filled(card: ShotCard, battle: Known, aim: AimForm, name: str, text: str) -> AimForm:
    match name:
        case "target":
            return replace(aim, target=_target(card, battle, text), at=None)
        case "manner":
            word = _choice(name, text, (ORDINARY, *(one.word for one in card.manners)))
            return replace(aim, manner="" if word == ORDINARY else word)
        case "sector":
            return replace(aim, axis_deg=None if not text else _number(name, text, 360))
        case "swept":
            return replace(aim, swept=tuple(_unit(battle, one) for one in text.replace(",", " ").split()))
        case "range":
            return replace(aim, metres=_typed(name, text))
        case "after":
            return replace(aim, after=_typed(name, text))
        case "sight":
            return replace(aim, in_sight=_yes(name, text))
        case "arc":
            return replace(aim, in_arc=_yes(name, text))
        case "cover":
            return replace(aim, cover=_choice(name, text, (*CLASSES, OPEN)))
        case "behind":
            return replace(aim, behind=_choice(name, text, FEATURES))
        case "adjust":
            changes = tuple(read_adjustment(one.strip()) for one in text.split(";") if one.strip())
            return replace(aim, adjust=changes)
        case "overrule":
            return replace(aim, overrule=text)
    left = tuple((kind, metres) for kind, metres in aim.depths if kind != name)
    deep = (name, typed_metres(_number(name, _bare(text), FURTHEST)))
    return replace(aim, depths=(*left, deep) if text else left)


def _target(card: ShotCard, battle: Known, text: str) -> Target:
    rows = {row.key: row for row in card.rows}
    named = next((row for row in card.rows if row.name.casefold() == text.casefold()), None)
    found = named.target if named is not None else target_of(f"x{text}", battle)
    if found is None or key_of(found) not in rows:
        offered = ", ".join(key[1:] for key in rows) or "none"
        raise ValueError(f"{text!r} is no target of this shot; there are {offered}.")
    return found


def _unit(battle: Known, text: str) -> int:
    if not text.isdigit() or int(text) not in battle.units:
        known = ", ".join(name_of(battle, one) for one in battle.units)
        raise ValueError(f"{text!r} is no soldier; there are {known}.")
    return int(text)


def _choice(name: str, text: str, offered: tuple[str, ...]) -> str:
    word = text.casefold().replace("-", "_").replace(" ", "_") or "none"
    if word not in offered:
        raise ValueError(f"{text!r} is no {name}; write one of {', '.join(offered)}.")
    return word


def _yes(name: str, text: str) -> bool | None:
    if text and text.casefold() not in YES_OR_NO:
        raise ValueError(f"{name} is yes or no, or nothing for what is measured, not {text!r}.")
    return YES_OR_NO[text.casefold()] if text else None


def _bare(text: str) -> str:
    return text.removesuffix(length_unit()).strip()


def _typed(name: str, text: str) -> str:
    return f"{_number(name, _bare(text), FURTHEST):g}" if text else ""


def _number(name: str, text: str, most: float) -> float:
    number = number_of(text)
    if number is None or not 0 <= number <= most:
        raise ValueError(f"{name} is a number from 0 to {most:g}, not {text!r}.")
    return number
