"""What can be agreed about Generals and Majors before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.base.records import record
from squadlog.extras.games.game import GameError, Option, number, one_of
from squadlog.extras.games.needing import Need, refuse_unmet

HAND = 7


OPTIONS: tuple[Option, ...] = (
    one_of(
        "deck",
        "Deck",
        "Which deck?",
        "B.2",
        ("kalosi", "Kalosi: four colours, an Ace and a 1 in each, four jokers"),
        ("stardeck", "the original: five suits, the stars wild, two colours, no jokers"),
    ),
    one_of(
        "command_mode",
        "What command allows",
        "What does command allow?",
        "GM-01",
        ("per_turn", "value by turn: so much value of the colour laid in each turn"),
        ("standing", "value in play: so much value of the colour lying open at any time"),
    ),
    one_of(
        "cancel_own",
        "Armies that cancel",
        "Which own armies may cancel?",
        "GM-03",
        ("single", "the one laid: alone"),
        ("subset", "several: the one just laid together with other own ones"),
    ),
    one_of(
        "cancel_colour",
        "Armies to be cancelled",
        "Which enemy armies can be cancelled?",
        "GM-03",
        ("any", "any colour: whatever colour was laid"),
        ("same", "same colour: only those that share one with the army laid"),
    ),
    one_of(
        "cancel_choice",
        "Which are cancelled",
        "Several armies could be cancelled: which are?",
        "GM-04",
        ("choose", "as chosen: by the one who lays"),
        ("fewest", "fewest cards: the oldest among equals"),
        ("largest", "most cards: the oldest among equals"),
    ),
    one_of(
        "cancelling",
        "Cancelling",
        "Must armies be cancelled that can be?",
        "GM-05",
        ("mandatory", "must be done: whenever it can"),
        ("optional", "may be left: by the one who lays"),
    ),
    one_of(
        "cancelled_to",
        "Where the cancelled go",
        "Where do cancelled armies go?",
        "GM-07",
        ("table", "face down: they stay on the table"),
        ("discard", "discarded: to the discards"),
    ),
    one_of(
        "facedown_uses_command",
        "Armies face down",
        "Standing command: do armies face down still use it?",
        "GM-07",
        ("false", "use no command"),
        ("true", "still use command"),
    ),
    one_of(
        "joker_split",
        "Split of a joker",
        "When is it settled how a joker in command splits its points?",
        "GM-09",
        ("each_turn", "anew in each turn"),
        ("fixed", "once: when it is laid"),
    ),
    one_of(
        "joker_group",
        "Joker in a group",
        "Does a joker in command count toward a group of three?",
        "GM-10",
        ("supplying", "by its points: in each colour to which it gives one"),
        ("never", "never counts"),
        ("both", "in both colours: whatever it gives"),
    ),
    one_of(
        "joker_army_value",
        "Value of a joker army",
        "Does the value of a joker as army change later?",
        "GM-12",
        ("frozen", "stays as laid: whatever is laid later"),
        ("dynamic", "may change: it is always that of its owner's highest numbered army in play"),
    ),
    one_of(
        "allow_zero",
        "Joker with none to copy",
        "May a joker be laid as army without an army in play to copy?",
        "GM-12",
        ("false", "not allowed"),
        ("true", "counts 0: it may be laid"),
    ),
    one_of(
        "joker_army_cost",
        "Cost of a joker army",
        "How is a joker as army, or a wild army, paid for?",
        "GM-13",
        ("any_split", "in any split: from its colours together"),
        ("single_colour", "from one only: one of its colours"),
    ),
    one_of(
        "redraws",
        "Throwing a hand back",
        "How often may a first hand without commanders be thrown back?",
        "GM-14",
        ("unlimited", "without limit: as long as there is none"),
        ("1", "once"),
        ("0", "never"),
    ),
    one_of(
        "redraw_to",
        "Where such a hand goes",
        "Where does such a hand go?",
        "GM-14",
        ("discard", "discarded: to the discards"),
        ("deck", "to the deck: which is shuffled"),
    ),
    number(
        "lead_threshold",
        "Lead that threatens",
        "Which lead threatens to win? (20; house rule for longer games: 30 or 40)",
        20,
        "GM-15",
        (1, 500),
    ),
    one_of(
        "count_by",
        "What is counted",
        "What is counted when nobody can go on?",
        "GM-18",
        ("value", "the value: that of open armies"),
        ("cards", "the number: that of open armies"),
    ),
    one_of(
        "free_order",
        "Commander after armies",
        "May the commander of a turn be laid after armies?",
        "GM-21",
        ("false", "not allowed: only before them"),
        ("true", "allowed: at any time in the turn"),
    ),
    number("match", "Games to be won", "House rule: how many games must be won?", 1, "GM-22", (1, 99)),
    number(
        "stall_limit",
        "Turns with nothing laid",
        "House rule: after how many turns in a row with nothing laid are armies counted? (0: no limit)",
        100,
        "GM-18",
        (0, 10_000),
    ),
    number(
        "turn_limit",
        "Turns in all",
        "House rule: after how many turns of a game are armies counted? (0: no limit)",
        1000,
        "GM-22",
        (0, 10_000),
    ),
)

_NEEDS = (
    *(Need(name, "deck", "kalosi") for name in ("joker_group", "joker_army_value", "allow_zero")),
    Need("facedown_uses_command", "cancelled_to", "table"),
    Need("redraw_to", "redraws", "0", barred=True),
)


@record
class GeneralsRules:
    """What was agreed, ready for use."""

    deck: str
    standing: bool
    cancel_subset: bool
    cancel_same: bool
    cancel_choice: str
    cancel_optional: bool
    cancelled_discarded: bool
    facedown_uses: bool
    split_fixed: bool
    joker_group: str
    dynamic: bool
    allow_zero: bool
    single_colour: bool
    redraws: int
    """-1 without a limit."""
    redraw_to_deck: bool
    lead: int
    count_cards: bool
    free_order: bool
    match: int
    stall_limit: int
    turn_limit: int


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...]) -> GeneralsRules:
    values = dict(agreed)
    if values["facedown_uses_command"] == "true" and values["command_mode"] == "per_turn":
        raise GameError(
            "facedown_uses_command needs command_mode standing: by the turn, armies in play use no command"
        )
    refuse_unmet(OPTIONS, _NEEDS, values)
    return GeneralsRules(
        deck=values["deck"],
        standing=values["command_mode"] == "standing",
        cancel_subset=values["cancel_own"] == "subset",
        cancel_same=values["cancel_colour"] == "same",
        cancel_choice=values["cancel_choice"],
        cancel_optional=values["cancelling"] == "optional",
        cancelled_discarded=values["cancelled_to"] == "discard",
        facedown_uses=values["facedown_uses_command"] == "true",
        split_fixed=values["joker_split"] == "fixed",
        joker_group=values["joker_group"],
        dynamic=values["joker_army_value"] == "dynamic",
        allow_zero=values["allow_zero"] == "true",
        single_colour=values["joker_army_cost"] == "single_colour",
        redraws=-1 if values["redraws"] == "unlimited" else int(values["redraws"]),
        redraw_to_deck=values["redraw_to"] == "deck",
        lead=int(values["lead_threshold"]),
        count_cards=values["count_by"] == "cards",
        free_order=values["free_order"] == "true",
        match=int(values["match"]),
        stall_limit=int(values["stall_limit"]),
        turn_limit=int(values["turn_limit"]),
    )


def rules_of(agreed: Mapping[str, str]) -> GeneralsRules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
