#!/bin/sh
# A key for a Dask farm: examples/farm/tls.sh FOLDER. Then, on each machine and before each command that starts the scheduler,
# a worker or a render, export DASK_CONFIG=FOLDER: all of them talk by TLS, and only to who has the key.
set -eu
[ $# = 1 ] || {
  echo "usage: $0 FOLDER" >&2
  exit 2
}
umask 077 # whoever can read the key can run programs on the farm
mkdir -- "$1"
cd -- "$1"
openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj /CN=tenuto-farm -keyout key.pem -out cert.pem 2>openssl.log || {
  cat openssl.log >&2
  exit 1
}
rm openssl.log
pair="{key: '$PWD/key.pem', cert: '$PWD/cert.pem'}"
cat >dask.yaml <<END
distributed:
  comm:
    default-scheme: tls
    require-encryption: true
    tls: {ca-file: '$PWD/cert.pem', scheduler: $pair, worker: $pair, client: $pair}
END
