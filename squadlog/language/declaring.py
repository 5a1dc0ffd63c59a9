"""A sentence that says what a unit does: now, by one `Declare`, or from now on, by a standing order."""

from dataclasses import replace

from squadlog.base.names import as_sentence
from squadlog.battle.by_hand import read_moment
from squadlog.battle.commands import Cancel, Command, Declare, order_for
from squadlog.battle.moment import Moment
from squadlog.battle.standing import STANDING, EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import MOVING, SHOTS, ShotPlan
from squadlog.facts.ground_facts import StatedSighting, Waypoint
from squadlog.language.chapters.rounds import is_said_by_item, round_at_a_point, rounds_of
from squadlog.language.compass import point_next, take_goal, take_point
from squadlog.language.naming import take_unit, take_weapon
from squadlog.language.reading import MODE_WORDS, Reading, Slots
from squadlog.language.sentence import read_clauses, subject
from squadlog.language.several import units_named
from squadlog.language.verb import Verb


def declare(now: Reading, verb: Verb) -> Declare:
    """The action that the verb and its clauses name. Raises Stuck."""
    slots = now.slots
    unit = subject(now, verb, "declare")
    slots.action, slots.mode, slots.posture, slots.extras = verb.action, verb.mode, verb.posture, verb.extras
    slots.manner, slots.rounds = verb.manner, verb.rounds
    if verb.long:
        if not now.reader.more():
            now.reader.fail("Which action?", f"Action keys are {', '.join(now.book.actions)}.")
        slots.action = _action_key(now)
        slots.rounds = rounds_of(slots.action)
    acting = read_clauses(now, replace(verb, families=verb.families - {"roll", "breach", "interrupt"}))
    floors = slots.floors if slots.floors is not None else acting.floors or verb.floors or 0
    if slots.action is not None and slots.action not in SHOTS and not (verb.long or slots.rounds):
        _retarget(now, slots, acting)
    if slots.action == "pick_up_object" and not verb.long:
        _take_item_on_body(now, slots)
    shot = _plan(now, slots, long=verb.long)
    weapon = slots.weapon if verb.long or shot is None or slots.rounds else shot.weapon
    return Declare(
        unit=unit, action=slots.action or "", mode=slots.mode, weapon=weapon, target=slots.target,
        feature=slots.feature,
        item=slots.item, partner=slots.partner, posture=slots.posture, extras=slots.extras,
        floors=0 if verb.long and slots.floors is None else floors, shot=shot, move=slots.move(), engage=slots.engage,
        pack=slots.pack, overrule=slots.overrule,
    )  # fmt: skip


def standing_order(now: Reading, verb: Verb) -> GiveStandingOrder:
    """`standing 9 run to 14,8`: who, and what it does from now on by itself. Raises Stuck."""
    return GiveStandingOrder(units=_units(now, verb), task=_task(now, verb))


def stand_down(now: Reading, verb: Verb) -> EndStandingOrder:
    """`stand-down 9`. Raises Stuck."""
    return EndStandingOrder(units=_units(now, verb))


def stop(now: Reading, verb: Verb) -> Command:
    """`stop 9`: the standing orders of these units, or where none of them has one their actions. Raises Stuck."""
    units = _units(now, verb)
    led = tuple(number for number in units if (unit := now.battle.units.get(number)) and unit.holds(STANDING))
    return EndStandingOrder(units=led) if led else order_for(units, lambda unit: Cancel(unit=unit))


def _units(now: Reading, verb: Verb) -> tuple[int, ...]:
    return units_named(now.reader, now.battle, verb) or (subject(now, verb, "declare"),)


def _task(now: Reading, verb: Verb) -> Task:
    reader = now.reader
    if not reader.more():
        reader.fail("Which standing order?", f"Write {verb.form}.")
    if reader.take_words("fire") or reader.take_words("shoot"):
        for word in ("at", "on"):
            reader.take_words(word)
        target = take_unit(reader, now.battle)
        return Task(
            what="fire",
            target=target,
            weapon=take_weapon(reader, now.book) if reader.take_words("with") else None,
        )
    if reader.take_words("hold") or reader.take_words("wait"):
        return Task(what="hold", until=_until(now))
    mode = MODE_WORDS.get(reader.peek().key)
    if mode not in MOVING:
        reader.fail(f"{reader.seen()} is not a standing order.", f"Write {verb.form}.")
    reader.take()
    return _goal(now, Task(what="go", mode=mode), verb)


def _goal(now: Reading, task: Task, verb: Verb) -> Task:
    reader = now.reader
    if reader.take_words("beside"):
        return replace(task, beside=take_unit(reader, now.battle))
    for word in ("to", "via", "toward", "towards"):
        reader.take_words(word)
    if point_next(reader):
        path = [take_point(reader)]
        while reader.more() and point_next(reader):
            path.append(take_point(reader))
        return replace(task, path=tuple(path))
    if not reader.more():
        reader.fail("Where does it go?", f"Write {verb.form}.")
    if reader.metres_next():
        return replace(task, metres=reader.take_metres("the distance"))
    place = take_goal(now, (0.0, 0.0)).place
    return replace(task, path=(Waypoint(x=place.x, y=place.y, floor=place.floor),))


def _until(now: Reading) -> Moment | None:
    reader = now.reader
    reader.take_words("until")
    if not reader.more() or reader.take_words("seen"):
        return None
    try:
        return read_moment(reader.take().text)
    except ValueError as error:
        return reader.fail(as_sentence(error), back=1)


def _take_item_on_body(now: Reading, slots: Slots) -> None:
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
        f"{token.text!r} is not an action.",
        f"Action keys are {', '.join((*now.book.actions, *extra.values()))}.",
        back=1,
    )


def _retarget(now: Reading, slots: Slots, acting: Verb) -> None:
    """`open 3 at D1` means the door; nothing else but a shot is `at` somebody."""
    if isinstance(slots.aim, str) and slots.feature is None and "feature" in acting.bare:
        slots.feature, slots.aim = slots.aim, None
    if slots.aim is not None:
        now.reader.fail(f"{acting.word!r} takes no target.", f"Write {acting.form}.")


def _plan(now: Reading, slots: Slots, *, long: bool) -> ShotPlan | None:
    stated = slots.stated()
    if slots.rounds:
        return None if is_said_by_item(slots, long=long) else round_at_a_point(now)
    nothing = slots.aim is None and stated == StatedSighting() and slots.manner is None
    if nothing and slots.shot_weapon is None:
        return None
    who = 3 if slots.unit is None else slots.unit
    if slots.action not in SHOTS and not long:
        if slots.manner is not None:
            now.reader.fail(
                "Burst and area belong to a shot, and none is declared.",
                f"On opportunity fire, say so with the shot: interrupt {who} burst, or interrupt {who} area.",
            )
        now.reader.fail(
            "Range, sight and cover belong to a shot, and none is declared.",
            f"Add fire, such as walk {who} fire at 11.",
        )
    shooter = now.battle.units.get(slots.unit if slots.unit is not None else -1)
    weapon = slots.shot_weapon or slots.weapon or (shooter.in_hand if shooter is not None else None)
    if weapon is None and shooter is None:
        now.reader.fail(f"There is no unit {slots.unit}.", f"Units: {', '.join(map(str, now.battle.units))}.")
    if weapon is None:
        now.reader.fail("With which weapon?", "Add with and its code, such as with SR.")
    return ShotPlan(
        weapon=weapon, target=slots.aim, stated=stated, manner=slots.manner or "", sector=slots.sector()
    )
