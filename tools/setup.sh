# What ./play and ./test share: from a bare Debian or Ubuntu to a virtual environment filled from a lock.
# Sourced, with the project as working directory.

export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { # say ENGLISH FRENCH: before Vestige is installed its own texts cannot be read
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        fr*) echo "$2" >&2 ;;
        *) echo "$1" >&2 ;;
    esac
}

need() { # need PACKAGE…: get them through apt where we may, else say what to type
    if ! command -v apt-get >/dev/null; then
        say "Missing: $* (Debian's names). Please install it, then start again." \
            "Il manque : $* (noms Debian). Installez-le, puis relancez."
        exit 1
    elif [ "$(id -u)" = 0 ]; then
        root=
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        root='sudo -n'
    else
        say "Missing: $*. Please type: sudo apt-get update && sudo apt-get install $*" \
            "Il manque : $*. Tapez : sudo apt-get update && sudo apt-get install $*"
        exit 1
    fi
    say "Installing $* …" "Installation de $*…"
    $root apt-get update --quiet=2
    $root env DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "$@" >/dev/null
}

find_python() { # the first Python that is new enough
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    done
    say "Vestige needs Python 3.11 or newer." "Vestige demande Python 3.11 ou plus récent."
    exit 1
}

package() { # package SUFFIX: the name of Debian's package for the Python in use, as in python3.11-venv
    "$python" -c 'import sys; print("python%d.%d-%s" % (*sys.version_info[:2], sys.argv[1]))' "$1"
}

make_venv() {
    .venv/bin/python -c 'import pip' 2>/dev/null && return
    find_python
    "$python" -c 'import ensurepip' 2>/dev/null || need "$(package venv)"
    "$python" -m venv --clear .venv
}

key() { # key LOCK: changes whenever what is to be installed does
    { pwd && cat pyproject.toml "locks/$1.txt"; } | sha256sum
}

install() { # install LOCK [LARGER LOCK…]: nothing to do if one of them is what .venv holds
    make_venv
    for lock; do
        [ "$(key "$lock")" = "$(cat .venv/installed 2>/dev/null)" ] && return
    done
    say "Installing from locks/$1.txt …" "Installation d'après locks/$1.txt…"
    rm -f .venv/installed
    .venv/bin/python -m pip install --quiet --require-hashes --requirement "locks/$1.txt"
    .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation --editable .
    key "$1" >.venv/installed
}

sources() { # changes whenever what is to be compiled does
    { .venv/bin/python -V && find src hatch_build.py pyproject.toml -type f -not -name '*.pyc' -exec sha256sum {} + | sort; } | sha256sum
}

is_compiled() { # is_compiled SOURCES: whether .compiled was made from them
    [ "$1" = "$(cat .compiled/sources 2>/dev/null)" ]
}

has_header() { # the header that extensions of this Python need
    [ -e "$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]
}

compile() { # the engine compiled by mypyc, in .compiled; on PYTHONPATH it takes the place of the interpreted one
    sources=$(sources)
    is_compiled "$sources" && return
    python=.venv/bin/python
    command -v cc >/dev/null || need gcc libc6-dev
    has_header || need "$(package dev)"
    say "Compiling …" "Compilation…"
    rm -rf .compiled
    VESTIGE_COMPILE=1 $python -m pip install --quiet --no-deps --no-build-isolation --target .compiled .
    echo "$sources" >.compiled/sources
}
