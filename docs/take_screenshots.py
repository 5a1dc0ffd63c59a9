"""Takes the pictures of the README from the running program: python docs/take_screenshots.py

The battle is played in the sentences a person would type; the pictures are written beside this file.
"""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from squadlog.muster.scenes import load_battle
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.session import Refusal, Session, open_store
from squadlog.tui.app import SquadlogApp

HERE = Path(__file__).resolve().parent
SIZE = (156, 40)
FIGHT = (
    "begin",
    "initiative",
    "move",
    "walk 3 2m unseen fire at 6",
    "fire 1 at 4",
    "done",
    "fire 4 at 1",
    "walk 6 3m unseen",
    "watch 5",
    "done",
    "fire 1 at 4 range 15 cover half-hard",
    "fire 3 at 6 range 14",
    "fire 4 at 1 range 15",
    "walk 3 4m unseen",
    "fire 2 at 5",
    "done",
    "done",
)


ON_MAP = ("begin", "initiative")
MAP_KEYS = ["escape", "m", "M", "1", "plus", "c", "v", *["shift+up"] * 1, *["up"] * 4]


def _played(path, ready, sentences):
    """The number of a battle that has been played, sentence by sentence."""
    session = Session.create(open_store(path), load_battle(ready, load_rulebook(), load_rulings()))
    for sentence in sentences:
        outcome = session.say(sentence)
        if isinstance(outcome, Refusal):
            raise SystemExit(f"{sentence}: {outcome}")
    return session.id


async def _pictures(path, ready, sentences, *taken):
    """Open the battle; `taken` pairs the keys to press with the name of the picture taken then."""
    app = SquadlogApp(path, _played(path, ready, sentences))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.load()
        await app.workers.wait_for_complete()
        await pilot.pause()
        for keys, name in taken:
            await pilot.press(*keys)
            await pilot.pause(0.5)
            (HERE / name).write_text(app.export_screenshot(title="squadlog"), encoding="utf-8")


def main():
    with TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        asyncio.run(_pictures(path, "newcomer", FIGHT, (["escape"], "battle.svg"), (["enter"], "shot.svg")))
        asyncio.run(_pictures(path, "counting_house", ON_MAP, (MAP_KEYS, "map.svg")))


if __name__ == "__main__":
    main()
