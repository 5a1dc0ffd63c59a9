"""Two battles of a scenario that look alike to whoever may not know what blue has been told, or has in secret.

They differ in blue's briefing, in what it wants besides, in a reserve that is to come, in where its missions are
plotted, in a trigger that nobody is told of, or in where its men are set up before play.
"""

from large.hidden_pairs import said
from large.laid_pairs import on
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import muster_scene
from squadlog.squads.scene_files import read_scene

WAYS = (
    "briefing", "hidden objective", "hidden objective, any", "secret reserve", "secret reserve, any", "plots",
    "secret trigger", "told to one", "deployment", "spending",
)  # fmt: skip
SCENE = """
title = "Paged"
briefing = "Both know this."
chapters = ["fire_missions"]
turns = 6
{top}
[[sides]]
id = "red"
name = "Red"
[[sides.squads]]
squad = "tog_line"
only = ["Varro", "Cassia"]
[[sides]]
id = "blue"
name = "Blue"
goods = {{ mortar_mission = 2 }}
{blue}
[[sides.squads]]
squad = "john_doe"
only = ["John Doe", "Mara Quill"]
{reserve}
[[areas]]
id = "west"
points = [[1, 1], [12, 1], [12, 18], [1, 18]]
[[areas]]
id = "north"
points = [[1, 10], [40, 10], [40, 19], [1, 19]]
[[objectives]]
id = "open"
side = "red"
kind = "casualties"
whose = "blue"
{page}
"""


def _told(way, place):
    """What stands in the file of the battle that stands at this `place`."""
    turn = (2, 3)[place]
    reserve = (
        '[[sides.squads]]\nsquad = "street_wardens"\n'
        f'arrives = {{ id = "relief", turn = {turn}, face = 4, areas = ["west"], secret = true }}'
    )
    hidden = 'id = "{}"\nside = "blue"\nkind = "reach"\narea = "west"\nhidden = true\nname = "{}"'
    papers = f"[[objectives]]\n{hidden.format(*(('papers', 'papers'), ('gold', 'the gold'))[place])}"
    watch = '[[triggers]]\nid = "watch"\nkind = "die"\nface = {}\nsecret = true\ntells = "{}"\n'
    one = '[[triggers]]\nid = "dawn"\nkind = "turn"\nturn = 1\nto = ["blue"]\ntells = "{}"\n'
    match way:
        case "briefing":
            return {"blue": f'briefing = "{("Well", "Gate")[place]}."'}
        case "hidden objective":
            return {"page": papers}
        case "hidden objective, any":
            return {"page": papers if place else ""}
        case "secret reserve":
            name = ("Gorse", "Heath")[place]
            kept = f'[[objectives]]\nid = "kept"\nside = "red"\nkind = "casualties"\nsquads = ["{name}"]'
            return {"reserve": f'{reserve}\nname = "{name}"', "page": f'{kept}\nwhose = "blue"\n'}
        case "secret reserve, any":
            return {"reserve": reserve if place else ""}
        case "plots":
            return {"blue": f'plots = [{{ mission = "mortar", turn = 4, at = [{(20, 30)[place]}, 9] }}]'}
        case "secret trigger":
            return {"page": watch.format(*((2, "Well"), (9, "Gate"))[place])}
        case "told to one":
            return {"page": one.format(("Well", "Gate")[place])}
        case "deployment":
            return {"top": "deployment = { secret = true }"}
        case _:
            return {"blue": f"points = {(700, 900)[place]}"}


def paged_setup(way, place):
    """The set-up of the battle of a pair that stands at this `place`."""
    told = {"top": "", "blue": "", "reserve": "", "page": ""} | _told(way, place)
    scene = read_scene(SCENE.format(**told).encode(), "paged.toml")
    return muster_scene(scene, load_rulebook(), load_rulings(), ground=dump_map(FIELD))


def paged_battle(store, rng, *, way, place):
    """The battle of a pair that stands at this `place`; `rng` draws what both have alike."""
    session = Session.create(store, replace(paged_setup(way, place), seed=11, typed_dice=("red",)))
    blue = session.seat(Speaker(seat="blue", name="blue"))
    if way == "deployment":
        for spot in (("9,5",), ("12,5", "14,7"))[place]:
            said(blue, f"put 3 at {spot}")
        said(blue, "put 3 at 4,5")
        return session
    said(session, "put 1 at 35,8")
    said(session, "put 3 at 5,8")
    said(session, "begin overrule because it is late")
    for _ in range(rng.randrange(2, 9)):
        on(session, rng)
    return session
