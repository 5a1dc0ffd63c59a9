"""What a figure's troop type and race add hand to hand: one question where nothing of it was said (MEL-11, MEL-22)."""

from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.on_paper.record import figure
from squadlog.rules.on_paper.saying import TheirFigure
from squadlog.rules.on_paper.suits import pairs_with_ours

_LISTED = (-2, -1, 0, 1, 2)
"""What troop types and races come to together; 0 is what counts where they do not say."""


def skill_unknown(unit: Unit) -> bool:
    """Whether it is a figure on paper whose melee modifier follows from nothing that was stated."""
    return unit.soldier.paper and "troop" in unit.soldier.unknown and figure(unit).fact("melee") is None


def asks_skill(battle: Battle) -> Ask | None:
    """The melee modifier of the first figure that fights one of ours; None: it is known of all of them."""
    for theirs, ours in pairs_with_ours(battle):
        if skill_unknown(theirs):
            return _ask(battle, theirs, ours)
    return None


def _ask(battle: Battle, theirs: Unit, ours: Unit) -> Ask:
    usual = _LISTED.index(usual_skill(battle, theirs)) + 1
    return Ask(
        kind="step",
        step="melee",
        sentence=f"{theirs.called} fights {ours.called}. What is their melee modifier?",
        side=battle.setup.voice_of(theirs.side),
        units=(theirs.id,),
        options=tuple(
            AskOption(
                says=TheirFigure(unit=theirs.id, melee=value),
                words=f"{value:+d}" if value else "0, or they do not say",
            )
            for value in _LISTED
        ),
        enter=usual,
        hint=f"The second number of the pair on their sheet. Or write such as their {theirs.id} melee +3.",
    )


def usual_skill(battle: Battle, theirs: Unit) -> int:
    """What is proposed: what was said last of another of them, else nothing."""
    said = [
        figure(unit).number("melee")
        for unit in battle.units.values()
        if unit.side == theirs.side and figure(unit).fact("melee") is not None
    ]
    return said[-1] if said and said[-1] in _LISTED else 0
