"""Advanced chapters from the shell: chosen, shown, played, told and taken back (ADV-01, STL-01..04)."""

import json

SQUAD = {
    "format": "squadlog-squad",
    "version": 1,
    "squad": {
        "name": "Veils",
        "soldiers": [{"name": "Ann", "armour": "BI", "weapons": ["SR"], "begins": ["stealth"]}],
    },
}


def test_a_battle_by_an_advanced_chapter_from_the_squad_to_the_log(call, tmp_path):
    """STL-01, STL-03, STL-04, ADV-01."""
    file = tmp_path / "veils.json"
    file.write_text(json.dumps(SQUAD))
    assert call("squads", "import", str(file))[0] == 0
    code, _, err = call(
        "new", "--side", "Blue=Veils", "--side", "Red=ready:tog_line", "--with", "stealth", "--seed", "3"
    )
    assert code == 0, err
    assert "in stealth power mode" in call("show")[1]
    assert call("do", "begin", "initiative")[0] == 0
    while (ask := json.loads(call("show", "--json")[1])["ask"])["side"] != "blue" or ask["kind"] != "declare":
        assert call("do", "move" if ask["kind"] == "choose_order" else "done")[0] == 0
    code, _, err = call("do", "unveil 1", "done")
    assert code == 0, err
    log = call("log")[1]
    assert "leaves stealth power mode" in log
    assert "Ann leaves stealth power mode [STL-01]" in log
    assert "in stealth power mode" not in call("show")[1]
    assert call("audit")[0] == 0
    assert call("undo", "2")[0] == 0
    assert "in stealth power mode" in call("show")[1]


def test_an_unknown_chapter_is_refused_with_those_that_there_are(call):
    """ADV-01."""
    code, _, err = call("new", "newcomer", "--with", "magic")
    assert code != 0
    assert "stealth" in err


def test_a_chapter_can_be_switched_in_play_and_tells_when_it_holds(call):
    """ADV-01."""
    call("new", "newcomer", "--seed", "3")
    code, out, _ = call("do", "chapter stealth on because we want to try it")
    assert (code, "from the next turn on [ADV-01]" in out) == (0, True)
    assert call("do", "chapter stealth on")[0] == 1
    assert call("do", "begin")[0] == 0
    assert json.loads(call("show", "--json")[1])["units"]["1"]["held"] == [["stealth", False]]


def test_a_ruling_of_a_chapter_in_force_is_not_told_to_wait_for_it(call):
    """A-25, ADV-01."""
    call("new", "newcomer", "--with", "stealth")
    assert "Note:" not in call("rulings", "A-25")[1]
    assert "Note:" not in call("do", "rule stealth.reenter true because we like it")[1]
    call("new", "newcomer")
    assert "Note: it matters only with advanced rules, which are not in force." in call("rulings", "A-25")[1]
    assert "not in force" in call("do", "rule stealth.reenter true because we like it")[1]


def test_the_calculator_knows_the_price_and_the_line(call):
    """STL-01, STL-03, ACT-79."""
    asked = [
        {"id": "price", "fn": "ap", "in": {"action": "leave_stealth", "mode": "walk"}},
        {"id": "line", "fn": "to_hit", "in": {"mods": ["weapon:SR", "stealth_mode"], "nat": 5}},
        {"id": "plain", "fn": "to_hit", "in": {"mods": ["weapon:SR"], "nat": 5}},
    ]
    price, line, plain = json.loads(call("calc", stdin=json.dumps(asked))[1])
    assert (price["out"], line["out"]["total"] - plain["out"]["total"]) == (1, 2)


def test_who_cannot_begin_so_is_told_at_once_and_on_the_sheet_which_tells_the_state_too(call, tmp_path):
    """STL-04, ADV-15, LOG-01."""
    squad = json.loads(json.dumps(SQUAD))
    squad["squad"]["soldiers"] += [{"name": "Bea", "armour": "TS", "weapons": ["SR"], "begins": ["stealth"]}]
    file = tmp_path / "veils.json"
    file.write_text(json.dumps(squad))
    call("squads", "import", str(file))
    code, _, err = call("new", "--side", "Blue=Veils", "--side", "Red=ready:tog_line", "--with", "stealth")
    assert code == 0, err
    assert "Bea: Tanker Suit has no stealth power mode; power suits have. [STL-04]" in err
    assert "Ann: " not in err
    sheet = call("export", "sheet")[1]
    assert "Against the rules: Tanker Suit has no stealth power mode; power suits have" in sheet
    assert sheet.count("In hand SR; in stealth power mode") == 2


def test_a_battle_that_is_begun_by_a_chapter_names_what_comes_along_with_it(call):
    """ADV-03, QUA-01."""
    code, _, err = call("new", "newcomer", "--with", "rout")
    assert code == 0
    assert "needs Troop quality, which is switched on too. [QUA-01]" in err
    assert {"leadership", "quality", "rout"} <= set(json.loads(call("show", "--json")[1])["chapters"])


def test_a_battle_is_fought_by_night_or_in_a_blackout(call):
    """ENV-02, ENV-06."""
    told = []
    for said in ((), ("--night",), ("--blackout",)):
        assert call("new", "newcomer", *said)[0] == 0
        state = json.loads(call("show", "--json")[1])
        told.append((state["night"], state["blackout"]))
    assert told == [(False, False), (True, False), (True, True)]


def test_several_sentences_in_one_line_are_said_up_to_the_first_that_is_refused(call):
    call("new", "newcomer", "--with", "leadership")
    units = json.loads(call("show", "--json")[1])["units"]
    one, other = {unit["soldier"]["squad"]: number for number, unit in units.items()}.values()
    code, out, err = call("do", f"leader {one}; leader {other}")
    assert code == 0, err
    assert out.count("leads") == 2
    code, out, err = call("do", f"leader {one}; leader 99; leader {other}")
    assert (code != 0, out.count("leads"), "99" in err) == (True, 1, True)
