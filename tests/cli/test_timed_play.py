"""Timed play from the shell: agreed on as a battle begins, at the prompt, in the log: TIM-01..04, A-110."""

import json
import sys

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from support.passing import Time

from squadlog.cli.battle import prompt
from squadlog.cli.lines import Lines, TimeIsUpError
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.session.battle_session import Session, open_store


class Slow:
    """Types one line after the other, each after so many seconds."""

    def __init__(self, time, *lines):
        self.time, self.lines = time, list(lines)

    def readline(self, _most=-1):
        if not self.lines:
            return ""
        seconds, line = self.lines.pop(0)
        self.time.s += seconds
        return f"{line}\n"

    def isatty(self):
        return False


@pytest.fixture
def newcomer(call, home):
    """The newcomer's battle with four seconds for each decision, blue to act."""
    assert (
        call("new", "newcomer", "--with", "timed", "--clock", "4", "--clock", "tog=9", "--seed", "2")[0] == 0
    )
    assert call("do", "begin", "initiative", "move")[0] == 0
    session = Session.open(open_store(home / "squadlog.db"), 1)

    def typed(*lines, seat=TABLE, bell=False):
        time = Time()
        sys.stdin = Slow(time, *lines)
        return prompt.play(session.seat(Speaker(seat=seat)), now=time, bell=bell)

    before = sys.stdin
    yield typed
    sys.stdin = before


@pytest.mark.usefixtures("newcomer")
def test_how_long_each_side_may_think_is_said_as_a_battle_begins(call):
    """TIM-02."""
    assert "clock: 4 s for each decision, TOG 9 s" in call("show")[1]
    assert call("do", "clock blue 15", "clock pause")[0] == 0
    assert "Commonwealth 15 s, paused" in call("show")[1]
    code, out, _ = call("rules", "TIM-02")
    assert (code, "10 seconds" in out) == (0, True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--clock", "9"), "--with timed_play"),
        (("--with", "timed_play", "--clock", "0"), "1 to 600 seconds"),
        (("--with", "timed_play", "--clock", "soon"), "1 to 600 seconds"),
        (("--with", "timed_play", "--clock", "green=9"), "There is no side 'green'"),
    ],
)
def test_a_clock_that_nobody_can_mean_is_refused_with_what_would_be_right(call, words, told):
    """TIM-01, TIM-02."""
    code, _, err = call("new", "newcomer", *words)
    assert (code != 0, told in err) == (True, True)


def test_who_answers_in_time_is_heard_and_who_comes_too_late_is_told_so(newcomer, capsys, call):
    """TIM-01, TIM-04, A-110."""
    newcomer((3, "kneel 2"), (4, "kneel 1"), (1, "kneel 3"), (9, "quit"))
    told = capsys.readouterr().out
    assert "2 Mara Quill kneels" in told
    assert "The time of 1 John Doe is up (4 s)" in told
    assert "Too late, not carried out: kneel 1" in told
    assert "3 Tobias Renn kneels" in told
    log = call("log")[1]
    assert "(decided in 3 s)" in log
    entries = json.loads(call("log", "--json")[1])
    assert [entry["took_s"] for entry in entries[-3:]] == [3.0, None, 1.0]
    assert call("audit")[0] == 0
    assert call("undo", "2")[0] == 0


def test_a_bell_rings_where_it_is_set_and_a_display_says_nothing(newcomer, capsys):
    """TIM-01."""
    newcomer((5, "kneel 2"), seat=NOBODY)
    assert "is up" not in capsys.readouterr().out
    newcomer((5, "kneel 2"))
    assert "\a" not in capsys.readouterr().out
    newcomer((5, "kneel 2"), bell=True)
    assert "\a" in capsys.readouterr().out


def test_whether_it_rings_is_remembered(call):
    """TIM-01."""
    call("play", "newcomer", "--as", "text", "--bell", "bell")
    assert call("play", "newcomer", "--as", "text", "--bell", "loud")[0] != 0


def test_a_line_at_a_terminal_is_left_when_its_time_is_up():
    """TIM-01: what was typed so far is told, not lost."""
    left = iter([0.01, 0.01, 0.01, *[0.0] * 20])
    with create_pipe_input() as typed:
        reader = PromptSession(input=typed, output=DummyOutput())
        typed.send_text("kneel 1")
        with pytest.raises(TimeIsUpError) as late:
            Lines._typed(reader, "> ", lambda: next(left))
        assert late.value.typed in ("", "kneel 1")
        typed.send_text("quit\r")
        assert Lines._typed(reader, "> ", None) == "quit"
