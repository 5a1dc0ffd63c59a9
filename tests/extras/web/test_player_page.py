"""The page of a player as its HTML: what is asked is offered as buttons and forms, whatever is asked."""

import re
from base64 import b64encode
from hashlib import sha256
from typing import get_args

import pytest
from support.battles import setup
from support.page_read import PageRead, asked_in
from support.walking import OneTable
from support.walking_pages import PageWalker

from squadlog.base import plugs
from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.web.pages import page, whole
from squadlog.extras.web.pages.pieces import asked
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.kept_table import KeptTable
from squadlog.extras.web.server.refusals import paper_answer, put_headers
from squadlog.extras.web.server.tables import Said
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.answer import Answer
from squadlog.session.view.fields import FieldChoice, Form, FormField
from squadlog.session.view.questions.question_value import Question, QuestionKind
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

RED, BLUE = SeatPlace(1, "red", "player"), SeatPlace(1, "blue", "player")
ALL_TARGETS = "All targets, what counts, and what you state by hand"
STEPS = ("search", "found", "rout", "caught", "consent", "theirs")
FIELDS = (
    FormField(
        name="mode", label="move mode", choices=(FieldChoice("walk", "walk away"), FieldChoice("run", "run"))
    ),
    FormField(
        name="metres", label="metres", kind="length", unit="m", low=0, high=4, wrong="metres is a length."
    ),
    FormField(name="words", label="its words", kind="text"),
)
ASKED = {
    **dict.fromkeys(("begin", "roll_initiative", "choose_order", "over", "judge"), ()),
    **dict.fromkeys(("fire", "opportunity", "intent", "place", "declare"), ()),
    **dict.fromkeys(("escape", "shares", "step"), FIELDS),
    "die": (FormField(name="face", label="number rolled", kind="number", low=1, high=10),),
}
"""Each kind of question with the fields of its form."""


@pytest.fixture
def store(tmp_path):
    """The file of a user."""
    opened = open_store(tmp_path / "squadlog.db")
    yield opened
    opened.close()


@pytest.fixture
def skirmish(store):
    """A battle of two soldiers against two, whose dice are typed, at its first slot."""
    session = Session.create(store, setup((1, 2), (11, 12), typed_dice=("red", "blue")))
    for one in ("begin", "initiative", "die 3", "die 8", "move"):
        session.say(one)
    return BattleTable(store, session.record.id)


def test_there_is_a_row_for_each_kind_of_question():
    assert {*ASKED} == {one for part in get_args(QuestionKind) for one in get_args(part)}


@pytest.mark.parametrize("kind", [*ASKED, *STEPS])
def test_whatever_is_asked_is_offered_by_buttons_and_forms(store, monkeypatch, kind):
    """What is said stands on a button with what it means; Enter's is the large one; each field can be filled in."""
    seat = Session.create(store, setup((1,), (11,))).seat(Speaker(seat="red"))
    fields = ASKED.get(kind, FIELDS)
    form = Form(
        subject="die" if kind == "die" else "more", sentence="More of it", fields=fields, say="more of it"
    )
    answers = (
        Answer("yes 1", "they do", enter=True, letter="y"),
        Answer("no 1", "they do not", many=True),
        Answer("no 2", "nor does the other", many=True),
        Answer("place it ...", "it lies somewhere", asks="where it lies"),
    )
    made = Question(
        kind="step" if kind in STEPS else kind, step=kind if kind in STEPS else "", sentence="What now? [ACT-16]",
        more=("One thing more.", "Press Enter to look again."), spare=("Press Enter to look again.",),
        answers=answers, forms=(form,) if fields else (),
    )  # fmt: skip
    monkeypatch.setattr(asked, "question", lambda *_: made)
    read = PageRead(asked.asked(seat, RED))
    assert "What now?" in read.text
    assert ("ACT-16", "/page/piece/rule?rule=ACT-16") in read.links
    assert "One thing more." in read.text
    assert "Press Enter" not in read.text
    by_say = {one.say: one for one in read.forms if one.say}
    (label, found), *_ = by_say["yes 1"].buttons
    assert ("They do" in label, found["class"], found["data-key"]) == (True, "enter", "y")
    assert by_say["place it ..."].typed == ["words"]
    if kind == "die":
        faces = [one["value"] for form in read.forms for _, one in form.buttons if one.get("name") == "face"]
        assert faces == [*map(str, range(1, 11)), "roll"]
        return
    assert "no 1; no 2" in by_say
    if fields:
        assert by_say["more of it"]
        (filled,) = (one for one in read.forms if one.method == "get")
        assert {*filled.choices, *filled.typed} == {"mode", "metres", "words"}
        assert "metres is a length." in read.text


def test_of_others_it_is_told_who_is_waited_for_and_nothing_can_be_said(skirmish):
    """INI-06: the page of who is not asked has no answers."""
    pages = {one.seat: PageRead(skirmish.shown(one).pieces["asked"]) for one in (RED, BLUE)}
    (waits,) = (one for one in pages.values() if not one.forms)
    assert "Waits for" in waits.text
    assert "look again" not in waits.text


def test_whoever_is_ready_may_take_that_back_by_a_button(store):
    """SET-05: nobody types `unready` at a phone."""
    table = BattleTable(store, Session.create(store, setup((1,), (11,))).record.id)
    assert table.say(RED, Said(sentence="ready")).status == 200
    read = PageRead(table.shown(RED).pieces["asked"])
    assert "turn 1 waits for Blue" in read.text
    assert "takes yours back" not in read.text
    assert read.says == ["unready"]
    assert table.say(RED, Said(sentence="unready")).status == 200
    assert "ready" in PageRead(table.shown(RED).pieces["asked"]).says
    assert "unready" not in PageRead(table.shown(BLUE).pieces["asked"]).says


def test_what_is_laid_in_secret_is_folded_by_its_kind_and_what_is_typed_is_not_asked(store):
    """HID-02, SCN-10: twelve soldiers who may hide stand behind one line before one's own soldiers."""
    made = load_battle("pest_control", load_rulebook(), load_rulings(), chapters=chapters_said("hiding"))
    table = BattleTable(store, Session.create(store, replace(made, seed=3)).record.id)
    assert table.say(RED, Said(sentence="hide 1")).status == 200
    asked_of = {one.seat: table.shown(one).pieces["asked"] for one in (RED, BLUE)}
    assert "Hide soldiers: 8, 1 done" in asked_of["red"]
    assert '<details class="things" data-id="Objects" open>' in asked_of["red"]
    assert '<details class="things" data-id="Hide soldiers"><summary>Hide soldiers: 12<' in asked_of["blue"]
    read = PageRead(asked_of["blue"])
    assert ("Where they may hide", "/page/piece/lie?thing=9") in read.links
    assert "Commonwealth sets up in the ship." in read.text
    assert "deployed blue" not in read.text


def test_the_die_pad_is_there_for_whose_die_it_is_and_for_the_referee(store):
    """DIE-07: a d10 has ten keys, and 0 is 10."""
    session = Session.create(store, setup((1,), (11,), typed_dice=("red", "blue")))
    for one in ("begin", "initiative"):
        session.say(one)
    table = BattleTable(store, session.record.id)
    asks = session.seat(Speaker(seat=REFEREE)).die.roll.side
    for seat in ("red", "blue", REFEREE):
        kind = "referee" if seat == REFEREE else "player"
        read = PageRead(table.shown(SeatPlace(1, seat, kind)).pieces["asked"])
        faces = [
            found["value"] for form in read.forms for _, found in form.buttons if found.get("name") == "face"
        ]
        assert bool(faces) == (seat in (asks, REFEREE)), seat
    assert (
        table.say(
            SeatPlace(1, asks, "player"), Said(face="roll", die=session.seat(Speaker()).die.name)
        ).status
        == 200
    )


def test_an_order_is_two_taps_and_its_form_says_what_it_costs(skirmish):
    """ACT-16, ACT-34: the menu has letter, price and end; what cannot be done says why."""
    menu = PageRead(skirmish.fragment(RED, "menu", {"unit": "1"}))
    assert "hold 1" in menu.says
    (walk,) = (one for one in menu.forms if one.say.startswith("walk"))
    (label, found), *_ = walk.buttons
    assert found["data-key"] == "w"
    assert "AP" in label
    assert "is standing already" in menu.text
    form = PageRead(skirmish.fragment(RED, "form", {"unit": "1", "action": "move:walk", "metres": "1"}))
    assert "1 AP" in form.text
    assert any("1m" in one for one in form.says)
    wrong = PageRead(skirmish.fragment(RED, "form", {"unit": "1", "action": "move:walk", "metres": "far"}))
    assert "not 'far'" in wrong.text
    assert not wrong.says


def test_after_an_order_the_next_who_awaits_one_is_offered(skirmish):
    assert skirmish.say(RED, Said(sentence="hold 1")).status == 200
    assert "hold 2" in PageRead(skirmish.fragment(RED, "next", {})).says
    slot = PageRead(skirmish.shown(RED).pieces["asked"]).says
    assert {"hold 2", "done"} <= {*slot}
    assert skirmish.say(RED, Said(sentence="hold 2")).status == 200
    assert not skirmish.fragment(RED, "next", {})


def test_orders_are_prepared_while_others_are_asked_and_said_when_the_slot_comes(skirmish):
    """ACT-02: what no longer stands is told with the reason; nobody else hears of any of it."""
    red, entry = skirmish.shown(RED), skirmish.shown(BLUE).entry
    menu = PageRead(skirmish.fragment(BLUE, "menu", {"unit": "11"}))
    assert all(one.hidden["later"] == "keep" for one in menu.forms)
    assert "walk 11" in menu.says
    for sentence, means in (
        ("walk 11 1m", "11 Trooper 11: walk 1 m"),
        ("prone 12", "12 Trooper 12: go prone"),
    ):
        kept = skirmish.say(BLUE, Said(sentence=sentence, later="keep"))
        assert (kept.status, kept.body["lines"]) == (200, [f"Kept for your turn. {means}."])
    assert skirmish.say(BLUE, Said(sentence="hold 1", later="keep")).status == 422
    assert skirmish.say(BLUE, Said(sentence="done", later="keep")).status == 422
    shown = skirmish.shown(BLUE)
    assert (shown.entry, skirmish.shown(RED)) == (entry, red)
    read = PageRead(shown.pieces["prepared"])
    assert "stands as things are now" in read.text
    assert "11 Trooper 11: walk 1 m" in read.text
    assert all(one.hidden["later"] == "drop" for one in read.forms)
    assert skirmish.say(RED, Said(sentence="hold 1, 2")).status == 200
    assert skirmish.say(RED, Said(sentence="done")).status == 200
    assert skirmish.say(BLUE, Said(sentence="run 12 99m", later="keep")).status == 200
    read = PageRead(skirmish.shown(BLUE).pieces["prepared"])
    assert "cannot" in read.text
    assert read.says[0] == "walk 11 1m"
    assert skirmish.say(BLUE, Said(sentence="prone 12", later="keep")).status == 200
    read = PageRead(skirmish.shown(BLUE).pieces["prepared"])
    assert read.says[0] == "walk 11 1m; prone 12"
    assert skirmish.say(BLUE, Said(sentence=read.says[0])).status == 200
    assert not skirmish.shown(BLUE).pieces["prepared"]


@pytest.mark.parametrize(("action", "aimed"), [("fire_throw", False), ("aimed_fire", True)])
def test_whom_a_shot_is_for_is_chosen_by_its_card_and_typed_by_nobody(skirmish, action, aimed):
    """ACT-51: the card that is opened from the form of the order plans that very shot."""
    form = PageRead(skirmish.fragment(RED, "form", {"unit": "1", "action": action}))
    (opened,) = (asked_in(where) for words, where in form.links if "Choose a target" in words)
    card = PageRead(skirmish.fragment(RED, *opened))
    (at_12,) = (asked_in(where) for _, where in card.links if where.endswith("target=12"))
    name, asked_for = at_12
    (said,) = PageRead(skirmish.fragment(RED, name, {**asked_for, "range": "9", "cover": "open"})).says
    assert ("aimed" in said, "at 12" in said) == (aimed, True), said
    assert skirmish.say(RED, Said(sentence=said)).status == 200


def test_a_card_that_was_opened_for_a_shot_is_refused_once_that_is_let_go(skirmish):
    """FIR-01: decided on another device, no button of the card would fire it any more."""
    for place, *sentences in ((RED, "fire 1", "hold 2", "done"), (BLUE, "hold 11, 12", "done")):
        assert all(skirmish.say(place, Said(sentence=one)).status == 200 for one in sentences)
    opened = asked_in(dict(PageRead(skirmish.shown(RED).pieces["asked"]).links)[ALL_TARGETS])
    card = PageRead(skirmish.fragment(RED, *opened))
    assert "hold-fire 1" in card.says
    aimed = [where for _, where in card.links if "target=12" in where]
    assert skirmish.say(RED, Said(sentence="hold-fire 1")).status == 200
    for name, asked_for in (opened, *map(asked_in, aimed)):
        with pytest.raises(ValueError, match="not asked for any more"):
            skirmish.fragment(RED, name, asked_for)


def test_a_word_said_again_after_an_undo_is_another_word(skirmish):
    """Its key is new, or it would be answered as the one that was undone."""
    first = next(
        one for one in PageRead(skirmish.fragment(RED, "menu", {"unit": "1"})).forms if one.say == "hold 1"
    )
    assert skirmish.say(RED, Said(sentence="hold 1", key=first.hidden["key"])).status == 200
    assert skirmish.say(RED, Said(undo=True)).status == 202
    agreed = next(one for one in PageRead(skirmish.shown(BLUE).pieces["asked"]).says if "yes" in one)
    assert skirmish.say(BLUE, Said(sentence=agreed)).status == 200
    again = next(
        one for one in PageRead(skirmish.fragment(RED, "menu", {"unit": "1"})).forms if one.say == "hold 1"
    )
    assert again.hidden["at"] == first.hidden["at"]
    assert again.hidden["key"] != first.hidden["key"]


def test_a_sentence_that_is_not_understood_is_told_with_where(skirmish):
    told = skirmish.say(RED, Said(sentence="walk 1 banana")).body["refused"]
    assert "Not understood from here: banana" in told["text"]
    assert "walk 1" in skirmish.fragment(RED, "completions", {"say": "walk "})


def test_a_line_of_the_log_opens_and_a_citation_has_its_rule(skirmish):
    (_, where), *_ = PageRead(skirmish.shown(RED).pieces["log"]).links
    name, _, number = where.removeprefix("/page/piece/").partition("?entry=")
    assert f"Line {number}" in PageRead(skirmish.fragment(RED, name, {"entry": number})).text
    assert "ACT-16" in PageRead(skirmish.fragment(RED, "rule", {"rule": "ACT-16"})).text
    assert "no such rule" in PageRead(skirmish.fragment(RED, "rule", {"rule": "XYZ-99"})).text


def test_the_report_of_the_battle_opens_at_the_score(skirmish):
    links = dict(PageRead(skirmish.shown(RED).pieces["score"]).links)
    assert links["Report"] == "/page/piece/report"
    told = PageRead(skirmish.fragment(RED, "report", {})).text
    assert "As it stands in T1.s1" in told
    assert "The soldiers" in told


def test_a_side_has_its_own_squad_on_paper_by_itself_and_no_script_in_it(store, monkeypatch):
    """LOG-01: nothing of the enemy is on it; without the extra for paper there is no link."""
    record = Session.create(store, setup((1,), (11,))).record
    held = KeptTable(1, lambda: BattleTable(store, record.id), store.path, several=True)
    assert ("My squad on paper", "/page/paper?battle=1") in PageRead(held.shown(RED).pieces["orders"]).links
    text = held.paper(RED)
    assert "Trooper 1<" in text
    assert "Trooper 11" not in text
    answer = paper_answer(text)
    put_headers(answer)
    (style,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    allowed = b64encode(sha256(style.encode()).digest()).decode()
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith(f"default-src 'none'; style-src 'sha256-{allowed}';")
    assert not {"script", "unsafe", "self"} & {*re.findall("[a-z]+", policy)}
    monkeypatch.setattr(plugs, "folders", lambda: ["web"])
    assert not held.paper(RED)
    assert "on paper" not in BattleTable(store, record.id).shown(BLUE).pieces["orders"]


def test_links_lead_to_the_parts_of_a_page_that_are_there(skirmish):
    """A phone has them at the foot of its screen; this battle has no map, and a display is not touched."""
    laid_out = whole.page("The Back Door", RED, skirmish.shown(RED))
    there = re.findall(r'<a href="#(at-[a-z]+)">', laid_out)
    assert there == ["at-asked", "at-orders", "at-log", "at-speaking"]
    assert all(laid_out.count(f'id="{one}"') == 1 for one in there)
    display = SeatPlace(1, "display", "display")
    assert "#at-" not in whole.page("The Back Door", display, skirmish.shown(display))


def test_a_person_reads_the_page_of_the_side_and_speaks_for_his_own(skirmish):
    """All pieces fit together as HTML, whoever sits there."""
    for place in (RED, BLUE):
        for text in skirmish.shown(place).pieces.values():
            PageRead(text)


@pytest.mark.parametrize(("ready", "chapters"), [("newcomer", "hiding,leadership"), ("pest_control", "")])
def test_a_battle_is_played_to_its_end_by_what_the_pages_offer(store, ready, chapters):
    made = load_battle(ready, load_rulebook(), load_rulings(), chapters=chapters_said(chapters))
    session = Session.create(store, replace(made, seed=3, turns=1))
    walker = PageWalker([(OneTable(session), (*session.record.battle.side_ids(), REFEREE))], 3, patience=0.02)
    walker.walk()
    assert walker.faults == []
    assert session.record.battle.stage == "over"
    assert page.pieces(
        session.seat(Speaker(seat="red" if "red" in session.record.battle.side_ids() else REFEREE)), RED
    )
