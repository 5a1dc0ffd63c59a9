"""The head of a report: who fought, who won, which side's knowledge it shows, and how its letters are read."""

from collections.abc import Iterator

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import decimal, end_sentence, so_many
from squadlog.battle.scored import format_unknown
from squadlog.book.load import book_of
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.flow import Block, Heading, Passage
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.reports.story.chronicle import Chronicle
from squadlog.reports.story.report import BattleReport

with lazy_imports():
    from squadlog.book.packs import own_rows

_EYES = {
    REFEREE: "As the referee knows it: this shows every secret.",
    TABLE: "As all players know it.",
    NOBODY: "As everybody may know it.",
}


def head(chronicle: Chronicle, told: BattleReport) -> Iterator[Block]:
    """Who fought, when it ended and who won, whose eyes it is for, and what was done in all."""
    battle, setup = chronicle.battle, chronicle.battle.setup
    yield Heading(text=chronicle.title, level=1)
    sides = " against ".join(side.name for side in setup.sides)
    day = chronicle.entries[0].when[:10]
    over = f"over in turn {battle.now.turn}" if battle.stage == "over" else f"not over yet, {battle.now}"
    people = so_many(len(chronicle.people), "soldier")
    yield Passage(text=f"{sides}, {people}; begun on {day}, {over}.", bold=True)
    if battle.stage == "over":
        yield Passage(text=_format_winner(chronicle, told), bold=True)
    eyes = _EYES.get(chronicle.seat) or f"As {setup.side_name(chronicle.seat)} knows it."
    yield Passage(text=eyes, small=True)
    figures = "; ".join(_in_figures(told, over=battle.stage == "over"))
    yield Passage(text=f"{figures[:1].upper()}{figures[1:]}.")
    if setup.packs:
        soldiers = [one.soldier for one in battle.units.values()]
        yield from (Passage(text=line, small=True) for line in own_rows.pack_lines(setup.packs))
        yield from (
            Passage(text=f"{line}.", small=True) for line in own_rows.own_lines(soldiers, book_of(setup))
        )


def _format_winner(chronicle: Chronicle, told: BattleReport) -> str:
    """Who won, by how many points to how many, and what ended it."""
    battle, scores = chronicle.battle, sorted(told.reckoning.scores, key=lambda one: -one.points)
    leader = told.reckoning.leader
    who = "Nobody won" if leader is None else f"{battle.setup.side_name(leader)} won"
    count = " to ".join(f"{decimal(one.points)}{format_unknown(one.unknown)}" for one in scores)
    return end_sentence(f"{who}, {count}: {battle.result}") if battle.result else f"{who}, {count}."


def _in_figures(told: BattleReport, *, over: bool) -> Iterator[str]:
    """What was done in all, each in a few words."""
    tested = [one for one in told.attacks if one.tested]
    if tested:
        shots, blows = (sum(one.kind == how for one in tested) for how in ("shot", "melee"))
        kinds = (("shot", shots), ("blow", blows))
        rolled = " and ".join(so_many(count, what) for what, count in kinds if count)
        hits = so_many(sum(one.hit for one in tested), "hit", none="no")
        yield f"{rolled} {'was' if len(tested) == 1 else 'were'} rolled for, {hits} among them"
    if said := [one for one in told.attacks if one.counts and not one.tested]:
        hits = so_many(sum(one.hit for one in said), "hit", none="no")
        were = "was" if len(said) == 1 else "were"
        yield f"{so_many(len(said), 'shot')} of a side on paper {were} told, {hits} among them"
    if thrown := sum(not one.harms for one in told.attacks):
        yield f"{'1 grenade or round' if thrown == 1 else f'{thrown} grenades and rounds'} came down"
    if reached := sum(one.kind == "blast" for one in told.attacks):
        yield f"explosions reached a soldier {so_many(reached, 'time')}"
    fallen = sum(one.out for one in told.tales)
    so_far = "were out of the fight in the end" if over else "are out of the fight so far"
    yield f"{fallen} of {len(told.tales)} {so_far}"


def letters(asked: PrintOrder) -> Passage:
    """What whoever was not there has to know to read it: moments, and the letters of wounds (SEQ-04, LOG-10)."""
    rows = [(key, row) for key, row in asked.book.wounds.items() if key != "none"]
    wounds = ", ".join(f"{key} {row.name.lower()}" for key, row in rows)
    out = " and ".join(key for key, row in rows if row.out)
    told = f"T2.s7 is subphase 7 of turn 2. Wounds: {wounds}; {out} are out of the fight."
    return Passage(text=told, small=True)
