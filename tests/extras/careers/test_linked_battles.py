"""Linked battles: a plot is checked, a campaign goes on by its results, and what a battle left shows in the next."""

import json
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.battle.commands import Fire
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.scored import Earned, SideScore, VictoryReckoning
from squadlog.book.load import load_rulings
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked import staging
from squadlog.extras.careers.linked.drawn import as_cells, as_svg
from squadlog.extras.careers.linked.listing import list_picture
from squadlog.extras.careers.linked.picture import draw_plot
from squadlog.extras.careers.linked.plot import read_plot, ready_plots, text_of
from squadlog.extras.careers.linked.route import BattleOutcome, choose_next, outcome_of
from squadlog.extras.careers.screens.campaign_keys import campaign_words
from squadlog.extras.careers.session import afterwards
from squadlog.extras.careers.session.linked import LinkedBattles

HEAD = """
format = "squadlog-campaign/1"
name = "Two"
begins = "door"
companies = { crown = "ours", line = "theirs" }
[battle.door]
scenario = "newcomer"
led = { blue = "crown", red = "line" }
next = [
  { to = "held", how = "broken off" },
  { to = "camp", won = "crown", by = 10, met = "gate", set = { night = true }, points = { crown = 150 } },
  { to = "camp", lost = "line" },
  { to = "held" },
]
[battle.camp]
scenario = "newcomer"
led = { blue = "crown", red = "line" }
next = [{ to = "held", survivors = ["crown"], reinforce = { line = "guard_patrol" } }]
[end.held]
name = "Held"
"""


def changed(old, new):
    assert old in HEAD
    return HEAD.replace(old, new)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name =", "not valid TOML"),
        (changed("campaign/1", "campaign/9"), "Format"),
        (changed('begins = "door"', 'begins = "gate"'), "begins should be a battle of the plot, and is gate."),
        (changed('lost = "line"', 'lost = "lion"'), "Battle door: next 3: lion is none of the companies."),
        (changed('{ to = "held" },', ""), "no battle follows if none of its conditions holds"),
        (changed('to = "camp", lost', 'to = "hill", lost'), "next 3: hill is neither a battle nor an end."),
        (changed(', won = "crown", by = 10, met = "gate"', ""), "next 2: it holds whatever the result"),
        (changed("night = true", "fog = true"), "set has no key fog; there are title"),
        (changed("[end.held]", '[end.lost]\nname = "Lost"\n[end.held]'), "Nothing leads to lost; apart = true"),
        (changed('next = [{ to = "held", surv', 'follows = [{ to = "held", surv'), "not a known key"),
        (changed('how = "broken off"', 'how = "rain"'), "Battle.door.next 1.how"),
        (changed('red = "line"', 'red = "crown"'), "Battle door: crown leads two of its sides"),
        (HEAD + "".join(f'[end.e{one}]\nname = "E"\napart = true\n' for one in range(60)), "there can be 60"),
        (changed('to = "held", how', 'to = "held", drawn = true, won = "line", how'), "neither won nor lost"),
    ],
)  # fmt: skip
def test_a_plot_is_checked_with_a_sentence_a_fault(text, said):
    with pytest.raises(CareerError) as refused:
        read_plot(text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed('"newcomer"', '"nowhere"'), "Battle door: There is no ready battle called nowhere"),
        (changed("blue =", "green ="), "Battle door: newcomer has no side green; it has blue, red."),
        (changed("night = true", 'turns = "many"'), "Battle camp: set.turns"),
        (HEAD, "Battle door: newcomer has no objective gate; it has none."),
    ],
)
def test_what_a_plot_wants_of_its_scenarios_must_be_there(text, said):
    assert any(one.startswith(said) for one in staging.faults_of(read_plot(text), load_rulings()))


def test_campaigns_that_come_with_the_program_are_sound():
    for key in ready_plots():
        assert not list(staging.faults_of(read_plot(text_of(key)), load_rulings()))


@pytest.mark.parametrize(
    ("outcome", "follows"),
    [
        (BattleOutcome(how="broken off"), 0),
        (BattleOutcome(winner="crown", margin=Fraction(10), met=("gate",)), 1),
        (BattleOutcome(winner="crown", margin=Fraction(9), met=("gate",)), 2),
        (BattleOutcome(winner="crown", margin=Fraction(99), how="conceded"), 2),
        (BattleOutcome(winner="line", margin=Fraction(99)), 3),
        (BattleOutcome(how="draw"), 3),
    ],
)
def test_the_first_that_holds_follows(outcome, follows):
    assert choose_next(read_plot(HEAD).battle["door"], outcome) == follows


def test_a_result_is_read_by_winner_margin_kind_and_objectives():
    """VIC-02: an objective that is met is one of the result."""
    gate = Earned(called="gate", told="met (held)", points=Fraction(0), rule="VIC-02", part="gate")
    scores = (
        SideScore(side="blue", points=Fraction(30), lines=(), further=(gate,)),
        SideScore(side="red", points=Fraction(12), lines=()),
    )
    battle = read_plot(HEAD).battle["door"]
    plain = outcome_of(VictoryReckoning(scores=scores), battle)
    assert plain == BattleOutcome(winner="crown", margin=Fraction(18), met=("gate",))
    conceded = outcome_of(VictoryReckoning(scores=scores, how="conceded", losers=("blue",)), battle)
    assert (conceded.winner, conceded.how, conceded.margin) == ("line", "conceded", 0)
    off = outcome_of(VictoryReckoning(scores=scores, how="broken_off"), battle)
    assert (off.winner, off.how) == ("", "broken off")


def test_the_picture_has_every_battle_and_where_the_campaign_stands():
    plot = read_plot(HEAD)
    drawn = draw_plot(plot, 78, at="camp", path=[("door", "camp")])
    cells = as_cells(drawn)
    told = "\n".join(cells)
    assert all(sign in told for sign in ("*Door", ">Camp", " Held", "▼", "╔"))
    assert max(map(len, cells)) <= 78
    svg = as_svg(drawn, plot.name)
    assert svg.count("<rect") == 3
    assert svg.count('stroke-width="3"') == 1
    listed = list_picture(drawn, plot)
    assert {box["key"]: box["state"] for box in listed["boxes"]} == {
        "door": "passed",
        "camp": "here",
        "held": "ahead",
    }
    assert [way["taken"] for way in listed["ways"]].count(True) == 1
    again = '[{ to = "door", won = "line" }, { to = "held", surv'
    back = read_plot(changed('[{ to = "held", surv', again))
    assert draw_plot(back, 78).back == (("camp", "door"),)


def line_cells(line, *, upright):
    """The places between two cells that the upright or the level parts of a line take."""
    for (x1, y1), (x2, y2) in pairwise(line.places):
        if (x1 == x2) is upright:
            low, high = sorted((y1, y2) if upright else (x1, x2))
            yield from ((x1, at) if upright else (at, y1) for at in range(low, high))


@law(40)
@given(st.lists(st.lists(st.integers(0, 7), min_size=1, max_size=3), min_size=1, max_size=7))
def test_no_two_boxes_of_a_picture_lie_upon_each_other_and_no_two_lines(ways):
    """Each battle leads to any others, itself and earlier ones too."""
    keys = [f"b{at}" for at in range(len(ways))]
    parts = [
        f'[battle.{key}]\nscenario = "newcomer"\nled = {{ blue = "us" }}\napart = true\nnext = [\n'
        + "".join(
            f'{{ to = "{keys[to % len(keys)]}", won = "us", by = {nth} }},\n' for nth, to in enumerate(to_all)
        )
        + '{ to = "end" }]\n'
        for key, to_all in zip(keys, ways, strict=True)
    ]
    head = 'format = "squadlog-campaign/1"\nname = "x"\nbegins = "b0"\ncompanies = { us = "we" }\n'
    plot = read_plot(head + "".join(parts) + '[end.end]\nname = "End"\n')
    drawn = draw_plot(plot, 160, at="b0")
    taken = [
        (x, y)
        for box in drawn.boxes
        for x in range(box.x, box.x + box.width)
        for y in range(box.y, box.y + box.height)
    ]
    assert len(taken) == len(set(taken))
    assert len(as_cells(drawn)) == drawn.height
    for upright in (True, False):
        drawn_so = Counter(cell for line in drawn.lines for cell in line_cells(line, upright=upright))
        assert set(drawn_so.values()) <= {1}


STIFF = ("Stiff arm: lasting effect", 1)


def market_number(seat, career):
    return next(one.id for one in seat.known.setup.soldiers if one.career == career)


def shoot(seat, shooter, at_side):
    """The shot of a soldier at the first of a side, as the log has it."""
    target = next(unit.id for unit in seat.known.units.values() if unit.side == at_side)
    for sentence in ("begin", "initiative"):
        seat.say(sentence)
    while (ask := seat.due.ask()).kind in ("choose_order", "declare", "fire"):
        if ask.kind == "declare" and shooter in ask.units:
            seat.say(f"fire {shooter} at {target} range 5")
        seat.say({"choose_order": "move", "declare": "done", "fire": f"fire {shooter}"}[ask.kind])
        shots = [
            event for entry in seat.log.entries() for event in entry.events if isinstance(event, ShotFired)
        ]
        if shots:
            return shots[-1]
    raise AssertionError("nobody fired")


def end(seat, *said):
    for sentence in ("begin", "initiative", *said, "end because it is late"):
        seat.say(sentence)


def test_a_campaign_of_three_battles_carries_an_injury_into_a_roll_of_the_next(companies, annals, evening):
    """A bad arm of the door is a line of the shot at the ford, and the path decides where the war goes."""
    able = afterwards.choose_tables(companies, evening.found("Able"), "gritty")
    evening.found("Baker")
    annals.open_campaign("The Orvan")
    linked = LinkedBattles(companies)
    linked.choose("The Orvan", text_of("the_orvan"), {"crown": "Able", "line": "Baker"})

    door = linked.begin_next("The Orvan", evening.book, evening.rulings, who={"crown": (1, 2), "line": (1,)})
    with pytest.raises(CareerError, match="has begun already"):
        linked.begin_next("The Orvan", evening.book, evening.rulings, who={})
    told = "\n".join(
        map(str, campaign_words(companies, linked.of_battle(companies.store.origin(door.id)[:32]), 60))
    )
    assert f"once battle {door.id} is over" in told
    assert "n begins it" not in told
    end(door, "correct 1 wound=S because he fell")
    page = linked.of_battle(evening.store.origin(door.id)[:32])
    evening.take_in(door, campaign=page.name)
    assert linked.take_on(page, door).at == "night_ford"
    (hurt,) = afterwards.roll_faces(companies, companies.called("Able"), (3,))
    assert hurt.row == "Stiff arm"

    ford = linked.begin_next(
        "The Orvan", evening.book, evening.rulings, who={"crown": (1, 3), "line": (1, 2)}
    )
    assert ford.known.setup.title == "The Ford by Night"
    assert (ford.known.setup.environment.night, ford.known.setup.turns) == (True, 8)
    shooter = next(unit for unit in ford.known.units.values() if unit.soldier.career == f"{able.id}-1")
    enemy = next(unit for unit in ford.known.units.values() if unit.side == "red")
    shown = ford.rules.preview(Fire(unit=shooter.id, target=enemy.id))
    assert STIFF in [(line.label, line.value) for line in shown.ledger.lines]
    ford.say("agree draw")
    assert ford.known.stage == "over"
    page = linked.of_battle(evening.store.origin(ford.id)[:32])
    evening.take_in(ford, campaign=page.name)
    at = linked.take_on(page, ford)
    assert (at.at, at.led_by.survivors) == ("market", ("crown",))

    with pytest.raises(CareerError, match="soldier 2 was not there"):
        linked.begin_next("The Orvan", evening.book, evening.rulings, who={"crown": (2,)})
    market = linked.begin_next("The Orvan", evening.book, evening.rulings, who={})
    fighting = {one.career for one in market.known.setup.soldiers if one.side == "white"}
    assert fighting == {f"{able.id}-1", f"{able.id}-3"}
    rolled = shoot(market, market_number(market, f"{able.id}-1"), "red")
    assert STIFF in [(line.label, line.value) for line in rolled.check.ledger.lines]
    market.say("end because it is late")
    page = linked.of_battle(evening.store.origin(market.id)[:32])
    assert linked.take_on(page, market).battle is None
    with pytest.raises(CareerError, match="has come to its end: The river stays the border"):
        linked.begin_next("The Orvan", evening.book, evening.rulings, who={})


def test_linked_battles_by_words(call, tmp_path):
    call("company", "new", "Able", "--squad", "ready:john_doe")
    assert "The Back Door (newcomer): crown leads blue" in call("campaign", "check", "the_orvan")[1]
    plan = tmp_path / "own.toml"
    plan.write_text(changed("blue =", "green ="))
    assert call("campaign", "check", str(plan))[0] == 1
    code, out, _ = call("campaign", "check", str(plan), "--json")
    assert (code, json.loads(out)["sound"], len(json.loads(out)["faults"])) == (1, False, 3)
    assert "Say who fights" in call("campaign", "new", "O", "--plot", "the_orvan")[2]
    assert "There is no campaign yet" in call("campaign", "list")[2], "what is refused begins no campaign"
    call("campaign", "new", "O")
    assert call("campaign", "plot", "o", str(plan), "--company", "crown=Able")[0] == 1
    assert json.loads(call("campaign", "show", "o", "--json")[1])["standing"] is None
    told = call("campaign", "plot", "o", "the_orvan", "--company", "crown=Able")[1]
    assert "Next in O: The Back Door." in told
    assert "squadlog campaign next O begins it." in told
    assert call("campaign", "next", "o", "--who", "line=1")[0] == 2
    call("company", "delete", "able", "--yes")
    assert "The company of crown in O is deleted" in call("campaign", "next", "o", "--who", "crown=1")[2]
    call("company", "restore", "able")
    assert "no side Abel; there are Able, line" in call("campaign", "next", "o", "--typed", "Abel")[2]
    code, out, err = call("campaign", "next", "o", "--who", "crown=1-2", "--typed", "Able")
    assert (code, out) == (0, "1\n"), err
    assert json.loads(call("show", "--json")[1])["typed_dice"] == ["blue"]
    assert "as battle 1" in call("campaign", "next", "o")[2]
    assert "is not over yet" in call("campaign", "after", "o")[2]
    call("do", "begin", "correct 1 wound=S because so", "end because late")
    told = call("company", "after")[2]
    assert "The Back Door: line won by 23 points." in told
    assert "Next in O: The Ford by Night." in told
    for margin in ("-1", "9" * 20):
        assert (
            "won by 0 to 999999 points"
            in call("campaign", "after", "o", "--won", "line", "--margin", margin)[2]
        )
    undone = call("company", "undo", "able")[2]
    assert "Undone for Able: 1 The Back Door" in undone
    assert "its step in a campaign" in undone
    assert "The Back Door has begun as battle 1." in call("campaign", "show", "o")[1]
    assert "Next in O: The Ford by Night." in call("campaign", "after", "o")[1]
    call("campaign", "after", "o", "--how", "conceded", "--won", "line")
    assert "The Ford by Night: line won (by concession)." in call("campaign", "show", "o")[1]
    call("result", "undo")
    told = call("campaign", "after", "o", "--how", "broken off")[1]
    assert "O has come to its end: The river stays the border." in told
    assert call("campaign", "after", "o", "--won", "crown")[0] == 1
    assert "Taken back: O: night_ford, nobody wins (broken off); next held." in call("result", "undo")[2]
    assert ">The Ford by Night" in call("campaign", "picture", "o")[1]
    assert call("campaign", "picture", "the_orvan", "--svg", str(tmp_path / "o.svg"))[0] == 0
    assert (tmp_path / "o.svg").read_text().startswith("<svg")
