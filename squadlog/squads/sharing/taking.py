"""A squad from somebody else, in whatever form it comes: file, share code, CSV or pasted text."""

from squadlog.base.names import clean_text
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.squads.exchange import ExchangeError, export_squad, import_squad
from squadlog.squads.packed import carry_packs
from squadlog.squads.plan import SquadPlan
from squadlog.squads.sharing import codes, pasted, spreadsheet

MOST_BYTES = 1_000_000


def squad_code(plan: SquadPlan) -> str:
    """The squad as a share code."""
    return codes.code("SQUAD", _compact(plan))


def _compact(plan: SquadPlan) -> str:
    return "".join(line.strip() for line in export_squad(plan).splitlines())


def squads_in(
    data: bytes, book: Rulebook, source: str = "the file", packs: tuple[str, ...] = ()
) -> tuple[SquadPlan, ...]:
    """The squads in a file, a code, a CSV or a text. Raises ExchangeError or ShareError, and nothing else.

    A CSV and a text name what they have by key: `packs` are the texts of those at hand, and a squad carries the ones
    that it uses.
    """
    shown = clean_text(source, limit=80)
    if len(data) > MOST_BYTES:
        raise ExchangeError(f"{shown} has more than {MOST_BYTES} bytes, which no squad has.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ExchangeError(
            f"{shown}: byte {error.start} is not UTF-8 text; save the file as UTF-8."
        ) from None
    if text.lstrip()[:1] in ("{", "[") or not text.strip():
        return (import_squad(data, book, source=source),)
    if spreadsheet.looks_like(text):
        found = spreadsheet.from_csv(text, book_with((), book, packs), source)
        return tuple(carry_packs(plan, packs, book) for plan in found)
    if codes.looks_like(text):
        return (import_squad(codes.read(text, "SQUAD").encode(), book, source="the code"),)
    return (carry_packs(pasted.from_text(text, book_with((), book, packs), source), packs, book),)
