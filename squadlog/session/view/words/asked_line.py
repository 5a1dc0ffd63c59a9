"""The line that says what is asked now, and of whom: each sentence in several lengths, the longest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import numbers
from squadlog.reports.wording import name_of
from squadlog.rules.common import ask as asking
from squadlog.session.view.questions.die import roller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.base.dice import Roll
    from squadlog.battle.state import Known
    from squadlog.rules.common.ask import Ask


def units_awaited(battle: Known, ask: Ask) -> tuple[int, ...]:
    """Give the units that still wait for a word: in the action step those that lack orders (ACT-16)."""
    return asking.units_awaited(battle, ask)


def side_setting_up(ask: Ask) -> str:
    """Give the side that sets up now, before play; empty where none has to wait for another (SCN-10)."""
    return asking.side_setting_up(ask)


def asked_sentences(battle: Known, ask: Ask, gone: Sequence[str] = ()) -> tuple[str, ...]:
    """Give what is asked in words, the longest first.

    `gone` are the words that nobody of a side is in action; they come before what orders are asked for.
    """
    if ask.kind == "intent" and ask.units:
        return (f"{name_of(battle, ask.units[0])} chooses in secret what to do in melee.",)
    told = (_orders_left(battle, ask) if ask.kind == "declare" else ()) or (ask.sentence,)
    return (*(f"{one} {told[0]}" for one in gone[:1]), *gone) if ask.kind == "declare" and gone else told


def without_name(battle: Known, ask: Ask, sentence: str) -> str:
    """Give what is asked of a grouping without its name, where that stands beside it."""
    if ask.grouping is None:
        return sentence
    return sentence.removeprefix(battle.groupings[ask.grouping].name).lstrip(": ")


def set_up_words(battle: Known, ask: Ask) -> str:
    """Give where the side that sets up now does so, without its name."""
    return ask.options[0].words.removeprefix(battle.setup.side_name(side_setting_up(ask))).strip()


def die_sentences(battle: Known, roll: Roll) -> tuple[str, ...]:
    """Give the die that is rolled, for whom, and what it needs; then the same with less of whose it is, and without."""
    whose, needed = roller(battle, roll), f", {roll.needs}" if roll.needed else ""
    what = f"roll a d{roll.die}: {roll.name.replace('_', ' ')}"
    return tuple(
        f"{what}{who}{needed}" for who in dict.fromkeys((f" ({whose})", f" ({whose.partition(', ')[0]})", ""))
    )


def format_marked(battle: Known, ask: Ask, marked: Sequence[int]) -> tuple[str, ...]:
    """Give how many are marked for one order, the longest words first; nothing where none is asked for."""
    if ask.kind != "declare" or not marked:
        return ()
    here = sum(battle.units[number].grouping == ask.grouping for number in marked)
    if not here:
        return f"{len(marked)} marked in other slots, Esc unmarks", f"{len(marked)} in other slots"
    told = f"{here} marked: an order goes to all" if here > 1 else f"{here} marked"
    return f"{told}, Esc unmarks", f"{here} marked"


def _orders_left(battle: Known, ask: Ask) -> tuple[str, ...]:
    """Who still lacks orders, who watches and who goes on by itself; without the latter where room is short.

    Nothing when all were told what to do.
    """
    lacking = units_awaited(battle, ask)
    untold = [n for n in ask.units if n not in lacking and battle.units[n].declaration is None]
    watching = [n for n in untold if asking.watches_on(battle, battle.units[n])]
    going = [n for n in untold if n not in watching]
    if not (lacking or untold) or ask.grouping is None:
        return ()
    dazed = [n for n in lacking if battle.units[n].dazed(battle.now)]
    notes = [f"{numbers(dazed)} dazed"] if dazed else []
    notes += [f"{numbers(going)} {'go' if len(going) > 1 else 'goes'} on"] if going else []
    notes += [f"{numbers(watching)} on opp. fire"] if watching else []
    name = battle.groupings[ask.grouping].name
    return tuple(
        f"{name}: give orders to {numbers(lacking)}{note}, then done."
        if lacking
        else f"{name} has its orders{note}: done resolves them."
        for note in ((f" ({'; '.join(notes)})", "") if notes else ("",))
    )
