"""`print map` and `print briefing` as commands: of a map, a scenario, a battle; what cannot be is one sentence."""

import xml.etree.ElementTree as ET

import pytest

from squadlog.setup.maps import map_text


def test_a_map_with_a_hostile_title_is_inert(call, tmp_path):
    drawn = tmp_path / "odd.toml"
    text = map_text("training_yard")
    title = next(line for line in text.splitlines() if line.startswith("title"))
    drawn.write_text(text.replace(title, 'title = "<script>{{ 7*7 }}&\'</script>"'), encoding="utf-8")
    code, _, told = call("print", "map", "--map", str(drawn), "--to", str(tmp_path / "odd.html"))
    assert (code, told.startswith("Written to")) == (0, True), told
    page = (tmp_path / "odd.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert "{{ 7*7 }}" in page
    for drawn_page in page.split("<svg xmlns")[1:]:
        ET.fromstring(f"<svg xmlns{drawn_page[: drawn_page.rindex('</svg>')]}</svg>")  # noqa: S314 - our own


def test_a_battle_is_printed_for_the_seat_that_asks(call, tmp_path):
    call("new", "tutorial_map")
    target = tmp_path / "map.html"
    assert call("print", "map", "--seat", "referee", "--to", str(target))[0] == 0
    assert "for the referee: it shows everything" in target.read_text(encoding="utf-8")
    briefing = tmp_path / "briefing.pdf"
    assert call("print", "briefing", "--to", str(briefing))[0] == 0
    assert briefing.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("log", "--map", "training_yard"), "log is not printed of a map."),
        (("map", "--scenario", "toll_bridge"), "map is not printed of a scenario."),
        (("briefing", "--map", "training_yard"), "briefing is not printed of a map."),
        (("map", "--map", "training_yard", "--scenario", "x"), "name one of them."),
        (("briefing", "--scenario", "nowhere"), "There is no ready battle called nowhere"),
        (("map", "--map", "nowhere"), "There is no map nowhere"),
        (("report", "--squad", "john_doe"), "report is not printed of a squad."),
        (("templates", "--squad", "john_doe"), "templates is not printed of a squad."),
        (
            ("log", "--squad", "john_doe", "--of", "Able"),
            "--of names a campaign, a company or a lab; log is of none.",
        ),
    ],
)
def test_what_cannot_be_printed_is_said_and_nothing_is_written(call, tmp_path, words, says):
    target = tmp_path / "no.pdf"
    code, out, told = call("print", *words, "--to", str(target))
    assert code != 0
    assert says in told
    assert out == ""
    assert not target.exists()


@pytest.mark.parametrize("named", [(), ("--battle", "1")])
def test_a_side_game_has_no_report_and_one_sentence_says_so(call, tmp_path, named):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob")
    code, out, told = call("print", "report", *named, "--to", str(tmp_path / "game.pdf"))
    assert code
    assert not out
    assert "side game" in told
    assert told.count(".") == 1
    assert not (tmp_path / "game.pdf").exists()
