"""What the workshop lists."""

from squadlog.extras.workshop.screens.hub_scenes import BATTLE, file_rows
from squadlog.setup.own.scenes import shipped_scenes
from squadlog.store.labels import Label
from squadlog.tui.chrome.stored import MenuEntry, offer_words


def test_ready_battles_have_the_titles_that_they_have_at_home():
    words = [
        row.words.plain.strip()
        for row in file_rows(BATTLE, "Ready battles", shipped_scenes(), {"newcomer": "The Back Door"})
    ]
    assert "The Back Door" in words
    assert "newcomer" not in words
    assert "long ford" in words, "before anything is loaded it is the name of its file"


def test_folder_and_tags_stand_behind_the_name_of_a_file():
    label = Label(folder="Club 2026", tags=("dusk", "wet"))
    rows = list(file_rows(BATTLE, "Ready battles", shipped_scenes(), labels={"newcomer": label}))
    words = [row.words.plain.strip() for row in rows]
    assert "newcomer   Club 2026 / dusk, wet" in words
    assert sum("dusk" in one for one in words) == 1
    for only, shown in (("tag dusk", 1), ("folder club 2026", 1), ("tag dry", 0)):
        rows = list(
            file_rows(BATTLE, "Ready battles", shipped_scenes(), labels={"newcomer": label}, only=only)
        )
        assert sum(row.stops for row in rows) == shown
        assert bool(rows) is bool(shown), "no heading over nothing"


def test_words_of_what_can_be_made_end_at_a_comma_where_room_is_short():
    offer = MenuEntry("map", "n", "New map", "walls, doors, woods, furniture")
    told = [offer_words(offer, width, 8).plain.split("New map")[1].strip() for width in (60, 35, 20, 18)]
    assert told == ["walls, doors, woods, furniture", "walls, doors, woods", "walls", "wa…"]
