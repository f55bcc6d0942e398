#!/bin/sh
# Installs what tests need from the system, where it may: Chromium for the browser tests, PostgreSQL for those of the store.
# Where it may not, it says what to install; the tests of the store then say that they skip PostgreSQL.
set -u
chromium() {
    [ -n "${SERAI_CHROMIUM:-}" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
        command -v google-chrome >/dev/null || [ -e "/Applications/Google Chrome.app" ] || [ -e /Applications/Chromium.app ]
}
postgresql() { ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; }
missing=""
chromium || missing="$missing chromium"
postgresql || missing="$missing postgresql"
[ -n "$missing" ] || exit 0
if command -v apt-get >/dev/null; then
    if [ "$(id -u)" = 0 ]; then as_root=""
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root="sudo -n"
    else as_root="no"
    fi
    if [ "$as_root" != no ]; then
        echo "Installing for the tests:$missing"
        $as_root apt-get -qq update >/dev/null 2>&1
        # shellcheck disable=SC2086
        if DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install -y --no-install-recommends $missing >/dev/null 2>&1
        then exit 0
        fi
    fi
fi
echo "Not found, and not to be installed from here:$missing" >&2
echo "The browser tests need Chromium (or SERAI_CHROMIUM=/path/to/it); without PostgreSQL its tests of the store are skipped." >&2
echo "On Debian and Ubuntu: sudo apt-get install$missing" >&2
exit 0
