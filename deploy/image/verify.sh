#!/bin/sh
# Checks a release before it is unpacked: deploy/image/verify.sh <folder> <file of allowed signers>. Ends with 0, or says why not.
set -eu
cd "$1"
ssh-keygen -Y verify -n firstlight -I release@firstlight -f "$2" -s SHA256SUMS.sig <SHA256SUMS
sha256sum --quiet --strict -c SHA256SUMS
unnamed=$(find . -type f ! -name 'SHA256SUMS*' -printf '%P\n' | while read -r file; do
  grep -qF "  $file" SHA256SUMS || echo "$file"
done)
[ -z "$unnamed" ] || { echo "Not signed: $unnamed" >&2; exit 1; }
