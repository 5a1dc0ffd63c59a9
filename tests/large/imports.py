"""What comes from others, changed on purpose: battles, squads in every form, scenarios, share codes.

    python tests/large/imports.py --all [--seed N]     5,000 of each kind
    python tests/large/imports.py [--seed N]           200 of each

Each is either refused in one sentence, or sound: a battle that every seat can look at, a squad that comes back as it
was written. Nothing raises anything else. Battles are changed in their bytes, in any of their values, and inside what
was said and told, with hashes that were made to fit.
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

from squadlog.careers.claims import claim_in
from squadlog.errors import SquadlogError
from squadlog.rulebook.load import load_rulebook
from squadlog.rulebook.places import data_dir
from squadlog.shell.packets import paper
from squadlog.shell.packets.trial import tried
from squadlog.squads.exchange import export_squad, import_squad
from squadlog.squads.ready import load_squad, ready_squads
from squadlog.squads.sharing import codes, pasted, spreadsheet
from squadlog.squads.sharing.taking import squad_code, squads_in
from squadlog.workshop.scenarios.sharing import scene_code, scene_in

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


def refused(error):
    """Whether it is a sentence for people: one line, not long, with its full stop."""
    told = str(error)
    assert "\n" not in told, told
    assert len(told) < 1500, told
    assert told.endswith((".", ")", "!", "?")), told


def battles(chance, count):
    """Whole battles."""
    with tempfile.TemporaryDirectory() as folder:
        texts = []
        for name in BATTLES:
            with golden_session(name, Path(folder)) as session:
                texts.append(session.export("battle"))
    for number in range(count):
        text = chance.choice(texts)
        if number % 4 == 0:
            data = bytes_changed(text.encode(), chance)
        else:
            change = value_changed if number % 4 == 1 else forged
            data = json.dumps(change(json.loads(text), chance)).encode()
        try:
            found = tried(paper.read(data, "theirs"), "theirs")
        except paper.PacketError as error:
            refused(error)
            yield "refused"
        else:
            yield "told to differ" if found.differences else "sound"


def squads(form):
    """Squads written in one form."""

    def mutated(chance, count):
        texts = [form(load_squad(key, BOOK)).encode() for key in ready_squads()]
        for _ in range(count):
            try:
                plans = squads_in(bytes_changed(chance.choice(texts), chance), BOOK, "theirs")
            except SquadlogError as error:
                refused(error)
                yield "refused"
            else:
                for plan in plans:
                    assert import_squad(export_squad(plan).encode(), BOOK) == plan
                yield "sound"

    return mutated


def documents(what, texts, read):
    """Documents changed first and put into a sound code then."""

    def mutated(chance, count):
        for _ in range(count):
            raw = bytes_changed(chance.choice(texts()).encode(), chance)
            try:
                read(codes.code(what, raw.decode(errors="replace")))
            except SquadlogError as error:
                refused(error)
                yield "refused"
            else:
                yield "sound"

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
        lambda code: squads_in(code.encode(), BOOK),
    ),
    "scenarios in codes": documents("SCENE", _scenes, scene_in),
    "claims in codes": documents("CLAIM", lambda: [CLAIM], claim_in),
}


def piece(kind, seed, *, whole=False):
    """Some of one kind; how many came to what."""
    return Counter(KINDS[kind](random.Random(f"{seed}/{kind}"), MANY if whole else FEW))


def main():
    words = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    words.add_argument("--all", action="store_true", help="the whole, which takes some minutes")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", choices=KINDS)
    options = words.parse_args()
    for kind in [options.only] if options.only else KINDS:
        began = time.process_time()
        found = piece(kind, options.seed, whole=options.all)
        told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
        spent = time.process_time() - began
        sys.stdout.write(f"{kind}: {told}; seed {options.seed}, {spent:.0f} s of CPU\n")


if __name__ == "__main__":
    main()
