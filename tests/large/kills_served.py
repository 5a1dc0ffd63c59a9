"""The host of a served battle is killed at every kind of question; what was said is there once, all pages are right.

    python tests/large/kills_served.py --count 3 --seed 1

Battles are walked at random to each kind of question and die. There a device says its answer, and the host is killed
before it comes, while it is decided, or after it was answered; it is begun again, the device says it once more with the
same key. Then the record must be that of a twin to which it was said once and without a server, and each seat's page
what its seat at that twin sees. Prints the kinds with the slowest return; exits with 1 for a fault or a kind not met.
"""

import argparse
import http.client
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support.host_process import HostProcess
from support.walking import KINDS, OneTable, Walker, battle_for

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.web.server.battle_table import BattleTable
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.questions.question import question
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

MOMENTS = ("before", "meanwhile", "after")
RIGHT_S = 5.0
"""Seconds in which every page is right again."""
WALKS = 400
"""Battles that are walked at most in search of a kind."""


class Answer(NamedTuple):
    """What one seat would say next: which kind of question it answers, the sentence, and the die of a face."""

    seat: str
    kind: str
    sentence: str
    die: str


class Choosing(Walker):
    """A walker that tells what it would say before it says it."""

    def choose(self) -> Answer | None:
        """The next answer; None once the battle is over."""
        for place, seats in self._terminals:
            place.session.changed()
            at = [place.session.seat(Speaker(seat=seat)) for seat in seats]
            if at[0].due.ask().kind == "over":
                return None
            for seat in self._rng.sample(at, len(at)):
                if question(seat).mine and (offered := self._offered(seat)):
                    kind, sentence = self._rng.choice(offered)
                    return Answer(seat.who.seat, kind, sentence, seat.die.name)
        return None

    def take(self, answer: Answer) -> None:
        """Say it."""
        for place, _ in self._terminals:
            place.session.seat(Speaker(seat=answer.seat)).say(answer.sentence)


def walked(seed: int, home: Path) -> tuple[Choosing, Session]:
    """A battle in a file of its own, and who walks it."""
    one, rng = battle_for(seed), random.Random(seed)
    choices = (("hiding.secrets", "paper"),) if one.sort == "paper" else ()
    chapters = chapters_said(",".join(one.chapters))
    setup = load_battle(one.ready, load_rulebook(), rulings_with(choices), chapters=chapters)
    sides = tuple(side.id for side in setup.sides)
    typed = sides if rng.random() < 0.5 else ()
    setup = replace(
        setup, seed=seed, turns=min(one.turns, setup.turns or 3), typed_dice=typed, taking_back="anybody"
    )
    home.mkdir()
    session = Session.create(open_store(home / "squadlog.db"), setup)
    eager = {"patience": 0.85, "warlike": 3.0} if one.sort == "melee" else {}
    return Choosing([(OneTable(session), (*sides, REFEREE))], seed, **eager), session


def met(seed: int, folder: Path, wanted: dict[str, int]) -> Iterator[tuple[Answer, Path]]:
    """Battles walked one after another; where a kind that is wanted is asked, the answer and a copy of the file."""
    for number in range(seed, seed + WALKS):
        if not any(wanted.values()):
            return
        walker, session = walked(number, folder / str(number))
        kinds = {kind for kind, left in wanted.items() if left}
        for _ in range(600):
            if (answer := walker.choose()) is None:
                break
            if answer.kind in kinds:
                kinds.discard(answer.kind)  # once in each battle
                copy = folder / f"{number}-{answer.kind}".replace(" ", "-")
                session.record.store.close()
                shutil.copytree(folder / str(number), copy)
                wanted[answer.kind] -= 1
                yield answer, copy
                session = Session.open(open_store(folder / str(number) / "squadlog.db"), 1)
                walker._terminals = [(OneTable(session), walker._terminals[0][1])]
            walker.take(answer)
        session.record.store.close()


def killed(answer: Answer, home: Path, moment: str, rng: random.Random) -> Iterator[str]:
    """What is wrong after the host of that file was killed around that answer; nothing where all is well."""
    twin = home.with_name(f"{home.name}-twin")
    shutil.copytree(home, twin)
    host = HostProcess(home)
    try:
        host.begin()
        devices = {seat: host.join(seat) for _, seat in host.codes}
        device = devices[answer.seat]
        shown = device.get("/state").json
        said = {"at": shown["entry"], "key": "once"}
        path = "/die" if answer.kind == "die" else "/say"
        said |= {"face": answer.sentence, "die": answer.die} if path == "/die" else {"say": answer.sentence}
        if moment == "before":
            host.kill()
        elif moment == "after":
            first = device.post(path, said)
            if first.status != 200:
                yield f"refused: {first.status} {first.text}"
            host.kill()
        else:
            gone = threading.Thread(target=_say, args=(device, path, said))
            gone.start()
            time.sleep(rng.random() * 0.05)
            host.kill()
            gone.join()
        host.begin()
        began = time.monotonic()
        again = device.post(path, said)
        if again.status != 200:
            yield f"said again: {again.status} {again.text}"
        yield from _differs(host, devices, twin, answer)
        if (took := time.monotonic() - began) > RIGHT_S:
            yield f"pages are right after {took:.1f} s only"
        if host.told_wrong():
            yield host.told_wrong()
    finally:
        host.kill()


def _say(device, path, said) -> None:
    with suppress(OSError, http.client.HTTPException):  # that is what happens to it
        device.post(path, said)


def _differs(host, devices, twin: Path, answer: Answer) -> Iterator[str]:
    """In what record and pages are not those of a twin to which it was said once."""
    store = open_store(twin / "squadlog.db")
    session = Session.open(store, 1)
    session.seat(Speaker(seat=answer.seat)).say(answer.sentence, key="once")
    served = open_store(host.home / "squadlog.db")
    if (one := _record(Session.open(served, 1))) != (other := _record(session)):
        yield f"the record: {one[-3:]} and not {other[-3:]}"
    served.close()
    table = BattleTable(store, 1)
    for seat in table.seats():
        shown = table.shown(SeatPlace(1, seat.name, seat.kind))
        state, page = devices[seat.name].get("/state").json, devices[seat.name].get("/").text
        if state["entry"] != shown.entry:
            yield f"{seat.name} is at entry {state['entry']} and not {shown.entry}"
        for name, text in shown.pieces.items():
            if text not in page:
                yield f"the piece {name} of {seat.name} is not\n{text}\nbut\n{page}"
    store.close()


def _record(session: Session) -> list[tuple[object, ...]]:
    half = session.record.half
    said = [
        (step.parent, step.command, step.label, step.first, step.last) for step in session.record.tree.steps
    ]
    return [*said, (session.record.head, None if half is None else half.faces)]


def main() -> int:
    """Kill them all; 0 where all is well."""
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--count", type=int, default=3, help="of each kind")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--kinds", default=",".join(KINDS))
    options = told.parse_args()
    rng, began = random.Random(options.seed), time.monotonic()
    wanted = dict.fromkeys(options.kinds.split(","), options.count)
    kills, faults = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        for answer, home in met(options.seed, Path(folder), wanted):
            moment = MOMENTS[kills % 3]
            for fault in killed(answer, home, moment, rng):
                faults += 1
                print(
                    f"{answer.kind}, {moment}, {home.name}, {answer.seat}: {answer.sentence}: {fault}",
                    flush=True,
                )
            kills += 1
            shutil.rmtree(home)
    missing = {kind: left for kind, left in wanted.items() if left}
    print(f"seed {options.seed}: {kills} kills, {faults} faults, {(time.monotonic() - began) / 60:.1f} minutes; "
          f"not met as often: {missing or 'none'}")  # fmt: skip
    return 1 if faults or missing else 0


if __name__ == "__main__":
    sys.exit(main())
