#!/bin/sh
# What the services of docker-compose.yml show each other, made once. The authority's key signs three certificates and is gone
# with this script, so that nobody makes a fourth. Each service mounts its own folder; all that ask it, the authority's alone.
set -eu
cd "${1:-/certs}"
services='eventstore redis mailpit'
made=yes
for service in $services; do
  [ -s "$service/server.crt" ] || made=no
done
# The authority's is written last: what stopped half-way, or lacks a service that came later, is made anew.
if [ $made = yes ] && [ -s ca/ca.crt ]; then exit 0; fi
rm -f ca/ca.crt

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj '/CN=SAE' \
  -addext keyUsage=critical,keyCertSign,cRLSign -keyout "$work/ca.key" -out "$work/ca.crt"

for service in $services; do
  mkdir -p "$service"
  openssl req -newkey rsa:2048 -nodes -subj "/CN=$service" -keyout "$work/$service.key" -out "$work/$service.csr"
  # An event store is a client, too, of the others of its cluster, and looks whether it may be.
  cat >"$work/extensions" <<EXTENSIONS
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature, keyEncipherment
extendedKeyUsage = serverAuth, clientAuth
subjectAltName = DNS:$service, DNS:localhost, IP:127.0.0.1
EXTENSIONS
  openssl x509 -req -in "$work/$service.csr" -CA "$work/ca.crt" -CAkey "$work/ca.key" -CAcreateserial -days 3650 \
    -extfile "$work/extensions" -out "$service/server.crt"
  cp "$work/$service.key" "$service/server.key"
  # Each image has a user of its own: who mounts the folder may read it.
  chmod 644 "$service/server.key" "$service/server.crt"
done

mkdir -p ca
cp "$work/ca.crt" ca/ca.crt.new
chmod 644 ca/ca.crt.new
mv ca/ca.crt.new ca/ca.crt
