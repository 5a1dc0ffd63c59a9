"""What the advanced chapters keep, and their events, made known to the battle as this module is loaded.

Whoever reads a record or decides on a battle loads it; a price, a sentence or the name of a step needs none of it.
"""

from functools import wraps
from importlib import import_module

from squadlog.battle.chapter_state import ALWAYS, CHAPTER_STATES, ChapterState, Fold
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import FOLDS
from squadlog.battle.known import keeps_secrets
from squadlog.battle.record.codec import learn
from squadlog.battle.rights import OWNERS, SECRET
from squadlog.battle.state import Battle
from squadlog.rules.common.advanced import ADVANCED, HOUSE

__all__ = ["enter", "keeps_secrets"]


def _chain_folds(own: Fold, key: str, fold: Fold) -> Fold:
    """The fold of an event, and what a chapter makes of it besides."""

    @wraps(own)
    def both(battle: Battle, event: Event) -> Battle:
        battle = own(battle, event)
        return fold(battle, event) if key in battle.chapters else battle

    return both


def enter(key: str, kept: ChapterState) -> None:
    """Register the state, events and commands of a chapter."""
    CHAPTER_STATES[key] = kept
    secrets = kept.secrets
    if kept.always and (secrets.known or secrets.redacted_event or secrets.hides_command):
        ALWAYS[key] = kept
    FOLDS.update(kept.folds)
    FOLDS.update({of: _chain_folds(FOLDS[of], key, fold) for of, fold in kept.follows.items()})
    OWNERS.update(kept.commands)
    SECRET.update(str(of.__dataclass_fields__["kind"].default) for of in kept.commands if of.secret)
    learn(kept.folds, kept.commands, kept.older)


for _key in (*HOUSE, *ADVANCED):  # what follows an event of the house must find its fold
    enter(_key, import_module(f"squadlog.rules.{_key}.record").STATE)
