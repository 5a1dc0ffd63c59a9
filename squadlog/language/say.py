"""A command as a sentence that the language reads back as the same command."""

import re
from collections.abc import Iterator

from squadlog.base.lengths import length_unit
from squadlog.base.records import replace
from squadlog.battle import commands as said
from squadlog.battle.commands import Command, Declare
from squadlog.battle.ledger import Adjustment
from squadlog.battle.saying import Note, PrivateNote
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder, Task
from squadlog.battle.state import SHOTS, Mode, ShotPlan
from squadlog.facts.ground_facts import SMOKE, Lying, Sector, StatedMove, StatedSighting, Target, Waypoint
from squadlog.language.chapters.notes import say_note
from squadlog.language.chapters.verbs import ADVANCED_VERBS, verb_called
from squadlog.language.parts import say_parts
from squadlog.language.ranks import say_grouping_command
from squadlog.language.referee import say_feature
from squadlog.language.several import join_sentences
from squadlog.language.verb import Verb
from squadlog.language.verbs import VERBS
from squadlog.language.words import because_of, decimal, metres, quote, say_overruled, waypoint
from squadlog.rules.common.kept.explosions import ONTO

_PLAIN = re.compile(r"[A-Za-z0-9_.+:-]+")
_MODE_WORDS: dict[Mode, str] = {
    "walk": "walking", "run": "running", "sprint": "sprinting", "crawl": "crawling", "backward": "backward",
    "crawl_back": "crawling-back", "sideways": "sideways", "turn": "turning", "kneel": "kneeling",
    "stairs": "climbing", "jump": "jumping",
}  # fmt: skip
_SHORT = {
    (verb.action, verb.mode, verb.posture, verb.extras): verb
    for verb in reversed((*VERBS, *ADVANCED_VERBS))  # of two verbs that say the same, the first is used
    if verb.build == "declare" and verb.action not in (None, "aimed_fire") and verb.floors is None
}  # fmt: skip


def say(command: Command) -> str:
    """The sentence for a command; numbers and quoted names, so that it means the same in any battle of these units."""
    match command:
        case said.Declare():
            return _declare(command)
        case said.Continue():
            how = f" {_MODE_WORDS[command.mode]}" if command.mode is not None else ""
            return _join_clauses(
                f"continue {command.unit}{how}", _move(command.move, command.engage), command.overrule
            )
        case said.Engage():
            reach = {True: " in reach", False: " out of reach", None: ""}[command.in_reach]
            return f"engage {command.unit} with {command.target}{reach}{say_overruled(command.overrule)}"
        case said.Orders():
            return join_sentences([say(one) for one in command.orders])
        case GiveStandingOrder():
            return f"standing {_units(command.units)} {_task(command.task)}"
        case EndStandingOrder():
            return f"stand-down {_units(command.units)}"
        case said.Fire() | said.OpportunityShot():
            return _shot(command)
        case said.Escape():
            mode = _MODE_WORDS[command.mode]
            return _join_clauses(f"escape {command.unit} {mode}", _move(command.move, None), command.overrule)
        case said.ShareParry():
            pairs = " ".join(f"{attacker}:{share}" for attacker, share in command.shares)
            return f"share {command.unit} {pairs}".rstrip() + say_overruled(command.overrule)
        case said.PlaceFeature():
            return f"place {say_feature(command.feature)}"
        case said.PlaceUnit():
            return _put(command)
        case said.SetRuling():
            return f"rule {_word(command.name)} {_word(command.option)}{because_of(command.reason)}"
        case said.Correct():
            return f"correct {command.unit} {_changes(command.changes)}{because_of(command.reason)}"
        case said.CorrectFeature():
            return f"correct feature {quote(command.feature)} {_changes(command.changes)}{because_of(command.reason)}"
        case said.CorrectTurn():
            return f"correct {_changes(command.changes)}{because_of(command.reason)}"
        case said.Regroup() | said.AddUnit():
            return say_grouping_command(command)
        case Note() | PrivateNote():
            return say_note(command)
        case _:
            return say_parts(command)


def _put(command: said.PlaceUnit) -> str:
    at = command.position
    if at is None:
        return f"put {command.unit} off{say_overruled(command.overrule)}"
    floor = f" floor {command.floor}" if command.floor != 1 else ""
    spot = f"{decimal(at.x)},{decimal(at.y)}"
    return f"put {command.unit} {spot}{floor} facing {decimal(at.facing_deg)}deg{say_overruled(command.overrule)}"


def _units(units: tuple[int, ...]) -> str:
    return ",".join(map(str, units))


def _task(task: Task) -> str:
    match task.what:
        case "fire":
            return f"fire at {task.target}" + ("" if task.weapon is None else f" with {quote(task.weapon)}")
        case "hold":
            return f"hold until {'seen' if task.until is None else task.until}"
        case "go":
            goal = " ".join(["to", *map(waypoint, task.path)]) if task.path else metres(task.metres or 0.0)
            return f"{task.mode.replace('_', '-')} {goal if task.beside is None else f'beside {task.beside}'}"


def _word(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else quote(text)


def _changes(changes: tuple[tuple[str, str], ...]) -> str:
    return " ".join(f"{name}={_word(_with_unit(name, value))}" for name, value in changes)


def _with_unit(name: str, value: str) -> str:
    """A width of bare metres with its unit, where the table's is another."""
    return f"{value}m" if name == "width" and length_unit() != "m" and value[-1:].isdigit() else value


def _join_clauses(head: str, clauses: Iterator[str], overrule: str) -> str:
    return " ".join([head, *clauses]) + say_overruled(overrule)


def _verb(command: Declare) -> Verb | None:
    """The verb that says action, mode, posture and extras by itself, if there is one."""
    return _SHORT.get((command.action, command.mode, command.posture, command.extras))


def _word_anywhere(verb: Verb) -> str:
    """The first of its words that no chapter gives another meaning: `call elevator`, for `call` calls fire missions."""
    return next((word for word in verb.words if verb_called(word.replace("-", "_")) is verb), verb.word)


def _declare(command: Declare) -> str:
    verb = _verb(command)
    if verb is not None and verb.rounds and command.shot is not None:
        head = " ".join(filter(None, (verb.word, str(command.unit), command.shot.weapon)))
        return _join_clauses(head, _details(command, long=False), command.overrule)
    if command.action == "dive" and len(command.extras) == 1 and command.extras[0].startswith(ONTO):
        rest = _details(replace(command, extras=()), long=True)
        onto = f"onto {command.extras[0].removeprefix(ONTO)}"
        return _join_clauses(f"dive {command.unit}", iter([*rest, onto]), command.overrule)
    if command.action in SHOTS or command.shot is not None or verb is None or verb.rounds:
        return _join_clauses(
            f"declare {command.unit} {_word(command.action)}", _details(command, long=True), command.overrule
        )
    return _join_clauses(
        f"{_word_anywhere(verb)} {command.unit}", _details(command, long=False), command.overrule
    )


def _details(command: Declare, *, long: bool) -> Iterator[str]:
    if long:
        if command.mode is not None:
            yield _MODE_WORDS[command.mode]
        if command.posture is not None:
            yield f"posture {command.posture}"
        yield from (f"plus {_word(extra)}" for extra in command.extras)
    if command.weapon is not None:
        yield f"with {quote(command.weapon)}"
    if command.target is not None:
        yield f"target {command.target}"
    if command.feature is not None:
        yield f"feature {quote(command.feature)}"
    if command.item is not None:
        yield f"item {quote(command.item)}"
    if command.partner is not None:
        yield f"to {command.partner}"
    if command.floors:
        yield f"floors {command.floors}"
    yield from _move(command.move, command.engage)
    if command.pack is not None:
        yield f"pack {'on' if command.pack else 'off'}"
    if command.shot is not None:
        verb = None if long else _verb(command)
        yield from _plan(command.shot, command.weapon, named=verb is not None and bool(verb.rounds))


def manner_word(manner: str) -> str:
    """What a manner of firing is called in a sentence; empty is the ordinary shot."""
    return {"": "single", "concentrated": "burst"}.get(manner, manner)


def _manner(manner: str | None, sector: Sector | None) -> Iterator[str]:
    if manner is not None:
        yield manner_word(manner) + (
            f" facing {decimal(sector.axis_deg)}deg"
            if sector is not None and sector.axis_deg is not None
            else ""
        )
    if sector is not None and sector.units:
        seen = dict(sector.seen)
        told = (
            " ".join([str(one), *_sighting(seen[one])]) if one in seen else str(one) for one in sector.units
        )
        yield f"at {' '.join(told)}"


def _plan(shot: ShotPlan, weapon: str | None, *, named: bool) -> Iterator[str]:
    yield from _manner(shot.manner or None, shot.sector)
    yield from _target(shot.target)
    if shot.told:
        yield f"at {quote(shot.told)}"
    if shot.weapon and not named and (shot.weapon != weapon or shot.target is None):
        yield f"shot-with {quote(shot.weapon)}"
    yield from _sighting(shot.stated)
    yield from map(_adjustment, shot.adjust)


def say_plan(plan: ShotPlan, weapon: str | None) -> str:
    """What a declaration with that weapon says of its shot: at whom, from how far, behind what."""
    return " ".join(_plan(plan, weapon, named=False))


def _target(target: Target | None) -> Iterator[str]:
    if isinstance(target, int):
        yield f"at {target}"
    if isinstance(target, Waypoint):
        yield f"at {waypoint(target)}"
    if isinstance(target, str):
        yield f"at feature {quote(target)}"
    if isinstance(target, Lying):
        yield f"at thing {quote(str(target.id))}"


def _sighting(stated: StatedSighting) -> Iterator[str]:
    if stated.distance_m is not None:
        yield f"range {metres(stated.distance_m)}"
    if stated.in_arc is not None:
        yield "in arc" if stated.in_arc else "out of arc"
    if stated.in_sight is not None:
        yield "in sight" if stated.in_sight else "no sight"
    if stated.covers is not None:
        yield (
            " ".join(["cover", *(key.replace("_", "-") for key in stated.covers)])
            if stated.covers
            else "no cover"
        )
    if stated.spotted:
        yield "spotted"
    for kind, deep_m in stated.depths:
        yield SMOKE if kind == SMOKE else f"{kind.replace('_', '-')} {metres(deep_m)}"
    if stated.at is not None:
        yield f"aim {decimal(stated.at[0])},{decimal(stated.at[1])}"


def _move(move: StatedMove, engage: int | None) -> Iterator[str]:
    if move.path:
        yield " ".join(["via", *map(waypoint, move.path)])
    if move.as_far:
        yield "as far"
    if move.distance_m is not None:
        yield f"moving {metres(move.distance_m)}"
    if move.ground:
        ground = ",".join("+".join(metre) or "clear" for metre in move.ground)
        yield f"over {ground}{',' if len(move.ground) == 1 else ''}"
    for turn in move.turns:
        left = " left" if turn.left else ""
        yield f"turn {decimal(turn.degrees)}{left}" + (
            f" after {metres(turn.after_m)}" if turn.after_m else ""
        )
    if move.seen_by is not None:
        seen = ", ".join(f"{glimpse.watcher} at {metres(glimpse.at_m)}" for glimpse in move.seen_by)
        yield f"seen by {seen}" if seen else "unseen"
    if move.clears is not None:
        yield "clears" if move.clears else "stays close"
    if move.into is not None:
        yield f"into {move.into}"
    if move.facing_deg is not None:
        yield f"facing {decimal(move.facing_deg)}deg"
    if engage is not None:
        yield f"engage {engage}"


def _shot(command: said.Fire | said.OpportunityShot) -> str:
    if isinstance(command, said.Fire):
        said_so = _manner(command.manner, command.sector)
        head = " ".join([f"shot {command.unit}", *said_so, *_target(command.target)])
        tail = [f"beyond {unit}" for unit in command.beyond]
    else:
        head = f"interrupt {command.unit}" + (
            "" if command.at_m is None else f" after {metres(command.at_m)}"
        )
        head = " ".join([head, *_manner(command.manner, command.sector)])
        tail = []
    clauses = [*_sighting(command.stated), *map(_adjustment, command.adjust), *tail]
    return _join_clauses(head, iter(clauses), command.overrule)


def _adjustment(change: Adjustment) -> str:
    head = f"strike {_word(change.strike)}" if change.kind == "strike" else f"adjust {change.value:+d}"
    return head + because_of(change.reason)
