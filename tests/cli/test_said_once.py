"""Words of a commander or a page: decided on what was seen, done once, and no late face falls to another die."""

import json
import re
from pathlib import Path

import pytest

from squadlog.cli.commands import MISREAD


@pytest.fixture
def battle(call):
    """A battle in play whose dice are typed: its entry."""
    call("new", "newcomer", "--json")
    call("do", "begin", "dice all typed")
    return shown(call)["entry"]


@pytest.fixture
def game(call):
    call(
        "games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=Bob", "--deal", "A: 9S 4S; B: 9D 5D"
    )
    return json.loads(call("games", "show", "--json")[1])["entry"]


def shown(call):
    return json.loads(call("show", "--json")[1])


def lines(out):
    return [json.loads(line) for line in out.splitlines()]


def log(call):
    return json.loads(call("log", "--json")[1])


# At a battle


def test_what_was_seen_elsewhere_than_the_battle_stands_is_not_done(call, battle):
    call("do", "note first")
    before = log(call)
    for words in (("do", "note late"), ("undo",), ("jump", "1"), ("redo",), ("die", "3")):
        code, out, err = call(*words, "--at", str(battle))
        assert (code, out) == (4, "")
        assert "The battle continued in another window; nothing changed here." in err
    assert log(call) == before
    assert call("do", "note now", "--at", str(battle + 1))[0] == 0


def test_of_several_sentences_the_first_is_said_where_the_battle_was_seen_and_the_rest_after_it(call, battle):
    assert call("do", "note one", "note two", "--at", str(battle))[0] == 0
    assert shown(call)["entry"] == battle + 2


def test_what_is_said_twice_with_a_key_is_done_once_and_answered_in_the_same_way(call, battle):
    words = ("do", "note one", "note two", "--at", str(battle), "--key", "mine", "--json")
    first = call(*words)
    assert [(one["outcome"], one["lines"]) for one in lines(first[1])] == [
        ("accepted", ["T1.s1 Note: one"]), ("accepted", ["T1.s1 Note: two"]),
    ]  # fmt: skip
    assert [one["lines"] for one in lines(call(*words)[1])] == [one["lines"] for one in lines(first[1])]
    assert shown(call)["entry"] == battle + 2


def test_what_was_kept_before_the_others_were_refused_is_not_done_again(call, battle):
    words = ("--key", "k", "--at", str(battle))
    assert call("do", "note one", "nonsense", *words)[0] == 2
    assert call("do", "note one", "note two", *words)[0] == 0
    assert [entry["lines"][0][-3:] for entry in log(call)[-2:]] == ["one", "two"]


def test_what_was_taken_back_is_not_done_again_by_saying_it_twice(call, battle):
    call("do", "note one", "--key", "k")
    call("undo")
    code, _, err = call("do", "note one", "--key", "k")
    assert code == 1
    assert f"carried out as entry {battle + 1}, and undone since" in err


def test_words_to_the_record_said_twice_with_a_key_are_done_once_and_answered_in_the_same_way(call, battle):
    call("do", "note one", "note two", "note three")
    for words in (("undo",), ("redo",), ("jump", "1"), ("do", "branch here")):
        said = (*words, "--key", " ".join(words), "--json")
        first = call(*said)
        assert first[0] == 0
        assert call(*said) == first
    assert len(json.loads(call("log", "--json", "--undone")[1])) == battle + 3


@pytest.mark.usefixtures("battle")
def test_a_word_whose_reply_was_lost_is_answered_although_the_battle_went_on(call):
    call("do", "note one", "note two")
    at = str(shown(call)["entry"])
    first = call("undo", "--at", at, "--key", "k")
    call("do", "note elsewhere")
    assert call("undo", "--at", at, "--key", "k") == first
    assert call("undo", "--at", at, "--key", "another")[0] == 4


@pytest.mark.usefixtures("battle")
def test_a_face_whose_reply_was_lost_is_answered_with_what_came_of_it_die_07(call):
    call("do", "initiative")
    rolled_for = shown(call)["die_awaited"]
    said = ("die", "4", "--die", rolled_for, "--at", str(shown(call)["entry"]), "--json")
    first = call(*said)
    assert lines(first[1])[0]["outcome"] == "die-asked"
    assert call(*said)[:2] == first[:2]
    last = ("die", "2", "--key", "k", "--json")
    done = call(*last)
    assert lines(done[1])[0]["outcome"] == "accepted"
    call("do", "note meanwhile")
    again = lines(call(*last)[1])[0]
    assert (again["lines"], again["events"]) == (lines(done[1])[0]["lines"], lines(done[1])[0]["events"])
    assert lines(call(*said)[1])[0]["lines"] == again["lines"]
    assert call("die", "5", "--die", rolled_for)[0] == 4
    call("undo", "2")
    code, _, err = call(*last[:-1])
    assert (code, "undone since" in err) == (1, True)


@pytest.mark.usefixtures("battle")
def test_what_waits_is_withdrawn_once_and_no_other_die_with_it_die_07(call):
    call("do", "initiative")
    name = shown(call)["die_awaited"]
    assert call("do", "withdraw", "--key", "k")[0] == 0
    call("do", "initiative")
    assert call("do", "withdraw", "--key", "k")[0] == 3
    assert shown(call)["die_awaited"] == name


@pytest.mark.usefixtures("battle")
def test_a_note_is_taken_while_a_die_is_awaited_and_the_die_goes_on_waiting(call):
    call("do", "initiative")
    name = shown(call)["die_awaited"]
    assert call("do", "note remember the door", "note private mine")[0] == 3
    assert shown(call)["die_awaited"] == name
    assert "remember the door" in str(log(call))


def test_a_prompt_that_waits_is_told_again_to_who_says_the_same_twice_die_07(call, battle):
    words = ("do", "initiative", "--key", "k", "--at", str(battle), "--json")
    asked = [lines(call(*words)[1])[0] for _ in range(2)]
    assert asked[0]["outcome"] == "die-asked"
    assert asked[0] == asked[1]
    assert asked[0]["die_awaited"] == shown(call)["die_awaited"]


@pytest.mark.usefixtures("battle")
def test_a_late_face_falls_to_no_other_die_die_07(call):
    call("do", "initiative")
    rolled_for = shown(call)["die_awaited"]
    assert call("die", "4", "--die", rolled_for)[0] == 3
    stands = shown(call)
    code, _, err = call("die", "9", "--die", rolled_for)
    assert code == 4
    assert "no longer waits for that die; the number was not used" in err
    assert shown(call) == stands
    call("die", "4", "--die", stands["die_awaited"])
    assert shown(call)["die_awaited"] not in (rolled_for, stands["die_awaited"])


def test_one_word_from_two_programs_at_the_same_moment_is_done_once(call, shell, battle):
    said = f'squadlog do "note at once" --key k --at {battle} --json'
    done = shell(f"{said} & {said}; wait")
    told = lines(done.stdout)
    assert [one["outcome"] for one in told] == ["accepted", "accepted"]
    assert shown(call)["entry"] == battle + 1


@pytest.mark.parametrize(
    ("command", "options"),
    [("do", {"--at", "--key"}), ("die", {"--at", "--die", "--key"}), ("undo", {"--at", "--key"})],
)
def test_the_help_tells_of_what_was_seen_and_of_saying_it_twice(call, command, options):
    assert options <= set(call(command, "--help")[1].split())


# At a side game


def test_a_move_is_decided_on_the_game_that_was_seen(call, game):
    call("games", "move", "9S")
    code, _, err = call("games", "move", "9D", "--at", str(game))
    assert code == 4
    assert "The game continued in another window" in err
    for word in ("undo", "redo"):
        assert call("games", word, "--at", str(game))[0] == 4
    assert call("games", "jump", "0", "--at", str(game))[0] == 4
    assert call("games", "move", "9D", "--at", str(game + 1))[0] == 0


def test_a_move_said_twice_with_a_key_is_made_once(call, game):
    words = ("games", "move", "9S", "9D", "--key", "k", "--at", str(game), "--json")
    first = call(*words)
    assert [one["move"] for one in lines(first[1])] == ["9S", "9D"]
    assert call(*words) == first
    assert len(json.loads(call("games", "log", "--json")[1])) == 3


def test_a_move_said_twice_is_known_although_the_computer_is_to_move_by_then(call):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--deal", "A: 9S 4S")
    words = ("games", "move", "9S", "--wait", "--key", "k", "--json")
    assert call(*words) == call(*words)


@pytest.mark.usefixtures("game")
def test_who_names_a_seat_moves_for_no_other(call):
    code, _, err = call("games", "move", "9D", "--seat", "B")
    assert (code, err.strip()) == (1, "Only Ann can say this.")
    assert call("games", "move", "9S", "--seat", "Ann")[0] == 0
    assert call("games", "move", "9D", "--seat", "B", "--by", "Bo")[0] == 0
    assert [entry["by"] for entry in json.loads(call("games", "log", "--json")[1])][1:] == ["", "Bo"]


def test_what_the_page_of_seats_shows_to_be_said_is_understood(call):
    page = (Path(__file__).parents[2] / "docs" / "seat-state.md").read_text(encoding="utf-8")
    said = re.findall(r'squadlog do "([^"]+)"', page)
    assert said
    call("new", "counting_house")
    for sentence in said:
        assert call("do", sentence)[0] != MISREAD, sentence
