"""What is asked as explosions go off, where the table says whom they catch (GRN-34)."""

from squadlog.base.lengths import format_kept
from squadlog.battle.state import Battle
from squadlog.rules.blasts.words import at_words, capital
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.kept.explosions import SayCaught, exploding


def asks(battle: Battle) -> Ask:
    """Where no map tells, the table says whom it catches."""
    due = exploding(battle).due(battle.now)
    what = "An explosion" if due is None else capital(at_words(battle, due))
    how = format_kept("Write metres, then cover: caught 7 1, 8 3.2 half.")
    return Ask(
        kind="step",
        step="caught",
        sentence=f"{what} goes off: which units does it catch? {how}",
        typed=how,
        options=(AskOption(says=SayCaught(who="nobody"), words="no unit is in reach"),),
    )
