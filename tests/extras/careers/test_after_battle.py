"""What a battle leaves behind: tables, rolls, lasting effects, healing. House rules, ours."""

import json

import pytest
from support.careers import squad

from squadlog.extras.careers.afterwards import graves
from squadlog.extras.careers.afterwards.tables import read_set, ready_sets, text_of
from squadlog.extras.careers.company_events import HouseRuleChosen
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.session import afterwards
from squadlog.extras.careers.session.company_log import PaperBattle
from squadlog.squads.cost import unit_value

HEAD = 'format = "squadlog-after-battle/1"\nname = "Ours"\n'
TABLE = '[[table]]\nname = "Hurt"\nrolls = "wounded"\n'
WHOLE = (
    HEAD
    + TABLE
    + 'row = [{ faces = "1-5", name = "Limp", effect = "metres -1" }, { faces = "6-10", name = "Fine" }]'
)


def fight(annals, *lines, title="The Ford", points=(9, 3)):
    sides = tuple((name, str(many)) for name, many in zip(("Able", "Baker"), points, strict=True))
    annals.enter(PaperBattle(title=title, sides=sides, lines={"Able": lines}))


@pytest.fixture
def able(companies, evening):
    return afterwards.choose_tables(companies, evening.found(), "gritty")


def now(companies):
    return companies.called("Able")


def owed(one):
    return [(roll.table, roll.member, roll.heals) for roll in one.owed]


@pytest.mark.usefixtures("able")
def test_a_battle_leaves_the_rolls_that_its_tables_ask_for(companies, annals):
    fight(annals, "1 W S", "2 2 kills", "3 D", "4 W L")
    assert owed(now(companies)) == [
        ("Lasting injuries", 1, ""), ("The fallen", 3, ""), ("Skills", 2, ""), ("Finds", None, "")
    ]  # fmt: skip
    fight(annals, "4", title="The Mill", points=(3, 9))
    assert len(now(companies).owed) == 4


@pytest.mark.usefixtures("able")
def test_typed_faces_are_entered_with_row_and_reason_and_each_is_undone(companies, annals):
    fight(annals, "1 W S", "2 2 kills")
    made = afterwards.roll_faces(companies, now(companies), (2, 10, 10))
    assert [(entry.face, entry.row, entry.typed) for entry in made] == [
        (2, "Bad knee", True), (10, "Cold shot", True), (10, "The paymaster's box", True)
    ]  # fmt: skip
    one = now(companies)
    assert (one.points, one.owed) == (40, ())
    assert one.member(1).lasting[0].effect.name == "Bad knee"
    companies.take_back(one)
    assert (now(companies).points, owed(now(companies))) == (0, [("Finds", None, "")])
    companies.take_back(now(companies))
    assert now(companies).member(2).lasting == ()


@pytest.mark.usefixtures("able")
def test_the_program_rolls_each_once_and_what_the_group_lets_be_is_owed_no_more(companies, annals):
    fight(annals, "1-4 W U")
    afterwards.roll_faces(companies, now(companies), (afterwards.LET_BE,))
    made = afterwards.roll_by_program(companies, now(companies))
    assert len(made) == 4
    assert all(1 <= entry.face <= 10 and not entry.typed for entry in made)
    assert now(companies).owed == ()
    with pytest.raises(CareerError, match="owes no roll"):
        afterwards.roll_faces(companies, now(companies), (3,))


@pytest.mark.usefixtures("able")
def test_too_many_faces_or_one_off_the_die_enter_nothing(companies, annals):
    fight(annals, "1 W S", points=(3, 9))
    for faces, said in (((2, 3), "owes 1 roll,"), ((11,), "not a face of a d10")):
        with pytest.raises(CareerError, match=said):
            afterwards.roll_faces(companies, now(companies), faces)
    assert len(now(companies).owed) == 1


@pytest.mark.usefixtures("able")
def test_who_dies_of_it_is_dead_and_who_was_left_for_dead_sits_out_and_heals(companies, annals):
    fight(annals, "1 W U, 2 kills", "2 D", points=(3, 9))
    afterwards.roll_faces(companies, now(companies), (1, 10))
    one = now(companies)
    assert one.member(1).dead
    assert not one.owed
    assert (one.member(2).wound, one.member(2).misses, one.ready) == ("U", 2, (3, 4))
    fight(annals, "3", title="The Mill", points=(3, 9))
    assert owed(now(companies)) == [("healing", 2, "Left for dead")]
    afterwards.roll_faces(companies, now(companies), (8,))
    assert (now(companies).member(2).misses, len(now(companies).member(2).lasting)) == (1, 1)
    fight(annals, "3", title="The Isle", points=(3, 9))
    (healed,) = afterwards.roll_faces(companies, now(companies), (9,))
    assert healed.healed
    assert (now(companies).member(2).misses, now(companies).member(2).lasting) == (0, ())


@pytest.mark.usefixtures("able")
def test_healing_by_time_and_by_money(companies, annals):
    fight(annals, "1-2 W S", points=(3, 9))
    afterwards.roll_faces(companies, now(companies), (5, 2))
    for title in ("I", "II", "III"):
        fight(annals, "1", title=title, points=(3, 9))
    assert [b.heals_after for b in now(companies).member(1).lasting] == [1]
    fight(annals, "3", title="IV", points=(3, 9))
    assert now(companies).member(1).lasting == ()
    with pytest.raises(CareerError, match="costs 60 points and Able has 0"):
        afterwards.heal_lasting(companies, now(companies), (2,), "bad knee")
    with pytest.raises(CareerError, match="has no limp; they have Bad knee"):
        afterwards.heal_lasting(companies, now(companies), (2,), "limp")
    afterwards.heal_lasting(companies, now(companies), (2,), "bad knee", free=True, why="a miracle")
    assert now(companies).member(2).lasting == ()


@pytest.mark.usefixtures("able")
def test_a_mustered_squad_brings_it_and_points_count_where_the_group_wishes(companies, annals, evening):
    fight(annals, "1-2 W S", points=(3, 9))
    afterwards.roll_faces(companies, now(companies), (2, 6))
    one = now(companies)
    assert one.ready == (1, 3, 4)
    plain = evening.mustered(one, (1, 3), "One")
    assert plain.soldiers[0].lasting == "Bad knee: metres -1, may_not sprint"
    counted = companies.write(one, HouseRuleChosen(rule="effects", option="points"))
    dearer = evening.mustered(counted, (1, 3), "Two")
    assert dearer.soldiers[0].lasting == "Bad knee: metres -1, may_not sprint, points -4"
    values = [unit_value(squad, 0, evening.book, evening.rulings) for squad in (plain, dearer)]
    assert values[1] == values[0] - 4


def test_the_dead_have_a_grave_with_battle_moment_hand_and_weapon(companies, evening):
    able = evening.found()
    other = squad("Foes", "Rex")
    kill = ("correct 1 wound=D because he is hit by a tree",)
    seat = evening.battle(evening.mustered(able, (1, 2), "One"), other, after=kill)
    evening.take_in(seat)
    one = companies.called("Able")
    (grave,) = graves.graves(one, {1: "Ann"})
    assert (grave.battle, grave.fell.moment, grave.fell.how) == ("The Ford", "T1.s2", "he is hit by a tree")
    assert graves.fell_words(grave) == "fell in The Ford, T1.s2: he is hit by a tree"


@pytest.mark.usefixtures("able")
def test_who_died_of_it_or_fell_on_paper_is_in_the_memorial_too(companies, annals):
    fight(annals, "1 D by Rex", "2 W U", points=(3, 9))
    afterwards.roll_faces(companies, now(companies), (1, 5))
    told = [graves.fell_words(one) for one in graves.graves(now(companies), {1: "Ann", 2: "Bob"})]
    assert told == [
        "fell in The Ford, by Rex",
        "died after The Ford: Dies of it (Lasting injuries, 1 on a d10)",
    ]


def test_sets_of_ours_are_sound_and_none_is_played_by_itself(evening):
    assert set(ready_sets()) == {"gritty", "heroic"}
    for key in ready_sets():
        assert read_set(text_of(key)[1]).table
    assert evening.found().tables is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = ", "not valid TOML"),
        (HEAD, "Table is missing."),
        (WHOLE.replace("/1", "/2"), "Format"),
        (WHOLE.replace("6-10", "7-10"), "Table Hurt: the face 6 stands in no row."),
        (WHOLE.replace("6-10", "5-10"), "Table Hurt: the face 5 stands in two rows."),
        (WHOLE.replace("6-10", "6-11"), "Table Hurt: 11 is not on a d10."),
        (WHOLE.replace("6-10", "ten"), "row Fine: the faces 'ten' should be a number"),
        (WHOLE.replace("metres -1", "limps"), "row Limp: limps is no kind of effect|row Limp: 'limps'"),
        (WHOLE.replace('name = "Fine"', 'name = "Fine", hp = 3'), "Table 1.row 2.hp is not a known key."),
        (WHOLE.replace('"wounded"', '"company"'), "effect is about a soldier"),
        (WHOLE.replace('"wounded"', '"fallen"'), "of no use to the dead"),
        (WHOLE + "\n" + TABLE + 'row = [{ faces = "1-10", name = "x" }]', "two tables called Hurt"),
        (WHOLE.replace('name = "Fine"', 'name = "Fine", stash = "mines"'), "a number and a thing"),
    ],
)
def test_a_file_of_tables_is_checked_with_a_sentence_a_fault(text, said):
    with pytest.raises(CareerError, match=said):
        read_set(text)


def test_the_words_of_it_all(call, tmp_path):
    call("company", "new", "Able", "--squad", "ready:john_doe")
    assert "gritty, heroic" in call("company", "tables", "able")[2]
    file = tmp_path / "own.toml"
    file.write_text(WHOLE)
    assert "Limp: 1 m less on foot" in call("company", "tables", "able", str(file), "--check")[1]
    bad = tmp_path / "bad.toml"
    bad.write_text(WHOLE.replace("6-10", "7-11"))
    code, out, told = call("company", "tables", "able", str(bad), "--check", "--json")
    assert (code, json.loads(out)["set"], json.loads(out)["faults"]) == (1, None, told.splitlines())
    assert len(told.splitlines()) == 2
    before = call("company", "log", "able")
    assert call("company", "tables", "able", str(bad)) == (1, "", told)
    assert call("company", "log", "able") == before
    assert (
        call("company", "tables", "able", str(file))[2]
        == "Able: after-battle tables: Ours (house rule, ours).\n"
    )
    told = call("result", "enter", "--title", "T", "--side", "Able=1", "--side", "B=2", "Able: 3 W S; 4 W U")[
        2
    ]
    assert "Able owes 2 rolls: squadlog company roll Able 7 3 types faces in this order" in " ".join(
        told.split()
    )
    assert len(json.loads(call("company", "roll", "able", "--json")[1])) == 2
    assert "soldier 3: 4 on a d10 (typed): Limp; 1 m less on foot" in call("company", "roll", "able", "4")[2]
    assert call("company", "roll", "able", "eleven")[0] == 2
    assert "after-battle tables: Ours (house rule, ours)\nowes 1 roll" in call("company", "show", "able")[1]
    rolled = json.loads(call("company", "roll", "able", "--dice", "--json")[1])
    assert [(one["member"], one["typed"]) for one in rolled["rolls"]] == [(4, False)]
    assert "3 Tobias Renn: Limp (1 m less on foot)" in call("company", "show", "able")[1]
    assert "lasting: Limp (1 m less on foot), since T" in call("company", "show", "able", "3")[1]
    told = call("company", "muster", "able", "3", "--as", "One")[2]
    assert "Tobias Renn has Limp (1 m less on foot) (house rule, ours)." in told
    assert "effects points has it count" in told
    assert call("company", "heal", "able", "3", "--of", "limp")[2] == "Able: soldier 3: Limp is healed.\n"
    assert call("company", "memorial", "able") == (0, "Able: no graves\n", "")
    assert "Undone for Able: soldier 3: Limp is healed." in call("company", "undo", "able")[2]
    assert call("company", "tables", "able", "off")[2] == "Able: no after-battle tables any longer.\n"
    assert call("company", "tables", "able", "grim")[2].startswith(
        "There is no set of tables grim; there are gritty"
    )
