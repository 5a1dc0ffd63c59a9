"""What can be agreed about the card game before it starts, and what was agreed, in force during a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from squadlog.games.game import Choice, GameError, Option
from squadlog.games.words import count_of

HAND = 7


def _choice(key: str, words: str) -> Choice:
    return Choice(key=key, words=words)


def _yes_no(yes: str, no: str) -> tuple[Choice, Choice]:
    return _choice("true", yes), _choice("false", no)


def _number(name: str, question: str, default: int, rule: str, span: tuple[int, int]) -> Option:
    return Option(name=name, question=question, default=str(default), rule=rule, least=span[0], most=span[1])


OPTIONS: tuple[Option, ...] = (
    _number("players", "How many play?", 2, "PC-21", (2, 7)),
    Option(
        name="tie",
        question="What becomes of the cards of those tied for a zone?",
        default="retake",
        rule="PC-22",
        choices=(
            _choice("retake", "everybody tied takes his own back"),
            _choice("spoils", "they become spoils"),
            _choice("swap", "they go to the next one tied, counter-clockwise"),
        ),
    ),
    Option(
        name="ace_doubled",
        question="What does a doubled Ace count?",
        default="2",
        rule="PC-31",
        choices=(
            _choice("2", "two, as it would"),
            _choice("4", "four"),
            _choice("10", "ten"),
            _choice(
                "highest_opposing",
                "what the highest number facing it in the zone shows, two if there is none",
            ),
        ),
    ),
    _number(
        "spoils_ante", "How many cards does everybody add to the spoils before a battle?", 0, "PC-32", (0, 10)
    ),
    Option(
        name="queen_spares_own",
        question="Does a Queen spare the cards of her owner?",
        default="false",
        rule="PC-01",
        choices=_yes_no("yes, only she and the others' go down", "no, every open card goes down"),
    ),
    Option(
        name="king_needs_target",
        question="Must a King have something to strike?",
        default="false",
        rule="PC-02",
        choices=_yes_no("yes, unless nothing else can be played", "no, he may be played for nothing"),
    ),
    Option(
        name="initial_faces",
        question="What does a Queen or King do that was laid as the initial card?",
        default="inert",
        rule="PC-04",
        choices=(
            _choice("inert", "nothing; it stays open and counts 0"),
            _choice("trigger", "what it always does, in turn order, as long as it is open"),
            _choice("facedown", "it is turned face down"),
        ),
    ),
    Option(
        name="zero_zone",
        question="What becomes of the cards of a zone where none is open and nobody flanks?",
        default="tie",
        rule="PC-06",
        choices=(_choice("tie", "as in any tie"), _choice("spoils", "they become spoils")),
    ),
    Option(
        name="presence_wins",
        question="Does the only one with an open card win a zone where everybody has 0?",
        default="false",
        rule="PC-07",
        choices=_yes_no("yes", "no, it is a tie"),
    ),
    Option(
        name="flank_value",
        question="What does a flanking zone lend?",
        default="doubled",
        rule="PC-37",
        choices=(
            _choice("doubled", "what its cards count, doubled ones too"),
            _choice("printed", "what is printed on its cards"),
        ),
    ),
    Option(
        name="eliminated_cards",
        question="What becomes of the reserve of a player who is out?",
        default="spoils",
        rule="PC-20",
        choices=(_choice("spoils", "it becomes spoils"), _choice("out", "it leaves the game")),
    ),
    Option(
        name="memory_mode",
        question="Must everybody remember what was turned face down?",
        default="false",
        rule="PC-29",
        choices=_yes_no("yes, nobody may look", "no, what was open may be looked at"),
    ),
    _number(
        "max_battles",
        "After how many battles does the larger reserve win? (0: never)",
        0,
        "PC-33",
        (0, 10_000),
    ),
    Option(
        name="gambling",
        question="Is it played for chips, everybody with a deck of his own?",
        default="false",
        rule="C.2",
        choices=_yes_no("yes: no card changes hands", "no: for the cards"),
    ),
    _number("chips", "Gambling: how many chips has everybody at first?", 100, "C.2", (1, 1_000_000)),
    _number(
        "ante", "Gambling: how many chips go into each of one's zones before a battle?", 1, "C.2", (0, 10_000)
    ),
    _number("max_raise", "Gambling: how many chips may one raise be?", 2, "C.2", (1, 100)),
    _number("raises", "Gambling: how often may one raise in a zone and window?", 1, "C.2", (0, 10)),
    Option(
        name="tie_pot",
        question="Gambling: what becomes of the stakes of a tied zone?",
        default="return",
        rule="C.2",
        choices=(
            _choice("return", "they are returned"),
            _choice("carry", "they lie there for the next winner"),
        ),
    ),
    _number(
        "pay_per_card",
        "Gambling: what does a card played cost? (0: antes and raises instead)",
        0,
        "C.2",
        (0, 10_000),
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
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
def _rules(agreed: tuple[tuple[str, str], ...]) -> Rules:
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
    players, ante = int(values["players"]), int(values["spoils_ante"])
    if not gambling and CARDS_IN_DECK // players < HAND + ante:
        raise GameError(
            f"{players} players get {CARDS_IN_DECK // players} cards each, too few for a spoils_ante of {ante} and"
            f" {HAND} in hand; at most {CARDS_IN_DECK // players - HAND} is possible"
        )
    ace = values["ace_doubled"]
    rules = Rules(
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
            f"a battle needs {count_of(rules.chips_needed, 'chip')} of everybody; {count_of(rules.chips, 'is', 'are')} too few"
        )
    return rules


CARDS_IN_DECK = 52


def rules_of(agreed: Mapping[str, str]) -> Rules:
    """The rules in force. `agreed` names every option. GameError for options that exclude each other."""
    return _rules(tuple(sorted(agreed.items())))
