"""Packets of earlier versions are taken by today's program, in an empty home and in those of their day: for good."""

import pytest
from golden.dumps import file_of
from golden.mailed import HERE
from support.calling import call, home
from support.mailing import at_a_computer

__all__ = ["call", "home"]
STORED = [path.parent.name for path in sorted(HERE.glob("*/mail_one.sql"))]


@pytest.fixture
def at(monkeypatch, tmp_path, call):
    """A command at the home of that name, which stands as it was kept; one that was not is empty."""

    def run(version, name, *words):
        folder, kept = tmp_path / name, HERE / version / f"mail_{name}.sql"
        at_a_computer(monkeypatch, folder)
        if kept.exists() and not (folder / "squadlog.db").exists():
            folder.mkdir(exist_ok=True)
            file_of(kept.read_text(encoding="utf-8"), folder)
        return call(*words)

    return run


@pytest.mark.parametrize("version", STORED)
def test_what_lay_in_a_mailbox_on_the_day_of_a_release_is_taken_and_answered(at, tmp_path, version):
    packets = {name: str(HERE / version / f"mail_{name}.mail") for name in ("first", "second", "third")}
    code, out, _ = at(version, "stranger", "mail", "take", packets["first"])
    assert (code, "you play TOG" in out) == (0, True)
    assert at(version, "one", "mail", "take", packets["second"])[0] == 0
    assert at(version, "one", "mail", "send", "--yes", "--to", str(tmp_path / "on.mail"))[0] == 0
    assert at(version, "two", "mail", "take", packets["third"])[0] == 0
    assert " are what both shares come to." in at(version, "two", "log")[1].splitlines()[-1]
    for name in ("one", "two"):
        assert at(version, name, "check")[0] == at(version, name, "mail", "check")[0] == 0
