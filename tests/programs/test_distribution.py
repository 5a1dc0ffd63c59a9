"""What is shipped: the sdist, the wheel made from it, and where the data is found in each kind of install."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest
from support import sources

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# These build in a process of their own, with nothing but hatchling: no network, no isolated environment.
BUILD = "import hatchling.build as b, sys; print(getattr(b, sys.argv[1])(sys.argv[2]))"
PROBE = """
import json, subprocess, sys
import squadlog
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings
from squadlog.book.places import data_dir
load_paragraphs()
print(json.dumps({
    "package": squadlog.__file__,
    "tables": str(data_dir("tables")),
    "scenarios": str(data_dir("scenarios")),
    "battles": sorted(path.name for path in data_dir("scenarios").rglob("*.*")),
    "weapons": list(load_rulebook().weapons),
    "rulings": len(load_rulings()),
    "version": squadlog.__version__,
}))
"""


def _build(hook, source, folder):
    folder.mkdir(exist_ok=True)
    command = [sys.executable, "-c", BUILD, hook, str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    return folder / done.stdout.strip().splitlines()[-1]


def _probe(site, cwd):
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", PROBE]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def sdist(tmp_path_factory):
    return _build("build_sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist, tmp_path_factory):
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


@pytest.fixture(scope="module")
def wheel(unpacked, tmp_path_factory):
    return _build("build_wheel", unpacked, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def site(wheel, tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)  # noqa: S202 - just built here
    return folder


def _data(folder):
    return sorted(
        str(path.relative_to(folder)) for path in folder.rglob("*") if path.suffix in {".toml", ".json"}
    )


def test_the_sdist_holds_all_that_is_needed_to_build_test_and_read_it(unpacked):
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", ".ci/run", ".ci/checks.py"):
        assert (unpacked / name).is_file(), name
    for name in ("squadlog", "tables", "scenarios", "tests", "docs"):
        assert (unpacked / name).is_dir(), name
    assert (unpacked / "tests/extras/calc/examples.json").is_file()


def test_the_wheel_made_from_the_sdist_carries_the_data_inside_the_package(site):
    for name in ("tables", "scenarios"):
        assert _data(site / "squadlog" / "_data" / name) == _data(ROOT / name) != []


def test_the_wheel_holds_the_package_and_nothing_beside_it(site):
    assert {path.name for path in site.iterdir()} == {"squadlog", f"squadlog-{_version()}.dist-info"}
    assert not list(site.rglob("tests"))
    assert (site / "squadlog" / "py.typed").is_file()


def test_the_wheel_carries_every_style_sheet_of_the_screens(site):
    ours = {str(path.relative_to(ROOT)) for path in (ROOT / "squadlog").rglob("*.tcss")}
    assert ours == {str(path.relative_to(site)) for path in (site / "squadlog").rglob("*.tcss")}


def test_an_installed_copy_loads_its_tables_from_inside_the_package(site, tmp_path):
    found = _probe(site, tmp_path)
    assert Path(found["package"]).is_relative_to(site)
    assert Path(found["tables"]) == site / "squadlog" / "_data" / "tables"
    assert Path(found["scenarios"]) == site / "squadlog" / "_data" / "scenarios"
    assert "SR" in found["weapons"]
    assert found["rulings"] > 141


def test_an_editable_install_loads_the_tables_beside_the_package(tmp_path):
    editable = _build("build_editable", ROOT, tmp_path / "editable")
    with zipfile.ZipFile(editable) as archive:
        (pth,) = (name for name in archive.namelist() if name.endswith(".pth"))
        folder = Path(archive.read(pth).decode().strip())
    assert folder == ROOT
    found = _probe(folder, tmp_path)
    assert Path(found["tables"]) == ROOT / "tables"
    assert Path(found["scenarios"]) == ROOT / "scenarios"


def test_the_metadata_says_what_the_project_says(site):
    text = (site / f"squadlog-{_version()}.dist-info" / "METADATA").read_text(encoding="utf-8")
    metadata = Parser().parsestr(text)
    assert metadata["Version"] == _version()
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-File"] == "LICENSE"
    needed = {line for line in metadata.get_all("Requires-Dist") if "extra" not in line}
    assert {_named(line) for line in needed} == {_named(line) for line in PROJECT["dependencies"]}
    entry = (site / f"squadlog-{_version()}.dist-info" / "entry_points.txt").read_text(encoding="utf-8")
    assert "squadlog = squadlog.__main__:start" in entry


CALLED = {"pillow": "PIL", "fpdf2": "fpdf", "fonttools": "fontTools"}
"""What a library is imported as, where it is called otherwise; None: it is used by another one."""
EXTRAS = [
    line
    for name, lines in PROJECT["optional-dependencies"].items()
    if name not in ("test", "bench")
    for line in lines
]
"""What is imported by another name than it is installed by."""


def _named(requirement):
    return re.split("[<>=]", requirement)[0]


def _imported():
    """What the package imports from outside, whether at once or later."""
    for path in sources.nodes():
        yield from (name.split(".")[0] for name in sources.imported_by(path))


OF_FILES = {"textual_serve"}
"""What files are served of, without a word of it being imported."""


def test_what_is_imported_is_declared_and_what_is_declared_is_imported():
    foreign = {name for name in _imported() if name not in sys.stdlib_module_names} - {"squadlog"}
    declared = [*PROJECT["dependencies"], *EXTRAS]
    named = {CALLED.get(_named(line), _named(line).replace("-", "_")) for line in declared} - {None}
    assert foreign == named - OF_FILES


def test_every_library_has_a_lowest_version_and_one_that_may_break_it():
    for line in [*PROJECT["dependencies"], *EXTRAS]:
        assert re.fullmatch(r"[a-z0-9-]+>=[0-9.]+,<[0-9.]+", line), line


def test_the_oldest_versions_that_are_tried_are_the_oldest_that_are_allowed():
    tried = (ROOT / ".ci" / "oldest.txt").read_text(encoding="utf-8").splitlines()
    extras = PROJECT["optional-dependencies"]
    beside = (line for name in ("web", "paper", "seal", "careers") for line in extras[name])
    all_of_them = dict.fromkeys([*beside, *PROJECT["dependencies"]])
    allowed = [line.split(",")[0].replace(">=", "==") for line in all_of_them]
    assert [line for line in tried if not line.startswith("#")] == allowed


def test_every_library_is_justified():
    page = (ROOT / "docs" / "libraries.md").read_text(encoding="utf-8")
    for extra in PROJECT["optional-dependencies"].values():
        for requirement in (*PROJECT["dependencies"], *extra):
            name = requirement.split(">")[0].split("=")[0]
            assert f"`{name}`" in page, name


def _version():
    words = (ROOT / "squadlog" / "__init__.py").read_text(encoding="utf-8")
    return words.split('__version__ = "')[1].split('"')[0]
