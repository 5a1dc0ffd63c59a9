"""What a battle asks of a seat, in words: a sentence or two, answers to choose from by number, and what Enter does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from squadlog.base.dice import Roll
from squadlog.base.records import record
from squadlog.battle import commands
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.standing import STANDING
from squadlog.battle.state import MOVING
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.reply import Reply
from squadlog.session.view.shots.answers import target_choices
from squadlog.session.view.shots.chances import chance

if TYPE_CHECKING:
    from squadlog.battle.commands import Command
    from squadlog.battle.pending import Intent
    from squadlog.battle.refusal import Refusal
    from squadlog.battle.state import Known, Mode
    from squadlog.rules.common.ask import Ask
    from squadlog.session.seat import Seat

INTENTS = {
    "attack": "attack: fight to wound",
    "parry": "parry: fight to keep from being wounded",
    "avoid": "avoid: roll to get away",
    "out": "out: break off; the melee ends if both sides choose this",
}
AWAY: dict[Mode, str] = {
    "walk": "walk away", "run": "run away", "sprint": "sprint away", "crawl": "crawl away",
    "backward": "walk away backward", "crawl_back": "crawl away backward", "sideways": "step away sideways",
    "jump": "jump away",
}  # fmt: skip
SHORTER = (2.0, 1.0, 0.5, 0.25)
WISHES = (None, *SHORTER[1:])
"""Metres of a move that are tried, one after the other."""


@record
class Question:
    """What is asked. `enter` is the sentence that Enter alone says; empty where it says nothing.

    `hint` says how an answer is written, for whoever has not seen such a question yet.
    `side` is whose word it is, by name, empty for anybody's; `mine` whether the seat that looks may give it.
    `secret` hides it from whoever else looks at the same screen.
    """

    lines: tuple[str, ...]
    hint: str = ""
    choices: tuple[Reply, ...] = ()
    enter: str = ""
    side: str = ""
    mine: bool = True
    secret: bool = False

    def told(self, *, hinted: bool = True) -> Iterator[str]:
        """The question, one thing a line."""
        yield from self.lines
        if self.hint and hinted:
            yield self.hint
        yield from (f"{number}: {choice.words}" for number, choice in enumerate(self.choices, start=1))


def question(seat: Seat) -> Question:
    """What is asked now, as that seat may hear it."""
    battle, ask, roll = seat.known, seat.due.ask(), seat.die.roll
    side = roll.side if roll is not None else ask.side
    name = battle.setup.side_name(side)
    if not seat.asked():
        waits = f"{name} rolls a die: {die_words(roll)}." if roll is not None else ask.sentence
        whom = f"Waits for {name}. " if name else ""
        return Question(lines=(f"{whom}{waits}", "Press Enter to look again."), side=name, mine=False)
    if roll is not None:
        return _die(battle, roll, seat.for_other_home(roll.side))
    return _build_question(seat, battle, ask)


def _build_question(seat: Seat, battle: Known, ask: Ask) -> Question:
    name = battle.setup.side_name(ask.side)
    match ask.kind:
        case "begin":
            return Question(
                lines=(ask.sentence, "Press Enter to begin."), choices=_offer_replies(seat), enter="begin"
            )
        case "roll_initiative":
            lines = (ask.sentence, "Press Enter to roll.")
            return Question(lines=lines, choices=_offer_replies(seat), enter="initiative")
        case "choose_order" if ask.grouping is not None:
            return Question(lines=(ask.sentence,), choices=tuple(_orders(ask.grouping)), side=name)
        case "declare":
            beside = tuple(f"{one.words}: {one.says}." for one in _offer_replies(seat))
            return _orders_asked(battle, ask, name, (*seat.rules.hints(), *beside))
        case "fire" if ask.units:
            return _shot(seat, battle, ask, name)
        case "step" if ask.options:
            choices = tuple(Reply(say(option.says), option.words) for option in ask.options)
            enter = choices[ask.enter - 1].says if ask.enter else ""
            told = (f"Press Enter for {ask.enter}.",) if ask.enter else ()
            lines = (ask.sentence, *seat.due.foretold(), *told)
            return Question(lines=lines, hint=ask.hint, choices=choices, enter=enter, side=name)
        case "over":
            lines = (ask.sentence, "score shows the points, undo undoes, quit leaves.")
            return Question(lines=lines, choices=_offer_replies(seat))
    return _pending(seat, battle, ask, name)


def _offer_replies(seat: Seat) -> tuple[Reply, ...]:
    """What may be said beside what is asked."""
    return tuple(Reply(say(one.says), one.words) for one in seat.due.offers())


def _pending(seat: Seat, battle: Known, ask: Ask, name: str) -> Question:
    match battle.pending:
        case OpportunityOffer(watchers=(watcher, *_)):
            shot = commands.OpportunityShot(unit=watcher)
            odds = chance(seat.rules.preview(shot))
            choices = (
                Reply(
                    f"fire {watcher}",
                    f"they are seen: {name_of(battle, watcher)} fires{odds and f', {odds}'}",
                ),
                Reply(say(commands.DeclineShot(unit=watcher)), "they are not seen, or hold fire"),
            )
            more = (
                f"You can add the point of the move, range or cover, such as fire {watcher} after 2m range 9."
            )
            return Question(lines=(ask.sentence,), hint=more, choices=choices, side=name)
        case IntentAsked(unit=unit) as asked:
            options = open_intents(asked, seat.rules.refusal)
            intents = tuple(Reply(f"{option} {unit}", INTENTS[option]) for option in options)
            return Question(lines=(ask.sentence,), choices=intents, side=name, secret=True)
        case EscapeAsked(unit=unit):
            ways = open_escapes(battle, unit, seat.rules.refusal)
            more = _otherwise(battle, unit, seat.rules.refusal)
            offered = tuple(Reply(say(way), f"{AWAY[way.mode]}, and get clear") for way in ways)
            return Question(lines=(ask.sentence,), hint=more, choices=offered, side=name)
        case SharesAsked(unit=unit, attackers=attackers, left=left):
            wholly = tuple(
                Reply(
                    say(commands.ShareParry(unit=unit, shares=((one, left),))),
                    f"all of it against {name_of(battle, one)}",
                )
                for one in attackers
            )
            more = f"Other shares, such as share {unit} {attackers[0]}:2 {attackers[-1]}:1."
            return Question(lines=(ask.sentence,), hint=more, choices=wholly, side=name)
    return Question(lines=(ask.sentence,), side=name)


def _die(battle: Known, roll: Roll, elsewhere: str = "") -> Question:
    needed = f"; {roll.needs}" if roll.needed else ""
    lowest = "1 to 9, and 0 for 10" if roll.die == 10 else f"1 to {roll.die}"
    whose = roller(battle, roll)
    return Question(
        lines=(
            f"Die: {die_words(roll)}, for {whose}{needed}.",
            elsewhere or f"Type the number rolled, {lowest}; or write roll, and the app rolls.",
        ),
        side=battle.setup.side_name(roll.side),
    )


def die_words(roll: Roll) -> str:
    """A die and what it is rolled for."""
    return f"d{roll.die} for {roll.name.replace('_', ' ')}"


def roller(battle: Known, roll: Roll) -> str:
    """Whose die it is: side, grouping or unit, by name; `anybody` if it is nobody's."""
    who = roll.who
    if who in battle.groupings:
        who = battle.groupings[who].name
    elif who.isdigit():
        who = name_of(battle, int(who))
    return ", ".join(filter(None, dict.fromkeys((who, battle.setup.side_name(roll.side))))) or "anybody"


def _orders(grouping: str) -> Iterator[Reply]:
    yield Reply(
        say(commands.ChooseOrder(grouping=grouping, choice="MOVE")), "MOVE: act before those that COUNTERMOVE"
    )
    yield Reply(
        say(commands.ChooseOrder(grouping=grouping, choice="COUNTERMOVE")),
        "COUNTERMOVE: act after them, and see what they do",
    )


def _orders_asked(battle: Known, ask: Ask, name: str, hints: tuple[str, ...]) -> Question:
    if ask.grouping is None:
        return Question(lines=(ask.sentence,))
    busy = [n for n in ask.units if battle.units[n].action is not None or battle.units[n].holds(STANDING)]
    free = [n for n in ask.units if n not in busy]
    now = battle.now
    whose = f"Turn {now.turn}, subphase {now.subphase}: {battle.groupings[ask.grouping].name} acts."
    lines = [whose, *hints]
    if free:
        lines.append(f"Free: {', '.join(name_of(battle, n) + _say_hindered(battle, n) for n in free)}.")
    if busy:
        lines.append(f"Busy: {', '.join(name_of(battle, n) for n in busy)}.")
    if not free:
        lines.append("Press Enter for done.")
        return Question(lines=tuple(lines), enter="done", side=name)
    hint = f"Write orders, such as walk {free[0]} 2m; {free[0]} lists what they can do; done ends the orders."
    return Question(lines=tuple(lines), hint=hint, side=name)


def _say_hindered(battle: Known, number: int) -> str:
    return " (dazed)" if battle.units[number].dazed(battle.now) else ""


def _shot(seat: Seat, battle: Known, ask: Ask, name: str) -> Question:
    unit = ask.units[0]
    shot = battle.queued(unit)
    planned = shot.plan.target if shot is not None and shot.plan else None
    choices = tuple(target_choices(seat, battle, unit))
    lines = [ask.sentence]
    stated = (
        f"You can add range and cover, such as {choices[0].says} range 15 cover half-hard." if choices else ""
    )
    enter = ""
    if isinstance(planned, int) and any(choice.says == f"fire {unit} at {planned}" for choice in choices):
        enter = f"fire {unit}"
        lines.append(f"Press Enter to fire at {name_of(battle, planned)}, as ordered.")
    let_go = Reply(f"hold-fire {unit}", "hold fire")
    hint = "" if battle.setup.map else stated
    return Question(lines=tuple(lines), hint=hint, choices=(*choices, let_go), enter=enter, side=name)


def open_intents(asked: IntentAsked, refusal: Callable[[Command], Refusal | None]) -> tuple[Intent, ...]:
    """What a fighter may choose of what it is asked; all of it where the rules allow none."""
    found = tuple(
        one for one in asked.options if refusal(commands.GiveIntent(unit=asked.unit, intent=one)) is None
    )
    return found or asked.options


def open_escapes(
    battle: Known,
    unit: int,
    refusal: Callable[[Command], Refusal | None],
    wishes: tuple[float | None, ...] = WISHES,
) -> tuple[commands.Escape, ...]:
    """The escape moves a unit may make as things stand, one for each way of moving (MEL-12).

    Straight on, as far as it goes; a fixed number of metres where the rules let nobody go farther. On a map it is
    measured whether a move gets clear, and said only where no way does. Empty where all are refused.
    """
    for clears in (None, True) if battle.setup.map else (True,):
        for metres in wishes:
            move = StatedMove(clears=clears, distance_m=metres)
            ways = [commands.Escape(unit=unit, mode=mode, move=move) for mode in MOVING]
            if found := tuple(way for way in ways if refusal(way) is None):
                return found
    return ()


def _otherwise(battle: Known, unit: int, refusal: Callable[[Command], Refusal | None]) -> str:
    """How another move is said; where none is open, how what cannot be is let stand."""
    for way in open_escapes(battle, unit, refusal, SHORTER)[:1]:
        return f"Or describe another move, such as {say(way).replace(' moving', '')}."
    return f"Describe the move, such as escape {unit} walking 2m clears; if there is no way, add overrule because ..."
