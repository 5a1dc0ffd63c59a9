"""Takes the pictures of the README and of docs/looks.md from the running program: python docs/take_screenshots.py

The battle is played in the sentences a person would type, the side games are those that the tests replay; the pictures
are written beside this file, and are the same however often they are taken. What lies in `before/` was taken of 0.3.0,
that with a size of 0.8.0 in the same battles, and stays.
"""

import asyncio
import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from squadlog.base.processes import each_of
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle
from squadlog.extras.games.catalogue import game_of
from squadlog.extras.games.score import read, replay
from squadlog.extras.games.screens.frame.words import game_title
from squadlog.extras.games.session.match import Match
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.asked.naming import stem_of, title_of
from squadlog.extras.lab.asked.places import keep_lab
from squadlog.extras.lab.trials.playing import play_trial
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import document, papers
from squadlog.extras.paper.flow import FlowingText, laid
from squadlog.extras.paper.html import svg
from squadlog.facts.seats import TABLE, Speaker
from squadlog.ground.drawing.looks.draw_look import draw_look
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.maps import map_text
from squadlog.setup.scenes import load_battle, scene_called
from squadlog.squads.ready import load_squad
from squadlog.survey.drawing.scene import picture_scene
from squadlog.survey.laid_over import shapes_over_map
from squadlog.tui.app import SquadlogApp

HERE = Path(__file__).resolve().parent
SIZE = (156, 40)
PLAYED = "2026-01-10T19:30:00+00:00"
"""When what tells its time was played, so that every picture is the same however often it is taken."""
SIZES = ((80, 24), (120, 36), (160, 48))
FIGHT = (
    "begin",
    "initiative",
    "move",
    "walk 3 2m unseen fire at 6",
    "fire 1 at 4",
    "done",
    "fire 4 at 1",
    "walk 6 3m unseen",
    "watch 5",
    "done",
    "fire 1 at 4 range 15 cover half-hard",
    "fire 3 at 6 range 14",
    "fire 4 at 1 range 15",
    "walk 3 4m unseen",
    "fire 2 at 5",
    "done",
    "done",
)

SQUADS = (
    "begin", "initiative", "move", "move", "countermove",
    "reload 9", "watch 10", "hold 11", "reload 12", "done",
    "fire 1", "reload 2", "fire 3", "kneel 4", "done",
    "watch 5", "fire 6", "reload 7", "walk 8 2m unseen", "done",
    "walk 13 2m unseen", "hold 14", "watch 15", "reload 16", "done",
    "fire 1 at 16 range 20", "fire 3 at 11 range 15", "fire 6 at 11 range 24",
    "watch 1", "hold 3", "done", "hold 8", "done", "kneel 13", "fire 14", "done", "fire 14 at 3 range 9", "done",
    "fire 3", "done", "fire 6", "kneel 8", "done", "kneel 14", "done", "fire 3 at 12 range 23", "fire 6 at 14 range 20",
    "done", "hold 3", "done", "watch 6", "done", "watch 13", "done", "done", "hold 3", "done", "reload 8", "done",
    "watch 16", "done", "walk 9 2m unseen", "done", "fire 2", "fire 4", "done", "walk 7 2m unseen", "done", "done",
    "fire 2 at 13 range 14",
)  # fmt: skip
"""Eight against eight, up to the sixth second of a turn: two are dazed, some watch, one is about to fire."""
SHOT = [
    "escape",
    *":fire",
    "space",
    *"4",
    "space",
    *"at",
    "space",
    *"9",
    "space",
    *"range",
    "space",
    *"16",
    "enter",
]
"""The last shot of that second, typed on the screen: the next asked is one who is dazed by it."""
FOUGHT = ("fire 2 at 5 range 12", "watch 3", "done", "end because it is late")
PAPER = ("log", "cards", "reference", "counters", "templates", "report")
CAMPAIGN_COMPANIES = (("Able", "john_doe"), ("The Third Cohort", "tog_line"), ("Baker", "asmalis_crew"))
CAMPAIGN_ENTRIES = (
    told.Decorated(member=3, medal="Cross of the Ford"),
    told.Portrayed(member=3, lines=("  ___", " /o o\\", " \\_=_/", " /| |\\")),
    told.Remembered(member=3, text="He never speaks of the mill."),
    told.HouseRuleChosen(rule="gear", option="salvaged"),
    told.Stashed(item="mine", count=4),
)
KEPT_WOUNDS = (
    told.HouseRuleChosen(rule="wounds", option="kept"),
    told.HouseRuleChosen(rule="healing", option="level"),
)
"""By which somebody is out until a battle is sat out."""
CAMPAIGN_RESULTS = (
    (
        "The Ford",
        (("Able", "120"), ("The Third Cohort", "80")),
        {
            "Able": ["3 W M, 2 kills, 4 hits, 9 shots; 1-2; 4", "used 2 mine"],
            "The Third Cohort": ["1-4; 5 D; 6 D"],
        },
    ),
    (
        "The Mill",
        (("Able", "40"), ("Baker", "65")),
        {"Able": ["5 D, 1 kill", "3, 1 hit, 3 shots; 6-8 L"], "Baker": ["1-3; 4 U, 1 kill"]},
    ),
    (
        "The Bridge at night",
        (("The Third Cohort", "30"), ("Baker", "30"), ("Able", "12.5")),
        {"Able": ["1-2 L; 6-8"], "Baker": ["1-2 L; 5 S"]},
    ),
)
ON_MAP = ("begin", "initiative")
HIDDEN = (
    ("blue", "hide 9"), ("blue", "hide 11 facing south"), ("blue", "hide 12 facing south"),
    ("blue", "decoy blue at 8,14"), ("blue", "decoy blue at 12,3"), ("blue", "decoy blue at 9,3.5"),
    ("blue", "decoy blue at 16,3"),
)  # fmt: skip
SEARCHED = (
    ("blue", "placed blue"), ("table", "begin"), ("table", "initiative"), *[("table", "move")] * 3,
)  # fmt: skip
RAID = (
    "deployed blue", "put 6 24,34.5 facing south", "begin", "initiative", "move", "move", "move",
    "correct 2 at=15.3,18 facing=east because he came along the brook", "install 2 plastic on D1", "done",
    "ready 6 smoke", *["done"] * 4, "throw 6 smoke at 28,28", "ready 7 fragmentation", *["done"] * 16,
)  # fmt: skip
AT_THE_DOOR = (
    "correct 17 at=17.5,18.5 facing=west because he heard the door", "correct 17 wound=S because of splinters",
    "correct 2 wound=L because a round came through", "correct 18 wound=U because the charge went off",
    "correct 9 wound=D because he stood behind it", "end because it is late",
)  # fmt: skip
WATCH_KEYS = ["escape", "W", "end", "m", "M", "M"]
BOARDED = (
    "put 9 12,20.5 facing south",
    "deployed blue",
    "put 2 7.5,7.3 facing north",
    "deployed red",
    "begin",
    "initiative",
    "move",
    "move",
    "move",
    "install 2 shaped on D1",
)
BOARDED_KEYS = ["escape", "m", "7", "escape"]
AIM_KEYS = ["escape", "m", "7", "T", "g", *["down"] * 5]
BUILDER_KEYS = ["s", "enter", *"sar"]
MAP_KEYS = ["escape", "m", "M", "1", "v", *["up"] * 6]
LAB = Lab(question="fair", scenarios=("tutorial_map",), battles=120)
"""What is weighed for the picture of a lab: two minutes on two cores."""
RECORDED = HERE.parent / "tests" / "extras" / "games" / "recorded"
SIDE_GAMES = (
    ("board_vanguard", 30, ("n", "n", "enter", "n"), "side-board.svg"),
    ("cards_two", 34, ("1", "right"), "side-cards.svg"),
    ("generals_stardeck", 69, ("right",), "side-generals.svg"),
)
"""A recorded game, how many of its moves are made, the keys that are pressed then, and the picture."""


def _played(path, ready, sentences, **more):
    """The number of a battle that has been played, sentence by sentence; `more` is otherwise in its set-up."""
    setup = replace(load_battle(ready, load_rulebook(), load_rulings()), **more)
    session = Session.create(open_store(path), setup)
    for sentence in sentences:
        outcome = session.say(sentence)
        if isinstance(outcome, Refusal):
            raise SystemExit(f"{sentence}: {outcome}")
    return session.id


def _hidden(path, said):
    """The number of a battle in which blue hides, with what was said from which seat."""
    setup = load_battle("counting_house", load_rulebook(), load_rulings(), chapters=("hiding",))
    session = Session.create(open_store(path), replace(setup, typed_dice=()))
    for seat, sentence in said:
        outcome = session.seat(Speaker(seat=seat)).say(sentence)
        if isinstance(outcome, Refusal):
            raise SystemExit(f"{sentence}: {outcome}")
    return session.id


def _begun(path, name, moves):
    """The number of a side game of which so many moves are made; a computer sits opposite the one who is to move."""
    score = read((RECORDED / f"{name}.txt").read_text(encoding="utf-8"))
    score = replace(score, moves=score.moves[:moves], seats=())
    seats = ("Ann", "computer strong") if replay(score)[-1].to_move == 0 else ("computer strong", "Ann")
    return Match.create(
        open_store(path), replace(score, seats=seats), title=game_title(game_of(score.game), seats)
    ).id


async def _pictures(app, *taken, size=SIZE):
    """Take pictures of an app; `taken` pairs the keys to press with the name of the picture taken then."""
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.load()
        await app.workers.wait_for_complete()
        await pilot.pause()
        for keys, name in taken:
            await pilot.press(*keys)
            await pilot.pause(0.5)
            (HERE / name).write_text(app.export_screenshot(title="squadlog"), encoding="utf-8")


def _printed(path, number):
    """The first page of each paper, of a battle that has been fought."""
    seat = Session.open(open_store(path), number).seat(Speaker(seat=TABLE))
    for key in PAPER:
        order = PrintOrder(
            book=load_rulebook(),
            rulings=seat.rules.rulings,
            battle=seat.known,
            seat=TABLE,
            chronicle=seat.exports.chronicle,
        )
        _written(key, order)


def _grounds(path):
    """A map, the map of a briefing with its areas, and the secret sheet of a side that hides."""
    order = PrintOrder(book=load_rulebook(), rulings=load_rulings())
    _written("map", replace(order, map_text=map_text("the_long_ford"), options={"grid": "1"}))
    toll = scene_called("toll_bridge", order.rulings)
    _written("briefing", replace(order, scene=toll, seat="red"), page=-2)
    seat = Session.open(open_store(path), _hidden(path, HIDDEN)).seat(Speaker(seat="blue"))
    _written("secret", replace(order, battle=seat.known, seat="blue"))


def _written(key, order, page=0):
    """A page of a paper as a picture, the first unless another is named."""
    drawn = document(key, order)
    if isinstance(drawn, FlowingText):
        drawn = laid(drawn, order.size, papers()[key].columns)
    white = '<rect width="100%" height="100%" fill="#ffffff"/>'
    head, _, rest = svg(drawn.pages[page]).partition("\n")
    (HERE / f"paper-{key}.svg").write_text(f"{head}\n{white}\n{rest}\n", encoding="utf-8")


def _lived(path):
    """The first pages of a campaign and of a company in it."""
    companies = Companies(open_store(path))
    annals = CompanyLogAccess(companies)
    book, rulings = load_rulebook(), load_rulings()
    for name, squad in CAMPAIGN_COMPANIES:
        companies.enlist(companies.found(name), load_squad(squad, book), (), book, rulings)
    able = companies.called("Able")
    for entry in CAMPAIGN_ENTRIES:
        able = companies.write(able, entry)
    annals.open_campaign("The River", "Three bands, one bridge, and a winter that came too early.")
    for title, sides, lines in CAMPAIGN_RESULTS:
        annals.enter(PaperBattle(title=title, sides=sides, lines=lines, campaign="The River"))
    baker = companies.called("Baker")
    for entry in KEPT_WOUNDS:
        baker = companies.write(baker, entry)
    order = PrintOrder(book=book, rulings=rulings)
    _written("campaign", replace(order, thing=annals.sheet("The River")))
    _written("company", replace(order, thing=companies.printed(companies.called("Able"))))


def _at_each_size(path):
    """Eight against eight, the card of a shot, a dazed soldier's sheet and the log, and a battle beside its map."""
    boarded = _played(path, "pest_control", BOARDED, seed=7)
    for size in SIZES:
        fought = _played(path, "full_squads", SQUADS, seed=5, typed_dice=())
        taken = (
            (["escape", "enter"], "shot"),
            (SHOT, "battle"),
            (["enter"], "dazed"),
            (["escape", "l"], "log"),
        )
        named = ((keys, f"{name}-{size[0]}.svg") for keys, name in taken)
        asyncio.run(_pictures(SquadlogApp(path, fought), *named, size=size))
        keys = ["escape", "m", "7"]
        asyncio.run(_pictures(SquadlogApp(path, boarded), (keys, f"pest-{size[0]}.svg"), size=size))


def _watched(path):
    """A raid with a firefight at the door, watched again at its first death."""
    number = _played(path, "blow_the_damn_thing_up", (*RAID, *AT_THE_DOOR), seed=12)
    asyncio.run(_pictures(SquadlogApp(path, number), (WATCH_KEYS, "replay.svg")))


def _drawn(path):
    """The raid as a drawing: what `look --look table --names` prints of it, as the referee knows it."""
    number = _played(path, "blow_the_damn_thing_up", (*RAID, *AT_THE_DOOR[:-1]), seed=12)
    seat = Session.open(open_store(path), number).seat(Speaker())
    survey, burning = seat.rules.survey(), [what for _, what in seat.blasts.burning()]
    shapes = tuple(shapes_over_map(seat.known, burning))
    text = draw_look(survey.map, "table", figures=picture_scene(survey, shapes=shapes), names=True)
    (HERE / "fight.svg").write_text(text, encoding="utf-8")


def _rooms(path, empty):
    """Companies at three sizes, and before there is one; side games, workshop and papers."""
    for size in SIZES:
        asyncio.run(_pictures(SquadlogApp(path), (["k"], f"companies-{size[0]}.svg"), size=size))
    middle = SIZES[1]
    asyncio.run(_pictures(SquadlogApp(empty), (["k"], "companies-none.svg"), size=middle))
    for key, name in (("g", "side-games"), ("w", "workshop"), ("p", "papers")):
        asyncio.run(_pictures(SquadlogApp(path), ([key], f"{name}-{middle[0]}.svg"), size=middle))


def _weighed(folder):
    """A lab whose battles are played, with its heat."""
    with patch.dict(os.environ, {"SQUADLOG_HOME": str(folder)}):
        asked = replace(LAB, title=title_of(LAB))
        lab = RunningLab(asked, keep_lab(asked, stem_of(asked)))
        lab.begin(None)
        for row in each_of(partial(play_trial, lab.work), lab.pieces(), made=lambda _: None):
            lab.take(row)
        asyncio.run(_pictures(SquadlogApp(folder / "lab.db"), (["a", "enter"], "lab.svg")))


def main():
    with TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        _played(path, "counting_house", ON_MAP)
        fight = SquadlogApp(path, _played(path, "newcomer", FIGHT))
        asyncio.run(_pictures(fight, (["escape", "1"], "battle.svg"), (["enter"], "shot.svg")))
        asyncio.run(_pictures(SquadlogApp(path), ([], "home.svg"), (BUILDER_KEYS, "builder.svg")))
        on_map = SquadlogApp(path, _played(path, "counting_house", ON_MAP))
        asyncio.run(_pictures(on_map, (MAP_KEYS, "map.svg")))
        raid = _played(path, "blow_the_damn_thing_up", RAID, seed=12)
        asyncio.run(_pictures(SquadlogApp(path, raid), (AIM_KEYS, "aim.svg")))
        _watched(path)
        _drawn(path)
        boarded = SquadlogApp(path, _played(path, "pest_control", BOARDED, seed=7))
        asyncio.run(_pictures(boarded, (BOARDED_KEYS, "scenario.svg")))
        placing = SquadlogApp(path, _hidden(path, HIDDEN))
        asyncio.run(_pictures(placing, (["C", "2"], "hiding-placing.svg")))
        searching = SquadlogApp(path, _hidden(path, (*HIDDEN, *SEARCHED)))
        asyncio.run(_pictures(searching, (["down", "down"], "hiding-search.svg")))
        for name, moves, keys, picture in SIDE_GAMES:
            asyncio.run(_pictures(SquadlogApp(path, record=_begun(path, name, moves)), (keys, picture)))
        with patch("squadlog.store.record_file.now", lambda: PLAYED):
            _at_each_size(Path(folder) / "sizes.db")
            _printed(path, _played(path, "newcomer", (*FIGHT, *FOUGHT), seed=7))
        _grounds(path)
        _weighed(Path(folder))
        _lived(Path(folder) / "campaign.db")
        _rooms(Path(folder) / "campaign.db", Path(folder) / "empty.db")


if __name__ == "__main__":
    main()
