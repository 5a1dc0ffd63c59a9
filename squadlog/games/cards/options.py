"""What can be agreed about the card game before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from functools import lru_cache

from squadlog.games.cards.deck import CARDS
from squadlog.games.game import GameError, Option, choice, number, yes_no
from squadlog.games.needing import Need, refuse_unmet
from squadlog.games.words import count_of
from squadlog.records import record

HAND = 7


OPTIONS: tuple[Option, ...] = (
    number("players", "Players", "How many play?", 2, "PC-21", (2, 7)),
    Option(
        name="tie",
        title="Tied zones",
        question="What becomes of the cards of those tied for a zone?",
        default="retake",
        rule="PC-22",
        choices=(
            choice("retake", "each takes his own back"),
            choice("spoils", "they become spoils"),
            choice("swap", "they are passed on: to the next one tied, counter-clockwise"),
        ),
    ),
    Option(
        name="ace_doubled",
        title="A doubled Ace",
        question="What does a doubled Ace count?",
        default="2",
        rule="PC-31",
        choices=(
            choice("2", "counts two: as it would"),
            choice("4", "counts four"),
            choice("10", "counts ten"),
            choice(
                "highest_opposing",
                "as one facing it: what the highest number facing it in the zone shows, two if there is none",
            ),
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
    Option(
        name="queen_spares_own",
        title="A Queen's own side",
        question="Does a Queen spare the cards of her owner?",
        default="false",
        rule="PC-01",
        choices=yes_no("is spared: only she and the others' go down", "goes down too: every open card does"),
    ),
    Option(
        name="king_needs_target",
        title="A King's strike",
        question="Must a King have something to strike?",
        default="false",
        rule="PC-02",
        choices=yes_no(
            "must hit a card: unless nothing else can be played",
            "may hit nothing: he can be played for nothing",
        ),
    ),
    Option(
        name="initial_faces",
        title="Initial Queen or King",
        question="What does a Queen or King do that was laid as the initial card?",
        default="inert",
        rule="PC-04",
        choices=(
            choice("inert", "does nothing: it stays open and counts 0"),
            choice("trigger", "acts: it does what it always does, in turn order, as long as it is open"),
            choice("facedown", "turns down: it lies face down from the start"),
        ),
    ),
    Option(
        name="zero_zone",
        title="Zone with nothing open",
        question="What becomes of the cards of a zone where none is open and nobody flanks?",
        default="tie",
        rule="PC-06",
        choices=(
            choice("tie", "is a tie: as any other"),
            choice("spoils", "gives spoils: they become spoils"),
        ),
    ),
    Option(
        name="presence_wins",
        title="Lone open card at 0",
        question="Does the only one with an open card win a zone where everybody has 0?",
        default="false",
        rule="PC-07",
        choices=yes_no("wins the zone", "does not win: it is a tie"),
    ),
    Option(
        name="flank_value",
        title="What a flank lends",
        question="What does a flanking zone lend?",
        default="doubled",
        rule="PC-37",
        choices=(
            choice("doubled", "what cards count: doubled ones doubled"),
            choice("printed", "what is printed: on its cards"),
        ),
    ),
    Option(
        name="eliminated_cards",
        title="Reserve of who is out",
        question="What becomes of the reserve of a player who is out?",
        default="spoils",
        rule="PC-20",
        choices=(
            choice("spoils", "to the spoils: it becomes spoils"),
            choice("out", "out of play: it leaves the game"),
        ),
    ),
    Option(
        name="memory_mode",
        title="Cards turned down",
        question="Must everybody remember what was turned face down?",
        default="false",
        rule="PC-29",
        choices=yes_no("from memory: nobody may look", "may be looked at: those that were open"),
    ),
    number(
        "max_battles",
        "Battles in all",
        "After how many battles does the larger reserve win? (0: no limit)",
        0,
        "PC-33",
        (0, 10_000),
    ),
    Option(
        name="gambling",
        title="Played for",
        question="Is it played for chips, everybody with a deck of his own?",
        default="false",
        rule="C.2",
        choices=yes_no("chips: no card changes hands", "cards: no chips are needed"),
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
    Option(
        name="tie_pot",
        title="Stakes of a tied zone",
        question="Gambling: what becomes of the stakes of a tied zone?",
        default="return",
        rule="C.2",
        choices=(
            choice("return", "returned: everybody has his own again"),
            choice("carry", "left there: they lie there for the next winner"),
        ),
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
