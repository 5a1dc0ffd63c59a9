"""Beginning a battle."""

import secrets
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

from squadlog.base.errors import RulebookError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import UNITS
from squadlog.base.names import as_sentence, safe_name
from squadlog.book.load import book_with
from squadlog.cli import commanding, current
from squadlog.cli.battle import paper_sides
from squadlog.cli.choosing import open_store, remember
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError, NotUnderstoodError, OverspentError
from squadlog.cli.options import Listed, parser, read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.facts.seats import REFEREE, REFEREE_CALLED, Speaker
from squadlog.session.battle_session import Session
from squadlog.squads.hiding import KEY

with lazy_imports():
    from squadlog.battle import terms
    from squadlog.book import in_force
    from squadlog.cli import words as typed
    from squadlog.cli.book import packs as own_packs
    from squadlog.session import usual
    from squadlog.setup import battle as mustering
    from squadlog.setup import (
        chapters,
        doubts,
        hiding,
        maps,
        purchases,
        scene_report,
        scenes,
        timing,
        titles,
    )
    from squadlog.setup import plan as plans
    from squadlog.squads import scene_files
    from squadlog.store.seal import ciphers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.terms import Setup
    from squadlog.book.book import Rulebook
    from squadlog.book.rulings import Rulings
    from squadlog.cli.commanding import SideSaid
    from squadlog.squads.plan import SquadPlan
    from squadlog.store.record_file import Store

_LARGEST_SEED = 2**53


def run(name: str, words: list[str]) -> int:
    """`new READY|FILE`, `new FILE --side NAME=SQUAD` or `new --side ...`; the new battle is the current one."""
    made = parser(name)
    made.add_argument(
        "ready",
        nargs="?",
        help="the key of a ready battle (squadlog scenario list), or the file of a scenario: my.toml",
    )
    made.add_argument(
        "--side",
        action="append",
        default=[],
        metavar="NAME=SQUAD[:LEVEL]",
        help="a side and its squad, and the level of its commander, where that is no person; again for more; in a "
        "scenario: a squad for a side that has points to spend",
    )
    commanding.add_option(made)
    made.add_argument(
        "--agreed", action="store_true", help="the players agree to squads that the scenario does not allow"
    )
    made.add_argument("--paper", action="append", default=[], metavar="SIDE[=COUNT]", help=paper_sides.HELP)
    made.add_argument("--teams", action="store_true", help="fire teams roll initiative, not whole squads")
    made.add_argument("--title", help="the title of the battle")
    made.add_argument("--seed", type=int, help="the seed of the app's dice (default: a new one)")
    made.add_argument(
        "--typed",
        action="append",
        default=[],
        metavar="SIDE",
        help="a side that types its dice, or all, or none",
    )
    made.add_argument(
        "--rule", action="append", default=[], metavar="NAME=OPTION", help="a ruling (squadlog rulings)"
    )
    made.add_argument("--zero-g", action="store_true", help="without gravity")
    made.add_argument("--night", action="store_true", help="by night")
    made.add_argument("--blackout", action="store_true", help="by night, and dark indoors")
    made.add_argument("--rain", action="store_true", help="in rain")
    made.add_argument("--snow", action="store_true", help="in snow")
    made.add_argument(
        "--vacuum", action="store_true", help="without air, except in ships and buildings that hold it"
    )
    made.add_argument(
        "--hostile", default="", metavar="AIR", help="an unbreathable atmosphere, such as toxic"
    )
    made.add_argument(
        "--with",
        action=Listed,
        dest="chapters",
        default="",
        metavar="PRESET|CHAPTER,...",
        help="advanced chapters, such as stealth, or usual, or all",
    )
    made.add_argument(
        "--hide",
        action="append",
        default=[],
        metavar="SIDE=WHY",
        help="a side that may hide: scenario, percent, flat or agreement; none: all, as agreed",
    )
    made.add_argument(
        "--taking-back",
        choices=("anybody", "own", "consent"),
        help="undo policy: anybody, only one's own commands, or all by consent; the referee always",
    )
    made.add_argument(
        "--no-referee",
        action="store_true",
        help="no referee sits at it: what is his (end, correct, rulings ...) is done once every side consents",
    )
    made.add_argument(
        "--clock",
        action="append",
        default=[],
        metavar="[SIDE=]SECONDS",
        help="timed play: seconds for each decision, or off; for all, or for a side",
    )
    made.add_argument(
        "--units",
        choices=tuple(UNITS),
        help="what lengths are typed and shown in: metres, inches or centimetres of the table (default: as set by "
        "squadlog settings units); the ruling scale.metersPerInch says what an inch stands for",
    )
    made.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="PACK|FILE",
        help="a pack of own rows for this battle that no squad need carry (squadlog pack list); again for more",
    )
    made.add_argument("--turns", type=int, help="the number of turns")
    made.add_argument(
        "--map",
        default="",
        metavar="KEY|FILE",
        help="the map (squadlog map list): its name or file",
    )
    made.add_argument(
        "--sealed",
        action="store_true",
        help="encrypt the secrets in the file; the terminal asks for a password for each seat",
    )
    options = read(made, words)
    if not (options.ready or options.side):
        made.error("name a ready battle or the file of a scenario, or give every side with --side NAME=SQUAD")
    with open_store() as store:
        setup, sides = _setup(store, options)
        levels = (*options.commander, *(f"{one.name}={one.level}" for one in sides if one.level))
        chosen = commanding.commanders_said(levels, setup, sealed=options.sealed)
        if options.side and not (options.ready or options.title):
            setup = titles.name_apart(setup, (one.title for one in store.battles()))
        words_of = _words(setup) if options.sealed else None
        seat = Session.create(store, setup, words=words_of).seat(Speaker())
        is_current = remember(store, current.BATTLE, "Battle", seat.id)
        if options.json:
            print_json("new", {"battle": seat.id, "title": seat.title})
        else:
            print_lines([f"{seat.id}"])
        if is_current:
            tell(f"Battle {seat.id}, {seat.title}, is the current one. {seat.due.ask().sentence}")
        commanding.seat_commanders(seat, chosen)
    return OK


def _words(setup: "Setup") -> dict[str, str]:
    """A new word for each side, and one for the referee if there is to be one."""
    ciphers.require_library()
    words: dict[str, str] = {}
    for seat, name in (*((side.id, side.name) for side in setup.sides), (REFEREE, REFEREE_CALLED)):
        if word := typed.choose_password(name, words.values(), needed=seat != REFEREE):
            words[seat] = word
    return words


def _setup(store: "Store", options: Namespace) -> "tuple[Setup, Sequence[SideSaid]]":
    """The battle that is said, and its sides as they were said."""
    book = book_with(own_packs.pack_called(store, said).sound.text for said in options.pack)
    rulings = _read_rulings(store, options)
    wanted = chapters.chapters_said(options.chapters)
    if options.ready:
        setup, sides = _of_scenario(store, options, wanted, book, rulings)
    else:
        sides = [commanding.side_said(store, *_pair(text, "--side")) for text in options.side]
        setup = _build_setup(options, sides, wanted, book, rulings)
    for doubt in chapters.doubtful_beginnings(setup.soldiers, setup.chapters, book) if wanted else ():
        tell(f"{doubt.soldier}: {doubt.sentence}. [{doubt.rule}]")
    for told in chapters.coming_along(wanted, rulings):
        tell(told)
    if options.paper and options.ready:
        setup = paper_sides.keep_on_paper(setup, options.paper, book)
    seed = options.seed if options.seed is not None else secrets.randbelow(_LARGEST_SEED)
    if not 0 <= seed <= _LARGEST_SEED:
        raise NotUnderstoodError(f"The seed is a number from 0 to {_LARGEST_SEED}.")
    changes: dict[str, object] = {"seed": seed}
    if options.title is not None:
        changes["title"] = _read_title(options.title)
    if options.typed:
        # Whoever keeps a log on paper rolls dice of his own.
        changes["typed_dice"] = tuple(dict.fromkeys((*_read_typed_sides(options.typed, setup), *setup.paper)))
    if options.turns is not None:
        if not 1 <= options.turns <= 500:
            raise NotUnderstoodError("A battle lasts 1 to 500 turns.")
        changes["turns"] = options.turns
    changes["length_unit"] = options.units or usual.keep_unit(setup, usual.usual_unit(store.settings))
    if options.taking_back is not None:
        changes["taking_back"] = options.taking_back
    if options.no_referee:
        changes["referee"] = False
    if options.hide:
        changes["may_hide"] = _may_hide(options.hide, setup, rulings)
    if options.clock:
        changes["clock"] = _clock(options.clock, setup)
    return replace(setup, **changes), sides  # type: ignore[arg-type]  # each is a field of Setup


def _of_scenario(
    store: "Store", options: Namespace, wanted: tuple[str, ...], book: "Rulebook", rulings: "Rulings"
) -> "tuple[Setup, list[SideSaid]]":
    """A ready battle or that of a file, with the squads brought for sides that have points to spend (SCN-06)."""
    try:
        found = scenes.scene_called(options.ready, rulings)
    except scene_files.NoSceneError as error:
        raise NotFoundError(str(error)) from None
    brought: dict[str, tuple[SquadPlan, ...]] = {}
    sides: list[SideSaid] = []
    for text in options.side:
        name, squad = _pair(text, "--side")
        try:
            side = purchases.side_meant(found.scene, name).id
        except plans.MusterError as error:
            raise NotUnderstoodError(str(error)) from None
        sides.append(commanding.side_said(store, name, squad))
        brought[side] = (*brought.get(side, ()), sides[-1].squad)
    purchases.require_squads(found.scene, brought, book)
    against, waived = scene_report.check_purchases(found.scene, brought, book, rulings)
    for sentence in (*against, *waived):
        tell(sentence)
    if against and not options.agreed:
        raise OverspentError("The scenario does not allow these squads; --agreed allows them by agreement.")
    setup = scenes.load_battle(
        options.ready,
        book,
        rulings,
        on_map=options.map,
        chapters=wanted,
        around=_around(options),
        brought=brought,
    )
    return setup, sides


def _build_setup(
    options: Namespace,
    sides: "Sequence[SideSaid]",
    wanted: tuple[str, ...],
    book: "Rulebook",
    rulings: "Rulings",
) -> "Setup":
    ids = plans.side_ids(name for name, *_ in sides)
    forces = [
        plans.Force(
            ids[name.casefold()],
            _read_title(name),
            squad,
            "teams" if options.teams else "squad",
        )
        for name, squad, _ in sides
    ]
    played = chapters.chapters_in_force(wanted, (), rulings)
    papers = paper_sides.forces_on_paper(options.paper, forces)
    forces.extend(papers)
    for squad, doubt in doubts.doubts(forces, book, rulings, chapters=played, zero_g=options.zero_g):
        if any(squad == force.plan.name for force in papers):
            continue
        tell(f"{squad or 'This battle'}: {doubt.sentence} [{doubt.rule}]")
    against = " against ".join(dict.fromkeys(force.side_name for force in forces))
    title = options.title or titles.cut_title(against)
    ground = maps.map_text(options.map) if options.map else ""
    plan = plans.BattlePlan(
        title=title,
        forces=tuple(forces),
        environment=_around(options),
        chapters=played,
        map=ground,
        paper=tuple(force.side for force in papers),
    )
    setup = mustering.muster(plan, book, rulings)
    for off in mustering.sides_off(setup):
        tell(f"The map has no start zone for all of {off}; put places soldiers who are off the map.")
    return setup


def _around(options: Namespace) -> "terms.Environment":
    """What holds around everybody, as far as it is said: a blackout is one of the night."""
    return terms.Environment(
        zero_g=options.zero_g,
        night=options.night or options.blackout,
        blackout=options.blackout,
        rain=options.rain,
        snow=options.snow,
        vacuum=options.vacuum,
        hostile=_read_title(options.hostile) if options.hostile else "",
    )


def _may_hide(said: list[str], setup: "Setup", rulings: "Rulings") -> "tuple[terms.MayHide, ...]":
    """The sides that may hide, each for its reason (HID-03..HID-06); what the table reads otherwise is told."""
    if KEY not in setup.chapters:
        raise NotUnderstoodError(f"No unit hides in a battle without hiding; add --with {KEY}.")
    rights = {}
    sources = get_args(terms.HidingSource)
    for text in said:
        name, why = _pair(text, "--hide")
        if why not in sources:
            raise NotUnderstoodError(f"A side hides by one of {', '.join(sources)}, not {why!r}.")
        for side in _read_typed_sides([name], setup):
            rights[side] = terms.MayHide(side=side, source=why)  # type: ignore[arg-type]  # one of the sources
    defender = setup.page.defender
    for doubt in hiding.doubtful_rights(tuple(rights.values()), setup.sides, rulings, defender):
        tell(f"{doubt.sentence} [{doubt.rule}]")
    return tuple(rights.values())


def _clock(said: list[str], setup: "Setup") -> "tuple[terms.TimeLimit, ...]":
    """How long decisions may take, of all and of sides (TIM-02)."""
    if timing.KEY not in setup.chapters:
        raise NotUnderstoodError(f"No clock runs in a battle without timed play; add --with {timing.KEY}.")
    limits: dict[str, terms.TimeLimit] = {}
    for text in said:
        name, equals, seconds = text.rpartition("=")
        try:
            taken = timing.read_seconds(seconds)
        except ValueError as error:
            raise NotUnderstoodError(f"{error}.") from None
        for side in _read_typed_sides([name], setup) if equals else ("",):
            limits[side] = terms.TimeLimit(side=side, seconds=taken)
    return tuple(limits.values())


def _read_rulings(store: "Store", options: Namespace) -> "Rulings":
    """What this table always answers otherwise, and what it answers otherwise this time."""
    always = usual.usual_rulings(store.settings).overrides
    asked = [_pair(text, "--rule") for text in options.rule]
    try:
        return in_force.rulings_with((*always, *asked))
    except RulebookError as error:
        raise NotUnderstoodError(str(error)) from None


def _pair(text: str, option: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name.strip() and equals and value.strip()):
        raise NotUnderstoodError(f"{option} needs NAME=VALUE, not {text!r}.")
    return name.strip(), value.strip()


def _read_title(text: str) -> str:
    try:
        return safe_name(text)
    except ValueError as error:
        raise NotUnderstoodError(as_sentence(error)) from None


def _read_typed_sides(asked: list[str], setup: "Setup") -> tuple[str, ...]:
    if "all" in asked:
        return tuple(side.id for side in setup.sides)
    if asked == ["none"]:
        return ()
    named = {key: side.id for side in setup.sides for key in (side.id.casefold(), side.name.casefold())}
    unknown = [text for text in asked if text.casefold() not in named]
    if unknown:
        known = ", ".join(side.name for side in setup.sides)
        raise NotUnderstoodError(f"There is no side {unknown[0]!r}; there are {known}, and all or none.")
    return tuple(dict.fromkeys(named[text.casefold()] for text in asked))
