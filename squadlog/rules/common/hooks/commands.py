"""What a chapter has to do with what is said: commands of its own, vetoes against others, what may be said now."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, Generic

from squadlog.base.records import record, value
from squadlog.battle.commands import Command
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.chapter import by_argument
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.joining import ContextT, as_it_is, gives_none, no_answer, says_no

Objections = Callable[[Battle, Any, ContextT], Iterator[Refusal]]
Resolve = Callable[[EventRecorder, Any, ContextT], None]


@value
class CommandHandler(Generic[ContextT]):
    """How one kind of command is answered: what speaks against it, and what it does.

    `goes_on`: the battle then goes on by itself. `at_once`: an order to a unit, which groups that act unit by unit
    carry out at once (AMB-13). `sets_right`: the table changes what stands, so that what is asked is asked anew.
    `comes_to` are commands of others that it stands for: after what it tells itself, the first that the rules allow is
    done as if it had been said; where they allow none it is refused with what speaks against the first. `interrupts`
    gives the metres of a move after which the command meets who makes it: said while watchers are asked, the part of
    the move up to there is made if the mover gets no farther.
    """

    objections: Objections[ContextT]
    resolve: Resolve[ContextT]
    goes_on: bool = True
    at_once: bool = False
    sets_right: bool = False
    comes_to: Callable[[Battle, Any, ContextT], Iterable[Command]] | None = None
    interrupts: Callable[[Any], float] | None = None


def no_objection(_battle: Battle, _command: object, _ctx: ContextT) -> Iterator[Refusal]:
    """No objection at all."""
    yield from ()


def one_objection(refusal_of: Callable[[Battle, Any, ContextT], Refusal | None]) -> Objections[ContextT]:
    """The objections of a function that finds one at most."""

    def objections(battle: Battle, command: object, ctx: ContextT) -> Iterator[Refusal]:
        if refused := refusal_of(battle, command, ctx):
            yield refused

    return objections


def by_command(*handlers: CommandHandler[ContextT]) -> dict[type, CommandHandler[ContextT]]:
    """Handlers by the kinds of commands that each answers: those that its `resolve` takes as `command`.

    ValueError for a kind that two of them answer.
    """
    return by_argument("command", ((one.resolve, one) for one in handlers))


@record
class CommandHooks(Generic[ContextT]):
    """What is said, and what may be."""

    handlers: Mapping[type, CommandHandler[ContextT]] = field(default_factory=dict)
    """How its own commands are answered, by their type. Asked of every command."""

    vetoes: Callable[[Battle, object, ContextT], Refusal | None] = no_answer
    """What speaks against any command at all, before the command itself is judged; None: nothing.

    For units that nobody may know to be there, or that can do nothing. Asked where anything is kept of the battle.
    """

    lets_stand: Callable[[Battle, object, Refusal], bool] = says_no
    """Whether what the rules have against a command is nobody's business here, and is passed by without a word.

    Never asked of what makes no sense.
    """

    judged_in: Callable[[Battle, object, ContextT], Battle] = as_it_is
    """The battle to judge a command by, where that is not the one that stands. Asked of every command."""

    asks_first: Callable[[Battle], Ask | None] = no_answer
    """What must be answered before anything else goes on, whatever the step; None: nothing. Asked at every step."""

    offers: Callable[[Battle, ContextT], Iterable[AskOption]] = gives_none
    """What may be said now beside what is asked: who leads a squad, who takes charge.

    What is refused is left out. Asked whenever somebody is asked for a command.
    """

    ends: Callable[[Battle, ContextT], Iterable[AskOption]] = gives_none
    """How the players may end the battle by their word now, or play on after its end, each with what it means.

    What is refused is left out. Asked as somebody looks for it.
    """

    referee_offers: Callable[[Battle, ContextT], Iterable[AskOption]] = gives_none
    """What the referee may do with the chapter now: judge what a scenario lays down. Asked as `offers` is."""
