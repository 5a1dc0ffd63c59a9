"""The papers of commanders."""

from squadlog.extras.commander.mind.tempers import STEADY, TEMPERS
from squadlog.extras.paper.catalogue import PaperKind

PAPERS = {
    "automa": PaperKind(
        of="nothing",
        told="cards of enemies without a mind to cut out, and as a table for a d10",
        module="squadlog.extras.commander.papers.automa",
        options=(("temper", f"whose deck: {', '.join(TEMPERS)}, or all ({STEADY})"),),
    )
}
