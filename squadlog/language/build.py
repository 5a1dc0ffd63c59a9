"""From what a sentence said to the command it stands for."""

from collections.abc import Callable, Mapping
from typing import cast

from squadlog.base.names import safe_name
from squadlog.battle import commands as say
from squadlog.battle.commands import Command
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.saying import Note
from squadlog.book.load import load_rulings
from squadlog.facts.ground_facts import StatedSighting, feature_of, unit_of
from squadlog.language.chapters.notes import note_about, note_of
from squadlog.language.chapters.verbs import verb_called
from squadlog.language.declaring import declare, stand_down, standing_order, stop
from squadlog.language.naming import take_grouping, take_unit
from squadlog.language.parts import read_parts
from squadlog.language.ranks import add, group
from squadlog.language.reading import Reading, Slots
from squadlog.language.referee import correct, place, put
from squadlog.language.sentence import read_clauses, subject
from squadlog.language.several import units_named
from squadlog.language.verb import Verb
from squadlog.language.words import Meta, MetaKind
from squadlog.rules.common.advanced import chapter_called


def build(now: Reading, verb: Verb) -> Command | Meta:
    """Read the rest of the sentence after `verb`. Raises Stuck, which `parse` answers with a Misread."""
    command = _BUILDERS.get(_resolve_verb(now, verb), read_parts)(now, verb)
    if now.reader.more():
        if now.reader.peek().key == "overrule":
            now.reader.fail(
                f"{verb.word!r} is refused only where it makes no sense, so it cannot be overruled.",
                "Leave overrule out.",
            )
        now.reader.fail(f"{now.reader.seen()} was not understood after {verb.word!r}.", f"Write {verb.form}.")
    return command


def _overrule_reason(now: Reading, verb: Verb) -> str:
    """Why the table lets stand what takes no other clause; empty if nothing more is said."""
    read_clauses(now, verb)
    return now.slots.overrule


def _resolve_verb(now: Reading, verb: Verb) -> str:
    """What `fire`, `jump` and `go on` stand for at this point of the battle."""
    if verb.build == "shoot":
        if isinstance(now.battle.pending, OpportunityOffer):
            return "opportunity_shot"
        return "fire" if now.battle.stage == "fire" else "declare"
    if verb.build == "onward":
        return "continue" if now.reader.more() else "meta"
    if verb.build == "jump":
        active = now.battle.active
        number = now.reader.peek().text
        if active is not None and (not now.reader.number_next() or number in map(str, active.units)):
            return "declare"
        return "meta" if now.reader.number_next() else "declare"
    return verb.build


def _fire(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "fire")
    queued = now.battle.queued(unit)
    now.slots.manner = verb.manner
    slots = _shot_clauses(now, "shot", queued.weapon if queued else None)
    return say.Fire(
        unit=unit, target=slots.aim, stated=slots.stated(), adjust=slots.adjust,
        beyond=slots.beyond, manner=slots.manner, sector=slots.sector(), overrule=slots.overrule,
    )  # fmt: skip


def _shot_clauses(now: Reading, called: str, weapon: str | None) -> Slots:
    """The clauses of a shot that was declared before: its weapon is settled, `weapon` if it is known."""
    slots, shot = now.slots, verb_called(called)
    if shot is not None:
        read_clauses(now, shot)
    named = slots.weapon or slots.shot_weapon
    if named is not None and named != weapon:
        now.reader.fail(
            f"The shot of unit {slots.unit} was declared with {weapon or 'another weapon'}, not {named}.",
            "Leave the weapon out.",
        )
    return slots


def _opportunity(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "opportunity_shot")
    watcher = now.battle.units.get(unit)
    now.slots.manner = verb.manner
    slots = _shot_clauses(now, "interrupt", watcher.opportunity if watcher is not None else None)
    offer = now.battle.pending
    mover = offer.mover if isinstance(offer, OpportunityOffer) else slots.aim
    if feature_of(slots.aim) is not None or slots.aim not in (None, mover):
        now.reader.fail(f"The mover is unit {mover}, not {slots.aim}.", "Leave the target out.")
    return say.OpportunityShot(
        unit=unit, at_m=slots.at_m, stated=slots.stated(), adjust=slots.adjust, manner=slots.manner,
        sector=slots.sector(), overrule=slots.overrule,
    )  # fmt: skip


def _continue(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "continue")
    read_clauses(now, verb)
    slots = now.slots
    return say.Continue(
        unit=unit, mode=slots.mode, move=slots.move(), engage=slots.engage, overrule=slots.overrule
    )


def _engage(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "engage")
    if now.reader.more() and now.reader.number_next():
        now.slots.engage = take_unit(now.reader, now.battle)
    read_clauses(now, verb)
    slots = now.slots
    if slots.stated() != StatedSighting() or slots.weapon is not None or feature_of(slots.aim) is not None:
        now.reader.fail("A melee has no range, cover or weapon.", f"Write {verb.form}.")
    target = slots.engage if slots.engage is not None else unit_of(slots.aim)
    if target is None:
        now.reader.fail(f"Which enemy does unit {unit} engage?", f"Write {verb.form}.")
    return say.Engage(unit=unit, target=target, in_reach=slots.reach, overrule=slots.overrule)


def _escape(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "escape")
    read_clauses(now, verb)
    slots = now.slots
    if slots.engage is not None:
        now.reader.fail("A unit that escapes does not engage.", f"Write {verb.form}.")
    return say.Escape(unit=unit, mode=slots.mode or "walk", move=slots.move(), overrule=slots.overrule)


def _share(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "share_parry")
    shares = []
    while now.reader.more() and now.reader.peek().key != "overrule":
        attacker, colon, share = now.reader.peek().text.partition(":")
        if not (colon and _small(attacker) and _small(share)):
            now.reader.fail(
                f"{now.reader.seen()} stands where a share should be.",
                "Write attacker and share, such as 3:2.",
            )
        now.reader.take()
        shares.append((int(attacker), int(share)))
    return say.ShareParry(unit=unit, shares=tuple(shares), overrule=_overrule_reason(now, verb))


def _small(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 6


def _order(now: Reading, verb: Verb) -> Command:
    if now.reader.more() and now.reader.peek().key != "overrule":
        if now.battle.stage == "actions" and now.reader.number_next():
            now.reader.fail(
                f"{verb.word!r} is a choice of a grouping, after the initiative roll.",
                "Units walk, run, sprint or crawl.",
                near=("walk", "run"),
            )
        grouping = take_grouping(now.reader, now.battle)
    else:
        undecided = [standing.grouping for standing in now.battle.standings if standing.choice is None]
        if not undecided:
            now.reader.fail("No grouping waits for MOVE or COUNTERMOVE.", f"Write {verb.form}.")
        grouping = undecided[0]
    return say.ChooseOrder(grouping=grouping, overrule=_overrule_reason(now, verb), **verb.fixed)


def _intent(now: Reading, verb: Verb) -> Command:
    unit = subject(now, verb, "give_intent")
    if now.reader.more() and now.reader.peek().key in ("with", "at", "on"):
        now.reader.fail(
            f"{verb.word!r} answers an opening melee.",
            f"To attack in melee write engage {unit} with ENEMY.",
        )
    return say.GiveIntent(unit=unit, overrule=_overrule_reason(now, verb), **verb.fixed)


def _ruling(now: Reading, verb: Verb) -> Command:
    if len(now.reader.tokens) < 3:
        now.reader.fail("Which ruling, and which option?", f"Write {verb.form}.")
    name, option = _ruling_called(now.reader.take().text, now.reader.take().text)
    return say.SetRuling(name=name, option=option, reason=now.reader.because())


def _ruling_called(name: str, option: str) -> tuple[str, str]:
    """A ruling by name or id, whatever the case, and `+3` for the option 3; what is unknown stays as typed."""
    for ruling in load_rulings():
        if ruling.same_as is None and name.casefold() in (ruling.name.casefold(), ruling.id.casefold()):
            return ruling.name, option if ruling.offers(option) else option.removeprefix("+")
    return name, option


def _chapter(now: Reading, verb: Verb) -> Command:
    if not now.reader.more():
        now.reader.fail("Which advanced chapter?", f"Write {verb.form}.")
    chapter = chapter_called(now.reader.take().text.lower())
    for on, word in ((True, "on"), (False, "off")):
        if now.reader.take_words(word):
            return say.SwitchChapter(chapter=chapter, on=on, reason=now.reader.because())
    return now.reader.fail(f"{now.reader.seen()} stands where on or off should be.", f"Write {verb.form}.")


def _note(now: Reading, verb: Verb) -> Command:
    text = now.reader.raw()
    if not text:
        now.reader.fail("What is the note?", f"Write {verb.form}.")
    about = note_about(text, now.battle)
    if not about.text:
        now.reader.fail("What is the note?", f"Write {verb.form}.")
    return note_of(about)


def _told(now: Reading, verb: Verb) -> Command:
    if not (text := now.reader.raw()):
        now.reader.fail("From whom to whom, and how far?", f"Write {verb.form}.")
    return Note(text=f"told {text}", aside=True)


def _end(now: Reading, verb: Verb) -> Command:  # noqa: ARG001 - every builder is given its verb
    reader, place = now.reader, now.reader.place
    if not (reader.take_words("the", "battle") or reader.take_words("battle")):
        return say.EndBattle(reason=reader.because() or reader.rest())
    if reader.place < len(reader.tokens) and reader.peek().key != "because":
        reader.place = place  # it is the beginning of a reason
    return say.EndBattle(reason=reader.because() or reader.rest())


def _meta(now: Reading, verb: Verb) -> Meta:
    reader = now.reader
    kind = cast("MetaKind", "jump" if verb.build == "jump" else verb.choice)
    match kind:
        case "branch":
            try:
                return Meta(kind="branch", name=safe_name(reader.raw()))
            except ValueError:
                return reader.fail(
                    "A branch needs a name of 1 to 40 characters.", f"Write {verb.form}.", back=1
                )
        case "again" | "before":
            return Meta(kind=kind, units=units_named(reader, now.battle, verb))
        case "onward":
            return Meta(kind="onward")
        case "withdraw":
            return Meta(kind="withdraw")
        case "jump" if reader.place < len(reader.tokens) and not reader.number_next():
            return Meta(kind="jump", name=reader.raw())
        case "jump":
            return Meta(kind="jump", number=reader.take_number("a number"), why=reader.because())
        case "die":
            face, row = reader.take_number("a number"), list[int]()
            while reader.more():
                row.append(reader.take_number("a number"))
            return Meta(kind="die", number=face, row=tuple(row))
        case "log":
            return Meta(kind="log", number=reader.take_number("a number") if reader.more() else 0)
        case _:
            why = reader.because()
            number = reader.take_number("the number of steps") if reader.more() and not why else 1
            if number < 1:
                reader.fail("The number of steps must be 1 or more.", f"Write {verb.form}.", back=1)
            return Meta(kind=kind, number=number, why=why or reader.because())


_BUILDERS: Mapping[str, Callable[[Reading, Verb], Command | Meta]] = {
    "choose_order": _order, "declare": declare, "continue": _continue, "standing": standing_order,
    "stand_down": stand_down, "stop": stop, "engage": _engage, "fire": _fire, "opportunity_shot": _opportunity,
    "give_intent": _intent, "escape": _escape, "share_parry": _share, "place_feature": place, "place_unit": put,
    "set_ruling": _ruling, "switch_chapter": _chapter, "correct": correct, "group": group, "add": add,
    "note": _note, "told": _told, "end_battle": _end, "meta": _meta,
}  # fmt: skip
"""Verbs whose sentences need more than their parts to be read."""
