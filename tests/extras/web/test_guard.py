import pytest
from support.guarded import has_headers


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost.:{port}",
        "127.0.0.1:{port}.evil",
        "2130706433:{port}",
        "127.0.0.1:{port}, evil",
        "",
    ],
)
def test_a_foreign_host_is_refused_before_anything_is_told_or_charged(server, host):
    for method, path in (("GET", "/"), ("GET", "/none"), ("POST", "/join")):
        answer = server.ask(method, path, token=server.tokens["player"], Host=host.format(port=server.port))
        assert answer.status == 421
        assert has_headers(answer)


def test_a_request_without_a_host_is_refused(server):
    assert server.ask("GET", "/", drop=("Host",)).status == 400
    assert server.raw(b"GET / HTTP/1.0\r\n\r\n").status == 421


def test_the_name_of_this_machine_is_a_host_too(server):
    assert server.ask("GET", "/", Host=f"LOCALHOST:{server.port}").status == 200


def test_the_policy_of_openers_is_sent_where_browsers_heed_it_and_not_where_they_call_it_an_error(server):
    told = "cross-origin-opener-policy"
    assert server.ask("GET", "/").headers[told] == "same-origin"
    server.served.private = False
    assert told not in server.ask("GET", "/").headers


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "",
        "http://evil.example",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1",
        "http://127.0.0.1:{port}/",
        "HTTP://127.0.0.1:{port}",
    ],
)
def test_a_post_from_another_page_is_refused(server, origin):
    for path in ("/join", "/say", "/page/say"):
        told = {} if origin is None else {"Origin": origin.format(port=server.port)}
        content = "application/x-www-form-urlencoded" if path == "/page/say" else "application/json"
        answer = server.ask(
            "POST",
            path,
            token=server.tokens["player"],
            drop=("Origin",) if origin is None else (),
            Content_Type=content,
            **told,
        )
        assert answer.status == 403
        assert has_headers(answer)
    assert len(server.served.gates.joins) == 0 or server.served.gates.joins.take("127.0.0.1")


@pytest.mark.parametrize("site", ["cross-site", "same-site", "CROSS-SITE", "nonsense"])
def test_what_another_site_asks_is_refused_but_for_a_link_to_the_front_page(server, site):
    token = server.tokens["player"]
    assert server.ask("GET", "/state", token=token, Sec_Fetch_Site=site).status == 403
    assert (
        server.ask("GET", "/state", token=token, Sec_Fetch_Site=site, Sec_Fetch_Mode="navigate").status == 403
    )
    assert server.ask("POST", "/say", token=token, Sec_Fetch_Site=site).status == 403
    assert server.ask("GET", "/", Sec_Fetch_Site=site, Sec_Fetch_Mode="cors").status == 403
    assert server.ask("GET", "/", Sec_Fetch_Site=site, Sec_Fetch_Mode="navigate").status == 200


@pytest.mark.parametrize(
    "content",
    [
        None,
        "",
        "text/plain",
        "multipart/form-data; boundary=a",
        "application/json; charset=utf-16",
        "application/json, text/plain",
        "application/xml",
        "application/jsonx",
    ],
)
def test_a_body_of_another_kind_is_refused(server, content):
    told = {} if content is None else {"Content_Type": content}
    drop = ("Content-Type",) if content is None else ()
    answer = server.ask("POST", "/say", token=server.tokens["player"], drop=drop, **told)
    assert answer.status == 415
    assert answer.json()["refused"] == {
        "code": "wrong_content",
        "text": "The server takes JSON or a form here.",
        "rule": "",
    }
    assert has_headers(answer)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity", "gzip, gzip"])
def test_a_body_that_is_encoded_is_refused(server, encoding):
    assert server.ask("POST", "/say", token=server.tokens["player"], Content_Encoding=encoding).status == 415


def test_a_body_may_have_four_thousand_and_ninety_six_bytes(server):
    token = server.tokens["player"]
    full = b'{"say": "' + b"a" * 4085 + b'"}'
    assert len(full) == 4096
    assert server.ask("POST", "/say", token=token, body=full).status == 200
    assert server.ask("POST", "/say", token=token, body=full + b" ").status == 413


def test_a_large_body_is_refused_by_its_length_and_without_one(server):
    token = server.tokens["player"]
    for answer in (
        server.ask("POST", "/say", token=token, Content_Length="999999999", body=b""),
        server.ask("POST", "/say", token=token, body=b"a" * 200_000),
        server.ask(
            "POST",
            "/say",
            token=token,
            Transfer_Encoding="chunked",
            body=b"1001\r\n" + b"a" * 4097 + b"\r\n0\r\n\r\n",
        ),
        server.ask(
            "POST",
            "/say",
            token=token,
            Transfer_Encoding="chunked",
            body=b"100\r\n" + b"a" * 256 + b"\r\n" + (b"100\r\n" + b"a" * 256 + b"\r\n") * 500,
        ),
    ):
        assert answer.status == 413
        assert has_headers(answer)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"1",
        b"null",
        b'"a"',
        b"{",
        b"[" * 4096,
        b'{"a":' * 800,
        b'{"say": NaN}',
        b'{"say": "\\ud800"}',
        b"\xff",
        b'{"say": "a"} {}',
    ],
)
def test_json_that_is_no_object_is_refused_in_a_sentence(server, body):
    answer = server.ask("POST", "/say", token=server.tokens["player"], body=body)
    assert answer.status == 400
    assert answer.json()["refused"]["text"].startswith("What was sent is n")


def test_a_get_has_no_body(server):
    head = server.head("GET", "/state", token=server.tokens["player"], Content_Length="2")
    assert server.raw(head + b"\r\n{}").status == 400
