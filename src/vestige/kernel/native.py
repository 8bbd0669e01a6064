"""mypyc's class decorator, without a dependency at run time.

mypyc reads `@mypyc_attr(...)` from the source while it compiles and knows the decorator by where it comes from;
interpreted, it has nothing to do. This module itself always stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*flags, **options):
        """Leave the class as it is."""
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
