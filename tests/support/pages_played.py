"""Somebody at a page who does by thumb what it offers, and nothing else: buttons, soldiers, sheets, the die pad."""

import json
from collections.abc import Mapping
from random import Random
from time import monotonic
from typing import Any, ClassVar, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Response
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from support.browsing import PATIENCE_MS, OpenPage, Pages
from support.served import ServedTable

SAYS = 'form[action="/page/say"]'
NUMBER = "input[name=face]"
"""Where the number of a die is typed that has no keys for its faces."""
REPORT = 'a[href^="/page/piece/report"]'
OFFERS = """() => {
    const seen = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !one.disabled;
    const piece = one => one.closest('section[data-piece]')?.dataset.piece ?? one.closest('section')?.id ?? '';
    const found = {entry: +document.body.dataset.entry, said: [], opens: [], faces: [], sides: 0,
        covered: document.body.classList.contains('opened')};
    for (const group of document.querySelectorAll('.things')) group.open = true;
    for (const form of document.querySelectorAll('form[action="/page/say"]'))
        for (const button of [...form.querySelectorAll('button')].filter(seen)) {
            const say = form.elements.say?.value ?? '';
            const typed = form.querySelector('input:not([type=hidden]), textarea');
            if (button.name === 'face') found.faces.push(button.value);
            else if (form.querySelector('input[name=face]'))
                found.sides = +/\\bd(\\d+)/.exec(form.closest('section').innerText)[1];
            else if (!typed) found.said.push({
                piece: piece(form), say, undo: !!form.elements.undo, enter: button.classList.contains('enter')});
        }
    for (const link of document.querySelectorAll('a[href^="/page/piece/"]'))
        if (seen(link)) found.opens.push({
            piece: piece(link), address: link.getAttribute('href'), asked: !!link.closest('.asked, [data-asked]')});
    return found;
}"""
MAIN = "() => document.querySelector('main').innerHTML + document.getElementById('line')?.textContent"
IS_OPEN = (
    "what => typeof opened === 'string' && document.querySelector(what)?.getAttribute('href') === opened"
)
ENTRY = "() => +document.body.dataset.entry"
ASKED = "() => document.querySelector('[data-piece=asked]').innerHTML"
TYPES = "() => !!document.activeElement?.closest('input, select, textarea')"
SAID_AT = ("/say", "/die", "/undo", "/page/say")
NOT_BY_CHANCE = ("end", "undo", "pause", "note", "correct", "jump", "unready", "resign", "offer")
"""What a player offers himself on purpose alone."""

IDLE_S, LOOKS_MS = 180, 20_000
"""Seconds without an answer until an evening is called stuck; how long a thing is looked for that was just seen."""
PATIENCE = 0.75
"""How likely it is that a soldier is chosen while the slot could be ended."""


class Word(NamedTuple):
    """What somebody said at a page: a sentence, or the face of a die, and how the page answered where it did not."""

    seat: str
    text: str
    refused: str


class PagePlayer:
    """One person at one page, seeded."""

    def __init__(self, opened: OpenPage, name: str, rng: Random) -> None:
        self.opened, self.name = opened, name
        self._rng = rng
        self.late: list[str] = []

    def act(self) -> Word | None:
        """One word of what the page asks; None where it asks nothing of this seat."""
        offers = self.opened.page.evaluate(OFFERS)
        if offers["faces"]:
            return self._say(f"die {self._rng.randint(1, 10)}")
        if offers["sides"]:
            number = self._rng.randint(1, offers["sides"])
            self.opened.find(NUMBER).fill(f"{number}")
            return self._say(f"die {number}")
        asked = [one for one in offers["said"] if one["piece"] == "asked" and self._may(one)]
        if not asked:
            return None
        soldiers = [one["address"] for one in offers["opens"] if one["asked"] and "/menu" in one["address"]]
        if soldiers and any(one["say"].startswith("done") for one in asked) and self._tries():
            return self._order(self._rng.choice(soldiers))
        if offers["covered"] and not self._open(".shut"):
            return None
        enter = [one for one in asked if one["enter"]]
        chosen = self._rng.choice(enter if enter and self._rng.random() < 0.5 else asked)
        return self._say(chosen["say"], 'section[data-piece="asked"]')

    def _tries(self) -> bool:
        """Whether an order is tried once more, and not all of them done."""
        return self._rng.random() < PATIENCE

    def _may(self, one: dict[str, Any]) -> bool:
        return not one["undo"] and bool(one["say"]) and one["say"].split()[0] not in NOT_BY_CHANCE

    def _order(self, address: str) -> Word | None:
        """Open a soldier, choose what it does, fill in what is asked, and say it; None where nothing could be said."""
        if not self._open(f'a[href="{address}"]'):
            return None
        offers = self.opened.page.evaluate(OFFERS)
        said = [one for one in offers["said"] if one["piece"] == "sheet" and self._may(one)]
        opens = [
            one["address"] for one in offers["opens"] if one["piece"] == "sheet" and "/form" in one["address"]
        ]
        if opens and (not said or self._rng.random() < 0.5):
            if not self._open(f'#sheet a[href="{self._rng.choice(opens)}"]'):
                return None
            offers = self.opened.page.evaluate(OFFERS)
            said = [one for one in offers["said"] if one["piece"] == "sheet" and self._may(one)]
        return self._say(self._rng.choice(said)["say"], "#sheet") if said else None

    def _say(self, text: str, within: str = "") -> Word | None:
        if text.startswith("die "):
            target = f'{SAYS} button[name="face"][value="{text.split()[1]}"], {SAYS}:has({NUMBER}) button'
        else:
            target = f'{within} {SAYS}:has(input[name="say"][value={json.dumps(text)}]) button'
        page = self.opened.page
        entry, asked = page.evaluate(ENTRY), page.evaluate(ASKED)
        try:
            with page.expect_response(_is_answer, timeout=PATIENCE_MS) as answered:
                self._do(target)
        except PlaywrightTimeoutError:
            self.late.append(target)
            return None
        status = answered.value.status
        refused = "" if status < 400 else f"{status}: {text_of(answered.value)}"
        least = answered.value.json()["entry"] if status == 200 else entry
        if status in (200, 409):
            self._until_shown(least, status, text)
            end = monotonic() + 1
            while page.evaluate(ENTRY) == entry and monotonic() < end:
                if page.evaluate(ASKED) != asked and not self._still_offers(text, target):
                    break
                page.wait_for_timeout(20)
        return Word(self.name, text, refused)

    def _still_offers(self, text: str, target: str) -> bool:
        """Whether a sentence that was said stands there yet: a class of the button that came and went is no answer."""
        return not text.startswith("die ") and self.opened.page.locator(target).count() > 0

    def _until_shown(self, entry: int, status: int, text: str) -> None:
        """Wait until the page shows what came of a word."""
        end = monotonic() + PATIENCE_MS / 1000
        while self.opened.page.evaluate(ENTRY) < entry + (status == 409):
            told = f"the page of {self.name} stays at an old state after `{text}` ({status}), below entry {entry}"
            assert monotonic() < end, told
            self.opened.page.wait_for_timeout(20)

    def _open(self, what: str) -> bool:
        """Open something by a touch; False where the page has gone on since. It may be open already."""
        page = self.opened.page
        before, is_open = page.evaluate(MAIN), page.evaluate(IS_OPEN, what)
        try:
            self._do(what)
        except PlaywrightTimeoutError:
            self.late.append(what)
            return False
        end = monotonic() + (1 if is_open else PATIENCE_MS / 1000)
        while page.evaluate(MAIN) == before and monotonic() < end:
            page.wait_for_timeout(15)
        return True

    def reads_report(self) -> None:
        """Open the report of the battle beneath the score. Raises what Playwright raises where none comes."""
        if self.opened.page.evaluate(OFFERS)["covered"]:
            self._open(".shut")
        if not self.opened.page.locator(REPORT).locator("visible=true").count():
            self.opened.touch('details[data-id="score"] > summary')
        self._do(REPORT)
        self.opened.shows("h2 ~ p", "The battle is over")

    def wait_for_others(self) -> None:
        """A page hears of others by itself."""

    def _do(self, what: str) -> None:
        """Touch a thing."""
        self.opened.touch(what, patience_ms=LOOKS_MS)


class ByKeys(PagePlayer):
    """Somebody without a mouse: the letter of a thing, else Tab to it and Enter."""

    def _do(self, what: str) -> None:
        """Come to a thing by keys alone."""
        found = self.opened.find(what)
        found.wait_for(timeout=LOOKS_MS)
        letter = found.get_attribute("data-key")
        if letter and not self.opened.page.evaluate(TYPES):
            self.opened.press(letter)
            return
        self.opened.tab_to(what)
        self.opened.press("Enter")


class WithoutScript(PagePlayer):
    """Somebody whose browser runs no script: hears of others only on looking again."""

    def act(self) -> Word | None:
        """One word, or a look at how things stand now."""
        word = super().act()
        if word is None:
            self.wait_for_others()
        return word

    def wait_for_others(self) -> None:
        """Look again: nothing is heard without asking."""
        self._do('footer a[href="/"]')

    def _do(self, what: str) -> None:
        """Touch a thing, and have the page that comes of it."""
        with self.opened.page.expect_navigation():
            super()._do(what)


HANDS = {"thumb": PagePlayer, "keys": ByKeys, "plain": WithoutScript}


def _is_answer(response: Response) -> bool:
    return response.request.method == "POST" and urlsplit(response.url).path in SAID_AT


def text_of(response: Response) -> str:
    """What a refusal says."""
    try:
        return str(response.json()["refused"]["text"])
    except (ValueError, KeyError, PlaywrightError):
        return response.frame.page.locator(".told").inner_text()


class Evening:
    """A table with its pages: who sits where, what was said, what went wrong."""

    hands: ClassVar[Mapping[str, type[PagePlayer]]] = HANDS
    """How somebody may play there, by its name."""

    def __init__(self, table: ServedTable, pages: Pages, seed: int) -> None:
        self.table, self.pages = table, pages
        self.rng = Random(seed)
        self.players: list[PagePlayer] = []
        self.watching: dict[str, OpenPage] = {}
        self.said: list[Word] = []

    def sit(self, seat: str, device: str = "phone", hands: str = "", *, night: bool = False) -> OpenPage:
        """Somebody opens the address with the code of a seat, sits there, and plays by one of `hands`."""
        code, plain = self.table.codes[1, seat], hands == "plain"
        opened = self.pages.open(self.table.url, device, f"/#{code}", night=night, script=not plain)
        if plain:
            opened.find("input[name=code]").fill(code)
            opened.touch("button")
            opened.touch("main a")
        opened.shows("body[data-entry]")
        if hands:
            self.players.append(self.hands[hands](opened, seat, self.rng))
        self.watching[seat] = opened
        return opened

    def play(self, most: int = 2000) -> None:
        """All act in turn by what their pages offer until the battle is over, or so many words were said."""
        idle_since = monotonic()
        while len(self.said) < most and not self.over():
            acted = False
            for player in self.players:
                word = player.act()
                if word is not None:
                    acted = True
                    self.said.append(word)
            if acted:
                idle_since = monotonic()
            elif monotonic() - idle_since > IDLE_S:
                raise AssertionError(
                    f"nobody is offered anything: {self.asked()} {self.shown()} {self.missed()}"
                )
            else:
                self.players[0].opened.page.wait_for_timeout(50)

    def end(self) -> None:
        """The referee ends the battle, as it is late."""
        opened, sentence = self.watching["referee"], "end because it is late"
        said = opened.context.request.post(
            f"{opened.address}/say", data={"say": sentence, "key": "end"}, headers={"Origin": opened.address}
        )
        assert said.ok, said.text()
        self.said.append(Word("referee", sentence, ""))
        for player in self.players:
            player.wait_for_others()
        for one in self.watching.values():
            one.shows('section[data-piece="asked"]', "over")

    def over(self) -> bool:
        """Whether the battle is over."""
        return bool(self.state()["question"]["kind"] == "over")

    def asked(self) -> str:
        """What the first seat reads of it."""
        return str(self.state()["question"]["sentence"])

    def shown(self) -> dict[str, str]:
        """What each page shows as asked, with its entry."""
        read = "() => document.body.dataset.entry + ': ' + document.querySelector('[data-piece=asked]').innerText"
        return {name: str(opened.page.evaluate(read)) for name, opened in self.watching.items()}

    def missed(self) -> dict[str, list[str]]:
        """What each player wanted to touch last, and could not."""
        return {one.name: one.late[-3:] for one in self.players}

    def state(self) -> Any:
        """The value of the first seat."""
        first = self.players[0].opened
        return first.context.request.get(f"{first.address}/state").json()
