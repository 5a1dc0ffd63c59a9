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
    assert "the rules give another result" in told
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


def test_squads_go_to_others_by_code_csv_and_text(call, tmp_path):
    code = call("squads", "share", "ready:john_doe")[1].strip()
    assert call("squads", "import", code)[:2] == (0, "John Doe's Squad\n")
    assert call("squads", "import", code)[0] == 4
    assert call("squads", "import", code, "--as", "Another")[:2] == (0, "Another\n")
    told = call("squads", "export", "ready:pathfinders", "--form", "csv")[1]
    assert "?" not in told
    for number, form in enumerate(("csv", "text", "code", "json")):
        file = tmp_path / f"squad.{form}"
        assert call("squads", "export", "ready:pathfinders", "--form", form, "--to", str(file))[0] == 0
        assert call("squads", "import", str(file), "--as", f"P{number}")[0] == 0
    assert call("squads", "share", "P1", "--qr", str(tmp_path / "p.svg"))[0] == 0
    assert (tmp_path / "p.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert call("squads", "share", "P1", "--qr", str(tmp_path / "p.gif"))[0] == 2
    assert "█" in call("squads", "share", "P1", "--qr", "-")[1]


def test_of_several_squads_all_are_taken_in_or_none(call, tmp_path):
    one = call("squads", "export", "ready:pathfinders", "--form", "csv")[1]
    other = call("squads", "export", "ready:john_doe", "--form", "csv")[1].partition("\n")[2]
    assert call("squads", "import", "ready:nobody")[0] == 5
    file = tmp_path / "both.csv"
    file.write_text(one + other, encoding="utf-8")
    assert call("squads", "copy", "ready:john_doe", "John Doe's Squad")[0] == 0
    assert call("squads", "import", str(file))[0] == 4
    assert call("squads", "delete", "John Doe's Squad", "--yes")[0] == 0
    assert call("squads", "import", str(file))[1].count("\n") == 2


def test_a_battle_that_comes_back_is_told_with_which_of_the_two_is_further_on(call, tmp_path):
    file = tmp_path / "night.battle"
    call("new", "newcomer", "--seed", "4")
    call("export", "battle", "--to", str(file))
    told = call("import", str(file))[2]
    assert "Battle 1, The Back Door, is the same battle: neither is further on." in told
    call("do", "--battle", "1", "begin", "note hello")
    told = call("import", str(file))[2]
    assert "Battle 1, The Back Door, is the same battle: that one is further on, by 2 steps." in told
    assert "Battle 2, The Back Door, is the same battle: neither is further on." in told
    call("do", "--battle", "2", "note here")
    (tmp_path / "more.battle").write_text(call("export", "battle", "--battle", "1")[1], encoding="utf-8")
    told = call("import", str(tmp_path / "more.battle"))[2]
    assert "Battle 2, The Back Door, is the same battle: both went on after 1 step that they share" in told
    assert "Battle 3, The Back Door, is the same battle: this one is further on, by 2 steps." in told
