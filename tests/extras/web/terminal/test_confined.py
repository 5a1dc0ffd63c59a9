"""What a process may do whose screens somebody at another computer has."""

import os
import subprocess
import sys

import pytest

from squadlog.extras.web.terminal.confined import NOT_HERE, Confines

READ, WRITE = os.O_RDONLY, os.O_WRONLY | os.O_CREAT


@pytest.fixture
def confines(tmp_path):
    (tmp_path / "home").mkdir()
    return Confines(tmp_path / "home" / "squadlog.db"), tmp_path


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("open", ("/etc/hostname", "r", READ)),
        ("open", ("{home}/squads.toml", "r", READ)),
        ("open", ("{home}/new.toml", "x", WRITE)),
        ("open", ("{home}/squadlog.db/../../squads.toml", "r", READ)),
        ("open", ("{home}/squadlog.db/notes", "w", WRITE)),
        ("open", (os.__file__, "w", WRITE)),
        ("open", ("/", None, READ)),
        ("os.listdir", ("/",)),
        ("os.rename", ("{home}/squadlog.db", "/elsewhere/taken.db", -1, -1)),
        ("os.remove", ("/elsewhere/anything", -1)),
        ("sqlite3.connect", ("{home}/other.db",)),
        ("subprocess.Popen", ("sh", ["sh"], None, None)),
        ("os.system", (b"ls",)),
        ("os.posix_spawn", ("ls", ["ls"], {})),
        ("webbrowser.open", ("http://127.0.0.1/",)),
        ("socket.connect", (None, ("127.0.0.1", 80))),
    ],
)
def test_nothing_but_the_record_and_the_program_is_opened(confines, event, told):
    judge, folder = confines
    told = tuple(one.format(home=folder / "home") if isinstance(one, str) else one for one in told)
    with pytest.raises(PermissionError, match=NOT_HERE):
        judge(event, told)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("open", ("{home}/squadlog.db", "r+", os.O_RDWR)),
        ("open", ("{home}/backups/squadlog-1.db", "w", WRITE)),
        ("open", ("{home}/errors.log", "a", WRITE)),
        ("open", (os.__file__, "r", READ)),
        ("open", (os.devnull, "r+", os.O_RDWR)),
        ("open", (3, "r", READ)),
        ("os.scandir", ("{home}/backups",)),
        ("sqlite3.connect", ("{home}/squadlog.db",)),
        ("sqlite3.connect", (":memory:",)),
        ("import", ("json", None, None, None, None)),
    ],
)
def test_the_record_is_kept_and_the_program_is_read(confines, event, told):
    judge, folder = confines
    judge(event, tuple(one.format(home=folder / "home") if isinstance(one, str) else one for one in told))


def test_the_folder_where_the_server_was_begun_is_not_listed(confines, monkeypatch):
    judge, folder = confines
    monkeypatch.chdir(folder)
    with pytest.raises(PermissionError):
        judge("os.scandir", (None,))


def test_a_link_out_of_the_folder_of_the_record_leads_nowhere(confines):
    judge, folder = confines
    (folder / "home" / "squadlog.db-journal").symlink_to("/etc/hostname")
    with pytest.raises(PermissionError):
        judge("open", (str(folder / "home" / "squadlog.db-journal"), "r", READ))


def test_python_itself_keeps_to_it(tmp_path):
    tried = f"""
import os, socket, subprocess
from pathlib import Path
from squadlog.extras.web.terminal.confined import confine
confine(Path({str(tmp_path / "squadlog.db")!r}))
def refused(act):
    try:
        act()
    except PermissionError:
        return True
    return False
print(all(map(refused, (
    lambda: Path("/etc/hostname").read_text(), lambda: list(Path("/").iterdir()), lambda: os.system("true"),
    lambda: subprocess.run(["true"]), lambda: socket.create_connection(("127.0.0.1", 9)),
    lambda: Path({str(tmp_path / "new.txt")!r}).write_text("x"), lambda: os.execv("/bin/true", ["true"]),
))), Path({str(tmp_path / "squadlog.db")!r}).write_text("x"))
"""
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", tried], capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["True", "1"]
