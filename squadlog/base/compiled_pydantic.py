"""What pydantic has compiled, without the rest of it: to check and to write values takes no more.

`import pydantic_core` describes every schema there could be in a hundred classes and takes five times as long as what
is compiled, which every command of a battle waits for. Who imports it all the same, as pydantic does, gets these.
"""

import importlib
import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

__all__ = ["Schema", "SchemaSerializer", "SchemaValidator", "ValidationError"]

Schema = Any
"""What is checked and written, in the dictionaries of `pydantic_core.core_schema`."""

_NAME = "pydantic_core._pydantic_core"


def _compiled() -> ModuleType:
    """The compiled module, found beside the rest of its package; all of the package where it is not there."""
    package = None if _NAME in sys.modules else PathFinder.find_spec("pydantic_core")
    found = package and PathFinder.find_spec(_NAME, package.submodule_search_locations)
    if not found or found.loader is None:
        return importlib.import_module("pydantic_core")
    module = module_from_spec(found)
    found.loader.exec_module(module)
    sys.modules[_NAME] = module
    return module


if TYPE_CHECKING:
    from pydantic_core import SchemaSerializer, SchemaValidator, ValidationError
else:
    _module = _compiled()
    SchemaSerializer, SchemaValidator = _module.SchemaSerializer, _module.SchemaValidator
    ValidationError = _module.ValidationError
