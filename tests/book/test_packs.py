"""Packs: checked like the tables, laid over the book, priced beside the nearest printed thing."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.packs import HEAD, RIFLE, club, kit, rifle, small

from squadlog.book.load import book_with, load_rulebook
from squadlog.book.packs.pack import MOST_BYTES, SECTIONS, PackError
from squadlog.book.packs.reading import pack_in


def faults(text):
    """The sentences against a pack."""
    with pytest.raises(PackError) as refused:
        pack_in(text, load_rulebook(), "mine.toml")
    return refused.value.sentences


def test_a_pack_adds_rows_that_say_whose_they_are_and_leaves_every_printed_row():
    printed, book = load_rulebook(), book_with((club(),))
    assert book.weapons["STR"].name == "Storm Rifle (Kettle Street club)"
    assert book.ammunition.magazine_rounds["STR"] == 8
    for name in printed.fields:
        for key, row in getattr(printed, name).items() if hasattr(getattr(printed, name), "items") else ():
            assert getattr(book, name)[key] == row, f"{name}.{key}"
    assert sum(len(getattr(book, table)) for table, _ in SECTIONS.values()) == 8 + sum(
        len(getattr(printed, table)) for table, _ in SECTIONS.values()
    )


def test_a_suit_of_a_pack_states_the_base_of_its_wearer_and_the_larger_size_counts():
    suit = club().split("[armours.DW]")[1].split("[")[0]
    text = small(("armours.DW", f"{suit}base_mm = 28\n"), ("armours.DX", suit))
    book = book_with((text,))
    assert [book.base_mm("Human", key) for key in ("DW", "DX", "BI")] == [28, 25, 30]
    assert book.base_mm("Baufrin", "DW") == 30


def test_the_book_with_the_same_packs_is_one_and_the_same_and_without_packs_the_printed_one():
    assert book_with((club(),)) is book_with((club(), club()))
    assert book_with(()) is load_rulebook()


def test_a_printed_row_is_changed_by_replaces_alone_and_is_marked():
    (told,) = faults(rifle("SR"))
    assert told == (
        'mine.toml: weapons.SR: SR is printed already (Spike Rifle); say replaces = "SR" to change the printed row, '
        "or give yours another key."
    )
    book = book_with((rifle("SR", changed='replaces = "SR"\n'),))
    assert (book.weapons["SR"].name, book.weapons["SR"].pf) == ("Storm Rifle (replaced by Tester)", 6)
    assert "stands for the printed Spike Rifle" in book.weapons["SR"].remark
    assert "replaces" in faults(rifle(changed='replaces = "SR"\n'))[0]


def test_a_pack_that_is_only_offered_changes_no_printed_row():
    text = rifle("SR", changed='replaces = "SR"\n') + f"\n[weapons.STX]\n{RIFLE}"
    book = book_with((), offered=(text,))
    assert book.weapons["SR"] == load_rulebook().weapons["SR"]
    assert "STX" in book.weapons


def test_every_fault_of_a_pack_is_told_with_its_key_and_what_is_expected():
    text = small(
        ("weapons.STX", RIFLE.replace("pf = 6", 'pf = "six"') + "zap = 1\n"),
        ("troops.militia", 'name = "Militia"\nto_hit = 1\nmelee = 0\nsuits = ["PLATE"]\n'),
        ("equipment.kit", 'name = "Kit"\n'),
        head=HEAD.replace('by = "Tester"', "by = 3"),
    )
    told = faults(text)
    assert all(one.startswith("mine.toml: ") and one.endswith(".") for one in told)
    for expected in (
        "by should be a text, not '3'", "weapons.STX.pf should be a whole number, not 'six'",
        "weapons.STX.zap is not a known key", "troops.militia.suits names PLATE, which is no armour",
        "equipment.kit.cost is missing",
    ):  # fmt: skip
        assert any(expected in one for one in told), expected
    assert len(told) == 5


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name = ", "is not valid TOML"),
        (HEAD, "there is no row"),
        ("x = " + "[" * 5000, "nests too deep"),
        (HEAD + f"n = {'9' * 5000}", "is not valid TOML"),
        (f"# {'x' * MOST_BYTES}", "more than the 32 KB"),
        (rifle("a b").replace("[weapons.a b]", '[weapons."a b"]'), "a key has 1 to 10 letters"),
        (rifle("longer_than_ten"), "a key has 1 to 10 letters"),
        (rifle("sr"), "differs from the printed SR by capitals alone"),
        (rifle(changed="cost = -5\n"), "cost should be 0 or more"),
        (rifle().replace("Storm Rifle", "Storm\u202eRifle"), "U+202E cannot be shown"),
        (HEAD + "weapons = 3", "weapons should be tables"),
        (kit("to_hti -1"), "effects is wrong: to_hti is no kind of effect"),
        (kit("wound L"), "effects should change a roll or a way of moving"),
        (kit("metres 1", lines='chapter = "mines"\n'), "effects should be left out"),
        (HEAD + "\n".join(f"[weapons.W{number}]\n{RIFLE}" for number in range(70)), "at most 64"),
    ],
    ids=[
        "no value", "no row", "deep", "long number", "long file", "blank in a key", "long key", "capitals",
        "a debt", "direction",
        "no table", "no effect", "a wound", "effects in a chapter", "rows",
    ],
)  # fmt: skip
def test_what_is_no_pack_is_refused_in_a_sentence(text, expected):
    assert any(expected in one for one in faults(text))


def test_two_packs_with_one_key_clash_in_one_sentence():
    other = rifle().replace("Small armoury", "Other armoury")
    with pytest.raises(PackError) as refused:
        book_with((rifle(), other))
    assert refused.value.sentences == (
        "Small armoury (Tester) and Other armoury (Tester) both have weapons.STX: give one of them another key.",
    )
    with pytest.raises(PackError, match="is there twice, as version 1 and as version 2"):
        book_with((rifle(), rifle().replace('version = "1"', 'version = "2"')))


def test_a_cost_that_is_left_out_is_worked_out_beside_the_nearest_printed_thing_and_said():
    one = pack_in(rifle(), load_rulebook()).rows[0]
    assert one.row.cost == 7
    assert one.price == "cost 7, worked out beside SR Spike Rifle (5): penetration 6 for 5 is +2"
    stated = pack_in(rifle(changed="cost = 9\n"), load_rulebook()).rows[0]
    assert stated.row.cost == 9
    assert stated.price.startswith("cost 9, as stated; 7 worked out beside SR")


@given(st.integers(0, 18))
def test_more_penetration_never_costs_less(pf):
    less, more = (
        pack_in(rifle().replace("pf = 6", f"pf = {one}"), load_rulebook()).rows[0].row.cost
        for one in (pf, pf + 1)
    )
    assert more >= less


def test_the_example_of_the_page_is_a_sound_pack():
    page = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
    first = page.split("```toml\n", 1)[1].split("```", 1)[0]
    assert [one.key for one in pack_in(first, load_rulebook()).rows] == ["STR"]
