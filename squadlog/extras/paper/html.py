"""Documents as one HTML file that prints well: drawn pages as SVG, flowing ones as text."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.extras.paper.faces import BOLD, FONTS, MM_PER_PT, TEXT, isolates, runs, uncompressed
from squadlog.extras.paper.flow import Block, DrawnFigure, FlowingText, Heading, Passage, Tabled
from squadlog.extras.paper.marks import (
    BLACK,
    Ink,
    Lettering,
    Looped,
    Mark,
    Opening,
    Outline,
    PaperPage,
    PaperSize,
    Photograph,
    Printed,
    RoundMark,
    texts_of,
)

with lazy_imports():
    import jinja2
    import markupsafe

    from squadlog.extras.paper import spared

TEMPLATES = Path(__file__).resolve().parent / "templates"
FAMILY = "squadlog, squadlog-others, 'DejaVu Sans Condensed', 'Noto Sans', 'Segoe UI', sans-serif"
_LONGEST_WORD = 20
"""Characters of the longest word that is not broken in a table."""
_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


def html(printed: Printed) -> str:
    """A document of drawn pages."""
    sizes = list(dict.fromkeys((page.width, page.height) for page in printed.pages))
    pages = [(sizes.index((page.width, page.height)), svg(page, white=True)) for page in printed.pages]
    return template("pages.html.j2").render(
        title=printed.title,
        pages=pages,
        sizes=sizes,
        faces=font_faces(texts_of(page.marks for page in printed.pages)),
    )


def font_faces(texts: Iterable[str]) -> str:
    """Letters within the page, which loads nothing: of Latin in both weights, of other scripts those in these texts."""
    others: dict[str, set[str]] = {}
    for text in texts:
        for face, part in () if text.isascii() else runs(text):
            if face not in (TEXT, BOLD):
                others.setdefault(face, set()).update(part)
    return "\n".join(
        (_latin(), *(_others(face, frozenset(letters)) for face, letters in sorted(others.items())))
    )


@cache
def _latin() -> str:
    faces = (("normal", TEXT), ("bold", BOLD))
    return "\n".join(
        _font_face("squadlog", (FONTS / f"{face}.woff2").read_bytes(), "woff2", f"font-weight: {weight};")
        for weight, face in faces
    )


def _others(face: str, letters: frozenset[str]) -> str:
    """The letters of another script that are there, and no others."""
    held = ", ".join(f"U+{ord(letter):X}" for letter in sorted(letters))
    cut = spared.cut_font(uncompressed(face), letters)
    return _font_face("squadlog-others", cut, "truetype", f"unicode-range: {held};")


def _font_face(family: str, letters: bytes, form: str, told: str) -> str:
    kind = "font/woff2" if form == "woff2" else "font/ttf"
    source = f'url("data:{kind};base64,{b64encode(letters).decode()}") format("{form}")'
    return f"@font-face {{ font-family: {family}; {told} src: {source}; }}"


@cache
def template(name: str) -> "jinja2.Template":
    """A template by its name; what is put into it is escaped unless it says otherwise."""
    known = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    return known.get_template(name)


def svg(page: PaperPage, *, white: bool = False) -> str:
    """A page as SVG, a millimetre to the unit; `white` lies on paper of its own, however a browser darkens pages."""
    box = f"0 0 {_number(page.width)} {_number(page.height)}"
    size = f'width="{_number(page.width)}mm" height="{_number(page.height)}mm" viewBox="{box}"'
    ground = '<rect width="100%" height="100%" fill="#fff"/>\n' if white else ""
    drawn = ground + "\n".join(_drawn(page.marks))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{escape(FAMILY)}">\n{drawn}\n</svg>'


def _drawn(marks: Iterable[Mark]) -> Iterator[str]:
    for mark in marks:
        match mark:
            case Lettering():
                yield _said(mark)
            case Outline():
                letters = " ".join(f"{_number(x)} {_number(y)}" for x, y in mark.places)
                shape = f'd="M {letters}{" Z" if mark.closed else ""}"'
                fill = mark.fill if mark.closed else None
                yield f"<path {shape} {_style(mark.width, mark.ink, fill, mark.dash)}/>"
            case RoundMark():
                shape = f'cx="{_number(mark.x)}" cy="{_number(mark.y)}" r="{_number(mark.radius)}"'
                yield f"<circle {shape} {_style(mark.width, mark.ink, mark.fill, mark.dash)}/>"
            case Photograph():
                where = " ".join(
                    f'{name}="{_number(value)}"'
                    for name, value in (
                        ("x", mark.x),
                        ("y", mark.y),
                        ("width", mark.width),
                        ("height", mark.height),
                    )
                )
                yield f'<image {where} href="data:image/jpeg;base64,{b64encode(mark.picture.data).decode()}"/>'
            case Looped():
                if mark.still:
                    yield '<g class="still">'
                    yield from _drawn(mark.marks)
                    yield "</g>"
                yield '<g class="loop">'
                yield from _drawn(mark.marks)
                yield from _animate(mark)
                yield "</g>"
            case Opening():
                x, y, width, height = map(_number, (mark.x, mark.y, mark.width, mark.height))
                where = (
                    f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}"'
                )
                yield f'<svg {where} overflow="hidden">'
                yield from _drawn(mark.marks)
                yield "</svg>"


def _animate(loop: Looped) -> Iterator[str]:
    """How its marks move and when they are seen, as SVG does it without a script."""
    ever = f'dur="{_number(loop.seconds)}s" repeatCount="indefinite"'
    if loop.ways:
        ways = (*loop.ways, (0.0, 0.0), (0.0, 0.0))
        last = len(loop.ways)
        times = ";".join(_number(place * loop.until / last) for place in range(last + 1))
        values = ";".join(f"{_number(x)} {_number(y)}" for x, y in ways)
        yield (
            f'<animateTransform attributeName="transform" type="translate" values="{values}" '
            f'keyTimes="{times};1" {ever}/>'
        )
    first, end = loop.seen
    if (first, end) != (0.0, 1.0):
        steps = [(0.0, first == 0.0), (first, True), (end, False)]
        steps = [step for place, step in enumerate(steps) if not place or 0.0 < step[0] < 1.0]
        times = ";".join(_number(at) for at, _ in steps)
        values = ";".join("visible" if shown else "hidden" for _, shown in steps)
        yield (
            f'<animate attributeName="visibility" values="{values}" keyTimes="{times}" calcMode="discrete" {ever}/>'
        )


def _said(words: Lettering) -> str:
    """A line of text, as wide as it was laid out for, whatever fonts the reader has."""
    size = _number(words.size_pt * MM_PER_PT)
    parts = [f'x="{_number(words.x)}" y="{_number(words.y)}" font-size="{size}"']
    if words.width:
        parts.append(f'textLength="{_number(words.width)}" lengthAdjust="spacingAndGlyphs"')
    if words.align != "left":
        parts.append(f'text-anchor="{_ANCHORS[words.align]}"')
    if words.bold:
        parts.append('font-weight="bold"')
    if words.ink != BLACK:
        parts.append(f'fill="{words.ink}"')
    if words.turned_deg:
        parts.append(f'transform="rotate({_number(words.turned_deg)} {_number(words.x)} {_number(words.y)})"')
    told = "".join(
        f'<tspan unicode-bidi="isolate">{escape(part)}</tspan>' if alone else escape(part)
        for part, alone in isolates(words.text)
    )
    return f"<text {' '.join(parts)}>{told}</text>"


def _style(width: float, ink: Ink, fill: Ink | None, dash: tuple[float, float] | None) -> str:
    style = f'fill="{fill or "none"}"'
    if width:
        style += f' stroke="{ink}" stroke-width="{_number(width)}"'
        if dash:
            style += f' stroke-dasharray="{_number(dash[0])} {_number(dash[1])}"'
    return style


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def flow_html(flow: FlowingText, size: PaperSize) -> str:
    """A document that flows, as text that the reader's browser breaks into pages of that size."""
    blocks = tuple(map(_cleaned, flow.blocks))
    shown = tuple((type(block).__name__, block) for block in blocks)
    return template("flow.html.j2").render(
        flow=flow,
        blocks=shown,
        size=size,
        faces=font_faces(text for block in blocks for text in _texts(block)),
        family=FAMILY,
        isolated=_isolated,
        classes=_classes,
        strong=_strong,
        svg_of=_figure,
    )


def _cleaned(block: Block) -> Block:
    """What is typed by people holds no characters that nothing may be written with."""
    match block:
        case Heading() | Passage():
            return replace(block, text=clean_text(block.text, limit=None))
        case Tabled():
            rows = tuple(tuple(clean_text(cell, limit=None) for cell in row) for row in block.rows)
            return replace(block, rows=rows)
        case DrawnFigure():
            return replace(block, caption=clean_text(block.caption, limit=None))


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Heading() | Passage():
            yield block.text
        case Tabled():
            yield from (cell for row in (block.head, *block.rows) for cell in row)
        case DrawnFigure():
            yield block.caption
            yield from texts_of((block.marks,))


def _isolated(text: str) -> str:
    """Names that run from right to left change nothing of what stands beside them."""
    told = "".join(f"<bdi>{escape(part)}</bdi>" if alone else escape(part) for part, alone in isolates(text))
    return markupsafe.Markup(told)  # noqa: S704 - each part is escaped


def _classes(grid: Tabled, column: int, cell: str) -> str:
    """Figures stand at the right; only a word that no column is wide enough for is broken."""
    long = any(len(word) > _LONGEST_WORD for word in cell.split())
    named = " ".join(name for name, holds in (("right", column in grid.right), ("long", long)) if holds)
    return markupsafe.Markup(f' class="{named}"') if named else ""  # noqa: S704 - our own words


def _strong(grid: Tabled, row: int) -> str:
    return markupsafe.Markup(' class="strong"') if row in grid.strong else ""


def _figure(figure: DrawnFigure) -> str:
    drawn = svg(PaperPage(width=figure.width, height=figure.height, marks=figure.marks))
    return markupsafe.Markup(drawn)  # noqa: S704 - its words are escaped where they are drawn
