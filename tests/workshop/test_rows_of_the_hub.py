"""What the workshop lists."""

from squadlog.tui.workshop.hub_scenes import shipped_rows


def test_ready_battles_have_the_titles_that_they_have_at_home():
    words = [row.words.plain.strip() for row in shipped_rows({"newcomer": "The Back Door"})]
    assert "The Back Door" in words
    assert "newcomer" not in words
    assert "long ford" in words, "before anything is loaded it is the name of its file"
