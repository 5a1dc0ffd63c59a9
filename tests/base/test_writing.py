"""A file for a person is written whole or not at all, replaces no other unasked, and tells what goes wrong."""

import os
from pathlib import Path

import pytest
from support.no_room import no_room

from squadlog.base.errors import SquadlogError
from squadlog.base.write_files import write_new, write_whole

WAYS = [write_new, write_whole]


def test_line_ends_are_written_as_they_are(tmp_path):
    write_new(tmp_path / "table.csv", "a\r\nb\n")
    assert (tmp_path / "table.csv").read_bytes() == b"a\r\nb\n"


def test_a_file_that_is_there_is_left_as_it_was(tmp_path):
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(SquadlogError, match=r"there already exists; nothing was written\.$"):
        write_new(there, "yours")
    assert there.read_text() == "mine"


@pytest.mark.parametrize("name", ["nowhere/at/all", "with\0in it"])
def test_a_file_that_cannot_be_is_told_in_a_sentence(tmp_path, name):
    with pytest.raises(SquadlogError, match=r" cannot be written: .*\.$"):
        write_new(Path(tmp_path, name), "text")


@pytest.mark.parametrize("write", WAYS)
def test_of_a_file_for_which_there_is_no_room_nothing_is_left(tmp_path, write):
    """Else the same command, said again when there is room, would be refused for what it had left there itself."""
    with no_room(), pytest.raises(SquadlogError, match=r"log\.pdf cannot be written: .*\.$"):
        write(tmp_path / "log.pdf", "longer than there is room")
    assert not list(tmp_path.iterdir())
    write(tmp_path / "log.pdf", "longer than there was room")
    assert (tmp_path / "log.pdf").read_text() == "longer than there was room"


def test_what_is_written_over_is_kept_where_that_fails(tmp_path):
    there = tmp_path / "squad.json"
    there.write_text("the squad of before")
    with no_room(), pytest.raises(SquadlogError, match="cannot be written"):
        write_whole(there, "the squad of after")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [
        ("squad.json", "the squad of before")
    ]
    write_whole(there, "the squad of after")
    assert there.read_text() == "the squad of after"


def test_a_link_stays_one_and_a_file_as_open_as_it_was(tmp_path):
    there, link = tmp_path / "elsewhere" / "squad.json", tmp_path / "squad.json"
    write_whole(there, "one")
    there.chmod(0o640)
    link.symlink_to(there)
    write_whole(link, "two")
    assert link.is_symlink()
    assert (there.read_text(), there.stat().st_mode & 0o777) == ("two", 0o640)


def test_a_pipe_a_folder_and_a_loop_of_links_are_not_written_over(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("pipe", "folder", "loop"):
        with pytest.raises(SquadlogError, match=rf"{name} cannot be written: .*\.$"):
            write_whole(tmp_path / name, "text")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "loop", "pipe"]
