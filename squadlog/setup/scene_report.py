"""All that is wrong with a scenario file, and what to talk about: where it stands, what would be right."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence, clean_text
from squadlog.base.read_files import read_file
from squadlog.base.records import record, replace
from squadlog.battle.terms import Setup, Soldier
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.advanced import ADVANCED, words_of
from squadlog.rules.leadership.record import KEY as LEADERSHIP
from squadlog.rules.scenario.eyes import OTHERS, unheard_of
from squadlog.rules.vacuum.suits import KEY as VACUUM
from squadlog.setup.doubts import doubts
from squadlog.setup.paged import option_of, rulings_with_scene
from squadlog.setup.pages import PageError
from squadlog.setup.plan import Force, MusterError
from squadlog.setup.purchases import Brought, purchases, unknown_goods
from squadlog.setup.resumed import StartError
from squadlog.setup.scenes import muster_scene, taking_part
from squadlog.setup.timing import KEY as TIMED
from squadlog.squads.hiding import KEY as HIDING
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.scene import Scene
from squadlog.squads.scene_files import MOST_BYTES, SceneError, checked_scene
from squadlog.squads.scene_lines import line_of

with lazy_imports():
    from squadlog.ground.checking import load as map_files
    from squadlog.ground.compiled import named_areas

_PLACE = re.compile(
    r"^((?:variants|areas|conditions|triggers|objectives|instructions|sides|arrives|"
    r"deployment|features|groupings|actions|rulings|start|title|briefing|turns|map|seed|chapters|defender|hides_first|"
    r"terrain|clock)[\w-]*(?: [\w-]+)?(?:\.[\w-]+(?: [\w-]+)?)*)"
)
_KEY = re.compile(r"([\w-]+)")
_TOML_LINE = re.compile(r"at line (\d+)")


@record
class SceneFault:
    """One fault or oddity of a file, with its `line`, as far as that can be told; `odd`: it can be played."""

    sentence: str
    line: int | None = None
    odd: bool = False


@record
class SceneReport:
    """What was found: no fault, and the scenario can be played."""

    shown: str
    title: str
    faults: tuple[SceneFault, ...]

    @property
    def sound(self) -> bool:
        """Whether it can be played."""
        return not any(not one.odd for one in self.faults)

    def told(self, one: SceneFault) -> str:
        """A fault with its file and line: `my.toml:12: ...`."""
        line = "" if one.line is None else f":{one.line}"
        return f"{self.shown}{line}: {'odd: ' if one.odd else ''}{one.sentence}"


def report(data: bytes, shown: str, folder: Path, book: Rulebook, rulings: Rulings) -> SceneReport:
    """What is wrong with the scenario in these bytes; what it names by file lies in `folder`."""
    text = data.decode("utf-8-sig", errors="replace")
    try:
        scene, told = checked_scene(data, shown, option_of(rulings))
    except SquadlogError as error:
        found = _TOML_LINE.search(str(error))
        line = int(found[1]) if found else None
        return SceneReport(shown=shown, title="", faults=(SceneFault(sentence=str(error), line=line),))
    wrong = list(told)
    if scene is not None:
        wrong += unknown_goods(scene, book)
    setup = None
    if scene is not None and not wrong:
        setup, unfit = _try_setup(scene, folder, book, rulings)
        wrong += unfit
    faults = [_place_fault(one, text, of_file=one in told) for one in dict.fromkeys(wrong)]
    if scene is not None and setup is not None:
        odd = _odd(scene, setup, folder, book, rulings)
        faults += (replace(_place_fault(one, text, of_file=False), sentence=one, odd=True) for one in odd)
    return SceneReport(shown=shown, title="" if scene is None else scene.title, faults=tuple(faults))


def require_sound(path: Path, book: Rulebook, rulings: Rulings) -> None:
    """Raise SceneError for the first fault of a scenario file, SquadlogError for what is no file."""
    found = report_of(path, book, rulings)
    if wrong := [one for one in found.faults if not one.odd]:
        more = f" ({len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise SceneError(f"{found.told(wrong[0])}{more}")


def report_of(path: Path, book: Rulebook, rulings: Rulings) -> SceneReport:
    """What is wrong with a scenario file. Raises SquadlogError for what is no file that can be read."""
    shown = clean_text(path.name, limit=80)
    return report(read_file(path, MOST_BYTES, shown), shown, path.parent, book, rulings)


def _place_fault(sentence: str, text: str, *, of_file: bool) -> SceneFault:
    """With its line; what is wrong with the file in itself begins with the key it is about."""
    where = _PLACE.match(sentence) or (_KEY.match(sentence) if of_file else None)
    return SceneFault(
        sentence=as_sentence(sentence) if where is None else f"{sentence.rstrip('.')}.",
        line=None if where is None else line_of(text, where[1]),
    )


def _try_setup(
    scene: Scene, folder: Path, book: Rulebook, rulings: Rulings
) -> tuple[Setup | None, tuple[str, ...]]:
    """The battle, or what is wrong with its squads, its map, and what it names of both."""
    failed = []
    for side in scene.sides:
        for number, call in enumerate(side.squads, 1):
            try:
                taking_part(call, book, rulings, folder)
            except SquadlogError as error:
                failed.append(f"sides {side.id}.squads {number}.squad: {error}")
    if failed:
        return None, tuple(failed)
    try:
        return muster_scene(scene, book, rulings, beside=folder, brought=stand_ins(scene)), ()
    except (PageError, StartError) as error:
        return None, tuple(map(str, error.args))
    except MusterError as error:
        return None, (str(error),)
    except SquadlogError as error:
        return None, (f"map: {error}",)


def stand_ins(scene: Scene) -> Brought:
    """A stand-in for each side whose squads are brought along, so that the rest can be looked at."""
    somebody = (SoldierPlan(name="Somebody"),)
    return {side.id: (SquadPlan(name=side.name, soldiers=somebody),) for side in scene.to_bring}


def _odd(scene: Scene, setup: Setup, folder: Path, book: Rulebook, rulings: Rulings) -> Iterator[str]:
    """What the table should talk about before it begins, but what it has let pass already."""
    rulings = rulings_with_scene(scene, rulings)
    forces = [
        Force(side.id, side.name, taking_part(call, book, rulings, folder), call.grouping)
        for side in scene.sides
        for call in side.squads
    ]
    known = doubts(forces, book, rulings, chapters=setup.chapters, zero_g=scene.zero_g)
    for squad, one in known:
        if squad and not one.waived:
            yield f"{squad}: {one.sentence} [{one.rule}]"
    for told in setup.remarks:
        if told.side:
            yield f"{setup.side_name(told.side)}: {told.sentence} [{told.rule}]"
    if LEADERSHIP in setup.chapters:
        yield from _heads(setup)
    for side in scene.sides:
        if side.buys is not None and side.points is None:
            yield f"sides {side.id}.buys: a side without points buys nothing. [SCN-06]"
        for item in side.goods:
            if book.costs[item].scope != "side":
                yield f"sides {side.id}.goods {item}: this is not an item of a side; give it to a soldier. [BLD-02]"
    yield from _public_text(setup)
    yield from _too_late(scene)
    yield from _nowhere(setup)
    for where, chapter in _of_chapters(scene, book):
        if chapter not in setup.chapters:
            yield f"{where} has no effect without the chapter {chapter}; list it. [ADV-01]"


def _heads(setup: Setup) -> Iterator[str]:
    """Who leads where several leaders stand under one command: the best rated (A-41)."""
    under: dict[tuple[str, str], list[Soldier]] = {}
    for one in (*setup.soldiers, *(one for later in setup.reserves for one in later.soldiers)):
        if one.leader is not None:
            under.setdefault((one.side, one.squad), []).append(one)
    for (side, _), leaders in under.items():
        if len(leaders) > 1:
            first, *others = sorted(leaders, key=lambda one: (one.leader, one.id))
            below = ", ".join(f"{one.name} ({one.leader:+d})" for one in others)
            told = f"{first.name} ({first.leader:+d}) leads them all, by rating, and then {below}"
            yield f"{setup.side_name(side)}: {told}. [LDR-02]"


def _public_text(setup: Setup) -> Iterator[str]:
    """What all read, and names nobody but those whose coming is a secret."""
    page = setup.page
    unheard = unheard_of(setup, frozenset(one.id for one in page.arrivals if one.secret))
    for kind in ("conditions", "triggers", "objectives"):
        for one in getattr(page, kind):
            kept = getattr(one, "hidden", False) or getattr(one, "secret", False)
            if one.squads and not kept and unheard >= {name.casefold() for name in one.squads}:
                yield f'{kind} {one.id}.squads: players who may not know of this squad read "{OTHERS}". [SCN-12]'


def _too_late(scene: Scene) -> Iterator[str]:
    """What would come about after the last turn."""
    turns = [(f"conditions {one.id}.from_turn", one.from_turn) for one in scene.conditions]
    turns += [(f"triggers {one.id}.turn", one.turn) for one in scene.triggers]
    for one in scene.objectives:
        turns += [(f"objectives {one.id}.turns", turn) for turn in one.turns]
        turns += [(f"objectives {one.id}.last", one.last), (f"objectives {one.id}.in_a_row", one.in_a_row)]
    for side in scene.sides:
        turns += [(f"sides {side.id}.plots", plot.turn) for plot in side.plots]
        for number, call in enumerate(side.squads, 1):
            if call.arrives is not None:
                turns.append((f"sides {side.id}.squads {number}.arrives.turn", call.arrives.turn))
    for where, turn in turns:
        if scene.turns is not None and turn is not None and turn > scene.turns:
            yield f"{where} is {turn}, and the battle ends with turn {scene.turns}. [SCN-13]"


def _nowhere(setup: Setup) -> Iterator[str]:
    """Areas that are drawn where the map is not."""
    if setup.map:
        drawn = map_files.map_agreed_on(setup.map)
        for one in setup.page.areas:
            if one.drawn and not named_areas.on_map(drawn, one):
                yield f"areas {one.id}: the area is outside the map. [SCN-09]"


def _of_chapters(scene: Scene, book: Rulebook) -> Iterator[tuple[str, str]]:
    """Where a file has something of an advanced chapter, and of which."""
    if scene.clock is not None:
        yield "clock", TIMED
    if scene.hides_first:
        yield "hides_first", HIDING
    for side in scene.sides:
        where = f"sides {side.id}"
        for said, chapter in ((side.hides, HIDING), (side.clock, TIMED)):
            if said is not None:
                yield f"{where}.{'hides' if chapter == HIDING else 'clock'}", chapter
        for item in side.goods:
            if chapter := book.costs[item].chapter:
                yield f"{where}.goods {item}", chapter
        for number, call in enumerate(side.squads, 1):
            for word in dict.fromkeys(word for words in call.begins.values() for word in words):
                begun = (key for key in ADVANCED if word in words_of(key).beginnings)
                yield from ((f"{where}.squads {number}.begins {word}", key) for key in begun)
    for trigger in scene.triggers:
        if ("vacuum", "on") in trigger.weather:
            yield f"triggers {trigger.id}.weather vacuum", VACUUM


def check_purchases(
    scene: Scene, brought: Brought, book: Rulebook, rulings: Rulings
) -> tuple[Sequence[str], Sequence[str]]:
    """What was bought against the scenario, and what of that the players let pass, each with its rule and reason."""
    against, waived = [], []
    for one in purchases(scene, brought, book, rulings):
        if one.forbids:
            against.append(f"{one.sentence} [{one.rule}]")
        else:
            waived.append(f"{one.sentence} [{one.rule}] Allowed: {one.waived}.")
    return against, waived
