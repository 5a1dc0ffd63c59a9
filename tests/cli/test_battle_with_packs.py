"""A battle with a pack: it goes by the book with its rows, says whose they are, and travels whole."""

import json
from types import SimpleNamespace

import pytest
from support.packs import RIFLE, club, rifle, small
from support.schemas import against, published

from squadlog.battle.opening import open_battle
from squadlog.book.load import book_of, book_with, load_rulebook, load_rulings
from squadlog.book.packs.pack import PackError
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import muster_scene
from squadlog.squads.packed import carry_packs, give_pack, offered_packs, take_pack_back
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.scene_files import scene_of

YARD = """title = "Yard"
briefing = ""
[[sides]]
id = "a"
name = "A"
squads = [{ squad = "john_doe" }]
[[sides]]
id = "b"
name = "B"
squads = [{ squad = "tog_line" }]
[[features]]
id = "B1"
name = "Barricade"
kind = "barricade"
"""
BAND = "Band\n\nMara Quill: dockers, DW, STR, field kit\nTom Ash: combat arms, BI, SR\n"


@pytest.fixture
def run(call):
    """The program as one line after the other calls it."""
    return lambda *words: SimpleNamespace(**dict(zip(("code", "out", "err"), call(*words), strict=True)))


@pytest.fixture
def begun(run, tmp_path):
    """A battle of the club's band, in the fire step of its first second."""
    squad = tmp_path / "band.txt"
    squad.write_text(BAND, encoding="utf-8")
    run("pack", "take", "kettle_street")
    run("squads", "import", str(squad))
    run("new", "--side", "Blue=Band", "--side", "Red=ready:john_doe", "--typed", "all", "--seed", "1")
    run("do", "begin", "roll")
    run("die", "3")
    run("die", "8")
    run("do", "move", "fire 1 at 3", "done")
    run("do", "done")
    return run


def squad(text, *weapons, name="Band"):
    """A squad that carries a pack."""
    return SquadPlan(name=name, soldiers=(SoldierPlan(name="Mara", weapons=weapons),), packs=(text,))


def setup(*plans):
    """The set-up of a battle of these squads."""
    forces = tuple(Force(f"s{place}", f"Side {place}", plan) for place, plan in enumerate(plans))
    return muster(BattlePlan(title="Test", forces=forces), load_rulebook(), load_rulings())


def test_a_battle_goes_by_its_pack_from_squad_to_report_and_says_whose_it_is(begun):
    assert "Pack Kettle Street armoury by Kettle Street club, version 1: STR, TUN" in begun("show").out
    assert "STR: Storm Rifle (Kettle Street club)" in begun("show", "1").out
    assert "STR: Storm Rifle (Kettle Street club)" in begun("odds", "1", "3", "range", "12").out
    told = json.loads(begun("show", "--json").out)
    assert not against(told, published("seat"))
    assert [(one["name"], len(one["rows"])) for one in told["packs"]] == [("Kettle Street armoury", 8)]
    assert begun("do", 'place B1 barricade "Barricade"').code == 0
    asked = begun("do", "fire 1 at 3 range 12 cover barricade")
    assert "needs 4 or less" in asked.err
    told = begun("die", "7").out
    assert "+2 Street barricade (Kettle Street club) (half cover, hard)" in told
    assert "STR: Storm Rifle (Kettle Street club)" in begun("export", "sheet").out
    assert begun("audit").err.strip() == "Deciding every command again gives the same battle."


def test_a_battle_with_a_pack_opens_and_goes_on_in_a_home_that_has_none(begun, tmp_path, monkeypatch):
    archive = tmp_path / "band.battle"
    assert begun("export", "battle", "--to", str(archive)).code == 0
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "elsewhere"))
    assert begun("import", str(archive)).code == 0
    assert begun("do", "fire 1 at 3 range 12 cover barricade").code == 3
    listed = json.loads(begun("pack", "list", "--json").out)["packs"]
    assert [one["carried_by"] for one in listed if one["is"] == "carried"] == [["battle 1"]]


def test_a_battle_file_whose_pack_is_damaged_is_refused_in_one_sentence(begun, tmp_path):
    archive = tmp_path / "band.battle"
    begun("export", "battle", "--to", str(archive))
    text = archive.read_text(encoding="utf-8")
    assert "pf = 6" in text
    archive.write_text(text.replace("pf = 6", "pf = 66"), encoding="utf-8")
    refused = begun("import", str(archive))
    assert refused.code != 0
    assert len(refused.err.strip().splitlines()) == 1


def test_a_set_up_carries_the_packs_of_all_its_squads_each_once():
    made = setup(squad(rifle(), "STX"), squad(rifle(), "STX", name="Other"))
    assert made.packs == (rifle(),)
    assert made.soldiers[0].value == book_with((rifle(),)).weapons["STX"].cost + 20
    assert open_battle(made).setup == made


def test_a_pack_is_taken_into_a_battle_though_no_squad_carries_it(run, tmp_path):
    file = tmp_path / "yard.toml"
    file.write_text(YARD, encoding="utf-8")
    assert "barricade" in run("new", str(file)).err
    assert run("new", str(file), "--pack", "kettle_street", "--seed", "1").code == 0
    assert "Pack Kettle Street armoury" in run("show").out
    assert "no pack nothing" in run("new", "newcomer", "--pack", "nothing").err
    replaced = tmp_path / "mine.toml"
    replaced.write_text(rifle("SR", changed='replaces = "SR"\n'), encoding="utf-8")
    run("new", "newcomer", "--pack", str(replaced), "--pack", "kettle_street")
    assert "SR: Storm Rifle (replaced by Tester)" in run("show", "1").out


def test_two_squads_whose_packs_have_one_key_do_not_meet():
    other = rifle().replace("Small armoury", "Other armoury")
    with pytest.raises(PackError, match=r"both have weapons\.STX: give one of them another key"):
        setup(squad(rifle(), "STX"), squad(other, "STX", name="Other"))


def test_a_squad_carries_the_packs_that_it_uses_and_no_other():
    plain = SquadPlan(name="Band", soldiers=(SoldierPlan(name="Mara", weapons=("SR",)),))
    assert carry_packs(plain, (rifle(), club())) == plain
    armed = plain.model_copy(update={"soldiers": (SoldierPlan(name="Mara", weapons=("STX",)),)})
    assert carry_packs(armed, (club(), rifle())).packs == (rifle(),)
    assert carry_packs(plain.model_copy(update={"packs": (rifle(),)})).packs == ()


def test_a_scenario_that_begins_as_the_battle_stands_carries_the_pack_in_its_file_and_its_code(
    begun, tmp_path, monkeypatch
):
    start = tmp_path / "start.toml"
    assert begun("export", "start", "--to", str(start)).code == 0
    code = begun("scenario", "share", str(start)).out.strip()
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "elsewhere"))
    taken = tmp_path / "taken.toml"
    assert begun("scenario", "take", code, "--to", str(taken)).code == 0
    for file in (start, taken):
        assert begun("new", str(file)).code == 0
        assert "Pack Kettle Street armoury" in begun("show").out


def test_a_shot_with_a_replaced_weapon_is_told_with_a_star(run, tmp_path):
    file = tmp_path / "pack.toml"
    file.write_text(rifle("SR", changed='replaces = "SR"\n'), encoding="utf-8")
    run("pack", "take", str(file))
    run("squads", "copy", "ready:john_doe", "Mine")
    run("pack", "give", "Small armoury", "Mine")
    run("new", "--side", "Blue=Mine", "--side", "Red=ready:tog_line", "--typed", "all", "--seed", "1")
    run("do", "begin", "roll")
    run("die", "3")
    run("die", "8")
    run("do", "move", "fire 1 at 9", "done")
    run("do", "done")
    run("do", "fire 1 at 9 range 12 cover none")
    run("die", "1")
    assert "fires SR* at 9" in run("die", "9").out
    assert "SR*: " in run("show", "1").out


def test_a_squad_is_given_a_pack_that_changes_a_printed_row_and_gives_it_back():
    plain = SquadPlan(name="Band", soldiers=(SoldierPlan(name="Mara", weapons=("SR",)),))
    changing = rifle("SR", changed='replaces = "SR"\n')
    given = carry_packs(give_pack(plain, changing))
    assert given.packs == (changing,)
    newer = changing.replace('version = "1"', 'version = "2"')
    assert give_pack(given, newer).packs == (newer,)
    assert take_pack_back(given, changing) == plain
    assert [pack.name for pack in offered_packs(given, (changing, club()))] == [
        "Small armoury",
        "Kettle Street armoury",
    ]
    with pytest.raises(PackError, match="has STX out of Small armoury"):
        take_pack_back(squad(rifle(), "STX"), rifle())


def test_a_thing_of_a_map_is_of_the_kind_that_a_pack_has_for_its_sort():
    crates = (
        'name = "Crates"\naf = 6\ncover = "hard"\nheight = "low"\nkind = "furniture"\ndestroyed = "removed"\n'
    )
    text = small(("weapons.STX", RIFLE), ("features.crates", crates))
    soldier = {"name": "Mara", "weapons": ["STX"]}
    force = {"name": "Band", "soldiers": [soldier], "packs": [text]}
    sides = [
        {"id": "a", "name": "A", "squads": [{"force": force}]},
        {"id": "b", "name": "B", "squads": [{"squad": "john_doe"}]},
    ]
    told = {
        "title": "Yard",
        "briefing": "",
        "map": "training_yard",
        "sides": sides,
        "features": [{"id": "boxes", "kind": "crates"}],
    }
    made = muster_scene(scene_of(told), load_rulebook(), load_rulings())
    (boxes,) = [one for one in made.features if one.id == "boxes"]
    assert book_of(made).obstacles[boxes.kind].af == 6
    with pytest.raises(MusterError, match="G1 is of the kind window on the map, not crates"):
        muster_scene(
            scene_of(told | {"features": [{"id": "G1", "kind": "crates"}]}), load_rulebook(), load_rulings()
        )
