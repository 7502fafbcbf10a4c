#!/bin/sh
# Signs what is in a folder of a release: deploy/image/sign.sh <folder> <private key of ssh>
#
# Writes SHA256SUMS, which names every file with its sum, and SHA256SUMS.sig. Whoever gets the release checks both with
# verify.sh and the line `release@firstlight ssh-ed25519 …` of the public key, which has to come another way than the files.
set -eu
cd "$1"
rm -f SHA256SUMS SHA256SUMS.sig
find . -type f ! -name 'SHA256SUMS*' -printf '%P\0' | sort -z | xargs -0 sha256sum >../.sums.$$
mv ../.sums.$$ SHA256SUMS
ssh-keygen -q -Y sign -n firstlight -f "$2" SHA256SUMS
