"""Sentences as people type them, and what they mean."""

from typing import get_args

import pytest
from support.battles import skirmish

from squadlog.battle import commands as said
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Adjustment
from squadlog.battle.pending import EscapeAsked, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.state import QueuedShot, ShotPlan, Standing, Thing
from squadlog.book.cover_names import feature_names, read_feature
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Glimpse, Position, StatedMove, StatedSighting, Turn
from squadlog.language.parse import parse
from squadlog.language.reference import reference
from squadlog.language.verbs import VERBS
from squadlog.language.words import Meta, Misread

BOOK = load_rulebook()
FEATURES = (
    Feature(id="D1", kind="internal_door", name="Front door", state="closed"),
    Feature(id="lift", kind="elevator", name="Goods lift", floors=3),
)
NAMES = {
    3: {"name": "John Doe"},
    4: {"name": "Johan Pike"},
    9: {"name": "Anna"},
    11: {"name": "Vex"},
    12: {"name": "Walk"},
}
FIELD = skirmish(
    red=(3, 4, 5),
    blue=(9, 11, 12),
    features=FEATURES,
    soldiers=NAMES,
    units={3: {"keys": ("brass key",)}, 11: {"keys": ("iron key",)}},
    things=(Thing(id=1, name="medkit"),),
)


def read(sentence, battle=FIELD):
    return parse(sentence, battle, BOOK)


def with_state(**changes):
    return skirmish(red=(3, 4, 5), blue=(9, 11, 12), features=FEATURES, soldiers=NAMES, **changes)


def walk(**facts):
    return said.Declare(unit=3, action="move", mode="walk", move=StatedMove(**facts))


def shot(target=11, **stated):
    plan = ShotPlan(weapon="SR", target=target, stated=StatedSighting(**stated))
    return said.Declare(unit=3, action="fire_throw", weapon="SR", shot=plan)


CLEAR_HALF = StatedMove(distance_m=2, clears=True)
MEANINGS = {
    "walk 3 2m": walk(distance_m=2),
    "WALK John 2 m": walk(distance_m=2),
    "walk 3": walk(),
    "walk 3 0.5m unseen": walk(distance_m=0.5, seen_by=()),
    "walk 3 2m over light": walk(distance_m=2, ground=(("light",), ("light",))),
    "walk 3 over light,clear+up1": walk(ground=(("light",), ("clear", "up1"))),
    "walk 3 over light, clear": walk(ground=(("light",), ("clear",))),
    "walk 3 1m light 1m clear": walk(distance_m=2, ground=(("light",), ("clear",))),
    "walk 3 2m turn 90 after 1m turn 45": walk(distance_m=2, turns=(Turn(degrees=90, after_m=1), Turn(degrees=45))),
    "walk 3 seen by 9 at 1m, 11 at 2m": walk(seen_by=(Glimpse(watcher=9, at_m=1), Glimpse(watcher=11, at_m=2))),
    "walk 3 2m clear of": walk(distance_m=2, clears=True),
    "walk 3 engage 11": said.Declare(unit=3, action="move", mode="walk", engage=11),
    "walk 3 2m pack on": said.Declare(unit=3, action="move", mode="walk", pack=True, move=StatedMove(distance_m=2)),
    "run 3 4m light,clear,clear+up1": said.Declare(
        unit=3, action="move", mode="run",
        move=StatedMove(distance_m=4, ground=(("light",), ("clear",), ("clear", "up1"))),
    ),
    "crawl 3 back 0.5m": said.Declare(unit=3, action="move", mode="crawl_back", move=StatedMove(distance_m=0.5)),
    "fire 3 at 11 range 12 cover half-hard": shot(distance_m=12, covers=("half_hard",)),
    "fire 3 at Vex half_hard 12m": shot(distance_m=12, covers=("half_hard",)),
    "fire 3 cover window, full-soft at 11": shot(covers=("window", "full_soft")),
    "fire 3 behind table at 11 no arc": shot(covers=("furniture",), in_arc=False),
    "fire 3 at 11 cover console": shot(covers=("console",)),
    "fire 3 at 11 cover cons": shot(covers=("console",)),
    "fire 3 at 11 sliding-door, obstacle": shot(covers=("sliding_door", "obstacle")),
    "fire 3 at 11 cover internal": shot(covers=("internal_wall",)),
    "fire 3 at 11 in arc out of sight no cover": shot(in_arc=True, in_sight=False, covers=()),
    "fire 3 at 11 light-woods 4m heavy woods 2m": Misread,
    "fire 3 at 11 light-woods 4m heavy-woods 2m": shot(depths=(("light_woods", 4), ("heavy_woods", 2))),
    "fire 3 at 11 light-woods": shot(covers=("light_woods",)),
    "fire 3": said.Declare(unit=3, action="fire_throw"),
    "fire 3 with spike pistol": said.Declare(unit=3, action="fire_throw", weapon="SP"),
    "fire 3 at front door": said.Declare(
        unit=3, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target="D1")
    ),
    "walk 3 2m fire at 11 9m": said.Declare(
        unit=3, action="fire_throw", mode="walk", weapon="SR", move=StatedMove(distance_m=2),
        shot=ShotPlan(weapon="SR", target=11, stated=StatedSighting(distance_m=9)),
    ),
    "kneel 3 fire at 11": said.Declare(
        unit=3, action="fire_throw", mode="kneel", weapon="SR", shot=ShotPlan(weapon="SR", target=11)
    ),
    "kneel 3": said.Declare(unit=3, action="position_change", posture="kneeling"),
    "aim 3 at 11": said.Declare(
        unit=3, action="aimed_fire", weapon="SR", shot=ShotPlan(weapon="SR", target=11)
    ),
    "watch 3": said.Declare(unit=3, action="opportunity_fire"),
    "turn 3 45": said.Declare(unit=3, action="change_facing", move=StatedMove(turns=(Turn(degrees=45),))),
    "reload 3 running 4m": said.Declare(unit=3, action="reload", mode="run", move=StatedMove(distance_m=4)),
    "run 3 clear jam": said.Declare(unit=3, action="clear_weapon", mode="run"),
    "clear 3": said.Declare(unit=3, action="clear_weapon"),
    "exchange 3 SP": said.Declare(unit=3, action="exchange", weapon="SP"),
    "give 3 brass to 4": said.Declare(unit=3, action="exchange", item="brass key", partner=4),
    "drop 3 SR": said.Declare(unit=3, action="drop_object", item="SR"),
    "pick up 3 medkit": said.Declare(unit=3, action="pick_up_object", item="medkit"),
    "pick 3 key from 9": said.Declare(unit=3, action="pick_up_object", target=9, extras=("key",)),
    "pick 3 iron from 11": said.Declare(unit=3, action="pick_up_object", target=11, item="iron key"),
    "search 3 Anna": said.Declare(unit=3, action="pick_up_object", target=9, extras=("key",)),
    "receive 4 from 3": said.Declare(unit=4, action="exchange", partner=3),
    "leap 3": said.Declare(unit=3, action="jump"),
    "jump 3": said.Declare(unit=3, action="jump"),
    "jump 17": Meta(kind="jump", number=17),
    "jump to 3": Meta(kind="jump", number=3),
    "stairs 3 up": said.Declare(unit=3, action="stairs_floor", floors=1),
    "stairs 3 down 2": said.Declare(unit=3, action="stairs_floor", floors=-2),
    "ride 3 2": said.Declare(unit=3, action="elevator_floor", floors=2),
    "call 3 goods": said.Declare(unit=3, action="call_elevator", feature="lift"),
    "declare 3 rally overrule because house rule": said.Declare(unit=3, action="rally", overrule="house rule"),
    "hold 3": said.Hold(unit=3),
    "go on 3 2m": said.Continue(unit=3, move=StatedMove(distance_m=2)),
    "engage 3 with 11 in reach": said.Engage(unit=3, target=11, in_reach=True),
    "engage 3 11": said.Engage(unit=3, target=11),
    "attack 11": said.GiveIntent(unit=11, intent="attack"),
    "escape 11 running 2m clears": said.Escape(unit=11, mode="run", move=CLEAR_HALF),
    "share 7 5:2 6:1": said.ShareParry(unit=7, shares=((5, 2), (6, 1))),
    "done 4, 3": said.Done(order=(4, 3)),
    "move red": said.ChooseOrder(grouping="red", choice="MOVE"),
    "counter Blue squad": said.ChooseOrder(grouping="blue", choice="COUNTERMOVE"),
    "correct 3 wound=M posture=prone because forgotten earlier": said.Correct(
        unit=3, changes=(("wound", "M"), ("posture", "prone")), reason="forgotten earlier"
    ),
    "correct D1 state=open because kicked in": said.CorrectFeature(
        feature="D1", changes=(("state", "open"),), reason="kicked in"
    ),
    "rule aimedFire.modifier +3 because house rule": said.SetRuling(
        name="aimedFire.modifier", option="3", reason="house rule"
    ),
    "rule amb-14 -3": said.SetRuling(name="aimedFire.modifier", option="-3"),
    "assist fire suggest": said.SetAssist(subsystem="fire", level="suggest"),
    "dice Blue typed": said.SetDice(side="blue", typed=True),
    "note [b]tea[/b]  break": said.Note(text="[b]tea[/b]  break"),
    "undo 2": Meta(kind="undo", number=2),
    "undo because the wrong soldier": Meta(kind="undo", why="the wrong soldier"),
    "undo 2 because he says so": Meta(kind="undo", number=2, why="he says so"),
    "redo because it was right": Meta(kind="redo", why="it was right"),
    "goto the door": Meta(kind="jump", name="the door"),
    "goto then and now": Meta(kind="jump", name="then and now"),
    "branch the door": Meta(kind="branch", name="the door"),
    "goto 17 because we try again": Meta(kind="jump", number=17, why="we try again"),
    "branch risky plan": Meta(kind="branch", name="risky plan"),
    "0": Meta(kind="die", number=0),
    "die 7": Meta(kind="die", number=7),
    "initi": said.RollInitiative(),
    "3 walk 2m": walk(distance_m=2),
    "#3 WALK 2 m": walk(distance_m=2),
    "3 fire at 11 range 12 cover half-hard": shot(distance_m=12, covers=("half_hard",)),
    "3 pick up medkit": said.Declare(unit=3, action="pick_up_object", item="medkit"),
    "3 correct wound=M because forgotten": said.Correct(unit=3, changes=(("wound", "M"),), reason="forgotten"),
    "walk 3 2m turn 90 left after 1m": walk(distance_m=2, turns=(Turn(degrees=90, after_m=1, left=True),)),
    "walk 3 2m turn right 45": walk(distance_m=2, turns=(Turn(degrees=45),)),
    "turn 3 left 45": said.Declare(unit=3, action="change_facing", move=StatedMove(turns=(Turn(degrees=45,
    left=True),))),
    "3 turn 90 left": said.Declare(unit=3, action="change_facing", move=StatedMove(turns=(Turn(degrees=90,
    left=True),))),
    "3 turn around": said.Declare(unit=3, action="change_facing", move=StatedMove(turns=(Turn(degrees=180),))),
    "3 dive into 11": said.Declare(unit=3, action="dive", move=StatedMove(into="11")),
    "put 3 12,8 facing north": said.PlaceUnit(unit=3, position=Position(x=12, y=8)),
}  # fmt: skip


@pytest.mark.parametrize("sentence", MEANINGS)
def test_a_sentence_means_what_people_mean_by_it(sentence):
    meant = MEANINGS[sentence]
    if meant is Misread:
        assert isinstance(read(sentence), Misread)
    else:
        assert read(sentence) == meant


def test_fire_takes_the_queued_shot_in_the_fire_step_and_the_first_one_when_nobody_is_named():
    firing = with_state(
        stage="fire", fire_queue=(QueuedShot(unit=4, weapon="SR"), QueuedShot(unit=3, weapon="SR"))
    )
    stated = StatedSighting(distance_m=9)
    assert read("fire 3 at 11 9m", firing) == said.Fire(unit=3, target=11, stated=stated)
    assert read("fire at 11 9m", firing) == said.Fire(unit=4, target=11, stated=stated)
    assert read("withhold", firing) == said.WithholdFire(unit=4)


def test_a_hand_made_modifier_keeps_its_reason_and_its_sign():
    firing = with_state(stage="fire", fire_queue=(QueuedShot(unit=3, weapon="SR"),))
    command = read(
        "fire at 11 adjust -2 because a steady rest strike full_soft because thin overrule because fun",
        firing,
    )
    assert command == said.Fire(
        unit=3,
        target=11,
        adjust=(
            Adjustment(reason="a steady rest", value=-2),
            Adjustment(reason="thin", strike="full_soft", kind="strike"),
        ),
        overrule="fun",
    )


def test_fire_answers_an_offer_of_an_opportunity_shot():
    offered = with_state(pending=OpportunityOffer(mover=11, watchers=(4, 3)))
    expected = said.OpportunityShot(unit=4, at_m=2, stated=StatedSighting(distance_m=9))
    assert read("shoot after 2m range 9", offered) == expected
    assert read("decline", offered) == said.DeclineShot(unit=4)
    assert "mover is unit 11" in str(read("shoot 4 at 9", offered))


def test_an_opportunity_shot_falls_where_the_mover_comes_into_view_unless_said_otherwise():
    """ACT-55: where that is, stated or measured, is for the rules to find."""
    offered = with_state(pending=OpportunityOffer(mover=11, watchers=(4, 3)))
    assert read("shoot", offered) == said.OpportunityShot(unit=4, at_m=None)
    assert read("shoot 3", offered) == said.OpportunityShot(unit=3, at_m=None)
    assert read("shoot 3 after 0m", offered) == said.OpportunityShot(unit=3, at_m=0)
    assert read("shoot 3 after 1.5m", offered) == said.OpportunityShot(unit=3, at_m=1.5)


def test_answers_in_a_melee_know_who_was_asked():
    asked = with_state(pending=IntentAsked(unit=11, attacker=3, defender=11, options=("attack", "parry")))
    assert read("parry", asked) == said.GiveIntent(unit=11, intent="parry")
    escaping = with_state(pending=EscapeAsked(unit=11, attacker=3))
    assert read("escape walking 2m clears", escaping) == said.Escape(unit=11, mode="walk", move=CLEAR_HALF)
    sharing = with_state(pending=SharesAsked(unit=11, attackers=(3, 4)))
    assert read("share 3:2 4:1", sharing) == said.ShareParry(unit=11, shares=((3, 2), (4, 1)))


def test_the_last_member_that_may_speak_need_not_be_named():
    late = with_state(units={3: {"performed": True}, 4: {"wound": "U"}})
    assert read("hold", late) == said.Hold(unit=5)
    assert isinstance(read("hold", with_state()), Misread)


def test_what_is_proposed_is_said_of_the_unit_of_the_sentence_and_reads_as_a_proposal():
    assert "walk 5 fire at 11" in read("walk 5 range 9", with_state()).instead
    assert "walk 5 2m" in read("walk 5 north 2m", with_state()).instead
    assert not read("nohting 5", with_state()).near


def test_move_without_a_grouping_speaks_for_the_lowest_roll_that_is_undecided():
    """INI-06."""
    standings = (Standing(grouping="blue", roll=2, choice="MOVE"), Standing(grouping="red", roll=5))
    early = with_state(stage="initiative", standings=standings)
    assert read("countermove", early) == said.ChooseOrder(grouping="red", choice="COUNTERMOVE")


WRONG = {
    "flie 3": ("is not a command", 0, "fire"),
    "fire 3 at Joh": ("more than one unit", 10, ""),
    "fire 3 at Zed": ("There is no unit 'Zed'", 10, ""),
    "walk 3 range 9": ("Add fire", 0, ""),
    "fire 3 at 11 at D1": ("A shot has one target", 13, ""),
    "hold 3 2m": ("not understood", 7, ""),
    "fire 3 at 11 cover mud": ("where the cover should be", 19, ""),
    "fire 3 cover half": ("more than one cover", 13, ""),
    "fire 3 cover bulk": ("more than one cover", 13, ""),
    "walk 3 over lava": ("not a terrain", 12, ""),
    "walk 3 over light": ("how many metres", 12, ""),
    "walk 3 turn 190": ("0 to 180", 12, ""),
    "fire 3 with blaster": ("There is no weapon", 12, ""),
    "open 3 D7": ("There is D1", 7, ""),
    "reload 3 at 11": ("takes no target", 0, ""),
    "correct 3 wound=M": ("needs a reason", 17, ""),
    "correct 3 hat=red because x": ("'hat' cannot be corrected", 10, ""),
    "move 3": ("Units walk", 5, "walk"),
    "3 flie": ("opens with a verb", 0, ""),
    "3 move": ("opens with a verb", 0, ""),
    "": ("The command is empty", 0, ""),
    "fire 3 11": ("at 11 for a target", 7, ""),
    "assist magic enforce": ("not a part of the rules", 7, ""),
    "fire 3 at 11 adjust +2 because sun": ("belongs to the fire step", 13, ""),
    "fire 3 at 11 after 2m": ("does not belong", 13, ""),
    "engage 3 with 11 range 2": ("no range", 0, ""),
    "escape 11 2m engage 3": ("does not engage", 0, ""),
    "shot 3 at 11 with SP": ("Leave the weapon out", 0, ""),
    "interrupt 3 at D1": ("The mover is", 0, ""),
    "overrule": ("is not a command", 0, ""),
    "decline 3 overrule because x": ("only where it makes no sense", 10, ""),
    "correct 3 wound=M because y overrule because x": ("only where it makes no sense", 28, ""),
    "walk 3 overrule": ("needs a reason", 15, ""),
    "place D9 trapdoor": ("not a kind of feature", 9, ""),
    "walk 3 toward 11": ("no map", 7, ""),
    "walk 3 via 12,8": ("no map", 7, ""),
    "walk 3 north 2m": ("no map", 7, ""),
    "walk 3 2m facing north": ("no map", 10, ""),
    "fire 3 at D1 aim 12,8": ("no map", 13, ""),
    "turn 3 left": ("where an angle should be", 11, ""),
    "put 3": ("Where do you put unit 3", 5, ""),
    "put": ("Which unit", 3, ""),
    "note": ("What is the note", 4, ""),
    "undo 0": ("must be 1 or more", 5, ""),
    "declare 3 juggle": ("is not an action", 10, ""),
    "fire 3 \u202eat 11": ("U+202E", 0, ""),
}


@pytest.mark.parametrize("sentence", WRONG)
def test_a_misread_says_what_is_wrong_where_it_is_and_what_would_be_right(sentence):
    problem, position, near = WRONG[sentence]
    answer = read(sentence)
    assert isinstance(answer, Misread)
    assert problem in str(answer)
    assert not position or answer.position == position
    assert not near or near in answer.near


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.word)
def test_the_example_of_every_verb_is_understood_under_every_name_of_the_verb(verb):
    battle = FIELD if verb.build != "choose_order" else with_state(
        stage="initiative", standings=(Standing(grouping="red", roll=5),)
    )  # fmt: skip
    for word in verb.words:
        example = verb.example.replace(verb.word, word, 1)
        assert not isinstance(read(example, battle), Misread), f"{example}: {read(example, battle)}"


def test_a_dive_leads_over_a_low_obstacle_act_45():
    """ACT-45, AMB-29: in the words of the refusal that asks for it."""
    assert read("dive 3 2.5m over low-obstacle").move.ground == (("low_obstacle",),) * 3
    assert read("dive 3 2m over clear, low_obstacle").move.ground == (("clear",), ("low_obstacle",))


def test_whatever_can_be_let_stand_can_be_said_to_be_let_stand_gen_06():
    """GEN-06: `overrule because ...` ends the sentence of every order and answer that a rule can refuse."""
    ends = [
        "hold 3",
        "face 11",
        "attack 11",
        "parry 11",
        "avoid 11",
        "out 11",
        "done 3",
        "share 11 3:2 4:1",
        "move red",
    ]
    for sentence in ends:
        assert read(f"{sentence} overrule because the table says so").overrule == "the table says so"


def test_every_command_can_be_said():
    orders = with_state(stage="initiative", standings=(Standing(grouping="red", roll=5),))
    said_so_far = {type(read(verb.example, battle)) for verb in VERBS for battle in (FIELD, orders)}
    said_so_far.add(type(read("correct D1 state=open because kicked in")))
    said_so_far.add(type(read("correct slot=red because it was forgotten")))
    said_so_far.add(type(read("hold 3-5")))
    said_so_far.add(type(read("note private on 3: carries the map")))
    assert said_so_far - {Meta, Misread} == set(get_args(said.BasicCommand))


def test_no_two_verbs_share_a_name():
    names = [word for verb in VERBS for word in verb.words]
    assert len(names) == len(set(names))


def test_the_page_about_the_language_is_the_one_the_program_writes(project):
    assert (project / "docs" / "command-language.md").read_text(encoding="utf-8") == reference()


@pytest.mark.parametrize("name", feature_names(BOOK))
def test_every_cover_the_rules_know_can_be_said(name):
    """FIR-23, AMB-137: and it is the same row of the cover table."""
    sentence = f"fire 3 at 11 cover {name.replace('_', '-')}"
    (key,) = read(sentence).shot.stated.covers
    assert read_feature(key, BOOK)[0] is read_feature(name, BOOK)[0]


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("end", ""),
        ("end battle", ""),
        ("end the battle", ""),
        ("End The Battle", ""),
        ("end battle because it is late", "it is late"),
        ("end the battle because it is late", "it is late"),
        ("end because battle", "battle"),
        ("end because the battle", "the battle"),
        ("end battle fatigue", "battle fatigue"),
        ("end the battle is lost", "the battle is lost"),
        ("end it is late", "it is late"),
    ],
)
def test_the_end_of_the_battle_takes_no_word_of_itself_for_the_reason(sentence, reason):
    assert read(sentence) == said.EndBattle(reason=reason)
