"""What a review says of each move: what it gave away, as far as figures tell, or why less is left."""

import asyncio

import pytest
from support.at_the_board import at_the_board

from squadlog.games.players.player import BestLine
from squadlog.games.players.review import Verdict
from squadlog.games.score import Score
from squadlog.seats import Speaker
from squadlog.shell.match import Match
from squadlog.tui.games.frame.review import ReviewScreen, better, given_away


def verdict(*, before=0.5, after=0.5, move="end", best="end", only=False, number=1):
    line = BestLine(moves=(best,), value=before)
    return Verdict(number=number, seat=0, move=move, before=before, after=after, best=line, is_only=only)


@pytest.mark.parametrize(("before", "after", "lost"), [(0.494, 0.156, 33), (0.496, 0.154, 35), (0.5, 0.6, 0)])
def test_what_a_move_gave_away_is_the_difference_of_what_is_shown(before, after, lost):
    assert given_away(verdict(before=before, after=after, best="lay 6G")) == lost


def test_a_forced_move_and_the_best_one_give_nothing_away():
    assert given_away(verdict(before=0.5, after=0.33)) == 0
    assert given_away(verdict(before=0.5, after=0.33, best="lay 6G", only=True)) == 0
    assert better(verdict(only=True)) == "There was no other move."
    assert better(verdict()) == "As good as any."


@pytest.mark.parametrize(
    ("game", "measure", "turned"),
    [
        ("phalanx-cards", "your part of the cards laid", "the best, the cards turned"),
        ("generals", "your chance to win", "the best, the cards turned"),
        ("phalanx-board", "your chance to win", "the best, seen later"),
    ],
)
def test_every_fall_is_a_loss_or_has_its_reason_and_the_measure_is_named(
    tmp_path, monkeypatch, game, measure, turned
):
    found = [
        verdict(before=0.494, after=0.156, move="pass", best="lay 6G"),
        verdict(before=0.5, after=0.33, number=2),
        verdict(before=0.5, after=0.33, only=True, number=3),
        verdict(before=0.5, after=0.48, number=4),
    ]
    monkeypatch.setattr(Match, "review", lambda *_said, **_rest: iter(found))

    async def steps():
        async with at_the_board(tmp_path / "squadlog.db", size=(80, 24)) as table:
            match = Match.create(table.app.desk.store, Score(game=game, seats=("Ann", "Bob")))
            match.say("resign")
            table.app.push_screen(ReviewScreen(match.seat(Speaker()), 0))
            await table.until(lambda: "gave most away" in table.text())
            rows = {line.split(".")[0].split()[-1]: line for line in table.text().splitlines() if "→" in line}
            assert rows["1"].rstrip().endswith("49% →  16%  -33%")
            assert rows["1"].lstrip().startswith("??")
            assert rows["2"].rstrip().endswith(f"50% →  33%  {turned}")
            assert rows["3"].rstrip().endswith("50% →  33%  the only move")
            assert rows["4"].rstrip().endswith("50% →  48%")
            assert measure in " ".join(table.text().split())
            await table.press("down")
            assert f"Less is left all the same: it was {turned}." in " ".join(table.text().split())

    asyncio.run(steps())
