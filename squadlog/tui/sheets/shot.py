"""The shot card: target, range, cover, posture by single keys; every modifier and the odds before the roll."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil
from typing import ClassVar, Literal

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from squadlog.battle.commands import Command, DeclineShot, Fire, OpportunityShot, WithholdFire
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Known, ShotPlan, Unit
from squadlog.facts import Sighting, unit_of
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.chrome.chrome import Sheet, key_value, number_pad
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.typed import LineSheet
from squadlog.tui.chrome.words import cut, doing, posture_words, rule_ids, unit_words, wound_boxes
from squadlog.tui.sheets.adjusting import read_adjustment
from squadlog.tui.sheets.aim import (
    CLASSES,
    FEATURES,
    OPEN,
    AimForm,
    depth_words,
    found_words,
    line_rank,
    line_words,
    measured_covers,
    metres_of,
    range_words,
)
from squadlog.tui.sheets.previews import PreviewOf, preview_words

Purpose = Literal["fire", "opportunity", "plan"]


class ShotSheet(Sheet[Command | ShotPlan]):
    """Fills in one shot. The answer is the command (or the plan); `None` when put aside."""

    CSS_PATH = "shot.tcss"
    AUTO_FOCUS = "#targets"
    HELP = (
        "Choose the target with the arrow keys, type the range in metres (backspace takes a digit back), "
        "then say what is true of the line of fire:\n"
        "c goes through the classes of cover, h and f say half and full cover at once, hard, H and F the "
        "same, soft; v through printed features, l and k count metres of light and heavy woods (L and K "
        "take one back), a says whether the target is in the arc, s whether it is in sight.\n"
        "On a map all of this is measured and shown as such, with the reason and the margin on the right; "
        "whatever is said here wins. A line too close to call asks the table: s says whether the target is "
        "in sight.\n"
        "m, for opportunity fire, types the metres after which the mover is shot at.\n"
        "The right side shows every modifier with its rule, also those that do not count, and the exact "
        "odds.\n"
        "+ adds a modifier by hand or strikes one, each with a reason. left and right scroll the reasons, "
        "r opens the rules named there.\n"
        "Enter takes the shot. w lets it go: its action points are spent, no shot is counted.\n"
        "o lets the shot stand although a rule refuses it, with a reason. Escape puts the card aside; "
        "Enter brings it back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "shoot", "Shoot", id="shot.shoot"),
        Binding("c", "cycle('cover')", "Cover", id="shot.cover"),
        Binding("h", "cover('half_hard')", "Half cover, hard", id="shot.half_hard", show=False),
        Binding("H", "cover('half_soft')", "Half cover, soft", id="shot.half_soft", show=False),
        Binding("f", "cover('full_hard')", "Full cover, hard", id="shot.full_hard", show=False),
        Binding("F", "cover('full_soft')", "Full cover, soft", id="shot.full_soft", show=False),
        Binding("v", "cycle('behind')", "Behind", id="shot.behind", show=False),
        Binding("l", "woods('light_woods')", "Light woods", id="shot.light", show=False),
        Binding("k", "woods('heavy_woods')", "Heavy woods", id="shot.heavy", show=False),
        Binding("L", "woods('light_woods', -1)", "Light woods, 1 m less", id="shot.light_less", show=False),
        Binding("K", "woods('heavy_woods', -1)", "Heavy woods, 1 m less", id="shot.heavy_less", show=False),
        Binding("a", "flag('in_arc')", "Arc", id="shot.arc"),
        Binding("s", "flag('in_sight')", "Sight", id="shot.sight"),
        Binding("plus", "adjust", "By hand", id="shot.adjust"),
        Binding("w", "let_go", "Let go", id="shot.withhold"),
        Binding("o", "overrule", "Overrule", id="shot.overrule"),
        Binding("r", "rule", "Rules", id="shot.rule"),
        Binding("m", "after", "After metres", id="shot.after", show=False),
        Binding("backspace", "erase", "Erase", show=False),
        Binding("shift+up,left", "scroll(-4)", "Reasons up", show=False),
        Binding("shift+down,right", "scroll(4)", "Reasons down", show=False),
    ]

    def __init__(
        self, battle: Known, unit: Unit, weapon: str, preview: PreviewOf, *, purpose: Purpose,
        aim: AimForm | None = None, aimed: bool = False,
        refusal_of: Callable[[Command], Refusal | None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._battle, self._unit, self._weapon = battle, unit, weapon
        self._preview, self._purpose, self._aimed = preview, purpose, aimed
        self._aim = aim or AimForm()
        self._typing_after = False
        self._refusal_of = refusal_of
        self._cited: tuple[str, ...] = ()
        self._sighting: Sighting | None = None

    def compose(self) -> ComposeResult:
        """Targets and facts on the left, reasons and odds on the right."""
        with Vertical(id="shot-box", classes="box"):
            yield Static(self._title(), id="shot-title", markup=False)
            with Horizontal(id="shot-halves"):
                with Vertical(id="shot-left"):
                    yield Picker(id="targets")
                    yield Static("", id="facts", markup=False)
                with VerticalScroll(id="shot-right", can_focus=False):
                    yield Static("", id="reasons", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the targets and the first preview."""
        wanted = self._aim.target
        self.query_one(Picker).fill(self._targets(), keep=None if wanted is None else f"x{wanted}")
        self._again()

    def _title(self) -> Content:
        how = {
            "fire": "aimed fire" if self._aimed else "fire",
            "opportunity": "opportunity fire",
            "plan": "planned fire",
        }
        who = unit_words(self._battle, self._unit.id)
        return Content.assemble(
            (f"{who}: {how[self._purpose]} with {self._weapon}", "bold"), f"   {self._battle.now}"
        )

    def _targets(self) -> list[tuple[str, Content]]:
        battle = self._battle
        if self._purpose == "opportunity" and (mover := unit_of(self._aim.target)) is not None:
            foes = [battle.units[mover]]
        else:
            foes = [unit for unit in battle.in_order() if unit.side != self._unit.side and not unit.out]
        lines = self._lines(foes)
        rows = [
            (
                f"x{foe.id}",
                Content(
                    f"{foe.id:>2} {cut(foe.soldier.name, 14)} {line_words(lines.get(foe.id))}{foe.soldier.armour} "
                    f"{wound_boxes(foe)} {posture_words(foe)}, {doing(foe, battle.now)}"
                ),
            )
            for foe in sorted(foes, key=lambda foe: line_rank(lines.get(foe.id)))
        ]
        if self._purpose != "opportunity":
            rows.extend(
                (f"x{key}", Content(f"{feature.name} ({key})")) for key, feature in battle.features.items()
            )
        return rows

    def _lines(self, foes: list[Unit]) -> dict[int, Sighting]:
        """How each of them is seen, as measured; nothing where there is no map."""
        if not self._battle.setup.map or self._purpose == "opportunity":
            return {}
        found = {}
        for foe in foes:
            previewed = self._preview(Fire(unit=self._unit.id, target=foe.id))
            if not isinstance(previewed, Refusal) and previewed.sighting is not None:
                found[foe.id] = previewed.sighting
        return found

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another target."""
        event.stop()
        key = (event.option.id or "x")[1:]
        is_unit = key.isdigit() and int(key) in self._battle.units
        target = int(key) if is_unit else key or None
        at = self._aim.at if target == self._aim.target else None
        self._aim = replace(self._aim, target=target, at=at)
        self._again()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter on a target takes the shot."""
        event.stop()
        self.action_shoot()

    def on_key(self, event: events.Key) -> None:
        """Digits are metres."""
        if event.character is not None and event.character in "0123456789.":
            event.stop()
            self.action_digit(event.character)

    def action_digit(self, digit: str) -> None:
        """One more digit of the range, or of the metres the mover has come."""
        name = "after" if self._typing_after else "metres"
        typed = str(getattr(self._aim, name)) + digit
        if len(typed) <= 5 and typed.count(".") <= 1:
            self._set(name, typed)

    def action_erase(self) -> None:
        """Take back the last digit."""
        name = "after" if self._typing_after else "metres"
        self._set(name, str(getattr(self._aim, name))[:-1])

    def action_cycle(self, name: str) -> None:
        """The next class of cover, or the next printed feature."""
        options = CLASSES if name == "cover" else FEATURES
        if name == "cover" and measured_covers(self._sighting):
            options = (*CLASSES, OPEN)
        if getattr(self._aim, name) not in options:
            options = (*options, getattr(self._aim, name))
        here = options.index(getattr(self._aim, name))
        self._set(name, options[(here + 1) % len(options)])

    def action_cover(self, cover: str) -> None:
        """This class of cover; the same key again takes it away."""
        self._set("cover", "none" if self._aim.cover == cover else cover)

    def action_woods(self, kind: str, step: int = 1) -> None:
        """One metre more of woods on the line, or one less; after the deepest that can matter, none."""
        deep_m = load_rulebook().cover[kind].max_m or 0
        said = dict(self._aim.depths)
        said[kind] = (said.get(kind, 0) + step) % (ceil(deep_m) + 2)
        self._set("depths", tuple(said.items()))

    def action_flag(self, name: str) -> None:
        """Yes, no, not said."""
        order = {None: False, False: True, True: None}
        self._set(name, order[getattr(self._aim, name)])

    def action_after(self) -> None:
        """Switch what digits are typed into: the range, or the metres the mover has come."""
        self._typing_after = self._purpose == "opportunity" and not self._typing_after
        self._again()

    def action_adjust(self) -> None:
        """Add or strike a modifier by hand."""

        def given(text: str | None) -> None:
            if not text:
                return
            try:
                change = read_adjustment(text)
            except ValueError as error:
                self.app.notify(str(error), severity="warning", markup=False)
                return
            self._set("adjust", (*self._aim.adjust, change))

        self.app.push_screen(
            LineSheet("Modifier by hand: +2 because sun, or: strike full_soft because ..."), given
        )

    def action_scroll(self, rows: int) -> None:
        """Read on in the reasons."""
        self.query_one("#shot-right").scroll_relative(y=rows, animate=False)

    def action_overrule(self) -> None:
        """Let it stand although a rule refuses it."""
        if self._refusal_of is None or self._refusal_of(self._command()) is None:
            self.app.notify("No rule refuses this shot: Enter takes it.", markup=False)
            return
        self.app.push_screen(LineSheet("Why does the table let this shot stand?"), self._overruled)

    def _overruled(self, text: str | None) -> None:
        if text:
            self._set("overrule", text)

    def action_rule(self) -> None:
        """Open the rules named on this card."""
        if self._cited:
            self.app.call_later(self.app.run_action, f"app.open_rule('{','.join(self._cited)}')")

    def action_let_go(self) -> None:
        """Do not shoot."""
        if self._purpose == "fire":
            self.dismiss(WithholdFire(unit=self._unit.id))
        elif self._purpose == "opportunity":
            self.dismiss(DeclineShot(unit=self._unit.id))
        else:
            self.dismiss(None)

    def action_shoot(self) -> None:
        """Take the shot as it stands on the card; what the rules refuse stays on the card, with the reason."""
        if self._purpose == "plan":
            aim = self._aim
            self.dismiss(ShotPlan(weapon=self._weapon, target=aim.target, stated=aim.stated()))
            return
        said = self._command()
        if self._refusal_of is not None and self._refusal_of(said) is not None:
            self.app.bell()
            self._again()
        else:
            self.dismiss(said)

    def _command(self) -> Fire | OpportunityShot:
        aim = self._aim
        if self._purpose == "opportunity":
            return OpportunityShot(
                unit=self._unit.id,
                at_m=metres_of(aim.after),
                stated=aim.stated(),
                adjust=aim.adjust,
                overrule=aim.overrule,
            )
        return Fire(
            unit=self._unit.id,
            target=aim.target,
            stated=aim.stated(),
            adjust=aim.adjust,
            overrule=aim.overrule,
        )

    def _set(self, name: str, value: object) -> None:
        self._aim = replace(self._aim, **{name: value})  # type: ignore[arg-type] # a field of it
        self._again()

    def _again(self) -> None:
        previewed = self._preview(self._command(), margin=True)
        self._sighting = None if isinstance(previewed, Refusal) else previewed.sighting
        self.query_one("#facts", Static).update(self._facts())
        shown = preview_words(previewed)
        self._cited = rule_ids(shown.plain)
        self.query_one("#reasons", Static).update(shown)

    def _facts(self) -> Content:
        aim, seen = self._aim, self._sighting
        said = dict(aim.depths)
        light, heavy = (depth_words(said.get(kind), kind, seen) for kind in ("light_woods", "heavy_woods"))
        told = f"{range_words(aim.metres, seen)}{'' if self._typing_after else ' ◂'}"
        covers = measured_covers(seen) if aim.cover == aim.behind == "none" else ""
        arc, sight = (seen.in_arc, seen.in_sight) if seen else (None, None)
        in_sight = found_words(aim.in_sight, sight)
        if seen and seen.too_close and aim.in_sight is None:
            in_sight = f"? too close: say it (as drawn {'yes' if seen.in_sight.value else 'NO'})"
        rows = [
            key_value("0-9", "range", told, "screen.erase"),
            number_pad(),
            key_value("c", "cover (h H f F)", covers or aim.cover.replace("_", " "), "screen.cycle('cover')"),
            key_value("v", "behind", aim.behind.replace("_", " "), "screen.cycle('behind')"),
            key_value("l", "light woods", light, "screen.woods('light_woods')"),
            key_value("k", "heavy woods", heavy, "screen.woods('heavy_woods')"),
            key_value("a", "in the arc", found_words(aim.in_arc, arc), "screen.flag('in_arc')"),
            key_value("s", "in sight", in_sight, "screen.flag('in_sight')"),
        ]
        if self._purpose == "opportunity":
            mark = " ◂" if self._typing_after else ""
            rows.append(
                key_value(
                    "m",
                    "after metres of its move",
                    f"{f'{aim.after} m' if aim.after else 'as it comes into view'}{mark}",
                    "screen.after",
                )
            )
        if aim.at is not None:
            rows.append(Content(f" aimed at {aim.at[0]:.1f}, {aim.at[1]:.1f}"))
        if aim.overrule:
            rows.append(Content(f" overruled: {aim.overrule}"))
        return Content("\n").join(rows)
