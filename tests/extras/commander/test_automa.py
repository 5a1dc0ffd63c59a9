"""Groups of enemies without a mind: their cards, how they are drawn, what the program keeps and prints of them."""

import json
from itertools import pairwise

import pytest
from support.matches import hasty_store

from squadlog.book.load import load_rulebook
from squadlog.extras.commander.automa.decks import CARDS_OF_A_DECK, decks
from squadlog.extras.commander.automa.drawing import AutomaGroup, draw_card, read_die
from squadlog.extras.commander.automa.kept import MOST_GROUPS, AutomaError, KeptGroups
from squadlog.extras.commander.mind.tempers import TEMPERS

WATCH = AutomaGroup(name="Gate Watch", temper="steady", seed=7)


def drawn(group, times):
    """The faces that it draws one after the other, and before which of them the deck was shuffled."""
    faces, shuffles = [], []
    for place in range(times):
        group, shuffled = draw_card(group)
        faces.append(group.face)
        shuffles += [place] if shuffled else []
    return faces, shuffles


def test_each_temper_has_ten_cards_whose_actions_stand_in_the_rules():
    actions = load_rulebook().actions
    assert set(decks()) == set(TEMPERS)
    for deck in decks().values():
        assert len(deck) == CARDS_OF_A_DECK
        assert [card.shuffles for card in deck] == [False] * 9 + [True]
        assert not {one for card in deck for one in card.actions} - set(actions)
        assert all(card.actions and card.sees.endswith(".") and card.others.endswith(".") for card in deck)


def test_no_card_comes_twice_before_the_deck_is_shuffled():
    faces, shuffles = drawn(WATCH, 40)
    bounds = [0, *shuffles, 40]
    parts = [faces[one:other] for one, other in pairwise(bounds)]
    assert len(parts) > 4
    assert all(len(set(part)) == len(part) for part in parts)
    assert all(part[-1] == CARDS_OF_A_DECK for part in parts[:-1]), "the tenth card has it shuffled"


def test_the_order_hangs_on_the_seed_of_the_group_alone():
    assert drawn(WATCH, 30) == drawn(WATCH, 30)
    assert (
        len({tuple(drawn(AutomaGroup(name="x", temper="bold", seed=seed), 5)[0]) for seed in range(20)}) > 15
    )


def test_as_before_means_the_card_before_and_no_other_as_before():
    group = read_die(read_die(read_die(WATCH, 3), 10), 10)
    assert (group.card.name, group.meant.name) == ("As before", "Take aim")
    assert read_die(WATCH, 10).meant.name == "As before"


def test_a_rolled_die_leaves_the_deck_as_it_lies():
    group, _ = draw_card(WATCH)
    rolled = read_die(group, 7)
    assert (rolled.card.name, rolled.drawn, draw_card(rolled)[0].face) == (
        "All at one",
        1,
        draw_card(group)[0].face,
    )
    with pytest.raises(ValueError, match="A d10 shows 1 to 10, or 0 for 10, not 11"):
        read_die(group, 11)


def test_the_face_0_of_a_die_is_10():
    assert read_die(WATCH, 0) == read_die(WATCH, 10)
    with pytest.raises(ValueError, match="not -1"):
        read_die(WATCH, -1)


def test_two_terminals_that_draw_lose_no_card(tmp_path):
    one, other = (KeptGroups(hasty_store(tmp_path / "squadlog.db"), 3) for _ in range(2))
    one.keep(WATCH)
    before = one.called("Gate Watch")
    other.change("gate watch", lambda group: draw_card(group)[0])
    drawn_here = one.change("Gate Watch", lambda group: draw_card(group)[0])
    assert before.drawn == 0
    assert drawn_here.drawn == other.called("Gate Watch").drawn == 2
    assert drawn_here.face == drawn(WATCH, 2)[0][1]


def test_groups_are_kept_by_battle_under_any_capitals(tmp_path):
    store = hasty_store(tmp_path / "squadlog.db")
    groups = KeptGroups(store, 3)
    groups.keep(WATCH)
    groups.keep(draw_card(WATCH)[0])
    assert KeptGroups(store, 3).called("GATE watch").drawn == 1
    assert KeptGroups(store, 4).all() == ()
    with pytest.raises(AutomaError, match="needs a name of its own"):
        groups.keep(AutomaGroup(name=" ", temper="bold", seed=1))
    for number in range(MOST_GROUPS - 1):
        groups.keep(AutomaGroup(name=f"g{number}", temper="bold", seed=1))
    with pytest.raises(AutomaError, match=f"at most {MOST_GROUPS} groups"):
        groups.keep(AutomaGroup(name="one more", temper="bold", seed=1))
    groups.drop("gate watch")
    with pytest.raises(AutomaError, match="No group 'Gate Watch' has drawn"):
        groups.drop("Gate Watch")


@pytest.mark.parametrize(
    "kept", ["no json", "{}", '[1, {"name": "x"}]', '[{"name": "x", "temper": "mad", "seed": 1}]']
)
def test_what_another_program_kept_is_left_out(tmp_path, kept):
    store = hasty_store(tmp_path / "squadlog.db")
    store.settings.set("automa.1", kept)
    assert KeptGroups(store, 1).all() == ()


def test_cards_are_drawn_shown_and_dropped_on_the_command_line(call):
    call("new", "newcomer", "--seed", "7")
    assert call("automa")[1] == "No group has drawn a card here. squadlog automa draw GROUP draws one.\n"
    out = call("automa", "draw", "Gate", "Watch", "--temper", "hold", "--die", "1")[1]
    assert out.splitlines() == [
        "Gate Watch (hold, 10 cards left): 1 Not a step.",
        "    Who sees an enemy: Fire at the nearest enemy. Nobody moves.",
        "    The others: Kneel, and face where the enemy would come from. Nobody moves.",
    ]
    told = json.loads(call("automa", "draw", "gate watch", "--json")[1])["groups"]
    assert (told[0]["name"], told[0]["temper"], told[0]["left"]) == ("Gate Watch", "hold", 9)
    assert call("automa", "shuffle", "gate", "watch")[1].startswith("The deck of Gate Watch is shuffled.\n")
    assert call("automa", "drop", "gate watch")[1] == "gate watch is gone, and its cards with it.\n"
    cards = json.loads(call("automa", "cards", "--temper", "bold", "--json")[1])["cards"]
    assert [one["face"] for one in cards] == list(range(1, 11))


def test_a_card_may_stand_in_the_log_as_a_note(call):
    call("new", "newcomer", "--seed", "7")
    call("automa", "draw", "Gate Watch", "--die", "1", "--note")
    note = call("log")[1].splitlines()[-1]
    assert (
        "Note: Gate Watch (steady, 10 cards left): 1 Fire at will. Who sees an enemy: Fire at the nearest"
        in note
    )
    assert "A note is written as a card is drawn" in call("automa", "show", "--note")[2]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("draw",), "Say which group, such as: squadlog automa draw Gate Watch."),
        (("draw", "x", "--die", "11"), "A d10 shows 1 to 10, or 0 for 10, not 11."),
        (("show", "--die", "3"), "A die is read as a card is drawn"),
        (("shuffle", "x"), "No group 'x' has drawn a card here."),
        (("draw", "x", "--temper", "bald"), "did you mean bold?"),
        (("print",), "Say into which new file"),
    ],
)
def test_what_no_deck_can_is_told_in_a_sentence(call, words, fault):
    call("new", "newcomer", "--seed", "7")
    code, _, err = call("automa", *words)
    assert code == 2
    assert fault in err


def test_the_cards_are_printed_as_pages_to_cut_and_as_a_table(call, tmp_path):
    page = tmp_path / "cards.html"
    assert call("automa", "print", str(page), "--temper", "skittish")[0] == 0
    text = page.read_text("utf-8")
    assert text.count("Away from here") == 4, "two cards of it, on the cards and in the table"
    assert text.count("d10") == 2
    assert (
        "temper is steady"
        in call("print", "automa", "--to", str(tmp_path / "x.pdf"), "--set", "temper=mad")[2]
    )
    every = tmp_path / "all.html"
    assert call("automa", "print", str(every), "--temper", "all")[0] == 0
    assert every.read_text("utf-8").count("d10") == 2 * len(TEMPERS)
