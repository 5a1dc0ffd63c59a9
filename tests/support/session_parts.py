"""The parts of a session made by themselves over a battle in the file, without the session that puts them together."""

from squadlog.facts.seats import REFEREE
from squadlog.session.asking.due import Due
from squadlog.session.asking.rules import RulesAsked
from squadlog.session.awaited import AwaitedDie
from squadlog.session.battle_record import RecordOfBattle
from squadlog.session.battle_session import Session
from squadlog.session.decider import Decider
from squadlog.session.seat_views import BySeat, SeatViews
from squadlog.session.secrecy.terminals import OpenTerminals
from squadlog.session.writer import Statement, Writer


class Parts:
    """A record of its own, with what nearly every other part is made of."""

    def __init__(self, store, number):
        self.record = record = RecordOfBattle(store, number)
        self.views = SeatViews(record)
        self.awaited = AwaitedDie(record, self.views)
        self.rules = BySeat(lambda seat: RulesAsked(record, self.views, self.awaited, seat))
        self.due = BySeat(lambda seat: Due(record, self.views, self.awaited, self.rules[seat]))
        self.writer = Writer(record)
        self.decider = Decider(record, self.awaited, self.rules, self.writer, OpenTerminals(record))


def parts(store, setup, *commands):
    """The parts of a new battle in which these commands have been said."""
    session = Session.create(store, setup)
    for command in commands:
        session.submit(command, by="Ann")
    return Parts(store, session.id)


def statement(command, seat=REFEREE, text="", **more):
    """What is said, as it is decided."""
    return Statement(command, text or f'{{"kind": "{command.kind}"}}', "Ann", seat, **more)
