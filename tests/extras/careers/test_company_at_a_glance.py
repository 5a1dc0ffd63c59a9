"""Who of a company is out until when, its figures, and its roster in as many columns as have room."""

import pytest

from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.folding import company
from squadlog.extras.careers.screens import glance
from squadlog.extras.careers.screens.columns import roster_columns
from squadlog.extras.careers.screens.parade import parade
from squadlog.extras.careers.words import next_battle_words, out_words, roster_rows

NAMES = {1: "Ann", 2: "Bob", 3: "Cyd", 4: "Dee"}


def of(*more, healing="off", wounds="kept"):
    """A company of four, of whom Bob is unconscious, Cyd has a moderate wound and Dee fell."""
    served = tuple(
        told.Served(member=number, wound=wound) for number, wound in enumerate(("none", "U", "M", "D"), 1)
    )
    return company(
        "able",
        [
            told.Founded(name="Able", side="Red", points=0),
            *(told.Enlisted(member=number, plan="{}") for number in NAMES),
            told.HouseRuleChosen(rule="wounds", option=wounds),
            told.HouseRuleChosen(rule="healing", option=healing),
            told.TookPart(battle="a", title="The Ford", served=served, scored="12", result="won"),
            *more,
        ],
    )


@pytest.mark.parametrize(
    ("healing", "until"),
    [
        ("off", "until healed by hand"),
        ("level", "until a battle is sat out"),
        ("all", "until a battle is sat out"),
    ],
)
def test_who_is_unconscious_is_out_until_what_the_house_rule_of_healing_says(healing, until):
    one = of(healing=healing)
    assert list(out_words(one, NAMES)) == [f"2 Bob: unconscious, out {until}"]
    assert one.ready == (1, 3)
    sat_out = of(
        told.TookPart(battle="b", title="The Mill", served=(told.Served(member=1),)), healing=healing
    )
    assert (2 in sat_out.ready) == (healing != "off"), "and that is what happens"


def test_nobody_is_out_where_wounds_are_not_kept():
    one = of(wounds="off")
    assert not list(out_words(one, NAMES))
    assert next_battle_words(one, one.member(2)) == "begins the next battle unhurt"


def test_a_wound_that_is_kept_says_after_how_many_battles_sat_out_it_is_healed():
    words = {
        rule: next_battle_words(one, one.member(3))
        for rule in ("off", "level", "all")
        if (one := of(healing=rule))
    }
    assert words == {
        "off": "begins the next battle wounded",
        "level": "begins the next battle wounded, unhurt after 2 battles sat out",
        "all": "begins the next battle wounded, unhurt after 1 battle sat out",
    }
    assert not next_battle_words(of(), of().member(4)), "who fell comes no more"


def test_a_figure_stands_kneels_lies_or_has_fallen_and_has_its_number_beneath():
    assert [line.plain.rstrip() for line in parade(of(), 40, 1)] == [
        " o                 ╻",
        "/|╤═         o    ╺╋╸",
        "/ \\   o+-<  /|╤═   ┃",
        " 1     2     3     4",
    ]


def test_a_company_of_many_says_how_many_are_not_drawn():
    assert [line.plain for line in parade(of(), 10, 1)][-1] == "and 2 more"


def test_columns_in_which_nobody_has_anything_are_left_out():
    assert roster_columns(roster_rows(of(), NAMES), 60)[:2] == [
        "no  name  state            bat",
        " 1  Ann   fit                1",
    ]


@pytest.mark.parametrize("width", [30, 40, 60, 90])
def test_the_roster_is_never_wider_than_its_room(width):
    row = ("12", "A Name of Eighteen", "unconscious (U)", "10", "11", "12", "100/200", "+12.25", "3")
    assert all(len(line) <= max(width, 45) for line in roster_columns([row], width))
    assert "luck" in roster_columns([row], 90)[0]


def test_a_company_in_the_list_says_soldiers_battles_won_last_battle_and_who_is_out():
    rows = [row.words.plain.rstrip() for row in glance.company_rows(of(), NAMES, 70, named=8, closed=True)]
    assert rows == [
        "▸ Able      3 soldiers, 1 out, 1 fallen · 1 battle, 1 won, 0 lost",
        "    last battle: The Ford, won, 12 points",
        "    2 Bob: unconscious, out until healed by hand",
    ]


@pytest.mark.parametrize("width", [36, 46, 60, 74])
def test_no_line_of_a_roster_in_short_is_cut_in_its_middle(width):
    words = glance.company_words(
        of(),
        NAMES,
        carried=dict.fromkeys(NAMES, ("SR", "SP", "BI")),
        numbers={},
        changed=(),
        written=(),
        room=(width, 30),
    )
    roster = [line for line in words.plain.splitlines() if "○" in line]
    assert len(roster) == 3
    assert all(line.rstrip().endswith(("battle", "battles")) and len(line) <= width for line in roster)
