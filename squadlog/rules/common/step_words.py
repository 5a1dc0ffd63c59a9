"""The steps of a turn and of a subphase in words: what each is called, and what is said in it.

SEQ-02..SEQ-07, ACT-02..05.
"""

from collections.abc import Mapping

from squadlog.rules.common.advanced import ADVANCED, together
from squadlog.rules.common.words import StepWords

BASIC: Mapping[str, StepWords] = {
    "setup": StepWords(name="set-up", said=("begin", "put", "place", "note")),
    "initiative": StepWords(name="initiative", said=("initiative", "move", "countermove")),
    "openings": StepWords(name="melee openings", said=("attack", "parry", "avoid", "out", "escape")),
    "actions": StepWords(
        name="actions", said=("walk", "run", "fire", "aim", "watch", "hold", "continue", "done")
    ),
    "fire": StepWords(name="fire", said=("fire", "hold-fire")),
    "explosions": StepWords(name="explosions", said=("caught",)),
    "melee": StepWords(name="melee", said=("share",)),
    "over": StepWords(name="over", said=("play on", "undo", "log", "note")),
}


def is_step(stage: str) -> bool:
    """Whether there is such a step, in the basic game or in an advanced chapter."""
    return stage in BASIC or stage in together(ADVANCED).steps


def step_words(stage: str) -> StepWords:
    """Name of a step, and the verbs that are likeliest in it, of the basic game or of an advanced chapter."""
    return BASIC[stage] if stage in BASIC else together(ADVANCED).steps[stage]
