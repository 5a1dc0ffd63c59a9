"""What help says at the prompt of a battle."""

from collections.abc import Iterator

from squadlog.base.plugs import extra_command, extra_readings
from squadlog.session.guiding import any_guides

_HELP = (
    "Write an order or an answer, the number of an answer, or one of these:",
    "  show: the whole battle, a soldier a line",
    "  track: actions under way, and when they end",
    "  card 3: everything about soldier 3; 3 alone or actions 3: what 3 can do now",
    "  menu 3: that with what 3 cannot do, and why; menu: all who can be told now",
    "  form 3 walk, or form 3 w by its letter on the menu: the order in full, what can be said with it, what it costs",
    "  why 4: the modifiers of the shot at 4, before you roll",
    "  targets 3: whom 3 can shoot at; targets 3 4 range=12 is the whole shot at 4",
    "  ?: the question again, and how to answer it",
    "  briefing: what the battle is about{lesson}",
    "  undo, redo: undo or redo any one step",
    "  log 5: the last five lines of the log; line 14: what stands behind line 14, line alone: behind the last",
    "  report: how it came out, the story, awards, what each soldier did",
    "  roll: the app rolls the die",
    "  dice all rolled: the app rolls every die; dice all typed: you do",
    "  score, health, reminders, rules FIR-02, language walk, look 3, los 1 4, measure, reach, place: as in squadlog",
    "  end: end the battle now; quit: leave, the battle is kept",
    "Orders are sentences: walk 3 2m, fire 1 at 4, kneel 2, watch 5, reload 1, engage 3 with 6, hold 2, done;",
    "for several: walk 1-3, watch all, again, as before, standing 3 run 12m; go on until a player has to choose.",
    "T1.s3 means turn 1, subphase 3. A soldier is said by number or by name.",
)
_LAST = "  end: "


def help_lines() -> Iterator[str]:
    """Give what can be typed at the prompt, a thing a line; lessons only where there are any."""
    lesson = "; lesson, in a guided fight, what comes next" if any_guides() else ""
    for line in _HELP:
        if line.startswith(_LAST):
            yield from (f"  {name}: {words}" for name, words in _read_besides())
        yield line.replace("{lesson}", lesson)


def _read_besides() -> Iterator[tuple[str, str]]:
    """What extras read at the prompt of a battle, each with its line in the help."""
    for name in extra_readings():
        _, words = extra_command(name) or ("", "")
        yield name, words
