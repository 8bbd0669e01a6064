"""What every game must satisfy, without a line per game: for our tests, ``vestige check`` and authors of more games."""

from vestige.conformance.coverage import Coverage
from vestige.conformance.suite import Failure, check

__all__ = ["Coverage", "Failure", "check"]
