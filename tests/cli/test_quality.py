"""Troop quality from the shell: from the squad to the card and the log, and not a word of it without (QUA-07)."""

import json

import pytest

SQUAD = {
    "format": "squadlog-squad",
    "version": 1,
    "squad": {
        "name": "Best",
        "quality": "elite",
        "soldiers": [{"name": "Ann", "armour": "BI", "weapons": ["SR"]}],
    },
}


@pytest.mark.parametrize(("chosen", "played"), [(("--with", "quality"), True), ((), False)])
def test_a_battle_of_an_elite_squad_from_the_squad_to_the_log(call, tmp_path, chosen, played):
    """QUA-07, ADV-01."""
    file = tmp_path / "best.json"
    file.write_text(json.dumps(SQUAD))
    assert call("squads", "import", str(file))[0] == 0
    code, _, err = call("new", "--side", "Blue=Best", "--side", "Red=ready:tog_line", *chosen, "--seed", "3")
    assert code == 0, err
    assert ("elite troops" in call("show")[1]) is played
    assert call("do", "begin", "initiative")[0] == 0
    assert ("Elite troops" in call("log")[1]) is played
    assert call("audit")[0] == 0


def test_a_price_of_quality_is_told_where_it_is_played(call):
    """QUA-10, A-57."""
    squads = (
        "--side",
        "Blue=ready:relay_raiders",
        "--side",
        "Red=ready:tog_line",
        "--rule",
        "cost.quality=5",
    )
    assert "BLD-10" not in call("new", *squads)[2]
    assert "BLD-10" in call("new", *squads, "--with", "quality")[2]


def test_a_squad_is_priced_and_judged_as_a_battle_by_those_chapters_has_it(call):
    """LDR-01, LDR-08, ADV-01."""
    wardens = "ready:street_wardens"
    assert "Leader -1" in call("squads", "cost", wardens)[1]
    assert "Leader -1" not in call("squads", "cost", wardens, "--with", "none")[1]
    assert "Leader -1" in call("squads", "cost", wardens, "--with", "rout")[1]
    assert "LDR-01" in call("squads", "check", "ready:john_doe", "--with", "leadership")[1]
    assert "LDR-01" not in call("squads", "check", "ready:john_doe")[1]
