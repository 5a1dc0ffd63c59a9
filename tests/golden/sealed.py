"""Sealed battles as each release leaves them: `python tests/golden/sealed.py`, run once for each, with `make.py`.

The words of their seats are `support.sealing.WORDS`; without the referee's where the sides alone sealed it.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.dumps import dump_of
from golden.facts import plain
from support import sealing
from support.sealing import OF_SIDES, WORDS, Terminal, to_seal

from squadlog import __version__
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import NOBODY, REFEREE
from squadlog.store.seal.keys import SCRYPT

HERE = Path(__file__).parent
SEALED = {"sealed": WORDS, "sealed_by_sides": OF_SIDES}
"""Each record, and by which words it is sealed."""
_OPENS = (("red", "note The eve of it"), ("red", "undo"), ("red", "redo"))
_HIDES = (
    ("blue", "hide 11 at 20,10 facing west"),
    ("blue", "decoy blue at 20,14 facing west"),
    ("blue", "note private: the decoy lies in front"),
)
_JUDGED = (("red", "note red is ready"), ("blue", "placed blue"), ("red", "undo because blue was too early"))
_WAITS = ("blue", "placed blue")
THEN = (("red", "begin"), ("red", "initiative"), ("red", "undo because it was too early"), ("red", "redo"))
"""What is said of it in the release that reads it, when what waits has been decided."""


def facts(terminal):
    """What stands for every seat that is open there, as plain data."""
    seats = [seat for seat in (NOBODY, "red", "blue", REFEREE) if terminal.session.passwords.may_sit(seat)]
    found = {}
    for seat in seats:
        steps = [[entry.undone, len(entry.lines)] for entry in terminal.log(seat)]
        found[seat or "all"] = {"state": plain(terminal.known(seat)), "steps": steps}
    return found


def say(terminal, *told):
    """Say each at its seat; ends the program at the first that is refused."""
    for seat, sentence in told:
        outcome = terminal.say(seat, sentence)
        if isinstance(outcome, Refusal):
            sys.exit(f"{seat}: {sentence}: {outcome}")


def opened(path, words):
    """A terminal at which all of these words were given."""
    return Terminal(path).open(1, *words)


def made(words, path):
    """Play one in a new file: two terminals of the sides, of which blue's says something that waits; what stands."""
    evening = Terminal(path).create(to_seal(), words=words)
    say(evening, *_OPENS)
    blue = Terminal(path).open(1, "blue")
    say(blue, *_HIDES)
    evening.looks()
    say(evening, *_JUDGED)
    blue.looks()
    say(blue, _WAITS)
    found = {"blue": facts(Terminal(path).open(1, "blue")), "red": facts(Terminal(path).open(1, "red"))}
    dump = dump_of(path)
    judge = opened(path, words)
    judge.looks()
    return dump, {**found, "judge": facts(judge)}


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    folder = HERE / __version__
    folder.mkdir(exist_ok=True)
    if any((folder / f"{name}.sql").exists() for name in SEALED):
        sys.exit(
            f"The sealed records of {__version__} are there already; they are made once, by the released program."
        )
    for name, given in SEALED.items():
        with tempfile.TemporaryDirectory() as home, patch.object(sealing, "CHEAP", SCRYPT):
            dump, stood = made(given, Path(home) / "squadlog.db")
        (folder / f"{name}.sql").write_text(dump, encoding="utf-8")
        (folder / f"{name}.json").write_text(
            json.dumps(stood, indent=1, sort_keys=True) + "\n", encoding="utf-8"
        )
