"""The memorial of a company on paper: a name, and how they fell, for each of its dead."""

from squadlog.base.names import so_many
from squadlog.extras.careers.afterwards.graves import fell_words, graves
from squadlog.extras.careers.words import medals
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.flow import Block, FlowingText, Heading, Passage


def document(asked: PrintOrder) -> FlowingText:
    """The memorial of a company. Raises PaperError where there is none."""
    page = asked.thing
    if page is None:
        raise PaperError("There is no company yet; squadlog company new NAME creates one.")
    dead = graves(page.company, page.names)
    blocks: list[Block] = [
        Heading(text=f"In memory of the soldiers of {page.company.name}", level=1),
        Passage(text=f"{so_many(len(dead), 'grave', none='no').capitalize()}."),
    ]
    for one in dead:
        blocks += [
            Heading(text=f"{one.number} {one.name}", level=3),
            Passage(text=f"{_capital(fell_words(one))}."),
        ]
        done = f"{so_many(one.battles, 'battle', none='no')}, {so_many(one.kills, 'kill', none='no')}"
        blocks.append(Passage(text=f"{done}{f'; {medals(one.medals)}' if one.medals else ''}.", mark="·"))
        blocks += [Passage(text=note, mark="·") for note in one.notes]
    return FlowingText(title=f"{page.company.name}: memorial", blocks=tuple(blocks))


def _capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"
