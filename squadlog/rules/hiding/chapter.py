"""Hiding and detection as one chapter (HID, DET)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle
from squadlog.rules.common.ask import Ask, AskOption
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.turn import TurnHooks, TurnStep
from squadlog.rules.hiding import dicing, paper, piles, placing, revealing, searching
from squadlog.rules.hiding.laying import placeables
from squadlog.rules.hiding.untold import untold


def _over(battle: Battle) -> bool:
    """Nobody has anything left to search in this turn."""
    hiding = piles.hiding_of(battle)
    unnumbered = any(pile.side not in hiding.numbered for pile in hiding.piles if not pile.paper)
    return not unnumbered and not any(searching.searchers(battle, side) for side in battle.side_ids())


def _runs(recorder: EventRecorder, ctx: RulesContext) -> bool:
    """Piles that nobody has said to be placed are numbered; a side that sees none is passed by."""
    hiding = piles.hiding_of(recorder.battle)
    for side in recorder.battle.side_ids():
        if side not in hiding.numbered and any(not pile.paper for pile in hiding.of(side)):
            placing.number(recorder, side)
            return True
    for side in recorder.battle.side_ids():
        if searching.searchers(recorder.battle, side) and searching.nobody_sees_a_pile(
            recorder.battle, side, ctx
        ):
            recorder.emit(piles.SearchEnded(side=side))
            return True
    return False


def _asks(battle: Battle) -> Ask:
    """The first side that may still search, in the order of the set-up: the order is for the players (DET-03)."""
    side = next((one for one in battle.side_ids() if searching.searchers(battle, one)), "")
    units = searching.searchers(battle, side)
    typed = f"detect UNIT, or searched {side} for no more."
    return Ask(
        kind="step",
        step="search",
        sentence=f"Detection: which units of {battle.setup.side_name(side)} search? {typed}",
        typed=typed,
        side=side,
        units=units,
        options=(
            *(
                AskOption(
                    says=piles.SearchPiles(unit=unit),
                    words=f"{battle.units[unit].called} searches",
                    many=True,
                )
                for unit in units
            ),
            AskOption(says=piles.SearchNoMore(side=side), words="no more searches"),
        ),
    )


CHAPTER = Chapter(
    key=piles.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(placing.objections_hide, placing.resolve_hide, goes_on=False),
            CommandHandler(placing.objections_decoy, dicing.resolve_decoy, goes_on=False),
            CommandHandler(placing.objections_lift, placing.resolve_lift, goes_on=False),
            CommandHandler(placing.objections_placed, placing.resolve_placed, goes_on=False),
            CommandHandler(searching.objections_search, searching.resolve_search),
            CommandHandler(searching.objections_no_more, searching.resolve_no_more),
            CommandHandler(revealing.objections_reveal, revealing.resolve_reveal, goes_on=False),
            CommandHandler(revealing.objections_dishonest, revealing.resolve_dishonest, goes_on=False),
            CommandHandler(dicing.objections_lots, dicing.resolve_lots, goes_on=False),
            CommandHandler(dicing.objections_blast, dicing.resolve_blast, goes_on=False),
            CommandHandler(paper.objections_mark, paper.resolve_mark, goes_on=False),
            CommandHandler(paper.objections_found, paper.resolve_found),
            CommandHandler(paper.objections_missed, paper.resolve_missed),
        ),
        vetoes=revealing.forbids,
        judged_in=revealing.as_told,
        asks_first=paper.asks_first,
    ),
    actions=ActionHooks(part_begins=revealing.performs, path_triggers=(revealing.ALONG,)),
    turn=TurnHooks(
        unready=placing.unready,
        leaves=revealing.leaves,
        steps={
            searching.STAGE: TurnStep(
                asks=_asks, runs=_runs, phase="detection", over=_over, ahead=searching.ahead
            )
        },
    ),
    fire=FireHooks(fired=revealing.reveal_firer),
    blasts=BlastHooks(reveals=dicing.brings_to_light),
    secrets=SecretHooks(
        placing=placeables,
        in_secret=lambda _battle: True,
        hides_unit=piles.is_hidden,
        hides_side=untold,
        chance_to_find=searching.chance_to_find,
    ),
    score=ScoreHooks(counts=revealing.counts),
)
