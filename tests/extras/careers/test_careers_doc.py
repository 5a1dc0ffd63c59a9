"""What docs/careers.md shows is true: it is played from its beginning to its end, on two machines."""

import json
import re
import shlex
from pathlib import Path

import pytest
from support.at_home import at_home

from squadlog.extras.careers.house import OFF, house_rules

TEXT = (Path(__file__).parents[3] / "docs" / "careers.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
EVENING = ("begin", "correct 3 wound=M because a wall fell", "end because it is late")
"""What is played where the page has three dots."""
ELSEWHERE = "on Delta's machine"


def lines(block):
    """The commands of a block; three dots are the evening."""
    for line in block.replace("\\\n", " ").splitlines():
        if line.startswith("..."):
            yield from (("do", sentence) for sentence in EVENING)
        else:
            name, *words = shlex.split(line, comments=True)
            assert name == "squadlog", line
            yield tuple(words)


def test_the_page_is_played_and_both_machines_agree_at_its_end(call, monkeypatch, tmp_path):
    pytest.importorskip("openskill.models")
    pytest.importorskip("jinja2")
    monkeypatch.chdir(tmp_path)
    Path("tobias.txt").write_text(" o\n/|\\\n")
    call("squads", "copy", "ready:john_doe", "My band")
    told = {}
    for block in BLOCKS:
        at_home(monkeypatch, tmp_path / ("delta" if ELSEWHERE in block else "home"))
        for words in lines(block):
            code, out, err = call(*words)
            assert code == 0, (words, err)
            told[words] = out + err
    assert "3   Tobias Renn" in told["company", "show", "able"]
    assert "moderate" in told["company", "show", "able", "3"]
    results = told["result", "list"]
    assert "4 The Lake: Able 9, Delta 12; won by Delta; confirmed" in results
    assert results.count("confirmed") == 4
    able = call("company", "show", "able")[1]
    for words in ("stash: 2 mine", "used up: 2 mine", "gear salvaged: ", "30 points", "note: Wants boots."):
        assert words in able
    one = call("company", "show", "able", "3")[1]
    assert "medals: Cross of the Ford" in one
    assert "/|\\" in one
    at_home(monkeypatch, tmp_path / "delta")
    assert "1 The Lake: Able 9, Delta 12; won by Delta; confirmed" in call("result")[1]
    assert "1   " in call("company", "show", "delta")[1]
    assert {"river.html", "able.html"} <= {path.name for path in tmp_path.iterdir()}


def test_the_page_names_every_house_rule_and_what_can_be_chosen():
    rows = dict(re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+)", TEXT, re.MULTILINE))
    assert {key: set(re.findall(r"`(\w+)`", options)) for key, options in rows.items()} == {
        rule.key: set(rule.options) - {OFF} for rule in house_rules()
    }


def test_a_campaign_is_shown_where_nothing_reckons_ratings_and_a_stash_is_data(call, monkeypatch, tmp_path):
    at_home(monkeypatch, tmp_path)

    def missing(_):
        raise ImportError

    monkeypatch.setattr("squadlog.extras.careers.ladder.ladder", missing)
    call("campaign", "new", "River")
    call("result", "enter", "--title", "The Ford", "--side", "A=2", "--side", "B=1", "--campaign", "river")
    code, out, err = call("campaign", "show", "river")
    assert (code, "The Ford: A 2, B 1" in out) == (0, True)
    assert "squadlog[careers]" in err
    assert "River: 1 result\n" in call("campaign")[1]
    call("company", "new", "Able")
    call("company", "stash", "Able", "add", "mine", "2")
    assert json.loads(call("company", "stash", "Able", "--json")[1]) == {
        "format": "squadlog-stash/1",
        "mine": 2,
    }
