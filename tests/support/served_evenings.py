"""Evenings that are served: which battle, who sits at which page, and whether other faces come to the same record."""

import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Error as PlaywrightError
from support import night_ambush
from support.browsing import DEVICES as PAGE_DEVICES
from support.browsing import OpenPage, Pages
from support.page_measures import HANDHELD, ON_THE_WALL, page_faults
from support.pages_played import Evening, Word
from support.served import served

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Setup
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.web import telling
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

DEVICES = {"display": "display", "referee": "referee", "player": "phone"}


def by_hand(key: str, *chapters: str, turns: int = 0) -> Callable[[], Setup]:
    """A ready battle with dice that are rolled by hand, after at most so many turns."""

    def setup() -> Setup:
        loaded = load_battle(key, load_rulebook(), load_rulings(), chapters=chapters_said(",".join(chapters)))
        typed = tuple(side.id for side in loaded.sides)
        return replace(loaded, typed_dice=typed, turns=turns or loaded.turns)

    return setup


def night() -> Setup:
    """An ambush by night: one of red walks about, one of blue hides."""
    return replace(night_ambush.ambush(turns=2), typed_dice=("red", "blue"))


EVENINGS: Mapping[str, Callable[[], Setup]] = {
    "back door": by_hand("newcomer", turns=2),
    "night ambush": night,
    "bridge": by_hand("toll_bridge", turns=1),
    "hidden in the house": by_hand("counting_house", "hiding", "leadership", "stealth", turns=1),
    "all chapters": by_hand("newcomer", "all", turns=2),
}
"""What is played by pages, by its name."""
MOST = 1500
"""Words until the referee calls an evening endless."""
QUICKER = re.compile("409|422: Waiting for a d")
"""How a page is told that somebody was quicker, with a word or by what a die is rolled for."""
AWAITS_DIE = 3
"""The exit code of a command that a die is rolled for."""


class Played(NamedTuple):
    """What was said at pages, and all that went wrong."""

    said: list[Word]
    faults: list[str]


def evening_of(
    setup: Callable[[], Setup], path: Path, pages: Pages, seed: int, *,
    pictures: Path | None = None, most: int = MOST, sitting: Sequence[str] = (), hands: Sequence[str] = ("thumb",),
) -> Played:  # fmt: skip
    """Serve a battle, have all its seats taken by pages, play it by them to its end; `begun.db` is as it was.

    After `most` words the referee ends it. `sitting` are sentences that seat people; `hands` those of the players in
    turn: thumb, keys, plain.
    """
    begin(path, replace(setup(), seed=seed), sitting)
    again = Path(shutil.copy(path, path.with_name("again.db")))
    shutil.copy(path, path.with_name("begun.db"))
    with served(path) as table:
        evening = Evening(table, pages, seed)
        (told,) = telling.as_data(table.running.served)["tables"]
        for number, seat in enumerate(told["seats"]):
            hand = hands[len(evening.players) % len(hands)] if seat["kind"] == "player" else ""
            device = "referee" if hand == "keys" else DEVICES[seat["kind"]]
            evening.sit(seat["name"], device, hand, night=bool(number % 2))
        faults = []
        try:
            evening.play(most)
            if not evening.over():
                evening.end()
            for player in evening.players:
                player.reads_report()
        except (AssertionError, PlaywrightError) as error:
            faults.append(str(error))
        for name, opened in evening.watching.items():
            if pictures is not None:
                opened.picture(pictures / f"{name}.png", whole=opened.device.touched)
            faults += [f"{name}: {fault}" for fault in (*opened.faults, *measured(opened))]
    said = [word for word in evening.said if not word.refused]
    faults += [f"{one.seat} was refused what was offered: {one.text}: {one.refused}" for one in evening.said
               if one.refused and not QUICKER.match(one.refused)]  # fmt: skip
    return Played(
        said, [*faults, *by_session(again, said)[:1], *differences(record_of(path), record_of(again))]
    )


def measured(opened: OpenPage) -> list[str]:
    """What is too small or too pale there; the letters of a map are as large as it is drawn."""
    on_the_wall = opened.device == PAGE_DEVICES["display"]
    found = page_faults(opened.page, ON_THE_WALL if on_the_wall else HANDHELD)
    return [one for one in found if not (on_the_wall and one.endswith("(map)"))]


def begin(path: Path, setup: Setup, sitting: Sequence[str] = ()) -> None:
    """A file of its own with the battle in it, and who sits at it."""
    store = open_store(path)
    referee = Session.create(store, setup).seat(Speaker(seat=REFEREE))
    for sentence in sitting:
        referee.say(sentence)
    store.close()


def by_session(path: Path, said: Sequence[Word]) -> list[str]:
    """Say the same without any page; what was refused."""
    store = open_store(path)
    session = Session.open(store, 1)
    refused = []
    for word in said:
        seat, faces = session.seat(Speaker(seat=word.seat)), word.text.startswith("die ")
        outcomes = [seat.answer(word.text[4:])] if faces else seat.say_all(word.text)
        told = next((str(one) for one in outcomes if isinstance(one, Refusal)), "")
        if told:
            refused.append(f"refused without a page: {word.seat}: {word.text}: {told}")
    store.close()
    return refused


def by_command_line(call: Callable[..., tuple[int, str, str]], said: Sequence[Word]) -> list[str]:
    """Say the same by `squadlog do`, those of one seat in one call; what was refused."""
    refused = []
    for seat, words in groupby(said, key=lambda word: word.seat):
        code, _, told = call("do", *(word.text for word in words), "--seat", seat)
        if code not in (0, AWAITS_DIE):
            refused.append(f"refused at the command line: {seat}: {told}")
    return refused


def record_of(path: Path) -> list[dict[str, Any]]:
    """Every step of a record with its command, its dice and its events, without the time and the keys of pages."""
    store = open_store(path)
    told = json.loads(Session.open(store, 1).seat(Speaker(seat=REFEREE)).exports.export("json"))
    store.close()
    for entry in told["entries"]:
        for name in ("key_said", "key_of"):
            (entry["command"] or {}).pop(name, None)
    return [{name: value for name, value in entry.items() if name != "when"} for entry in told["entries"]]


def differences(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> list[str]:
    """Where two records part; nothing where they are the same."""
    return [*_parting(one, other)][:1]


def _parting(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> Iterator[str]:
    if len(one) != len(other):
        yield f"records of {len(one)} and {len(other)} steps"
    for left, right in zip(one, other, strict=False):
        if left != right:
            yield f"the records part at step {left['id']}: {left['command']} and {right['command']}"
