"""All events as one type."""

from squadlog.battle.events.action import ActionEvent
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.fire import FireEvent
from squadlog.battle.events.melee import MeleeEvent
from squadlog.battle.events.referee import RefereeEvent
from squadlog.battle.events.turn import TurnEvent

BasicEvent = TurnEvent | ActionEvent | FireEvent | MeleeEvent | RefereeEvent
Event = BasicEvent | ChapterEvent
"""Of `ChapterEvent` only its kinds are ever told."""
