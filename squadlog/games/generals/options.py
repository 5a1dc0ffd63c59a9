"""What can be agreed about Generals and Majors before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from squadlog.games.game import GameError, Option, choice, number

HAND = 7


def _option(name: str, title: str, question: str, rule: str, *choices: tuple[str, str]) -> Option:
    """The first choice is the default."""
    return Option(
        name=name,
        title=title,
        question=question,
        default=choices[0][0],
        rule=rule,
        choices=tuple(choice(key, words) for key, words in choices),
    )


OPTIONS: tuple[Option, ...] = (
    _option(
        "deck",
        "Deck",
        "Which deck?",
        "B.2",
        ("kalosi", "Kalosi: four colours, an Ace and a 1 in each, four jokers"),
        ("stardeck", "the original: five suits, the stars wild, two colours, no jokers"),
    ),
    _option(
        "command_mode",
        "What command allows",
        "What does command allow?",
        "GM-01",
        ("per_turn", "so much value of the colour laid in each turn"),
        ("standing", "so much value of the colour lying open at any time"),
    ),
    _option(
        "cancel_own",
        "Armies that cancel",
        "Which own armies may cancel?",
        "GM-03",
        ("single", "the one just laid, alone"),
        ("subset", "the one just laid together with other own ones"),
    ),
    _option(
        "cancel_colour",
        "Armies to be cancelled",
        "Which enemy armies can be cancelled?",
        "GM-03",
        ("any", "those of any colour"),
        ("same", "only those that share a colour with the army laid"),
    ),
    _option(
        "cancel_choice",
        "Several to be cancelled",
        "Several armies could be cancelled: which are?",
        "GM-04",
        ("choose", "those that the one who lays chooses"),
        ("fewest", "the fewest cards, the oldest among equals"),
        ("largest", "the most cards, the oldest among equals"),
    ),
    _option(
        "cancelling",
        "Must it cancel",
        "Must armies be cancelled that can be?",
        "GM-05",
        ("mandatory", "yes"),
        ("optional", "no, the one who lays may leave it"),
    ),
    _option(
        "cancelled_to",
        "Where the cancelled go",
        "Where do cancelled armies go?",
        "GM-07",
        ("table", "they stay on the table, face down"),
        ("discard", "to the discards"),
    ),
    _option(
        "facedown_uses_command",
        "Command of those face down",
        "Standing command: do armies face down still use it?",
        "GM-07",
        ("false", "no"),
        ("true", "yes"),
    ),
    _option(
        "joker_split",
        "Split of a joker",
        "When is it settled how a joker in command splits its points?",
        "GM-09",
        ("each_turn", "anew in each turn"),
        ("fixed", "once, when it is laid"),
    ),
    _option(
        "joker_group",
        "Joker in a group of three",
        "Does a joker in command count toward a group of three?",
        "GM-10",
        ("supplying", "in each colour to which it gives a point"),
        ("never", "never"),
        ("both", "in both its colours"),
    ),
    _option(
        "joker_army_value",
        "Value of a joker army",
        "Does the value of a joker as army change later?",
        "GM-12",
        ("frozen", "no, it stays what it was when laid"),
        ("dynamic", "yes, it is always that of its owner's highest numbered army in play"),
    ),
    _option(
        "allow_zero",
        "Joker with none to copy",
        "May a joker be laid as army without an army in play to copy?",
        "GM-12",
        ("false", "no"),
        ("true", "yes, it counts 0"),
    ),
    _option(
        "joker_army_cost",
        "Cost of a joker army",
        "How is a joker as army, or a wild army, paid for?",
        "GM-13",
        ("any_split", "from its colours in any split"),
        ("single_colour", "from one of its colours"),
    ),
    _option(
        "redraws",
        "Throwing a hand back",
        "How often may a first hand without commanders be thrown back?",
        "GM-14",
        ("unlimited", "as long as there is none"),
        ("1", "once"),
        ("0", "never"),
    ),
    _option(
        "redraw_to",
        "Where such a hand goes",
        "Where does such a hand go?",
        "GM-14",
        ("discard", "to the discards"),
        ("deck", "back into the deck, which is shuffled"),
    ),
    number(
        "lead_threshold",
        "Lead that threatens",
        "Which lead threatens to win? (20; house rule for longer games: 30 or 40)",
        20,
        "GM-15",
        (1, 500),
    ),
    _option(
        "count_by",
        "What is counted",
        "What is counted when nobody can go on?",
        "GM-18",
        ("value", "the value of open armies"),
        ("cards", "the number of open armies"),
    ),
    _option(
        "free_order",
        "Commander after armies",
        "May the commander of a turn be laid after armies?",
        "GM-21",
        ("false", "no, before them"),
        ("true", "yes, at any time in the turn"),
    ),
    number("match", "Games to be won", "House rule: how many games must be won?", 1, "GM-22", (1, 99)),
    number(
        "stall_limit",
        "Turns with nothing laid",
        "House rule: after how many turns in a row with nothing laid are armies counted? (0: never)",
        100,
        "GM-18",
        (0, 10_000),
    ),
    number(
        "turn_limit",
        "Turns in all",
        "House rule: after how many turns of a game are armies counted? (0: never)",
        1000,
        "GM-22",
        (0, 10_000),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
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
def _rules(agreed: tuple[tuple[str, str], ...]) -> Rules:
    values = dict(agreed)
    if values["facedown_uses_command"] == "true" and values["command_mode"] == "per_turn":
        raise GameError(
            "facedown_uses_command needs command_mode standing: by the turn, armies in play use no command"
        )
    return Rules(
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


def rules_of(agreed: Mapping[str, str]) -> Rules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
