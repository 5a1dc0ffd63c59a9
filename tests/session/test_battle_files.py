"""A battle goes to others as a file and comes back: whole, tried before anything of it is kept, never trusted."""

import contextlib
import json

import pytest
from support.golden_battles import golden_session, golden_store
from support.mutated_files import rehashed
from support.schemas import against, published

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.battle.outcome import Accepted
from squadlog.session.battle_archive import paper
from squadlog.session.battle_archive.import_check import try_battle
from squadlog.session.battle_session import Session


@pytest.fixture(scope="module")
def documents(tmp_path_factory):
    """Battles as the text of their files: a die that is waited for, branches, chapters, secrets."""
    written = {}
    for name in ("branches", "die_of_a_shot", "bursts_and_rout", "mined"):
        with golden_session(name, tmp_path_factory.mktemp("golden")) as session:
            written[name] = session.exports["referee"].export("battle")
    with golden_session("fire_fight", tmp_path_factory.mktemp("golden")) as session:
        _strayed(session)
        written["strayed"] = session.exports["referee"].export("battle")
    return written


def _strayed(session):
    """Lines left and gone back to, a place with a name, and a note on each."""
    session.record.name_branch("here")
    session.undo(5, by="Ada", why="too late")
    session.say("note Another line.")
    session.undo(1)
    session.say("note A third.")
    session.jump(session.record.branches()["here"])


@pytest.mark.parametrize(
    ("version", "name"),
    [
        ("0.1.0", "dive"), ("0.3.0", "melee_half_said"), ("0.6.0", "branches"), ("0.6.0", "die_of_a_shot"),
        ("0.6.0", "mined"),
    ],
)  # fmt: skip
def test_a_battle_comes_back_whole_under_a_new_number(tmp_path, version, name):
    """Branches, undone lines, named places, what is waited for, every hash; old versions are brought up."""
    with contextlib.closing(golden_store(name, tmp_path, version)) as store:
        before = store.battles()[0].id
        session = Session.open(store, before)
        if name == "branches":
            _strayed(session)
        found = try_battle(paper.read(session.exports["referee"].export("battle").encode()))
        assert not found.differences
        number = store.put_in(found.packet)
        assert number != before
        assert store.packed(number) == store.packed(before)
        again = Session.open(store, number)
        assert again.views.seen("referee") == session.views.seen("referee")
        assert again.awaited.name == session.awaited.name
        assert [entry.lines for entry in again.log["referee"].entries(undone=True)] == [
            entry.lines for entry in session.log["referee"].entries(undone=True)
        ]
        assert store.first_broken(number) is None


def test_a_battle_that_was_taken_in_goes_on(tmp_path, documents):
    with contextlib.closing(golden_store("over", tmp_path)) as store:
        number = store.put_in(try_battle(paper.read(documents["branches"].encode())).packet)
        session = Session.open(store, number)
        asked = session.say("note It came by letter.")
        assert isinstance(asked, Accepted), asked
        assert not Session.open(store, number).exports["referee"].audit()


def test_the_file_is_as_its_published_schema_has_it(documents):
    for text in documents.values():
        assert not against(json.loads(text), published("battle"))


def _step(document, kind):
    return next(step for step in document["steps"] if any(event["kind"] == kind for event in step["events"]))


def _body(document, kind, change):
    for event in _step(document, kind)["events"]:
        if event["kind"] == kind:
            body = json.loads(event["body"])
            change(body)
            event["body"] = json.dumps(body)
            return rehashed(document)
    raise AssertionError


def test_a_shot_that_was_made_to_hit_is_noticed_though_its_hash_fits(documents):
    """DIE-02: the rules decide again; with the hash left as it was the file is not even that far sound."""
    document = json.loads(documents["bursts_and_rout"])
    forged_shot = _body(document, "shot_fired", lambda body: body["check"].update(success=False, net=99))
    assert any("shot_fired" in one.what for one in try_battle(paper.read(_bytes(forged_shot))).differences)
    document = json.loads(documents["bursts_and_rout"])
    document["steps"][5]["by"] = "Somebody"
    with pytest.raises(paper.PacketError, match=r"step 6 its hash does not fit"):
        try_battle(paper.read(_bytes(document)))


def test_a_line_that_was_left_is_decided_again_too(documents):
    document = json.loads(documents["strayed"])
    stands, at = set(), document["head"]
    while at is not None:
        stands.add(at)
        at = document["steps"][at - 1]["parent"]
    left = [step for number, step in enumerate(document["steps"], 1) if number not in stands]
    assert len(left) == 2
    left[0]["events"].append(left[0]["events"][0])
    assert try_battle(paper.read(_bytes(rehashed(document)))).differences


def _bytes(document):
    return json.dumps(document).encode()


HOSTILE = {
    "deep": b"[" * 200_000,
    "deep inside": b'{"format":"squadlog-battle","steps":' + b'{"a":' * 3000,
    "large": b" " * (paper.MAX_BYTES + 1),
    "no text": b"\xff\xfe\x00",
    "nothing": b"",
    "a number": b"1e400",
    "another": b'{"format":"squadlog-squad","version":1}',
    "a tale": b'{"format":"squadlog-record/2"}',
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_battle_is_refused_in_one_sentence(data):
    with pytest.raises(paper.PacketError) as refused:
        try_battle(paper.read(data, "their.json"), "their.json")
    assert str(refused.value).startswith("their.json")
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    "change",
    [
        lambda step: step.update(by="\u202eeverybody"),
        lambda step: step.update(command='{"kind":"note","text":"\\u0007"}', label="note"),
        lambda step: step.update(command='{"kind":"note","text":' + "[" * 3000, label="note"),
        lambda step: step.update(label="undo"),
        lambda step: step.update(at="yesterday"),
        lambda step: step.update(decided_by="9.9.9; rm"),
        lambda step: step["events"][0].update(version=99),
        lambda step: step["events"][0].update(kind="frobnicated"),
        lambda step: step["events"][0].update(body="{}"),
    ],
)
def test_what_cannot_be_said_or_told_is_refused_though_its_hash_fits(documents, change):
    document = json.loads(documents["branches"])
    change(document["steps"][4])
    with pytest.raises(paper.PacketError):
        try_battle(paper.read(_bytes(rehashed(document))))


def test_a_sealed_battle_is_not_given_to_others(tmp_path):
    with contextlib.closing(golden_store("branches", tmp_path)) as store:
        with store._file.writing(lambda: ("SELECT 1",)) as pen:
            pen.execute("UPDATE battle SET format = 2")
        with pytest.raises(StoreError, match="sealed"):
            store.packed(store.battles()[0].id)


@pytest.mark.parametrize("seat", ["table", "blue"])
def test_the_whole_record_is_for_the_referee_alone(tmp_path, seat):
    with golden_session("mined", tmp_path) as session, pytest.raises(SquadlogError, match="referee"):
        session.exports[seat].export("battle")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            lambda setup: setup["soldiers"][0].update(name="x" * 3900),
            "3900 characters are too many for a name",
        ),
        (lambda setup: setup["sides"][0].update(name="火" * 60), "120 characters are too many for a name"),
        (
            lambda setup: setup["soldiers"][0].update(name="y" * 60),
            "unit 1 is no soldier that the tables know",
        ),
        (lambda setup: setup["soldiers"][0].update(armour="wool"), "unit 1 is no soldier"),
        (lambda setup: setup["soldiers"][0].update(career="x-" + "9" * 5000), "no soldier|too many"),
        (lambda setup: setup.update(turns=10**300), "beyond all measure"),
    ],
)
def test_who_and_what_nobody_could_write_down_is_refused_though_its_hash_fits(documents, change, told):
    document = json.loads(documents["branches"])
    _body(document, "battle_created", lambda body: change(body["setup"]))
    with pytest.raises(paper.PacketError, match=told):
        try_battle(paper.read(_bytes(document)))


@pytest.mark.parametrize("title", ["", "x" * 41])
def test_a_battle_from_others_is_called_as_any_other(documents, title):
    document = json.loads(documents["branches"])
    with pytest.raises(paper.PacketError, match="title"):
        paper.read(_bytes({**document, "title": title}))
