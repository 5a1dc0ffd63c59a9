"""How long was played: by turn, by side and by player, out of the times that the record keeps, pauses taken out.

The time before a word is the time of whoever's word it was. A gap that is longer than agreed, as when the program was
closed or nobody said `pause`, is a pause.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime

from squadlog.base.names import so_many
from squadlog.base.records import record
from squadlog.battle.events.referee import TurnCorrected
from squadlog.battle.events.turn import TurnBegun

USUAL_GAP_S = 600
"""Seconds without a word from which on nobody played."""
EVERYBODY = ""
"""Whose word it was where it was anybody's."""


@record
class TimedStep:
    """A word of the record: when it was said (ISO), in which turn (0: before play), for which side, and by whom.

    `pauses`: the time after it is none of play.
    """

    at: str
    turn: int
    side: str = EVERYBODY
    by: str = ""
    pauses: bool = False


@record
class TimeShare:
    """The seconds of a turn, a side or a player, by its number, id or name."""

    of: str
    seconds: float


@record
class TimePlayed:
    """How long was played in all and by whom, in seconds; `pauses` of `paused_s` in all are not in it.

    `gap_s` is the longest gap that still is play.
    """

    seconds: float = 0.0
    turns: tuple[TimeShare, ...] = ()
    sides: tuple[TimeShare, ...] = ()
    players: tuple[TimeShare, ...] = ()
    pauses: int = 0
    paused_s: float = 0.0
    gap_s: int = USUAL_GAP_S


@record
class MinutesPlayed:
    """Whole minutes of play so far, in all and in the turn that the battle is in; turn 0: before play."""

    minutes: int = 0
    turn: int = 0
    turn_minutes: int = 0


def minutes_played(steps: Iterable[TimedStep], turn: int) -> MinutesPlayed:
    """What `time_played` comes to in whole minutes, without sides and players: all that a glance asks for."""
    played = time_played(steps)
    of_turn = next((one.seconds for one in played.turns if one.of == str(turn)), 0.0)
    return MinutesPlayed(minutes=int(played.seconds) // 60, turn=turn, turn_minutes=int(of_turn) // 60)


def minutes_told(played: MinutesPlayed) -> str:
    """`Played 48 min, 6 min of them in turn 3.`; empty before the first minute."""
    if not played.minutes:
        return ""
    whole = f"Played {format_time(60 * played.minutes)}"
    if not played.turn:
        return f"{whole}."
    return f"{whole}, {format_time(60 * played.turn_minutes)} of them in turn {played.turn}."


def turn_after(events: Iterable[object], turn: int) -> int:
    """The turn in which a step leaves a battle that was in `turn` (0: before play)."""
    for event in events:
        if isinstance(event, TurnBegun):
            turn = event.turn
        elif isinstance(event, TurnCorrected) and event.moment is not None:
            turn = event.moment.turn
    return turn


def time_played(steps: Iterable[TimedStep], gap_s: int = USUAL_GAP_S) -> TimePlayed:
    """The time between these steps, in the order in which they were said."""
    turns: dict[str, float] = {}
    sides: dict[str, float] = {}
    players: dict[str, float] = {}
    whole = paused = 0.0
    pauses = 0
    for seconds, before, step in _gaps(steps):
        if before.pauses or seconds > gap_s:
            pauses, paused = pauses + 1, paused + seconds
            continue
        whole += seconds
        for held, of in ((turns, str(step.turn)), (sides, step.side), (players, step.by)):
            held[of] = held.get(of, 0.0) + seconds
    players.pop("", None)
    return TimePlayed(
        seconds=whole,
        turns=_shares(turns),
        sides=_shares(sides),
        players=_shares(players),
        pauses=pauses,
        paused_s=paused,
        gap_s=gap_s,
    )


def _gaps(steps: Iterable[TimedStep]) -> Iterator[tuple[float, TimedStep, TimedStep]]:
    """The seconds before each step but the first; a step without a time that can be read is passed over."""
    last: tuple[datetime, TimedStep] | None = None
    for step in steps:
        try:
            at = datetime.fromisoformat(step.at)
        except ValueError:
            continue
        if last is not None and (at.tzinfo is None) is (last[0].tzinfo is None):
            yield max(0.0, (at - last[0]).total_seconds()), last[1], step
        last = at, step


def _shares(held: dict[str, float]) -> tuple[TimeShare, ...]:
    return tuple(TimeShare(of=of, seconds=seconds) for of, seconds in held.items())


_IN_SECONDS = 90
"""Up to so many seconds a time that is still to come is told in seconds."""


def format_time(seconds: float, *, to_come: bool = False) -> str:
    """A time as people say it: `48 min`, `1 h 12 min`, `under 1 min`; one that is still `to_come` also `40 s`."""
    if to_come and seconds < _IN_SECONDS:
        return f"{max(1, round(seconds))} s"
    hours, minutes = divmod(int(seconds) // 60, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min" if minutes else "under 1 min"


def time_rows(played: TimePlayed, side_names: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Rows of a table: each turn, each side, each player, with its time."""
    rows = [(f"turn {one.of}" if one.of != "0" else "set-up", one.seconds) for one in played.turns]
    rows += [(side_names.get(one.of, one.of) or "the whole table", one.seconds) for one in played.sides]
    rows += [(one.of, one.seconds) for one in played.players]
    return tuple((name, format_time(seconds)) for name, seconds in rows)


def time_told(played: TimePlayed) -> str:
    """How long was played, and what was taken out, in a sentence."""
    told = f"Played {format_time(played.seconds)}"
    if not played.pauses:
        return f"{told}."
    pauses = so_many(played.pauses, "pause")
    were = "is" if played.pauses == 1 else "are"
    gap = played.gap_s // 60
    out = (
        f"{pauses} of {format_time(played.paused_s)}{' in all' if played.pauses > 1 else ''} {were} taken out"
    )
    return f"{told}; {out} (pause, or nothing said for more than {gap} min)."
