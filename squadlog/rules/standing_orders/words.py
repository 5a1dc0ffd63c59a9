"""Standing orders in words."""

from squadlog.base.lengths import format_length
from squadlog.battle.events.chapter import by_event
from squadlog.battle.standing import Task
from squadlog.battle.state import Battle
from squadlog.rules.common.reported import quiet
from squadlog.rules.common.words import ChapterWords
from squadlog.rules.standing_orders import record


def task_words(task: Task) -> str:
    """A task in a few words: `run to 14,8`, `run 40 m`, `fire at 11`, `hold until seen`."""
    match task.what:
        case "fire":
            return f"fire at {task.target}" + (f" with {task.weapon}" if task.weapon else "")
        case "hold":
            return f"hold until {'seen' if task.until is None else task.until}"
        case "go":
            how = task.mode.replace("_", " ")
            if task.beside is not None:
                return f"{how} beside {task.beside}"
            if task.path:
                return f"{how} to {task.path[-1].x:g},{task.path[-1].y:g}"
            return f"{how} {format_length(task.metres or 0)}"


def _state(order: record.StandingOrder) -> str:
    return f"standing order: {task_words(order.task)}"


def _narrate_given(event: record.StandingOrderGiven, battle: Battle) -> str:
    return f"{battle.units[event.unit].called} has a standing order: {task_words(event.order.task)}."


def _narrate_goes_on(_event: record.StandingOrderGoesOn, _battle: Battle) -> str:
    return ""


def _narrate_ended(event: record.StandingOrderEnded, battle: Battle) -> str:
    how = "is done" if event.done else "ends"
    rule = f" [{event.rule}]" if event.rule else ""
    return f"{battle.units[event.unit].called}: the standing order {how}: {event.why}{rule}."


WORDS = ChapterWords(
    name="Standing orders",
    reports={
        record.StandingOrderGiven: quiet,
        record.StandingOrderGoesOn: quiet,
        record.StandingOrderEnded: quiet,
    },
    tells=by_event(_narrate_given, _narrate_goes_on, _narrate_ended),
    state=_state,
)
