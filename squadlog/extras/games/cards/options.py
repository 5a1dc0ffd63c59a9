"""What can be agreed about the card game before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.base.records import record
from squadlog.extras.games.cards.deck import CARDS
from squadlog.extras.games.game import GameError, Option, number, one_of, yes_no
from squadlog.extras.games.needing import Need, refuse_unmet
from squadlog.extras.games.words import count_of

HAND = 7


OPTIONS: tuple[Option, ...] = (
    number("players", "Players", "How many play?", 2, "PC-21", (2, 7)),
    one_of(
        "tie",
        "Tied zones",
        "What becomes of the cards of those tied for a zone?",
        "PC-22",
        ("retake", "each takes his own back"),
        ("spoils", "they become spoils"),
        ("swap", "they are passed on: to the next one tied, counter-clockwise"),
    ),
    one_of(
        "ace_doubled",
        "A doubled Ace",
        "What does a doubled Ace count?",
        "PC-31",
        ("2", "counts two: as it would"),
        ("4", "counts four"),
        ("10", "counts ten"),
        (
            "highest_opposing",
            "as one facing it: what the highest number facing it in the zone shows, two if there is none",
        ),
    ),
    number(
        "spoils_ante",
        "Cards for the spoils",
        "How many cards does everybody add to the spoils before a battle?",
        0,
        "PC-32",
        (0, 10),
    ),
    one_of(
        "queen_spares_own",
        "A Queen's own side",
        "Does a Queen spare the cards of her owner?",
        "PC-01",
        *yes_no("is spared: only she and the others' go down", "goes down too: every open card does"),
        default="false",
    ),
    one_of(
        "king_needs_target",
        "A King's strike",
        "Must a King have something to strike?",
        "PC-02",
        *yes_no(
            "must hit a card: unless nothing else can be played",
            "may hit nothing: he can be played for nothing",
        ),
        default="false",
    ),
    one_of(
        "initial_faces",
        "Initial Queen or King",
        "What does a Queen or King do that was laid as the initial card?",
        "PC-04",
        ("inert", "does nothing: it stays open and counts 0"),
        ("trigger", "acts: it does what it always does, in turn order, as long as it is open"),
        ("facedown", "turns down: it lies face down from the start"),
    ),
    one_of(
        "zero_zone",
        "Zone with nothing open",
        "What becomes of the cards of a zone where none is open and nobody flanks?",
        "PC-06",
        ("tie", "is a tie: as any other"),
        ("spoils", "gives spoils: they become spoils"),
    ),
    one_of(
        "presence_wins",
        "Lone open card at 0",
        "Does the only one with an open card win a zone where everybody has 0?",
        "PC-07",
        *yes_no("wins the zone", "does not win: it is a tie"),
        default="false",
    ),
    one_of(
        "flank_value",
        "What a flank lends",
        "What does a flanking zone lend?",
        "PC-37",
        ("doubled", "what cards count: doubled ones doubled"),
        ("printed", "what is printed: on its cards"),
    ),
    one_of(
        "eliminated_cards",
        "Reserve of who is out",
        "What becomes of the reserve of a player who is out?",
        "PC-20",
        ("spoils", "to the spoils: it becomes spoils"),
        ("out", "out of play: it leaves the game"),
    ),
    one_of(
        "memory_mode",
        "Cards turned down",
        "Must everybody remember what was turned face down?",
        "PC-29",
        *yes_no("from memory: nobody may look", "may be looked at: those that were open"),
        default="false",
    ),
    number(
        "max_battles",
        "Battles in all",
        "After how many battles does the larger reserve win? (0: no limit)",
        0,
        "PC-33",
        (0, 10_000),
    ),
    one_of(
        "gambling",
        "Played for",
        "Is it played for chips, everybody with a deck of his own?",
        "C.2",
        *yes_no("chips: no card changes hands", "cards: no chips are needed"),
        default="false",
    ),
    number(
        "chips",
        "Chips at first",
        "Gambling: how many chips has everybody at first?",
        100,
        "C.2",
        (1, 1_000_000),
    ),
    number(
        "ante",
        "Ante in each zone",
        "Gambling: how many chips go into each of one's zones before a battle?",
        1,
        "C.2",
        (0, 10_000),
    ),
    number("max_raise", "Highest raise", "Gambling: how many chips may one raise be?", 2, "C.2", (1, 100)),
    number(
        "raises",
        "Raises in a zone",
        "Gambling: how often may one raise in a zone and window?",
        1,
        "C.2",
        (0, 10),
    ),
    one_of(
        "tie_pot",
        "Stakes of a tied zone",
        "Gambling: what becomes of the stakes of a tied zone?",
        "C.2",
        ("return", "returned: everybody has his own again"),
        ("carry", "left there: they lie there for the next winner"),
    ),
    number(
        "pay_per_card",
        "Price of a card",
        "Gambling: what does a card played cost? (0: none, antes and raises instead)",
        0,
        "C.2",
        (0, 10_000),
    ),
)

_NEEDS = (
    *(Need(name, "gambling", "true") for name in ("chips", "ante", "max_raise", "raises", "tie_pot")),
    *(Need(name, "pay_per_card", "0") for name in ("ante", "max_raise", "raises")),
    Need("max_raise", "raises", "0", barred=True),
    Need("eliminated_cards", "gambling", "false"),
)


@record
class CardsRules:
    """What was agreed, ready for use."""

    players: int
    tie: str
    ace_doubled: int
    """What a doubled Ace counts, 0 for the highest number facing it."""
    spoils_ante: int
    queen_spares_own: bool
    king_needs_target: bool
    initial_faces: str
    zero_spoils: bool
    presence_wins: bool
    flank_printed: bool
    eliminated_out: bool
    memory_mode: bool
    max_battles: int
    gambling: bool
    chips: int
    ante: int
    max_raise: int
    raises: int
    carry: bool
    pay_per_card: int

    @property
    def needed(self) -> int:
        """The smallest reserve with which a battle can be begun (PC-19, PC-32)."""
        return HAND + self.spoils_ante

    @property
    def chips_needed(self) -> int:
        """The fewest chips with which a battle can be begun."""
        return self.pay_per_card * (HAND - 1) if self.pay_per_card else self.ante * 3


@lru_cache(maxsize=64)
def _rules(agreed: tuple[tuple[str, str], ...]) -> CardsRules:
    values = dict(agreed)
    yes = {name for name, value in values.items() if value == "true"}
    gambling = "gambling" in yes
    if gambling and (
        values["spoils_ante"] != "0" or values["tie"] != "retake" or values["zero_zone"] != "tie"
    ):
        raise GameError(
            "gambling knows no spoils: leave spoils_ante at 0, tie at retake and zero_zone at tie"
        )
    if values["pay_per_card"] != "0" and not gambling:
        raise GameError("pay_per_card needs chips: choose gambling true as well, or leave it at 0")
    refuse_unmet(OPTIONS, _NEEDS, values)
    players, ante = int(values["players"]), int(values["spoils_ante"])
    if not gambling and CARDS // players < HAND + ante:
        raise GameError(
            f"{players} players get {CARDS // players} cards each, too few for a spoils_ante of {ante} and"
            f" {HAND} in hand; at most {CARDS // players - HAND} is possible"
        )
    ace = values["ace_doubled"]
    rules = CardsRules(
        players=players,
        tie=values["tie"],
        ace_doubled=int(ace) if ace.isdigit() else 0,
        spoils_ante=ante,
        queen_spares_own="queen_spares_own" in yes,
        king_needs_target="king_needs_target" in yes,
        initial_faces=values["initial_faces"],
        zero_spoils=values["zero_zone"] == "spoils",
        presence_wins="presence_wins" in yes,
        flank_printed=values["flank_value"] == "printed",
        eliminated_out=values["eliminated_cards"] == "out",
        memory_mode="memory_mode" in yes,
        max_battles=int(values["max_battles"]),
        gambling=gambling,
        chips=int(values["chips"]),
        ante=int(values["ante"]),
        max_raise=int(values["max_raise"]),
        raises=int(values["raises"]),
        carry=values["tie_pot"] == "carry",
        pay_per_card=int(values["pay_per_card"]),
    )
    if gambling and rules.chips < rules.chips_needed:
        raise GameError(
            f"a battle needs {count_of(rules.chips_needed, 'chip')} of everybody; "
            f"{count_of(rules.chips, 'is', 'are')} too few"
        )
    return rules


def rules_of(agreed: Mapping[str, str]) -> CardsRules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
