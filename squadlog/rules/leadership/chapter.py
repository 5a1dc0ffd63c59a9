"""Leadership as one chapter: naming leaders, and what they add to the roll for initiative (LDR)."""

from squadlog.rules.common.chapter import Chapter, CommandHandler, one_objection
from squadlog.rules.leadership import naming
from squadlog.rules.leadership.chain import initiative_lines
from squadlog.rules.leadership.record import KEY, NameLeader

CHAPTER = Chapter(
    key=KEY,
    answers={
        NameLeader: CommandHandler(one_objection(naming.refusal_name), naming.resolve_name, goes_on=False)
    },
    modifiers={"initiative": initiative_lines},
    unready=naming.unready,
    offers=naming.offers,
    unfit=naming.refusal_post,
)
