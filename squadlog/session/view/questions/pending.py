"""What is asked in the middle of a step: a shot at a mover, a secret intent, an escape, the shares of a parry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle import commands
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.session.view.answer import Answer
from squadlog.session.view.questions.escapes import AWAY, SHORTER, escape_form, open_escapes
from squadlog.session.view.questions.shares import share_form
from squadlog.session.view.shots.chances import chance

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.pending import Intent
    from squadlog.battle.state import Known
    from squadlog.session.seat import Seat
    from squadlog.session.view.asked_rules import WhyNot
    from squadlog.session.view.questions.question_value import Question

INTENTS = {
    "attack": "attack: fight to wound",
    "parry": "parry: fight to keep from being wounded",
    "avoid": "avoid: roll to get away",
    "out": "out: break off; the melee ends if both sides choose this",
}
LETTERS = {"attack": "a", "parry": "p", "avoid": "v", "out": "o"}


def ask_pending(seat: Seat, asked: Question, said: Mapping[str, str]) -> Question:
    """The question with the answers of the choice that the battle waits for; as it is where it waits for none."""
    battle, refusal = seat.known, seat.rules.refusal
    match battle.pending:
        case OpportunityOffer(watchers=(watcher, *_)):
            more = (
                f"You can add the point of the move, range or cover, such as fire {watcher} after 2m range 9."
            )
            answers = tuple(_list_watchers_answers(seat, watcher))
            return replace(asked, hint=more, answers=answers)
        case IntentAsked() as choice:
            return replace(asked, answers=tuple(intent_answers(choice, refusal)), secret=True)
        case EscapeAsked(unit=unit) as owed:
            ways = open_escapes(battle, unit, refusal)
            offered = tuple(Answer(say(way), f"{AWAY[way.mode]}, and get clear", says=way) for way in ways)
            hint = _otherwise(battle, unit, refusal)
            return replace(
                asked, hint=hint, answers=offered, forms=(escape_form(battle, owed, refusal, said, ways),)
            )
        case SharesAsked(unit=unit, attackers=attackers) as split:
            more = f"Other shares, such as share {unit} {attackers[0]}:2 {attackers[-1]}:1."
            wholly = tuple(_list_whole_shares(battle, split))
            return replace(
                asked, hint=more, answers=wholly, forms=(share_form(battle, split, refusal, said),)
            )
    return asked


def _list_watchers_answers(seat: Seat, watcher: int) -> Iterator[Answer]:
    shot = commands.OpportunityShot(unit=watcher)
    shown = seat.rules.preview(shot)
    odds = chance(shown)
    fires = f"they are seen: {name_of(seat.known, watcher)} fires{odds and f', {odds}'}"
    if seat.rules.refusal(shot) is None:  # a shot before his may have put the mover out of sight
        yield Answer(f"fire {watcher}", fires, says=shot)
    passes = commands.DeclineShot(unit=watcher)
    yield Answer(say(passes), "they are not seen, or hold fire", says=passes)


def open_intents(asked: IntentAsked, refusal: WhyNot) -> tuple[Intent, ...]:
    """What a fighter may choose of what it is asked; all of it where the rules allow none."""
    found = tuple(
        one for one in asked.options if refusal(commands.GiveIntent(unit=asked.unit, intent=one)) is None
    )
    return found or asked.options


def intent_answers(asked: IntentAsked, refusal: WhyNot) -> Iterator[Answer]:
    """What a fighter may choose in secret, each with its letter."""
    for option in open_intents(asked, refusal):
        command = commands.GiveIntent(unit=asked.unit, intent=option)
        yield Answer(f"{option} {asked.unit}", INTENTS[option], letter=LETTERS[option], says=command)


def intent_facts(battle: Known, asked: IntentAsked) -> tuple[str, ...]:
    """What a fighter must know to choose: against whom, and with whom else it is engaged."""
    other = asked.attacker if asked.unit == asked.defender else asked.defender
    against = f"Against {name_of(battle, other)}."
    others = [number for number in battle.opening_with(asked.unit) if number != other]
    if others:
        named = ", ".join(name_of(battle, number) for number in others)
        against += f" Also engaged with {named}, and can strike only one [MEL-31]."
    return against, "Choose; the other side does not see it now [AMB-108]."


def _list_whole_shares(battle: Known, asked: SharesAsked) -> Iterator[Answer]:
    for one in asked.attackers:
        command = commands.ShareParry(unit=asked.unit, shares=((one, asked.left),))
        yield Answer(say(command), f"all of it against {name_of(battle, one)}", says=command)


def _otherwise(battle: Known, unit: int, refusal: WhyNot) -> str:
    """How another move is said; where none is open, how what cannot be is let stand."""
    for way in open_escapes(battle, unit, refusal, SHORTER)[:1]:
        return f"Or describe another move, such as {say(way).replace(' moving', '')}."
    return f"Describe the move, such as escape {unit} walking 2m clears; if there is no way, add overrule because ..."
