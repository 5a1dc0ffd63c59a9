"""Somebody at the prompt of a battle who reads what the program prints, and answers the last of it."""

import re
from itertools import cycle

FACES = (3, 8, 5, 7, 4, 6, 2, 9, 3, 10, 1)
FIRES = "[36]"
"""Subphases in which it fires."""


class Typist:
    """Reads by `read`, which gives what was printed since, and types what `answer` says to it; None leaves."""

    def __init__(self, read, answer, *, most=3000):
        self.read, self.answer, self.heard, self.most = read, answer, "", most

    def readline(self, _most=-1):
        out = self.read()
        self.heard += out
        self.most -= 1
        said = self.answer(out) if self.most else None
        self.heard += f"{said}\n"
        return "" if said is None else f"{said}\n"

    def isatty(self):
        return False


def by_what_the_prompt_tells(*, walks=False, most=3000):
    """Do what the last lines offer: Enter, the first answer, now and then a shot; after `most` lines end the battle.

    It reads the lines as one, wherever they are wrapped.
    """
    faces, prompts = cycle(FACES), iter(range(most))

    def answer(told):
        flat, at = " ".join(told.split()), next(prompts, None)
        free = re.search(r"Free: (\d+) \w+", flat)
        if "The battle is over" in flat:
            return "quit" if "The soldiers:" in told else "report"
        if at is None:
            return "end because it is late"
        if told.splitlines()[-1].startswith("Die>"):
            return str(next(faces)).replace("10", "0")
        if "Press Enter" in flat:
            return ""
        if re.search(r"^1: ", told, re.MULTILINE):
            return "1"
        if free and walks and at % 3 == 1:
            return f"walk {free[1]} 1m"
        if free and re.search(rf"^Turn \d+, subphase {FIRES}: ", told, re.MULTILINE):
            return f"fire {free[1]}"
        return "done"

    return answer
