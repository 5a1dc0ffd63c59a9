"""Companies, careers, results and the ladder in words, line by line, for screens and command line alike."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from squadlog.base.names import decimal, list_names, so_many
from squadlog.battle.state import WOUNDS
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.afterwards.words import afterwards_words, lasting_lines
from squadlog.extras.careers.company import Company, Enrolled, by_fate, wound_word
from squadlog.extras.careers.company_events import ChronicleEntry, CompanyLogEntry, Served
from squadlog.extras.careers.ends import end_told, how_ended
from squadlog.extras.careers.house import OFF, OURS, house_rules
from squadlog.extras.careers.ladder import Rung
from squadlog.extras.careers.pages import Tallied
from squadlog.extras.careers.results import BattleResult
from squadlog.squads.lasting import lasting_words

ROSTER = ("no", "name", "state", "battles", "kills", "out", "hits", "luck", "medals")
STANDINGS = ("place", "name", "battles", "won", "drawn", "lost", "points", "against")
LADDER = ("place", "name", "rating", "unsure", "floor", "won", "drawn", "lost")


def company_line(one: Company) -> str:
    """A company in one line: who is there, battles, points."""
    won, drawn, lost = one.standing
    return (
        f"{one.name}, {one.side}: {so_many(one.present, 'soldier')}, {len(one.losses)} fallen,"
        f" {so_many(len(one.battles), 'battle')} ({won} won, {drawn} drawn, {lost} lost), {one.points} points"
    )


def company_headed(one: Company, *, results: bool) -> str:
    """A company in a heading on paper.

    A word stands before each number: what a name runs into is read the right way in every alphabet.
    """
    won, drawn, lost = one.standing
    fought = f"; won {won}, drawn {drawn}, lost {lost}" if results else ""
    return f"{one.name}: there {one.present}, fallen {len(one.losses)}{fought}; points {one.points}"


def state_of(member: Enrolled) -> str:
    """How somebody is: fit, wounded, dead, or gone."""
    if member.dead:
        return "dead"
    if member.gone:
        return member.gone
    return "fit" if member.wound == "none" else f"{wound_word(member.wound)} ({member.wound})"


def out_words(one: Company, names: Mapping[int, str]) -> Iterator[str]:
    """The members that cannot be mustered, and until when: a line for each."""
    for member in one.out:
        name = f"{member.number} {names[member.number]}"
        if member.misses:
            yield f"{name}: sits out {so_many(member.misses, 'more battle')} ({OURS})"
        else:
            yield f"{name}: {wound_word(member.wound)}, {_out_until(one)}"


def borne_lines(one: Company, names: Mapping[int, str]) -> Iterator[str]:
    """What stays with the members who are there, from earlier battles: a line for each."""
    for member in one.members.values():
        if member.there and member.lasting:
            effects = "; ".join(lasting_words(borne.effect) for borne in member.lasting)
            yield f"{member.number} {names[member.number]}: {effects} ({OURS})"


def _out_until(one: Company) -> str:
    return f"out until {'healed by hand' if one.rule('healing') == OFF else 'a battle is sat out'}"


def next_battle_words(one: Company, member: Enrolled) -> str:
    """How somebody who is wounded comes into the next battle; empty for whoever is unhurt, dead or gone."""
    if not member.there or member.wound == "none":
        return ""
    if one.rule("wounds") == OFF:
        return "begins the next battle unhurt"
    rule = one.rule("healing")
    if member.wound == "U":
        return _out_until(one)
    levels = WOUNDS.index(member.wound) if rule == "level" else 1
    heals = "" if rule == OFF else f", unhurt after {so_many(levels, 'battle')} sat out"
    return f"begins the next battle wounded{heals}"


def luck_of(member: Enrolled) -> str:
    """Hits against what was to be expected, as far as a record counted: `+1.3`; nothing where none did."""
    if not member.chances:
        return ""
    more = member.counted_hits - member.expected
    return f"{'+' if more > 0 else ''}{decimal(more.limit_denominator(100))}"


def luck_words(member: Enrolled) -> str:
    """A soldier's luck in a sentence, with how unusual it is."""
    chance = member.lucky
    if chance is None:
        return ""
    return (
        f"luck: {member.counted_hits} of {so_many(len(member.chances), 'attack')} hit,"
        f" {decimal(member.expected)} were to be expected;"
        f" as many or more in {_percent(chance)} of such careers"
    )


def _percent(chance: Fraction) -> str:
    value = float(chance) * 100
    return "less than 0.1 %" if 0 < value < 0.1 else f"{value:.3g} %"


def roster_rows(one: Company, names: Mapping[int, str]) -> list[tuple[str, ...]]:
    """A row a soldier, those who are there first."""
    members = sorted(one.members.values(), key=lambda member: (not member.there, member.number))
    return [
        (
            str(member.number), names[member.number], state_of(member), str(member.battles), str(member.kills),
            str(member.outs), f"{member.hits}/{member.attempts}" if member.attempts else "", luck_of(member),
            str(len(member.medals) or ""),
        )
        for member in members
    ]  # fmt: skip


Numbers = Mapping[str, int]
"""The numbers of battles in a file, by their marks."""
NO_NUMBERS: Numbers = {}


def battle_called(entry: told.TookPart, numbers: Numbers) -> str:
    """A battle by its number in the file, where it lies there, and its title."""
    number = numbers.get(entry.battle)
    return entry.title if number is None else f"{number} {entry.title}"


def company_lines(one: Company, numbers: Numbers = NO_NUMBERS) -> Iterator[str]:
    """What else there is to a company: stash, house rules, rolls owed, notes; battles with their `numbers`."""
    yield from stores_lines(one)
    if one.owed:
        yield f"owes {so_many(len(one.owed), 'roll')} after its battles ({OURS})"
    for battle in one.battles[-5:]:
        yield battle_line(battle, numbers)


def battle_line(battle: told.TookPart, numbers: Numbers = NO_NUMBERS) -> str:
    """A battle of a company in a line: how it ended, what it scored, how many were there."""
    there = so_many(len(battle.served), "soldier")
    called = battle_called(battle, numbers)
    return f"{called}: {_came(battle)}, {battle.scored} points, {there}"


def _came(battle: told.TookPart) -> str:
    """What a battle was for a company: `won, by concession`; `broken off`."""
    how = end_told(battle.how)
    return f"{battle.result}, {how}" if battle.result and how else battle.result or how or "fought"


def stores_lines(one: Company) -> Iterator[str]:
    """What a company has in store and what became of it, its house rules, and notes on it."""
    if one.stash:
        yield f"stash: {', '.join(f'{count} {item}' for item, count in sorted(one.stash.items()))}"
    for fate, items in one.gear.items():
        yield f"{_FATES[fate]}: {', '.join(f'{count} {item}' for item, count in sorted(items.items()))}"
    yield from house_lines(one)
    for note in one.notes:
        yield f"note: {note}"


_FATES: Mapping[told.Fate, str] = {
    "used": "used up",
    "lost": "lost",
    "found": "found",
    "spent": f"used up ({OURS})",
    "fallen": f"lost with the fallen ({OURS})",
    "salvaged": f"brought back from the fallen ({OURS})",
}


def gear_words(gear: Iterable[told.Gear]) -> str:
    """What became of things in a battle, such as `used up 2 mine; lost with the fallen (house rule, ours) 1 SR`."""
    return "; ".join(
        f"{_FATES[fate]} {', '.join(f'{count} {item}' for item, count in items.items())}"
        for fate, items in by_fate(gear).items()
    )


def house_lines(one: Company) -> Iterator[str]:
    """The house rules that it plays by, and its after-battle tables."""
    if one.tables is not None:
        yield afterwards_words(one.tables)
    for rule in house_rules():
        option = one.rule(rule.key)
        if option != OFF:
            yield f"{rule.key} {option}: {rule.options[option]} ({OURS})"


def member_lines(one: Company, number: int, name: str, numbers: Numbers = NO_NUMBERS) -> Iterator[str]:
    """A career: state, tally, luck, medals, battles (those alike in one line), healing, notes, picture."""
    member = one.member(number)
    yield f"{number} {name}, {one.name}: {state_of(member)}"
    yield from member.picture
    yield ", ".join(filter(None, _tally(member)))
    if luck := luck_words(member):
        yield luck
    if member.medals:
        yield f"medals: {medals(member.medals)}"
    yield from lasting_lines(member.lasting)
    served = (
        (battle_called(battle, numbers), who)
        for battle in one.battles
        for who in battle.served
        if who.member == number
    )
    for (did, wound), battles in groupby(served, key=lambda pair: (_did(pair[1]), pair[1].wound)):
        titles = [called for called, _ in battles]
        how = "unhurt" if wound == "none" else wound_word(wound)
        left = f"left {'it' if len(titles) == 1 else 'each'} {how}"
        yield f"  {'; '.join(titles)}: {', '.join((*did, left))}"
    for healing in member.healings:
        yield f"  by hand from {healing}"
    for note in member.notes:
        yield f"  note: {note}"


def _tally(member: Enrolled) -> Iterator[str]:
    """What he has done in all; what says nothing is left out."""
    yield so_many(member.battles, "battle", none="no")
    yield so_many(member.kills, "kill") if member.kills else ""
    yield f"{member.outs} put out of the fight" if member.outs else ""
    yield f"{so_many(member.hits, 'hit')} of {so_many(member.attempts, 'attack')}" if member.attempts else ""
    yield f"wounded {so_many(member.wounded, 'time')}" if member.wounded else ""


def _did(served: Served) -> tuple[str, ...]:
    """What a soldier did in one battle."""
    done = (
        f"{served.kills} killed" if served.kills else "",
        f"{served.outs} out" if served.outs else "",
        f"{served.hits}/{served.attempts} hit" if served.attempts else "",
    )
    return tuple(filter(None, done))


def medals(given: Iterable[str]) -> str:
    """`Marksman's Star, Wound Stripe x 2`."""
    counts: dict[str, int] = {}
    for medal in given:
        counts[medal] = counts.get(medal, 0) + 1
    return ", ".join(medal if count == 1 else f"{medal} x {count}" for medal, count in counts.items())


def entry_words(entry: ChronicleEntry | CompanyLogEntry, numbers: Numbers = NO_NUMBERS) -> str:
    """One entry in a few words, as the chronicle lists it; a battle with the number that it has."""
    match entry:
        case told.Founded():
            return f"{entry.name} is founded for {entry.side}, with {entry.points} points"
        case told.Enlisted():
            return f"soldier {entry.member} joins{f', for {entry.cost} points' if entry.cost else ''}"
        case told.Reoutfitted():
            return f"soldier {entry.member} has another outfit"
        case told.TookPart():
            paid = f", {entry.pay} points of pay ({OURS})" if entry.pay else ""
            who = list_names(str(one.member) for one in entry.served)
            things = f"; {gear_words(entry.gear)}" if entry.gear else ""
            what = f"{battle_called(entry, numbers)}: {_came(entry)}, {entry.scored} points"
            return f"{what}; there were {who}{paid}{things}"
        case told.Healed():
            return f"soldier {entry.member}: {wound_word(entry.wound)}{_because(entry.why)}"
        case told.PointsMoved():
            verb = "gains" if entry.points > 0 else "spends"
            return f"{verb} {abs(entry.points)} points{_because(entry.why)}"
        case told.Decorated():
            return f"soldier {entry.member} is awarded {entry.medal}"
        case told.Remembered():
            return f"note{'' if entry.member is None else f' on soldier {entry.member}'}: {entry.text}"
        case told.Portrayed():
            return f"soldier {entry.member} has {'a' if entry.lines else 'no'} picture"
        case told.Stashed():
            way = "into" if entry.count > 0 else "out of"
            return f"{abs(entry.count)} {entry.item} {way} the stash{_because(entry.why)}"
        case told.Discharged():
            return f"soldier {entry.member} leaves{_because(entry.why)}"
        case told.HouseRuleChosen():
            return f"house rule {entry.rule}: {entry.option}"
        case told.Claimed():
            sides = ", ".join(f"{side.name} {side.points}" for side in entry.sides)
            return f"result {entry.number}, {entry.title}: {sides}"
        case told.Confirmed():
            return f"result {entry.number} is confirmed by {entry.by}"
        case told.Disputed():
            return f"result {entry.number} is disputed by {entry.by}{_because(entry.why)}"
        case told.TablesChosen() | told.TableRolled() | told.LastingHealed():
            return afterwards_words(entry)
        case told.CampaignOpened():
            return f"the campaign {entry.name} begins"
        case told.CampaignPlotted():
            return f"{entry.name} follows a plot"
        case told.CampaignBegun():
            return f"{entry.name}: the battle {entry.node} begins"
        case told.CampaignMoved():
            won = f"{entry.winner} wins by {entry.margin} points" if entry.winner else "nobody wins"
            how = end_told(how_ended(entry.how))
            return f"{entry.name}: {entry.node}, {won}{f' ({how})' if how else ''}; next {entry.to}"
        case _:
            return f"{entry.name}: {entry.told}"


def _because(why: str) -> str:
    return f": {why}" if why else ""


def result_words(one: BattleResult) -> str:
    """A result in one line, and whether it counts."""
    sides = ", ".join(f"{side.name} {side.points}" for side in one.sides)
    won = f"won by {one.winner}" if one.winner else "drawn"
    if how := end_told(one.how, one.losers):
        won = f"{won}, {how}" if one.winner else how
    return f"{one.number} {one.title}: {sides}; {won}; {counts_words(one)}"


def counts_words(one: BattleResult) -> str:
    """Whether a result counts, and if not, why."""
    return {
        "confirmed": "confirmed",
        "claimed": f"claimed by {one.by}, {list_names(one.missing)} has not confirmed it",
        "disputed": "; ".join(f"disputed by {who}{_because(why)}" for who, why in one.disputed),
    }[one.state]


def result_rows(one: BattleResult) -> Iterator[tuple[str, ...]]:
    """A result as rows of a table, a row a side: number and battle with the first, and whether it counts."""
    for nth, (side, came) in enumerate(zip(one.sides, one.came, strict=True)):
        told = ("", "", "") if nth else (str(one.number), one.title, counts_words(one))
        yield *told[:2], side.name, side.points, came, told[2]


def standing_rows(tallied: Iterable[Tallied]) -> list[tuple[str, ...]]:
    """A row a name, the best first."""
    return [
        (
            str(place), one.name, str(one.battles), str(one.won), str(one.drawn), str(one.lost),
            decimal(one.points), decimal(one.against),
        )
        for place, one in enumerate(tallied, 1)
    ]  # fmt: skip


def ladder_rows(rungs: Iterable[Rung]) -> list[tuple[str, ...]]:
    """A row a name, the best first."""
    return [
        (
            str(place), one.name, f"{one.rating:.1f}", f"± {one.unsure:.1f}", f"{one.floor:.1f}",
            str(one.won), str(one.drawn), str(one.lost),
        )
        for place, one in enumerate(rungs, 1)
    ]  # fmt: skip


LADDER_TOLD = (
    "Ratings are openskill's (Plackett-Luce) and ours, reckoned anew from all confirmed results in order;"
    " the floor is the rating less three times how unsure it is."
)
