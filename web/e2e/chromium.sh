#!/bin/sh
# Prints the path of a Chromium for the browser tests; finds one, or installs Debian's, and says on stderr which.
set -eu

for browser in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
  if [ -n "$browser" ] && path=$(command -v "$browser"); then
    echo "browser: found $path" >&2
    echo "$path"
    exit 0
  fi
done
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo 'browser: none found; installing Debian’s chromium with apt-get ...' >&2
  if { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y chromium; } >/dev/null 2>&1; then
    path=$(command -v chromium)
    echo "browser: installed $path" >&2
    echo "$path"
    exit 0
  fi
fi
echo 'browser: no Chromium here, and none could be installed.' >&2
echo '         Install it (Debian: apt install chromium) or name one: make test CHROMIUM=/path/to/chrome' >&2
exit 1
