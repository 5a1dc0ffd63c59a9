"""How a shell completes `serve`: with its options."""

import re

from squadlog.cli.completion import Completed
from squadlog.cli.options import parser
from squadlog.extras.web.commands.serve_options import add_options

_PARSER = parser("serve")
add_options(_PARSER)
COMPLETED = Completed(
    words={"serve": " ".join(dict.fromkeys(re.findall("--[a-z-]+", _PARSER.format_usage())))}
)
