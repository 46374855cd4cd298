#!/bin/sh
# Makes the certificates of tests/fit/tls.test.ts: `sh make.sh`, with openssl. Nothing outside that test trusts them.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '%s\n' '[ca]' 'default_ca=test' '[test]' "dir=$work" 'database=$dir/index' 'new_certs_dir=$dir' \
  'rand_serial=yes' 'unique_subject=no' 'default_md=sha256' 'policy=any' '[any]' 'commonName=supplied' \
  > "$work/config"
: > "$work/index"

key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }

# own FILE KEY NAME EXTENSION: signed by its own key.
own() { openssl req -x509 -new -key "$2" -subj "/CN=$3" -addext "$4" -days 36500 -out "$1"; }

# sign FILE KEY NAME EXTENSION FIRST LAST ISSUER ISSUER_KEY
sign() {
  openssl req -new -key "$2" -subj "/CN=$3" -out "$work/request"
  echo "$4" > "$work/extensions"
  openssl ca -batch -notext -config "$work/config" -cert "$7" -keyfile "$8" -startdate "$5" -enddate "$6" \
    -extfile "$work/extensions" -in "$work/request" -out "$1"
}

key host-key.pem
key "$work/authority-key"
key "$work/middle-key"
own authority.pem "$work/authority-key" 'Test authority' keyUsage=keyCertSign
own self-signed.pem host-key.pem localhost subjectAltName=DNS:localhost

from=20200101000000Z
until=21250101000000Z
by_authority="authority.pem $work/authority-key"
sign "$work/middle" "$work/middle-key" 'Test intermediate' basicConstraints=critical,CA:TRUE $from $until $by_authority
sign trusted.pem host-key.pem localhost subjectAltName=DNS:localhost $from $until $by_authority
sign expired.pem host-key.pem localhost subjectAltName=DNS:localhost $from 20210101000000Z $by_authority
sign not-yet-valid.pem host-key.pem localhost subjectAltName=DNS:localhost 21240101000000Z $until $by_authority
sign other-host.pem host-key.pem other.example subjectAltName=DNS:other.example $from $until $by_authority
sign without-intermediate.pem host-key.pem localhost subjectAltName=DNS:localhost $from $until \
  "$work/middle" "$work/middle-key"
cat without-intermediate.pem "$work/middle" > whole-chain.pem
