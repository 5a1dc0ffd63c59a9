"""`squadlog pack`: checked, kept, given to others, deleted and restored."""

import json
from types import SimpleNamespace

import pytest
from support.packs import club, rifle


@pytest.fixture
def run(call):
    """The program as one line after the other calls it."""

    def said(*words):
        code, out, err = call(*words)
        return SimpleNamespace(code=code, out=out, err=err)

    return said


def test_a_pack_is_checked_taken_shared_and_restored_under_its_name(run, tmp_path):
    file = tmp_path / "club.toml"
    file.write_text(club(), encoding="utf-8")
    assert "8 rows, no faults" in run("pack", "check", str(file)).err
    assert run("pack", "take", str(file)).code == 0
    assert "kept" in run("pack", "list").out
    code = run("pack", "share", "Kettle Street armoury").out.strip()
    assert code.startswith("PACK1-")
    assert run("pack", "delete", "kettle street armoury", "--yes").code == 0
    assert "kept" not in run("pack", "list").out
    assert run("pack", "restore", "Kettle Street armoury").code == 0
    assert run("pack", "delete", "Kettle Street armoury", "--yes", "--for-good").code == 0
    assert run("pack", "take", code).code == 0
    assert run("pack", "export", "Kettle Street armoury").out == club()


def test_a_faulty_pack_is_told_fault_by_fault_and_not_kept(run, tmp_path):
    file = tmp_path / "bad.toml"
    file.write_text(rifle("SR", changed="zap = 1\n"), encoding="utf-8")
    checked = run("pack", "check", str(file))
    assert checked.code == 1
    assert len(checked.out.splitlines()) == 2
    assert json.loads(run("pack", "check", str(file), "--json").out)["sound"] is False
    assert run("pack", "take", str(file)).code != 0
    assert "bad" not in run("pack", "list").out


def test_a_newer_version_takes_the_place_of_the_older_and_a_clash_is_refused(run, tmp_path):
    file = tmp_path / "pack.toml"
    for version in ("1", "2"):
        file.write_text(rifle().replace('version = "1"', f'version = "{version}"'), encoding="utf-8")
        assert run("pack", "take", str(file)).code == 0
    (kept,) = [one for one in json.loads(run("pack", "list", "--json").out)["packs"] if one["is"] == "kept"]
    assert kept["version"] == "2"
    file.write_text(rifle().replace("Small armoury", "Other armoury"), encoding="utf-8")
    clash = run("pack", "take", str(file))
    assert clash.code != 0
    assert "both have weapons.STX" in clash.err


def test_a_squad_carries_its_pack_to_a_home_that_has_never_heard_of_it(run, tmp_path, monkeypatch):
    file = tmp_path / "pack.toml"
    file.write_text(rifle(), encoding="utf-8")
    run("pack", "take", str(file))
    squad = tmp_path / "squad.txt"
    squad.write_text("Band\n\nMara: combat arms, BI, STX\n", encoding="utf-8")
    assert run("squads", "import", str(squad)).code == 0
    assert "STX: Storm Rifle (Tester)" in run("squads", "show", "Band").out
    assert ["Mara", "Storm Rifle (Tester)", "7", "BLD-06"] in [
        [cell.strip() for cell in line.split("  ") if cell.strip()]
        for line in run("squads", "cost", "Band").out.splitlines()
    ]
    assert "STX" in run("squads", "value", "Band").out
    assert "Storm Rifle (Tester)" in run("squads", "sheet", "Band").out
    code = run("squads", "share", "Band").out.strip()
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "elsewhere"))
    assert run("squads", "import", code).code == 0
    assert run("squads", "check", "Band").code == 0
    listed = json.loads(run("pack", "list", "--json").out)["packs"]
    assert [(one["name"], one["is"], one["carried_by"]) for one in listed if one["is"] != "example"] == [
        ("Small armoury", "carried", ["the squad Band"])
    ]
    assert run("pack", "take", "Small armoury").code == 0


def test_a_squad_is_given_a_pack_that_replaces_a_printed_row_and_shows_it(run, tmp_path):
    file = tmp_path / "pack.toml"
    file.write_text(rifle("SR", changed='replaces = "SR"\n'), encoding="utf-8")
    run("pack", "take", str(file))
    run("squads", "copy", "ready:john_doe", "Mine")
    assert "replaced" not in run("squads", "show", "Mine").out
    assert (
        "For it holds: Storm Rifle (replaced by Tester)" in run("pack", "give", "Small armoury", "Mine").err
    )
    shown = run("squads", "show", "Mine").out
    assert "SR* 0/" in shown
    assert "SR: Storm Rifle (replaced by Tester); stands for the printed Spike Rifle" in shown


def test_what_lies_among_the_packs_and_is_none_is_listed_with_its_fault_and_stops_nothing(
    run, home, tmp_path
):
    folder = home / "packs"
    (folder / "folder.toml").mkdir(parents=True)
    (folder / "text.toml").write_text("name =", encoding="utf-8")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe")
    listed = run("pack", "list")
    assert listed.code == 0
    assert listed.out.count("it cannot be used") == 3
    squad = tmp_path / "band.txt"
    squad.write_text("Band\n\nMara: combat arms, BI, SR\n", encoding="utf-8")
    assert run("squads", "import", str(squad)).code == 0
