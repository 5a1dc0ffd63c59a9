"""What is said of a shot, field by field: each text is taken as what it means there, or told what is wrong with it."""

from collections.abc import Mapping

from squadlog.base.names import safe_text
from squadlog.base.records import replace
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Target
from squadlog.language.say import manner_word
from squadlog.reports.wording import name_of
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.field_text import (
    FULL_TURN_DEG,
    is_no_field,
    is_none_of,
    quoted,
    read_degrees,
    read_typed_length,
)
from squadlog.session.view.fields import Form
from squadlog.session.view.orders.move_words import read_adjustment
from squadlog.session.view.shots.aim import CLASSES, FEATURES, OPEN, AimForm, AskedShot, metres_of
from squadlog.session.view.shots.card import ShotCard, shot_card
from squadlog.session.view.shots.form import NOTHING_SAID, YES_OR_NO, card_form
from squadlog.session.view.shots.manners import ways_to_fire
from squadlog.session.view.shots.targets import key_of, target_of

FURTHEST_M = 9999.0
"""The longest range that can be typed."""


def filled_card(
    rules: ShotRules,
    asked: AskedShot,
    said: Mapping[str, str] = NOTHING_SAID,
    *,
    last: Target | None = None,
    margin: bool = False,
) -> tuple[ShotCard, Form]:
    """The card of a shot with what is said of it by field, all else as it is proposed; and its form.

    `last` is whom this soldier shot at last. What makes no sense is left out, with a sentence in its field and a
    refusal. `margin` asks by how little the line would be seen otherwise.
    """
    card = shot_card(rules, asked, last=last, margin=margin and not said)
    if not said:
        return card, card_form(card, rules.known)
    aim, wrong = fill(card, rules.known, said)
    card = shot_card(rules, asked, aim, last=last, margin=margin)
    return card, card_form(card, rules.known, wrong)


def fill(card: ShotCard, battle: Known, said: Mapping[str, str]) -> tuple[AimForm, dict[str, str]]:
    """What the form holds once these fields are said, by their names; nothing said of one leaves it.

    Gives with it what is wrong with what is said, a sentence for each field that is left as it was.
    """
    aim, wrong = card.aim, dict[str, str]()
    names = [field.name for field in card_form(card, battle).fields]
    if card.manners:  # one that sweeps a sector may be said beside it
        names += [name for name in ("sector", "swept") if name not in names]
    for said_name, text in said.items():
        name = said_name.strip().replace("-", "_")
        if name not in names:
            wrong[name] = is_no_field(name, names)
            continue
        try:
            aim = _filled(card, battle, aim, name, text.strip())
        except ValueError as error:
            wrong[name] = str(error)
    return aim, wrong


def _filled(card: ShotCard, battle: Known, aim: AimForm, name: str, text: str) -> AimForm:
    match name:
        case "target":
            return replace(aim, target=_target(card, battle, text) if text else card.first, at=None)
        case "manner":
            ways = {manner_word(word): word for word, _ in ways_to_fire(card.manners)}
            return replace(aim, manner=ways[_choice(name, text, tuple(ways))])
        case "sector":
            return replace(aim, axis_deg=read_degrees(name, text, FULL_TURN_DEG) if text else None)
        case "swept":
            return replace(aim, swept=tuple(_unit(battle, one) for one in text.replace(",", " ").split()))
        case "range":
            return replace(aim, metres=_length(name, text))
        case "after":
            return replace(aim, after=_length(name, text))
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
            return replace(aim, overrule=safe_text(text))
    left = tuple((kind, metres) for kind, metres in aim.depths if kind != name)
    metres = metres_of(_length(name, text))
    return replace(aim, depths=left if metres is None else (*left, (name, metres)))


def _target(card: ShotCard, battle: Known, text: str) -> Target:
    """The target of a row by its number or id, else by the beginning of a word of one name alone."""
    rows, asked = {row.key: row for row in card.rows}, text.casefold()
    found = target_of(f"x{text.lstrip('#')}", battle)
    if found is not None and key_of(found) in rows:
        return found
    named = [row for row in card.rows if row.name.casefold().startswith(asked)] or [
        row for row in card.rows if any(word.startswith(asked) for word in row.name.casefold().split())
    ]
    if len(named) != 1:
        raise is_none_of("target", [key[1:] for key in rows] or ["none"], text)
    return named[0].target


def _unit(battle: Known, text: str) -> int:
    if not (text.isascii() and text.isdigit()) or int(text) not in battle.units:
        known = ", ".join(name_of(battle, one) for one in battle.units)
        raise ValueError(f"swept are the numbers of soldiers, nearest first, of {known}, not {quoted(text)}.")
    return int(text)


def _choice(name: str, text: str, offered: tuple[str, ...]) -> str:
    word = text.casefold().replace("-", "_").replace(" ", "_") or offered[0]
    if word not in offered:
        raise is_none_of(name, offered, text)
    return word


def _yes(name: str, text: str) -> bool | None:
    if text and text.casefold() not in YES_OR_NO:
        raise ValueError(f"{name} is yes or no, or nothing for what is measured, not {quoted(text)}.")
    return YES_OR_NO[text.casefold()] if text else None


def _length(name: str, text: str) -> str:
    """A length as it is typed at this table; empty for nothing said."""
    return read_typed_length(name, text, such_as=12, most_m=FURTHEST_M) if text else ""
