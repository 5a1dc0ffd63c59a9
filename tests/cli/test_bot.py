"""The bot that docs/bots.md shows plays battles to their end, and nothing that it is offered is refused."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

BOT = (
    Path(__file__)
    .parents[2]
    .joinpath("docs", "bots.md")
    .read_text(encoding="utf-8")
    .split("```python\n")[1]
    .split("```")[0]
)
LONGEST = 400


@pytest.fixture
def bot(call):
    """The bot, with the program called in this process."""
    refused = []

    def squadlog(*words):
        told = json.loads(call(*words, "--json")[1])
        if "refused" in told:
            refused.append((words, told["refused"]))
        return told

    space = {"__name__": "bot"}
    exec(BOT, space)  # noqa: S102 - what the page shows
    space["squadlog"] = squadlog
    space["time"] = SimpleNamespace(sleep=lambda _seconds: None)
    return space["Bot"], refused


def play(bots):
    for _ in range(LONGEST):
        if not all(bot.turn() for bot in bots):
            return
    raise AssertionError("the battle does not end")


def test_a_bot_at_each_seat_plays_a_battle_to_its_end(call, bot):
    sides = ("blue", "red")
    call("new", "newcomer", "--seed", "30", "--turns", "1", "--with", "usual", "--typed", "blue")
    made, refused = bot
    play([made(side, 30) for side in sides])
    assert json.loads(call("next", "--json")[1])["question"]["kind"] == "over"
    assert not refused


def test_the_bot_has_no_more_than_sixty_lines():
    assert len(BOT.splitlines()) <= 60
