"""A real server in a process of its own: `open_house.py FOLDER [LIMITS]` prints its address and serves."""

import json
import sys
from pathlib import Path

from vestige.arena.limits import Limits
from vestige.arena.serve import serve
from vestige.kernel.errors import BadInput

if __name__ == "__main__":
    limits = Limits(**json.loads(sys.argv[2]))
    try:
        serve(port=0, data=Path(sys.argv[1]), open_browser=False, limits=limits)
    except BadInput as bad:
        print(bad)
        sys.exit(2)
