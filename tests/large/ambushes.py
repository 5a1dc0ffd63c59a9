"""An ambush by night over six turns, by files alone, with dice that nobody knows before.

    python tests/large/ambushes.py --turns 6 --count 1

The suite plays two turns in `tests/extras/mail/test_an_evening_by_mail.py`.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.night_ambush import ambush_by_mail, faults_of

from squadlog.extras.mail import words
from squadlog.session.battle_session import Session


def main() -> int:
    """The battles asked for; 1 if one of them went wrong."""
    made = ArgumentParser(description=__doc__)
    made.add_argument("--turns", type=int, default=6)
    made.add_argument("--count", type=int, default=1)
    options = made.parse_args()
    wrong = 0
    for _ in range(options.count):
        began = process_time()
        with TemporaryDirectory() as folder:
            host, guest, mails = ambush_by_mail(Path(folder), options.turns)
            faults = [*faults_of(host, guest, options.turns)]
            for home in (host, guest):
                with home.at():
                    faults += words.faults_in(Session.open(home.store, 1), home.state())
        wrong += bool(faults)
        print(
            f"{options.turns} turns, {mails} packets, {process_time() - began:.1f} s: {faults or 'all holds'}"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
