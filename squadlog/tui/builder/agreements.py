"""Broken rules that are let pass by agreement, from the builder's list of them."""

from squadlog.squads import edit
from squadlog.tui.asker import waits
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.problems import ProblemList, is_idle
from squadlog.tui.parts import KeyedPart


class Agreements(KeyedPart):
    """What is done with the broken rule under the cursor."""

    def __init__(self, draft: SquadDraft, problems: ProblemList) -> None:
        self.asker = draft.asker
        self._draft, self._problems = draft, problems

    def action_to_problems(self) -> None:
        """The keys go to what is wrong."""
        self._problems.focus()

    @waits
    async def action_agree(self) -> None:
        """Let the problem under the cursor pass.

        By agreement, for a reason; or take the agreement back.
        """
        if (problem := self._problems.problem) is None:
            return
        draft, rule, soldier = self._draft, problem.rule, problem.soldier
        if problem.unknown:
            self.asker.refuse("This choice is not in the tables, so no agreement can allow it.")
        elif is_idle(problem):
            self.asker.tell("No rule forbids it, but no battle can use it yet: there is nothing to agree on.")
        elif problem.waived:
            whole = any(one.rule == rule and one.soldier is None for one in draft.plan.agreements)
            draft.keep(edit.revoke(draft.plan, rule, None if whole else soldier))
        elif reason := await self.asker.line(f"{problem.sentence} By agreement, because:"):
            draft.keep(edit.agree(draft.plan, rule, reason, soldier))

    async def action_rule(self) -> None:
        """Open the rule of the problem under the cursor."""
        if (problem := self._problems.problem) is not None:
            await self.asker.app.run_action(f"app.open_rule('{problem.rule}')")
