"""The page of the seat is played as it stands there: what it shows is what the program prints."""

import shlex
from pathlib import Path

from squadlog.cli.commands import DIE_AWAITED, OK, REFUSED

PAGE = Path(__file__).parents[2].joinpath("docs", "seat.md").read_text(encoding="utf-8")
MOST_WORDS = 1_500


def test_the_page_of_the_seat_shows_what_the_program_prints(call):
    for part in PAGE.split("```console\n")[1:]:
        for told in part.split("```")[0].split("$ squadlog ")[1:]:
            line, *shown = told.splitlines()
            code, out, err = call(*shlex.split(line))
            assert code in (OK, DIE_AWAITED) or (code == REFUSED and not shown), (line, err)
            assert all(one in out + err for one in shown), (line, shown, out, err)


def test_the_page_of_the_seat_is_read_in_one_sitting():
    assert len(PAGE.split()) <= MOST_WORDS
