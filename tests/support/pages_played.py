"""Somebody at a page who does by thumb what it offers, and nothing else: buttons, soldiers, sheets, the die pad."""

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from support.browsing import PATIENCE_MS, OpenPage, Pages
from support.served import ServedTable

SAYS = 'form[action="/page/say"]'
OFFERS = """() => {
    const seen = one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !one.disabled;
    const piece = one => one.closest('section[data-piece]')?.dataset.piece ?? one.closest('section')?.id ?? '';
    const found = {entry: +document.body.dataset.entry, said: [], opens: [], faces: [], fields: [],
        line: document.getElementById('line')?.textContent ?? ''};
    for (const form of document.querySelectorAll('form[action="/page/say"]'))
        for (const button of [...form.querySelectorAll('button')].filter(seen)) {
            const say = form.elements.say?.value ?? '';
            const typed = form.querySelector('input:not([type=hidden]), textarea');
            if (button.name === 'face') found.faces.push(button.value);
            else if (!typed) found.said.push({
                piece: piece(form), say, undo: !!form.elements.undo, enter: button.classList.contains('enter')});
        }
    for (const link of document.querySelectorAll('a[href^="/page/piece/"]'))
        if (seen(link)) found.opens.push({
            piece: piece(link), address: link.getAttribute('href'), asked: !!link.closest('.asked, [data-asked]')});
    return found;
}"""
STATE = """said => {
    const line = document.getElementById('line')?.textContent ?? '';
    const piece = name => document.querySelector(`[data-piece="${name}"]`)?.innerHTML ?? '';
    if (!said) return document.querySelector('main').innerHTML;
    return [document.body.dataset.entry, piece('asked'), line].join('\\n');
}"""
"""What changes once something was said, or once something was opened."""
NOT_BY_CHANCE = ("end", "undo", "pause", "note", "correct", "jump")
"""What a player offers himself on purpose alone."""

PATIENCE = 0.75
"""How likely it is that a soldier is chosen while the slot could be ended."""


class Word(NamedTuple):
    """What somebody said at a page: a sentence, or the face of a die, and how the page answered where it did not."""

    seat: str
    text: str
    refused: str


class PagePlayer:
    """One person at one page, seeded. `faces` gives the face of a die of so many sides."""

    def __init__(self, opened: OpenPage, name: str, rng: Random, faces: Callable[[], int]) -> None:
        self.opened, self.name = opened, name
        self._rng, self._faces = rng, faces
        self.late = 0

    def act(self) -> Word | None:
        """One word of what the page asks; None where it asks nothing of this seat."""
        offers = self.opened.page.evaluate(OFFERS)
        if offers["faces"]:
            return self._say(f"die {self._faces()}")
        asked = [one for one in offers["said"] if one["piece"] == "asked" and self._may(one)]
        if not asked:
            return None
        soldiers = [one["address"] for one in offers["opens"] if one["asked"] and "/menu" in one["address"]]
        if soldiers and any(one["say"].startswith("done") for one in asked) and self._tries():
            return self._order(self._rng.choice(soldiers))
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
        if not self._touch(f'a[href="{address}"]', opens=True):
            return None
        offers = self.opened.page.evaluate(OFFERS)
        said = [one for one in offers["said"] if one["piece"] == "sheet" and self._may(one)]
        opens = [
            one["address"] for one in offers["opens"] if one["piece"] == "sheet" and "/form" in one["address"]
        ]
        if opens and (not said or self._rng.random() < 0.5):
            if not self._touch(f'#sheet a[href="{self._rng.choice(opens)}"]', opens=True):
                return None
            offers = self.opened.page.evaluate(OFFERS)
            said = [one for one in offers["said"] if one["piece"] == "sheet" and self._may(one)]
        return self._say(self._rng.choice(said)["say"], "#sheet") if said else None

    def _say(self, text: str, within: str = "") -> Word | None:
        if text.startswith("die "):
            target = f'{SAYS} button[name="face"][value="{int(text.split()[1]) % 10}"]'
        else:
            target = f'{within} {SAYS}:has(input[name="say"][value={json.dumps(text)}]) button'
        if not self._touch(target):
            return None
        return Word(self.name, text, self.opened.page.locator("#line").text_content() or "")

    def _touch(self, what: str, *, opens: bool = False) -> bool:
        """Touch it and wait for what comes of it; False where the page has gone on since it was looked at.

        What is opened may be open already.
        """
        page = self.opened.page
        before, end = page.evaluate(STATE, not opens), monotonic() + (1 if opens else PATIENCE_MS / 1000)
        try:
            self.opened.touch(what, patience_ms=1500)
        except PlaywrightTimeoutError:
            self.late += 1
            return False
        while page.evaluate(STATE, not opens) == before:
            if monotonic() > end:
                assert opens, f"nothing came of it at the page of {self.name}: {what}"
                break
            page.wait_for_timeout(15)
        return True


class Evening:
    """A table with its pages: who sits where, what was said, what went wrong."""

    def __init__(self, table: ServedTable, pages: Pages, seed: int) -> None:
        self.table, self.pages = table, pages
        self.rng = Random(seed)
        self.players: list[PagePlayer] = []
        self.watching: dict[str, OpenPage] = {}
        self.said: list[Word] = []

    def sit(self, seat: str, device: str = "phone", *, plays: bool = True, **looks: Any) -> OpenPage:
        """Somebody opens the address with the code of a seat, and sits there."""
        code = self.table.codes[1, seat]
        opened = self.pages.open(self.table.url, device, f"/#{code}", **looks)
        opened.shows("body[data-entry]")
        if plays:
            self.players.append(PagePlayer(opened, seat, self.rng, lambda: self.rng.randint(1, 10)))
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
            elif monotonic() - idle_since > 8:
                raise AssertionError(f"nobody is offered anything: {self.asked()}")
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
        for one in self.watching.values():
            one.shows('section[data-piece="asked"]', "over")

    def over(self) -> bool:
        """Whether the battle is over."""
        return bool(self.state()["question"]["kind"] == "over")

    def asked(self) -> str:
        """What the first seat reads of it."""
        return str(self.state()["question"]["sentence"])

    def state(self) -> Any:
        """The value of the first seat."""
        first = self.players[0].opened
        return first.context.request.get(f"{first.address}/state").json()
