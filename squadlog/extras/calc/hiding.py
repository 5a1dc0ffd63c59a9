"""Hiding: whether a pile is found, and how long an ambush paralyses."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.extras.calc import function
from squadlog.rules.ambush import freeze
from squadlog.rules.common.context import RulesContext
from squadlog.rules.hiding import detection, placing


class SearcherOf(function.Input):
    """Whoever searches."""

    suit: function.Word = function.ask_key(description="suit of the searcher")
    sensor: bool = function.ask_key(
        default=False, description="whether a friendly ground sensor has the pile in sight"
    )


class PileOf(function.Input):
    """What is searched, and what lies on the line to it."""

    decoy: bool = function.ask_key(default=False, description="whether nobody is beneath")
    suit: function.Word | None = function.ask_key(default=None, description="suit of whoever is beneath")
    stealth: bool = function.ask_key(default=False, description="whether that suit is in stealth power mode")
    camo: bool = function.ask_key(default=False, description="whether its side has a camo tinter")
    jammer: bool = function.ask_key(default=False, description="whether its side has a jammer")
    cover: detection.Height = function.ask_key(
        default="none", description="none, half or full, soft or hard alike"
    )
    light_woods_m: function.Metres = function.ask_key(
        default=0.0, description="metres of light woods on the line"
    )
    heavy_woods_m: function.Metres = function.ask_key(
        default=0.0, description="metres of heavy woods on the line"
    )
    marsh: bool = function.ask_key(default=False, description="whether it lies in a marsh")
    holotarp: bool = function.ask_key(default=False, description="whether it lies under a holotarp")


class Detect(function.Input):
    """One roll of one searcher for one pile."""

    roll: function.Face = function.ask_key(description="the face of the die")
    searcher: SearcherOf = function.ask_key(description="suit, sensor")
    pile: PileOf = function.ask_key(
        description="decoy or suit, stealth, camo, jammer, cover, light_woods_m, heavy_woods_m, marsh, holotarp"
    )
    conditions: Annotated[
        tuple[Literal["night", "rain", "snow"], ...], Bounds(strict=False, max_length=3)
    ] = function.ask_key(default=(), description="night, rain, snow")
    metres: function.Metres | None = function.ask_key(default=None, description="metres to the pile")
    smoke: bool = function.ask_key(default=False, description="whether smoke is on the line")


@function.calculation(
    "Whether a searcher finds a pile (DET-09..DET-36, TA-01).",
    gives="modifier, net, detected; or detected with automatic: its rule; or blocked: the rule",
    example=(
        {"roll": 8, "searcher": {"suit": "No"}, "pile": {"decoy": True, "light_woods_m": 4}},
        {"modifier": 1, "net": 9, "detected": False},
    ),
)
def _detect(given: Detect, ctx: RulesContext) -> function.Answer:
    pile = given.pile
    for suit in (given.searcher.suit, pile.suit):
        if suit is not None:
            function.row(ctx.book.armours, suit, "suit")
    between = detection.Between(
        metres=given.metres,
        cover=pile.cover,
        light_woods_m=pile.light_woods_m,
        heavy_woods_m=pile.heavy_woods_m,
        marsh=pile.marsh,
        smoke=given.smoke,
        holotarp=pile.holotarp,
        conditions=given.conditions,
    )
    if rule := detection.blocking_rule(between, ctx):
        return {"blocked": rule}
    if detection.is_found_at_once(given.metres, ctx):
        return {"detected": True, "automatic": "DET-19"}
    beneath = detection.Beneath(
        suit=None if pile.decoy else pile.suit, stealth=pile.stealth, camo=pile.camo, jammer=pile.jammer
    )
    searcher = detection.Searcher(suit=given.searcher.suit, sensor=given.searcher.sensor)
    ledger = detection.build_test(searcher, between, beneath, ctx)
    check = detection.judge_face(ledger, given.roll, ctx)
    return {"modifier": ledger.total, "net": check.net, "detected": check.success}


class Ambush(function.Input):
    """The moment of an ambush."""

    at: function.When = function.ask_key(description="[turn, subphase] of the attack")


@function.calculation(
    "How long the victims of an ambush do nothing (AMS-03, AMS-05).",
    gives="idle: the moments in which they do nothing; free: the first in which they act again",
    example=({"at": [2, 4]}, {"idle": [[2, 5], [2, 6], [2, 7]], "free": [2, 8]}),
)
def _ambush(given: Ambush, ctx: RulesContext) -> function.Answer:
    idle = [function.clock(moment) for moment in freeze.idle(given.at, ctx.reading)]
    return {"idle": idle, "free": function.clock(freeze.free_from(given.at, ctx.reading))}


class Decoys(function.Input):
    """A side that hides."""

    hidden: function.Count = function.ask_key(description="how many units hide")


@function.calculation(
    "How many decoys may lie beside hidden units (HID-11).",
    gives="decoys at most",
    example=({"hidden": 3}, 6),
)
def _decoys(given: Decoys, ctx: RulesContext) -> function.Answer:
    return placing.most_decoys(given.hidden, ctx)


FUNCTIONS = (_decoys, _detect, _ambush)
