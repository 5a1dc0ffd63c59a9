"""What is said of hiding and detection: the verbs of its commands."""

from squadlog.battle.state import Battle
from squadlog.rules.common.words import AT, FACING, SIDE, UNIT, Word, WordPart, flags
from squadlog.rules.hiding import piles
from squadlog.rules.hiding.chance import BlastPiles, DrawLots
from squadlog.rules.hiding.honour import MarkPile, SayFound, SayMissed


def _piles(battle: Battle) -> list[str]:
    return [str(pile.number) for pile in piles.hiding_of(battle).piles]


VERBS = (
    Word(
        form="hide UNIT at X,Y[@FLOOR] facing DIRECTION",
        meaning="before play: a unit begins hidden there, in secret",
        example="hide 3 at 12,8 facing north",
        says=piles.Hide,
        parts=(UNIT, AT, FACING),
    ),
    Word(
        form="decoy SIDE at X,Y[@FLOOR] [facing DIRECTION] [pile N]",
        meaning="before play: place a decoy there, or move that pile; it looks all round; two for each hidden unit",
        example="decoy red at 14,3",
        says=piles.LayDecoy,
        parts=(
            SIDE,
            AT,
            FACING,
            WordPart(field="pile", what="number", keyword="pile", needed=False, offers=_piles),
        ),
    ),
    Word(
        form="lift SIDE pile N",
        meaning="before play: pick up a pile again",
        example="lift red pile 2",
        says=piles.LiftPile,
        parts=(SIDE, WordPart(field="pile", what="number", keyword="pile", offers=_piles)),
    ),
    Word(
        form="placed SIDE",
        meaning="before play: a side has placed its hidden units; all see its piles",
        example="placed red",
        says=piles.PlacementOver,
        parts=(SIDE,),
    ),
    Word(
        form="detect UNIT [pile N ...] [rain|snow|smoke|sensor|tarp|tinter|jammer] [range METRES] ...",
        meaning="roll for the piles in view, or for those named first, with the facts that the players state",
        example="detect 3",
        says=piles.SearchPiles,
        parts=(
            UNIT,
            WordPart(field="piles", what="numbers", keyword="pile", needed=False, offers=_piles),
            *flags("rain", "snow", "smoke", "sensor"),
            WordPart(field="range_m", what="metres", keyword="range", needed=False),
            WordPart(field="cover", what="word", keyword="cover", words=("half", "full"), needed=False),
            WordPart(field="light_m", what="metres", keyword="light", needed=False),
            WordPart(field="heavy_m", what="metres", keyword="heavy", needed=False),
            *(
                WordPart(field=flag, what="flag", keyword=flag, needed=False)
                for flag in ("marsh", "tarp", "tinter", "jammer")
            ),
        ),
    ),
    Word(
        form="searched SIDE",
        meaning="a side ends its searches in this turn",
        example="searched red",
        says=piles.SearchNoMore,
        parts=(SIDE,),
    ),
    Word(
        form="reveal UNIT",
        meaning="a hidden unit comes out of hiding, and may then act",
        example="reveal 3",
        says=piles.Reveal,
        parts=(
            UNIT,
            WordPart(field="pile", what="number", keyword="from", needed=False, offers=_piles),
            FACING,
        ),
    ),
    Word(
        form="dishonest UNIT [because REASON]",
        meaning="a unit was declared hidden although it had been found: it leaves, and its value is the enemy's",
        example="dishonest 7",
        says=piles.CallDishonest,
        parts=(UNIT, WordPart(field="pile", what="number", keyword="pile", needed=False, offers=_piles)),
    ),
    Word(
        form="lots",
        meaning="before play, roll for the side that hides first",
        example="lots",
        says=DrawLots,
    ),
    Word(
        form="blast N ...",
        meaning="the players state that a blast reaches these piles: it reveals the units beneath",
        example="blast 2 3",
        says=BlastPiles,
        parts=(WordPart(field="piles", what="numbers", offers=_piles),),
    ),
    Word(
        form="pile SIDE N at X,Y[@FLOOR]",
        meaning="before play, with secrets on paper: a pile of that number is there",
        example="pile red 5 at 12,8",
        says=MarkPile,
        parts=(SIDE, WordPart(field="pile", what="number"), AT),
    ),
    Word(
        form="found [N] [is UNIT] [facing DIRECTION]",
        meaning="with secrets on paper, the owner says that a pile is found: a decoy, or the unit beneath",
        example="found 5 is 11 facing west",
        aliases=("yes",),
        says=SayFound,
        parts=(
            WordPart(field="pile", what="number", needed=False, offers=_piles),
            WordPart(field="unit", what="unit", keyword="is", needed=False),
            FACING,
        ),
    ),
    Word(
        form="missed [N]",
        meaning="with secrets on paper, the owner says that a pile was not found",
        example="missed 5",
        aliases=("no",),
        says=SayMissed,
        parts=(WordPart(field="pile", what="number", needed=False, offers=_piles),),
    ),
)
