"""The map of a served battle: grounds that are kept for good, figures of each seat, nothing of what it may not know."""

import re

import pytest
from support.served import served


@pytest.fixture
def house(call):
    call("new", "counting_house", "--with", "hiding", "--seed", "7")
    with served(None) as found:
        yield found


def _grounds(page):
    return sorted(set(re.findall(r"/ground/[0-9a-f]+\.svg", page)))


def test_every_seat_has_the_same_grounds_and_a_browser_keeps_them(house):
    green, display = house.join("green"), house.join("table")
    grounds = _grounds(green.get("/").text)
    assert len(grounds) == 6
    assert _grounds(display.get("/").text) == grounds
    answer = green.get(grounds[0])
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.text.startswith("<?xml")
    assert 'id="ground"' in answer.text
    assert house.stranger().get(grounds[0]).status == 401
    assert green.get("/ground/0123456789abcdef.svg").status == 404


def test_figures_are_those_that_the_seat_knows_and_are_not_kept(house):
    green, blue, display, referee = map(house.join, ("green", "blue", "table", "referee"))
    before = _both(blue)
    assert "Krassk" in before
    assert green.say("hide 1").status == 200
    assert "Krassk" in _both(referee)
    assert "Krassk" not in _both(blue) + _both(display)
    assert _both(blue) != before
    assert green.get("/figures.svg").headers["Cache-Control"] == "no-store"


def _both(seat):
    return "".join(seat.get(f"/figures.svg?floor={floor}&look=day").text for floor in (1, 2))


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("floor=3", 404),
        ("floor=0", 404),
        ("floor=x", 400),
        ("look=ink", 404),
        ("floor=99999999", 400),
        ("floor=2", 200),
    ],
)
def test_a_floor_or_look_that_there_is_not_is_refused_in_a_sentence(house, asked, status):
    answer = house.join("blue").get(f"/figures.svg?{asked}")
    assert answer.status == status
    assert status == 200 or (answer.text.endswith(".") and len(answer.text) < 80)


def test_the_key_tells_the_signs_of_a_floor_by_drawings_that_lean_on_nothing_else_in_the_page(house):
    blue = house.join("blue")
    key = blue.get("/page/piece/key?floor=1&look=plain", **{"X-Squadlog": "piece"}).text
    words = re.findall("</svg>([^<]+)</li>", key)
    assert {"external wall", "stairs", "Kessrith", "Commonwealth"} <= set(words)
    assert len(words) == len(set(words))
    named, leant_on = (set(re.findall(one, key)) for one in (' id="([^"]+)"', r'(?:href="#|url\(#)([^")]+)'))
    assert leant_on <= named
    assert not named & set(re.findall(' id="([^"]+)"', _both(blue)))
    assert [blue.get(f"/page/piece/key?{one}").status for one in ("floor=3", "look=ink", "")] == [
        404,
        404,
        200,
    ]
    assert 'href="/page/piece/key?' in blue.get("/").text


def test_a_battle_without_a_map_has_no_map_on_its_page(call):
    call("new", "newcomer", "--seed", "7")
    with served(None) as table:
        blue = table.join("blue")
        assert "data-map" not in blue.get("/").text
        assert blue.get("/figures.svg").status == 404
        assert blue.get("/ground/0123456789abcdef.svg").status == 404


def test_script_style_and_ground_are_packed_and_the_first_page_is_small(house):
    """40 KB over the wire, of which 20 for the script: page, styles, scripts, one ground, figures."""
    green = house.join("green")
    page = green.get("/").text
    sizes = {"page": green.length("/")}
    ground = re.search(r'data-day="([^"]+)"', page)[1]
    for address in {*re.findall(r'"(/page/static/[^"]+)"', page), ground, "/figures.svg"}:
        answer = green.get(address, **{"Accept-Encoding": "identity"})
        packed = green.length(address)
        assert packed < len(answer.text.encode())
        sizes[address] = packed
    assert sum(size for name, size in sizes.items() if ".js" in name) < 20_000
    assert sum(sizes.values()) < 40_000, sizes
