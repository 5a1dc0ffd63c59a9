"""Detection: what makes a pile hard or easy to find, for whose eyes, and what the die comes to (DET-09..DET-36, TA-01).

A pile is a counter on the map under which a unit hides, or nothing. What lies between the searcher and it is public;
what is beneath it is its owner's secret.
"""

from collections.abc import Iterator
from typing import Final, Literal

from squadlog.base.records import record
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.facts.concealment import Grown
from squadlog.facts.shapes import within
from squadlog.rules.common import checks
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import has_sensor_helmet
from squadlog.rules.fire.woods import Depths
from squadlog.rules.weather import sky

TEST: Final = "detection"
Height = Literal["none", "half", "full"]
Condition = Literal["night", "rain", "snow"]
_BLOCKS = {"heavy": "heavy_woods", "light": "light_woods"}


@record
class Searcher:
    """Who searches: its suit, whether a ground sensor of its side has the pile in sight, and what chapters add."""

    suit: str
    sensor: bool = False
    more: tuple[Line, ...] = ()


@record
class Beneath:
    """What lies beneath a pile, to its owner's knowledge alone: `suit` None is a decoy (DET-14, DET-15).

    `camo` and `jammer` are those of its side.
    """

    suit: str | None = None
    stealth: bool = False
    camo: bool = False
    jammer: bool = False


@record
class Between:
    """What is on the line to a pile and around it, for all to see.

    `metres` None is a distance that nobody stated. `cover` is half or full, soft or hard alike (DET-29, DET-30). `lit`
    is why night does not count here, `dry` why rain and snow do not, if they do not.
    """

    metres: float | None = None
    cover: Height = "none"
    light_woods_m: float = 0.0
    heavy_woods_m: float = 0.0
    marsh: bool = False
    smoke: bool = False
    holotarp: bool = False
    conditions: tuple[Condition, ...] = ()
    lit: str = ""
    dry: str = ""


def is_found_at_once(metres: float | None, ctx: RulesContext) -> bool:
    """Whether a pile is so near that it is found without a die (DET-19).

    A centimetre beyond the metre is what no ruler can tell, as in moves.
    """
    return metres is not None and within(metres, ctx.book.detection.automatic_m)


def blocking_rule(between: Between, ctx: RulesContext) -> str:
    """The rule that forbids to find anything on this line, empty if a die may be rolled.

    Too much of the woods (DET-27, DET-28), a holotarp that is found by entry alone (HOL-05, A-107), full cover where
    the hidden never look over it (A-22), smoke that blocks (A-71).
    """
    rulings = ctx.rulings
    if between.holotarp and rulings.is_("holotarp.mode", "entry"):
        return "HOL-05"
    rows = ctx.book.detection.rows
    heavy, light = (rows[_BLOCKS[kind]].max_m for kind in ("heavy", "light"))
    woods = Depths(
        light_m=float("inf") if light is None else light,
        heavy_m=float("inf") if heavy is None else heavy,
        mixed=rulings.choice("los.mixedWoods"),
        boundary_blocks=rulings.is_("los.woodsBoundary", "block"),
        shut_to_the_idle=False,
    )
    grown = [
        Grown(kind, metres)
        for kind, metres in (("heavy", between.heavy_woods_m), ("light", between.light_woods_m))
        if metres
    ]
    for thicket in woods.thickets(grown, 0.0):
        if thicket.hides:
            return rows["heavy_woods" if thicket.hides == "LOS-06" else "light_woods"].rule
    if between.smoke and rulings.is_("smoke.mode", "block"):
        return "SMK-02"
    if between.cover == "full" and rulings.is_("detection.hidden_observes", "never"):
        return "DET-30"
    return ""


def public_lines(
    searcher: Searcher, between: Between, ctx: RulesContext, *, jammer: bool = False
) -> Iterator[Line]:
    """What the searcher's owner adds himself, of a decoy as of a man (DET-12, DET-15).

    The jammer of the hiding side is among it only where the table does not count it as a secret (A-16).
    """
    suit, rulings = ctx.book.armours[searcher.suit], ctx.rulings
    if rulings.is_("detection.suit_sensor", "true"):
        yield checks.line("suit_sensor", f"sensors of {suit.name}", suit.detection, "DET-34")
    if searcher.sensor:
        sees = has_sensor_helmet(suit, ctx)
        yield _row("ground_sensor", ctx, value=rulings.number("sensor.bonus"), applied=sees)
    yield from searcher.more
    yield from _weather(between, ctx)
    if "night" in between.conditions:
        yield _row(
            "night_power" if suit.power else "night_no_power",
            ctx,
            applied=not between.lit,
            note=between.lit,
        )
    if between.smoke:
        yield _row("smoke", ctx)
    yield from _ground(between, ctx)
    if jammer and not _is_starred("ecm", ctx):
        yield _row("ecm", ctx, applied=has_sensor_helmet(suit, ctx))


def _weather(between: Between, ctx: RulesContext) -> Iterator[Line]:
    """The modifiers of rain and snow, from a number of metres on (DET-20, DET-35)."""
    for key, near in sky.falling(between.conditions, between.metres, ctx):
        note = between.dry or near
        yield _row(key, ctx, applied=not note, note=note)


def _ground(between: Between, ctx: RulesContext) -> Iterator[Line]:
    """Woods, marsh, cover and a tarp: all of it adds up, but woods are no cover besides (DET-27..DET-33, DET-36)."""
    grown = between.light_woods_m > 0 or between.heavy_woods_m > 0
    all_heavy = ctx.rulings.is_("los.mixedWoods", "all_heavy")
    if between.heavy_woods_m > 0 or (all_heavy and grown):
        yield _row("heavy_woods", ctx)
    if between.light_woods_m > 0 and not all_heavy:
        yield _row("light_woods", ctx)
    if between.marsh:
        yield _row("marsh", ctx)
    if between.cover != "none":
        yield _row(f"{between.cover}_cover", ctx)
    elif grown and ctx.rulings.is_("detection.woods_as_cover", "true"):
        yield _row("full_cover", ctx)
    if between.holotarp:
        yield _row("holotarp", ctx, applied=ctx.rulings.is_("holotarp.mode", "plus2"))


def secret_lines(searcher: Searcher, beneath: Beneath, ctx: RulesContext) -> Iterator[Line]:
    """What the owner of the pile adds in secret; of a decoy nothing (DET-13..DET-15, A-16)."""
    if beneath.suit is None:
        return
    suit = ctx.book.armours[beneath.suit]
    if beneath.jammer and _is_starred("ecm", ctx):
        yield _row("ecm", ctx, applied=has_sensor_helmet(ctx.book.armours[searcher.suit], ctx))
    if beneath.camo:
        yield _row("camo", ctx, applied=suit.power or not ctx.rulings.is_("camo.scope", "power_suits"))
    if suit.key == "RS":
        yield _row("ranger_suit", ctx, value=ctx.rulings.number("ranger.detection"))
    if suit.power:
        yield _row("power_not_stealth", ctx, applied=not beneath.stealth)


def _is_starred(key: str, ctx: RulesContext) -> bool:
    """Whether a modifier with a star is applied in secret (A-16)."""
    return ctx.book.detection.rows[key].secret and ctx.rulings.is_("detection.secret", "starred")


def _row(
    key: str, ctx: RulesContext, *, value: float | None = None, applied: bool = True, note: str = ""
) -> Line:
    row = ctx.book.detection.rows[key]
    worth = row.value if value is None else int(value)
    return checks.line(key, row.name, worth, row.rule, applied=applied, note=note)


def build_test(searcher: Searcher, between: Between, beneath: Beneath, ctx: RulesContext) -> Ledger:
    """The whole test, as its owner knows it (DET-09..DET-11)."""
    public = public_lines(searcher, between, ctx, jammer=beneath.jammer)
    return checks.build_ledger(TEST, (*public, *secret_lines(searcher, beneath, ctx)), ctx)


def as_searched(searcher: Searcher, between: Between, ctx: RulesContext, *, jammer: bool = False) -> Ledger:
    """The test as the searcher knows it: with the public modifiers alone (DET-12)."""
    return checks.build_ledger(TEST, public_lines(searcher, between, ctx, jammer=jammer), ctx)


def judge_face(ledger: Ledger, face: int, ctx: RulesContext) -> Check:
    """What a face comes to, with the table's reading of the face 0."""
    return checks.judge_face(checks.as_read(ledger, ctx), face)
