"""A company whose soldiers have things out of a pack: its squads carry the pack again."""

import json

SQUAD = "Band\n\nMara Quill: dockers, DW, STR\nTom Ash: combat arms, BI, SR\n"


def test_a_squad_mustered_from_a_company_carries_the_pack_though_the_first_squad_is_gone(call, tmp_path):
    file = tmp_path / "band.txt"
    file.write_text(SQUAD, encoding="utf-8")
    call("pack", "take", "kettle_street")
    call("squads", "import", str(file))
    call("company", "new", "Able", "--squad", "Band")
    call("squads", "delete", "Band", "--yes", "--for-good")
    assert call("company", "muster", "able", "1-2", "--as", "Able One")[0] == 0
    assert call("squads", "check", "Able One")[0] == 0
    assert len(json.loads(call("squads", "show", "Able One", "--json")[1])["plan"]["packs"]) == 1
    call("company", "muster", "able", "2", "--as", "Able Two")
    assert json.loads(call("squads", "show", "Able Two", "--json")[1])["plan"]["packs"] == []
