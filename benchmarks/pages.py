"""How much goes over the wire until a phone shows its page for the first time, in a real browser.

The page with its styles, scripts and the ground of the Counting House; the scripts by themselves, as they are sent. The
figures, which come after each move, are told and not counted.

    PYTHONPATH=tests python benchmarks/pages.py
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit

from support.browsing import Pages, browser
from support.served import served
from support.served_evenings import begin, by_hand

MOST_KB, SCRIPT_KB = 40, 20


def main():
    """Open the page; print what came, and end with 1 where it is too much."""
    with tempfile.TemporaryDirectory() as folder, browser() as started:
        path = Path(folder) / "squadlog.db"
        begin(path, by_hand("counting_house")())
        with served(path) as table:
            pages = Pages(started)
            side = next(seat for _, seat in table.codes)
            phone = pages.open(table.url, "phone", f"/#{table.codes[1, side]}")
            phone.shows("body[data-entry]")
            sent, names = Counter(), {}
            wire = phone.context.new_cdp_session(phone.page)
            wire.on(
                "Network.requestWillBeSent",
                lambda one: names.update({one["requestId"]: one["request"]["url"]}),
            )
            wire.on(
                "Network.loadingFinished",
                lambda one: sent.update({one["requestId"]: one["encodedDataLength"]}),
            )
            wire.send("Network.enable")
            wire.send("Network.clearBrowserCache")
            phone.page.reload()
            phone.page.wait_for_timeout(2000)
            faults = pages.close()
    found = Counter()
    for request, size in sent.items():
        found[urlsplit(names.get(request, "")).path] += size
    whole = {path: size for path, size in found.items() if path != "/events"}
    figures = whole.pop("/figures.svg", 0)
    scripts = sum(size for path, size in whole.items() if path.endswith(".js"))
    for path, size in sorted(whole.items(), key=lambda one: -one[1]):
        print(f"{size / 1000:8.1f} KB  {path}")
    print(
        f"{sum(whole.values()) / 1000:8.1f} KB in all, at most {MOST_KB}; scripts {scripts / 1000:.1f}, at most {SCRIPT_KB}"
    )
    print(f"{figures / 1000:8.1f} KB of figures besides")
    sys.exit(1 if sum(whole.values()) > 1000 * MOST_KB or scripts > 1000 * SCRIPT_KB or faults else 0)


if __name__ == "__main__":
    main()
