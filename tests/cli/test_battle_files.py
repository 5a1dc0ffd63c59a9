"""`export battle` and `import`: a battle goes to somebody else by commands."""

import json

from support.mutated_files import rehashed


def _written(call, tmp_path):
    file = tmp_path / "newcomer.json"
    assert call("new", "newcomer")[0] == 0
    assert call("do", "note First [b]light[/b].")[0] == 0
    assert call("export", "battle", "--to", str(file))[0] == 0
    return file


def test_a_battle_is_exported_and_taken_in_under_a_new_number(call, tmp_path):
    file = _written(call, tmp_path)
    code, out, _ = call("import", str(file), "--json")
    assert (code, json.loads(out)["battle"]) == (0, 2)
    assert call("log", "--battle", "2")[1] == call("log", "--battle", "1")[1]
    assert call("audit")[0] == 0
    assert len(json.loads(call("battles", "--json")[1])) == 2


def test_what_the_rules_do_not_lead_to_is_told_and_kept_only_if_asked_for(call, tmp_path):
    file = _written(call, tmp_path)
    document = json.loads(file.read_text(encoding="utf-8"))
    document["steps"][-1]["events"][-1]["body"] = document["steps"][-1]["events"][-1]["body"].replace(
        "First", "Last"
    )
    file.write_text(json.dumps(rehashed(document)), encoding="utf-8")
    code, out, told = call("import", str(file))
    assert (code, out) == (1, "")
    assert "the rules lead elsewhere" in told
    assert len(json.loads(call("battles", "--json")[1])) == 1
    assert call("import", str(file), "--anyway")[0] == 0
    assert len(json.loads(call("battles", "--json")[1])) == 2


def test_what_is_no_battle_leaves_everything_as_it_was(call, tmp_path):
    file = tmp_path / "x.json"
    file.write_text('{"format": "squadlog-squad"}', encoding="utf-8")
    code, out, told = call("import", str(file))
    assert (code, out) == (4, "")
    assert told.count("\n") == 1
    assert "squadlog squads import" in told
    assert call("import", str(tmp_path / "none"))[0] == 5
    assert call("import")[0] == 2
