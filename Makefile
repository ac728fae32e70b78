# The main commands are `make play` and `make test`. Each does all its own set-up.
VENV    := .venv
BIN     := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
CLIENT  := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
PYTHON  ?= python3
# With a C compiler the tests must run the compiled core; without one they run uncompiled and say so.
HAS_CC  := $(shell command -v $${CC:-cc} >/dev/null 2>&1 && echo 1 || echo 0)

# Node comes with the virtual environment: a machine with only Python can build the client.
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier

# Followed by the folder to write to; an older wheel in it is replaced.
BUILD_WHEEL = $(BIN)/python scripts/build_wheel.py

.PHONY: help play terminal setup wheel test test-wheel lint fmt types client-checks docs docs-check tests-compiled tests-interpreted coverage browser chromium bench fuzz lock clean
help:
	@echo "make play      play in the browser (sets everything up first)"
	@echo "make terminal  play in the terminal"
	@echo "make test      run every check: format, lint, types, rules, conformance, golden games, server, wheel, browser"
	@echo "make wheel     build dist/*.whl, which contains the browser client"
	@echo "make coverage  show which lines of the rules no test reaches"
	@echo "make setup | test-wheel | bench | fuzz | lint | fmt | types | docs | lock | clean"

# The first start does not wait for the C compiler: it plays from the plain sources while the core is compiled in the
# background for the next start.
play: $(VENV)/.dependencies web/dist/.built
	@if [ "$(HAS_CC)" = 0 ]; then $(MAKE) --no-print-directory setup; fi; \
	if $(MAKE) --no-print-directory --question $(VENV)/.client; then exec $(BIN)/caposaldo serve; fi; \
	echo "caposaldo: starting from the plain sources; the faster, compiled rules are being built for the next start"; \
	nice $(BIN)/python scripts/with_lock.py --no-wait $(VENV)/.behind $(MAKE) --no-print-directory setup >$(VENV)/behind.log 2>&1 & \
	PYTHONPATH=src exec $(BIN)/python -m caposaldo serve

terminal: setup
	@$(BIN)/caposaldo play

# Build the program and the client in parallel, then copy the client to the installed server.
setup: $(VENV)/.dependencies
	@$(MAKE) --no-print-directory -j2 $(VENV)/.installed web/dist/.built
	@$(MAKE) --no-print-directory $(VENV)/.client

$(VENV)/.dependencies: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("caposaldo needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
	  rm -rf $(VENV); \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv $(VENV); \
	  else echo "caposaldo: '$(PYTHON) -m venv' does not work here; install your system's python3-venv package and run make again" >&2; exit 1; fi; }
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements.lock
	@touch $@

# Needed by benchmarks only.
$(VENV)/.peers: $(VENV)/.dependencies requirements-bench.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements-bench.lock || echo "caposaldo: OpenSpiel is not available for this Python; 'caposaldo bench' leaves it out"
	@touch $@

$(VENV)/.installed: $(VENV)/.dependencies setup.py pyproject.toml $(SOURCES)
	@echo "caposaldo: building (a minute or two with a C compiler) ..."
	@if [ "$(HAS_CC)" = 0 ]; then echo "caposaldo: no C compiler found, running uncompiled; everything works, simulations are slower"; fi
	@CAPOSALDO_COMPILE=$${CAPOSALDO_COMPILE:-$(if $(filter 0,$(HAS_CC)),0,auto)} \
	  $(BIN)/python scripts/with_lock.py $(VENV)/.building sh -c \
	  'rm -rf build; $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --reinstall . && rm -rf build'
	@touch $@

web/node_modules/.installed: $(VENV)/.dependencies web/package.json web/package-lock.json
	@echo "caposaldo: installing the build tools of the browser client ..."
	@$(NPM) ci --loglevel=error
	@touch $@

web/dist/.built: web/node_modules/.installed $(CLIENT)
	@echo "caposaldo: building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(VENV)/.client: $(VENV)/.installed web/dist/.built
	@static=$$($(BIN)/python -c 'import importlib.util as u; print(u.find_spec("caposaldo.server").submodule_search_locations[0])')/static; \
	  rm -rf "$$static" && cp -r web/dist "$$static" && rm "$$static/.built"
	@touch $@

# A wheel that contains the client: it installs and plays on a machine without Node or make.
wheel: $(VENV)/.dependencies web/dist/.built
	@CAPOSALDO_COMPILE=$(HAS_CC) CAPOSALDO_OPT_LEVEL=2 $(BUILD_WHEEL) dist

# Building and installing are tested with an uncompiled wheel, which takes seconds.
test-wheel: $(VENV)/.dependencies web/dist/.built
	@CAPOSALDO_COMPILE=0 $(BUILD_WHEEL) $(VENV)/wheel
	CAPOSALDO_WHEEL=$(VENV)/wheel $(BIN)/python -m pytest -q tests/wheel

test: export CAPOSALDO_COMPILE := $(if $(filter 1,$(HAS_CC)),1,0)
test: setup $(VENV)/.peers lint types docs-check client-checks test-wheel tests-compiled tests-interpreted browser

lint: $(VENV)/.dependencies
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python scripts/write_copies.py --check

fmt: $(VENV)/.dependencies
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

types: $(VENV)/.dependencies
	$(BIN)/mypy --strict src/caposaldo
	$(BIN)/mypy tests scripts

# The API reference is written from docstrings, code in the guides is copied from the sources.
docs: $(VENV)/.dependencies
	$(BIN)/python scripts/api_reference.py
	$(BIN)/python scripts/excerpts.py
	$(BIN)/python scripts/wheels_odds.py

docs-check: $(VENV)/.dependencies
	$(BIN)/python scripts/api_reference.py --check
	$(BIN)/python scripts/excerpts.py --check
	$(BIN)/python scripts/wheels_odds.py --check

client-checks: web/node_modules/.installed
	$(BIN)/python web/scripts/view_types.py --check
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent format:check
	$(NPM) run --silent test

# The whole suite on the installed (compiled) package ...
tests-compiled: setup
	CAPOSALDO_EXPECT_COMPILED=$(HAS_CC) $(BIN)/python -m pytest -q -n 2 -o pythonpath=tests --ignore=tests/browser --ignore=tests/wheel

# ... and the rules and the kernel once more from the plain sources.
tests-interpreted: $(VENV)/.dependencies
	$(BIN)/python -m pytest -q -n 2 tests/rules tests/kernel

# Lines of the kernel and the games that these tests reach; compiled modules cannot be measured.
coverage: $(VENV)/.dependencies
	$(BIN)/python -m pytest -q -n 2 --cov --cov-report=term tests/rules tests/kernel

# A real browser plays the games. Debian's chromium is installed if possible.
browser: setup chromium
	$(BIN)/python -m pytest -q -o pythonpath=tests tests/browser

chromium:
	@command -v chromium >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  else echo "caposaldo: the browser tests need chromium; install your system's package and run make again" >&2; exit 1; fi; }

bench: setup $(VENV)/.peers
	$(BIN)/caposaldo bench

# Random games of every scenario of every game with all checks on: a few minutes.
fuzz: setup
	$(BIN)/caposaldo fuzz --games 10 --seed 1 --jobs 2

# Pin the newest dependencies that pyproject.toml allows.
lock: $(VENV)/.dependencies
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header --extra bench pyproject.toml -o requirements-bench.lock

clean:
	rm -rf $(VENV) build dist web/node_modules web/dist src/caposaldo.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
