"""A server with a certificate: the page comes by https alone, and its cookie with it."""

import datetime as dt
import ipaddress
import ssl

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from support.guarded import GuardedServer, answer_of, has_headers

from squadlog.extras.web.server.guest import SeatPlace


@pytest.fixture(scope="module")
def certified(tmp_path_factory):
    """The files of a certificate for this machine, made by itself, and of its key."""
    folder = tmp_path_factory.mktemp("certified")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "squadlog")])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "key.pem").write_bytes(private)
    return folder / "cert.pem", folder / "key.pem"


@pytest.fixture(scope="module")
def secure(certified, tmp_path_factory):
    """A server with it, and what a device needs to trust it."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*certified)
    with GuardedServer(tmp_path_factory.mktemp("secure") / "squads.db", tls=context) as found:
        yield found, ssl.create_default_context(cafile=certified[0])


def _ask(secure, method, path, body=b"", **more):
    server, trusted = secure
    head = server.head(method, path, Content_Length=str(len(body)), **more)
    with trusted.wrap_socket(server.connect(), server_hostname="127.0.0.1") as wire:
        wire.sendall(head + b"\r\n" + body)
        return answer_of(wire)


def test_a_cookie_of_a_secure_server_never_goes_over_the_air_unencrypted(secure):
    server, _ = secure
    code = server.do(server.served.codes.make, SeatPlace(1, "Ann", "player"))
    origin = f"https://127.0.0.1:{server.port}"
    answer = _ask(secure, "POST", "/join", f'{{"code": "{code}"}}'.encode(), Origin=origin)
    assert answer.status == 204
    pair, *marks = answer.headers["set-cookie"].split("; ")
    assert "Secure" in marks
    assert pair.startswith("__Host-squadlog-")
    assert "domain" not in answer.headers["set-cookie"].lower()
    found = _ask(secure, "GET", "/state", Cookie=pair)
    assert found.json()["who"] == [1, "Ann", "player"]
    assert has_headers(found)


def test_a_page_without_encryption_is_another_origin(secure):
    server, _ = secure
    assert _ask(secure, "POST", "/join", b"{}", Origin=f"http://127.0.0.1:{server.port}").status == 403


def test_what_speaks_without_encryption_gets_no_answer_and_makes_no_noise(secure, capfd):
    server, _ = secure
    assert server.raw(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n").status == 0
    assert capfd.readouterr() == ("", "")
