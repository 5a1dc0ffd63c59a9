"""An evening at the card game by pages: hands that are hidden, and a display beside, to the end of the game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Error as PlaywrightError
from support.browsing import Pages
from support.matches import whole
from support.pages_played import ENTRY, OFFERS, Evening, PagePlayer, Word
from support.served import served
from support.served_evenings import MOST, Played, measured

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.match_seat import at_the_table
from squadlog.session.battle_session import open_store
from squadlog.store.record_file import Store

SCORE = Score(game="phalanx-cards", options={"players": "3"}, seats=("Ann", "Ben", "Cleo"))
HAND = "() => [...document.querySelectorAll('.hand .card')].map(card => card.innerText.trim())"
UNLOGGED = """() => {
    const all = document.documentElement.cloneNode(true);
    all.querySelectorAll('[data-piece=log], #line, form:has([name=undo])').forEach(told => told.remove());
    return all.outerHTML;
}"""
"""All that a page holds but what it tells of moves, where cards stand that have come back into a hand since."""


class CardPlayer(PagePlayer):
    """Somebody with a hand: taps a card and what is done with it, or a button of what is asked."""

    def act(self) -> Word | None:
        """One word of what the page asks; None where it asks nothing of this seat."""
        offers = self.opened.page.evaluate(OFFERS)
        cards = self.opened.page.locator(".hand a").count()
        if cards and self._open(f".hand li:nth-child({self._rng.choice(self._playable())}) a"):
            offers, within = self.opened.page.evaluate(OFFERS), "sheet"
        else:
            within = "asked"
        said = [one["say"] for one in offers["said"] if one["piece"] == within and self._may(one)]
        return self._say(self._rng.choice(said), "#sheet" if within == "sheet" else "") if said else None

    def _playable(self) -> list[int]:
        find = """() => [...document.querySelectorAll('.hand li')].flatMap((one, at) =>
            one.querySelector('a') ? [at + 1] : [])"""
        return [int(one) for one in self.opened.page.evaluate(find)]


class CardEvening(Evening):
    """A table with hands that are hidden."""

    hands: ClassVar = {"thumb": CardPlayer}

    def over(self) -> bool:
        """Whether the game is over."""
        return self.state()["outcome"] is not None

    def asked(self) -> str:
        """What the first seat reads of it."""
        return str(self.state()["lines"])

    def betrayed(self) -> Iterator[str]:
        """Cards of one hand that another page holds, once all pages show how it stands now."""
        head = max(one.page.evaluate(ENTRY) for one in self.watching.values())
        for one in self.watching.values():
            one.until(f"() => +document.body.dataset.entry >= {head}")
        for player in self.players:
            hand = player.opened.page.evaluate(HAND)
            for name, opened in self.watching.items():
                text = opened.page.evaluate(UNLOGGED) if name != player.name else ""
                for found in filter(None, (re.search(rf".*\b{card}\b.*", text) for card in hand)):
                    yield f"{name} is shown a card of the hand of {player.name}: {found[0]}"


def cards_evening(path: Path, pages: Pages, seed: int, *, pictures: Path | None = None) -> Played:
    """Serve a game of cards for three, play it by their pages to its end; the display looks on."""
    store = open_store(path)
    begun = replace(SCORE, seed=seed)
    Match.create(store, begun)
    faults = []
    with served(path) as table:
        evening = CardEvening(table, pages, seed)
        for number, name in enumerate(begun.seats):
            evening.sit(name, "phone", "thumb", night=bool(number % 2))
        evening.sit("table", "display")
        try:
            while not (faults or evening.over() or len(evening.said) >= MOST):
                evening.play(len(evening.said) + 1)
                faults += evening.betrayed()
            if not (faults or evening.over()):
                faults.append(f"it does not end in {MOST} moves")
            for opened in [] if faults else evening.watching.values():
                opened.shows('section[data-piece="asked"]', "The game is over")
        except (AssertionError, PlaywrightError) as error:
            faults.append(str(error))
        for name, opened in evening.watching.items():
            if pictures is not None:
                opened.picture(pictures / f"{name}.png", whole=opened.device.touched)
            faults += [f"{name}: {fault}" for fault in (*opened.faults, *measured(opened))]
    faults += [f"{one.seat} was refused what was offered: {one.text}: {one.refused}" for one in evening.said
               if one.refused]  # fmt: skip
    faults += _told_again(store, begun, evening.said)
    store.close()
    return Played(evening.said, faults)


def _told_again(store: Store, begun: Score, said: list[Word]) -> Iterator[str]:
    """What is wrong where the moves are made without pages, each from its own seat."""
    again = at_the_table(store, Match.create(store, begun).id)
    for word in said:
        outcome = again.at(begun.seats.index(word.seat)).say(word.text)
        if isinstance(outcome, Refusal):
            yield f"refused without a page: {word.seat}: {word.text}: {outcome}"
            return
    one, other = whole(Match(store, 1)).score, whole(Match(store, again.id)).score
    if one != other:
        yield f"the records part: {one.moves} and {other.moves}"
