"""How many examples a law is tried on: a share of them in every run, all of them where somebody asks for it.

`pytest --hypothesis-profile=large` takes the large amounts. What fails there is written down as an `@example` of its
law, so that every run meets it again.
"""

from contextlib import suppress

from hypothesis import HealthCheck, settings

EVERY, LARGE = 25, 100
"""Examples of a hundred that are tried in every run, and in a large one."""
FEWEST = 8
_SLOW = (
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.large_base_example,
    HealthCheck.function_scoped_fixture,
)


def register():
    """The two sizes, the small one for whoever chooses none."""
    for name, examples in (("every", EVERY), ("large", LARGE)):
        settings.register_profile(
            name, max_examples=examples, deadline=None, suppress_health_check=_SLOW, print_blob=True
        )
    settings.load_profile("every")
    with suppress(ImportError, AttributeError):  # another version of the library may not do so at all
        _spare_our_sources()


def _spare_our_sources():
    """Only a large run draws from the constants of our own modules: to find them takes longer than the small laws."""
    from hypothesis.internal.conjecture import providers  # noqa: PLC0415 - no public part of the library

    find, none = providers._get_local_constants, providers.Constants()
    providers._get_local_constants = lambda: find() if settings.default.max_examples == LARGE else none


def times(examples):
    """How often something is tried that is worth trying so often when there is time; of a few it keeps all."""
    return max(examples * settings.default.max_examples // LARGE, min(examples, FEWEST))


def law(examples, *, choosy=False):
    """A law worth so many examples when there is time. A choosy one is about few of the cases that are drawn."""
    allowed = (*_SLOW, HealthCheck.filter_too_much) if choosy else _SLOW
    return settings(max_examples=times(examples), suppress_health_check=allowed)
