"""The shell round the rules: load, decide, append, save, undo. No widgets; the only door for screens and commands.

Imports of the store, the engine and pydantic's adapters stand inside functions: together they cost about half a
second, and the home screen and `--help` must not wait for what they do not use.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import evolve, started
from squadlog.battle.refusal import Refusal
from squadlog.dice import DieNeeded, MixedDice, Roll, read_face
from squadlog.errors import SquadlogError, StoreError
from squadlog.facts import StatedSurveyor, Surveyor

if TYPE_CHECKING:
    from pathlib import Path

    from squadlog.battle.commands import Command, Declare, Fire, OpportunityShot
    from squadlog.battle.events.turn import Score
    from squadlog.battle.events.union import Event
    from squadlog.battle.state import Battle, Setup
    from squadlog.battle.view import BattleView
    from squadlog.reports.entries import LogEntry
    from squadlog.rulebook.book import Rulebook
    from squadlog.rulebook.rulings import Rulings
    from squadlog.rules.actions import ActionChoice, Quote
    from squadlog.rules.ask import Ask
    from squadlog.rules.fire import ShotPreview
    from squadlog.rules.table import Table
    from squadlog.store.records import BattleRecord, Half, HeadMove, Step
    from squadlog.store.store import Store
