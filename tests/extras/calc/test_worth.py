"""What a soldier's points are worth: the odds of `calc` face by face, and a battle in its preview."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.calc.answering import answer_all
from squadlog.reports.soldier.worth import COVERS, Encounter, Fighter, dealt, worst, worth_of_foe
from squadlog.squads.conversion.brought import Character

BOOK, RULINGS = load_rulebook(), load_rulings()
LEVELS = ("none", "L", "M", "S", "U", "D")
fighters = st.builds(
    Fighter, troop=st.sampled_from(list(BOOK.troops)), race=st.sampled_from(list(BOOK.races)),
    armour=st.sampled_from(list(BOOK.armours)),
)  # fmt: skip


def _by_calc(firer, target, weapon, cover):
    """Hit, hurt and boxes of a shot as somebody counts them who asks `squadlog calc` about each face of the die."""
    mods = [f"weapon:{weapon}", f"troop:{firer.troop}", f"race:{firer.race}"]
    mods += ["fire_control"] * BOOK.armours[firer.armour].fire_control
    mods += ["target_ranger"] * (target.armour == "RS") + [cover] * bool(cover)
    harm = {"weapon": weapon, "armor": target.armour, "race": target.race}
    asked = [
        {"id": f"{fn}{nat}", "fn": fn, "in": {**given, "nat": nat}}
        for nat in range(1, 11)
        for fn, given in (("to_hit", {"mods": mods}), ("wounds", harm))
    ]
    answers = {answer["id"]: answer["out"] for answer in answer_all(asked, BOOK, RULINGS)}
    boxes = [
        LEVELS.index(answers[f"wounds{nat}"]["level"])
        for nat in range(1, 11)
        if answers[f"to_hit{nat}"]["hit"]
    ]
    return Fraction(len(boxes), 10), Fraction(sum(map(bool, boxes)), 10), Fraction(sum(boxes), 10)


@law(100)
@given(firer=fighters, target=fighters, cover=st.sampled_from(COVERS))
def test_every_figure_is_what_calc_says_face_by_face(firer, target, cover):
    for one in dealt(firer, BOOK.weapons, Encounter(foe=target, cover=cover), BOOK, RULINGS):
        assert (one.hit, one.hurt, one.boxes) == _by_calc(firer, target, one.weapon, cover)


@law(100)
@given(one=fighters, other=fighters, cover=st.sampled_from(COVERS))
def test_what_one_suffers_is_what_the_other_deals(one, other, cover):
    weapons = ("SR", "OR", "SMG")
    assert worth_of_foe(one, weapons, Encounter(foe=other, cover=cover), BOOK, RULINGS) == dealt(
        other, weapons, Encounter(foe=one, cover=cover), BOOK, RULINGS
    )


@law(50)
@given(firer=fighters, metres=st.floats(0, 1000))
def test_no_range_changes_a_figure(firer, metres):
    """FIR-02: the to-hit table has no line for it."""
    near, far = (dealt(firer, ("SR",), Encounter(range_m=m), BOOK, RULINGS) for m in (1.0, metres))
    assert [one.odds for one in near] == [one.odds for one in far]


def test_an_omni_rifle_has_two_lines_and_one_price():
    spike, slug = dealt(Fighter(), ("OR",), Encounter(), BOOK, RULINGS)
    assert (spike.label, slug.label) == ("OR spike", "OR slug")
    assert spike.price == slug.price == 6
    assert slug.hit < spike.hit


def test_keys_that_the_tables_do_not_have_are_left_out():
    assert dealt(Fighter(), ("SR", "BFG"), Encounter(), BOOK, RULINGS)[0].label == "SR"
    assert dealt(Fighter(armour="tin"), ("SR",), Encounter(), BOOK, RULINGS) == ()
    assert worth_of_foe(Fighter(race="Orc"), ("SR",), Encounter(), BOOK, RULINGS) == ()
    assert worst(()) is None


def test_the_worst_weapon_ticks_most_boxes():
    """A slug hits less often than a laser and does more."""
    found = dealt(Fighter(), ("LR", "SAR"), Encounter(), BOOK, RULINGS)
    assert worst(found).weapon == "SAR"


def test_a_character_is_worth_what_its_skills_make_of_a_weapon():
    """LEG-03, A-135."""
    ada = Fighter(troop="civilian", character=Character(skills=(("spike_rifle", 6),)))
    (shot,) = dealt(ada, ("SR",), Encounter(), BOOK, RULINGS)
    assert {line.key: line.value for line in shot.ledger.lines if line.applied}["skill:spike_rifle"] == -2
