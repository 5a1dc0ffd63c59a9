"""Companies, their careers, results on paper and the ladder by keys."""

import pytest
from support.careers import Evening
from textual.widgets import Input, TextArea

from squadlog.extras.careers.linked.plot import text_of
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle
from squadlog.extras.careers.session.linked import LinkedBattles
from squadlog.store.record_file import Store


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


@pytest.fixture
def kept(path):
    store = Store(path)
    evening = Evening(store, Companies(store))
    for name in ("Able", "Baker"):
        evening.found(name)
    yield evening
    store.close()


def test_an_evening_on_paper_is_entered_by_keys_and_stands_on_the_ladder(play, kept):
    pytest.importorskip("openskill.models")

    async def evening(table):
        await table.press("k", "enter", "down", "down", "space", "space", "m", "enter")
        (name,) = kept.store.squads.names()
        assert kept.store.squads.load(name).count("career") == 2
        await table.press("escape", "home")
        for answer, soldiers in (("n", 2), ("y", 4)):
            await table.press("m", "enter")
            assert "a saved squad called Able" in table.text()
            await table.press(answer)
            assert kept.store.squads.load(name).count("career") == soldiers
        await table.press("l", "r")
        await table.press("enter")
        form = table.app.screen
        assert form.focused.id == "side-1"
        form.query_one("#title").value = "The Ford"
        form.query_one(TextArea).text = "Able: 2 W M, 1 kill\nbaker: 1"
        await table.press("f2")
        assert "Able lacks its points" in table.text()
        await table.press("escape", "r")
        form = table.app.screen
        assert form.query_one(TextArea).text == "Able: 2 W M, 1 kill\nbaker: 1"  # nothing typed is lost
        for side, points in (("1", "12"), ("2", "3")):
            form.query_one(f"#points-{side}").value = points
        await table.press("f2")
        assert "The Ford: Able 12, Baker 3" in table.text()
        assert "won by Able; confirmed" in table.text()
        await table.press("escape")
        assert "moderate (M)" in table.text()
        await table.press("l", "home")
        assert "1  Able" in table.text()
        assert "name                     rating" in table.text(), "the ladder has the room that there is"
        await table.press("u", "escape")
        assert "moderate (M)" not in table.text()

    play(evening, size=(80, 24))


def test_a_hostile_name_is_shown_as_it_is_and_nothing_is_cut_in_the_roster(play, kept, size):
    kept.found("[bold]X[/] <b>")
    CompanyLogAccess(kept.companies).open_campaign("[red]River[/]")

    async def look(table):
        await table.press("k", "down", "down")
        if table.app.size.width == 80:  # Able and Baker are closed: each has its lines
            await table.press("enter")
        else:
            await table.press("end", "up", "up", "up", "up", "up", "up", "up")
        assert "[bold]X[/] <b>  4 soldiers · no battles, 0 won, 0 lost" in table.text()
        assert "Dee   fit" in table.text()
        assert "…" not in table.text()
        await table.press("l")
        assert "[red]River[/]" in table.text()

    play(look, size=size)


def test_a_claim_from_elsewhere_is_pasted_answered_and_sent_back_by_keys(play, kept, tmp_path):
    far = Store(tmp_path / "far.db")
    there = CompanyLogAccess(Companies(far))
    claimed = PaperBattle(title="The Ford", sides=(("Able", "9"), ("Xenia", "4")), lines={}, by="Xenia")
    there.enter(claimed)

    async def answer(table):
        await table.press("k", "l", "i")
        table.app.screen.query_one(Input).value = there.sent(1)[:-1]
        await table.press("enter")
        assert table.app.screen.query_one(Input).value == there.sent(1)[:-1]  # its last letter is missing
        table.app.screen.query_one(Input).value = there.sent(1)
        await table.press("enter")
        assert "1 The Ford: Able 9, Xenia 4; won by Able; claimed by Xenia" in table.text()
        await table.press("y", "enter")
        table.app.screen.query_one(Input).value = "2 D; 1"
        await table.press("enter", "s")
        assert "CLAIM1-" in table.text()
        assert there.take(table.app.clipboard).state == "confirmed"
        assert kept.companies.called("Able").member(2).dead

    try:
        play(answer, size=(80, 24))
    finally:
        far.close()


@pytest.mark.parametrize(
    ("book", "keys"), [("company:%", ("k", "m", "h", "t", "u")), ("annals", ("k", "l", "y", "t"))]
)
def test_what_is_damaged_is_told_and_no_key_ends_the_program(play, kept, book, keys):
    CompanyLogAccess(kept.companies).open_campaign("River")
    with kept.store._file.writing(lambda: ("SELECT 1", ())) as pen:
        pen.execute("UPDATE chronicle SET body = '{}' WHERE book LIKE ?", (book,))

    async def opened(table):
        await table.press(*keys)
        assert "is damaged" in table.text()

    play(opened)


def test_without_a_company_the_screen_says_what_to_do_next_and_enter_does_it(play, size):
    async def begin(table):
        await table.press("k")
        for words in (
            "Start here",
            "New company",
            "create it from a squad of yours",
            "enter the battle in the careers",
        ):
            assert words in table.text()
        await table.press("enter")
        assert "Name of the new company:" in table.text()

    play(begin, size=size)


@pytest.mark.usefixtures("kept")
def test_enter_opens_and_closes_a_company_and_its_figures_stand_beside_it(play):
    async def look(table):
        await table.press("k")
        assert table.text().count("▸ ") == 2
        assert table.text().count("/|╤═") == 4
        await table.press("enter")
        assert "Dee   fit" in table.text()
        await table.press("enter")
        assert "Dee   fit" not in table.text()

    play(look, size=(80, 24))


def test_what_a_battle_leaves_is_rolled_by_keys_and_a_campaign_goes_on(play, kept, monkeypatch):
    annals = CompanyLogAccess(kept.companies)
    annals.open_campaign("The Orvan")
    LinkedBattles(kept.companies).choose("The Orvan", text_of("the_orvan"), {"crown": "Able"})
    begun = []
    monkeypatch.setattr(LinkedBattles, "begin_next", lambda *_, who, typed: begun.append((who, typed)))

    async def evening(table):
        await table.press("k", "b", "enter")
        assert "Gritty (house rule, ours)" in table.text()
        sides = (("Able", "3"), ("Baker", "9"))
        annals.enter(PaperBattle(title="The Ford", sides=sides, lines={"Able": ("1 W S; 2 D",)}))
        await table.press("escape", "k", "r")
        assert "Lasting injuries for 1 Ann, a d10" in table.text()
        await table.press("2", "enter", "minus", "enter")
        able = kept.companies.called("Able")
        assert (able.owed, able.member(1).lasting[0].effect.name) == ((), "Bad knee")
        table.app.clear_notifications()
        await table.press("down", "h", "end", "enter", "enter")
        assert kept.companies.called("Able").member(1).lasting == ()
        table.app.clear_notifications()
        await table.press("l", "down", "n", "2", "enter")
        assert "Soldier 2 of Able is dead." in table.text()
        await table.press("backspace", "1", "enter", "end", "enter")
        assert begun == [({"crown": (1,)}, ("line",))]
        table.app.clear_notifications()
        await table.press("w", "end", "enter", "enter")
        assert "Next in The Orvan: The Ford by Night" in table.text()
        assert ">The Ford by" in table.text()
        assert annals.campaign("The Orvan").stands == "night_ford"

    play(evening, size=(160, 48))
