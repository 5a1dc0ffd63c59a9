"""The verbs that are always there, as data, from which help, completion, documentation and reading all come."""

from typing import get_args

from squadlog.battle import commands as say
from squadlog.battle.state import SUBSYSTEMS, Assist
from squadlog.language import verb
from squadlog.language.verb import SPEAKER
from squadlog.rules.common.advanced import CHOSEN
from squadlog.rules.common.words import WordPart

GROUPING = WordPart(field="grouping", what="grouping")

VERBS: tuple[verb.Verb, ...] = (
    verb.Verb(
        word="begin", build="begin", chapter="the turn", form="begin",
        meaning="set-up is finished; turn 1 opens", example="begin", aliases=("start",), subject=False,
        says=say.Begin,
    ),
    verb.Verb(
        word="initiative", build="roll_initiative", chapter="the turn", form="initiative",
        meaning="roll initiative for every grouping", example="initiative",
        aliases=("roll initiative", "roll"), subject=False,
        says=say.RollInitiative,
    ),
    verb.Verb(
        word="move", build="choose_order", chapter="the turn", form="move [GROUPING]",
        meaning="the grouping acts with those that MOVE", example="move", subject=False,
        says=say.ChooseOrder, parts=(GROUPING,), fixed={"choice": "MOVE"},
    ),
    verb.Verb(
        word="countermove", build="choose_order", chapter="the turn", form="countermove [GROUPING]",
        meaning="the grouping acts with those that COUNTERMOVE", example="countermove", aliases=("counter",),
        subject=False,
        says=say.ChooseOrder, parts=(GROUPING,), fixed={"choice": "COUNTERMOVE"},
    ),
    verb.Verb(
        word="hold", build="hold", chapter="the turn", form="hold UNIT",
        meaning="the unit does nothing this subphase", example="hold 3", aliases=("wait", "nothing"),
        says=say.Hold, parts=(SPEAKER,),
    ),
    verb.Verb(
        word="continue", build="continue", chapter="the turn",
        form="continue UNIT [walking] [METRES] [over GROUND]",
        meaning="the unit continues its action, moving if the action is combined with a move",
        example="continue 3 2m", families=frozenset({"move", "all"}),
    ),
    verb.Verb(
        word="go-on", build="onward", chapter="the turn", form="go-on UNIT ... | go on",
        meaning=(
            "with a unit, the same as continue; alone, it resolves subphase after subphase until a player has to choose"
        ),
        example="go on", aliases=("go on",), families=frozenset({"move", "all"}), choice="onward",
    ),
    verb.Verb(
        word="cancel", build="cancel", chapter="the turn", form="cancel UNIT",
        meaning="the unit gives up its action, or its opportunity fire", example="cancel 3",
        says=say.Cancel, parts=(SPEAKER,),
    ),
    verb.slot_verb(
        "standing", "standing",
        "standing UNIT run to X,Y | run beside UNIT | run METRES | fire at TARGET | hold until seen|MOMENT",
        "the unit does this by itself, subphase by subphase, until it is done or you have to choose",
        "standing 3 run 40m", "standing order",
    ),
    verb.slot_verb(
        "stand-down", "stand_down", "stand-down UNIT", "the standing order of the unit ends", "stand-down 3",
        "stand down",
    ),
    verb.slot_verb(
        "stop", "stop", "stop UNIT",
        "the unit's standing order ends; without one, it gives up its action", "stop 3",
    ),
    verb.slot_verb(
        "again", "meta", "again [UNIT]",
        "the units repeat their last orders; all units of the slot if none is named", "again 3",
        "repeat", choice="again",
    ),
    verb.slot_verb(
        "as-before", "meta", "as-before [UNIT]",
        "units without orders repeat what they did in the last subphase", "as before", "as before",
        choice="before",
    ),
    verb.Verb(
        word="done", build="done", chapter="the turn", form="done [UNIT ...]",
        meaning="all orders of the acting grouping are given: resolve them, in this order if one is given",
        example="done 4 3", subject=False,
        says=say.Done, parts=(WordPart(field="order", what="row", needed=False),),
    ),
    verb.going_verb("walk", "walk", "move", "walk, 2 m a subphase", "walk 3 2m fire at 11"),
    verb.going_verb(
        "run", "run", "move", "run, 4 m a subphase", "run 3 4m over light,clear,clear+up1 turn 90 after 2m",
    ),
    verb.going_verb("sprint", "sprint", "move", "sprint, 6 m a subphase", "sprint 3 6m unseen"),
    verb.going_verb("crawl", "crawl", "move", "crawl while prone, half a metre a subphase", "crawl 3 0.5m"),
    verb.going_verb(
        "back", "backward", "move", "walk backward, facing as before", "back 3 2m seen by 11 at 1m",
        "backward", "step back",
    ),
    verb.going_verb(
        "crawl-back", "crawl_back", "move", "crawl backward while prone", "crawl-back 3 0.5m", "crawl back",
    ),
    verb.going_verb("sideways", "sideways", "move", "step sideways, facing as before", "sideways 3 1m", "sidestep"),
    verb.Verb(
        word="turn", build="declare", chapter="moving",
        form="turn UNIT [left|right] ANGLE | turn UNIT facing DIRECTION",
        meaning="turn on the spot, to the right unless you say left", example="turn 3 left 45",
        aliases=("pivot", "change facing"), action="change_facing", half="turn", bare=("degrees",),
        families=verb.MOVE_FAMILIES,
    ),
    verb.rising_verb("stand", "standing", "stand up", "stand 3", "stand up", "rise"),
    verb.rising_verb(
        "kneel", "kneeling", "kneel down; may be combined with an action", "kneel 3 fire at 11", "kneel down",
        half="kneel",
    ),
    verb.rising_verb("prone", "prone", "lie down", "prone 3", "lie", "lie down"),
    verb.Verb(
        word="leap", build="declare", chapter="moving", form="leap UNIT [fire ...]",
        meaning="jump over, onto or off a low obstacle; ends kneeling", example="leap 3 fire at 11",
        action="jump", half="jump", families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="jump", build="jump", chapter="moving", form="jump UNIT | jump ENTRY",
        meaning="the same as leap when the number is a unit of the acting grouping, otherwise goto",
        example="jump 3", action="jump", half="jump", families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="dive", build="declare", chapter="moving", form="dive UNIT [METRES]",
        meaning="dive forward; ends prone", example="dive 3 2m", action="dive", families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="stairs", build="declare", chapter="moving",
        form="stairs UNIT up|down [FLOORS] [feature STAIRS]", meaning="climb or descend a stairway",
        example="stairs 3 up", aliases=("climb",), action="stairs_floor", half="stairs", floors=1,
        families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="ride", build="declare", chapter="moving", form="ride UNIT [FLOORS] [feature ELEVATOR]",
        meaning=(
            "ride the elevator that the unit is in, so many floors up, or down with minus; the unit may begin "
            "another action at once"
        ),
        example="ride 3 2", aliases=("elevator",), action="elevator_floor", floors=1,
        bare=("floors", "feature"), families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="fire", build="shoot", chapter="shooting",
        form="fire UNIT [at TARGET] [with WEAPON] [range METRES] [cover ...]",
        meaning="declare a shot; in the fire step, fire the queued one; on opportunity fire, shoot at the mover",
        example="fire 3 at 11 range 12 cover half-hard", aliases=("throw", "shoot"), action="fire_throw",
        inner=True, families=verb.MOVE_FAMILIES | verb.SHOT_FAMILIES | {"interrupt", "breach"},
    ),
    verb.Verb(
        word="aim", build="declare", chapter="shooting", form="aim UNIT [at TARGET] [with WEAPON]",
        meaning="aimed fire: three subphases for a better roll", example="aim 3 at 11",
        aliases=("aimed fire", "snipe"), action="aimed_fire", families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="watch", build="declare", chapter="shooting", form="watch UNIT [with WEAPON]",
        meaning="prepare opportunity fire", example="watch 3", aliases=("opportunity fire", "overwatch"),
        action="opportunity_fire", families=verb.MOVE_FAMILIES,
    ),
    verb.Verb(
        word="shot", build="fire", chapter="shooting",
        form="shot UNIT [at TARGET] [range METRES] [cover ...] [adjust ...] [beyond UNIT ...]",
        meaning="fire a queued shot, whatever else the battle waits for",
        example="shot 3 at 11 range 12 adjust +1 because smoke", action="fire_throw",
        families=verb.SHOT_FAMILIES | {"breach"},
    ),
    verb.Verb(
        word="interrupt", build="opportunity_shot", chapter="shooting",
        form="interrupt UNIT [at MOVER] [after METRES] [range METRES] [cover ...]",
        meaning="an opportunity shot at the mover", example="interrupt 3 after 2m range 9",
        aliases=("opportunity shot",), action="opportunity_fire", families=verb.SHOT_FAMILIES | {"interrupt"},
    ),
    verb.Verb(
        word="hold-fire", build="withhold_fire", chapter="shooting", form="hold-fire UNIT",
        meaning="do not fire a queued shot", example="hold-fire 3", aliases=("hold fire", "withhold"),
        says=say.WithholdFire, parts=(SPEAKER,),
    ),
    verb.Verb(
        word="decline", build="decline_shot", chapter="shooting", form="decline UNIT",
        meaning="let the mover pass and stay ready", example="decline 3", aliases=("pass",),
        says=say.DeclineShot, parts=(SPEAKER,),
    ),
    verb.object_verb(
        "clear", "clear_weapon", "clear UNIT [WEAPON]", "clear a jammed weapon", "run 3 4m clear jam",
        "clear jam", "clear weapon", "unjam", bare=("weapon",), inner=True, chapter="shooting",
    ),
    verb.object_verb(
        "reload", "reload", "reload UNIT [WEAPON] [walking]", "change the magazine", "reload 3 walking 2m",
        bare=("weapon",), inner=True, chapter="shooting",
    ),
    verb.object_verb(
        "omni", "change_omni_mode", "omni UNIT", "switch an OMNI rifle between spike and slug", "omni 3",
        "change mode", inner=True, chapter="shooting",
    ),
    verb.object_verb(
        "exchange", "exchange", "exchange UNIT WEAPON", "take another carried weapon in hand",
        "exchange 3 SP", "draw", "swap", bare=("weapon",), inner=True,
    ),
    verb.object_verb(
        "give", "exchange", "give UNIT OBJECT to UNIT",
        "hand an object over; the other unit receives it, and both pay", "give 3 key to 4", "hand", bare=("item",),
        inner=True,
    ),
    verb.object_verb(
        "receive", "exchange", "receive UNIT from UNIT", "the other half of handing over", "receive 4 from 3",
        "accept", inner=True,
    ),
    verb.object_verb(
        "drop", "drop_object", "drop UNIT OBJECT", "drop an object", "drop 3 SP", "put down",
        bare=("item",), inner=True,
    ),
    verb.object_verb(
        "pick", "pick_up_object", "pick UNIT OBJECT [from BODY]",
        "take an object from the ground or from a body", "pick 3 key from 9", "pick up", "take",
        bare=("item",),
    ),
    verb.object_verb(
        "search", "pick_up_object", "search UNIT BODY", "search a body for its key", "search 3 9",
        bare=("body",), extras=("key",),
    ),
    verb.object_verb(
        "use", "use_device", "use UNIT DEVICE", "use a device", "use 3 scanner", bare=("item",), inner=True,
    ),
    verb.object_verb(
        "open", "open_close_door", "open UNIT DOOR", "open a door", "open 3 D1", bare=("feature",),
        extras=("open",),
    ),
    verb.object_verb(
        "close", "open_close_door", "close UNIT DOOR", "close a door", "close 3 D1", "shut",
        bare=("feature",), extras=("close",),
    ),
    verb.object_verb(
        "lock", "open_close_door", "lock UNIT DOOR", "lock a door with its key", "lock 3 D1",
        bare=("feature",), extras=("lock",),
    ),
    verb.object_verb(
        "unlock", "open_close_door", "unlock UNIT DOOR",
        "unlock a door with its key, and open it if one action does both", "unlock 3 D1",
        bare=("feature",), extras=("unlock",),
    ),
    verb.object_verb(
        "cycle", "open_airlock", "cycle UNIT AIRLOCK", "pressurise or empty an airlock", "cycle 3 D1",
        "airlock", bare=("feature",),
    ),
    verb.object_verb(
        "call", "call_elevator", "call UNIT ELEVATOR", "call an elevator", "call 3 lift", "call elevator",
        bare=("feature",),
    ),
    verb.Verb(
        word="engage", build="engage", chapter="melee", form="engage UNIT with ENEMY [in reach]",
        meaning="attack an enemy within 1 m in melee", example="engage 3 with 11", aliases=("melee",),
        families=frozenset({"shot", "fight", "all"}),
    ),
    verb.Verb(
        word="face", build="face_attacker", chapter="melee", form="face UNIT",
        meaning="an engaged unit turns to its attacker and will fight", example="face 11",
        says=say.FaceAttacker, parts=(SPEAKER,),
    ),
    verb.answer_verb("attack", "in an opening melee: strike", "attack 11", "strike"),
    verb.answer_verb("parry", "in an opening melee: parry", "parry 11"),
    verb.answer_verb("avoid", "in an opening melee: get away, by a roll", "avoid 11"),
    verb.answer_verb("out", "in an opening melee: break off, if the other side does too", "out 11", "leave"),
    verb.Verb(
        word="escape", build="escape", chapter="melee",
        form="escape UNIT [running] [METRES] [over GROUND]",
        meaning="the move you must make after a successful avoidance", example="escape 11 running 3m clears",
        aliases=("flee",), families=frozenset({"move", "all"}),
    ),
    verb.Verb(
        word="share", build="share_parry", chapter="melee", form="share UNIT ATTACKER:SHARE ...",
        meaning="split a parry among several attackers", example="share 11 3:2 4:1", aliases=("split",),
    ),
    verb.Verb(
        word="declare", build="declare", chapter="the table", form="declare UNIT ACTION [anything]",
        meaning="any action by its key in the action table, or extra:NAME; it adds nothing by itself",
        example="declare 3 aimed_fire at 11", long=True, families=verb.MOVE_FAMILIES,
    ),
    verb.table_verb(
        "correct", "correct",
        "correct UNIT|FEATURE FIELD=VALUE ... because REASON | correct moment=T2.s3 "
        "order=GROUPING,... initiative=GROUPING:ROLL,... slot=GROUPING because REASON "
        "| correct SIDE goods THING=N because REASON",
        "the referee corrects facts: of a unit, of a feature, of the turn, or of the goods that a side started with",
        "correct 3 wound=M because forgotten", "fix",
    ),
    verb.table_verb(
        "group", "group", "group GROUPING [UNIT ...] [name=NAME] [race=RACE] [modifier=N] [because REASON]",
        "the units that share an initiative roll, the race that the owner picks on an even split, a modifier of the "
        "scenario",
        "group Wing 1 3 modifier=-2",
    ),
    verb.table_verb(
        "action", "action", "action NAME AP [combines] [because REASON]",
        "add an action of your own to the action table; declare UNIT NAME begins it", 'action "Plant the flag" 4',
        says=say.AddAction,
        parts=(
            WordPart(field="name", what="name", asks="Which action?"),
            WordPart(field="ap", what="whole", asks="What does it cost?", fault="its price in AP"),
            WordPart(field="combines", what="flag", keyword="combines", needed=False),
        ),
    ),
    verb.table_verb(
        "add", "add", "add UNIT to GROUPING [like UNIT] [FIELD=VALUE ...] because REASON",
        "a soldier joins the battle: name, race, troop, armour, weapons, equipment, value, at ...",
        "add 9 to red like 3 name=Anna because reinforcements",
    ),
    verb.table_verb(
        "remove", "remove", "remove UNIT because REASON",
        "remove a soldier from the battle, as if they had never come",
        "remove 9 because it was set up by mistake",
        says=say.RemoveUnit,
        parts=(
            WordPart(
                field="unit", what="unit", asks="Which unit is removed?", offers=lambda battle: map(str, battle.units)
            ),
        ),
    ),
    verb.table_verb(
        "place", "place_feature", "place ID KIND [NAME] [state=STATE] [key=KEY] ...",
        "add a door, wall, elevator ... to the battle",
        'place D9 internal_door "Back door" state=locked key=K9',
    ),
    verb.table_verb(
        "put", "place_unit", "put UNIT X,Y [floor N] [facing DIRECTION] | put UNIT off",
        "place a unit on the map before play, or remove it", "put 3 12,8 facing north", "deploy",
    ),
    verb.table_verb(
        "rule", "set_ruling", "rule NAME OPTION [because REASON]", "adopt another reading of the rules",
        "rule aimedFire.modifier 3 because house rule", "ruling",
    ),
    verb.table_verb(
        "chapter", "switch_chapter", "chapter NAME on|off [because REASON]",
        "switch an advanced chapter on or off, from the next turn on", "chapter stealth on",
        says=say.SwitchChapter,
        parts=(
            WordPart(field="chapter", what="word", offers=lambda _: CHOSEN),
            WordPart(field="on", what="word", values=(("on", True), ("off", False))),
        ),
    ),
    verb.table_verb(
        "assist", "set_assist", "assist SUBSYSTEM|all track|suggest|enforce", "how strictly the app enforces the rules",
        "assist fire suggest",
        says=say.SetAssist,
        parts=(
            WordPart(
                field="subsystem", what="word",
                values=(
                    ("all", None), *((name, name) for name in SUBSYSTEMS),
                    ("zero", "zero_g"), ("zerog", "zero_g"), ("zero-gravity", "zero_g"), ("move", "movement"),
                ),
                fault="is not a part of the rules",
                instead=f"Write all, or one of {', '.join(SUBSYSTEMS)}: assist SUBSYSTEM|all track|suggest|enforce.",
            ),
            WordPart(
                field="level", what="word", values=tuple((level, level) for level in get_args(Assist)),
                fault="stands where the level should be", instead="Write track, suggest or enforce.",
            ),
        ),
    ),
    verb.table_verb(
        "dice", "set_dice", "dice SIDE|all typed|rolled", "which side types dice; the app rolls for the others",
        "dice all typed",
        says=say.SetDice,
        parts=(
            WordPart(field="side", what="side", values=(("all", None),)),
            WordPart(
                field="typed", what="word",
                values=(("typed", True), ("rolled", False), ("by hand", True), ("program", False)),
                fault="stands where typed or rolled should be",
            ),
        ),
    ),
    verb.table_verb("note", "note", "note [private|aside] [on UNIT|turn N|line N:] TEXT",
        "write a note, for all or for yourself; undo removes only a plain note", "note tea break", "say"),
    verb.table_verb(
        "told", "told", "told UNITS UNITS METRES [COVER] | told UNITS nobody | told nothing",
        "tell a commander how far it is on the table; nothing: it asks no more", "told 3 9 12m half-hard", "tell",
    ),
    verb.table_verb("end", "end_battle", "end [the battle] [because REASON]", "end the battle and score",
        "end because it is late", says=say.EndBattle),
    verb.record_verb("undo", "undo [STEPS] [because REASON]", "undo the last command", "undo"),
    verb.record_verb("redo", "redo [STEPS] [because REASON]", "redo it", "redo"),
    verb.Verb(
        word="goto", build="meta", chapter="the record", form="goto ENTRY [because REASON] | goto BRANCH",
        meaning="go to a line of the log, or to a named step", example="goto 17",
        aliases=("go to", "jump to"), choice="jump", subject=False,
    ),
    verb.record_verb("branch", "branch NAME", "give the present line of play a name", "branch risky plan"),
    verb.record_verb("die", "die FACE ... | FACE", "the results of the dice on request; 0 is 10", "die 7", "rolled"),
    verb.record_verb("withdraw", "withdraw", "withdraw the command that waits for a die", "withdraw", "forget it"),
    verb.record_verb("log", "log [LINES]", "show the log", "log"),
)  # fmt: skip
