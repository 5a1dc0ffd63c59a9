"""A scene for each ruling of the first advanced chapters: under the readings that differ, something to compare."""

from support import in_battle
from support.ambushes import BLUE, PLACES, ambushed, fires, frozen, in_blues_slot, lying
from support.automatic import AREA, BURST, burst, burst_in, firing, lines_of, reading
from support.automatic import fires as fires_so
from support.battles import skirmish, table
from support.on_maps import measured_table, on_map
from support.piles import FIELD, acting, at, before, searching
from support.playing import Played
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Correct, Declare, Done, Fire, OpportunityShot
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import MayHide, Side
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import Glimpse, Sector, StatedMove, StatedSighting
from squadlog.rules.ambush.freeze import idle
from squadlog.rules.ammunition.magazines import boxes
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import decide, refusal
from squadlog.rules.desk.preview import preview
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.chance import BlastPiles
from squadlog.rules.hiding.detection import Beneath, Between, Searcher
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver, SearchPiles
from squadlog.setup.hiding import doubtful_rights
from squadlog.squads.cost import unit_value
from squadlog.squads.hiding import hiding_price, prices_for_choice
from squadlog.squads.plan import SoldierPlan, SquadPlan


def rulings_with(read):
    found = load_rulings()
    for name, option in read.items():
        found = found.with_choice(name, option)
    return found


def stands(played, command):
    """The rule against it, or that it stands."""
    refused = refusal(played.battle, command, played._table(())[0])
    return "stands" if refused is None else refused.rule


# Hiding and detection

SQUAD = SquadPlan(
    name="S",
    soldiers=tuple(
        SoldierPlan(name=str(n), troop="marines", weapons=("LR",), begins=("hidden",)) for n in range(3)
    ),
)
ZONED = field_of('[[zone]]\nid = "home"\nside = "blue"\npoints = [[30, 0], [40, 0], [40, 20], [30, 20]]\n')
COUNTER = field_of(
    '[[obstacle]]\nid = "c"\nkind = "furniture"\ncover = "full_hard"\n'
    "points = [[18.6, 8], [19, 8], [19, 12], [18.6, 12]]\n"
)


def detected(read, *, suit="No", sensor=False, between=None, beneath=None):
    """What is added to a search."""
    board = table(rulings=read)
    searcher = Searcher(suit=suit, sensor=sensor)
    return detection.build_test(searcher, between or Between(), beneath or Beneath(), board).total


def paid_flat(read):
    sides = (Side(id="blue", name="Blue"), Side(id="red", name="Red"))
    both = tuple(MayHide(side=one.id, source="flat") for one in sides)
    return [remark.rule for remark in doubtful_rights(both, sides, rulings_with(read))]


def decoys_laid(read):
    """Whether a decoy is laid elsewhere than in the start zone, and whether with no place said."""
    played = before(ZONED, rulings=read)
    played.do(Hide(unit=11, at=at(32, 10)))
    return stands(played, LayDecoy(side="blue", at=at(20, 10))), stands(played, LayDecoy(side="blue"))


def hides_first(read):
    """Whether one side hides before it is decided who does so first."""
    return stands(before(rulings=read), Hide(unit=11, at=at(20, 10)))


def seen_reloading(read):
    """What speaks against somebody hidden who reloads."""
    played = acting(rulings=read)
    played.do(Done())
    return stands(played, Declare(unit=11, action="reload", weapon="SR"))


def hides_part_of_a_squad(read):
    played = before(rulings=read)
    played.do(Hide(unit=11, at=at(20, 10)))
    return stands(played, PlacementOver(side="blue"))


def hidden_is_passive(read):
    """Whether a hidden unit turns, and whether it lies in wait."""
    played = acting(rulings=read)
    played.do(Done())
    return stands(played, Hide(unit=11, facing_deg=0.0)), stands(
        played, Declare(unit=11, action="opportunity_fire")
    )


def searched(read):
    return stands(searching((20, 4), rulings=read), SearchPiles(unit=1))


def walked_up_to(read):
    played = acting(rulings=read)
    played.do(
        Declare(
            unit=1, action="move", mode="sprint", move=StatedMove(path=(at(19.5, 10, None),), as_far=True)
        )
    )
    while played.battle.now < Moment(1, 9):
        played.do(Done())
        if played.battle.active.side == "red":
            on = StatedMove(path=(at(19.5, 10, None),), as_far=True)
            played.do(Declare(unit=1, action="move", mode="sprint", move=on))
    return "pile_found" in played.kinds()


def looks_over(read):
    """Of a pile behind full cover that looks away, and of one that looks over it: whether it is searched for."""
    return [
        searching(ground=COUNTER, facing=facing, rulings=read).battle.stage == "detection"
        for facing in (90.0, 270.0)
    ]


def secret(read):
    board = table(rulings=read)
    lines = detection.secret_lines(Searcher(suit="BI"), Beneath(suit="No", jammer=True), board)
    return [line.key for line in lines]


def enters(read):
    battle = skirmish(setup_changes={"chapters": ("stealth",)})
    return stands(Played(battle, read), Declare(unit=1, action="leave_stealth", extras=("enter",)))


def fires_veiled(read):
    battle = skirmish(soldiers={1: {"begins": ("stealth",)}}, setup_changes={"chapters": ("stealth",)})
    shot = preview(battle, Fire(unit=1, target=11, stated=StatedSighting(distance_m=9)), table(rulings=read))
    return [(line.key, line.applied) for line in shot.ledger.lines]


# Ambush


def ambush_of(*pairs, **more):
    return lambda read: sorted(frozen(ambushed(*pairs, rulings=read, **more)))


def caught(read):
    """Whom an attack at one of a grouping catches, and one at two of three."""
    at_one, at_two = ((11, 1), (12, 1), (13, 1)), ((11, 1), (12, 2), (13, 2))
    return [sorted(frozen(ambushed(*pairs, rulings=read))) for pairs in (at_one, at_two)]


def ambush_bonus(read):
    counter = {number: {"troop": "counter_insurgency"} for number in BLUE}
    played = in_blues_slot(lying(soldiers=counter, rulings=read))
    fires(played, (11, 1), (12, 1))
    ledger = preview(played.battle, Fire(unit=11, target=1), played.table()).ledger
    return [line.applied for line in ledger.lines if line.key == "counter_insurgency_ambush"]


FOUR = {"places": PLACES | {14: (25, 14, 270)}, "hidden": (*BLUE, 14)}


# Ammunition and bursts

COUNTED = {"chapters": ("ammunition",)}


def boxes_of(kind, *weapons, fired=""):
    """The boxes of that class of a soldier with these weapons."""

    def scene(read):
        played = Played(skirmish(soldiers={1: {"weapons": weapons}}, setup_changes=COUNTED), read)
        if fired:
            played.do(Correct(unit=1, changes=(("ammunition", fired),), reason="as on paper"))
        return boxes(played.unit(1), kind, reading(read))

    return scene


def scavenged(read):
    battle = skirmish(setup_changes=COUNTED, units={11: {"wound": "D"}})
    take = Declare(unit=1, action="pick_up_object", target=11, extras=("magazine",))
    return quote(battle, take, add_chapters(table(rulings=read), battle)).cost_ap


def reloaded_early(read):
    played = Played(skirmish(setup_changes=COUNTED), read)
    played.do(Correct(unit=1, changes=(("ammunition", "SR:4"),), reason="as on paper"))
    reload = Declare(unit=1, action="reload")
    if stands(played, reload) != "stands":
        return "refused"
    played.do(reload)
    while played.unit(1).action is not None:
        played.do(Done())
    return boxes(played.unit(1), "rifle", reading(read))


def next_to_a_burst(read):
    played = firing(rulings=read)
    burst(played, 9)
    burst_in(played, Moment(1, 2))
    return stands(played, fires_so(""))


def third_fire(read):
    played = firing(weapons=("SMG",), rulings=read)
    for moment in (Moment(1, 2), Moment(1, 3)):
        burst(played, 9)
        burst_in(played, moment)
    return stands(played, fires_so(BURST, weapon="SMG"))


def risen(read):
    played = firing(rulings=read)
    burst(played, 9)
    burst_in(played, Moment(1, 4))
    return lines_of(played, BURST)["auto_extra_burst"].value


def jammed(read):
    played = firing(blue=(11, 12), rulings=read)
    events = in_battle.by_name(
        _swept(played), Fire(unit=1, sector=Sector(units=(11, 12))), to_hit=[1, 1], jam=[9, 1]
    )
    return [event.kind for event in events]


def _swept(played):
    played.do(fires_so(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    return played


def hit_rounds(left):
    def scene(read):
        played = firing(fired=10 - left, rulings=read)
        played.do(fires_so(BURST))
        while played.battle.stage == "actions":
            played.do(Done())
        shot = Fire(unit=1, target=11, stated=StatedSighting(distance_m=9))
        in_battle.by_name(played, shot, to_hit=[3], rounds_that_hit=[1])
        return played.unit(11).wound

    return scene


def out_of_sight(read):
    played = _swept(firing(rulings=read))
    shot = Fire(unit=1, sector=Sector(units=(11,)), stated=StatedSighting(distance_m=9, in_sight=False))
    return [event.kind for event in in_battle.by_name(played, shot)]


def movement(read):
    turned = firing(rulings=read, units={1: {"moved": {"mode": "walk", "metres": 1.0, "turned_deg": 60.0}}})
    return lines_of(turned, AREA)["firer_turn_over_45"].applied


def named_in_a_sector(read):
    """Two are named, and one stands between them."""
    places = {1: (20.0, 10.0, 0.0), 11: (18.0, 15.0), 12: (22.0, 15.0), 13: (20.0, 14.0)}
    battle = on_map(field_of(""), places, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    said = Fire(unit=1, manner=AREA, sector=Sector(units=(12, 11)))
    return [one.unit for one in preview(battle, said, measured_table(battle, read)).engaged]


def tied(read):
    places = {1: (20.0, 10.0, 0.0), 11: (19.0, 15.0), 12: (21.0, 15.0)}
    battle = on_map(FIELD, places, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    played = OnMap(battle, read)
    played.do(fires_so(AREA))
    while played.battle.stage == "actions":
        played.do(Done())
    at_it, _ = played._table((9, 2, 9, 9))
    events = decide(played.battle, Fire(unit=1), at_it)
    return [event.target for event in events if event.kind == "shot_fired"]


def held(read):
    """A burst out of opportunity fire."""
    played = firing(units={1: {"opportunity": "SR"}}, rulings=read, order=("blue", "red"))
    seen = StatedMove(distance_m=1, seen_by=(Glimpse(watcher=1, at_m=0.0),))
    played.do(Declare(unit=11, action="move", mode="walk", move=seen))
    played.do(Done())
    return stands(played, OpportunityShot(unit=1, stated=StatedSighting(distance_m=9), manner=BURST))


def aimed(read):
    plan = ShotPlan(weapon="SR", target=11, manner=BURST)
    return stands(firing(rulings=read), Declare(unit=1, action="aimed_fire", shot=plan))


SCENES = {
    "ambush.trigger": lambda read: [
        ambush_of(*((number, 1) for number in some), **FOUR)(read) for some in ((11, 12), BLUE)
    ],
    "ambush.freeze_start": lambda read: idle(Moment(2, 4), table(rulings=read).reading),
    "ambush.scope": caught,
    "ambush.ci_bonus": ambush_bonus,
    "hiding.price": lambda read: prices_for_choice(rulings_with(read)),
    "hiding.rounding": lambda read: hiding_price([45] * 3, "percent", load_rulebook(), rulings_with(read)),
    "hiding.flat_for": paid_flat,
    "hiding.surcharge_in_value": lambda read: unit_value(SQUAD, 0, load_rulebook(), rulings_with(read)),
    "decoy.placement": decoys_laid,
    "hiding.passive_actions": hidden_is_passive,
    "hiding.secrets": lambda read: stands(before(rulings=read), Hide(unit=11, at=at(20, 10))),
    "hiding.order": hides_first,
    "hiding.reveal_at": seen_reloading,
    "hiding.blast": lambda read: stands(acting(rulings=read), BlastPiles(piles=(1,))),
    "hiding.granularity": hides_part_of_a_squad,
    "ranger.detection": lambda read: detected(read, beneath=Beneath(suit="RS", stealth=True)),
    "detection.secret": secret,
    "sensor.bonus": lambda read: detected(read, suit="LI", sensor=True),
    "rain.min_range_m": lambda read: detected(read, between=Between(metres=3.0, conditions=("rain",))),
    "detection.rolls": searched,
    "detection.auto_when": walked_up_to,
    "detection.hidden_observes": looks_over,
    "detection.suit_sensor": lambda read: detected(read, suit="BI"),
    "detection.woods_as_cover": lambda read: detected(read, between=Between(light_woods_m=4.0)),
    "smoke.mode": lambda read: [
        detection.blocking_rule(Between(smoke=True), table(rulings=read)), detected(read, between=Between(smoke=True)),
    ],
    "holotarp.mode": lambda read: detection.blocking_rule(Between(holotarp=True), table(rulings=read)),
    "stealth.reenter": enters,
    "stealth.disables_suit": fires_veiled,
    "suits.sensor_helmet": lambda read: detected(read, suit="LI", sensor=True),
    "ammo.rifle_magazines": boxes_of("rifle", "SR"),
    "ammo.pistol_magazines": boxes_of("pistol", "SP"),
    "ammo.class_of": boxes_of("rifle", "SC"),
    "ammo.cross_off": boxes_of("rifle", "SR", fired="SR:10"),
    "ammo.scavenge_ap": scavenged,
    "ammo.early_reload": reloaded_early,
    "auto.mixed_consecutive": next_to_a_burst,
    "auto.fires_per_turn": third_fire,
    "auto.burst_penalty": risen,
    "auto.jam": jammed,
    "auto.five_round_minimum": hit_rounds(10),
    "auto.two_round_hits": hit_rounds(2),
    "auto.area_requires_los": out_of_sight,
    "auto.movement_list": movement,
    "auto.tie": tied,
    "auto.named_sector": named_in_a_sector,
    "auto.aimed": aimed,
    "auto.opportunity": held,
}  # fmt: skip
"""What comes of each ruling in some scene: given the readings that differ, something to compare."""
