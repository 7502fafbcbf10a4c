#!/bin/sh
# Assembles the tree of the image from a checkout that was built (`pnpm build`): deploy/image/assemble.sh <directory>
#
# Node, the libraries it needs, certificates, the server with what it runs on, the web's build. No shell, no package manager,
# no source, no map. The Containerfile runs it in its first stage, build.sh without a container engine.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "$1" && cd "$1" && pwd)
app="$out/app"
[ -f "$root/server/dist/api.js" ] && [ -f "$root/web/dist/index.html" ] || { echo "Run pnpm build first." >&2; exit 1; }

# The server's build, and the packages with machine code that it does not contain.
mkdir -p "$app/server"
cp -R "$root/server/dist" "$root/server/schema" "$root/server/fonts" "$root/server/package.json" "$app/server/"
node "$root/deploy/image/copy-packages.ts" "$app/server/node_modules"
cd "$app/server"
rm -f dist/seed.js
find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' -o -name '*.cc' -o -name '*.h' \) -delete
# The build knows itself by its own name: fonts are found so.
mkdir -p node_modules/@firstlight && ln -s ../.. node_modules/@firstlight/server

mkdir -p "$app/web"
cp -R "$root/web/dist" "$root/web/dist-drawing" "$app/web/"
node "$root/deploy/image/write-sbom.ts" "$app" "$app/sbom.cdx.json"
find "$app" -type f \( -name '*.map' -o -name bundled.json \) -delete
find "$app" -type d -empty -delete
cp "$root/LICENSE" "$root/NOTICE" "$root/THIRD-PARTY-NOTICES.txt" "$root/package.json" "$app/"

# Node, and the libraries that it and what it loads were linked against.
node=$(node -p process.execPath)
mkdir -p "$out/usr/bin" "$out/etc/ssl/certs" "$out/tmp" "$out/data"
cp "$node" "$out/usr/bin/node"
strip "$out/usr/bin/node" 2>/dev/null || true
{ ldd "$node"; find "$app/server/node_modules" -name '*.node' -exec ldd {} + 2>/dev/null; } |
  awk '{ for (i = 1; i <= NF; i++) if ($i ~ "^/(usr/)?lib") print $i }' | sort -u | while read -r library; do
  mkdir -p "$out$(dirname "$library")"
  cp -L "$library" "$out$library"
done
# Names are looked up by these, which no program names.
for library in libnss_dns.so.2 libnss_files.so.2 libresolv.so.2; do
  found=$(ls /lib/*-linux-gnu/$library /usr/lib/*-linux-gnu/$library 2>/dev/null | head -1)
  [ -z "$found" ] || { mkdir -p "$out$(dirname "$found")"; cp -L "$found" "$out$found"; }
done
cp -L /etc/ssl/certs/ca-certificates.crt "$out/etc/ssl/certs/"
echo 'firstlight:x:10001:10001::/nonexistent:/nonexistent' >"$out/etc/passwd"
echo 'firstlight:x:10001:' >"$out/etc/group"
echo 'hosts: files dns' >"$out/etc/nsswitch.conf"

# Whoever runs it owns nothing but what it may write.
chmod -R a+rX,go-w "$out"
chmod 1777 "$out/tmp"
if [ "$(id -u)" = 0 ]; then chown 10001:10001 "$out/data"; fi
# Twice the same source, twice the same tree: times come from the commit.
moment=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || echo 0)}
find "$out" -exec touch -h -d "@$moment" {} +
