"""A battle to be watched again in a browser: one strict file, told from changes, that keeps the secrets of others."""

import json
import re
from base64 import b64encode
from contextlib import closing
from functools import partial
from hashlib import sha256
from itertools import pairwise
from random import Random
from unittest.mock import patch

import pytest
from large import leaks
from support.battles import setup
from support.golden_battles import golden_session
from support.matches import hasty_store

from squadlog.battle.commands import Begin, Correct, EndBattle, Note, RollInitiative
from squadlog.battle.outcome import Accepted
from squadlog.battle.saying import PrivateNote
from squadlog.book.load import load_rulebook
from squadlog.extras.paper.asked import PaperError
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import A4
from squadlog.extras.paper.ordering import order_of
from squadlog.extras.paper.replay_page.page_data import fold, page_data
from squadlog.extras.paper.writing import on_pages, write_document
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.survey.drawn import map_of_text

MOST_OF_THE_SCRIPT = 12 * 1024
HOSTILE = "</script><img src=x onerror=alert(1)><!-- {{ 7*7 }}"


def page(session, seat=TABLE, **options):
    asked = order_of(
        session.seat(Speaker(seat=seat)), load_rulebook(), A4, {"look": "plain", **options}, on_map=False
    )
    return document("replay", asked).html


def part(text, tag):
    return re.search(rf"<{tag}>(.*?)</{tag.split()[0]}>", text, re.DOTALL).group(1)


def data_of(text):
    return json.loads(re.search(r'id="data">(.*?)</script>', text, re.DOTALL).group(1))


def lines_of(text):
    return re.findall(r"<li>(.*)", text)


def begun(store, *said):
    session = Session.create(store, setup((1, 2), (11, 12), seed=7))
    for command in (Begin(), RollInitiative(), *said):
        assert isinstance(session.submit(command), Accepted)
    return session


@pytest.fixture
def store(tmp_path):
    with closing(hasty_store(tmp_path / "squadlog.db")) as made:
        yield made


@pytest.fixture(scope="module")
def ambush(tmp_path_factory):
    with golden_session("ambush", tmp_path_factory.mktemp("ambush"), "0.11.0") as session:
        yield session


@pytest.fixture(scope="module")
def text(ambush):
    return page(ambush)


def test_a_browser_may_run_its_one_script_and_load_nothing(text):
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text.replace("&#39;", "'"))
    digests = (b64encode(sha256(part(text, tag).encode()).digest()).decode() for tag in ("script", "style"))
    script, style = (f"'sha256-{digest}'" for digest in digests)
    assert policy.startswith(f"default-src 'none'; script-src {script}; style-src {style}; img-src data:;")
    assert "unsafe" not in policy
    markup = text.replace(part(text, "script"), "").replace(part(text, "style"), "")
    assert not re.search(r"""<[^>]*\s(style|on\w+)\s*=""", markup)
    assert not re.search(r"(src|href)=\"(?!#)|url\((?!#)|@import|https?:", markup)
    assert len(part(text, "script").encode()) <= MOST_OF_THE_SCRIPT


def test_what_its_drawing_refers_to_is_there_and_bears_its_name_alone(text):
    named = re.findall(r'\sid="([^"]+)"', text)
    assert len(named) == len(set(named))
    assert {*re.findall(r'href="#([^"]+)"', text), *re.findall(r"url\(#([^)]+)\)", text)} <= set(named)
    frames = data_of(text)["frames"]
    assert {f"x{piece}" for frame in frames for _, piece in frame.get("laid", ())} <= set(named)
    signs = (sign for frame in frames for those in frame.get("signs", {}).values() for sign in those or ())
    assert {f"sign{sign}" for sign in signs} <= set(named)


@pytest.mark.parametrize("name", ["ambush", "raid"])
def test_its_changes_laid_over_one_another_are_the_battle_at_every_moment(name, tmp_path):
    """What the script works out; a change says nothing that is so already."""
    with golden_session(name, tmp_path, "0.11.0") as session:
        replay = session.seat(Speaker(seat="red")).log.replay()
        drawn = map_of_text(replay.frames[0].battle.setup.map)
        data = json.loads(json.dumps(page_data(replay, drawn).data))
        stood = list(fold(data["frames"]))
        for frame, shown in zip(replay.frames, stood, strict=True):
            assert shown["at"] == [frame.moment.turn, frame.moment.subphase]
            assert shown.get("figures", {}).keys() == {str(number) for number in frame.battle.units}
            for number, unit in frame.battle.units.items():
                one = shown["figures"][str(number)]
                at = None if unit.position is None else [unit.position.x, unit.position.y]
                assert one.get("at") == (at and pytest.approx(at, abs=0.006))
                assert (one.get("floor", 1), one.get("wound", "none")) == (unit.floor, unit.wound)
                assert (one.get("posture", "standing"), one.get("out", False)) == (unit.posture, unit.out)
        for (_, change), (before, after) in zip(
            list(enumerate(data["frames"]))[1:], pairwise(stood), strict=True
        ):
            assert "figures" not in change or before["figures"] != after["figures"]


def test_the_story_has_each_line_once_and_each_frame_counts_its_own(ambush, text):
    said = [
        line
        for frame in ambush.seat(Speaker(seat=TABLE)).log.replay(whole=True).frames
        for line in frame.said
    ]
    assert len(lines_of(text)) == len(said) == sum(frame.get("lines", 0) for frame in data_of(text)["frames"])


def test_words_of_people_are_text_and_never_markup(store):
    text = page(begun(store, Note(text=HOSTILE), Correct(unit=1, changes=(("wound", "M"),), reason=HOSTILE)))
    assert "<img" not in text
    assert text.count("</script>") == 2
    assert "&lt;img src=x onerror=alert(1)&gt;" in text
    assert "7*7" in text


def test_without_a_map_track_and_roster_play(store):
    text = page(begun(store, Correct(unit=1, changes=(("dazed", "T1.s4"),), reason="a shell")))
    data = data_of(text)
    assert 'class="floor"' not in text
    assert set(re.findall(r'data-row="(\w+)"', text)) >= set(data["people"])
    ((start, end, look, _word),) = list(fold(data["frames"]))[-1]["track"]["1"]
    assert (start, end, look) == (0, 3, "hatched")


@pytest.mark.parametrize("sort", ["hiding, how many", "stances"])
def test_two_battles_that_differ_in_a_secret_give_the_same_file_hid_02_amb_108(tmp_path, sort):
    with patch("squadlog.session.battle_session.secrets.token_hex", lambda _: ""):
        _, made, blind = leaks.battles(tmp_path, Random(sort), sort)
        for seat in blind:
            one, other = (page(session, seat) for _, session in made)
            assert one == other
        for store, _ in made:
            store.close()


def test_a_side_sees_what_was_secret_on_wish_alone_and_only_once_it_is_over(store):
    session = begun(store)
    session.submit(PrivateNote(text="he is the spy"), seat="blue")
    assert "As all players know it." in page(session)
    assert "As Red knows it." in page(session, "red", secrets="yes")
    session.submit(EndBattle(reason="late"))
    assert "As Red knows it." in page(session, "red")
    assert "with every secret" in page(session, "red", secrets="yes")
    assert "with every secret" in page(session)
    assert "As all players know it." in page(session, secrets="no")
    assert "spy" not in page(session)
    assert "spy" in page(session, REFEREE)


def test_it_is_a_page_for_a_browser_and_no_paper(store, tmp_path):
    asked = order_of(begun(store).seat(Speaker(seat=TABLE)), load_rulebook(), A4, {}, on_map=False)
    made = document("replay", asked)
    assert write_document(made, "html", A4).decode() == made.html
    assert str(tmp_path) not in made.html
    for wrong in (partial(write_document, made, "pdf", A4), partial(on_pages, made, A4)):
        with pytest.raises(PaperError, match=r"browser"):
            wrong()


@pytest.mark.parametrize(
    ("option", "words"),
    [("look", "look is table or ink or plain, not 'oil'"), ("secrets", "secrets is yes or no, not 'oil'")],
)
def test_an_option_that_there_is_not_is_refused(store, option, words):
    with pytest.raises(PaperError, match=re.escape(words)):
        page(begun(store), **{option: "oil"})


def test_before_a_battle_begins_there_is_nothing_to_watch(store):
    with pytest.raises(PaperError, match="Nothing has happened"):
        page(Session.create(store, setup((1,), (11,))))
