"""The card of a shot as a value: who fires what at whom, how likely that is and why, and what it makes."""

from squadlog.base.records import record, replace
from squadlog.battle.commands import Command, Declare, DeclineShot, Fire, OpportunityShot, WithholdFire
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import Sighting, Target
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.asked_rules import ShotRules
from squadlog.session.view.shots.aim import TITLES, AimForm, AskedShot
from squadlog.session.view.shots.manners import Manners, Swept, command_of, look_at, plan_of, swept_by
from squadlog.session.view.shots.targets import Aimable, TargetRow, first_target, list_rows, look_round


@record
class ShotCard:
    """A shot as it stands on its card.

    `title` says who shoots with what and what for. `rows` are the targets in their order, `first` the one that is
    aimed at until another is chosen, `seen` how each of them is seen. `aim` is what the form holds, `manners` the
    ways of firing beside the ordinary shot; where one of them `sweeps` a sector, `swept` are those in it.
    `preview` is the shot at the one that is aimed at, `says` the command that the card makes and `lets_go` the one
    that fires nothing, None for a plan; `refusal` is why the first would be refused as things stand.
    """

    asked: AskedShot
    title: str
    rows: tuple[TargetRow, ...]
    seen: Aimable
    first: Target | None
    aim: AimForm
    manners: Manners
    sweeps: bool
    swept: tuple[Swept, ...]
    shot: Fire | OpportunityShot
    preview: ShotPreview | Refusal
    says: Command
    lets_go: Command | None
    refusal: Refusal | None

    @property
    def sighting(self) -> Sighting | None:
        """How the one that is aimed at is seen; None for nobody."""
        return None if isinstance(self.preview, Refusal) else self.preview.sighting

    def line_to(self, row: TargetRow) -> Sighting | None:
        """How the target of a row is seen: as it is stated where that is aimed at, else as it was measured."""
        return self.sighting or row.sighting if row.target == self.aim.target else row.sighting

    @property
    def say(self) -> str:
        """The sentence of what the card makes."""
        return say(self.says)


def shot_card(
    rules: ShotRules,
    asked: AskedShot,
    aim: AimForm | None = None,
    *,
    last: Target | None = None,
    margin: bool = False,
) -> ShotCard:
    """The card of a shot with what its form holds; without a form its first: at the one that is aimed at first.

    `last` is whom this soldier shot at last. `margin` asks by how little the line would be seen otherwise.
    """
    battle, manners = rules.known, tuple(rules.manners(asked.unit, asked.weapon))
    held = asked.aim if aim is None else aim
    seen = look_round(rules, asked, held, manners)
    first = first_target(battle, seen, last)
    if held.target is None and aim is None:
        held = replace(held, target=first)
    shot = command_of(asked, held, manners)
    preview = look_at(rules, asked, shot, margin=margin)
    if isinstance(held.target, int) and not seen.swept:
        seen = seen.having(held.target, preview)
    says = _said(asked, held, manners)
    return ShotCard(
        asked=asked,
        title=TITLES[asked.purpose].format(
            unit=name_of(battle, asked.unit), aimed="aimed " if asked.aimed else "", weapon=asked.weapon
        ),
        rows=tuple(list_rows(battle, seen, asked.unit)),
        seen=seen,
        first=first,
        aim=held,
        manners=manners,
        sweeps=seen.swept,
        swept=swept_by(preview, battle, asked.unit),
        shot=shot,
        preview=preview,
        says=says,
        lets_go=_let_go(asked),
        refusal=rules.refusal(says),
    )


def _said(asked: AskedShot, aim: AimForm, manners: Manners) -> Command:
    if asked.purpose != "plan":
        return command_of(asked, aim, manners)
    action = "aimed_fire" if asked.aimed else "fire_throw"
    plan = plan_of(aim, manners, asked.weapon)
    return Declare(
        unit=asked.unit, action=action, weapon=asked.weapon or None, shot=plan, overrule=aim.overrule
    )


def _let_go(asked: AskedShot) -> Command | None:
    match asked.purpose:
        case "fire":
            return WithholdFire(unit=asked.unit)
        case "opportunity":
            return DeclineShot(unit=asked.unit)
        case "plan":
            return None


def row_says(card: ShotCard, row: TargetRow) -> Command | None:
    """The shot at the target of that row: as the card holds it where that is aimed at, else with nothing stated.

    None where a sector is swept, and where something forbids it; a feature must be aimed at to know that.
    """
    if card.sweeps or row.refusal is not None:
        return None
    if row.target == card.aim.target:
        return card.says
    if row.number is None:
        return None
    return _said(card.asked, AimForm(target=row.target, manner=card.aim.manner), card.manners)
