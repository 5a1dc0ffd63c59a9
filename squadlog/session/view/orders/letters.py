"""The letters of all actions of the book, basic and advanced: one table, in the order the actions are offered in.

A letter never moves: it stands for its action whatever the battle, the soldier and the chapters in force. The frequent
actions have small letters, the rest capitals; what the group added is chosen by a digit.
"""

from types import MappingProxyType

from squadlog.base.records import value


@value
class ActionLetter:
    """One action: its key on the menu, its letter, its name.

    `at_once`: nothing more has to be said of it, so that its letter gives the order where there is no choice to make.
    """

    action: str
    letter: str
    name: str
    at_once: bool = False

    @property
    def binding(self) -> str:
        """The name of its key in the settings."""
        return f"act.{self.action.replace(':', '_')}"


LETTERS: tuple[ActionLetter, ...] = (
    ActionLetter("hold", "h", "Hold", at_once=True),
    ActionLetter("go_on", "g", "Continue action", at_once=True),
    ActionLetter("move:walk", "w", "Walk"),
    ActionLetter("move:run", "r", "Run"),
    ActionLetter("move:sprint", "s", "Sprint"),
    ActionLetter("fire_throw", "f", "Fire or throw", at_once=True),
    ActionLetter("aimed_fire", "a", "Aimed fire", at_once=True),
    ActionLetter("opportunity_fire", "o", "Opportunity fire", at_once=True),
    ActionLetter("position:kneeling", "k", "Kneel", at_once=True),
    ActionLetter("position:prone", "p", "Go prone", at_once=True),
    ActionLetter("position:standing", "u", "Stand up", at_once=True),
    ActionLetter("change_facing", "t", "Turn"),
    ActionLetter("reload", "l", "Reload", at_once=True),
    ActionLetter("clear_weapon", "n", "Clear weapon", at_once=True),
    ActionLetter("exchange", "e", "Exchange weapon or device", at_once=True),
    ActionLetter("engage", "m", "Melee, within 1 m"),
    ActionLetter("face_attacker", "y", "Turn and face the attacker", at_once=True),
    ActionLetter("open_close_door", "d", "Open or close door"),
    ActionLetter("move:crawl", "c", "Crawl"),
    ActionLetter("move:backward", "b", "Walk backward"),
    ActionLetter("move:sideways", "i", "Sidestep"),
    ActionLetter("jump", "j", "Jump"),
    ActionLetter("dive", "v", "Dive"),
    ActionLetter("cancel", "x", "Give up the action", at_once=True),
    ActionLetter("pick_up_object", "P", "Pick up object"),
    ActionLetter("drop_object", "D", "Drop object"),
    ActionLetter("detonate", "X", "Detonate charges"),
    ActionLetter("use_device", "U", "Use device", at_once=True),
    ActionLetter("move:crawl_back", "B", "Crawl backward"),
    ActionLetter("change_omni_mode", "O", "Change OMNI rifle mode", at_once=True),
    ActionLetter("stairs_floor", "S", "Climb stairs, one floor"),
    ActionLetter("call_elevator", "C", "Call elevator"),
    ActionLetter("elevator_floor", "E", "Ride elevator, one floor"),
    ActionLetter("open_airlock", "K", "Cycle airlock"),
    ActionLetter("rally", "R", "Rally", at_once=True),
    ActionLetter("call_fire_mission", "M", "Call fire mission"),
    ActionLetter("throw", "T", "Throw a grenade"),
    ActionLetter("launch", "L", "Launch grenades"),
    ActionLetter("install_charge", "I", "Install explosive charge"),
    ActionLetter("leave_stealth", "V", "Leave stealth power mode", at_once=True),
)

BY_ACTION = MappingProxyType({row.action: row for row in LETTERS})
PLACE = MappingProxyType({row.action: place for place, row in enumerate(LETTERS)})
OWN = "extra:"
"""How the key of an action begins that the group added."""
