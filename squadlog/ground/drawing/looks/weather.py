"""Night, rain and snow as they lie over a map: outdoors alone, for in houses there is light and a roof (ENV-02)."""

from collections.abc import Collection, Iterator

from squadlog.ground.drawing.looks.canvas import Canvas
from squadlog.ground.drawing.looks.look_scene import rings_of
from squadlog.ground.drawing.looks.textures import Texture

_RAIN = "M10 4l-8 26M52 30l-9 30M88 2l-8 25M30 66l-8 26M74 60l-8 27"
_SNOW = "M12 14h1M60 40h1M96 8h1M30 80h1M84 92h1"


def outdoors(canvas: Canvas, ink: str) -> str:
    """All that is under the open sky, in one ink."""
    wide, high = canvas.corner
    indoors = canvas.plotter.paths(rings_of(canvas.scene.enclosed), closed=True)
    return f'<path {ink} fill-rule="evenodd" d="{indoors}M0 0h{wide}v{high}H0z"/>'


def indoors(canvas: Canvas, ink: str) -> str:
    """All that is under a roof."""
    return canvas.path(ink, *rings_of(canvas.scene.enclosed), closed=True)


def night_ink(canvas: Canvas) -> str:
    """How darkness is drawn."""
    night = canvas.style.night
    return night if " " in night else f'fill="{canvas.textures.fill(night)}"'


def weather(canvas: Canvas, around: Collection[str]) -> Iterator[str]:
    """What falls from the sky, and the dark in houses without light (ENV-06)."""
    colour = canvas.style.coloured
    if "blackout" in around:
        yield indoors(
            canvas, 'fill="#0a1430" fill-opacity=".58"' if colour else 'fill="#000" fill-opacity=".3"'
        )
    for word, marks, light, wash in (
        ("rain", _RAIN, "#dbe8f2", 'fill="#41566f" fill-opacity=".2"'),
        ("snow", _SNOW, "#fff", 'fill="#eef4fa" fill-opacity=".16"'),
    ):
        if word in around:
            wide = 2.5 if word == "rain" else 7
            ink = f'fill="none" stroke="{light if colour else "#000"}" stroke-width="{wide}" stroke-linecap="round"'
            faint = ' stroke-opacity=".6"' if colour else ' stroke-opacity=".35"'
            pattern = Texture(110, 100, "", ((f"{ink}{faint}", marks),)).pattern(f"__{word}")
            yield f"<defs>{pattern}</defs>"
            if colour:
                yield outdoors(canvas, wash)
            yield outdoors(canvas, f'fill="url(#__{word})"')
