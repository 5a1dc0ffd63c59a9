"""What can be measured of a page: letters too small or too pale, targets too small for a thumb, what is cut."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

MEASURES = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Limits(NamedTuple):
    """What a page has to keep: letters in CSS pixels, targets for a thumb, contrast as WCAG 2 counts it."""

    letter_px: float = 12
    target_px: float = 44
    contrast: float = 4.5


HANDHELD = Limits()
ON_THE_WALL = Limits(letter_px=0.025 * 1080, target_px=0)
"""No letter under 2.5 % of the height of a display, and nothing to be touched."""


def page_faults(page: Page, limits: Limits = HANDHELD) -> list[str]:
    """All that a person with poor eyes or large thumbs would stumble over; nothing where all is well."""
    found = page.evaluate(MEASURES)
    return [
        *(f"wider than the device: {one}" for one in found["sideways"]),
        *(f"cut: {one}" for one in found["cut"]),
        *(f"pressed: {one}" for one in found["pressed"]),
        *_letters(found["letters"], limits),
        *_targets(found["targets"], limits),
    ]


def targets_of(page: Page, selector: str) -> list[tuple[float, float]]:
    """Width and height of every visible element of a selector."""
    boxes = (one.bounding_box() for one in page.locator(selector).locator("visible=true").all())
    return [(box["width"], box["height"]) for box in boxes if box is not None]


def _letters(letters: list[dict[str, Any]], limits: Limits) -> list[str]:
    judged = [one for one in letters if not (one["drawn"] or one["image"] or one["off"])]
    small = [one for one in letters if one["px"] < limits.letter_px - 0.05]
    pale = [one for one in judged if one["ratio"] < limits.contrast]
    return [
        *sorted({f"letters of {one['px']:.1f} px: {one['text']} ({one['where']})" for one in small}),
        *sorted({f"contrast of {one['ratio']:.1f}: {one['text']} ({one['where']})" for one in pale}),
        *sorted({f"beyond the edge: {one['text']} ({one['where']})" for one in letters if one["beside"]}),
    ]


def _targets(targets: list[dict[str, Any]], limits: Limits) -> list[str]:
    least = limits.target_px - 0.5
    small = [f"a target of {one['width']:.0f} x {one['height']:.0f} px: {one['text']} ({one['where']})"
             for one in targets if limits.target_px and min(one["width"], one["height"]) < least]  # fmt: skip
    unnamed = [
        f"a target without a name: {one['text']} ({one['where']})" for one in targets if not one["named"]
    ]
    return small + unnamed
