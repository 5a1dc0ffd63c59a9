"""Squads go to others as codes, as CSV and as text, and come back as they were; strangers' ones or a sentence."""

import contextlib
import csv
import io
import zlib
from base64 import b32encode
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.laws import law

from squadlog.base.errors import SquadlogError
from squadlog.base.names import safe_name
from squadlog.book.load import load_rulebook
from squadlog.squads.edit import set_soldiers, set_squad
from squadlog.squads.plan import Agreement, CharacterPlan, SoldierPlan, SquadItem, SquadPlan
from squadlog.squads.ready import load_squad, ready_squads
from squadlog.squads.sharing import codes, pasted, spreadsheet
from squadlog.squads.sharing.taking import squad_code, squads_in

BOOK = load_rulebook()
READY = [load_squad(key, BOOK) for key in ready_squads()]
HOSTILE = (
    "=1+1",
    "'=2",
    "' -x",
    "<script>",
    "[b]x[/b]",
    'a "quoted", name',
    "Ваня",
    "علي",
    "日本",
    "a;b",
    "0x Bo",
    "2x Al",
    "squad_items",
    "Squad1-Alpha",
)


def safe(text):
    """Whether it is a text that can be shown."""
    with contextlib.suppress(ValueError):
        return safe_name(text) == text
    return False


def _named(plan, name):
    return set_soldiers(set_squad(plan, name=name, note=name), [0], name=name)


@pytest.mark.parametrize("plan", READY, ids=ready_squads())
def test_a_squad_comes_back_as_it_was_in_every_form(plan):
    """BLD-10: code, CSV and text."""
    assert squads_in(squad_code(plan).encode(), BOOK) == (plan,)
    assert squads_in(spreadsheet.as_csv([plan]).encode(), BOOK) == (plan,)
    assert squads_in(pasted.as_text(plan).encode(), BOOK) == (plan,)


NAMES = st.text(st.sampled_from("ab :\"\\=,;'1x.()é火-+{"), min_size=1, max_size=12).filter(
    lambda text: safe(text) and text == text.strip()
)
LEVELS = st.none() | st.integers(0, 9)
CHARACTERS = st.builds(
    CharacterPlan,
    skills=st.dictionaries(st.sampled_from(sorted(BOOK.conversion.rows)), st.integers(0, 9), max_size=3),
    combat=st.booleans(), player=st.booleans(), movement=LEVELS, reaction=LEVELS, charisma=LEVELS,
    melee_weapon=NAMES | st.just(""), wound=st.sampled_from(["none", "L", "U"]),
    other=st.dictionaries(NAMES, st.integers(0, 9), max_size=3),
    weapons=st.dictionaries(NAMES, st.sampled_from(["SR", "none"]), max_size=3),
    armour=NAMES | st.just(""), helmet=NAMES | st.just(""), left=st.lists(NAMES, max_size=3).map(tuple),
    note=NAMES | st.just(""),
)  # fmt: skip
LASTING = "Bad knee: metres -2 sprint, may_not run, points -3; Keen eye: to_hit -1"
PEOPLE = st.lists(
    st.builds(
        SoldierPlan,
        name=NAMES, weapons=st.lists(st.sampled_from(["SR", "LP"]), max_size=2).map(tuple),
        leader=st.none() | st.integers(-2, 2), note=NAMES | st.just(""),
        character=st.none() | CHARACTERS, career=st.sampled_from(["", "0123abcd-17"]),
        wound=st.sampled_from(["none", "M"]), lasting=st.sampled_from(["", LASTING]),
    ),
    min_size=1, max_size=3, unique_by=lambda one: one.name,
)  # fmt: skip
AGREED = st.builds(Agreement, rule=st.just("BLD-12"), reason=NAMES, soldier=st.none() | NAMES)
PLANS = st.builds(
    SquadPlan,
    name=NAMES, side=NAMES, budget=st.integers(0, 999), naval=st.booleans(), note=NAMES | st.just(""),
    soldiers=PEOPLE.map(tuple), agreements=st.lists(AGREED, max_size=3).map(tuple),
    equipment=st.lists(
        st.builds(SquadItem, item=st.just("mine"), bearer=st.none() | NAMES), max_size=2
    ).map(tuple),
)  # fmt: skip


@law(100)
@given(PLANS)
@example(
    SquadPlan(
        name="-,-(", side="a", soldiers=(SoldierPlan(name="b", troop="combat_arms", race="Human", armour="No"),),
        equipment=(SquadItem(item="mine", bearer="),"),),
    )
)  # fmt: skip
def test_agreements_characters_and_careers_come_back_whatever_their_names(plan):
    """BLD-12, LEG-01: CSV and text leave nothing out."""
    assert squads_in(spreadsheet.as_csv([plan]).encode(), BOOK) == (plan,)
    assert squads_in(pasted.as_text(plan).encode(), BOOK) == (plan,)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Character: skill handgun = many", "Line 3: Skill handgun should be a whole number"),
        ("Character: hat = red", "hat is no fact of a character; there are skill, other"),
        ("Character: combat = perhaps", "combat should be yes or no"),
        ("Character: nothing", "nothing is no fact of a character"),
        ("Agreed: whatever", "an agreement is a rule"),
        ("Wound: Q", "wound"),
        ("Career: me", "career"),
        ("Lasting: Bad knee", "has no colon"),
    ],
)
def test_what_is_wrong_with_a_fact_is_told_with_its_line(line, said):
    with pytest.raises(SquadlogError) as refused:
        squads_in(f"Watch\nBo: SR\n{line}\n".encode(), BOOK)
    assert said.casefold() in str(refused.value).casefold()
    if line.startswith("Character"):
        name, _, value = line.removeprefix("Character: ").partition(" = ")
        rows = f"row,name,note\nsquad,A,\nsoldier,Bo,\ncharacter,{name},{value}\n"
        with pytest.raises(SquadlogError, match="line 4"):
            squads_in(rows.encode(), BOOK)
    with pytest.raises(SquadlogError, match=r"of nobody|no soldier"):
        squads_in(f"Watch\n{line if 'Agreed' not in line else ''}\n".encode(), BOOK)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_come_back_and_run_nowhere(name):
    plan = _named(READY[0], name)
    text = spreadsheet.as_csv([plan])
    for row in csv.reader(io.StringIO(text, newline="")):
        assert not any(cell[:1] in "=+-@" for cell in row if cell)
    assert squads_in(text.encode(), BOOK) == (plan,)
    assert squads_in(squad_code(plan).encode(), BOOK) == (plan,)
    (again,) = squads_in(pasted.as_text(plan).encode(), BOOK)
    assert (again.name, again.soldiers[0].name) == (name, name)


def test_several_squads_with_things_and_agreements_go_in_one_csv():
    bought = SquadItem(item=next(iter(BOOK.costs)), bearer=None)
    item = next(row.key for row in BOOK.costs.values() if row.scope == "side" and row.key == "mine")
    rich = READY[0].model_copy(
        update={
            "equipment": (bought.model_copy(update={"item": item}),),
            "agreements": (
                Agreement(rule="BLD-12", reason="- we like it", soldier=READY[0].soldiers[0].name),
            ),
        }
    )
    assert squads_in(spreadsheet.as_csv([rich, READY[1]]).encode(), BOOK) == (rich, READY[1])


def test_a_spreadsheet_of_another_country_is_read_too():
    """Semicolons, other order, capitals, a byte order mark, empty lines."""
    text = "\ufeffName;Row;Weapons\r\nNight;squad;\r\n\r\nBo;SOLDIER;SR\r\n"
    (plan,) = squads_in(text.encode(), BOOK)
    assert (plan.name, plan.soldiers[0].name, plan.soldiers[0].weapons) == ("Night", "Bo", ("SR",))
    assert squads_in(text.replace("\n", "").encode(), BOOK) == (plan,), "line ends of an old Macintosh"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("row,name\nsoldier,Bo", "line 2: a row that says squad should come first"),
        ("row,name\nsquad,A\nhero,Bo", "line 3: row should be"),
        ("row,name,colour\nsquad,A,red", "colour is no column"),
        ("row,name,leader\nsquad,A,\nsoldier,Bo,high", "line 3: leader should be a whole number"),
        ("row,name,weapons\nsquad,A,\nsoldier,Bo,blaster", "blaster"),
        ("row,name\nsquad,A", "soldiers"),
        ('row,name\nsquad,"A', "no sound CSV"),
    ],
)
def test_what_is_wrong_with_a_csv_is_told_with_its_line(text, said):
    with pytest.raises(SquadlogError) as refused:
        squads_in(text.encode(), BOOK)
    assert said in str(refused.value)


def test_text_from_a_message_is_read_in_the_words_of_the_tables():
    """BLD-02..BLD-06: keys, codes and names in any order and case; several alike; bullets; numbers."""
    text = """
    Third Watch
    Points: 350
    Side: TOG

    1. Mara Quill: SR, battle infantry, kessrith, BI, leader +1
    - "Doe: John": lp
    3x Rifleman: combat arms, SR
    """
    weapons = BOOK.weapons["SR"].name
    (plan,) = squads_in(
        text.replace("SR, battle", f"{weapons}, battle").replace("battle infantry, ", "").encode(), BOOK
    )
    assert (plan.name, plan.budget, plan.side) == ("Third Watch", 350, "TOG")
    assert [one.name for one in plan.soldiers] == [
        "Mara Quill", "Doe: John", "Rifleman 1", "Rifleman 2", "Rifleman 3",
    ]  # fmt: skip
    assert (plan.soldiers[0].weapons, plan.soldiers[0].leader) == (("SR",), 1)
    assert plan.soldiers[0].race.casefold().startswith("kess")


@pytest.mark.parametrize("line", ["Bert has a big gun", "Bert", "Bert:", "2x Bert: , ;"])
def test_a_sentence_makes_no_soldier(line):
    """BLD-02: of whom nothing is said that stands in the tables."""
    with pytest.raises(SquadlogError, match=r"Line 2: .*says nothing of what a soldier has; write NAME: "):
        squads_in(f"Watch\n{line}\nCid: SR".encode(), BOOK)


def test_several_things_may_be_bought_on_one_line_each_with_who_bears_it():
    """The brackets of a name are its own."""
    text = "Watch\nNaval: X\nBo: SR\nAl), mine (Bo: SR\nBought: mine (Bo), ECM jammer\nBought: mine (Al), mine (Bo)"
    (plan,) = squads_in(text.encode(), BOOK)
    assert [(one.item, one.bearer) for one in plan.equipment] == [
        ("mine", "Bo"), ("ecm_jammer", None), ("mine", "Al), mine (Bo"),
    ]  # fmt: skip
    assert plan.naval


def test_every_line_that_is_not_understood_is_told():
    text = "Watch\nMara: SR, blaster\nBo: lazer pistol\nPoints: many\nCid: SR\nNaval: perhaps"
    with pytest.raises(SquadlogError) as refused:
        squads_in(text.encode(), BOOK, "their.txt")
    told = str(refused.value)
    assert told.startswith("their.txt is not understood. Line 2: blaster stands in no table")
    assert "Line 3: lazer pistol stands in no table; did you mean laser pistol" in told
    assert "Line 4: points should be a whole number" in told
    assert "Line 6: naval should be yes or no" in told


def test_a_name_in_quotes_may_hold_no_tab_and_that_is_a_sentence():
    with pytest.raises(SquadlogError, match="name"):
        squads_in(b'Watch\n"Bo\tBo": SR\n', BOOK)


def test_what_is_no_squad_is_not_read_to_its_end():
    """A large file of other things is refused as soon as enough is wrong with it."""
    with pytest.raises(SquadlogError, match="more than the 16 soldiers"):
        squads_in("".join(["Watch\n", *(f"16x A{place}: SR\n" for place in range(3900))]).encode(), BOOK)
    with pytest.raises(SquadlogError, match="And there is more"):
        squads_in(f"Watch\nBo: {'blaster, ' * 90_000}\n".encode(), BOOK)


# Codes


def test_a_code_is_read_however_it_was_broken_or_typed():
    code = squad_code(READY[0])
    wrapped = "\n".join(code[at : at + 20] for at in range(0, len(code), 20)).lower()
    assert squads_in(f"Here it is:\n  {wrapped}\n".encode(), BOOK) == (READY[0],)
    parts = codes.pieces(code, 100)
    assert len(parts) > 3
    assert max(map(len, parts)) <= 100
    assert squads_in("\n".join(reversed(parts)).encode(), BOOK) == (READY[0],)
    with pytest.raises(codes.ShareError, match=r"number 2 is missing"):
        codes.read("".join([parts[0], *parts[2:]]), "SQUAD")
    with pytest.raises(codes.ShareError, match="99 are the most"):
        codes.pieces(code, 18)


def test_every_wrong_character_of_a_code_is_noticed():
    code = squad_code(READY[0])
    random = Random(3)
    for _ in range(150):
        at = random.randrange(len("SQUAD1-"), len(code) - 1)
        other = random.choice([char for char in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" if char != code[at]])
        with pytest.raises(SquadlogError):
            squads_in((code[:at] + other + code[at + 1 :]).encode(), BOOK)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SQUAD2-AAAA", "newer squadlog"),
        ("SCENE1-AAAA", "code of a scenario"),
        ("SQUAD1-AAAA!AAAA", "holds '!'"),
        ("SQUAD1-", "not whole"),
        ("SQUAD1-A", "not whole"),
        ("SQUAD1-1OF2-AAAA", "number 2 is missing"),
        ("hello", "no share code"),
    ],
)
def test_what_is_no_code_is_refused_in_a_sentence(text, said):
    with pytest.raises(codes.ShareError) as refused:
        codes.read(text, "SQUAD")
    assert said in str(refused.value)


def test_a_bomb_is_never_unpacked():
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = b"\0\0\0\0" + packer.compress(b" " * 3_000_000) + packer.flush()
    code = "SQUAD1-" + b32encode(bomb).decode().rstrip("=")
    with pytest.raises(codes.ShareError, match="more than"):
        codes.read(code, "SQUAD")


@law(40)
@given(st.text(max_size=120))
def test_any_text_is_a_squad_or_refused_in_one_line(text):
    try:
        squads_in(text.encode(errors="replace"), BOOK, "x")
    except SquadlogError as error:
        assert "\n" not in str(error)  # noqa: PT017 - most texts are none


@pytest.mark.parametrize("said", ["BI, SR, SP", "BI SR SP", "BI, SR + SP", "BI, SR and SP"])
def test_what_a_soldier_carries_may_stand_side_by_side(said):
    """LOG-05, LOG-06: as people type it."""
    (plan,) = squads_in(f"My gang\nVarro, {said}".encode(), BOOK)
    assert (plan.soldiers[0].armour, plan.soldiers[0].weapons) == ("BI", ("SR", "SP"))
