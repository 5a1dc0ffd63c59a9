"""Weather that changes, and who is out in it, as the table says it (ENV-02, ENV-06, ENV-07, ENV-15)."""

from collections.abc import Iterator

from squadlog.base.names import safe_name
from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.weather.record import KEY, ChangeWeather, SayWhere, WeatherChanged, WhereSaid, stated

_AIRLESS = ("vacuum", "hostile")
AIR = "hostile"
"""The word for air that nobody can breathe, where no other is said."""


def _objections_change(battle: Battle, command: ChangeWeather, ctx: RulesContext) -> Iterator[Refusal]:
    around, on = battle.setup.environment, command.to == "on"
    if command.air and command.condition != "hostile":
        sentence = "Only a hostile atmosphere has a word of its own."
        yield nonsense("air", sentence, "ENV-22", "weather hostile on air toxic")
        return
    if (fault := _no_name(command.air)) is not None:
        yield fault
        return
    holds = bool(getattr(around, command.condition))
    if holds == on and (not on or not command.air or command.air == around.hostile):
        word = f"{around.hostile} air" if holds and command.condition == "hostile" else command.condition
        yield nonsense("so-already", f"There is {word if holds else f'no {word}'} already.", "ENV-01")
    elif on and command.condition in _AIRLESS and not ctx.has("vacuum"):
        sentence = "This battle does not use vacuum and hostile air."
        instead = "chapter vacuum on switches them on from the next turn."
        yield nonsense("not-played", sentence, "ENV-15", instead)


def _no_name(air: str) -> Refusal | None:
    try:
        safe_name(air or AIR)
    except ValueError as error:
        return nonsense("air", f"The word for the air: {error}.", "ENV-22")
    return None


def _change(recorder: EventRecorder, command: ChangeWeather, _ctx: RulesContext) -> None:
    """A blackout is one of the night, and the night takes it along; air is what it is called, or none."""
    around, on = recorder.battle.setup.environment, command.to == "on"
    match command.condition:
        case "night":
            around = replace(around, night=on, blackout=on and around.blackout)
        case "blackout":
            around = replace(around, night=on or around.night, blackout=on)
        case "hostile":
            around = replace(around, hostile=(command.air or AIR) if on else "")
        case "rain":
            around = replace(around, rain=on)
        case "snow":
            around = replace(around, snow=on)
        case "vacuum":
            around = replace(around, vacuum=on)
    recorder.emit(WeatherChanged(environment=around))


def _objections_where(battle: Battle, command: SayWhere, _ctx: RulesContext) -> Iterator[Refusal]:
    yield from (unknown_unit(number, "ENV-06") for number in command.units if number not in battle.units)


def _say_where(recorder: EventRecorder, command: SayWhere, _ctx: RulesContext) -> None:
    for number in dict.fromkeys(command.units):
        if stated(recorder.battle.units[number]) != command.where:
            recorder.emit(WhereSaid(unit=number, where=command.where))


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(_objections_change, _change, sets_right=True),
            CommandHandler(_objections_where, _say_where, sets_right=True),
        )
    ),
)
