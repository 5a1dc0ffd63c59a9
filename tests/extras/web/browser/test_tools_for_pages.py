"""What judges pages finds what it is to find: shown on a page that has each fault once."""

import asyncio
import threading
from queue import Queue

import pytest
from aiohttp import web
from support.page_measures import page_faults, targets_of

HEAD = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><style>:root { color-scheme: light dark; font: 16px sans-serif }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } } svg { width: 100px }
button { min-width: 48px; min-height: 48px; color: inherit; background: none }</style><body>"""
GOOD = f"""{HEAD}<p>Roll a d10.</p><p>Read <a href="/">the rules</a>.</p>
<form method="post" action="/die"><button name="face" value="7">7</button></form><script src="/page.js"></script>"""
FAULTY = f"""{HEAD}<p style="font-size: 11px">small</p><p style="color: #888">pale</p><p style="opacity: .4">faded</p>
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


@pytest.mark.parametrize(
    ("device", "night", "zoom"), [("phone", False, 1), ("tablet", True, 1), ("phone", True, 2)]
)
def test_a_good_page_has_no_fault_on_any_device(pages, tiny, device, night, zoom):
    one = pages.open(tiny, device, night=night, zoom=zoom)
    assert page_faults(one.page) == []
    assert targets_of(one.page, "button") == [(48, 48)]


def test_each_fault_of_a_page_is_found_once(pages, tiny):
    found = page_faults(pages.open(tiny, path="/faulty").page)
    for words in (
        "wider than the device: 908 px of 390: div far", "cut: p cut in the middle", "letters of 11.0 px: small",
        "letters of 7.0 px: drawn", "contrast of 3.5: pale", "contrast of 2.8: faded", "a target of 30 x 50 px: x",
        "a target without a name: BUTTON",
    ):  # fmt: skip
        assert len([one for one in found if one.startswith(words)]) == 1, (words, found)


def test_a_script_against_the_policy_is_a_fault(pages, tiny):
    one = pages.open(tiny, path="/breaks")
    (fault,) = one.faults
    assert "Content Security Policy" in fault
    one.faults.clear()


def test_a_button_is_tapped_with_script_and_without_and_by_keys_alone(pages, tiny):
    one = pages.open(tiny)
    one.touch("button")
    one.shows("p", "Said.")
    plain = pages.open(tiny, script=False)
    plain.touch("button")
    plain.shows("p", "Said without script.")
    by_keys = pages.open(tiny, "referee")
    by_keys.tab_to("button")
    by_keys.press("Enter")
    by_keys.shows("p", "Said.")
    assert (one.touches, by_keys.touches, by_keys.keys) == (1, 0, 3)


def test_a_locked_phone_runs_nothing_and_says_that_it_wakes(pages, tiny):
    one = pages.open(tiny)
    one.lock()
    before = one.page.evaluate("beats")
    one.page.wait_for_timeout(150)
    assert one.page.evaluate("beats") == before
    one.unlock()
    one.until(f"beats > {before}")
    assert one.page.evaluate("seen") == ["hidden", "visible"]
