"""Reading a file that a person named: bounded, never waiting, one sentence for whatever is none."""

import os
import re
from pathlib import Path

import pytest

from squadlog.base.errors import SquadlogError
from squadlog.base.read_files import MissingError, file_named, read_file


def test_a_file_is_read_up_to_one_byte_more_than_allowed(tmp_path):
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read_file(file, 10) == b"12345"
    assert read_file(file, 3) == b"1234"


def test_a_link_to_a_file_is_that_file(tmp_path):
    (tmp_path / "file").write_bytes(b"12")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert read_file(tmp_path / "link", 10) == b"12"


def test_a_pipe_is_refused_at_once_and_nobody_waits_for_a_writer(tmp_path):
    os.mkfifo(tmp_path / "fifo")
    with pytest.raises(SquadlogError, match="it is a pipe or a device, not a file"):
        read_file(tmp_path / "fifo", 10)


def test_a_device_is_refused_though_it_could_be_read():
    with pytest.raises(SquadlogError, match=re.escape("/dev/zero cannot be read: it is a pipe or a device")):
        read_file(Path("/dev/zero"), 10)


def test_a_folder_and_a_name_that_is_none_are_refused(tmp_path):
    with pytest.raises(SquadlogError, match="the squad cannot be read: Is a directory"):
        read_file(tmp_path, 10, "the squad")
    with pytest.raises(SquadlogError, match="cannot be read: its name is not a file name"):
        read_file(Path("a\0b"), 10)


def test_what_is_not_there_is_told_apart(tmp_path):
    with pytest.raises(MissingError, match=r"There is no file nowhere\."):
        read_file(tmp_path / "nowhere", 10, "nowhere")


def test_a_name_at_home_is_found_and_a_home_that_there_is_not_breaks_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert file_named("~/log.pdf") == tmp_path / "log.pdf"
    assert file_named("~nobody_of_that_name/log.pdf") == Path("~nobody_of_that_name/log.pdf")
