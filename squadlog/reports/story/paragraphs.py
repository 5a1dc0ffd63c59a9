"""The story of a battle in paragraphs, as somebody tells it who was there: what came of it, without the arithmetic.

A paragraph is a subphase in which something came about. Attacks are told with what they led to (`fight_words`), all
else in the words of the log. Orders and steps are left out; how far everybody went stands at the end of a turn.
Arithmetic and odds of each attack have a table of their own.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from typing import get_args

from squadlog.base.lengths import format_length
from squadlog.base.plugs import answers
from squadlog.base.records import record
from squadlog.battle.events import action, fire, melee, referee, turn
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.reports.fought.attacked import attacks_of
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.story.fight_words import FightTold
from squadlog.rules.common.advanced import report_of
from squadlog.rules.common.reported import AttackMade, EventReport

_QUIET: frozenset[type] = frozenset({
    *get_args(action.DeedEvent), action.UnitPlaced, action.PlaceTaken, action.ItemCarried, action.WeaponTaken,
    fire.OpportunityOffered, fire.OpportunityDeclined, fire.ShotWithheld, fire.EffectsApplied,
    melee.ChoiceAsked, melee.MeleeOpened, melee.IntentGiven, melee.MeleeBegun, melee.MeleeActionEnded, melee.BonusSpent,
    melee.SharesGiven, *get_args(turn.TurnEvent),
    referee.Overruled, referee.RulingSet, referee.AssistSet, referee.DiceSet, referee.ActionAdded,
    referee.ChapterSwitched,
})  # fmt: skip
_FRAME = (turn.BattleCreated, turn.BattleEnded, turn.OrderSet)
_RULE = "—"
"""What the log draws between two subphases."""
_CITED = re.compile(r" \[[A-Z]{1,4}-\d+(?:, [A-Z]{1,4}-\d+)*\]|; commitment [0-9a-f]{16}\b| \(d10: \d+\)")
"""The rules that a line of the log cites, its dice, and what nobody copies from a story."""
_OF_TURN = re.compile(r" of turn \d+")
_WHEN = re.compile(r"^T\d+\.s\d+ ")
_OF_ITSELF = ("neither side fights", "out of the fight")
_FAR_M = 0.05
_WALKERS = 20
"""How many soldiers' ways are told at most."""
_ON_THEIR_WAY = ("On their way", "Ground covered", "Who moved")


class _Aside(str):
    """What is told behind the attacks between which it came about."""

    __slots__ = ()


_Told = str | AttackMade | Callable[[], str]


@record
class StoryTurn:
    """What came about in a turn: its paragraphs, each with its moment (None: before or between subphases)."""

    turn: int
    passages: tuple[tuple[Moment | None, str], ...]


def story(chronicle: Chronicle, made: Sequence[AttackMade]) -> tuple[StoryTurn, ...]:
    """The turns of a battle; turn 0 is what was before the first, and nothing of it may be told.

    `made` are all its attacks.
    """
    told = _Telling(chronicle, made)
    found: dict[int, list[tuple[Moment | None, list[_Told]]]] = {}
    walked: dict[int, dict[int, float]] = {}
    begun = 0
    ended: list[_Told] = []
    for entry in chronicle.entries:
        now = entry.moment
        for event, lines in chronicle.told(entry.id):
            match event:
                case turn.TurnBegun():
                    begun = event.turn
                case turn.SubphaseOpened():
                    now = event.moment
                case referee.TurnCorrected() if event.moment is not None:
                    now, begun = event.moment, event.moment.turn
                case action.UnitMoved():
                    way = walked.setdefault(now.turn, {})
                    way[event.unit] = way.get(event.unit, 0.0) + event.trace.metres
                case _:
                    pass
            if isinstance(event, referee.NoteWritten) and _is_table_talk(entry.by, event.text):
                continue
            if said := told.of(event, lines, now):
                if isinstance(event, turn.BattleEnded):
                    _not_counted_anew(found.get(begun, ()), ended)
                    ended = said
                elif isinstance(event, get_args(turn.TurnEvent)):
                    ended = []
                outside = begun != now.turn or isinstance(event, _FRAME)
                _into(found.setdefault(begun, []), None if outside else now, said)
    return tuple(
        StoryTurn(
            turn=number,
            passages=(
                *((at, " ".join(told.sentences(items))) for at, items in found.get(number, ()) if items),
                *((None, words) for words in _far(walked.get(number, {}), chronicle, number)),
            ),
        )
        for number in range(begun + 1)
        if found.get(number) or walked.get(number)
    )


def _not_counted_anew(passages: Sequence[tuple[Moment | None, list[_Told]]], ended: list[_Told]) -> None:
    """Take out the end of a battle that is counted anew before anything more was played (CAS-07)."""
    for _, items in passages:
        items[:] = [one for one in items if one not in ended]


class _Telling:
    """What is told of each event; attacks one after the other are put into sentences together."""

    def __init__(self, chronicle: Chronicle, made: Sequence[AttackMade]) -> None:
        self._made, self._fight = iter(made), FightTold(chronicle.called)
        self._wounds = Counter(one.wound for one in made)
        self._hit: dict[int | None, Moment] = {}
        self._told: dict[str, str] = {}
        self._cites = not any("[" in one.name for one in chronicle.people.values())

    def of(self, event: Event | None, lines: Sequence[str], now: Moment) -> list[_Told]:
        """What is told of an event: nothing of what does not matter, or was told with an attack."""
        mine = list(islice(self._made, 0 if event is None else attacks_of(event)))
        for one in mine:
            if one.hit:
                self._hit[one.target] = now
        plain = [self._plainly(line, event) for line in lines if not line.startswith(_RULE)]
        if not plain or not _matters(event) or self._told_already(event, now):
            return []
        match event:
            case fire.ShotFired() | melee.MeleeStruck() if mine and mine[0].target is not None:
                return [mine[0]]
            case fire.WeaponJammed():
                return [_Aside(line) for line in plain]
            case fire.UnitWounded():
                return [self._fight.wounded(event)]
            case melee.Engaged():
                return [partial(self._fight.engaged, event.engagement)]
            case melee.MeleeDissolved() if event.cause in _OF_ITSELF:
                return []
            case turn.OrderSet():
                return [line for line in plain if self._is_new(line)]
            case _:
                return self._of_chapter(report_of(event), plain, mine)

    def _of_chapter(self, report: EventReport, plain: list[str], mine: list[AttackMade]) -> list[_Told]:
        """What is told of an event that a chapter may have a word of."""
        if report.in_story == "changed":
            return [line for line in plain if self._is_new(line, empty=report.empty)]
        if (throw := report.throw) is not None:
            return [partial(self._fight.landed, throw, mine[0].weapon if mine else f"{throw.what} grenade")]
        if mine and mine[0].said is not None and mine[0].kind == "shot":
            return [mine[0]]
        if report.blast is not None and report.blast.struck and " goes off" in plain[0]:
            return [partial(self._fight.blast, plain[0].partition(" goes off")[0], mine)]
        return [*plain]

    def sentences(self, items: Sequence[_Told]) -> Iterator[str]:
        """A paragraph."""
        for fighting, run in groupby(items, key=lambda one: isinstance(one, AttackMade | _Aside)):
            if fighting:
                together = list(run)
                yield from self._fight.told([one for one in together if isinstance(one, AttackMade)])
                yield from (one for one in together if isinstance(one, _Aside))
            else:
                yield from (
                    one if isinstance(one, str) else one() for one in run if not isinstance(one, AttackMade)
                )

    def _is_new(self, line: str, *, empty: bool = False) -> bool:
        """Whether it does not say what was said a turn ago: the order of a turn, who holds what as it ends."""
        what, _, told = _OF_TURN.sub("", line).partition(": ")
        known, self._told[what] = self._told.get(what), told
        return told != known and not (empty and known is None)

    def _told_already(self, event: Event | None, now: Moment) -> bool:
        """Whether the event came of an attack that is told with it."""
        match event:
            case fire.UnitWounded() if self._wounds[event]:
                self._wounds[event] -= 1
                return True
            case fire.UnitDazed():
                return self._hit.get(event.unit) == now
            case _:
                return False

    def _plainly(self, line: str, event: Event | None) -> str:
        """A line without its moment, which the paragraph has, the sum of its test, and the rules that it cites."""
        line = _WHEN.sub("", line)
        if self._cites:
            line = _CITED.sub("", line)
        check = getattr(event, "check", None)
        line = _without_sum(line, check) if isinstance(check, Check) else line
        return line[:1].upper() + line[1:]


def _is_table_talk(by: str, text: str) -> bool:
    """Whether a note is of ranges and figures alone."""
    return any(is_talk(by, text) for is_talk in answers("table_talk"))


def _matters(event: Event | None) -> bool:
    """Whether it belongs into the story; what is told of nothing that this seat can name does."""
    if event is None or isinstance(event, _FRAME):
        return True
    return type(event) not in _QUIET and report_of(event).in_story != "quiet"


def _into(passages: list[tuple[Moment | None, list[_Told]]], at: Moment | None, said: list[_Told]) -> None:
    if passages and passages[-1][0] == at:
        passages[-1][1].extend(said)
    else:
        passages.append((at, said))


def _without_sum(line: str, check: Check) -> str:
    """A line without the sum of its test: from the face up to the colon before its outcome."""
    line = line.replace(f"rolls {check.face}, needs {check.ledger.target}: ", "")
    head, found, rest = line.partition(f"{check.face} {check.ledger.total:+d} = {check.net}")
    if not found:
        return line
    depth = 0
    for place, sign in enumerate(rest):
        depth += (sign == "(") - (sign == ")")
        if not depth and rest[place : place + 2] == ": ":
            return head + rest[place + 2 :]
    return line


def _far(walked: dict[int, float], chronicle: Chronicle, number: int) -> Iterator[str]:
    """How far everybody went in a turn, those who went farthest first."""
    far = sorted(((one, unit) for unit, one in walked.items() if one >= _FAR_M), reverse=True)
    if far:
        told = (f"{chronicle.called(unit)} {format_length(round(one, 1))}" for one, unit in far[:_WALKERS])
        more = f" and {len(far) - _WALKERS} more" if len(far) > _WALKERS else ""
        yield f"{_ON_THEIR_WAY[number % len(_ON_THEIR_WAY)]}: {', '.join(told)}{more}."
