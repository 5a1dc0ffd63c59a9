"""What pages hold on to: the present, the die, what is half filled in, and what is under a finger.

One evening of *The Back Door*, in which these tests follow one another: blue's phone is in the hand, the others speak
from programs. SEATS is the design behind it.
"""

import pytest
from support.browsing import Pages
from support.page_measures import page_faults, targets_of
from support.served import served
from support.served_evenings import begin, by_hand

from squadlog.base.records import replace
from squadlog.extras.web.running import Running, records_served
from squadlog.extras.web.server.app import Address

PAD = 'section[data-piece="asked"] .pad button'
DIE = 'section[data-piece="asked"] .pad input[name="die"]'
WATCHED = """() => {
    const seen = window.moves = {down: 0, up: 0, moved: []};
    addEventListener('pointerdown', () => seen.down = performance.now(), true);
    addEventListener('pointerup', () => seen.up = performance.now(), true);
    new MutationObserver(() => seen.moved.push(performance.now())).observe(
        document.querySelector('main'), {childList: true, subtree: true});
}"""


class Held:
    """The evening: its table, blue's phone, and programs at the other seats."""

    def __init__(self, table, pages, path):
        self.table, self.path = table, path
        self.red, self.referee = table.join("red"), table.join("referee")
        self.phone = pages.open(table.url, "phone", f"/#{table.codes[1, 'blue']}")
        self.phone.shows("body[data-entry]")

    def say(self, who, *sentences):
        for sentence in sentences:
            answer = who.post("/die", {"face": sentence}) if sentence.isdigit() else who.say(sentence)
            assert answer.status == 200, (sentence, answer.text)

    def faults(self):
        """Those of the phone as it is, by day and by night, and as large again."""
        page, found = self.phone.page, []
        for night in (False, True):
            page.emulate_media(color_scheme="dark" if night else "light")
            found += page_faults(page)
        page.set_viewport_size({"width": 195, "height": 422})
        found += page_faults(page)
        page.set_viewport_size({"width": 390, "height": 844})
        return found

    def asked(self, words):
        """Wait until the phone is asked that."""
        return self.phone.shows('section[data-piece="asked"]', words)


@pytest.fixture(scope="module")
def held(chromium, tmp_path_factory):
    path = tmp_path_factory.mktemp("held") / "squads.db"
    begin(path, replace(by_hand("newcomer")(), seed=1))
    pages = Pages(chromium)
    with served(path) as table:
        yield Held(table, pages, path)
        assert pages.close() == []


def test_a_second_tab_of_a_seat_hears_what_the_first_one_says(held):
    tab = held.phone.another_tab().go()
    assert held.faults() == []
    held.phone.touch('section[data-piece="asked"] button')
    held.asked("Waits for TOG")
    tab.shows('section[data-piece="asked"]', "Waits for TOG")
    tab.close()


def test_a_phone_that_was_locked_is_asked_what_is_asked_now(held):
    held.phone.lock()
    held.say(held.red, "begin", "initiative")
    held.phone.unlock()
    held.asked("for initiative")


def test_a_page_loaded_anew_in_the_middle_of_a_die_asks_for_the_same_die(held):
    assert min(min(size) for size in targets_of(held.phone.page, PAD)) >= 48
    assert held.faults() == []
    before = held.phone.page.locator(DIE).get_attribute("value")
    held.phone.page.reload()
    assert held.phone.page.locator(DIE).get_attribute("value") == before
    held.phone.touch(f'{PAD}[value="3"]')
    held.asked("Waits for TOG")
    held.say(held.red, "8")
    held.asked("John Doe's Squad rolled 3: MOVE or COUNTERMOVE?")


def test_what_is_half_filled_in_stays_when_the_battle_goes_on_and_can_be_said(held):
    held.phone.touch('section[data-piece="asked"] button[data-key="m"]')
    held.asked("John Doe's Squad acts")
    soldier = held.phone.find('[data-piece="orders"] a[href="/page/piece/menu?unit=2"]')
    soldier.evaluate("link => link.scrollIntoView({block: 'start'})")
    scrolled = held.phone.page.evaluate("scrollY")
    held.phone.touch(soldier)
    held.phone.shows("#sheet h2", "Mara Quill")
    assert held.phone.page.evaluate("scrollY") == scrolled > 0  # what is looked at stays where it is
    assert held.faults() == []
    held.phone.touch('#sheet a[href="/page/piece/form?unit=2&action=move%3Awalk"]')
    held.phone.shows("#sheet fieldset")
    assert held.faults() == []
    held.phone.touch('#sheet fieldset:has(input[name="metres"]) [data-step="1"]')
    held.phone.until("document.querySelector('#sheet [name=metres]').value === '1'")
    held.phone.page.locator("#sentence").evaluate("field => field.value = 'walk 3 2m and then'")
    entry = held.phone.page.evaluate("+document.body.dataset.entry")
    held.say(held.referee, "note tea break")
    held.phone.until(f"+document.body.dataset.entry > {entry}")
    assert held.phone.page.locator("#sheet [name=metres]").input_value() == "1"
    assert held.phone.page.locator("#sentence").input_value() == "walk 3 2m and then"
    held.phone.until(f"document.querySelector('#sheet [name=at]').value > {entry}")
    held.phone.touch("#sheet button.enter")
    held.phone.shows('[data-piece="log"]', "Mara Quill walks")
    held.phone.touch("#sheet .shut")


def test_what_is_open_shuts_once_it_is_gone_and_what_came_of_a_word_does_not_stay(held):
    held.say(held.referee, "kneel 3")
    held.phone.touch('[data-piece="orders"] a[href="/page/piece/menu?unit=3"]')
    held.phone.touch('#sheet a[href="/page/piece/form?unit=3&action=go_on"]')
    held.phone.shows("#sheet fieldset")
    assert held.referee.post("/undo", {}).status == 200
    held.phone.until("!document.body.classList.contains('opened')")
    held.phone.page.locator("#line:empty").wait_for(state="attached")


def test_nothing_moves_under_a_finger_and_for_300_ms_after_it(held):
    page = held.phone.page
    page.evaluate(WATCHED)
    words = held.phone.find('[data-piece="asked"] h2').bounding_box()
    fingers = held.phone.context.new_cdp_session(page)
    touch = {"x": words["x"] + 5, "y": words["y"] + 5}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    held.say(held.referee, "note a second cup", "note a third")
    page.wait_for_timeout(500)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    held.phone.shows('[data-piece="log"]', "a third")
    moves = page.evaluate("moves")
    assert moves["down"] < moves["up"]
    assert min(one for one in moves["moved"] if one > moves["down"]) - moves["up"] >= 299


def test_a_page_without_the_host_says_so_and_shows_the_present_once_it_is_back(held):
    held.phone.cut_off()
    held.phone.shows("#line", "The host does not answer")
    held.say(held.referee, "note a biscuit")
    held.phone.cut_off(offline=False)
    held.phone.shows('[data-piece="log"]', "a biscuit")
    held.phone.until("!document.body.classList.contains('lost')")


def test_a_page_that_slept_through_a_change_of_battle_never_gets_the_new_one(held):
    held.phone.lock()
    held.table.running.stop()
    other = held.path.with_name("other.db")
    begin(other, by_hand("full_squads")())
    port = int(held.table.url.rpartition(":")[2])
    running = Running(records_served(other, (1,)), Address(port=port))
    try:
        assert running.served.url == held.table.url
        title = running.served.tables[1].title
        answers = []
        held.phone.page.on("response", lambda response: answers.append(response.status))
        held.phone.unlock()
        held.phone.shows("#join")
        assert 401 in answers
        assert set(answers) <= {200, 401}
        assert title not in held.phone.page.content()
    finally:
        running.stop()
