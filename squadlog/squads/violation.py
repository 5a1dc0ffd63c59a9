"""One point in which a squad breaks a rule."""

from squadlog.base.records import record


@record
class Violation:
    """A broken rule: a stable code, one sentence, the rule, and the soldier it is about (`None`: the squad).

    `warning`: the rules advise against it and do not forbid it. `waived` is the reason why the players let it stand,
    empty when they have not. `unknown`: a key the tables do not have, which no agreement can mend.
    """

    code: str
    sentence: str
    rule: str
    soldier: str | None = None
    warning: bool = False
    waived: str = ""
    unknown: bool = False

    @property
    def forbids(self) -> bool:
        """Whether the squad may not be used as it stands."""
        return not self.warning and not self.waived
