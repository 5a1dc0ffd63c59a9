"""Explosions in words."""

import re
from collections.abc import Iterable, Iterator

from squadlog.base.lengths import format_counted
from squadlog.base.names import so_many
from squadlog.battle.events.chapter import by_event
from squadlog.battle.state import Battle
from squadlog.book.in_force import measures_from_bases, rulings_of
from squadlog.facts.ground_facts import Position
from squadlog.rules.blasts import rings
from squadlog.rules.common.advanced import together
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.kept import explosions
from squadlog.rules.common.reported import AttackMade, BlastTold, EventReport, quiet
from squadlog.rules.common.words import AT, ChapterWords, Marker, Word, WordPart, flags

_MOST = 99
"""The most subphases that are shown; more are shown as this many."""
_WHERE = r"(?i)(at|by|in|on|off|near|under|behind|beside|inside|outside|between|[0-9.]+ m)\b"
"""How a place begins that somebody has said as a place."""


def label(battle: Battle, fused: Fused) -> str:
    """What goes off, as its chapter calls it, and how many of it."""
    told = together(battle.chapters).explosions.get(fused.what, fused.what)
    return told if fused.count == 1 else f"{fused.count} x {told}"


def name_with_number(battle: Battle, fused: Fused) -> str:
    """The name of an explosive with its number, if it lay there with one, and the number of its fuse."""
    told, lay = label(battle, fused), list(map(str, fused.things))
    if len(lay) == 1:
        return f"{told} {lay[0]} (fuse {fused.id})"
    return f"{told} ({', '.join(lay)}; fuse {fused.id})" if lay else f"{told} (fuse {fused.id})"


def place_words(battle: Battle, fused: Fused) -> str:
    """Where the explosive lies, as far as this battle knows."""
    if fused.spot is not None:
        return f"at {fused.spot.words}"
    if fused.told:
        return fused.told if re.match(_WHERE, fused.told) else f"at {fused.told}"
    if fused.feature is not None and fused.feature in battle.features:
        return f"at {battle.features[fused.feature].name}"
    return ""


def at_words(battle: Battle, fused: Fused) -> str:
    """What goes off, and where."""
    return " ".join(filter(None, (label(battle, fused), place_words(battle, fused))))


def capital(text: str) -> str:
    """The beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _narrate_lit(event: explosions.FuseLit, battle: Battle) -> str:
    fused = event.fused
    where = place_words(battle, fused)
    return f"{capital(name_with_number(battle, fused))} goes off {where + ' ' if where else ''}in {fused.at}."


def _narrate_changed(event: explosions.FuseChanged, battle: Battle) -> str:
    rule = f" [{event.rule}]" if event.rule else ""
    return f"{capital(at_words(battle, event.fused))}: {event.cause or 'it lies otherwise now'}{rule}."


def _narrate_out(event: explosions.FuseOut, _battle: Battle) -> str:
    rule = f" [{event.rule}]" if event.rule else ""
    return f"It does not go off: {event.cause}{rule}."


def _narrate_said(event: explosions.CaughtSaid, battle: Battle) -> str:
    if not event.caught:
        return "As the players state, it catches no unit."
    told = ", ".join(
        f"{battle.units[one.unit].called} at {counted_words(one.metres, battle)}{_in_cover(one.cover)}"
        for one in event.caught
    )
    return f"As the players state, it catches {told}."


def _in_cover(cover: str) -> str:
    return "" if cover == "none" else f" in {cover} cover"


def counted_words(metres: float, battle: Battle) -> str:
    """How far something is from what counts by whole metres, and as which it counts (A-63)."""
    return format_counted(metres, rings.count_whole(metres, rulings_of(battle.rulings, battle.setup.version)))


def _format_struck(one: Struck, battle: Battle) -> str:
    """What an explosion comes to for one of those whom it attacks: `7 at 2 m PF 4 - AF 3: 1 level`."""
    what = so_many(one.levels, "level") if one.levels else "dazed"
    cover = f"{_in_cover(one.cover)} [GRN-36]" if one.cover == "half" else ""
    unit = battle.units.get(one.unit)
    if unit is not None and "armour" in unit.soldier.unknown:
        return f"{one.unit} at {counted_words(one.metres, battle)}{cover} PF {one.pf}"
    return f"{one.unit} at {counted_words(one.metres, battle)}{cover} PF {one.pf} - AF {one.af}: {what}"


def _format_spared(struck: Iterable[Struck]) -> Iterator[str]:
    """Those within reach whom it leaves alone, told together where the reason is one."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for one in struck:
        reasons.setdefault((one.why.rstrip(".") or "out of its force", one.rule), []).append(str(one.unit))
    for (why, rule), units in reasons.items():
        yield f"{', '.join(units)} unharmed ({why}){f' [{rule}]' if rule else ''}"


def _narrate_exploded(event: explosions.Exploded, battle: Battle) -> str:
    head = f"{capital(at_words(battle, event.fused))} goes off"
    if not event.struck and not event.attacks:
        return f"{head}."
    if not event.struck:
        return f"{head}; no unit is in reach."
    if event.measured and measures_from_bases(battle):
        head = f"{head}, measured to the edge of each base [AMB-145]"
    hit = (_format_struck(one, battle) for one in event.struck if one.levels is not None)
    return f"{head}: {'; '.join((*hit, *_format_spared(one for one in event.struck if one.levels is None)))}."


def _burning(battle: Battle) -> tuple[str, ...]:
    return tuple(str(one.id) for one in explosions.exploding(battle).fused)


def _lies(kept: explosions.Exploding, battle: Battle) -> Iterator[Marker]:
    """On the map each lies under a counter with the subphases that are left; 0: in this one (GRN-27)."""
    for one in kept.fused:
        if one.spot is not None:
            left = max(0, one.at.index - battle.now.index)
            yield Marker(
                kind="fuse",
                text=f"*{min(left, _MOST)}",
                side=one.side,
                words=f"{name_with_number(battle, one)} that goes off in {one.at}",
                position=Position(x=one.spot.x, y=one.spot.y),
                floor=one.spot.floor or 1,
            )


def _of_battle(kept: explosions.Exploding, battle: Battle) -> Iterator[str]:
    for one in kept.fused:
        left = one.at.index - battle.now.index
        when = (
            "in this subphase" if left <= 0 else f"in {one.at}, {left} subphase{'s' if left > 1 else ''} on"
        )
        yield f"{capital(at_words(battle, one))} (fuse {one.id}) goes off {when}."


def _report_exploded(event: explosions.Exploded) -> EventReport:
    """An attack on each whom it reaches; the others are out of its reach, or behind what keeps it off."""
    fused, origin = event.fused, "measured" if event.measured else "stated"
    attacks = tuple(
        AttackMade(
            kind="blast",
            by=fused.by,
            at=struck.unit,
            weapon=fused.what,
            side=fused.side,
            levels=struck.levels,
            struck=struck,
            cover=None if struck.cover == "none" else struck.cover,
            range_m=struck.metres,
            range_origin=origin,
        )
        for struck in event.struck
        if event.attacks and struck.levels is not None
    )
    return EventReport(attacks=attacks, blast=BlastTold(what=fused.what, by=fused.by, struck=event.struck))


def _fuse_report(event: explosions.FuseChanged) -> EventReport:
    return EventReport(in_story="quiet" if event.cause == "it lands" else "told")


WORDS = ChapterWords(
    name="Explosions",
    lies=_lies,
    of_battle=_of_battle,
    verbs=(
        Word(
            form="caught UNIT METRES [half|full], ... | caught nobody",
            meaning="the units that an explosion reaches, where no map shows it or the players overrule it",
            example="caught 7 1, 8 3.2 half",
            says=explosions.SayCaught,
            parts=(WordPart(field="who", what="caught"),),
        ),
        Word(
            form="fuse N [at X,Y] [later SUBPHASES] [out] because WHY",
            meaning="the referee corrects a fuse: where it is, when it goes off, or that it does not",
            example="fuse 1 later 2",
            says=explosions.SetFuse,
            parts=(
                WordPart(field="fused", what="number", offers=_burning),
                AT,
                WordPart(field="later", what="number", keyword="later", needed=False),
                *flags("out"),
            ),
        ),
    ),
    reports={
        explosions.Exploded: _report_exploded,
        explosions.FuseLit: quiet,
        explosions.FuseChanged: _fuse_report,
    },
    tells=by_event(_narrate_lit, _narrate_changed, _narrate_out, _narrate_said, _narrate_exploded),
)
