# Serai: `make play` to sit down and play, `make test` for every check that continuous integration runs.

SHELL := /bin/sh
.SUFFIXES:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
DONE := $(VENV)/done
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input

# Tried in this order; override with `make setup PYTHON=/path/to/python3`.
PYTHON ?= python3.14 python3.13 python3.12 python3.11 python3

# The compiled modules, as setup.py reads them: see compiled-modules.txt.
HASH := \#
PATTERNS := $(shell sed 's/$(HASH).*//' compiled-modules.txt)
REMOVED := $(wildcard $(patsubst !%,%,$(filter !%,$(PATTERNS))))
COMPILED := $(filter-out $(REMOVED),$(wildcard $(filter-out !%,$(PATTERNS))))

.PHONY: help setup setup-dev web peers play lint test test-compiled test-source test-web bench lock clean distclean FORCE

help:
	@echo "make play        install what is needed and play"
	@echo "make test        install what is needed and run all checks and tests"
	@echo "make setup       only install: leaves the serai command in $(BIN)"
	@echo "make setup-dev   install the tools for tests as well"
	@echo "make web         build the web front end"
	@echo "make test-web    only the tests of the web front end"
	@echo "make lint        style, types and import contracts"
	@echo "make bench       measure the speed of every game"
	@echo "make peers       install the engines that bench/ compares with"
	@echo "make lock        renew requirements/*.txt (UPGRADE=1: to the newest versions)"
	@echo "make clean       remove builds, compiled modules and caches (distclean: and $(VENV))"

play: setup
	@$(BIN)/serai serve --open --log-level warning || test $$? -eq 130

setup: $(DONE)/compiled web

setup-dev: $(DONE)/dev setup

web: $(DONE)/web

peers: setup-dev
	@$(PIP) install --require-hashes -r requirements/peers.txt

lint: $(DONE)/dev $(DONE)/package web
	@cd web && $(WITH_NODE) npm run --silent check
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

# What is compiled is played from source too. The server and the terminal reach it through the same interface, which
# tests/conformance holds both builds to; tests/server/test_uncompiled.py plays a game through a server from source.
BY_THE_RULES := tests/conformance tests/games tests/rulebook tests/core tests/match tests/bots

# The compiler takes one core for minutes: what does not need it goes beside it. Tests in a browser wait a great deal:
# those from source go beside them.
test:
	@$(MAKE) -j2 setup-dev lint test-web
	@tests/system_packages.sh
	@$(MAKE) -j2 test-compiled test-source
	@echo "Rulings"
	@SERAI_STALE=error $(BIN)/serai check
	@echo "Coverage of the rules"
	@SERAI_STALE=error $(BIN)/python -m serai.rulebook.coverage
	@echo "Slow tests: packages"
	@SERAI_STALE=error $(BIN)/python -m pytest -q -n 2 --dist loadgroup -m slow

test-compiled:
	@echo "Tests, compiled, in a real browser too"
	@SERAI_STALE=error $(BIN)/python -m pytest -q -n 3 -m "not slow"

test-source:
	@echo "Beside them tests of the rules and of what plays by them, from source"
	@SERAI_PURE=1 SERAI_TEST_SCALE=pure $(BIN)/python -m pytest -q -n 1 -m "not slow" $(BY_THE_RULES)

test-web: $(DONE)/dev web
	@echo "Tests of the web front end"
	@cd web && $(WITH_NODE) npm run --silent test

bench: setup
	@$(BIN)/serai bench

# --- installation, each step once ---

$(DONE)/venv:
	@for python in $(PYTHON); do \
	    if "$$python" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        echo "Creating $(VENV) with $$("$$python" --version)"; \
	        "$$python" -m venv $(VENV) && mkdir -p $(DONE) && touch $@; \
	        exit; \
	    fi; \
	done; \
	echo "Serai needs Python 3.11 or newer with venv (on Debian and Ubuntu: the package python3-venv)." >&2; \
	echo "Looked for: $(PYTHON). Another one is taken with: make setup PYTHON=/path/to/python3" >&2; \
	exit 1

$(DONE)/play: requirements/build.txt requirements/play.txt | $(DONE)/venv
	@echo "Installing libraries (about half a minute)"
	@$(PIP) install --require-hashes -r requirements/build.txt -r requirements/play.txt
	@touch $@

$(DONE)/dev: requirements/dev.txt $(DONE)/play
	@echo "Installing tools for tests (about half a minute)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(DONE)/package: pyproject.toml $(DONE)/play
	@SERAI_COMPILE=0 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DONE)/modules: FORCE | $(DONE)/venv
	@echo "$(COMPILED)" | cmp -s - $@ || echo "$(COMPILED)" > $@

# Without a C compiler nothing is left to stamp: the next run looks again, and says so again.
$(DONE)/compiled: setup.py requirements/build.txt $(COMPILED) $(DONE)/modules | $(DONE)/package
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@test ! -f src/serai/_compiled.json || touch $@

# --- the web front end: built into the package, where the server finds it ---

WITH_NODE = $(CURDIR)/web/scripts/with-node.sh $(CURDIR)/$(VENV)
WEB_SOURCES := $(shell find web/src web/public web/scripts -type f -not -path 'web/src/generated/*' 2>/dev/null) \
    $(wildcard web/*.html web/*.ts web/*.json locales/*/*.ftl)

$(DONE)/node: web/package-lock.json | $(DONE)/play
	@echo "Installing libraries of the web front end (about half a minute)"
	@cd web && $(WITH_NODE) npm ci --legacy-peer-deps --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch $@

$(DONE)/web: $(DONE)/node $(WEB_SOURCES)
	@echo "Building the web front end (about half a minute)"
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@touch $@

# --- locked versions: exact, with hashes, the same for every platform ---

LOCK_ENV := build/lock
LOCK := CUSTOM_COMPILE_COMMAND="make lock" $(LOCK_ENV)/bin/pip-compile --quiet --generate-hashes --strip-extras \
    --allow-unsafe --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
    $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(DONE)/venv
	@test -x $(LOCK_ENV)/bin/pip-compile || $(BIN)/python -m venv $(LOCK_ENV)
	@$(LOCK_ENV)/bin/python -m pip --quiet --disable-pip-version-check install pip-tools==7.6.2
	@$(LOCK) --only-build-deps --all-build-deps -o requirements/build.txt
	@$(LOCK) -c requirements/build.txt -o requirements/play.txt
	@$(LOCK) -c requirements/build.txt -c requirements/play.txt --extra dev -o requirements/dev.txt
	@$(LOCK) -c requirements/build.txt -c requirements/dev.txt --extra peers -o requirements/peers.txt

# --- tidying ---

clean:
	@rm -rf build dist src/serai.egg-info src/serai/_compiled.json $(DONE)/compiled $(DONE)/web
	@rm -rf src/serai/server/static web/src/generated
	@rm -rf .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests \( -name '*.so' -o -name '*.pyc' \) -type f -exec rm -f {} +

distclean: clean
	@rm -rf $(VENV) web/node_modules
