"""Attacks as a person tells them who saw them: what led to what in one sentence, and no sentence like the last one.

Who missed the same one is told together, and so is whom a burst swept or an explosion reached.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from squadlog.base.lengths import format_length
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.pending import Engagement
from squadlog.battle.scored import HOW_HURT
from squadlog.rules.common.reported import AttackMade, ThrowTold

_SWEPT = "burst, sector"
_WITH = {"aimed": "a well-aimed {}", "burst": "a burst of {}", "through the breach": "{}, through the breach"}
_FREE = "free attack"

_HITS = (
    "{who} hits {whom}{far} with {arm}: {hurt}.",
    "{whom} is hit by {who}{far} with {arm}: {hurt}.",
    "{who} leaves {whom} {hurt}{far} with {arm}.",
    "{who} fires {arm} at {whom}{far} and hits: {hurt}.",
)
_WATCHED = (
    "{who} has waited for {whom} and hits{far} with {arm}: {hurt}.",
    "{who} was waiting for {whom}{far} and hits with {arm}: {hurt}.",
)
_MISSES = (
    "{who} fires {arm} at {whom}{far} and misses.",
    "{who} misses {whom}{far} with {arm}.",
    "{whom} is missed by {who}{far} with {arm}.",
)
_ALL_MISS = (
    "{who} fire at {whom} and miss.",
    "{who} all miss {whom}.",
    "{whom} is missed by {who}.",
)
_WATCHED_MISSES = (
    "{who} has waited for {whom}, and misses{far}.",
    "{who} fires at {whom} on the move{far} and misses.",
)
_STRIKES = (
    "{who} strikes {whom} hand to hand: {hurt}.",
    "Hand to hand {who} leaves {whom} {hurt}.",
    "{whom} takes a blow from {who}: {hurt}.",
)
_PARRIED = (
    "{who} strikes at {whom} in vain.",
    "{who} misses {whom} hand to hand.",
    "A blow of {who} does not reach {whom}.",
)
_ENGAGED = (
    "{who} attacks {whom} hand to hand.",
    "{who} goes for {whom}.",
    "{whom} is attacked hand to hand by {who}.",
)
_THROWS = (
    "{who} {does} a {what} at {where}: {landed}.",
    "A {what} of {who}, meant for {where}: {landed}.",
)


class FightTold:
    """Tells attacks one after the other; which form a sentence has goes on from one to the next."""

    def __init__(self, called: Callable[[int], str]) -> None:
        self._called = called
        self._turn: dict[tuple[str, ...], int] = {}

    def told(self, made: Sequence[AttackMade]) -> Iterator[str]:
        """Shots and blows at units, in their order; those who missed the same one together, where the first did."""
        missed: dict[tuple[str, int | None], list[AttackMade]] = {}
        for one in made:
            if not one.hit and not _by_itself(one):
                missed.setdefault((one.kind, one.target), []).append(one)
        for swept, run in groupby(made, key=lambda one: (one.by, one.entry) if one.sort == _SWEPT else None):
            if swept is not None:
                yield self._sweep(list(run))
                continue
            for one in run:
                together = missed.get((one.kind, one.target), [])
                if one.hit or _by_itself(one):
                    yield self._alone(one)
                elif together and together[0] is one:
                    yield self._alone(one) if len(together) == 1 else self._together(together)

    def landed(self, throw: ThrowTold, what: str) -> str:
        """A grenade that was thrown or launched, and where it came down."""
        landed = f"it lands {throw.landed}" if throw.landed != "off the map" else "it flies off the map"
        does = "throws" if throw.hand else "launches"
        who = self._called(throw.unit)
        return self._form(_THROWS, who=who, does=does, what=what, where=throw.aimed_at, landed=landed)

    def blast(self, head: str, made: Iterable[AttackMade]) -> str:
        """What went off, and all whom it reached and did not leave alone."""
        told = self._outcomes(made)
        return f"{head} goes off: {told}." if told else f"{head} goes off and harms nobody."

    def engaged(self, pair: Engagement) -> str:
        """The sentence that a unit attacks another hand to hand."""
        return self._form(_ENGAGED, who=self._called(pair.attacker), whom=self._called(pair.defender))

    def wounded(self, wound: UnitWounded) -> str:
        """A wound that is of no attack."""
        by = "" if wound.by is None else f" by the hand of {self._called(wound.by)}"
        return f"{self._called(wound.unit)} is {HOW_HURT[wound.after]}{by}."

    def _outcomes(self, made: Iterable[AttackMade]) -> str:
        """How all of these are from then on, those who are alike together."""
        alike: dict[str, list[str]] = {}
        for one in made:
            alike.setdefault(_hurt(one), []).append(self._named(one.target))
        return "; ".join(
            f"{_all(who)} {'is' if len(who) == 1 else 'are'} {how}" for how, who in alike.items()
        )

    def _alone(self, one: AttackMade) -> str:
        who, whom = self._named(one.by), self._named(one.target)
        far = "" if one.range_m is None else f" at {format_length(round(one.range_m, 1))}"
        arm = one.weapon
        for way in one.sort.split(", "):
            arm = _WITH.get(way, "{}").format(arm)
        if one.kind == "melee":
            forms: tuple[str, ...] = _STRIKES if one.hit else _PARRIED
            free = f"{who} has a free attack as {whom} turns away. " if one.sort == _FREE else ""
            return free + self._form(forms, who=who, whom=whom, hurt=_hurt(one))
        forms = _HITS if one.hit else _MISSES
        if one.sort.startswith("opportunity"):
            forms = _WATCHED if one.hit else _WATCHED_MISSES
        return self._form(forms, who=who, whom=whom, far=far, arm=arm, hurt=_hurt(one))

    def _together(self, made: Sequence[AttackMade]) -> str:
        who = list(dict.fromkeys(self._named(one.by) for one in made))
        whom = self._named(made[0].target)
        if len(who) == 1:
            return f"{who[0]} misses {whom} {len(made)} times."
        if made[0].kind == "melee":
            return f"{_all(who)} strike at {whom} in vain."
        form = self._form(_ALL_MISS, who=_all(who), whom=whom)
        return form.replace(" all miss ", " both miss ") if len(who) == 2 else form

    def _sweep(self, made: Sequence[AttackMade]) -> str:
        head = f"{self._named(made[0].by)} sweeps a sector with {made[0].weapon}"
        hit = self._outcomes(one for one in made if one.hit)
        missed = [self._named(one.target) for one in made if not one.hit]
        away = f"{_all(missed)} {'is' if len(missed) == 1 else 'are'} missed" if missed else ""
        return f"{head}: {'; '.join(filter(None, (hit, away)))}."

    def _named(self, number: int | None) -> str:
        return "somebody" if number is None else self._called(number)

    def _form(self, forms: tuple[str, ...], **words: str) -> str:
        """The next of these forms with its words in it."""
        turn = self._turn.get(forms, 0)
        self._turn[forms] = turn + 1
        told = forms[turn % len(forms)].format(**words)
        return told[:1].upper() + told[1:]


def _by_itself(one: AttackMade) -> bool:
    """What is not told with others: a watcher's shot, a free attack, whom a burst sweeps."""
    return not {*one.sort.split(", ")} <= {"", *_WITH}


def _hurt(one: AttackMade) -> str:
    """What it came to: how the one that was hit is from then on."""
    if one.after is not None:
        return HOW_HURT[one.after]
    return "hit once more" if one.levels else "dazed, no worse"


def _all(words: Sequence[str]) -> str:
    """Several with `and` before the last."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))
