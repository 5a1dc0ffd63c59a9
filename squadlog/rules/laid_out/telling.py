"""What a chapter tells of its things as they are found, destroyed or go off."""

from squadlog.battle.story import Story
from squadlog.rules.laid_out.things import Condition, ThingGone, ThingShown, laid_out, thing_called


def show(story: Story, name: str, rule: str, *, by: int | None = None) -> None:
    """A thing of that id is known to all from now on."""
    thing = thing_called(story.battle, name)
    if thing is not None and thing.covered:
        story.tell(ThingShown(thing=thing, rule=rule, by=by))


def end(
    story: Story, name: str, rule: str, *, condition: Condition = "destroyed", by: int | None = None
) -> None:
    """A thing of that id is no longer what it was. Nobody else is told of one that lies in secret: show it before."""
    thing = thing_called(story.battle, name)
    if thing is not None and thing.condition == "whole":
        story.tell(ThingGone(thing=thing, condition=condition, rule=rule, by=by))


def show_all(story: Story, kind: str) -> None:
    """All see where the things of a kind lie, or have lain: its chapter is played by no longer (ADV-01)."""
    for thing in laid_out(story.battle).things:
        if thing.kind == kind:
            show(story, thing.id, "ADV-01")
