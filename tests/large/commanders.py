"""Commanders in many battles: every kind of question answered, nothing refused, nobody to and fro, no secret told.

    python tests/large/commanders.py --level sergeant --battles 200 --fights 100 --pairs 1000 --processes 2

`--battles` are walked by people and commanders together, so that each kind of question is met; `--fights` are those of
commanders alone on the ready maps, with all chapters by turns, watched for whoever goes to and fro within three seconds
with nothing new to him; `--pairs` are of battles that differ in a secret alone. Exits with 1 for a word that is
refused, a fault, a battle that does not end, one who goes to and fro, a third question to the table about a soldier in
one turn, a pair that is answered otherwise, or a kind of question met less than `--least` times. A large run is made in
pieces: `--kept FILE` adds each to that file and tells what all of its level come to.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from large import leaks
from support.commanded_battles import fought_for, walked_for
from support.commanding import BEFORE_PLAY, OF_PEOPLE, Commanded, posed_at
from support.to_and_fro import WatchedBout
from support.walking import KINDS, walk_battle

from squadlog.battle.commands import Hold
from squadlog.extras.commander.mind.given import WeighsGiven
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.facts.seats import Speaker

_SHOWN = 3
"""How many of those who go to and fro in a battle are printed."""


class Played(NamedTuple):
    """What came of one battle or pair: what was counted, and what went wrong, each in a few lines."""

    what: str
    counts: Counter[str]
    faults: list[str]


def walked(level: str, seed: int) -> Played:
    """A battle by its number, walked by people and commanders: the kinds that these answered."""
    one = walked_for(seed)
    shares = {"declare": one.ordered, "search": one.searched, **dict.fromkeys(BEFORE_PLAY, one.placed)}
    told = {
        "level": level, "share": 1.0, "shares": shares, "wishes": one.wishes, "opens": one.opens,
        "urges": one.urges, "alone": seed % 2 == 0, "ranges": seed % 3 > 0 and one.battle.sort != "sealed",
    }  # fmt: skip
    what = f"battle {seed}, {one.battle}"
    try:
        walker = walk_battle(
            seed, type("Walks", (Commanded,), told), of=one.battle, agreed=one.agreed, back=one.back,
            **dict(one.eager),
        )  # fmt: skip
    except Exception as error:  # noqa: BLE001 - whatever it is, the others are walked all the same
        return Played(what, Counter({"battles": 1}), [f"{type(error).__name__}: {error}"])
    counts = Counter({f"met: {kind}": count for kind, count in walker.answered.items()})
    counts += Counter({f"offered: {kind}": count for kind, count in walker.offers.items()})
    counts += Counter(
        {
            "battles": 1,
            "questions to the table": walker.asked_of.total(),
            "soldiers asked about": len(walker.asked_of),
        }
    )
    counts["words"] = walker.answered.total() - sum(
        walker.answered[kind] for kind in (*OF_PEOPLE, "before play")
    )
    counts["refused"] = walker.refused.total()
    return Played(what, counts, walker.faults)


def fought(level: str, seed: int) -> Played:
    """A battle of commanders alone, by its number: their orders, and who of them went to and fro."""
    setup = fought_for(seed)
    what = f"fight {seed}, {setup.title}, {', '.join(setup.chapters)}"
    bout = WatchedBout(setup, {side.id: commander_of(level) for side in setup.sides})
    played = bout.play()
    faults = [*([played.fault] if played.fault else []), *(["it does not end"] if played.cut else [])]
    faults += [str(one) for one in bout.went_back[:_SHOWN]]
    counts = Counter({f"back after {cause}": count for cause, count in bout.back_with_cause.items()})
    counts += Counter({"fights": 1, "orders": bout.orders.total(), "words": played.commands})
    counts += Counter({"to and fro": len(bout.went_back), "refused": played.refused})
    return Played(what, counts, faults)


def paired(level: str, seed: int) -> Played:
    """A pair of battles that differ in a secret, every other one in who hides: said and weighed alike at each seat."""
    found, counts = [], Counter({"pairs": 1})
    with tempfile.TemporaryDirectory() as folder:
        sort = leaks.HIDING if seed % 2 else None
        sort, made, blind = leaks.battles(Path(folder), random.Random(seed), sort)
        sides = made[0][1].record.battle.side_ids()
        counts["pairs with hiding"] += sort.startswith(leaks.HIDING)
        for side in (seat for seat in blind if seat in sides):
            one, other = (_thoughts(level, session.seat(Speaker(seat=side))) for _, session in made)
            counts["answers in pairs"] += sum(thought is not None for thought in one)
            if one != other:
                found.append(f"{one} and {other}")
        for store, _ in made:
            store.close()
    return Played(f"pair {seed}, {sort}", counts, found)


def _thoughts(level, seat):
    """What a commander of that side says, and what it would weigh to hold with each of its soldiers."""
    mind, posed = commander_of(level), posed_at(seat, level)
    says = mind.think(posed)
    own = [one.id for one in posed.known.units.values() if one.side == posed.side and not one.out]
    weighs = (
        [mind.weigh_command(posed, Hold(unit=one)) for one in own] if isinstance(mind, WeighsGiven) else []
    )
    return says if says.says is not None else None, *weighs


def main() -> int:
    """Play and ask them all; 0 where all is well."""
    options = _options()
    began, counts, faults = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor(options.processes) as pool:
        for play, count in ((walked, options.battles), (fought, options.fights), (paired, options.pairs)):
            seeds = range(options.seed, options.seed + count)
            for one in pool.map(partial(play, options.level), seeds, chunksize=1 + (play is paired)):
                counts, faults = counts + one.counts, faults + len(one.faults)
                for fault in one.faults:
                    print(f"{one.what}: {fault}\n", flush=True)
    counts["faults"] = faults
    counts["seconds"] = round(time.monotonic() - began)
    if options.kept is not None:
        print(f"seed {options.seed}: {_format_sum(counts)}")
        counts = _add_to(options.kept, options.level, options.seed, counts)
    for kind, count in sorted(counts.items()):
        if ": " in kind or kind.startswith(("back", "answers")):
            print(f"{count:7} {kind}")
    print(f"{options.level}, seed {options.seed}: {_format_sum(counts)}")
    rare = [
        kind
        for kind in KINDS
        if counts["battles"] and kind != "die" and counts[f"met: {kind}"] < options.least
    ]
    if rare:
        print(f"met less than {options.least} times: {', '.join(rare)}")
    return 1 if rare or any(counts[wrong] for wrong in ("faults", "refused", "to and fro")) else 0


def _options() -> argparse.Namespace:
    told = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    told.add_argument("--level", default="sergeant")
    told.add_argument("--battles", type=int, default=200)
    told.add_argument("--fights", type=int, default=100)
    told.add_argument("--pairs", type=int, default=1000)
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--least", type=int, default=20)
    told.add_argument("--processes", type=int, default=2)
    told.add_argument("--kept", type=Path)
    return told.parse_args()


def _add_to(kept: Path, level: str, seed: int, counts: Counter[str]) -> Counter[str]:
    """All pieces of a level that a file keeps, with this one, which takes the place of an earlier one by its seed."""
    pieces = json.loads(kept.read_text()) if kept.exists() else {}
    pieces.setdefault(level, {})[str(seed)] = counts
    kept.write_text(json.dumps(pieces, indent=1))
    return sum(map(Counter, pieces[level].values()), Counter())


def _format_sum(counts: Counter[str]) -> str:
    return (
        f"{counts['battles']} battles and {counts['fights']} fights, {counts['words']} words, "
        f"{counts['orders']} orders, {counts['refused']} refused, {counts['to and fro']} to and fro, "
        f"{counts['questions to the table']} questions to the table in {counts['soldiers asked about']} turns of "
        f"soldiers, {counts['pairs']} pairs, {counts['pairs with hiding']} with hiding, {counts['faults']} faults, "
        f"{counts['seconds'] / 60:.1f} minutes"
    )


if __name__ == "__main__":
    sys.exit(main())
