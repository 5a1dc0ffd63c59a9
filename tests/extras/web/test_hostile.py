"""A few of the requests that `tests/large/hostile.py` makes up."""

from collections import Counter

from large.hostile import SEATS, fuzzed
from support.served import served

from squadlog.base.records import replace
from squadlog.extras.web.server.limits import Gates


def test_requests_made_up_at_random_are_answered_and_tell_of_no_fault(call, capsys):
    call("new", "newcomer", "--with", "hiding", "--seed", "7", "--typed", "red")
    faults = []
    with served(None) as table:
        tables = table.running.served
        tables.gates = Gates(replace(tables.limits, commands=10**6, joins=10**6, wrong_codes=10**6))
        cookies = [table.join(seat).cookie for seat in SEATS]
        port = int(table.url.rpartition(":")[2])
        statuses = Counter(fuzzed(port, cookies, range(300), 1, faults))
    assert not faults
    assert {200, 400, 401, 403, 404, 405, 413, 415, 421, 422} <= statuses.keys()
    assert capsys.readouterr() == ("", "")
