"""What mypyc offers to compiled code, without a dependency at run time.

mypyc reads `@mypyc_attr(...)` and `i64` from the source while it compiles and knows them by where they come from;
interpreted, the decorator has nothing to do and an i64 is an int. This module itself always stays interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(*flags, **options):
        """Leave the class as it is."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
