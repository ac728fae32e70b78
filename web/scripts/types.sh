#!/bin/sh
# Makes web/src/api/types.ts from the server's own description of its API. Run it after a change to server/protocol.py.
set -e
cd "$(dirname "$0")/.."
PYTHON="${PYTHON:-../.venv/bin/python}"
PYTHONPATH=../src "$PYTHON" -m caposaldo.server.schema > src/api/openapi.json
npx --no-install openapi-typescript src/api/openapi.json -o src/api/types.ts
