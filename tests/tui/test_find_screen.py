"""Finding on the screen: battles by folder, words while they are typed, Enter opens the hit, `t` labels it."""

from squadlog.store.labels import Label
from squadlog.tui.book.find import FindScreen
from squadlog.tui.book.labelling import ALL, fits, label_in, label_words, line_of, narrowings


def test_a_label_is_typed_as_it_is_shown():
    label = Label(folder="Club 2026", tags=("night", "wet"))
    assert label_in(line_of(label)) == label
    assert label_in("Club 2026") == Label(folder="Club 2026")
    assert label_in(" / night") == Label(tags=("night",))
    assert label_words(Label()) == "no folder, no tags"


def test_words_find_a_note_and_enter_opens_the_log_there(play, prepared):
    number = prepared("begin", "note on 1: the mill burns")

    async def searched(table):
        await table.pilot.pause(0.3)
        await table.app.workers.wait_for_complete()
        await table.pilot.pause()

    async def steps(table):
        await table.press("f", *"the", "space", *"mil")
        await searched(table)
        screen = table.app.screen
        assert isinstance(screen, FindScreen)
        assert [hit.kind for hit in screen._hits.values()] == ["note"]
        await table.press("enter", "t")
        assert table.screen == "LineDialog"
        await table.press(*"Mill", "enter")
        await searched(table)
        assert table.app.desk.store.labels.get("battle", str(number)) == Label(folder="Mill")
        await table.press("enter")
        assert table.screen == "LogScreen"
        assert table.app.screen._chosen().kind == "note"

    play(steps)


def test_a_list_is_narrowed_to_a_folder_or_a_tag_that_something_in_it_has():
    known = {
        "a": Label(folder="Club 2026", tags=("Wet",)),
        "b": Label(folder="club 2026", tags=("night", "wet")),
    }
    assert [words for _, words in narrowings(known.values())] == [
        "everything", "folder club 2026", "tag night", "tag wet",
    ]  # fmt: skip
    found = {
        words: [name for name in (*known, "c") if fits(key, known.get(name))]
        for key, words in narrowings(known.values())
    }
    assert list(found.values()) == [["a", "b", "c"], ["a", "b"], ["b"], ["a", "b"]]
    assert narrowings([Label()]) == [(ALL, "everything")]
