"""Rout as one chapter: the test, what a routed unit may do, rallying and taking charge (ROU, RAL)."""

from squadlog.rules.chapter import WHATEVER, Act, Answer, Chapter, TurnStep, one
from squadlog.rules.rout import allowed, rallying, testing
from squadlog.rules.rout.record import KEY, TakeCharge, phase_is_over

CHAPTER = Chapter(
    key=KEY,
    answers={TakeCharge: Answer(one(rallying.refusal_charge), rallying.take_charge, goes_on=False)},
    acts={
        rallying.RALLY: Act(
            refusal=rallying.refusal_rally,
            effect=rallying.calls,
            details=rallying.details_rally,
        )
    },
    objects={WHATEVER: allowed.objection},
    steps={
        KEY: TurnStep(asks=testing.asks, runs=testing.runs, phase="rout_rally", over=phase_is_over),
    },
    due=rallying.due,
)
