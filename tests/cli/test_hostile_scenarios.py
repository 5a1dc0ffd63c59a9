"""Scenario files of strangers: one sentence for what is wrong, soon; nothing begins, nothing is read elsewhere."""

import time
from datetime import UTC, datetime

import pytest
from large import scenario_files

FEW = 100
"""Of the 5,000 of the whole."""
SEED = datetime.now(UTC).date().isoformat()
BASE = """
title = "Odd"
briefing = "Odd."
[[sides]]
id = "blue"
name = "Blue"
[[sides.squads]]
squad = "john_doe"
[[sides]]
id = "red"
name = "Red"
[[sides.squads]]
squad = "tog_line"
"""
MANY = ", ".join(f'{{id="c{n}",kind="said",text="x"}}' for n in range(10_000))
RING = '[[triggers]]\nid = "a"\nkind = "all"\nof = ["b"]\n[[triggers]]\nid = "b"\nkind = "any"\nof = ["a"]\n'
HOSTILE = {
    "5 MB": ("#" * 5_000_000 + BASE, "more than 512 KiB"),
    "10,000 conditions": (f"conditions = [{MANY}]\n{BASE}", "conditions should have at most 200 items"),
    "nested lists": (f"x = {'[' * 400}{']' * 400}\n{BASE}", "x is not a known key"),
    "lists without end": (f"x = {'[' * 90_000}", "is not valid TOML"),
    "nested tables": (f"{'.'.join('a' * 90_000)} = 1\n{BASE}", "too many keys within each other"),
    "waits for itself": (
        f'{BASE}[[triggers]]\nid = "a"\nkind = "all"\nof = ["a"]\n',
        "it waits for itself (a -> a)",
    ),
    "ring": (BASE + RING, "it waits for itself"),
    "squad elsewhere": (BASE.replace('"tog_line"', '"../up.json"'), "is outside the folder of the scenario"),
    "squad by root": (BASE.replace('"tog_line"', '"/etc/passwd"'), "is outside the folder of the scenario"),
    "squad by link": (BASE.replace('"tog_line"', '"link.json"'), "is outside the folder of the scenario"),
    "map elsewhere": ('map = "../up.toml"' + BASE, "is outside the folder of the scenario"),
    "map by link": ('map = "link.toml"' + BASE, "is outside the folder of the scenario"),
    "squad is a pipe": (BASE.replace('"tog_line"', '"pipe.json"'), "it is a pipe or a device"),
    "no text": (b"\xff\xfe\x00", "is not valid TOML"),
    "empty": ("", "title is missing"),
    "direction": (BASE.replace('"Odd."', '"\\u202eddO"'), "cannot be shown"),
    "control": (BASE.replace('title = "Odd"', 'title = "\\u001b[2J"'), "cannot be shown"),
    "numbers": (BASE.replace("[[sides]]", "turns = 99999999999999999999\n[[sides]]", 1), "turns should be"),
    "no number": (f'{BASE}[[areas]]\nid = "a"\ncentre = [nan, 1]\nradius_m = inf\n', "areas 1"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_file_is_told_in_one_sentence_and_nothing_begins(call, tmp_path, what):
    """SCN-02."""
    text, told = HOSTILE[what]
    folder = tmp_path / "theirs"
    folder.mkdir()
    outside = tmp_path / "up.json"
    outside.write_text("{}")
    (tmp_path / "up.toml").write_text("")
    (folder / "link.json").symlink_to(outside)
    (folder / "link.toml").symlink_to(tmp_path / "up.toml")
    if "pipe" in what:
        (folder / "pipe.json").symlink_to("/dev/zero")
        told = "is outside the folder"
    file = folder / "odd.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    begun = time.process_time()
    code, out, err = call("scenario", "check", str(file))
    assert code in (1, 4), (code, out, err)
    assert told in out + err
    assert "unexpected" not in call("scenario", "show", str(file))[2]
    code, out, err = call("new", str(file))
    assert (code, out) == (4, "")
    assert told in err
    assert len(err.strip().splitlines()) == 1
    assert time.process_time() - begun < 3 * scenario_files.SECONDS
    assert call("battles")[0] == 5


@pytest.mark.parametrize("part", range(2))
def test_spoilt_copies_of_the_scenarios_that_come_with_the_program_are_answered(tmp_path, part):
    """A failure names its file: python tests/large/scenario_files.py --seed SEED tells it again."""
    for number in range(part, FEW, 2):
        assert not scenario_files.tried(number, SEED, tmp_path), f"file {number} of seed {SEED}"
