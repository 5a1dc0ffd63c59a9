"""Fights hand to hand for tests: engagements laid out, openings and resolutions played with scripted faces."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Correct, GiveIntent, ShareParry
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement, IntentAsked, SharesAsked
from squadlog.battle.state import Battle, Ongoing
from squadlog.rules.melee import intents, openings, resolution

S4 = Moment(1, 4)


def engaged(attacker: int = 1, defender: int = 11, **changes: Any) -> Engagement:
    """An engagement declared in T1.s3 on a defender that had acted."""
    values: dict[str, Any] = {
        "attacker": attacker,
        "defender": defender,
        "declared": Moment(1, 3),
        "late": True,
    }
    return Engagement(**(values | changes))


def opening(*engagements: Engagement, **battle: Any) -> Battle:
    """T1.s4 in its openings step; by default 1 attacked the late 11 in T1.s3."""
    values: dict[str, Any] = {"red": (1, 2, 3), "blue": (11, 12), "stage": "openings", "now": S4}
    return skirmish(**(values | battle), engagements=engagements or (engaged(),))


def opened(*engagements: Engagement, **battle: Any) -> Played:
    """T1.s4 as its openings begin: the first question is asked."""
    play = Played(opening(*engagements, **battle))
    play.do(Correct(unit=1, changes=(("posture", "standing"),), reason="the openings begin"))
    return play


def swinging(target: int, *, end: int = 8, stance: str | None = "attack", start: int = 4) -> Ongoing:
    """A melee action at `target` that ends in subphase `end` of turn 1."""
    return Ongoing(kind="melee", start=Moment(1, start), end=Moment(1, end), target=target, stance=stance)


def fighting(
    stances: Mapping[tuple[int, int], str | None],
    *,
    now: int = 8,
    ends: Mapping[int, int] | None = None,
    units: Mapping[int, Mapping[str, Any]] | None = None,
    engagements: tuple[Engagement, ...] | None = None,
    **battle: Any,
) -> Battle:
    """The melee step of subphase `now`: `stances` pairs (fighter, target) with a stance.

    Red fighters count as the attackers. Actions end in s8 unless `ends` says otherwise.
    """
    given = {number: dict(fields) for number, fields in (units or {}).items()}
    for (fighter, target), stance in stances.items():
        action = swinging(target, end=(ends or {}).get(fighter, 8), stance=stance)
        given[fighter] = {"action": action} | given.get(fighter, {})
    pairs = {(min(pair), max(pair)) for pair in stances}
    fights = engagements or tuple(engaged(*pair, status="fighting") for pair in sorted(pairs))
    values: dict[str, Any] = {"red": (1, 2, 3), "blue": (11, 12), "stage": "melee", "now": Moment(1, now)}
    return skirmish(**(values | battle), units=given, engagements=fights)


class Bout:
    """Plays openings and resolutions of one battle; every call uses exactly the faces given."""

    def __init__(self, battle: Battle, rulings: Mapping[str, str] | None = None) -> None:
        self.story = EventRecorder(battle)
        self.rulings = dict(rulings or {})

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self.story.battle

    @property
    def asked(self) -> Any:
        """What is waited for."""
        return self.battle.pending

    def open(self, *faces: int) -> "Bout":
        """Go on with the openings."""
        using = table(faces, rulings=self.rulings)
        openings.open_melees(self.story, using)
        assert using.dice.left == 0, "every face laid out is used"
        return self

    def say(self, unit: int, intent: str, *faces: int) -> "Bout":
        """A fighter answers, and the openings go on."""
        assert isinstance(self.asked, IntentAsked), self.asked
        assert self.asked.unit == unit, self.asked
        command = GiveIntent(unit=unit, intent=intent)
        assert intents.refusal_intent(self.battle, command, table(rulings=self.rulings)) is None
        intents.resolve_intent(self.story, command, table(rulings=self.rulings))
        return self.open(*faces) if self.battle.stage == "openings" else self.ask()

    def ask(self) -> "Bout":
        """Go on asking for stances and shares."""
        resolution.ask_shares(self.story, table(rulings=self.rulings))
        return self

    def share(self, unit: int, *shares: tuple[int, int]) -> "Bout":
        """A parrier splits its +3."""
        assert isinstance(self.asked, SharesAsked), self.asked
        command = ShareParry(unit=unit, shares=shares)
        assert resolution.refusal_share(self.battle, command, table(rulings=self.rulings)) is None
        resolution.resolve_share(self.story, command, table(rulings=self.rulings))
        return self.ask()

    def resolve(self, *faces: int) -> "Bout":
        """Roll and apply every melee action due now."""
        using = table(faces, rulings=self.rulings)
        while True:
            before = len(self.story.events)
            resolution.ask_shares(self.story, using)
            if len(self.story.events) == before or self.asked is not None:
                break
        assert self.asked is None, self.asked
        resolution.resolve_melees(self.story, using)
        assert using.dice.left == 0, "every face laid out is used"
        return self

    def later(self, subphase: int, stage: str = "openings") -> "Bout":
        """The same battle in another subphase of turn 1."""
        units = {number: replace(unit, performed=False) for number, unit in self.battle.units.items()}
        moved = replace(self.battle, now=Moment(1, subphase), stage=stage, units=units)
        self.story = EventRecorder(moved)
        return self

    def wounds(self) -> dict[int, str]:
        """Units that are hurt, with their wound levels."""
        return {number: unit.wound for number, unit in self.battle.units.items() if unit.wound != "none"}

    def told(self, kind: str) -> list[Any]:
        """The events of one kind told so far."""
        return [event for event in self.story.events if event.kind == kind]

    def pairs(self) -> list[tuple[int, int]]:
        """Who is engaged with whom."""
        return [engagement.key for engagement in self.battle.engagements]


def begun(bout: Bout) -> dict[int, Any]:
    """The melee actions begun so far, by unit."""
    return {event.unit: event.action for event in bout.told("melee_begun")}
