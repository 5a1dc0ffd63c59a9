"""Taking things out: the record, the sheets."""

from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.options import read
from squadlog.cli.printing import tell, write_out
from squadlog.facts.seats import REFEREE


def run(name: str, words: list[str]) -> int:
    """`export`."""
    options = read(call(name), words)
    with open_battle(options, REFEREE) as seat:
        if options.form == "start":
            written = seat.exports.start()
            for one in written.left:
                tell(f"Not carried: {one}")
            return write_out(written.text, options.to)
        sheet = options.form == "sheet"
        text = seat.exports.sheet() if sheet else seat.exports.export(options.form, as_json=options.json)
    return write_out(text, options.to)
