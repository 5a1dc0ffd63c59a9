"""A claim on its way between two machines: what is sent, what is read, and what of it is news to whoever reads it.

The document is a list: the claim, then every word about it, as the annals keep them. A stranger's document is data:
bounded, checked whole, and taken in only where it goes on from what is known.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator

from squadlog.base.records import replace
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers import results
from squadlog.extras.careers.ends import PaperEnd, end_told
from squadlog.extras.careers.house import CareerError
from squadlog.squads.sharing import codes

_MARK = re.compile(r"paper-[0-9a-f]{12}")
_MOST_WORDS = 64
"""Words that may be said about one result."""
_NO_CLAIM = "What the code holds is no claim; ask for it once more."


def claim_code(one: results.BattleResult) -> str:
    """A claim, with all that was said of it, as a share code. Raises CareerError for what is none."""
    if not one.by:
        raise CareerError(
            f"Result {one.number} was entered by all sides together; only a claim needs another's word."
        )
    opened = told.Claimed(
        number=1,
        title=one.title,
        sides=one.sides,
        by=one.by,
        campaign=one.campaign,
        mark=one.mark,
        at=one.at,
        how=one.how,
        losers=one.losers,
    )
    words = (replace(word, number=1) for word in one.said)
    document = ",".join(map(told.write_entry, (opened, *words)))
    return codes.code("CLAIM", f"[{document}]")


def claim_in(text: str) -> results.BattleResult:
    """The result in a share code as it stands where it comes from, under a number that means nothing here.

    Raises CareerError or ShareError, in one sentence, for what is no claim.
    """
    try:
        document = json.loads(codes.read(text, "CLAIM"))
    except (ValueError, RecursionError):
        raise CareerError(_NO_CLAIM) from None
    if not isinstance(document, list) or not 1 <= len(document) <= _MOST_WORDS + 1:
        raise CareerError(_NO_CLAIM)
    first, *words = (told.read(json.dumps(part)) for part in document)
    if not (isinstance(first, told.Claimed) and first.by and _MARK.fullmatch(first.mark)):
        raise CareerError(_NO_CLAIM)
    return _as_said(first, words)


def _end_of(one: told.Claimed | results.BattleResult) -> PaperEnd:
    return PaperEnd(how=one.how, losers=one.losers)


def _as_said(first: told.Claimed, words: Iterable[object]) -> results.BattleResult:
    """The result after all of these words, each of which must make sense when it is said."""
    pairs = [(side.name, side.points) for side in first.sides]
    checked = results.claim(
        results.CompanyLog(campaigns={}), first.title, pairs, by=first.by, mark=first.mark, end=_end_of(first)
    )
    if (checked.sides, checked.by) != (first.sides, first.by):
        raise CareerError(_NO_CLAIM)
    one = results.new_result(replace(first, number=1))
    for word in words:
        match word:
            case told.Confirmed():
                one = results.with_word(one, results.confirm(one, word.by))
            case told.Disputed():
                one = results.with_word(one, results.dispute(one, word.by, word.why))
            case _:
                raise CareerError(_NO_CLAIM)
    return one


def news(
    now: results.CompanyLog, there: results.BattleResult, here: Collection[str]
) -> tuple[told.CompanyLogEntry, ...]:
    """What of a claim is to be written; `here` are the sides kept in this file, whose word comes from nowhere else.

    Raises CareerError where the claim was changed, says nothing new, is older than what is known, belongs to a campaign
    that is not kept here, or speaks for a side that is.
    """
    own = {name.casefold() for name in here}
    known = next((one for one in now.results if one.mark == there.mark), None)
    if known is None:
        if there.by.casefold() in own:
            raise CareerError(
                f"{there.by} is said to claim {there.title}, but {there.by} is kept here and does not; nothing was"
                " written."
            )
        _require_campaign(now, there)
        pairs = [(side.name, side.points) for side in there.sides]
        opened = results.claim(
            now, there.title, pairs, by=there.by, campaign=there.campaign, mark=there.mark, end=_end_of(there)
        )
        opened = replace(opened, at=there.at)
        fresh, number = [*there.said], opened.number
        made: list[told.CompanyLogEntry] = [opened]
    else:
        _require_same(known, there)
        fresh, number, made = [*_news_of(known, there)], known.number, []
    for word in fresh:
        if word.by.casefold() in own:
            raise CareerError(
                f"{word.by} is kept here, and its word is said here: squadlog result confirm {number} --for"
                f' "{word.by}"; nothing was written.'
            )
    return (*made, *(replace(word, number=number) for word in fresh))


def _require_campaign(now: results.CompanyLog, there: results.BattleResult) -> None:
    if there.campaign and there.campaign.casefold() not in {name.casefold() for name in now.campaigns}:
        raise CareerError(
            f"{there.title} belongs to the campaign {there.campaign}, which is not kept here; squadlog campaign new"
            f' "{there.campaign}" begins it.'
        )


def _require_same(known: results.BattleResult, there: results.BattleResult) -> None:
    """Refuse a claim that does not say what it said first."""
    change = next(_changes(known, there), "")
    if change:
        raise CareerError(
            f"That is not the claim that stands here as result {known.number}: {change}; nothing was written."
        )


def _changes(known: results.BattleResult, there: results.BattleResult) -> Iterator[str]:
    if known.title != there.title:
        yield f"it calls the battle {there.title}, here it is {known.title}"
    if known.by != there.by:
        yield f"it is claimed by {there.by}, here by {known.by or 'all sides together'}"
    points = {side.name: side.points for side in known.sides}
    for side in there.sides:
        if side.name not in points:
            yield f"{side.name} fought in it, here it did not"
        elif points[side.name] != side.points:
            yield f"it gives {side.name} {side.points}, here it is {points[side.name]}"
    if _end_of(known) != _end_of(there):
        ends = [end_told(one.how, one.losers) or "decided by points" for one in (there, known)]
        yield f"it says {ends[0]}, here it is {ends[1]}"
    if len(known.sides) != len(there.sides):
        yield "it has fewer sides"
    if known.campaign.casefold() != there.campaign.casefold():
        yield (f"it belongs to {_of_campaign(there.campaign)}, here to {_of_campaign(known.campaign)}")


def _of_campaign(name: str) -> str:
    return f"the campaign {name}" if name else "no campaign"


def _news_of(known: results.BattleResult, there: results.BattleResult) -> Iterator[results.Word]:
    """The words that go on from what is known, side by side; none of a side may be left out or said otherwise."""
    found: list[results.Word] = []
    behind = ""
    for side in there.sides:
        mine, theirs = _words_of(known, side.name), _words_of(there, side.name)
        shared = min(len(mine), len(theirs))
        if mine[:shared] != theirs[:shared]:
            raise CareerError(
                f"What {side.name} is said to have said of {known.title} is not what stands here of result"
                f" {known.number}; nothing was written."
            )
        behind = behind or (side.name if len(mine) > shared else "")
        found += theirs[shared:]
    if found:
        return iter(found)
    if behind:
        raise CareerError(
            f"That is older than result {known.number} as it is known here: {behind} has spoken since; nothing was"
            " written."
        )
    raise CareerError(
        f"{known.title} stands here as result {known.number}, and this says nothing new; nothing was written."
    )


def _words_of(one: results.BattleResult, side: str) -> list[results.Word]:
    """What a side has said of it, in order, under one number wherever it was said."""
    return [replace(word, number=1) for word in one.said if word.by == side]
