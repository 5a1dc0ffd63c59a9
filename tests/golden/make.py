"""Makes the golden files of the present version: `python tests/golden/make.py [STORY ...]`.

Run once for each release, from the released program, and never again for that version: what lies in `tests/golden/`
is a promise that files of that day open, lead to the same state and go on. It writes the dump of a real file and,
beside it, what stood when it was made.
"""

import argparse
import contextlib
import io
import json
import os
import shlex
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.careers_stories import CAREERS
from golden.dumps import dump_of
from golden.facts import battle_facts, careers_facts, game_facts
from golden.stories import GAMES, told
from support.matches import whole

from squadlog import __version__
from squadlog.__main__ import main as squadlog
from squadlog.base.dice import Chance
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import Session, open_store

HERE = Path(__file__).parent


def sentences(text):
    """The sentences of a story."""
    return [part.strip() for part in text.split(";")]


def begun(words):
    """What a command line begins, in the file of this user; its words are not shown."""
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
        code = squadlog(words)
    if code:
        sys.exit(f"{shlex.join(words)} ended with {code}: {heard.getvalue()}")


def say(session, text):
    """Say every sentence; ends the program at the first that is refused, or not, as the story expects.

    Before a sentence may stand from whose seat it is said, and by whom: `blue/Ann> done`.
    """
    for sentence in sentences(text):
        whose, speaks, said = sentence.removeprefix("!").rpartition("> ")
        seat, _, by = whose.partition("/")
        outcome = session.say(said, seat=seat, by=by) if speaks else session.say(said)
        if isinstance(outcome, Refusal) is not sentence.startswith("!"):
            sys.exit(f"{sentence}: {outcome} [{session.due['referee'].ask().sentence}]")


def battle(store, story):
    """Play one battle; gives what stands."""
    if story.squad:
        begun(["squads", "import", str(HERE / f"{story.squad}.json")])
    scene = [str(HERE / f"{story.scene}.toml")] if story.scene else []
    begun(["new", *scene, *shlex.split(story.new)])
    session = Session.open(store, store.battles()[0].id)
    say(session, story.said)
    if story.photo:
        begun(["note", "the hedge", "--picture", str(HERE / f"{story.photo}.jpg")])
        session = Session.open(store, session.id)
    return battle_facts(session)


def game(store, story):
    """Play one side game at random; gives what stands."""
    begun(["games", "new", *shlex.split(story.new)])
    match = Match(store, store.games()[0].id)
    chance = Chance(story.seed)
    for _ in range(story.moves):
        if whole(match).state.to_move is None:
            break
        moves = sorted(whole(match).state.notation(move) for move in whole(match).state.moves())
        match.moves.say(chance.pick(moves), by="tester")
    if story.back:
        match.undo(story.back)
    return game_facts(match)


def careers(store, story):
    """Write everything that a story tells of companies; gives what stands."""
    for line in story.said:
        begun(shlex.split(line))
    return careers_facts(store)


def dumped(story, play, home):
    """Play a story in a file of its own in that folder; gives the dump of it, and what stands."""
    os.environ["SQUADLOG_HOME"] = str(home)
    store = open_store()
    facts = play(store, story)
    store.close()
    return dump_of(Path(home) / "squadlog.db"), facts


def made(name, story, play):
    """Write the dump and the facts of a story."""
    folder = HERE / __version__
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        dump, facts = dumped(story, play, home)
    (folder / f"{name}.sql").write_text(dump, encoding="utf-8")
    (folder / f"{name}.json").write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    everything = {name: (story, battle) for name, story in told(__version__).items()}
    everything |= {f"game_{name}": (story, game) for name, story in GAMES.items()}
    everything |= {f"careers_{name}": (story, careers) for name, story in CAREERS.items()}
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", 1)[1])
    parser.add_argument("stories", nargs="*", metavar="STORY", help=", ".join(everything))
    chosen = parser.parse_args().stories or everything
    for asked in chosen:
        if asked not in everything:
            parser.error(f"there is no story {asked}")
    for asked in chosen:
        made(asked, *everything[asked])
