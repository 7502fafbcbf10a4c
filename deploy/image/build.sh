#!/bin/sh
# The image without a container engine: deploy/image/build.sh <archive.tar>. Needs buildah, and a checkout that was built.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
archive=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
"$root/deploy/image/assemble.sh" "$tree"
sed -n '/^FROM scratch/,$p' "$root/deploy/image/Containerfile" | sed 's/--from=build \/out/./' >"$tree.containerfile"
version=$(node -p "require('$root/package.json').version")
buildah build --storage-driver vfs --isolation chroot --timestamp "$(git -C "$root" log -1 --format=%ct)" \
  --file "$tree.containerfile" --tag "firstlight:$version" "$tree" >/dev/null
rm -f "$tree.containerfile"
buildah push --storage-driver vfs "firstlight:$version" "oci-archive:$archive:$version" >/dev/null
echo "firstlight:$version in $archive"
