"""The facts of a shot as lines: each with its key in front, what it holds, and where that comes from."""

from collections.abc import Iterator, Mapping

from textual.content import Content

from squadlog.session.view.fields import FormField
from squadlog.session.view.shots.aim import Purpose
from squadlog.session.view.shots.card import ShotCard
from squadlog.session.view.shots.form import line_fields
from squadlog.tui.chrome.screens import Hint
from squadlog.tui.chrome.strip_list import ListRow
from squadlog.tui.dialogs.panel import hints, number_pad, pressable

SHOT_HELP = (
    "Up and down choose the target: at first the last target, else the nearest in sight, else the first one "
    "standing, of all possible targets. Due is the wound that the shots of this subphase have dealt so far: they "
    "take effect together. Each enemy has its own chance; doors and windows share one line until the cursor is "
    "there. Digits are the range in metres, backspace deletes one; on a map, which measures the range, digits are "
    "the number of the target. t switches between the two.\n"
    "The line of fire: c goes through the classes of cover; h and f are half and full hard cover, H and F half and "
    "full soft cover; v goes through intervening cover by its printed name, l and k add a metre of light and heavy "
    "woods (L and K remove one), a says whether the target is in the arc, s whether the line of sight (LOS) is open. "
    "Your entries override the map; a line too close to call asks for s. For opportunity fire, m types the metres "
    "after which the mover is shot at.\n"
    "With automatic fire, b turns the shot into a burst at one target, then into a burst over a sector: z and Z turn "
    "its middle; without a map, Space marks the soldiers in it, nearest first.\n"
    "The chance comes first. r shows every modifier with its rule, also those that do not count, and the exact odds; "
    "left and right scroll them; r again opens the rules. o compares every weapon, stance and way of firing, at "
    "every possible target, with the return fire. + adds a modifier by hand or strikes one, each with a reason.\n"
    "Enter fires. w holds fire: the action points are spent, but no shot counts. ! overrules a refusal, with a "
    "reason. Escape keeps the shot for later; Enter opens it again."
)


RANGE, TARGET, AFTER = "metres", "target", "after"
TYPED = {RANGE: "range", TARGET: "target (t)", AFTER: "after metres"}
"""What digits are."""
COVER_KEYS = "  h half, f full (H F soft)"
DIGITS_HERE = " ◂ digits"
WOODS = ("light_woods", "heavy_woods")
KEYS = {
    "range": ("0-9", "erase", RANGE),
    "sight": ("s", "flag('in_sight')", ""),
    "cover": ("c", "cycle('cover')", ""),
    "behind": ("v", "cycle('behind')", ""),
    "arc": ("a", "flag('in_arc')", ""),
    "after": ("m", "type('after')", AFTER),
}
"""For each fact of the line the key that changes it, what that does, and what digits must be to be typed into it."""


def shot_facts(card: ShotCard, *, typing: str, width: int) -> Iterator[ListRow]:
    """One line a fact; the key of a row is the action that a click on it does. Woods are two where that is too wide."""
    aim, told = card.aim, {field.name: field for field in line_fields(card)}
    if aim.at is not None:
        yield ListRow("at", Content(f"    aimed at {aim.at[0]:.1f}, {aim.at[1]:.1f}"), stops=False)
    if aim.overrule:
        yield ListRow("overruled", Content(f"    overruled: {aim.overrule}"), stops=False)
    for name, field in told.items():
        if name in WOODS:
            if name == WOODS[-1]:
                yield from _woods(told, width)
            continue
        key, action, after = KEYS[name]
        digits = DIGITS_HERE if typing == after else COVER_KEYS if name == "cover" else ""
        yield shot_fact(key, field.label, field.shown + digits, action)
        if name == "range":
            yield ListRow("pad", number_pad(), stops=False)


def _woods(told: Mapping[str, FormField], width: int) -> Iterator[ListRow]:
    parts = [
        pressable(
            Content.assemble((f"{key:<3} ", "bold"), f"{label}: ", (told[name].shown, "bold")),
            f"woods('{name}')",
        )
        for key, label, name in zip("lk", ("woods light", "heavy"), WOODS, strict=True)
    ]
    beside = Content("  ").join(parts)
    for words in (beside,) if beside.cell_length <= width else parts:
        yield ListRow("woods", words, stops=False)


def shot_hints(
    purpose: Purpose, *, typing: str, opened: bool, refused: bool = False, others: bool = False
) -> Content:
    """What the keys do, for the lower border: where the shot is `refused`, Enter does nothing and is not offered.

    `others`: somebody else on the card can be shot at.
    """
    enter: tuple[Hint, ...] = (("⏎", "plan" if purpose == "plan" else "fire", "shoot"),)
    if refused and others:
        enter = (("✗", "not at this one", ""), ("↑↓", "another", ""))
    elif refused:
        enter = (("✗", "refused" if purpose == "opportunity" else "no target", ""),)
    return hints(
        *enter, ("w", "hold fire", "withhold"),
        ("c", "cover", "cycle('cover')"), ("0-9", TYPED[typing], "type('target')"),
        ("r", "rules" if opened else "reasons", "reasons"), ("o", "odds", "odds"), ("esc", "later", "put_aside"),
    )  # fmt: skip


def shot_fact(key: str, label: str, value: str, action: str) -> ListRow:
    """A fact of the shot on its card: the key that changes it, what it is, and how it stands."""
    return ListRow(action, Content.assemble((f"{key:<3} ", "bold"), f"{label}: ", (value, "bold")))
