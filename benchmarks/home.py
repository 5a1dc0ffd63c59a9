"""The home screen against a Textual "hello" app with header and footer: time until it is settled, and memory.

Each figure is a ratio taken in one run; both apps run in processes of their own, turn about. Settled means that the
first frame is drawn and nothing is waiting to be drawn or handled; what is slow to load is loaded after that, in a thread,
and its cost is printed too.

    python benchmarks/home.py [rounds]
"""

import statistics
import subprocess
import sys

TIME_BOUND, MEMORY_BOUND = 1.3, 1.4

HELLO = """
from textual.app import App
from textual.widgets import Footer, Header, Static
class Hello(App):
    BINDINGS = [("q", "quit", "Quit")]
    def compose(self):
        yield Header()
        yield Static("hello")
        yield Footer()
make = Hello
"""
HOME = """
import pathlib, tempfile
from squadlog.tui.app import SquadlogApp
def make():
    return SquadlogApp(pathlib.Path(tempfile.mkdtemp()) / "squadlog.db")
"""
RUN = """
import time
began = time.perf_counter()
LOADS = {loads}
{source}
import asyncio, resource
def memory_kb():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
async def run():
    app = make()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        settled = time.perf_counter() - began
        print(settled, memory_kb())
        if LOADS:
            app.load()
            await app.workers.wait_for_complete()
            await pilot.pause()
            print(time.perf_counter() - began, memory_kb())
asyncio.run(run())
"""


def measure(source: str, *, loads: bool) -> list[tuple[float, float]]:
    script = RUN.format(source=source, loads=loads)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return [(float(line.split()[0]), float(line.split()[1])) for line in done.stdout.splitlines()]


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    hello, home, whole = [], [], []
    for _round in range(rounds):
        hello.append(measure(HELLO, loads=False)[0])
        home.append(measure(HOME, loads=False)[0])
        whole.append(measure(HOME, loads=True)[-1])
    base_s, base_kb = (statistics.median(column) for column in zip(*hello, strict=True))
    home_s, home_kb = (statistics.median(column) for column in zip(*home, strict=True))
    whole_s, whole_kb = (statistics.median(column) for column in zip(*whole, strict=True))
    print(f"hello app            {base_s * 1000:7.0f} ms  {base_kb / 1024:6.1f} MB")
    print(f"home, settled        {home_s * 1000:7.0f} ms  {home_kb / 1024:6.1f} MB")
    print(f"home, all loaded     {whole_s * 1000:7.0f} ms  {whole_kb / 1024:6.1f} MB (no bound)")
    time_ratio, memory_ratio = home_s / base_s, home_kb / base_kb
    print(
        f"settled: {time_ratio:.2f}x (bound {TIME_BOUND}x), memory {memory_ratio:.2f}x (bound {MEMORY_BOUND}x)"
    )
    return 0 if time_ratio <= TIME_BOUND and memory_ratio <= MEMORY_BOUND else 1


if __name__ == "__main__":
    sys.exit(main())
