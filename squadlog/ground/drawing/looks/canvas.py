"""What the parts of a drawing share: the floor, its style and textures, places turned into numbers."""

from squadlog.base.records import value
from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.look_scene import WOODS, LookScene
from squadlog.ground.drawing.looks.paths import Plotter
from squadlog.ground.drawing.looks.styles import Style
from squadlog.ground.drawing.looks.textures import Textures
from squadlog.ground.map.terrain import Patch


@value
class Canvas:
    """One floor of a map in one look."""

    scene: LookScene
    style: Style
    textures: Textures
    plotter: Plotter

    def ground_of(self, patch: Patch) -> str:
        """What fills a patch; woods where no crowns stand on them look like woods, whatever grows beneath."""
        woods = patch.kind in WOODS and not self.style.crowns
        return self.textures.fill(patch.kind if woods else self.scene.texture_of(patch))

    @property
    def corner(self) -> tuple[str, str]:
        """How wide and high the map is drawn."""
        return self.plotter.x(self.scene.drawn.width_m), self.plotter.y(0)

    def rect(self, ink: str) -> str:
        """The whole map in one ink."""
        wide, high = self.corner
        return f'<path {ink} d="M0 0h{wide}v{high}H0z"/>'

    def path(self, ink: str, *lines: Spots, closed: bool = False) -> str:
        """Lines or areas as one path in one ink; nothing for none."""
        if not lines:
            return ""
        return f'<path {ink} d="{self.plotter.paths(lines, closed=closed)}"/>'


def use(id_: str, ink: str = "") -> str:
    """What bears an id, shown again in another ink."""
    return f'<use href="#{id_}"{" " if ink else ""}{ink}/>'
