#!/bin/sh
# Packs the tree of the image for a machine without containers: deploy/image/archive.sh <tree> <file.tar.gz>
#
# Unpacked at / it is /opt/firstlight, with the files of deploy/, and /usr/bin/node. <tree> is what assemble.sh made.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
tree=$(cd "$1" && pwd)
moment=$(stat -c %Y "$tree/app/package.json")
staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
mkdir -p "$staged/opt" "$staged/usr/bin"
cp -a "$tree/app" "$staged/opt/firstlight"
cp -a "$tree/usr/bin/node" "$staged/usr/bin/node"
cp -R "$root/deploy" "$staged/opt/firstlight/deploy"
chmod -R a+rX,go-w "$staged"
# Twice the same source, twice the same archive.
tar -C "$staged" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$moment" -cf - opt usr | gzip -n >"$2"
