"""`campaign plot|check|next|after|picture`: linked battles."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import list_names
from squadlog.base.write_files import write_new
from squadlog.book.load import load_rulebook
from squadlog.cli import current
from squadlog.cli.choosing import open_battle, remember
from squadlog.cli.commands import OK, REFUSED
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import pairs
from squadlog.cli.printing import print_json, print_lines, print_wrapped, tell, terminal_width
from squadlog.extras.careers.commands.members import who_said
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.linked.plot import HOWS, CampaignPlot, read_plot, text_of
from squadlog.extras.careers.linked.standing import CampaignStanding
from squadlog.extras.careers.linked.words import plot_lines, standing_lines
from squadlog.extras.careers.own_files import FaultyFileError
from squadlog.extras.careers.results import CampaignPage
from squadlog.extras.careers.session.company_log import CompanyLogAccess
from squadlog.extras.careers.session.linked import LinkedBattles, party_meant
from squadlog.facts.seats import REFEREE
from squadlog.session.usual import usual_rulings

with lazy_imports():
    from squadlog.extras.careers.linked import drawn, listing, picture, route, staging
    from squadlog.extras.careers.session import changed

Does = Callable[[CompanyLogAccess, Namespace], int]
_WIDE = 120
"""Cells that a picture in a file may be wide."""


def plot(log: CompanyLogAccess, options: Namespace) -> int:
    """Have a campaign follow a plot, from its beginning."""
    return follow(log, options.name, sound_text(log, options.file, options), options)


def sound_text(log: CompanyLogAccess, file: str, options: Namespace) -> str:
    """The text of a plot that a campaign can follow with these companies. Raises CareerError for any other."""
    text = text_of(file)
    staging.read_sound(text, usual_rulings(log.companies.store.settings))
    LinkedBattles(log.companies).companies_by_party(text, pairs("--company", options.company))
    return text


def follow(log: CompanyLogAccess, name: str, text: str, options: Namespace) -> int:
    """Have a campaign follow a plot that was found sound."""
    linked = LinkedBattles(log.companies)
    return _tell(linked, linked.choose(name, text, pairs("--company", options.company)), options)


def check(log: CompanyLogAccess, options: Namespace) -> int:
    """What is in a plot, or what is wrong with it; code 1."""
    text = text_of(options.file)
    plan: CampaignPlot | None = None
    faults: tuple[str, ...] = ()
    try:
        plan = read_plot(text)
        staging.read_sound(text, usual_rulings(log.companies.store.settings))
    except FaultyFileError as error:
        faults = error.faults
    if options.json:
        listed = None if plan is None else listing.list_plot(plan)
        print_json("campaign-plot", {"sound": not faults, "faults": faults, "plot": listed})
    elif plan is not None and not faults:
        print_wrapped(plot_lines(plan), hanging=4)
    for fault in faults:
        tell(fault)
    return REFUSED if faults else OK


def begin_next(log: CompanyLogAccess, options: Namespace) -> int:
    """Begin the next battle of a campaign with its companies; it is the current one."""
    companies, linked = log.companies, LinkedBattles(log.companies)
    at = linked.standing(options.name)
    who = {}
    for said, numbers in pairs("--who", options.who).items():
        party = party_meant(at.plot, said)
        if party not in at.parties:
            raise NotUnderstoodError(f"{party} has no company in {at.page.name}.")
        who[party] = who_said(numbers, linked.company_of(at, party))
    seat = linked.begin_next(
        options.name,
        load_rulebook(),
        usual_rulings(companies.store.settings),
        who=who,
        typed=options.typed,
    )
    is_current = remember(companies.store, current.BATTLE, "Battle", seat.id)
    if options.json:
        print_json("new", {"battle": seat.id, "title": seat.title})
    else:
        print_lines([f"{seat.id}"])
    if is_current:
        tell(f"Battle {seat.id}, {seat.title}, is the current one. {seat.due.ask().sentence}")
    return OK


def after(log: CompanyLogAccess, options: Namespace) -> int:
    """Have a campaign go on by the result of its battle, or by one of a battle on paper."""
    linked = LinkedBattles(log.companies)
    at = linked.standing(options.name)
    if options.won or options.drawn or options.ended != "points":
        if at.battle is None:
            raise CareerError(f"{at.page.name} has come to its end: {at.plot.title(at.at)}.")
        won = party_meant(at.plot, options.won) if options.won else ""
        outcome = route.say_outcome(at.battle, won, options.margin, options.ended, tuple(options.met))
        return _tell(linked, linked.say_result(options.name, outcome), options)
    if at.begun is None:
        raise NotUnderstoodError(
            f"No battle of {at.page.name} has begun: squadlog campaign next begins it, --won PARTY or --drawn says how"
            " it ended on paper."
        )
    options.battle, options.seat = str(at.begun), None
    with open_battle(options, REFEREE) as seat:
        return _tell(linked, linked.take_on(at.page, seat), options)


def _tell(linked: LinkedBattles, at: CampaignStanding, options: Namespace) -> int:
    if options.json:
        print_json("campaign-standing", list_at(linked, at))
        return OK
    print_wrapped(told_lines(linked, at))
    return OK


def told_lines(linked: LinkedBattles, at: CampaignStanding) -> Iterator[str]:
    """Where a campaign stands, and the command that begins what is next."""
    yield from standing_lines(at, linked.party_names(at))
    if at.battle is not None and at.begun is None:
        yield f"squadlog campaign next {changed.quote(at.page.name)} begins it."


def draw(log: CompanyLogAccess, options: Namespace) -> int:
    """The picture of a campaign or of a plot, in cells or as an SVG file."""
    try:
        at = LinkedBattles(log.companies).standing(options.name)
        plan, stands, path = at.plot, at.at, [(one.node, one.to) for one in at.page.path]
    except CareerError as error:
        try:
            plan, stands, path = read_plot(text_of(options.name)), "", []
        except CareerError:
            raise error from None
    if options.to is not None:
        svg = drawn.as_svg(picture.draw_plot(plan, _WIDE, at=stands, path=path), plan.name)
        write_new(options.to, svg.encode())
        tell(f"Written to {options.to}.")
        return OK
    if options.json:
        found = picture.draw_plot(plan, _WIDE, at=stands, path=path)
        print_json("campaign-picture", listing.list_picture(found, plan))
        return OK
    print_lines(picture_lines(plan, stands, path, terminal_width()))
    return OK


def picture_lines(plan: CampaignPlot, stands: str, path: list[tuple[str, str]], width: int) -> Iterator[str]:
    """The picture in cells, with what its signs mean."""
    found = picture.draw_plot(plan, width, at=stands, path=path)
    yield from drawn.as_cells(found)
    if stands:
        yield "> where it stands, * what is behind it; double lines are ends"
    for start, finish in found.back:
        yield f"{plan.title(start)} leads back to {plan.title(finish)}"


def list_where(log: CompanyLogAccess, page: CampaignPage) -> Mapping[str, Any] | None:
    """Where a campaign stands, as data; None for one that follows no plot."""
    if not page.plot:
        return None
    linked = LinkedBattles(log.companies)
    return list_at(linked, linked.standing(page.name))


def list_at(linked: LinkedBattles, at: CampaignStanding) -> Mapping[str, Any]:
    """A standing as data, with the names of the companies."""
    return listing.list_standing(at, linked.party_names(at))


def show_plot(log: CompanyLogAccess, name: str) -> None:
    """Where a campaign with a plot stands, with its picture; nothing of one without."""
    linked = LinkedBattles(log.companies)
    if not log.campaign(name).plot:
        return
    at = linked.standing(name)
    path = [(one.node, one.to) for one in at.page.path]
    print_lines(picture_lines(at.plot, at.at, path, terminal_width()))
    print_wrapped(told_lines(linked, at))


ARGUMENTS: Mapping[str, Mapping[str, Any]] = {
    "file": {"metavar": "PLOT", "help": "a plot of ours (the_orvan), or a TOML file"},
    "--plot": {"default": "", "metavar": "PLOT", "help": "the plot that it follows: one of ours, or a TOML file"},
    "--company": {
        "action": "append", "default": [], "metavar": "PARTY=COMPANY",
        "help": "the company that a party of the plot is",
    },
    "--who": {
        "action": "append", "default": [], "metavar": "PARTY=1-4,7", "help": "who fights (all who are ready)",
    },
    "--typed": {"action": "append", "default": [], "metavar": "SIDE",
                "help": "a side or company that types its dice, or all"},
    "--won": {"default": "", "metavar": "PARTY", "help": "on paper: who won"},
    "--drawn": {"action": "store_true", "help": "on paper: nobody won"},
    "--margin": {"type": int, "default": 0, "metavar": "N", "help": "on paper: by how many points"},
    "--how": {
        "dest": "ended", "default": "points", "metavar": "HOW", "help": f"on paper: how it ended: {list_names(HOWS)}",
    },
    "--met": {"action": "append", "default": [], "metavar": "ID", "help": "on paper: an objective that was met"},
    "--svg": {"dest": "to", "type": Path, "metavar": "FILE", "help": "as a picture into a new file, FILE.svg"},
}  # fmt: skip
DOES: Mapping[str, tuple[str, str, Does]] = {
    "plot": ("have a campaign follow a plot of linked battles", "name file --company --by", plot),
    "check": ("what is in a plot, or what is wrong with it", "file", check),
    "next": ("begin its next battle with the companies", "name --who --typed --by", begin_next),
    "after": (
        "go on by the result of its battle, or of one on paper",
        "name --won --drawn --margin --how --met --by",
        after,
    ),
    "picture": ("its plot as a picture, and where it stands", "name --svg", draw),
}
