"""Draws the pictures of the served table in docs/: `python docs/take_pages.py` needs the test extra and Chromium.

Battles are played up to a moment, as for the pictures of the screens, and served; every page is taken as its device
shows it.
"""

import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import sync_playwright
from support.browsing import FLAGS, chromium
from support.host_process import HostProcess
from take_screenshots import BOARDED, FIGHT, RAID, _played

HERE = Path(__file__).parent
PAGES = {
    "phone": (1, "blue", 390, 844, "light"),
    "phone-map": (2, "red", 390, 844, "dark"),
    "display": (2, "table", 1920, 1080, "dark"),
    "display-day": (3, "table", 1280, 720, "light"),
    "referee": (3, "referee", 1280, 800, "light"),
}
"""The battle, the seat, the size and the scheme of each picture."""
SETTLES_MS = 4000


def main() -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as played:
        path = Path(folder) / "squadlog.db"
        _played(path, "newcomer", FIGHT)
        _played(path, "pest_control", BOARDED, seed=7)
        _played(path, "blow_the_damn_thing_up", RAID, seed=12)
        host = HostProcess(Path(folder), 1, 2, 3)
        host.begin()
        browser = played.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for name, (battle, seat, wide, high, scheme) in PAGES.items():
                context = browser.new_context(viewport={"width": wide, "height": high}, color_scheme=scheme)
                cookie, _, value = host.join(seat, battle).cookie.partition("=")
                context.add_cookies([{"name": cookie, "value": value, "url": host.url}])
                page = context.new_page()
                page.goto(f"{host.url}/?battle={battle}")
                page.wait_for_timeout(SETTLES_MS)
                if name == "phone-map":
                    page.locator("[data-piece=map]").scroll_into_view_if_needed()
                page.screenshot(path=HERE / f"{name}.png")
                context.close()
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main()
