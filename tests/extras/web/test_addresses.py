"""By which names a server may be called, and from where a page of it may speak."""

import pytest

from squadlog.extras.web.server.app import Address, ServedTables
from squadlog.extras.web.server.joining import cookie_name


def _served(address, port, *, secure=False):
    served = ServedTables.__new__(ServedTables)
    served.listens(address, port, secure=secure)
    return served


def test_at_this_machine_it_has_two_names_with_the_port():
    served = _served(Address(), 4870)
    assert served.hosts == {"127.0.0.1:4870", "localhost:4870"}
    assert served.origins == {"http://127.0.0.1:4870", "http://localhost:4870"}
    assert served.url == "http://127.0.0.1:4870"


@pytest.mark.parametrize(("port", "secure", "scheme"), [(80, False, "http"), (443, True, "https")])
def test_a_port_that_browsers_leave_out_may_be_left_out(port, secure, scheme):
    served = _served(Address(host="10.0.0.1"), port, secure=secure)
    assert served.hosts == {"10.0.0.1", f"10.0.0.1:{port}"}
    assert served.origins == {f"{scheme}://10.0.0.1", f"{scheme}://10.0.0.1:{port}"}
    assert served.url == f"{scheme}://10.0.0.1"


def test_an_address_of_ipv6_stands_in_brackets():
    assert _served(Address(host="fd00::1"), 4870).hosts == {"[fd00::1]:4870"}


def test_behind_a_proxy_it_is_called_by_its_outer_name_as_well():
    served = _served(Address(outer="https://table.example", proxy="127.0.0.1"), 4870)
    assert served.hosts == {"127.0.0.1:4870", "localhost:4870", "table.example"}
    assert served.origins >= {"https://table.example", "http://127.0.0.1:4870"}
    assert "https://127.0.0.1:4870" not in served.origins
    assert (served.url, served.secure) == ("https://table.example", True)


class _Named:
    name = "ab12"


@pytest.mark.parametrize("hosts", [{"10.0.0.1:80", "10.0.0.1"}, {"[fd00::1]:80"}, {"table.example", "a:80"}])
def test_the_cookie_is_named_by_the_port_alone(hosts):
    assert cookie_name(_Named(), hosts, secure=False) == "squadlog-ab12-80"
