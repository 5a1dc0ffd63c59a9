"""What stands on the action panel, as rows."""

from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.session.view.orders.menu import ActionOffer
from squadlog.tui.dialogs.offers import MORE, offer_rows

WHY = "is dazed through T1.s9 [WND-04]"
DAZED = Refusal(code="dazed", sentence="9 Varro is dazed through T1.s9.", rule="WND-04")


def offer(action, *, why="", waits=False):
    return ActionOffer(
        action=action,
        name=action.title(),
        key=action[0],
        refusal=DAZED if why else None,
        why=why,
        waits=waits,
    )


def test_a_reason_that_many_actions_share_is_said_once_above_those_that_are_legal():
    told = [
        offer("hold"),
        *(offer(name, why=WHY) for name in ("walk", "run", "sprint", "fire")),
        offer("kneel"),
    ]
    told.append(offer("melee", why="is not able to fight [MEL-02]"))
    rows = offer_rows(told, Moment(1, 7), 50)
    assert [row.words.plain for row in rows if not row.stops] == ["✗ Is dazed through T1.s9 [WND-04]"]
    assert [row.key for row in rows if row.stops] == ["hold", "kneel", MORE]
    assert rows[-1].words.plain == "+  … 5 unavailable now"
    unfolded = offer_rows(told, Moment(1, 7), 50, unfolded=True)
    assert [row.key for row in unfolded] == [one.action for one in told]


def test_reasons_that_few_share_stand_in_their_lines():
    told = [offer("hold"), *(offer(name, why=WHY) for name in ("walk", "run", "sprint"))]
    assert [row.key for row in offer_rows(told, Moment(1, 7), 50)] == [one.action for one in told]


def test_the_sign_of_enter_stands_behind_the_letters_that_it_waits_for():
    rows = offer_rows((offer("walk", waits=True), offer("kneel")), Moment(1, 7), 50)
    assert [row.words.plain[2:4] for row in rows] == ["⏎ ", "  "]
