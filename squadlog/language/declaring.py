"""A sentence that declares an action: the words round the verb become one `Declare`."""

from dataclasses import replace

from squadlog.battle.commands import Declare
from squadlog.battle.state import SHOTS, ShotPlan
from squadlog.facts import StatedSighting
from squadlog.language.reading import Reading
from squadlog.language.sentence import read_clauses, subject
from squadlog.language.slots import Slots
from squadlog.language.verb import Verb


def declare(now: Reading, verb: Verb) -> Declare:
    """The action that the verb and its clauses name. Raises Stuck."""
    slots = now.slots
    unit = subject(now, verb, "declare")
    slots.action, slots.mode, slots.posture, slots.extras = verb.action, verb.mode, verb.posture, verb.extras
    if verb.long:
        if not now.reader.more():
            now.reader.fail("Which action?", f"Action keys are {', '.join(now.book.actions)}.")
        slots.action = _action_key(now)
    acting = read_clauses(now, replace(verb, families=verb.families - {"roll", "breach", "interrupt"}))
    floors = slots.floors if slots.floors is not None else acting.floors or verb.floors or 0
    if slots.action is not None and slots.action not in SHOTS and not verb.long:
        _retarget(now, slots, acting)
    if slots.action == "pick_up_object" and not verb.long:
        _named_on_body(now, slots)
    shot = _plan(now, slots, long=verb.long)
    weapon = slots.weapon if verb.long or shot is None else shot.weapon
    return Declare(
        unit=unit, action=slots.action or "", mode=slots.mode, weapon=weapon, target=slots.target,
        feature=slots.feature,
        item=slots.item, partner=slots.partner, posture=slots.posture, extras=slots.extras,
        floors=0 if verb.long and slots.floors is None else floors, shot=shot, move=slots.move(), engage=slots.engage,
        pack=slots.pack, overrule=slots.overrule,
    )  # fmt: skip


def _named_on_body(now: Reading, slots: Slots) -> None:
    """`pick 3 key from 9`: the object is among what the body carries; `key` alone is a search for one (ACT-66)."""
    body = now.battle.units.get(slots.target) if slots.target is not None else None
    if body is None or slots.item is None or slots.literal:
        return
    has = (*body.weapons, *body.items, *body.keys)
    begun = [thing for thing in has if thing.casefold().startswith(slots.item.casefold())]
    if len(begun) == 1:
        slots.item = begun[0]
    elif slots.item.casefold() == "key":
        slots.item, slots.extras = None, (*slots.extras, "key")


def _action_key(now: Reading) -> str:
    token = now.reader.take()
    extra = {action.name.casefold(): f"extra:{action.name}" for action in now.battle.setup.extra_actions}
    if token.key in now.book.actions:
        return token.key
    if token.text.startswith("extra:"):
        return token.text
    begun = [key for name, key in extra.items() if name.startswith(token.text.casefold())]
    if token.text.casefold() in extra or len(begun) == 1:
        return extra.get(token.text.casefold(), begun[0])
    return now.reader.fail(
        f"{token.text!r} is no action.",
        f"Action keys are {', '.join((*now.book.actions, *extra.values()))}.",
        back=1,
    )


def _retarget(now: Reading, slots: Slots, acting: Verb) -> None:
    """`open 3 at D1` means the door; nothing else but a shot is `at` somebody."""
    if isinstance(slots.aim, str) and slots.feature is None and "feature" in acting.bare:
        slots.feature, slots.aim = slots.aim, None
    if slots.aim is not None:
        now.reader.fail(f"{acting.word!r} is not done at a target.", f"Write {acting.form}.")


def _plan(now: Reading, slots: Slots, *, long: bool) -> ShotPlan | None:
    stated = slots.stated()
    nothing = slots.aim is None and stated == StatedSighting()
    if nothing and slots.shot_weapon is None:
        return None
    if slots.action not in SHOTS and not long:
        now.reader.fail(
            "Range, sight and cover belong to a shot, and none is declared.",
            "Add fire, such as walk 3 fire at 11.",
        )
    shooter = now.battle.units.get(slots.unit if slots.unit is not None else -1)
    weapon = slots.shot_weapon or slots.weapon or (shooter.in_hand if shooter is not None else None)
    if weapon is None and shooter is None:
        now.reader.fail(f"There is no unit {slots.unit}.", f"Units: {', '.join(map(str, now.battle.units))}.")
    if weapon is None:
        now.reader.fail("With which weapon?", "Add with and its code, such as with SR.")
    return ShotPlan(weapon=weapon, target=slots.aim, stated=stated)
