"""What comes from others, changed on purpose: battles, squads in every form, scenarios, share codes.

    python tests/large/imports.py --all [--seed N]     5,000 of each kind
    python tests/large/imports.py [--seed N]           200 of each

Each goes through the command that takes it in, in a home with a battle and a squad. It is either refused in one
sentence, and then no byte of any file of that home is another, or it is sound: a battle that every seat can look at, a
squad that comes back as it was written. Nothing raises anything else. Battles are changed in their bytes, in any of
their values, and inside what was said and told, with hashes that were made to fit.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[parent]) for parent in (1, 2)]

from support.golden_battles import golden_session
from support.mutated_files import bytes_changed, forged, value_changed
from support.taking_in import TakingIn

from squadlog.book.load import load_rulebook
from squadlog.book.places import data_dir
from squadlog.setup.own.scene_codes import scene_code
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad, ready_squads
from squadlog.squads.sharing import codes, pasted, spreadsheet
from squadlog.squads.sharing.taking import squad_code, squads_in

FEW, MANY = 200, 5000
BATTLES = (
    "fire_fight",
    "bursts_and_rout",
    "mined",
    "melee_running",
    "raid",
    "die",
    "standing",
    "search_half_said",
)
BOOK = load_rulebook()
CLAIM = (
    '[{"number":1,"title":"The Ford","sides":[{"name":"Able","points":"12"},{"name":"Baker","points":"8"}],"by":"Able",'
    '"campaign":"The River","mark":"paper-0123456789ab","kind":"claimed"},'
    '{"number":1,"by":"Baker","why":"no","kind":"disputed"},{"number":1,"by":"Baker","kind":"confirmed"}]'
)


def battles(chance, home, count):
    """Whole battles."""
    with tempfile.TemporaryDirectory() as folder:
        texts = []
        for name in BATTLES if count > FEW else BATTLES[:2]:
            with golden_session(name, Path(folder)) as session:
                texts.append(session.exports["referee"].export("battle"))
    for number in range(count):
        text = chance.choice(texts)
        if number % 4 == 0:
            data = bytes_changed(text.encode(), chance)
        else:
            change = value_changed if number % 4 == 1 else forged
            data = json.dumps(change(json.loads(text), chance)).encode()
        yield "sound" if home.takes(data, "import", "-") else "refused"


def squads(form):
    """Squads written in one form."""

    def mutated(chance, home, count):
        texts = [form(load_squad(key, BOOK)).encode() for key in ready_squads()]
        for _ in range(count):
            data = bytes_changed(chance.choice(texts), chance)
            sound = home.takes(data, "squads", "import", "-")
            for plan in squads_in(data, BOOK) if sound else ():
                assert import_squad(export_squad(plan).encode(), BOOK) == plan
            yield "sound" if sound else "refused"

    return mutated


def documents(what, texts, *words):
    """Documents changed first and put into a sound code then."""

    def mutated(chance, home, count):
        for _ in range(count):
            raw = bytes_changed(chance.choice(texts()).encode(), chance)
            try:
                code = codes.code(what, raw.decode(errors="replace"))
            except codes.ShareError:
                yield "refused"  # larger than any code may be
                continue
            yield "sound" if home.takes(code.encode(), *words) else "refused"

    return mutated


def _scenes():
    return [codes.read(code, "SCENE") for code in _scene_codes()]


def _scene_codes():
    if not _KEPT:
        _KEPT.extend(
            scene_code(path, BOOK) for path in sorted((data_dir("scenarios") / "battles").glob("*.toml"))
        )
    return _KEPT


_KEPT = []
KINDS = {
    "battles": battles,
    "squads as JSON": squads(export_squad),
    "squads as codes": squads(squad_code),
    "squads as CSV": squads(lambda plan: spreadsheet.as_csv([plan])),
    "squads as text": squads(pasted.as_text),
    "squads in codes": documents(
        "SQUAD",
        lambda: [export_squad(load_squad("john_doe", BOOK))],
        "squads",
        "import",
        "-",
    ),
    "scenarios in codes": documents("SCENE", _scenes, "scenario", "take", "-"),
    "claims in codes": documents("CLAIM", lambda: [CLAIM], "result", "take", "-"),
}


def piece(kind, seed, count):
    """So many of one kind; how many came to what."""
    with tempfile.TemporaryDirectory() as folder, TakingIn(Path(folder)) as home:
        return Counter(KINDS[kind](random.Random(f"{seed}/{kind}"), home, count))


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    words.add_argument("--all", action="store_true", help="the whole, which takes some minutes")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", choices=KINDS)
    options = words.parse_args()
    for kind in [options.only] if options.only else KINDS:
        began = time.process_time()
        found = piece(kind, options.seed, MANY if options.all else FEW)
        told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
        spent = time.process_time() - began
        sys.stdout.write(f"{kind}: {told}; seed {options.seed}, {spent:.0f} s of CPU\n")


if __name__ == "__main__":
    main()
