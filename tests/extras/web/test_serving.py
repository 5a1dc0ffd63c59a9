"""`squadlog serve`: what it tells, where it listens, how it ends, in a process of its own."""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time

import pytest
from support.served import Client

from squadlog.extras.web import telling
from squadlog.extras.web.server import lan

BUSY = """\
import sys, time
from squadlog.extras.web.server.battle_table import BattleTable
BattleTable.changed = lambda _: time.sleep(60)
from squadlog.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def serve(call):
    """`serve` with these words in a process of its own; a first battle is there."""
    call("new", "newcomer", "--seed", "7")
    begun = []

    def run(*words, script=("-m", "squadlog")):
        begun.append(
            subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, *(("-c", script) if isinstance(script, str) else script), "serve", *words],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            )
        )  # fmt: skip
        return begun[-1]

    yield run
    for one in begun:
        one.kill()
        one.communicate()


def ends(process, sign):
    """How the process ends at a signal: its exit code, the seconds, what it printed besides."""
    began = time.monotonic()
    process.send_signal(sign)
    out, err = process.communicate(timeout=10)
    return process.returncode, time.monotonic() - began, out, err


def test_as_json_it_prints_one_line_and_ends_at_a_signal_with_pages_open(serve):
    process = serve("--port", "0", "--json")
    told = json.loads(process.stdout.readline())
    (table,) = told["tables"]
    assert (told["format"], table["battle"]) == ("squadlog-serve/1", 1)
    assert [(one["name"], one["kind"]) for one in table["seats"]] == [
        ("blue", "player"), ("red", "player"), ("referee", "referee"), ("table", "display"),
    ]  # fmt: skip
    joined = Client(told["url"]).post("/join", {"code": table["seats"][0]["code"]})
    connection = http.client.HTTPConnection(told["url"].removeprefix("http://"), timeout=10)
    connection.request("GET", "/events", headers={"Cookie": joined.headers["Set-Cookie"].split(";")[0]})
    assert connection.getresponse().readline().startswith(b"event: ")
    code, seconds, out, err = ends(process, signal.SIGTERM)
    assert (code, out, err) == (0, "", "")
    assert seconds < 2
    connection.close()


def test_it_ends_in_two_seconds_in_the_middle_of_long_work(serve):
    process = serve("--port", "0", "--json", script=BUSY)
    assert process.stdout.readline()
    time.sleep(0.4)
    code, seconds, out, err = ends(process, signal.SIGINT)
    assert (code, out, err) == (0, "", "")
    assert seconds < 2.5


def test_enter_makes_new_codes_and_the_old_ones_are_no_good(serve):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        process = serve("--port", str(taken.getsockname()[1]))
        assert process.wait(10) == 4
        assert "It cannot listen at 127.0.0.1:" in process.stderr.read()
    process = serve("--port", "0")
    url = process.stdout.readline().split()[-1]
    before, after = [], []
    for codes in (before, after):
        while len(codes) < 4:
            if f"{url}/#" in (line := process.stdout.readline()) and "looks on" not in line:
                codes.append(line.split("#")[1].split()[0])
        if codes is before:
            process.stdin.write("\n")
            process.stdin.flush()
    assert not set(before) & set(after)
    assert [Client(url).post("/join", {"code": one}).status for one in (before[0], after[0])] == [401, 204]
    assert ends(process, signal.SIGINT)[0] == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("9",), "There is no battle and no side game 9"),
        (("--port", "70000"), "70000 is no port"),
        (("--lan", "::"), "stands for every network"),
        (("--lan", "fe80::1"), "good for one cable alone"),
        (("--lan", "no.such.name.invalid"), "There is no address of the name 'no.such.name.invalid'"),
        (("--cert", "a.pem"), "--cert and --key belong together"),
        (("--cert", "a.pem", "--key", "b.pem"), "The certificate cannot be used"),
        (("--of-one", "0"), "--of-one is at least 1"),
        (("--proxy", "127.0.0.1"), "--proxy and --url belong together"),
    ],
)
def test_what_it_cannot_do_is_told_in_one_sentence(call, words, told):
    call("new", "newcomer")
    code, out, err = call("serve", *words)
    assert code != 0
    assert out == ""
    assert told in err
    assert err.count("\n") == 1


def test_a_damaged_battle_is_refused_in_a_sentence(call, home):
    call("new", "newcomer")
    file = home / "squadlog.db"
    file.write_bytes(file.read_bytes()[:5000])
    code, _, err = call("serve", "1", "--port", "0")
    assert (code, err.count("\n")) == (4, 1)


def test_a_port_that_is_taken_gives_way_to_the_next():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert lan.free_port("127.0.0.1", port, 10) in range(port + 1, port + 10)


def test_a_name_of_this_machine_is_its_address():
    assert lan.find_address("localhost")[1] == "localhost"
    assert lan.find_address("[fd00::2]") == ("fd00::2", "")
    assert not set(lan.addresses()) & {"127.0.0.1", "::1"}


@pytest.mark.parametrize(("width", "beside"), [(0, 0), (30, 0), (40, 1), (80, 2)])
def test_the_pictures_of_the_codes_stand_beside_each_other_as_far_as_there_is_room(width, beside):
    seats = [{"name": name, "kind": "player", "commands": [], "code": "ABCD2345"} for name in ("Ann", "Ben")]
    told = {"url": "http://192.168.1.20:4870", "tables": [
        {"battle": 1, "title": "Door", "seats": seats, "onlookers": "F" * 32}]}  # fmt: skip
    lines = list(telling.code_lines(told, width=width, ink=False))
    drawn = [line for line in lines if "█" in line]
    assert bool(drawn) == bool(beside)
    assert all(len(line) <= width for line in drawn)
    assert ("Ann" in lines[-1] or any(line.split() == ["Ann", "Ben"] for line in lines)) == (beside == 2)
    assert any("ABCD 2345  Ann  http://192.168.1.20:4870/#ABCD2345  player" in line for line in lines)
    assert os.linesep not in "".join(lines)
