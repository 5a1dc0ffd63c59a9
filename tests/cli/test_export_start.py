"""`export start` writes the scenario that begins as a battle stands, and `new` begins it."""

import json


def test_a_battle_goes_on_from_the_file_of_its_start(call, tmp_path):
    path = str(tmp_path / "later.toml")
    call("new", "newcomer", "--seed", "3", "--units", "in")
    call("do", "begin", "initiative")
    call("do", "correct 4 wound=M because so", "correct 2 posture=prone because so")
    before = json.loads(call("show", "--json")[1])
    assert call("export", "start", "--to", path)[0] == 0
    assert call("scenario", "check", path)[0] == 0
    assert call("new", path)[0] == 0
    after = json.loads(call("show", "--json")[1])
    same = ("units", "now", "stage", "order", "standings", "features", "groupings", "turns", "ask")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert (after["entry"], after["scenario"]) == (1, "")
    assert json.loads(call("battles", "list", "--json")[1])[0]["moment"] == "T1.s1", (
        "the list says when it stands"
    )
    assert call("export", "start", "--to", str(tmp_path / "again.toml"))[0] == 0
    assert 'length_unit = "in"' in (tmp_path / "again.toml").read_text(encoding="utf-8")
