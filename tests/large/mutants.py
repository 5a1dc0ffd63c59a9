"""Would the tests notice? Small faults in rules and ground, one at a time, and the tests that cover the place are run.

    python tests/large/mutants.py --seed 1 --count 200
    python tests/large/mutants.py --seed 12 --count 100 --chapters
    python tests/large/mutants.py --seed 13 --count 100 --chapters second (or third)
    python tests/large/mutants.py --seed 26 --count 6 --exceptions

The second draws over the first chapters of advanced play and what serves them, the third over hardware and weather,
the fourth over scenarios, characters, scores, random maps and the workshop: each file as often as it has lines, and the
tests that are run are the dozen files that name the chapter or cite its rules most. The last turns or drops so many
conditions of each kind: own side, out of action, indoors, in melee, behind the back, another floor.

The faults are drawn by the seed. Nothing is ever written into the tree: tests run in a copy of it, in a process of
their own that reads the one module with the fault in it. First the tests that cite the rules of the place or import
it; who survives them meets every other test in which the place runs. Whoever survives is printed as a diff, and the
program ends with 1; what `equivalent.toml` lists changes nothing that anybody could notice, and is passed over.
"""

import argparse
import importlib.util
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.abc import MetaPathFinder, SourceLoader
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from support import mutating  # noqa: E402 - found beside the script
from support.mutating import Mutant, mutants_of  # noqa: E402

ROOMS = ("squadlog/rules", "squadlog/battle/folds", "squadlog/ground", "squadlog/survey")
EXCEPTED = ("squadlog/rules", "squadlog/survey", "squadlog/ground/sight")
TESTS = ("battle", "extras/calc", "base", "ground", "rules", "survey")
FIRST = {
    "ambush": "AMS", "ammunition": "AMO", "automatic_fire": "AUT", "hiding": "HID DET", "leadership": "LDR",
    "quality": "QUA", "regroup": "RGP", "rout": "ROU RAL", "stealth": "STL", "timed_play": "TIM",
}  # fmt: skip
"""The folders of the first advanced chapters with the letters of their rules."""
SECOND = {
    "blasts": "GRN EXP", "camo_tinter": "CAM", "explosives": "EXP SHP", "fire_missions": "FMS", "grenades": "GRN SMK GLA",
    "ground_sensor": "SEN", "holotarp": "HOL", "jammer": "ECM", "laid_out": "MIN SEN HOL",
    "launchers": "GLA", "mines": "MIN",
    "smoke": "SMK", "timed_play": "TIM", "vacuum": "ENV", "weather": "ENV",
}  # fmt: skip
"""The same of hardware and weather."""
THIRD = {"legionnaire": "LEG", "scenario": "SCN VIC"}
"""The same of scenarios and characters."""
CHAPTERS = FIRST | SECOND | THIRD
SERVING = {
    "squadlog/battle/chapter_state.py": "held_by_the_battle chapter_on_record test_rout test_ammunition",
    "squadlog/battle/saying.py": "test_chapters test_seats",
    "squadlog/extras/calc/hiding.py": "hiding detection calc",
    "squadlog/extras/calc/morale.py": "leadership rout rally regroup quality calc",
    "squadlog/extras/calc/rounds.py": "ammunition automatic bursts burst calc",
    "squadlog/language/parts.py": "test_chapter_ chapter sentences round_trip",
    "squadlog/setup/chapters.py": "chapters needs chapter",
    "squadlog/setup/hiding.py": "hiding",
    "squadlog/rules/common/advanced.py": "chapters chapter test_rout test_leadership test_ammunition",
    "squadlog/rules/desk/phases.py": "phases",
    "squadlog/rules/desk/switching.py": "chapters chapter needs",
    "squadlog/rules/common/needs.py": "needs chapters",
    "squadlog/rules/weather/night.py": "night",
    "squadlog/rules/weather/sky.py": "weather",
    "squadlog/session/chapters.py": "chapters chapter",
    "squadlog/squads/hiding.py": "hiding",
}
"""What serves these chapters, and what the tests of it are called by."""
SCENARIOS = {
    "squadlog/extras/calc/conversions.py": "calc chapters_drawn test_legionnaire centurion",
    "squadlog/extras/calc/victory.py": "calc chapters_drawn test_levels test_scored",
    "squadlog/ground/fairness": "fairness test_random_maps",
    "squadlog/ground/random_maps": "random_maps fairness",
    "squadlog/setup/characters.py": "test_characters character_sheets",
    "squadlog/setup/eight_parts.py": "scenario_files scenario_paper squads_of_a_scenario",
    "squadlog/setup/going_back.py": "convert going_home test_characters",
    "squadlog/setup/paged.py": "scenario_pages scenario_triggers scenario_conditions premade scenario_files",
    "squadlog/setup/pages.py": "scenario_pages scenario_triggers scenario_conditions premade map_muster",
    "squadlog/setup/purchases.py": "scenario_files squads_of_a_scenario",
    "squadlog/setup/scene_report.py": "scenario_files scenarios_page scene_checks",
    "squadlog/setup/scenes.py": "scenario_pages premade ready_battles map_muster",
    "squadlog/rules/common/scoring/levels.py": "test_levels test_scored test_scores",
    "squadlog/rules/common/scoring/victory.py": "test_victory test_scored test_scores hiding_honour test_characters",
    "squadlog/facts/scenario": "scenario_triggers scenario_conditions scenarios_page test_scored scenario_files",
    "squadlog/squads/by_points.py": "drawn_by_points test_quick",
    "squadlog/squads/conversion": "character_sheets test_legionnaire centurion convert test_characters",
    "squadlog/squads/scene.py": "scene_checks ready_battles scenario_files scenario_pages premade_readings",
    "squadlog/squads/scene_files.py": "scene_checks ready_battles scenario_files premade_readings",
    "squadlog/squads/scene_checks.py": "scene_checks scenario_files scenario_pages scenarios_page",
    "squadlog/squads/scene_lines.py": "scenario_files scene_checks",
    "squadlog/squads/variants.py": "premade_readings test_scores scenarios_page scene_checks",
    "squadlog/survey/named_areas.py": "scenario_triggers scenario_pages premade_played",
    "squadlog/extras/workshop/maps": "map_table drawing_manual picture_beneath",
    "squadlog/extras/workshop/scenarios": "scenario_words scenario_paper scenario_files scenario_areas",
}
"""Files and folders of what serves scenarios, characters and scores, and what the tests of it are called by."""
CALLED = {
    "scenario": "test_objectives test_scored test_scores scenario_triggers scenario_pages premade_played",
    "legionnaire": "test_characters character",
    "hiding": "test_detection", "rout": "test_rally", "automatic_fire": "bursts", "explosives": "charges",
    "fire_missions": "strikes", "mines": "strikes",
}  # fmt: skip
"""What else the tests of a chapter are called by."""
MORE_TESTS = ("cli", "language", "reports", "book", "session", "squads", "golden", "extras/workshop")
STAGES = (2, 4, 6)
AT_ONCE, DOZEN = 2, 12
"""So many test files are run at a time, until one of them notices; so many of so many for an advanced chapter."""
MOST_S = 150
"""Seconds of processor time after which the tests of a fault are taken to hang."""
_RULE = re.compile(r"\b[A-Z]{3}-\d{2,3}\b")
_BROKEN = 99
_AT_ONCE_S = 40
"""Test files that take so long together are run at a time once it is known what runs in which of them."""


class _Faulty(MetaPathFinder, SourceLoader):
    """Reads one module with the fault in it."""

    def __init__(self, mutant: Mutant) -> None:
        self._path = Path.cwd() / mutant.file
        self._name = mutant.file.removesuffix(".py").replace("/", ".")
        self._source = mutant.into(self._path.read_text(encoding="utf-8"))

    def find_spec(self, name, path=None, target=None):  # noqa: ARG002 - as Python asks
        return importlib.util.spec_from_loader(name, self) if name == self._name else None

    def get_filename(self, fullname):  # noqa: ARG002 - there is one
        return str(self._path)

    def get_data(self, path):
        return self._source.encode() if Path(path) == self._path else Path(path).read_bytes()

    def path_stats(self, path):
        raise OSError(path)  # no bytecode of it, neither read nor kept


def judged(mutant: Mutant, tests: Sequence[str]) -> str:
    """`killed`, `hung` (which is noticed too), `survived`, or what else came of the run."""
    if not tests:
        return "survived"
    child = os.fork()
    if not child:
        try:
            os._exit(_run(mutant, tests))
        finally:  # whatever went wrong, this process must not go on with the draw
            os._exit(_BROKEN)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "hung" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "killed"
    code = os.waitstatus_to_exitcode(status)
    return {0: "survived", 1: "killed", 2: "killed"}.get(code, f"pytest ended with {code}")


def _run(mutant: Mutant, tests: Sequence[str]) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_S, MOST_S + 5))
    sys.meta_path.insert(0, _Faulty(mutant))
    return _pytest(tests)


def _pytest(tests: Sequence[str]) -> int:
    import pytest  # noqa: PLC0415 - in the child too, though the parent has paid for it

    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])


@cache
def _running() -> dict[str, tuple[float, set[str]]]:
    """Of every test file how many seconds it takes, and the functions that run in it; asked for the first survivor."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "told")
        for test in _tests():
            child = os.fork()
            if not child:
                try:
                    told.write_text("\n".join(_watched(test)), encoding="utf-8")
                finally:
                    os._exit(0)
            _, _, spent = os.wait4(child, 0)
            found[test] = spent.ru_utime + spent.ru_stime, set(told.read_text(encoding="utf-8").split("\n"))
    return found


def _watched(test: str) -> set[str]:
    codes: dict[int, CodeType] = {}

    def note(frame: FrameType, _event: str, _arg: object) -> None:
        codes[id(frame.f_code)] = frame.f_code

    sys.settrace(note)
    _pytest([test])
    sys.settrace(None)
    return {f"{os.path.relpath(code.co_filename)} {code.co_name}" for code in codes.values()}


def reaching(mutant: Mutant, tried: Collection[str]) -> Iterator[list[str]]:
    """The other test files in which the place runs, the quickest first, so many at a time as take a while together."""
    place, some, long_s = f"{mutant.file} {mutant.function or '<module>'}", [], 0.0
    for test, (spent_s, names) in sorted(_running().items(), key=lambda entry: entry[1][0]):
        if place in names and test not in tried:
            some, long_s = [*some, test], long_s + spent_s
            if long_s > _AT_ONCE_S:
                yield some
                some, long_s = [], 0.0
    yield some


@cache
def _tests(*more: str) -> dict[str, str]:
    return {
        str(path): path.read_text(encoding="utf-8")
        for room in TESTS + more
        for path in sorted(Path("tests", room).rglob("test_*.py"))
    }


@cache
def _support() -> dict[str, str]:
    return {path.stem: path.read_text(encoding="utf-8") for path in Path("tests/support").glob("*.py")}


_IMPORT = re.compile(r"^\s*(?:from (\S+) )?import (\([^)]*\)|[^\n#]+)", re.MULTILINE)


@cache
def _imported(source: str) -> frozenset[str]:
    found = set()
    for module, names in _IMPORT.findall(source):
        words = re.sub("#.*", "", names).strip("()").split(",")
        named = {one.split()[0] for one in words if one.strip()}
        found |= {module, *(f"{module}.{one}" for one in named)} if module else named
    return frozenset(found)


def covering(mutant: Mutant) -> list[str]:
    """Test files by how much they have to do with the place: its rules, its chapter, its module, its users."""
    module = mutant.file.removesuffix(".py").replace("/", ".")
    source = Path(mutant.file).read_text(encoding="utf-8")
    name, cited = module.rsplit(".", 1)[-1], set(_RULE.findall(source))
    users = {
        one.removesuffix(".py").replace("/", ".")
        for one in map(str, Path("squadlog").rglob("*.py"))
        if module in _imported(Path(one).read_text(encoding="utf-8"))
    }
    scores = {}
    for test, text in _tests().items():
        rules, imports = set(_RULE.findall(text)), _imported(text)
        helped = {one.removeprefix("support.") for one in imports if one.startswith("support.")}
        through = {other for one in helped & _support().keys() for other in _imported(_support()[one])}
        score = 6 * len(mutant.rules & rules) + min(len(cited & rules), 6)
        score += 12 * (module in imports) + 5 * (name in test) + 4 * (module in through)
        score += 3 * bool(users & imports) + bool(users & through)
        if score:
            scores[test] = score - min(text.count("@given"), 4) - len(text) / 20_000  # quick ones first
    return sorted(scores, key=lambda test: -scores[test])


def _served_by(file: str) -> str:
    """What the tests of a file are called by that serves chapters; empty where it serves none."""
    serving = SERVING | SCENARIOS
    return next((words for place, words in serving.items() if Path(file).is_relative_to(place)), "")


def naming(mutant: Mutant) -> list[str]:
    """Test files that name the chapter of the place or cite a rule of it, those of its name first."""
    room = next((key for key in CHAPTERS if f"squadlog/rules/{key}/" in mutant.file), "")
    words = (
        _served_by(mutant.file).split()
        if not room
        else [room, *CALLED.get(room, "").split(), room.split("_")[0]]
    )
    letters = "|".join((*words, *(f"{one}-" for one in CHAPTERS.get(room, "").split())))
    named = re.compile(rf"\b(?:{letters})")
    found = {}
    for test, text in _tests(*MORE_TESTS).items():
        count = len(named.findall(text))
        if count or any(word in test for word in words):
            cited = sum(text.count(rule) for rule in mutant.rules)
            first = (
                100 * any(word in test for word in words)
                + 60 * (f"squadlog/{Path(test).parts[1]}/" in mutant.file)
                + 95 * ("chapters" in test)
            )
            first += 200 * (mutant.file.endswith("words.py") and "told" in test)
            found[test] = first + 5 * cited + min(count, 30) - 40 * text.count("@given")
    called = [] if mutant.file in SERVING else [test for test in found if any(word in test for word in words)]
    quick = room in THIRD or (not room and called)
    return sorted(called if quick else found, key=lambda test: -found[test])


@cache
def known() -> list[dict[str, str]]:
    """The faults that nobody could notice, with the reason; `line` is part of the line where the rest fits several."""
    return tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))["mutant"]


def is_meant(listed: Mapping[str, str], mutant: Mutant) -> bool:
    """Whether that entry is about this fault."""
    if any(listed[key] != getattr(mutant, key) for key in ("file", "function", "before", "after")):
        return False
    line = Path(mutant.file).read_text(encoding="utf-8").splitlines()[mutant.line - 1]
    return listed.get("line", "") in line


def _rounds(mutant: Mutant) -> Iterator[list[str]]:
    if _served_by(mutant.file) or any(f"squadlog/rules/{key}/" in mutant.file for key in CHAPTERS):
        tests = naming(mutant)[:DOZEN]
        for number in range(0, len(tests), AT_ONCE):
            yield tests[number : number + AT_ONCE]
        return
    tests, tried = covering(mutant), sum(STAGES)
    for end, some in zip(accumulate(STAGES), STAGES, strict=True):
        yield tests[end - some : end]
    yield from reaching(mutant, tests[:tried])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--count", type=int, default=200)
    asked.add_argument(
        "--part", default="1/1", help="2/3: the second third of the draw, for several at a time"
    )
    asked.add_argument("--only", nargs="*", help="files or folders")
    asked.add_argument("--begin", type=int, default=1, help="the number in the draw to begin with")
    asked.add_argument(
        "--chapters",
        nargs="?",
        choices=("first", "second", "third"),
        const="first",
        help="chapters, spread by lines of files: the first advanced ones, hardware and weather, or scenarios",
    )
    asked.add_argument("--exceptions", action="store_true", help="so many conditions of each kind of these")
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for part in ("squadlog", "tables", "scenarios", "tests", "docs"):
            shutil.copytree(ROOT / part, Path(folder, part), ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", folder)
        os.chdir(folder)
        sys.path[:0] = [folder, str(Path(folder, "tests"))]
        for library in ("numpy", "pydantic", "pytest", "shapely"):  # once for all the children
            __import__(library)
        raise SystemExit(_all(said))


def _all(said: argparse.Namespace) -> int:
    rooms, serving = {"second": (SECOND, {}), "third": (THIRD, SCENARIOS)}.get(
        said.chapters, (FIRST, SERVING)
    )
    chapters = [*(f"squadlog/rules/{key}" for key in rooms), *serving]
    only = said.only or (EXCEPTED if said.exceptions else chapters if said.chapters else ROOMS)
    files = sorted(
        path
        for one in only
        for path in (Path(one).rglob("*.py") if Path(one).is_dir() else [Path(one)])
        if path.name != "__init__.py"
    )
    places = [m for path in files for m in mutants_of(str(path), path.read_text(encoding="utf-8"))]
    way = "drawn_by_exception" if said.exceptions else "drawn_by_lines" if said.chapters else "drawn"
    chosen = getattr(mutating, way)(places, said.count, said.seed)
    part, parts = map(int, said.part.split("/"))
    print(f"seed {said.seed}: {len(chosen)} of {len(places)} faults, part {said.part}", flush=True)
    for listed in known():
        asked = Path(listed["file"]) in files or not Path(listed["file"]).exists()
        if asked and not any(is_meant(listed, mutant) for mutant in places):
            print(
                f"listed, but not there: {listed['file']} {listed['function']} {listed['before']}", flush=True
            )
    lived = 0
    for number, mutant in list(enumerate(chosen, 1))[said.begin - 1 :][part - 1 :: parts]:
        where = f"{number} {mutant.file}:{mutant.line} {mutant.function} ({mutant.kind})"
        if any(is_meant(listed, mutant) for listed in known()):
            print(f"{where}: equivalent", flush=True)
            continue
        fate = next(
            (fate for some in _rounds(mutant) if (fate := judged(mutant, some)) != "survived"), "survived"
        )
        print(f"{where}: {fate}", flush=True)
        if fate not in ("killed", "hung"):
            lived += 1
            print(mutant.diff(Path(mutant.file).read_text(encoding="utf-8")), flush=True)
    print(f"{lived} survived")
    return 1 if lived else 0


if __name__ == "__main__":
    main()
