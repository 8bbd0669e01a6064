"""A real server in its own process: `open_house.py FOLDER LIMITS [COMPONENTS]...` prints its address and serves."""

import json
import os
import sys
from pathlib import Path

from vestige.arena.bell import Bell
from vestige.arena.entrance import Entrance
from vestige.arena.limits import Limits
from vestige.arena.serve import serve
from vestige.cli.files import read_edition
from vestige.kernel.errors import BadInput
from vestige.kernel.shelf import Shelf

if __name__ == "__main__":
    limits = Limits(**json.loads(sys.argv[2]))
    try:
        editions = [read_edition(Shelf(), Path(file)) for file in sys.argv[3:]]
        folder, push = Path(sys.argv[1]), os.environ.get("PUSH_SERVICE", "")
        bell = Bell(folder / "push.pem", "host@example.org", (push,)) if push else None
        entrance = Entrance(**json.loads(os.environ.get("ENTRANCE", "{}")), bell=bell)
        bots = os.environ.get("OWN_BOTS", "").split()
        serve(
            port=0,
            data=folder,
            open_browser=False,
            limits=limits,
            editions=editions,
            entrance=entrance,
            own_bots=bots,
        )
    except BadInput as bad:
        print(bad)
        sys.exit(2)
