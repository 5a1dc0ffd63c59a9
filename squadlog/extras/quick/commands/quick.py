"""A quick battle from the command line: two sides, points each, a map drawn at random, and off it goes."""

import secrets
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.dice import SEEDS
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence, safe_name
from squadlog.book.load import load_rulebook
from squadlog.cli import commanding, current
from squadlog.cli.choosing import open_store, remember
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError
from squadlog.cli.map import at_random
from squadlog.cli.map.plans import plan_called
from squadlog.cli.options import Listed, parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.facts.seats import Speaker
from squadlog.ground.random_maps.kinds import KINDS

with lazy_imports():
    from squadlog.extras.quick import plan as quickly
    from squadlog.ground.fairness import fair_words
    from squadlog.session import battle_session as sessions
    from squadlog.session import usual
    from squadlog.setup import battle as mustering
    from squadlog.setup import chapters, doubts, titles
    from squadlog.squads import by_points, cost

if TYPE_CHECKING:
    from squadlog.extras.quick.plan import QuickBattle, QuickSide
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.record_file import Store

_USUAL = ("Red:400:combat_arms", "Blue:400:combat_arms")


def run(name: str, words: list[str]) -> int:
    """`quick --side Red:400:marines --side Blue:400:tog_line --map building`; the new battle is the current one."""
    made = parser(name)
    made.add_argument(
        "--side", action="append", default=[], metavar="NAME:POINTS:WHO[:LEVEL]",
        help="a side, its points, its troops (combat_arms, marines, mixed ...) or squad, and the level of its "
        "commander, where that is no person; twice, or not at all",
    )  # fmt: skip
    commanding.add_option(made)
    made.add_argument(
        "--map",
        default="open",
        metavar="KIND|KEY|FILE",
        help=f"{', '.join(KINDS)} (drawn at random), none, or a map (open)",
    )
    made.add_argument(
        "--seed",
        type=at_random.seed,
        help="the seed: the same seed gives the same map, squads and dice (else a new one)",
    )
    made.add_argument(
        "--size", type=at_random.size, default=(48, 36), metavar="WxH", help="of a drawn map (48x36)"
    )
    made.add_argument(
        "--with",
        action=Listed,
        dest="chapters",
        default="basic",
        metavar="PRESET|CHAPTER,...",
        help="basic, usual, all, or chapters",
    )
    made.add_argument(
        "--hold", action="store_true", help="add a secondary objective: hold the middle at the end"
    )
    made.add_argument("--turns", type=int, help="the number of turns")
    made.add_argument(
        "--typed", action="append", default=[], metavar="SIDE", help="a side that types its dice, or all"
    )
    options = read(made, words)
    with open_store() as store:
        return _begin(store, options)


def _begin(store: "Store", options: Namespace) -> int:
    book, rulings = load_rulebook(), usual.usual_rulings(store.settings)
    quick, levels = _choose(store, options)
    drawn = quickly.ground_of(quick)
    plan = quickly.plan_of(quick, book, rulings, drawn)
    setup = titles.name_apart(mustering.muster(plan, book, rulings), (one.title for one in store.battles()))
    setup = replace(setup, length_unit=usual.usual_unit(store.settings))
    for squad, doubt in doubts.doubts(plan.forces, book, rulings, chapters=setup.chapters):
        tell(f"{squad or 'This battle'}: {doubt.sentence} [{doubt.rule}]")
    chosen = commanding.commanders_said((*options.commander, *levels), setup)
    seat = sessions.Session.create(store, setup).seat(Speaker())
    is_current = remember(store, current.BATTLE, "Battle", seat.id)
    spent = [int(cost.bill(force.plan, book, rulings).total) for force in plan.forces]
    if options.json:
        sides = [
            {"side": force.side, "name": force.side_name, "soldiers": len(force.plan.soldiers), "points": side.points,
             "spent": points}
            for force, side, points in zip(plan.forces, quick.sides, spent, strict=True)
        ]  # fmt: skip
        fair = None if drawn is None else drawn.fairness
        print_json(
            "quick",
            {"battle": seat.id, "title": seat.title, "seed": quick.seed, "sides": sides, "fairness": fair},
        )
        commanding.seat_commanders(seat, chosen)
        return OK
    print_lines([f"{seat.id}"])
    for place in range(2):
        tell(f"{quickly.format_spent(quick, place, book, rulings)}.")
    if drawn is not None:
        tell(f"{drawn.map.title}: {fair_words.verdict(drawn.fairness)}")
        if drawn.reason:
            tell(drawn.reason)
    if is_current:
        tell(
            f"Battle {seat.id}, {seat.title}, from seed {quick.seed}, is the current one. {seat.due.ask().sentence}"
        )
    commanding.seat_commanders(seat, chosen)
    return OK


def _choose(store: "Store", options: Namespace) -> "tuple[QuickBattle, tuple[str, ...]]":
    """The battle that is wanted, and who commands its sides, as `--commander` says it."""
    said = options.side or _USUAL
    if len(said) != 2:
        raise NotUnderstoodError(
            f"A quick battle has two sides, not {len(said)}; say --side twice, or not at all."
        )
    if options.turns is not None and not 1 <= options.turns <= 500:
        raise NotUnderstoodError("A battle lasts 1 to 500 turns.")
    typed = {name.casefold() for name in options.typed}
    (one, level), (other, other_level) = (_side(store, text, typed) for text in said)
    if unknown := typed - {"all", one.name.casefold(), other.name.casefold()}:
        raise NotUnderstoodError(
            f"There is no side {min(unknown)!r}; there are {one.name}, {other.name}, and all."
        )
    wide, high = options.size
    quick = quickly.QuickBattle(
        sides=(one, other),
        ground=options.map,
        seed=secrets.randbelow(SEEDS) if options.seed is None else options.seed,
        width_m=wide,
        height_m=high,
        chapters=chapters.chapters_said(options.chapters),
        hold=options.hold,
        turns=options.turns,
    )
    levels = ((one.name, level), (other.name, other_level))
    return quick, tuple(f"{name}={level}" for name, level in levels if level)


def _side(store: "Store", text: str, typed: set[str]) -> "tuple[QuickSide, str]":
    """`Red`, `Red:400`, `Red:400:marines`, or a squad in the place of the troops; behind it who commands it."""
    name, _, rest = text.partition(":")
    points, _, who = rest.partition(":")
    try:
        called = safe_name(name)
    except ValueError as error:
        raise NotUnderstoodError(as_sentence(error)) from None
    if points and not (points.isascii() and points.isdigit() and len(points) <= 6):
        raise NotUnderstoodError(f"--side needs NAME:POINTS:WHO, such as Red:400:marines, not {text!r}.")
    troops = by_points.flavours(load_rulebook())

    def found(who: str) -> "SquadPlan | str":
        try:
            return who if who in troops else plan_called(store, who)
        except NotFoundError as error:
            raise NotFoundError(f"{error} Or name troops to draw one of: {', '.join(troops)}.") from None

    drawn, level = commanding.find_with_level(who, found) if who else (troops[0], "")
    side = quickly.QuickSide(
        name=called,
        points=int(points) if points else quickly.USUAL_POINTS,
        troops=drawn if isinstance(drawn, str) else troops[0],
        squad=None if isinstance(drawn, str) else drawn,
        types_dice="all" in typed or called.casefold() in typed,
    )
    return side, level
