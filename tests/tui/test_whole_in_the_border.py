"""What stands in the border of a panel is told whole: hints go one by one, the head of the track is never cut."""

from types import SimpleNamespace

import pytest

from squadlog.extras.games.screens.frame.side import BEGIN, LOOK_UP
from squadlog.tui.battle.log_words import look_words
from squadlog.tui.chrome.screens import hint_line
from squadlog.tui.chrome.stored import offer_words

HINTS = (
    ("⏎", "fires", "shoot"), ("w", "holds fire", "withhold"), ("h f", "cover", ""), ("o", "odds", "odds"),
    ("esc", "later", "put_aside"),
)  # fmt: skip


@pytest.mark.parametrize("width", range(20, 60))
def test_hints_that_have_no_room_go_whole_the_last_first_and_the_way_out_stays(width):
    shown = hint_line(HINTS).truncate(width, ellipsis=True)
    told = shown.plain.split("  ")
    assert shown.cell_length <= width
    assert told == [f"{key} {words}" for key, words, _ in HINTS if f"{key} {words}" in told]
    assert told[0] == "⏎ fires"
    assert told[-1] == "esc later"


def test_a_hint_that_stays_is_clicked_as_before():
    shown = hint_line(HINTS).truncate(22, ellipsis=True)
    assert shown.plain == "⏎ fires  esc later"
    clicked = [span.style.meta.get("@click") for span in shown.spans if getattr(span.style, "meta", None)]
    assert clicked == ["shoot", "put_aside"]


def test_the_last_head_of_the_track_stands_whole_in_the_border(play, brought, tmp_path):
    async def steps(table):
        assert "10 ─╮" in table.text().splitlines()[1]

    play(steps, size=(120, 36), battle=brought(tmp_path / "squadlog.db", "full_squads"))


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_that_one_looks_back_is_told_whole_at_every_width(width):
    step = SimpleNamespace(id=1234, current=False)
    told = look_words(step, 1300, width).plain
    assert len(told) < width
    assert "1234" in told
    assert "1300" in told


def test_what_can_be_begun_among_the_side_games_is_told_whole_beside_their_preview():
    told = [offer_words(offer, 56).plain for offer in (*BEGIN, *LOOK_UP)]
    assert not [words for words in told if "…" in words]
