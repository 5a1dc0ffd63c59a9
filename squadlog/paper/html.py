"""Documents as one HTML file that prints well: drawn pages as SVG, flowing ones as text."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path

from squadlog.lazily import lazily
from squadlog.names import cleaned
from squadlog.paper.faces import BOLD, FONTS, MM_PER_PT, TEXT
from squadlog.paper.flow import Block, DrawnFigure, FlowingText, Heading, Passage, Tabled
from squadlog.paper.marks import BLACK, Ink, Lettering, Mark, Opening, Outline, PaperPage, Printed, RoundMark
from squadlog.records import replace

with lazily():
    import jinja2
    import markupsafe

TEMPLATES = Path(__file__).resolve().parent / "templates"
FAMILY = "squadlog, 'DejaVu Sans Condensed', 'Noto Sans', 'Segoe UI', sans-serif"
_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


def html(printed: Printed) -> str:
    """A document of drawn pages."""
    sizes = list(dict.fromkeys((page.width, page.height) for page in printed.pages))
    pages = [(sizes.index((page.width, page.height)), svg(page)) for page in printed.pages]
    return template("pages.html.j2").render(title=printed.title, pages=pages, sizes=sizes, faces=font_faces())


@cache
def font_faces() -> str:
    """The letters of Latin in both weights, within the page: it looks as it was laid out, and loads nothing."""
    faces = []
    for weight, face in (("normal", TEXT), ("bold", BOLD)):
        letters = b64encode((FONTS / f"{face}.woff2").read_bytes()).decode()
        source = f'url("data:font/woff2;base64,{letters}") format("woff2")'
        faces.append(f"@font-face {{ font-family: squadlog; font-weight: {weight}; src: {source}; }}")
    return "\n".join(faces)


@cache
def template(name: str) -> "jinja2.Template":
    """A template by its name; what is put into it is escaped unless it says otherwise."""
    known = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), autoescape=True, undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True,
    )  # fmt: skip
    return known.get_template(name)


def svg(page: PaperPage) -> str:
    """A page as SVG, a millimetre to the unit."""
    box = f"0 0 {_number(page.width)} {_number(page.height)}"
    size = f'width="{_number(page.width)}mm" height="{_number(page.height)}mm" viewBox="{box}"'
    drawn = "\n".join(_drawn(page.marks))
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
            case Opening():
                x, y, width, height = map(_number, (mark.x, mark.y, mark.width, mark.height))
                where = (
                    f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}"'
                )
                yield f'<svg {where} overflow="hidden">'
                yield from _drawn(mark.marks)
                yield "</svg>"


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
    return f"<text {' '.join(parts)}>{escape(words.text)}</text>"


def _style(width: float, ink: Ink, fill: Ink | None, dash: tuple[float, float] | None) -> str:
    style = f'fill="{fill or "none"}"'
    if width:
        style += f' stroke="{ink}" stroke-width="{_number(width)}"'
        if dash:
            style += f' stroke-dasharray="{_number(dash[0])} {_number(dash[1])}"'
    return style


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def flow_html(flow: FlowingText) -> str:
    """A document that flows, as text that the reader's browser breaks into pages."""
    shown = tuple((type(block).__name__, _cleaned(block)) for block in flow.blocks)
    return template("flow.html.j2").render(
        flow=flow,
        blocks=shown,
        faces=font_faces(),
        family=FAMILY,
        right=_right,
        strong=_strong,
        svg_of=_figure,
    )


def _cleaned(block: Block) -> Block:
    """What is typed by people holds no characters that nothing may be written with."""
    match block:
        case Heading() | Passage():
            return replace(block, text=cleaned(block.text, limit=None))
        case Tabled():
            rows = tuple(tuple(cleaned(cell, limit=None) for cell in row) for row in block.rows)
            return replace(block, rows=rows)
        case DrawnFigure():
            return replace(block, caption=cleaned(block.caption, limit=None))


def _right(grid: Tabled, column: int) -> str:
    return markupsafe.Markup(' class="right"') if column in grid.right else ""


def _strong(grid: Tabled, row: int) -> str:
    return markupsafe.Markup(' class="strong"') if row in grid.strong else ""


def _figure(figure: DrawnFigure) -> str:
    drawn = svg(PaperPage(width=figure.width, height=figure.height, marks=figure.marks))
    return markupsafe.Markup(drawn)  # noqa: S704 - its words are escaped where they are drawn
