"""A side on paper as one chapter: it asks little, takes what is said, and has our own rules go on as ever."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.battle.scored import Earned
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.soldiers import Modified, Modifier, SoldierHooks
from squadlog.rules.on_paper import open_hits, passing, stating, suits, their_fire, values
from squadlog.rules.on_paper.record import KEY, FactName, figure, is_on_paper, paper

_FACT: dict[Modified, FactName] = {"ranged": "to_hit", "melee": "melee"}


def _lets_stand(battle: Battle, command: object, _refused: Refusal) -> bool:
    """What a figure on paper may do its own people know: the rules have nothing against it here."""
    return is_on_paper(battle, getattr(command, "unit", None))


def _modifier(test: Modified) -> Modifier[RulesContext]:
    def lines(battle: Battle, unit: int, _other: int | None, _ctx: RulesContext) -> Iterator[Line]:
        said = figure(battle.units[unit]).fact(_FACT[test])
        if said is not None:
            yield line(f"stated_{said.name}", f"stated by {said.by}", int(said.value), "LOG-07")

    return lines


def _avoid(battle: Battle, unit: int, other: int | None, _ctx: RulesContext) -> Iterator[Line]:
    """What was stated of either counts for whoever tries to get away, and against whoever holds (MEL-11)."""
    for number, sign in ((unit, 1), (other, -1)):
        said = None if number is None else figure(battle.units[number]).fact("melee")
        if said is not None:
            key, against = ("stated_melee", "") if sign > 0 else ("foe_stated_melee", "against ")
            yield line(key, f"{against}stated by {said.by}", sign * int(said.value), "MEL-11")


def _initiative(battle: Battle, unit: int, _other: int | None, _ctx: RulesContext) -> Iterator[Line]:
    """What they add to their roll, as they said it."""
    side = battle.units[unit].side
    for whose, value, by in paper(battle).initiative:
        if whose == side:
            yield line("stated_initiative", f"stated by {by}", value, "INI-12")


def _trained(
    unit: Unit, _test: Modified, _weapon: str, figure_of: Line, _ctx: RulesContext
) -> tuple[Line, ...] | None:
    """The troop type of a figure of which none was said adds nothing."""
    if "troop" not in unit.soldier.unknown:
        return None
    return (line(figure_of.key, "troop type", 0, "TRP-01", against="not stated"),)


def _counts(battle: Battle, side: str, _ctx: RulesContext) -> Iterable[Earned]:
    """A line for each loss of theirs whose points nobody knows, so that it is not taken for nothing (CAS-07)."""
    for unit in values.unknown_points(battle, side):
        yield Earned(
            called=unit.called,
            told="their points are unknown",
            points=Fraction(0),
            rule="CAS-07",
            unknown=True,
        )


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(passing.objections_pass, passing.resolve_pass),
            CommandHandler(passing.objections_again, passing.resolve_again, goes_on=False),
            CommandHandler(
                their_fire.objections_hit, their_fire.resolve_hit, interrupts=lambda said: said.at_m or 0.0
            ),
            CommandHandler(their_fire.objections_miss, their_fire.resolve_miss, interrupts=lambda _said: 0.0),
            CommandHandler(open_hits.objections_said, open_hits.resolve_said),
            CommandHandler(suits.objections_suit, suits.resolve_suit, sets_right=True),
            CommandHandler(stating.objections_figure, stating.resolve_figure, sets_right=True),
            CommandHandler(stating.objections_admit, stating.resolve_admit, sets_right=True),
            CommandHandler(stating.objections_more, stating.resolve_more, sets_right=True),
            CommandHandler(stating.objections_initiative, stating.resolve_initiative, goes_on=False),
            CommandHandler(stating.objections_watch, stating.resolve_watch, goes_on=False),
            CommandHandler(values.objections_leave, values.resolve_leave, goes_on=False),
        ),
        asks_first=passing.asks_first,
        lets_stand=_lets_stand,
    ),
    actions=ActionHooks(autopilots=(passing.PASSING,)),
    soldiers=SoldierHooks(
        modifiers={
            "ranged": _modifier("ranged"),
            "melee": _modifier("melee"),
            "avoid": _avoid,
            "initiative": _initiative,
        },
        trained=_trained,
        left_open=open_hits.keep_open,
    ),
    score=ScoreHooks(ending=values.all_left, counts=_counts),
)
