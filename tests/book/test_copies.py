"""Copies of the checked book: the same as the book, and never believed when they are damaged, foreign or stale."""

import json

import pytest

from squadlog.book import copies, load
from squadlog.book.copies import Copies
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings

CACHES = (load._rulebook, load._rulings, load._paragraphs, load.documents)


def _forget():
    for cache in CACHES:
        cache.cache_clear()


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Copies of one's own, and nothing read before or kept after the test."""
    _forget()
    monkeypatch.setattr(Copies, "folder", lambda: tmp_path / "copies")
    yield tmp_path / "copies"
    _forget()


@pytest.fixture
def reads(monkeypatch):
    """The names of the table files parsed since then."""
    parsed, read = [], load.read

    def counted(folder, file):
        parsed.append(file)
        return read(folder, file)

    monkeypatch.setattr(load, "read", counted)
    return parsed


def _everything():
    found = load_rulebook(), load_rulings(), tuple(load_paragraphs()), load_paragraphs().glossary
    _forget()
    return found


def test_the_book_put_together_from_a_copy_is_the_book(reads):
    printed = _everything()
    assert reads
    reads.clear()
    copied = _everything()
    assert not reads
    assert copied == printed
    assert repr(copied) == repr(printed)
    weapons = copied[0].weapons
    with pytest.raises(TypeError):
        weapons["new"] = weapons["SR"]


def _torn(path):
    path.write_bytes(path.read_bytes()[:-100])


def _bent(path):
    path.write_bytes(path.read_bytes().replace(b'"AMB-14"', b'"AMB-15"').replace(b"SR", b"SX"))


def _emptied(path):
    path.write_bytes(b"")


def _foreign(path):
    path.write_bytes(b"\x00\xff" * 1000)


def _replaced_by_a_folder(path):
    path.unlink()
    path.mkdir()


def _of_another_shape(path):
    head, _, body = path.read_bytes().partition(b"\n")
    shapes, value = json.loads(body)
    shapes[next(iter(shapes))].append("more")
    body = json.dumps([shapes, value]).encode()
    path.write_bytes(copies._head(head.split()[0].decode(), body) + b"\n" + body)


def _of_no_known_kind(path):
    head = path.read_bytes().split()[0].decode()
    body = json.dumps([{}, ["Sword", 1]]).encode()
    path.write_bytes(copies._head(head, body) + b"\n" + body)


@pytest.mark.parametrize(
    "harm",
    [_torn, _bent, _emptied, _foreign, _replaced_by_a_folder, _of_another_shape, _of_no_known_kind],
    ids=lambda harm: harm.__name__.strip("_"),
)
def test_a_copy_that_is_not_sound_is_made_anew(folder, harm):
    printed = _everything()
    for path in folder.iterdir():
        harm(path)
    assert _everything() == printed
    assert _everything() == printed


def test_a_copy_of_another_version_is_made_anew(monkeypatch, reads):
    _everything()
    monkeypatch.setattr(copies, "__version__", "0.0.1")
    reads.clear()
    _everything()
    assert reads


def test_a_copy_belongs_to_the_bytes_of_its_files(tmp_path):
    file = tmp_path / "file"
    for text in ("one", "two", "one"):
        file.write_text(text)
        assert copies.load_or_build("text", [file], file.read_text) == text
    assert copies.load_or_build("text", [file], lambda: "made anew") == "one"


def test_where_nothing_can_be_kept_the_book_is_read_all_the_same(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(Copies, "folder", lambda: tmp_path / "file" / "copies")
    assert load_rulebook().weapons


def test_tables_of_ones_own_are_never_kept(tmp_path, folder):
    import shutil  # noqa: PLC0415 - only here

    from squadlog.book.places import data_dir  # noqa: PLC0415 - likewise

    shutil.copytree(data_dir("tables"), tmp_path / "tables")
    assert load_rulebook(tmp_path / "tables").weapons
    assert not folder.exists()
