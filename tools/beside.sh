#!/bin/sh
# Compiles the engine beside a table that is already open, in an environment and folder of its own; called by ./play.
# What is whole is renamed into place at the end: bots use it from then on, the next start throughout.
set -eu
cd "$(dirname "$0")/.."
. tools/setup.sh

broken() {
    say "The engine could not be compiled (see .beside/log); everything goes on with the ordinary one." \
        "Le moteur n'a pas pu être compilé (voir .beside/log) ; tout continue avec l'ordinaire."
    exit 0
}

build() { # everything that may fail, far from .venv
    python=.venv/bin/python
    [ -x .beside/venv/bin/python ] || "$python" -m venv --clear .beside/venv
    .beside/venv/bin/python -m pip install --quiet --require-hashes --requirement locks/compile.txt
    rm -rf .beside/new
    VESTIGE_COMPILE=1 VESTIGE_BUILD=.beside/build .beside/venv/bin/python -m pip install --quiet --no-deps \
        --no-build-isolation --target .beside/new .
    echo "$1" >.beside/new/sources
}

mkdir -p .beside
exec 9>.beside/lock
flock -n 9 || exit 0
(build "$1") >.beside/log 2>&1 || broken
rm -rf .beside/old
[ ! -e .compiled ] || mv .compiled .beside/old
mv .beside/new .compiled
say "The engine is compiled: bots think faster from now on, the next start is faster throughout." \
    "Le moteur est compilé : les robots réfléchissent plus vite dès maintenant, tout dès le prochain démarrage."
