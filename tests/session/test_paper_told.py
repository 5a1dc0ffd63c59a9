"""What a battle beside a side on paper tells afterwards, from its record (CAS-07)."""

import pytest
from support.matches import hasty_store
from support.paper_sides import set_up_beside_paper

from squadlog.base.errors import SquadlogError
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.reports.story.report import report
from squadlog.session.battle_session import Session


def test_nothing_is_sealed_beside_a_side_that_has_no_terminal(tmp_path) -> None:
    """LOG-01: what is sealed would wait for them for good."""
    with pytest.raises(SquadlogError, match="nobody sits at a terminal of Blue"):
        Session.create(
            hasty_store(tmp_path / "squadlog.db"), set_up_beside_paper(), words={"red": "four words"}
        )


def test_an_end_that_is_counted_anew_is_told_once(tmp_path) -> None:
    """CAS-07: the points of their losses are asked for at the end, and the story has the last count alone."""
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), set_up_beside_paper())
    seat = session.seat(Speaker(seat=REFEREE))
    for sentence in ("begin", "admit 11 dead", "end because late", "their 11 value 40"):
        seat.say(sentence)
    told = report(seat.exports.chronicle())
    words = " ".join(words for turn in told.story for _, words in turn.passages)
    assert words.count("The battle is over") == 1
    assert "Red 40" in words
