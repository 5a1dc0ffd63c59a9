"""Looking things up, and squads."""

import json

import pytest

from squadlog.session.battle_session import open_store


def test_a_rule_is_found_by_its_id_in_a_range_and_by_its_words(call):
    assert call("rules", "fir-02")[1].startswith("FIR-02  ")
    assert call("rules", "FIR-07..09")[1].count("FIR-0") == 3
    found = call("rules", "opportunity", "fire")
    assert found[0] == 0
    assert "ACT-52" in found[1]
    assert json.loads(call("rules", "DIE-03", "--json")[1])[0]["id"] == "DIE-03"


@pytest.mark.parametrize(
    ("number", "title"), [("T-07", "To-hit"), ("ta-15", "Obstacles"), ("T-11", "Wounds")]
)
def test_a_table_that_a_rule_names_opens_like_a_rule(call, number, title):
    code, out, _ = call("rules", number)
    assert (code, title in out.splitlines()[0]) == (0, True)


def test_a_ruling_decided_with_another_says_so(call):
    assert call("rules", "a-97")[1].startswith("A-97 is decided together with AMB-44.")
    assert "together" not in call("rules", "AMB-44")[1]


def test_what_is_not_there_is_code_5(call):
    assert call("rules", "xyzzy")[0] == 5
    assert call("glossary", "xyzzy")[0] == 5
    assert call("rulings", "xyzzy")[0] == 5
    assert call("tables", "xyzzy")[0] == 5
    assert call("language", "xyzzy")[0] == 5
    assert call("squads", "show", "xyzzy")[0] == 5
    assert call("play", "xyzzy")[0] == 5
    assert "newcomer" in call("play", "xyzzy")[2]


def test_a_ruling_shows_its_options_and_which_one_is_in_force_in_a_battle(call):
    assert "> -3" in call("rulings", "aimedFire.modifier")[1]
    call("new", "newcomer", "--rule", "aimedFire.modifier=3")
    assert "> 3" in call("rulings", "AMB-14", "--battle", "1")[1]


def test_a_ruling_says_the_sentence_that_answers_it_otherwise(call):
    call("new", "newcomer")
    sentence = call("rulings", "aimedFire.modifier")[2].split('squadlog do "')[1].split('"')[0]
    assert call("do", sentence)[0] == 0
    marked = [line for line in call("rulings", "aimedFire.modifier")[1].splitlines() if line.startswith("> ")]
    assert [line[:4] for line in marked] == ["> 3:"]


def test_a_ruling_by_name_shows_what_the_current_battle_plays(call):
    call("new", "newcomer", "--rule", "aimedFire.modifier=3")
    _, out, _ = call("rulings", "AMB-14")
    assert "> 3" in out
    assert "In force: in battle 1, The Back Door." in out
    assert "> -3" in call("rulings", "AMB-14", "--usual")[1]


def test_a_table_keeps_its_own_answer_for_every_battle_to_come(call):
    call("new", "newcomer")
    code, _, err = call("rulings", "AMB-14", "--keep", "3")
    assert code == 0
    assert "New battles start with aimedFire.modifier = 3" in err
    assert "> -3" in call("rulings", "AMB-14")[1], "a battle under way keeps its own"
    call("new", "newcomer")
    assert "> 3" in call("rulings", "AMB-14")[1]
    call("new", "newcomer", "--rule", "aimedFire.modifier=-3")
    assert "> -3" in call("rulings", "AMB-14")[1], "what is said for one battle comes before what is usual"
    call("rulings", "aimedFire.modifier", "--forget")
    assert "> -3" in call("rulings", "AMB-14", "--usual")[1]


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("AMB-14", "--keep", "7"), 2, "has no option 7; choose one of"),
        (("AMB-999", "--keep", "3"), 5, "There is no ruling AMB-999."),
        (("--keep", "3"), 2, "Name the ruling."),
    ],
)
def test_an_answer_that_cannot_be_kept_is_told(call, words, code, told):
    got, _, err = call("rulings", *words)
    assert told in err
    assert got == code


def test_kept_answers_that_this_version_does_not_know_count_for_nothing(call):
    store = open_store()
    for text in ("[", "[1]", '{"aimedFire.modifier": "99", "no.such": "1", "x": [1]}'):
        store.settings.set("rulings", text)
        assert "> -3" in call("rulings", "AMB-14", "--usual")[1]
    store.close()


def test_what_was_undone_tells_why(call):
    call("new", "newcomer")
    call("do", "note one", "note two")
    assert call("undo", "because", "it", "was", "wrong")[0] == 0
    assert call("undo", "1", "because", "of", "that")[0] == 0
    told = call("log", "--undone")[1]
    assert "(undone because it was wrong)" in told
    assert "(undone because of that)" in told


@pytest.mark.parametrize("number", ["T-01", "T-06", "T-07", "weapons", "victory", "rout", "to-hit"])
def test_a_table_is_found_by_number_or_name(call, number):
    code, out, _ = call("tables", number)
    assert code == 0
    assert len(out.splitlines()) > 2
    assert isinstance(json.loads(call("tables", number, "--json")[1]), dict)


def test_the_ready_squads_are_listed_and_john_does_costs_368_of_400(call):
    rows = json.loads(call("squads", "list", "--json")[1])
    (john,) = [row for row in rows if row["id"] == "ready:john_doe"]
    assert (john["points"], john["budget"]) == (368, 400)
    assert "368 of 400" in call("squads", "cost", "john_doe")[1]


def test_a_squad_is_copied_renamed_exported_imported_and_deleted(call, tmp_path):
    assert call("squads", "copy", "ready:john_doe", "Second Watch")[0] == 0
    assert call("squads", "rename", "second watch", "Third [b]Watch")[0] == 0
    file = tmp_path / "watch.json"
    assert call("squads", "export", "Third [b]Watch", "--to", str(file))[0] == 0
    assert call("squads", "export", "Third [b]Watch", "--to", str(file))[0] == 4
    assert call("squads", "import", str(file))[0] == 4
    assert call("squads", "import", str(file), "--as", "Fourth")[:2] == (0, "Fourth\n")
    assert call("squads", "delete", "Fourth", "--yes")[0] == 0
    assert call("squads", "delete", "john_doe", "--yes")[0] == 5
    names = [row["name"] for row in json.loads(call("squads", "--json")[1])]
    assert "Third [b]Watch" in names
    assert "Fourth" not in names


def test_a_strangers_file_is_refused_in_one_sentence(call, tmp_path):
    file = tmp_path / "bad.json"
    file.write_text('{"name": "x", "soldiers": []}')
    code, _, err = call("squads", "import", str(file))
    assert code == 4
    assert err.count("\n") == 1
    assert call("squads", "import", str(tmp_path / "none.json"))[0] == 5


def test_two_squads_are_compared_and_a_sheet_is_printed(call):
    assert "Points" in call("squads", "compare", "john_doe", "tog_line")[1]
    assert "SQUAD LOG" in call("squads", "sheet", "blank")[1]
    assert "John Doe" in call("squads", "sheet", "john_doe")[1]


def test_a_legal_squad_is_code_0_and_an_illegal_one_code_1(call, tmp_path):
    assert call("squads", "check", "john_doe")[0] == 0
    plan = json.loads(call("squads", "export", "john_doe")[1])
    plan["squad"]["budget"] = 10
    file = tmp_path / "poor.json"
    file.write_text(json.dumps(plan))
    call("squads", "import", str(file), "--as", "Poor")
    code, out, err = call("squads", "check", "Poor")
    assert (code, err) == (1, "1 fault.\n")
    assert "BLD-10" in out


def test_the_verbs_of_the_language_can_be_read(call):
    assert "fire UNIT" in call("language", "fire")[1]
    assert {verb["verb"] for verb in json.loads(call("language", "--json")[1])} >= {"walk", "fire", "done"}


def test_what_a_squad_has_for_its_side_is_told_in_words(call, tmp_path):
    """HOL-01."""
    call("squads", "copy", "ready:john_doe", "Night Watch")
    body = json.loads(call("squads", "export", "Night Watch")[1])
    body["squad"]["equipment"] = [{"item": "holotarp", "bearer": "John Doe"}]
    file = tmp_path / "squad.json"
    file.write_text(json.dumps(body))
    assert call("squads", "import", str(file), "--as", "Tarp Watch")[0] == 0
    assert "no battle can use" not in call("squads", "check", "Tarp Watch")[1]
    assert "holotarp" in call("squads", "show", "Tarp Watch")[1]
    assert "Holotarp" in call("squads", "sheet", "Tarp Watch")[1]
    assert call("new", "--side", "Red=Tarp Watch", "--side", "Blue=tog_line")[0] == 0
