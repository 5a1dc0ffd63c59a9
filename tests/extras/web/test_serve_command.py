"""What `squadlog serve` refuses before it listens, in a sentence, and who looks on by its link."""

import re

import pytest
from support.served import served


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--proxy", "127.0.0.1"), "belong together"),
        (("--url", "https://table.example"), "belong together"),
        (("--proxy", "gate", "--url", "https://table.example"), "--proxy takes an address"),
        (("--proxy", "127.0.0.1", "--url", "table.example"), "--url one such as"),
        (("--proxy", "127.0.0.1", "--url", "https://table.example/a"), "--url one such as"),
        (("--cert", "a"), "belong together"),
        (("--cert", "none", "--key", "none"), "cannot be used"),
        (("--port", "70000"), "is no port"),
        (("7",), "There is no battle and no side game 7"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(call, words, told):
    call("new", "newcomer", "--seed", "7")
    code, out, err = call("serve", *words)
    assert code
    assert told in err
    assert not out
    assert len(err.strip().splitlines()) == 1


def test_whoever_looks_on_sees_what_the_display_sees_and_says_nothing(call):
    call("new", "newcomer", "--with", "hiding", "--seed", "7")
    with served(None) as table:
        link = table.running.served.codes.link(1)
        first, second = (_look_on(table, link) for _ in range(2))
        display = table.join("table")
        assert first.get("/state").json == display.get("/state").json
        assert first.get("/display").status == second.get("/").status == 200
        for path in re.findall(r'(?:href|src)="(/page/static/[^"]+)"', first.get("/").text):
            asset = table.stranger().get(path)
            assert asset.status == 200
            assert asset.headers["Cache-Control"] == "private, max-age=31536000, immutable"
        assert table.stranger().get("/page/static/none.js").headers["Cache-Control"] == "no-store"
        assert first.say("note the rain stops").status == 403


def _look_on(table, link):
    onlooker = table.stranger()
    answer = onlooker.post("/join", {"code": link})
    assert answer.status == 204
    onlooker.cookie = answer.headers["Set-Cookie"].split(";")[0]
    return onlooker


def test_shells_complete_every_option_of_serve(call):
    options = set(re.findall(r"--[a-z-]+", call("serve", "--help")[1].partition("\n\n")[0]))
    (line,) = (
        line for line in call("completion", "bash")[1].splitlines() if line.lstrip().startswith("serve)")
    )
    assert {"--lan", "--seats", "--port"} <= options
    assert options <= set(re.findall(r"--[a-z-]+", line))
