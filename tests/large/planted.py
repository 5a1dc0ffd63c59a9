"""Leaks that are planted, one at a time, and must be found: does the leak test notice?

    python tests/large/planted.py

Each takes one thing away that keeps a secret of a battle, and is looked for among pairs that differ in such a secret.
"""

import random
import re
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from large.leaks import battle_pair

from squadlog.base.records import replace
from squadlog.battle.rights import not_yours
from squadlog.facts.seats import NOBODY, REFEREE, hears
from squadlog.language.suggest import suggestions
from squadlog.reports.reminders import reminders
from squadlog.rules.common.scoring import victory
from squadlog.rules.desk import engine
from squadlog.rules.desk.preview import preview
from squadlog.session.deciding import table_at
from squadlog.session.telling.exports import Exports
from squadlog.session.telling.log import SeatLog
from squadlog.survey.seat_survey import Survey

MOST = 20
"""Pairs of battles of its sort within which each is found."""


def _display_hears(seat, side):
    return seat == NOBODY or hears(seat, side)


def _same(whole, *_others, **_more):
    return whole


def _exported(exports, form, **more):
    if form != "csv":
        return _EXPORT(exports, form, **more)
    record, views = exports._record, exports._views
    log = SeatLog(record, views, REFEREE)
    return _EXPORT(Exports(record, views, log, exports._victory, REFEREE), form, **more)


_EXPORT = Exports.export

PLANTED = {
    "the seed of dice is known": ("seeds", "battle.known._without_seed", _same),
    "a stance in melee is known": ("stances", "battle.known._without_stance", _same),
    "an intent is known": ("intents", "battle.known._engagement", lambda _battle, one, _seat: one),
    "the words of an intent are read": ("intents", "reports.logbook.SECRET", frozenset()),
    "a display knows standing orders": ("standing orders", "battle.known.hears", _display_hears),
    "standing orders are known": ("standing orders", "battle.known.hide_own_states", _same),
    "events of others are told": ("standing orders", "battle.known.is_kept_from", lambda *_: False),
    "whom the people of others command is known": ("seats", "rules.people.record.hears", lambda *_: True),
    "whom the people of others command is told": ("seats", "battle.known.is_kept_from", lambda *_: False),
    "the words of a seat are read": ("seats", "rules.people.record.GiveSeat", type("Never", (), {})),
    "rounds of others are known": ("ammunition", "rules.ammunition.eyes.hide_magazines", _same),
    "the point of a call is known": ("missions", "rules.fire_missions.eyes._veil_unit", _same),
    "the words of a call are read": ("missions", "rules.fire_missions.eyes.Declare", type("Never", (), {})),
    "the point of a call is told": (
        "missions",
        "rules.fire_missions.eyes.ActionDeclared",
        type("Never", (), {}),
    ),
    "what was told last names the point of a call": (
        "missions",
        "rules.timed_play.record.sees",
        lambda *_: True,
    ),
    "what is plotted is told": ("plots", "rules.fire_missions.eyes.MissionPlotted", type("Never", (), {})),
    "where mines lie is known": ("mines", "rules.laid_out.eyes.knows", lambda *_: True),
    "how often mines are rolled for is known": ("mines rolled for", "rules.mines.laid.sees", lambda *_: True),
    "a shot is weighed in the battle as it is": (
        "hiding, how many",
        "session.asking.rules.RulesAsked.preview",
        lambda rules, command, **_: preview(rules._record.battle, command, rules._whole_table()),
    ),
    "who leads in hiding is named": ("hiding, who", "rules.hiding.eyes.untold", lambda *_: False),
    "the hidden are known": ("hiding, who", "rules.hiding.eyes._away", lambda *_: frozenset()),
    "the set-up names who hides": ("hiding, how many", "rules.hiding.eyes.without_soldiers", _same),
    "who lies beneath is known": ("hiding, man or decoy", "rules.hiding.eyes._cover", _same),
    "it is known over which way a pile looks": (
        "hiding, facing",
        "rules.hiding.eyes._cover",
        lambda pile: replace(pile, unit=None, looks_round=False),
    ),
    "what the hidden do is told": (
        "hiding, told",
        "rules.hiding.eyes._of_the_known",
        lambda event, *_: event,
    ),
    "it is told who lays which pile": (
        "hiding, man or decoy",
        "rules.hiding.eyes.PileLaid",
        type("Never", (), {}),
    ),
    "in which order piles were laid is told": (
        "hiding, who",
        "rules.hiding.eyes.PilesNumbered",
        type("Never", (), {}),
    ),
    "what is done in secret has a number": (
        "hiding, laid anew",
        "reports.counted.CountedSteps._unknown",
        lambda *_: False,
    ),
    "commands are refused for what there is": (
        "hiding, how many",
        "session.asking.rules.RulesAsked.not_for",
        lambda rules, command: not_yours(rules._record.battle, rules.seat, command),
    ),
    "the score counts the hidden": (
        "hiding, how many",
        "session.asking.victory.VictoryCount.score",
        lambda count: victory.score(count._record.battle, table_at(count._record.battle)),
    ),
    "the map is surveyed with the hidden on it": (
        "hiding, how many",
        "session.asking.rules.RulesAsked.survey",
        lambda rules: Survey(rules._record.battle, rules.reading.book, rules.rulings),
    ),
    "completion names the hidden": (
        "hiding, how many",
        "session.asking.sentences.Sentences.completions",
        lambda sentences, prefix: suggestions(prefix, sentences._views._record.battle),
    ),
    "the hidden are asked for": (
        "hiding, how many",
        "session.asking.due.Due.ask",
        lambda due: engine.ask(due._record.battle),
    ),
    "reminders are of all": (
        "hiding, rounds",
        "session.asking.due.Due.reminders",
        lambda due: reminders(due._record.battle, due._rules.reading),
    ),
    "where covered things lie is known": (
        "laid out, sensor, where",
        "rules.laid_out.eyes.knows",
        lambda *_: True,
    ),
    "what a side has bought in secret is known": (
        "laid out, sensor, any",
        "rules.laid_out.eyes.without_secret_goods",
        _same,
    ),
    "what lies under a pile is known": (
        "laid out, sensor or decoy",
        "rules.hiding.eyes._cover",
        lambda pile: replace(pile, unit=None, looks_round=False),
    ),
    "who is under a tarp is a pile like any other": (
        "laid out, tarp, how many",
        "rules.hiding.placing.is_veiled",
        lambda *_: False,
    ),
    "who has the jammer in hiding is known": (
        "laid out, jammer, who",
        "rules.laid_out.eyes.as_known",
        lambda thing, *_: thing,
    ),
    "what a leader adds in hiding is told": (
        "laid out, rating",
        "rules.hiding.eyes._redact_roll",
        lambda roll, *_: roll,
    ),
    "the total is told by which a side stands in the order": (
        "laid out, rating",
        "rules.hiding.eyes._standing",
        lambda standing, *_: standing,
    ),
    "a test for rout tells its total": (
        "laid out, rating",
        "rules.hiding.eyes._redact_check",
        lambda check, *_: check,
    ),
    "a search tells what a covered sensor adds": (
        "laid out, sensed",
        "rules.hiding.eyes._redact_search",
        lambda event, *_: event,
    ),
    "a die of a search tells what it needs": (
        "laid out, sensed",
        "rules.hiding.searching.may_be_sensed",
        lambda _: False,
    ),
    "the set-up names who hides by a word": (
        "laid out, by word",
        "rules.hiding.eyes._is_away",
        lambda *_: False,
    ),
    "what is let stand in secret is told to all": (
        "laid out, let stand",
        "rules.desk.engine._keep_secret",
        lambda *_: None,
    ),
    "a private note without a colon is read by all": (
        "laid out, note",
        "language.chapters.notes._FIRST",
        re.compile("(?!)"),
    ),
    "an export is the referee's": (
        "hiding, man or decoy",
        "session.telling.exports.Exports.export",
        _exported,
    ),
}
"""What is planted: in which sort of pairs it shows, where, and what stands in its place."""


def found(planted, seed="planted"):
    """After how many pairs a planted leak is found; None if it is not."""
    sort, name, leaking = PLANTED[planted]
    with patch(f"squadlog.{name}", leaking):
        for number in range(MOST):
            with tempfile.TemporaryDirectory() as folder:
                if any(battle_pair(Path(folder), random.Random(f"{seed} {number}"), look=False, sort=sort)):
                    return number + 1
    return None


def main():
    """1 if one of them is not found."""
    after = {planted: found(planted) for planted in PLANTED}
    for planted, pairs in after.items():
        print(f"{planted}: {'NOT FOUND' if pairs is None else f'found, pair {pairs}'}")
    return 1 if None in after.values() else 0


if __name__ == "__main__":
    sys.exit(main())
