"""A new file for a person never takes the place of another, and what goes wrong is a sentence."""

from pathlib import Path

import pytest

from squadlog.errors import SquadlogError
from squadlog.writing import write_new


def test_line_ends_are_written_as_they_are(tmp_path):
    write_new(tmp_path / "table.csv", "a\r\nb\n")
    assert (tmp_path / "table.csv").read_bytes() == b"a\r\nb\n"


def test_a_file_that_is_there_is_left_as_it_was(tmp_path):
    there = tmp_path / "there"
    there.write_text("mine")
    with pytest.raises(SquadlogError, match=r"there is there already and was left as it was\.$"):
        write_new(there, "yours")
    assert there.read_text() == "mine"


@pytest.mark.parametrize("name", ["nowhere/at/all", "with\0in it"])
def test_a_file_that_cannot_be_is_told_in_a_sentence(tmp_path, name):
    with pytest.raises(SquadlogError, match=r" cannot be written: .*\.$"):
        write_new(Path(tmp_path, name), "text")
