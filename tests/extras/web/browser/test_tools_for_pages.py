"""What judges pages finds what it is to find: shown on a page that has each fault once."""

import asyncio
import threading
from queue import Queue

import pytest
from aiohttp import web
from support.browsing import Pages
from support.page_measures import page_faults, targets_of

HEAD = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>:root { color-scheme: light dark; font: 16px sans-serif }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } } svg { width: 100px }
button { min-width: 48px; min-height: 48px; color: inherit; background: none }</style><body>"""
GOOD = f"""{HEAD}<p>Roll a d10.</p><p>Read <a href="/">the rules</a>.</p>
<form method="post" action="/die"><button name="face" value="7">7</button></form><script src="/page.js"></script>"""
FAULTY = f"""{HEAD}<p style="font-size: 11px">small</p><p style="color: #666">pale</p><p style="opacity: .4">faded</p>
<button style="min-width: 30px; width: 30px; height: 50px">x</button><button style="padding: 30px"></button>
<p style="width: 50px; overflow: hidden; white-space: nowrap">cut in the middle</p>
<svg viewBox="0 0 200 20"><text y="12" font-size="14">drawn</text></svg><div style="width: 900px">far</div>"""
BREAKS = f"{GOOD}<script>document.title = 'run'</script>"
SCRIPT = """document.querySelector('form').addEventListener('submit', event => {
    event.preventDefault();
    fetch('/die', {method: 'POST'}).then(() => document.querySelector('p').textContent = 'Said.');
});
const seen = [];
document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
let beats = 0;
setInterval(() => beats++, 20);"""
SAID = f"{HEAD}<p>Said without script."
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; "
    "form-action 'self'"
)


@pytest.fixture(scope="module")
def tiny():
    """A server with a good page, one with faults, and one that breaks its own policy. Its loop is another thread's."""
    told = Queue()

    def page(text, content_type="text/html"):
        async def answer(_):
            headers = {"Content-Security-Policy": POLICY}
            return web.Response(text=text, content_type=content_type, headers=headers)

        return answer

    async def serve():
        app = web.Application()
        app.add_routes([
            web.get("/", page(GOOD)), web.get("/faulty", page(FAULTY)), web.get("/breaks", page(BREAKS)),
            web.get("/page.js", page(SCRIPT, "text/javascript")), web.post("/die", page(SAID)),
        ])  # fmt: skip
        runner, ends = web.AppRunner(app), asyncio.Event()
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        told.put((runner.addresses[0][1], asyncio.get_running_loop(), ends))
        await ends.wait()
        await runner.cleanup()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    port, loop, ends = told.get(timeout=5)
    yield f"http://127.0.0.1:{port}"
    loop.call_soon_threadsafe(ends.set)
    thread.join(5)


@pytest.fixture(scope="module")
def phone(chromium, tiny):
    """One phone for all of these tests, held in the dark by somebody who sees badly."""
    held = Pages(chromium)
    yield held.open(tiny, night=True, zoom=2)
    assert held.close() == []


def test_a_good_page_has_no_fault_though_it_is_dark_and_as_large_again(phone):
    assert page_faults(phone.go().page) == []
    assert targets_of(phone.page, "button") == [(48, 48)]


def test_each_fault_of_a_page_is_found_once(phone):
    found = page_faults(phone.go("/faulty").page)
    for words in (
        "wider than the device: 908 px of 195: div far", "cut: p cut in the middle", "letters of 11.0 px: small",
        "letters of 7.0 px: drawn", "contrast of 3.3: pale", "contrast of 3.5: faded", "a target of 30 x 50 px: x",
        "a target without a name: BUTTON",
    ):  # fmt: skip
        assert len([one for one in found if one.startswith(words)]) == 1, (words, found)


def test_a_script_against_the_policy_is_a_fault(phone):
    (fault,) = phone.go("/breaks").faults
    assert "Content Security Policy" in fault
    phone.faults.clear()


def test_a_button_is_tapped_with_script_and_without_and_by_keys_alone(phone, pages, tiny):
    before = phone.touches, phone.keys
    phone.go().touch("button")
    phone.shows("p", "Said.")
    phone.go().tab_to("button")
    phone.press("Enter")
    phone.shows("p", "Said.")
    assert (phone.touches, phone.keys) == (before[0] + 1, before[1] + 3)
    plain = pages.open(tiny, script=False)
    plain.touch("button")
    plain.shows("p", "Said without script.")


def test_a_locked_phone_runs_nothing_and_says_that_it_wakes(phone):
    phone.go().lock()
    before = phone.page.evaluate("beats")
    phone.page.wait_for_timeout(100)
    assert phone.page.evaluate("beats") == before
    phone.unlock()
    phone.until(f"beats > {before}")
    assert phone.page.evaluate("seen") == ["hidden", "visible"]
