"""Packs for tests: the club's of eight things, and small ones in the words of a pack file."""

from squadlog.book.places import data_dir

HEAD = 'name = "Small armoury"\nby = "Tester"\nversion = "1"\n'
RIFLE = 'name = "Storm Rifle"\nto_hit = 0\npf = 6\nmagazine = 8\nautomatic = true\nfamily = "spike"\nhands = "rifle"\n'


def club():
    """The text of the pack that comes with the program."""
    return (data_dir("scenarios") / "packs" / "kettle_street.toml").read_text(encoding="utf-8")


def small(*sections, head=HEAD):
    """A pack of these sections, each the head of a row and its lines."""
    return head + "".join(f"\n[{name}]\n{lines}" for name, lines in sections)


def rifle(key="STX", *, changed=""):
    """A pack with one rifle; `changed` are lines behind its own."""
    return small((f"weapons.{key}", RIFLE + changed))
