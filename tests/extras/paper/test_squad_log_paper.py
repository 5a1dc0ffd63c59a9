"""The squad log on paper (LOG-01 to LOG-16): what stands on it, and that nothing leaves its page."""

from contextlib import closing
from dataclasses import replace
from io import BytesIO

import pytest
from support.battles import skirmish
from support.on_paper import beyond, overlapping, said
from support.on_paper import crossed as struck
from support.playing import Played

from squadlog.battle.commands import Correct
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Standing
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import SIZES, Lettering, Outline
from squadlog.extras.paper.writing import write_document
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle
from squadlog.squads.edit import set_soldiers
from squadlog.squads.ready import load_squad, ready_squads
from squadlog.store.record_file import Store

BOOK, RULINGS = load_rulebook(), load_rulings()


def logs(*plans, size="a4", **options):
    asked = PrintOrder(book=BOOK, rulings=RULINGS, size=SIZES[size], squads=plans, options=options)
    return document("log", asked).pages


def within(page, box):
    """The marks that lie within a box of the page."""
    (left, top), _, (right, foot), _ = box.places

    def lies(mark):
        places = mark.places if isinstance(mark, Outline) else [(mark.x, mark.y)]
        return mark is not box and all(left <= x <= right and top <= y <= foot for x, y in places)

    return [mark for mark in page.marks if lies(mark)]


def box_of(page, text):
    """The smallest box that a text stands in."""
    boxes = [one for one in page.marks if isinstance(one, Outline) and one.closed and one.width >= 0.15]
    return min(
        (one for one in boxes if any(getattr(mark, "text", "") == text for mark in within(page, one))),
        key=lambda one: (one.places[2][0] - one.places[0][0]) * (one.places[2][1] - one.places[0][1]),
    )


def record(page, name):
    """The marks of a unit's record."""
    return within(page, box_of(page, name))


def crossed(marks):
    """How many ticks are crossed: two strokes each."""
    return sum(isinstance(mark, Outline) and not mark.closed for mark in marks) / 2


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
@pytest.mark.parametrize("key", ready_squads())
def test_every_ready_squad_stands_whole_on_one_page(key, size):
    """LOG-01, LOG-02, LOG-03: eight unit records, each with its number, its name and its points."""
    plan = load_squad(key, BOOK)
    (page,) = document("log", PrintOrder(book=BOOK, rulings=RULINGS, size=size, squads=(plan,))).pages
    words = said(page)
    assert (page.width, page.height) == (size.width, size.height)
    assert not list(beyond(page))
    assert [soldier.name for soldier in plan.soldiers if soldier.name not in words] == []


def test_the_track_is_a_loop_of_forty_boxes_around_the_sheet():
    """LOG-14: four turns of ten subphases, and START."""
    (page,) = document("log", PrintOrder(book=BOOK, rulings=RULINGS)).pages
    words = said(page)
    assert [str(number) for number in range(1, 41) if str(number) not in words] == []
    assert "START" in words


@pytest.mark.parametrize("form", ["pdf", "html"])
def test_it_is_written_with_names_of_every_alphabet(form):
    plan = load_squad("john_doe", BOOK)
    names = ("Ольга Ж", "李小龍", "דוד", "ไทย", "Արա")
    names += ("Ζωή <b>", "{{ 7*7 }}", "ა ბ")
    soldiers = tuple(
        soldier.model_copy(update={"name": name})
        for soldier, name in zip(plan.soldiers, (*names, *("x",) * 8), strict=False)
    )
    named = plan.model_copy(update={"soldiers": soldiers})
    asked = PrintOrder(book=BOOK, rulings=RULINGS, squads=(named,))
    data = write_document(document("log", asked), form, asked.size)
    if form == "pdf":
        assert data.startswith(b"%PDF")
        assert BytesIO(data).read().count(b"/FontFile2") >= 5
    else:
        text = data.decode()
        assert "李小龍" in text
        assert "Ζωή &lt;b&gt;" in text
        assert "{{ 7*7 }}" in text


def test_each_weapon_has_its_line_and_what_nobody_can_do_is_left_out():
    """LOG-07, LOG-08, LOG-15, ACT-61: nobody of John Doe's squad has a weapon with two modes."""
    plan = load_squad("john_doe", BOOK)
    omni = plan.soldiers[0].model_copy(update={"weapons": ("OR", "SP")})
    armed = plan.model_copy(update={"soldiers": (omni, *plan.soldiers[1:])})
    for squad, changes in ((plan, False), (armed, True)):
        (page,) = logs(squad)
        assert "SP 0/-1 PF 3" in said(page)
        assert (BOOK.actions["change_omni_mode"].name in said(page)) is changes
        assert "Climb stairs, one floor" in said(page)  # who knows where they will be


def test_each_squad_has_the_actions_of_its_own_and_chapters_that_are_told_have_theirs():
    """LOG-15, AMO-16, GRN: magazines are for who has a weapon that takes them."""
    plan = load_squad("john_doe", BOOK)
    lasers = set_soldiers(plan, weapons=("LR",))
    first, second = map(said, logs(plan, lasers, chapters="ammunition"))
    assert "Reload" in first
    assert "Reload" not in second
    assert "Throw a grenade" not in first
    assert "Throw a grenade" in said(logs(plan, chapters="grenades")[0])
    assert logs(plan, chapters=" All") == logs(plan, chapters="all")
    with pytest.raises(PaperError, match="There is no chapter 'knitting'"):
        logs(plan, chapters="knitting")
    battle = known(skirmish(), "table")
    with pytest.raises(PaperError, match="A battle has its own chapters"):
        document("log", PrintOrder(book=BOOK, rulings=RULINGS, battle=battle, options={"chapters": "all"}))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 9])
def test_records_of_few_soldiers_are_larger_and_nothing_lies_over_anything(count, size):
    """LOG-01: also with the longest names and all that one can carry."""
    plan = load_squad("john_doe", BOOK)
    soldiers = tuple(
        plan.soldiers[0].model_copy(
            update={
                "name": f"{number} {'Wm' * 19}",
                "weapons": ("OR", "SAR", "SMG", "LP", "P", "SP"),
                "equipment": ("ecm_jammer",) * 8,
                "leader": -2,
            }
        )
        for number in range(count)
    )
    small = plan.model_copy(update={"soldiers": plan.soldiers[:count]})
    for squad in (small, plan.model_copy(update={"soldiers": soldiers})):
        pages = logs(squad, size=size)
        assert len(pages) == (2 if len(squad.soldiers) > 8 else 1)
        for page in pages:
            assert not list(beyond(page))
            assert not list(overlapping(page))
    largest = max(mark.size_pt for mark in logs(small, size=size)[0].marks if isinstance(mark, Lettering))
    assert (largest > 14) is (count < 5)


def test_a_battle_under_way_is_marked_as_its_log_would_be():
    """LOG-10, LOG-13 to LOG-15, LOG-18: the present box, ends, wounds, rounds, whose counter is where."""
    start = skirmish(red=(1, 2, 3), blue=(11,), setup_changes={"chapters": ("ammunition",)})
    played = Played(start)
    played.do(Correct(unit=1, changes=(("ammunition", "SR:7"),), reason="so"))
    units = dict(played.battle.units)
    clearing = Ongoing(kind="clear_weapon", start=Moment(1, 4), end=Moment(1, 8))
    dazed = {"dazed_at": Moment(1, 3), "dazed_until": Moment(2, 6), "posture": "prone"}
    now = {1: {"action": clearing}, 2: dazed, 3: {"wound": "S"}, 11: {"action": clearing}}
    for number, changes in now.items():
        units[number] = replace(units[number], **changes)
    battle = replace(played.battle, units=units, stage="actions", now=Moment(1, 4))
    page, _ = document("log", PrintOrder(book=BOOK, rulings=RULINGS, battle=known(battle, "table"))).pages
    (present,) = (mark for mark in page.marks if isinstance(mark, Outline) and mark.width > 0.5)
    assert [mark.text for mark in within(page, present)] == ["4"]
    assert [mark.text for mark in within(page, box_of(page, "D2"))] == ["16", "D2"]
    assert sorted(mark.text for mark in within(page, box_of(page, "8"))) == ["1", "8"]
    assert [crossed(record(page, f"Trooper {number}")) for number in (2, 3)] == [0, 3]
    assert "prone" in [mark.text for mark in record(page, "Trooper 2") if isinstance(mark, Lettering)]
    fired = [
        mark for mark in record(page, "Trooper 1") if isinstance(mark, Outline) and mark.fill is not None
    ]
    assert len(fired) == 7
    assert [mark.text for mark in within(page, box_of(page, "Clear weapon"))] == ["5", "[1]", "Clear weapon"]
    assert "[11]" not in said(page)
    assert not list(overlapping(page))
    (own,) = document(
        "log", PrintOrder(book=BOOK, rulings=RULINGS, battle=known(battle, "red"), seat="red")
    ).pages
    assert "Trooper 11" not in said(own)


def test_a_turn_with_pencils_has_a_box_for_each_shot_and_each_initiative():
    """FIR-38, FIR-41, INI-05, INI-06: two shots in each of four turns and a jam; a battle has what is said and done."""
    played = Played(skirmish(red=(1, 2)))
    empty = logs()[0]
    assert sum(text == "shots, turn" for text in said(empty)) == 8
    assert "initiative, M or C" in said(empty)
    battle = replace(
        played.battle,
        standings=(Standing(grouping="red", roll=4, choice="COUNTERMOVE"), Standing(grouping="blue", roll=9)),
        now=Moment(2, 5),
    )
    shooter = replace(battle.units[1], shots=(Moment(1, 9), Moment(2, 1)))
    battle = replace(battle, units={**battle.units, 1: shooter})
    page, other = document(
        "log", PrintOrder(book=BOOK, rulings=RULINGS, battle=known(battle, "referee"))
    ).pages
    assert "4 C" in said(page)
    assert "9" in said(other)
    first, second = (crossed(record(page, battle.units[number].soldier.name)) for number in (1, 2))
    assert (first, second) == (1, 0)


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_with_many_chapters_every_box_of_eight_soldiers_stands_within_its_record(size, tmp_path):
    """LOG-01, LOG-13: rounds, magazines, shots and tables of rout and bursts on one page, nothing through a line."""
    setup = load_battle("full_squads", BOOK, RULINGS, chapters=("ammunition", "rout", "automatic_fire"))
    with closing(Store(tmp_path / "squadlog.db")) as store:
        battle = Session.create(store, setup).views.seen("referee")
    asked = PrintOrder(book=BOOK, rulings=RULINGS, battle=battle, seat="referee", size=size)
    page, *_ = document("log", asked).pages
    assert not list(overlapping(page))
    assert not list(struck(page))
    assert said(page).count("shots, turn") == 8
