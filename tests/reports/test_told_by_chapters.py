"""What a chapter of the tests' own tells reports of its events, they have, and know it by no name (ADV-01)."""

from support.made_up import made_up

from squadlog.base.records import record
from squadlog.battle.chapter_state import ChapterState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.moment import Moment
from squadlog.reports.fought.attacked import attacks_of, list_attacks
from squadlog.reports.fought.following import of_events
from squadlog.reports.soldier.health import health, matters
from squadlog.rules.common.reported import AttackMade, Befell, EventReport
from squadlog.rules.common.words import ChapterWords


@record
class StoneFlung(ChapterEvent):
    unit: int
    at: int


def of_stone(event):
    attack = AttackMade(kind="throw", by=event.unit, at=event.at, weapon="stone", landed="on the point")
    return EventReport(attacks=(attack,), befell=(Befell(unit=event.at, what="routed"),))


STATE = ChapterState(key="made_up", folds={StoneFlung: lambda battle, _event: battle})
WORDS = ChapterWords(name="Stones", reports={StoneFlung: of_stone})
STONE = StoneFlung(unit=1, at=11)


def test_an_attack_of_a_chapter_and_whom_it_befell_are_told_by_the_words_of_that_chapter():
    with made_up(holding=STATE, words=WORDS):
        (one,) = list_attacks(of_events((STONE,)))
        assert (one.kind, one.by, one.target, one.weapon, one.moment) == (
            "throw",
            1,
            11,
            "stone",
            Moment(1, 1),
        )
        assert attacks_of(STONE) == 1
        assert matters((STONE,))
        (line,) = health([(3, Moment(2, 4), (STONE,))], {})
    assert (line.entry, line.unit, line.what, line.moment) == (3, 11, "routed", Moment(2, 4))
