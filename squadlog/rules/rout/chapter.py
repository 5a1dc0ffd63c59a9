"""Rout as one chapter: the test, what a routed unit may do, rallying and taking charge (ROU, RAL)."""

from collections.abc import Iterator

from squadlog.battle.state import Battle
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import WHATEVER, ActionHandler, ActionHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command, one_objection
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.common.hooks.turn import TurnHooks, TurnStep
from squadlog.rules.common.on_track import Bar, OnTrack
from squadlog.rules.rout import allowed, rallying, testing
from squadlog.rules.rout.record import KEY, is_routed, phase_is_over

_ROUTED = Bar(word="routed", look="hatched", glyph="⚑", says="is routed")


def _track(battle: Battle) -> Iterator[OnTrack]:
    """The rout markers (ROU-11)."""
    for unit in battle.units.values():
        if is_routed(unit):
            yield OnTrack(of=unit.id, start=battle.now, until=None, bar=_ROUTED)


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(one_objection(rallying.refusal_charge), rallying.take_charge, goes_on=False),
            CommandHandler(one_objection(testing.refusal_roll), testing.resolve_roll),
        ),
        vetoes=allowed.forbids,
        offers=rallying.offers,
    ),
    actions=ActionHooks(
        handlers={
            rallying.RALLY: ActionHandler(
                refusal=rallying.refusal_rally,
                effect=rallying.calls,
                details=rallying.details_rally,
            )
        },
        vetoes={WHATEVER: allowed.objection},
    ),
    turn=TurnHooks(
        steps={
            KEY: TurnStep(
                asks=testing.asks,
                runs=testing.runs,
                phase="rout_rally",
                over=phase_is_over,
                foretold=testing.foretold,
            ),
        }
    ),
    time=TimeHooks(scheduled=rallying.due, track=_track),
)
