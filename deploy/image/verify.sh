#!/bin/sh
# Checks a release before it is unpacked: deploy/image/verify.sh <folder> <file of allowed signers>. Ends with 0, or says why not.
set -eu
cd "$1"
ssh-keygen -Y verify -n firstlight -I release@firstlight -f "$2" -s SHA256SUMS.sig <SHA256SUMS
sha256sum --quiet --strict -c SHA256SUMS
# Whole names, and links too: neither the beginning of a signed name nor a link out of the folder is signed.
unnamed=$(find . ! -type d ! -path ./SHA256SUMS ! -path ./SHA256SUMS.sig -printf '%P\n' | while read -r file; do
  cut -c 67- SHA256SUMS | grep -qxF -- "$file" || echo "$file"
done)
[ -z "$unnamed" ] || { echo "Not signed: $unnamed" >&2; exit 1; }
