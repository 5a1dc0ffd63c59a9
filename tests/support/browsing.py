"""A real browser for tests of pages: the devices of a table, what each logs, pictures, phones that are locked."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    sync_playwright,
)


class Device(NamedTuple):
    """What somebody holds or hangs up: its size in CSS pixels, pixels of glass to each, whether it is touched."""

    width: int
    height: int
    scale: int
    touched: bool


DEVICES = {
    "phone": Device(390, 844, 3, touched=True),
    "tablet": Device(820, 1180, 2, touched=True),
    "display": Device(1920, 1080, 1, touched=False),
    "referee": Device(1280, 800, 1, touched=False),
}
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb")
PATIENCE_MS = 60_000
"""How long a page may take to show what is waited for, on a machine that is busy with other things."""
HIDES = """seen => {
    Object.defineProperty(document, 'visibilityState', {value: seen ? 'visible' : 'hidden', configurable: true});
    Object.defineProperty(document, 'hidden', {value: !seen, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
}"""
ANSWERS = tuple(f"status of {code}" for code in (401, 403, 409, 422, 429))
"""What the console says of an answer that a page awaits: the battle has gone on, or an order is refused."""


def chromium() -> str | None:
    """Where Chromium is installed; None where it is not."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def expected() -> bool:
    """Whether a browser that does not start is a failure: on a machine that builds, not on a developer's."""
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


class NoBrowserError(Exception):
    """Why there are no pages to look at, in one line."""


@contextmanager
def browser() -> Iterator[Browser]:
    """One browser without a window. Raises `NoBrowserError` where none is installed or none starts."""
    where = chromium()
    if where is None:
        raise NoBrowserError("Chromium is not installed: the tests of pages in a browser need it")
    with sync_playwright() as driver:
        try:
            started = driver.chromium.launch(executable_path=where, args=list(FLAGS))
        except Error as error:
            raise NoBrowserError(
                f"Chromium at {where} does not start: {str(error).splitlines()[0]}"
            ) from error
        try:
            yield started
        finally:
            started.close()


class OpenPage:
    """A page on a device, as somebody has it in the hand. What goes wrong in it stands in `faults`."""

    def __init__(self, context: BrowserContext, device: Device, address: str) -> None:
        self.context, self.device, self.address = context, device, address
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.offline = False
        self._session: CDPSession | None = None
        self.touches = 0
        self.keys = 0
        self.page.on("console", self._logged)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))

    def go(self, path: str = "/") -> "OpenPage":
        """Open an address of the server."""
        self.page.goto(self.address + path)
        return self

    def another_tab(self) -> "OpenPage":
        """A second tab of the same browser: with the same cookies."""
        return OpenPage(self.context, self.device, self.address)

    def find(self, what: str) -> Locator:
        """The first visible element of a CSS selector."""
        return self.page.locator(what).locator("visible=true").first

    def touch(self, what: str | Locator, patience_ms: int = PATIENCE_MS) -> None:
        """One tap with the thumb, or one click where there is a mouse; it is counted.

        Raises what Playwright raises where nothing of that kind is there in time.
        """
        found = self.find(what) if isinstance(what, str) else what
        if self.device.touched:
            found.tap(timeout=patience_ms)
        else:
            found.click(timeout=patience_ms)
        self.touches += 1

    def press(self, *keys: str) -> None:
        """Keys of a keyboard, each counted."""
        for key in keys:
            self.keys += 1
            self.page.keyboard.press(key)

    def tab_to(self, what: str, most: int = 200) -> None:
        """Press Tab until the focus is on an element of a selector, as somebody without a mouse does."""
        wanted = "what => document.activeElement.matches(what)"
        for _ in range(most):
            if self.page.evaluate(wanted, what):
                return
            self.press("Tab")
        raise AssertionError(f"no Tab reaches {what}")

    def shows(self, what: str, words: str = "") -> Locator:
        """Wait until a selector with such words is seen; raises what Playwright raises where it does not come."""
        found = self.page.locator(what)
        found = (found.filter(has_text=words) if words else found).locator("visible=true").first
        found.wait_for()
        return found

    def until(self, expression: str) -> None:
        """Wait until an expression is true in the page, which forbids Playwright's own way of waiting for that."""
        end = monotonic() + PATIENCE_MS / 1000
        while not self.page.evaluate(expression):
            assert monotonic() < end, f"it does not become true: {expression}"
            self.page.wait_for_timeout(20)

    def lock(self) -> None:
        """The phone is locked: its page is hidden, then runs nothing more and has no network."""
        self.page.evaluate(HIDES, False)
        self.cut_off()
        self._runs(False)

    def unlock(self) -> None:
        """The phone is taken up again: the page hears that it is seen, then the network is there."""
        self._runs(True)
        self.page.evaluate(HIDES, True)
        self.cut_off(offline=False)

    def cut_off(self, *, offline: bool = True) -> None:
        """The wireless goes, or comes back. What the console says of it is no fault from then on."""
        self.offline = True
        self.context.set_offline(offline)

    def picture(self, path: Path, *, whole: bool = False) -> None:
        """What the device shows; `whole` with what is scrolled out of sight."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path, full_page=whole)

    def close(self) -> None:
        """Close it; everything that was logged as an error is a failure."""
        faults = list(self.faults)
        self.page.close()
        assert not faults, faults

    def _runs(self, runs: bool) -> None:
        self._session = self._session or self.context.new_cdp_session(self.page)
        self._session.send("Emulation.setScriptExecutionDisabled", {"value": not runs})

    def _logged(self, message: ConsoleMessage) -> None:
        awaited = any(one in message.text for one in ANSWERS) or (self.offline and "net::ERR" in message.text)
        if message.type in ("error", "warning") and not awaited:
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")


class Pages:
    """All pages of a test: each on a device of its own, with cookies of its own."""

    def __init__(self, started: Browser) -> None:
        self._browser = started
        self._opened: list[OpenPage] = []

    def open(
        self, address: str, device: str = "phone", path: str = "/",
        *, night: bool = False, zoom: int = 1, script: bool = True,
    ) -> OpenPage:  # fmt: skip
        """A device with a page opened, that of the seat where `path` is its link; `zoom` 2 leaves half as much room."""
        size = DEVICES[device]
        context = self._browser.new_context(
            viewport={"width": size.width // zoom, "height": size.height // zoom},
            device_scale_factor=size.scale * zoom,
            has_touch=size.touched,
            is_mobile=size.touched,
            color_scheme="dark" if night else "light",
            java_script_enabled=script,
            reduced_motion="reduce",
            locale="en-GB",
        )
        context.set_default_timeout(PATIENCE_MS)
        opened = OpenPage(context, size, address.rstrip("/"))
        self._opened.append(opened)
        opened.go(path)
        if script and path.startswith("/#"):
            opened.page.locator("#join").wait_for(state="detached")
        return opened

    def close(self) -> list[str]:
        """Close them all; what was logged as an error in any of them."""
        faults = [fault for one in self._opened for fault in one.faults]
        for one in self._opened:
            one.context.close()
        self._opened.clear()
        return faults
