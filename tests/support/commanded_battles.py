"""The battles in which commanders are tried in large: each kind by turns, so that each kind of question comes up.

Which one it is hangs on its number alone. `walked_for` are those that a walker plays beside commanders, with a person's
word here and there; `fought_for` those that commanders play alone, on the ready maps one after another.
"""

from typing import NamedTuple

from support.walking import CHAPTERS, MAPLESS, WalkedBattle

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.setup.chapters import chapters_said
from squadlog.setup.scenes import load_battle

MAPPED = (
    "tutorial_map", "counting_house", "long_ford", "toll_bridge", "night_round", "pest_control",
    "blow_the_damn_thing_up", "definitely_not_camping",
)  # fmt: skip
"""The ready battles that have a map."""
LED = ("hiding", "leadership", "rout", "quality", "regroup", "grenades")
BLASTS = ("grenades", "explosives", "mines", "launchers", "fire_missions")
ON_PAPER, HIDES = ("hide {unit}", "pile {side} {pile}"), ("hide {unit}", "decoy {side}")
THROWS = ("throw {unit} at {foe} range 12", "ready {unit} fragmentation")
EVERY_TURN = ("rout.interval", "1")


class CommandedBattle(NamedTuple):
    """A battle that a walker plays beside commanders.

    `agreed` are its rulings, `back` who may take back, `wishes` how likely a person wishes to instead of going on.
    `ordered` is how often a commander gives the orders, whom a person moves else, `placed` how often it says what is
    said before play, `searched` how often it says who searches; all other questions to a side are a commander's.
    `opens` is what people of each side say first, `urges` what they try to order now and then of some unit, the first
    that stands; `eager`: how patient and warlike they are.
    """

    battle: WalkedBattle
    agreed: tuple[tuple[str, str], ...] = ()
    back: str = "own"
    wishes: float = 0.0
    ordered: float = 0.7
    placed: float = 1.0
    searched: float = 1.0
    opens: tuple[str, ...] = ()
    urges: tuple[str, ...] = ()
    eager: tuple[tuple[str, float], ...] = ()


def walked_for(seed: int) -> CommandedBattle:
    """A general one, hand to hand, piles on paper, ambushes, rout, a seal, blasts without a map, wishes: by turns."""
    round_, way = divmod(seed, 8)
    mapped, mapless = MAPPED[round_ % len(MAPPED)], MAPLESS[round_ % len(MAPLESS)]
    match way:
        case 0:
            ready = (*MAPPED, "boarding", "market_day", "full_squads")[round_ % 11]
            return CommandedBattle(WalkedBattle(ready, CHAPTERS[round_ % len(CHAPTERS)], 2, "plain"))
        case 1:
            ready = ("full_squads", "newcomer", "full_squads")[round_ % 3]
            return CommandedBattle(
                WalkedBattle(ready, ((), ("rout",))[round_ % 2], 3, "melee"), ordered=0.05,
                eager=(("patience", 0.95), ("warlike", 6.0)),
            )  # fmt: skip
        case 2:
            return CommandedBattle(
                WalkedBattle(mapless, ("hiding",), 2, "paper"), ordered=0.4, placed=0.6, searched=0.4, opens=ON_PAPER,
            )  # fmt: skip
        case 3:
            chapters = ("hiding", "ambush", "stealth", "ground_sensor")
            return CommandedBattle(
                WalkedBattle(mapped, chapters, 2, "plain"), ordered=0.5, placed=0.6, opens=HIDES
            )
        case 4:
            ready = (mapless, "full_squads", mapped)[round_ % 3]
            return CommandedBattle(
                WalkedBattle(ready, LED, 3, "plain"), (EVERY_TURN,), ordered=0.4, placed=0.5,
                eager=(("patience", 0.8), ("warlike", 2.0)),
            )  # fmt: skip
        case 5:
            ready = ("tutorial_map", "market_day", "newcomer", "full_squads")[round_ % 4]
            return CommandedBattle(
                WalkedBattle(ready, ("hiding", "leadership"), 1, "sealed"), placed=0.6, opens=HIDES
            )
        case 6:
            ready = ("newcomer", "full_squads", "market_day")[round_ % 3]
            return CommandedBattle(
                WalkedBattle(ready, BLASTS, 2, "plain"), ordered=0.1, urges=THROWS,
                eager=(("patience", 0.95),),
            )  # fmt: skip
    ready, chapters = (mapless, "tutorial_map")[round_ % 2], CHAPTERS[round_ % len(CHAPTERS)]
    return CommandedBattle(WalkedBattle(ready, chapters, 2, "plain"), back="consent", wishes=0.06, placed=0.6)


def fought_for(seed: int):
    """A ready battle with a map, for commanders alone: the maps by turns, then the chapters."""
    map_, chapters = MAPPED[seed % len(MAPPED)], CHAPTERS[seed // len(MAPPED) % len(CHAPTERS)]
    setup = load_battle(map_, load_rulebook(), rulings_with(()), chapters=chapters_said(",".join(chapters)))
    return replace(setup, seed=seed, turns=min(4, setup.turns or 4), typed_dice=())
