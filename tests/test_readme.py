"""The tour of the README is played as it stands there; its other promises are looked up."""

import io
import re
import shlex
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from support.at_home import at_home

from squadlog.__main__ import main
from squadlog.cli.commands import DIE_AWAITED, MISREAD, NOTHING, OK, REFUSED, TROUBLE, commands, overview
from squadlog.extras.calc.catalogue import CATALOGUE
from squadlog.rules.common import advanced

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_LINES, MOST_WORDS = 150, 2_500
TOUR_PAGE = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")
ADVANCED = (ROOT / "docs" / "advanced.md").read_text(encoding="utf-8")
TOUR, WALK, EVENING, RAID = (
    [
        shlex.split(line.removeprefix("$ squadlog "))
        for line in part.split("```")[1].splitlines()
        if line.startswith("$ ")
    ]
    for page in (README, TOUR_PAGE, ADVANCED)
    for part in page.split("tests/test_readme.py -->")[1:]
)


def _said(lines, home):
    """What each line printed, and its exit code."""
    told = []
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, home)
        for words in lines:
            out = io.StringIO()
            with redirect_stdout(out), redirect_stderr(io.StringIO()):
                code = main(words)
            told.append((words, code, out.getvalue()))
    return told


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """What each line of the tour printed, and its exit code."""
    return _said(TOUR, tmp_path_factory.mktemp("home"))


def test_the_walk_on_the_map_runs_as_printed(tmp_path):
    told = _said(WALK, tmp_path)
    assert [code for _, code, _ in told] == [OK] * len(WALK)
    assert any("to say it: walk 1 via 5.5,2.5" in out for _, _, out in told)


def test_the_evening_by_the_advanced_chapters_runs_as_printed(tmp_path):
    """HID-08, HID-11, DET-07, DET-17."""
    told = _said(EVENING, tmp_path)
    assert [code for _, code, _ in told] == [OK] * len(EVENING)
    log, known = (next(out for words, _, out in told if words[0] == said) for said in ("log", "show"))
    assert "has placed its hidden units; commitment" in log
    assert "Pile 2 is a decoy and is removed" in log
    assert known.count("of Commonwealth at ") == 6
    assert "Pio Vance" not in known


def test_the_evening_goes_on_with_smoke_charges_and_rain(tmp_path):
    """GRN-26, SMK-01, EXP-05, EXP-06, ENV-08."""
    told = _said(RAID, tmp_path)
    assert [code for _, code, _ in told] == [OK] * len(RAID)
    foreseen, shown, seen = (
        next(out for words, _, out in told if words[0] == said) for said in ("blast", "show", "los")
    )
    assert "50% on the point" in foreseen
    assert "Conditions: rain" in shown
    assert "smoke" in seen
    assert "West door: PF 4 - AF 3, 1 level [EXP-22]" in told[-3][2]


def test_the_page_of_the_advanced_chapters_names_all_of_them():
    named = set(re.findall(r"^\| `([a-z_]+)`", ADVANCED, flags=re.MULTILINE))
    assert named - set(advanced.BY_SETUP) == set(advanced.CHOSEN)


def test_the_tour_runs_as_printed_and_asks_for_dice_where_it_says(played):
    typed_next = [words[0] == "die" for words, _, _ in played[1:]] + [False]
    for (words, code, _), asks in zip(played, typed_next, strict=True):
        assert code == (DIE_AWAITED if asks else OK), words


def test_the_tour_ends_as_the_readme_tells(played):
    told = "\n".join(out for _, _, out in played)
    assert "4 Varro is wounded by 1 John Doe: moderate." in told
    assert "1 John Doe is wounded by 4 Varro: moderate." in told
    assert "6 Drusus is wounded by 3 Tobias Renn: 1 wound level, light." in told
    assert "3 Tobias Renn is wounded by 6 Drusus: 1 wound level, light." in told


def test_the_readme_is_read_in_one_go():
    assert len(README.splitlines()) <= MOST_LINES


def test_the_architecture_is_read_in_a_quarter_of_an_hour():
    assert len((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split()) <= MOST_WORDS


def test_every_module_that_the_how_to_pages_name_is_there():
    missing = {
        (page.name, named)
        for page in (ROOT / "docs" / "how-to").glob("*.md")
        for named in re.findall(
            r"`(?:squadlog/)?([a-z_]+/[a-z_/]+\.(?:py|toml))`", page.read_text(encoding="utf-8")
        )
        if not any((ROOT / folder / named).exists() for folder in (".", "squadlog"))
    }
    assert not missing


def test_the_pages_count_the_calculations_rightly():
    for page in (README, TOUR_PAGE):
        assert f"{len(CATALOGUE)} calculations" in page.replace("\n", " ")


def test_every_command_that_the_pages_mention_exists():
    for page in (README, TOUR_PAGE):
        assert set(re.findall(r"`squadlog ([a-z]+)", page)) <= set(commands())


def test_every_file_and_heading_that_a_page_links_to_is_there():
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        for link, heading in re.findall(r"\]\(([^)#: ]*)(?:#([^) ]+))?\)", page.read_text(encoding="utf-8")):
            linked = page.parent / link if link else page
            assert linked.exists(), (page.name, link)
            if heading:
                titles = re.findall(r"^#+ (.+)$", linked.read_text(encoding="utf-8"), flags=re.MULTILINE)
                anchors = {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
                assert heading in anchors, (page.name, link, heading)


def test_every_benchmark_the_readme_names_is_there():
    named = set(re.findall(r"`python (benchmarks/[a-z_]+\.py)`", README))
    assert named
    assert not {name for name in named if not (ROOT / name).is_file()}


def test_the_exit_codes_of_the_readme_are_those_of_the_program():
    rows = re.findall(r"^\| (\d) \| ([a-z, ;]+)", README, flags=re.MULTILINE)
    told = overview().split("exit codes:\n")[1]
    assert {int(code) for code, _ in rows} == {OK, REFUSED, MISREAD, DIE_AWAITED, TROUBLE, NOTHING}
    for code, meaning in rows:
        assert f"  {code}  {meaning.strip()}" in told


def test_the_fresh_run_and_the_readme_name_the_same_checks():
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for words in ('".[test]"', "python .ci/checks.py"):
        assert words in README
        assert words.replace("python ", 'python" ') in run
