"""What stands on the action panel, as rows."""

from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.session.view.orders.menu import ActionMenu, ActionOffer
from squadlog.tui.dialogs.offers import MORE, offer_rows

WHY = "is dazed through T1.s9 [WND-04]"
DAZED = Refusal(code="dazed", sentence="9 Varro is dazed through T1.s9.", rule="WND-04")


def offer(action, *, why="", waits=False):
    return ActionOffer(
        action=action,
        name=action.title(),
        letter=action[0],
        refusal=DAZED if why else None,
        why=why,
        waits=waits,
    )


def rows(*told, unfolded=False):
    menu = ActionMenu(units=(9,), who="9 Varro", stands="", now=Moment(1, 7), offers=told)
    return offer_rows(menu, 50, lambda offer: offer.letter, unfolded=unfolded)


def test_a_reason_that_many_actions_share_is_said_once_above_those_that_are_legal():
    told = [
        offer("hold"),
        *(offer(name, why=WHY) for name in ("walk", "run", "sprint", "fire")),
        offer("kneel"),
    ]
    told.append(offer("melee", why="is not able to fight [MEL-02]"))
    folded = rows(*told)
    assert [row.words.plain for row in folded if not row.stops] == ["✗ Is dazed through T1.s9 [WND-04]"]
    assert [row.key for row in folded if row.stops] == ["hold", "kneel", MORE]
    assert folded[-1].words.plain == "+  … 5 unavailable now"
    unfolded = rows(*told, unfolded=True)
    assert [row.key for row in unfolded] == [one.action for one in told]


def test_reasons_that_few_share_stand_in_their_lines():
    told = [offer("hold"), *(offer(name, why=WHY) for name in ("walk", "run", "sprint"))]
    assert [row.key for row in rows(*told)] == [one.action for one in told]


def test_the_sign_of_enter_stands_behind_the_letters_that_it_waits_for():
    told = rows(offer("walk", waits=True), offer("kneel"))
    assert [row.words.plain[2:4] for row in told] == ["⏎ ", "  "]
