"""Side games at a served table: hands stay hidden, computers answer, moves are tapped."""

import html
import json
import re
import time

from support.awaiting import until
from support.served import served

PIECE = {"X-Squadlog": "piece"}


def forms(page):
    """What the buttons of a page say."""
    return [html.unescape(one) for one in re.findall(r'name="say" value="([^"]*)"', page)]


def links(page):
    """Where the taps of a page lead."""
    return [html.unescape(one) for one in re.findall(r'href="(/page/piece/choose[^"]*)"', page)]


def test_each_sees_his_own_hand_and_a_display_none(call):
    call("games", "new", "generals", "--seat", "A=Ann", "--seat", "B=Ben", "--seed", "3")
    with served(None) as table:
        ann, ben, display = (table.join(name) for name in ("Ann", "Ben", "table"))
        hands = [
            re.search(r"Your hand: (.*)", call("games", "show", "--seat", one)[1])[1].split()
            for one in ("Ann", "Ben")
        ]
        for who, own, other in ((ann, *hands), (ben, *reversed(hands))):
            page, state = who.get("/").text, who.get("/state").json
            shown = re.findall(r'<li class="card.*?>([^<>]+)</(?:a|span)></li>', page)
            assert shown == own
            assert state["format"] == "squadlog-game-seat/1"
            assert f"Your hand: {' '.join(own)}" in state["lines"]
            assert not {f">{card}<" for card in set(other) - set(own)} & set(re.findall(r">[^<>]+<", page))
        seen = display.get("/").text + display.get("/state").text
        assert not [card for card in {*hands[0], *hands[1]} if f">{card}<" in seen or f'"{card}"' in seen]
        assert display.say("end").status == 403


def test_a_move_is_tapped_on_the_board_and_both_see_it(call):
    call(
        "games",
        "new",
        "phalanx-board",
        "--seat",
        "Red=Ann",
        "--seat",
        "Black=Ben",
        "--option",
        "first_player=red",
        "--seed",
        "7",
    )
    with served(None) as table:
        ann, ben = table.join("Ann"), table.join("Ben")
        piece = next(one for one in links(ann.get("/").text) if "a1.NW" in one)
        goals = ann.get(piece, **PIECE).text
        assert "a1.NW-c3" in forms(goals)
        goal = next(one for one in links(goals) if "c3" in one)
        assert forms(ann.get(goal, **PIECE).text) == ["a1.NW-c3"]
        assert not links(ben.get("/").text)
        entry = ann.get("/state").json["entry"]
        said = ann.say("a1.NW-c3", at=entry, key="a")
        assert (said.status, said.json["lines"]) == (200, ["a1.NW-c3."])
        assert ann.say("a1.NW-c3", at=entry, key="a").json == said.json
        assert "1. Ann (Red): a1.NW-c3" in ben.get("/").text
        assert ben.say("h8.SE-f6", at=entry, key="b").status == 409
        assert ann.say("a1.NW-c3").json["refused"]["code"] == "not-yours"
        assert ben.say("h8.SE-a1").json["refused"]["rule"] == "A.5"
        assert ben.post("/undo", {}).json["refused"]["code"] == "nothing-to-undo"
        assert ann.post("/undo", {"key": "c"}).status == 200
        assert ann.post("/undo", {"key": "c"}).status == 200
        assert ben.get("/state").json["log"] == []


def test_the_computer_answers_while_another_table_plays(call):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=computer:strong", "--seconds", "60",
         "--option", "first_player=red", "--seed", "7")  # fmt: skip
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=computer:greedy", "--seed", "7")
    with served(None, 1, 2) as table:
        slow, quick = table.join("Ann", 1), table.join("Ann", 2)
        assert [name for _, name in table.codes] == ["Ann", "table"] * 2
        assert slow.say("a1.NW-c3").status == 200
        card = re.search(r">(\w+)</a></li>", quick.get("/").text)[1]
        assert quick.say(card).status == 200
        until(lambda: len(quick.get("/state").json["log"]) == 2)
        assert "thinks" in slow.get("/").text
        assert slow.post("/undo", {}).status == 200
        assert slow.get("/state").json["log"] == []
        began = time.monotonic()
    assert time.monotonic() - began < 2


def test_a_game_tapped_to_its_end_is_the_one_of_the_shell(call):
    setup = "Red: AUX d4.NW, ARCHER a1; Black: AUX c5.SE"
    begun = ("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Ben",
             "--option", "first_player=red", "--option",
             "setup=custom", "--deal", setup, "--seed", "7")  # fmt: skip
    call(*begun)
    with served(None) as table:
        seats = [table.join(name) for name in ("Ann", "Ben")]
        moves = []
        while len(moves) < 8 and (state := seats[0].get("/state").json)["outcome"] is None:
            who = seats[state["to_move"]]
            piece = links(who.get("/").text)[0]
            move = forms(who.get(piece, **PIECE).text)[0]
            assert who.say(move, at=state["entry"]).status == 200
            moves.append(move)
    call(*begun)
    call("games", "move", *moves)
    texts = [call("games", "text", "--game", one)[1] for one in ("1", "2")]
    assert texts[0] == texts[1]
    assert json.loads(call("games", "show", "--json")[1])["move"] == len(moves) > 0


def test_to_resign_is_tapped_twice_and_ends_the_game(call):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=Ben", "--seed", "7")
    with served(None) as table:
        ann, ben = table.join("Ann"), table.join("Ben")
        assert "resign" not in forms(ann.get("/").text)
        opened = next(one for one in links(ann.get("/").text) if "resign" in one)
        assert forms(ann.get(opened, **PIECE).text) == ["resign"]
        assert ann.say("resign").status == 200
        assert "A resigns" in ben.get("/").text
        assert ben.say("9S").json["refused"]["code"] == "over"


def test_a_battle_of_the_card_game_is_played_to_its_end_and_told_to_all(call):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=Ben", "--seed", "7")
    with served(None) as table:
        seats, display = [table.join(name) for name in ("Ann", "Ben")], table.join("table")
        for _ in range(40):
            state = seats[0].get("/state").json
            who, other = seats[state["to_move"]], seats[1 - state["to_move"]]
            legal = who.get("/state").json["legal"]
            assert other.get("/state").json["legal"] == []
            assert who.say(legal[0], at=state["entry"]).status == 200
            if "Battle 1 is over" in display.get("/").text:
                break
        pages = [one.get("/").text for one in (*seats, display)]
        assert all("Battle 1 is over" in page and " takes " in page for page in pages)
        moves = [one.split(": ")[-1] for one in call("games", "text")[1].split("\n\n")[1].splitlines()]
        assert len(moves) == seats[0].get("/state").json["move"]
