import pytest
from support.calling import call, home
from support.guarded import GuardedServer

__all__ = ["call", "home"]


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    """A server behind the guard whose handlers only say who came."""
    with GuardedServer(tmp_path_factory.mktemp("guarded") / "squads.db") as found:
        yield found
