# Every target sets up what it needs; a fresh clone needs only make and Python 3.11 or newer.
# A C compiler is optional: with one, the rules are compiled and several times faster. Node.js is optional: without one
# of 20.19 or newer, it is taken from PyPI to build the client.
#
#   PYTHON=python3.12       the Python that makes .venv, the first time
#   ARGS="..."              passed on: make play ARGS="--help", make lock ARGS=--upgrade
#   PROGRAMS="..."          passed on to the second half of make fuzz: PROGRAMS="--count 20000 --seed 1"
#   MATCHLESS_PURE=1        build without compiling
#   MATCHLESS_COMPILED=1    fail when the rules cannot be compiled; CI=true means this too
#   MATCHLESS_PAGES=0       build without the pages for the browser
#   CHROMIUM=/path/to/it    the browser of the browser tests, if it is not found by itself

PYTHON ?= python3
ARGS ?=
JOBS ?= 2
MATCHLESS_PURE ?=
MATCHLESS_PAGES ?=
MATCHLESS_COMPILED ?= $(if $(CI),1)
export MATCHLESS_PURE MATCHLESS_PAGES MATCHLESS_COMPILED
# What a target prints is kept together; GNU make 3, which macOS has, does not know how.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
unexport PYTHONPATH

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := build/lock
NPM := $(BIN)/python build_web.py npm
# Tests of the build, files, words and texts: once, on the Python code, is enough; what they need of the rules others try on both.
NEED_BUILD := tests/server tests/distributions
NO_RULES := tests/lang tests/library tests/packaging tests/presentation tests/text
# Suites that play the same code over and over, or only read it: measuring them takes long and adds no line.
UNMEASURED := tests/distributions tests/laws tests/packaging tests/perft tests/playthroughs
# A test takes between a millisecond and half a minute: a process with nothing left takes over some of the other's.
SIDE_BY_SIDE := -n $(JOBS) --dist worksteal
heading = @printf '\n==== %s ====\n' $(1)

.DEFAULT_GOAL := help
.PHONY: help play test pure compiled examples coverage docs fuzz check web browser screenshots build format lock clean FORCE
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' Makefile

play: $(VENV)/.built ## play: opens the game in the browser (ARGS=--terminal: in the terminal)
	@$(BIN)/matchless play $(ARGS)

test: $(VENV)/.deps ## every check, then all tests on the Python code, and those that play on the compiled build
	@echo 'checking, building, and testing the Python code, all at once: that takes some minutes ...'
	@$(MAKE) --no-print-directory --jobs=3 $(SYNC) check pure build
	$(call heading,'content: matchless check')
	@$(BIN)/matchless check content
	@$(MAKE) --no-print-directory compiled docs web browser

compiled: build # tests that play, on the compiled build
	@if [ "$$(cat $(VENV)/.built)" = compiled ]; then \
		printf '\n==== %s ====\n' 'tests on the compiled build ($(VENV))'; \
		MATCHLESS_EXPECT=compiled $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(addprefix --ignore=,$(NO_RULES)); \
	else \
		printf '\n==== %s ====\n' 'NO tests on a compiled build: the rules are not compiled here'; \
		PYTHONPATH=src MATCHLESS_EXPECT=pure $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(NEED_BUILD); \
	fi

pure: $(VENV)/.deps ## tests on the Python code, without those of the server and of the package, which need a build
	$(call heading,'tests on the pure Python code (src)')
	@PYTHONPATH=src MATCHLESS_EXPECT=pure $(BIN)/python -m pytest $(SIDE_BY_SIDE) --doctest-modules tests src \
		$(addprefix --ignore=,$(NEED_BUILD))

examples: build ## the examples of learning with a network, on a small scale; torch comes into an environment of its own
	@$(PYTHON) -m venv --system-site-packages build/examples
	@build/examples/bin/python -m pip --quiet install torch matplotlib
	@PYTHONPATH="$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')" \
		sh examples/rl/try.sh build/examples/bin/python

coverage: build ## how much of the Python code the tests run; fails if it is less than pyproject.toml asks for
	$(call heading,'coverage of the Python code (src)')
	@PYTHONPATH=src MATCHLESS_EXPECT=pure $(BIN)/python -m pytest $(SIDE_BY_SIDE) --cov --cov-report=term:skip-covered \
		$(addprefix --ignore=,$(UNMEASURED))

web: build ## checks and tests of the client's code
	$(call heading,'the client: types and format')
	@$(NPM) run --silent check
	$(call heading,'the client: vitest')
	@$(NPM) test --silent

browser: build ## the game in a real Chromium, installed if necessary
	$(call heading,'the game in a real browser')
	@CHROMIUM="$$(sh web/e2e/chromium.sh)" $(NPM) run --silent e2e -- $(ARGS)

screenshots: build ## retake the pictures in the README
	@CHROMIUM="$$(sh web/e2e/chromium.sh)" $(NPM) run --silent screenshots

docs: $(VENV)/.deps ## the site that explains it all, into build/site (ARGS=serve: shown while you write)
	$(call heading,'the site: links and anchors and the API reference')
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs $(or $(ARGS),build) # with --quiet, strict mode would see no warnings

fuzz: build ## random games with every law at every decision, then random heroes; ARGS="--decisions 1000000 --seed 1"
	@$(BIN)/python -m tests.laws.fuzz $(or $(ARGS),--decisions 1000000)
	@$(BIN)/python -m tests.laws.fuzz_programs $(or $(PROGRAMS),--count 20000)

check: $(VENV)/.deps ## style, types, import contracts, spelling
	$(call heading,'ruff format')
	@$(BIN)/ruff format --check .
	$(call heading,'ruff check')
	@$(BIN)/ruff check .
	$(call heading,'mypy --strict')
	@$(BIN)/mypy --strict
	$(call heading,'import contracts')
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(call heading,'spelling')
	@$(BIN)/codespell

build: $(VENV)/.deps $(VENV)/.built ## .venv with the tools and the game, its rules compiled

format: $(VENV)/.deps ## rewrite the Python files in the house style
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix-only .

lock: $(LOCK)/bin/uv ## pin the dependencies (ARGS=--upgrade: to the newest versions)
	@cp $(LOCKS) $(LOCK) 2>/dev/null || true
	@$(LOCK)/bin/uv pip compile $(LOCK_FLAGS) pyproject.toml --all-extras --group dev -o $(LOCK)/requirements-dev.lock
	@$(LOCK)/bin/uv pip compile $(LOCK_FLAGS) pyproject.toml --extra play -c $(LOCK)/requirements-dev.lock \
		-o $(LOCK)/requirements.lock
	@$(LOCK)/bin/uv pip compile $(LOCK_FLAGS) --group build -c $(LOCK)/requirements-dev.lock \
		-o $(LOCK)/requirements-build.lock
	@! grep -nE '://|^-|^/| @ ' $(addprefix $(LOCK)/,$(LOCKS))
	@for file in $(LOCKS); do \
		{ printf '%s\n' $(LOCK_HEADER); cat $(LOCK)/$$file; } > $$file; done

LOCKS := requirements.lock requirements-build.lock requirements-dev.lock
LOCK_FLAGS = --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links $(ARGS)
LOCK_HEADER = '\# What pyproject.toml asks for, pinned for every platform, with hashes. Made by a command, not by hand:' \
	'\#   make lock                  after a change of the dependencies in pyproject.toml' \
	'\#   make lock ARGS=--upgrade   to move to the newest versions'

clean: ## remove everything these commands made
	rm -rf web/dist web/node_modules web/test-results
	rm -rf $(VENV) build dist .bench .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# --- files --------------------------------------------------------------------------------------------------

# The locks name everything, so nothing is resolved: an older pip would look for newer versions of what has extras.
# Who plays needs what the game uses and what builds it; the tools of a developer come on top.
$(VENV)/.play: requirements.lock requirements-build.lock
	$(call new_venv,$(VENV))
	@echo 'installing what the game needs into $(VENV) ...'
	@$(PIP) install --no-deps --require-hashes -r requirements.lock -r requirements-build.lock
	@$(PIP) check
	@touch $@

$(VENV)/.deps: requirements-dev.lock $(VENV)/.play
	@echo 'installing the tools into $(VENV) ...'
	@$(PIP) install --no-deps --require-hashes -r requirements-dev.lock
	@$(PIP) check
	@touch $@

# Changes only when the text of a source does, so that a build with nothing to do takes no time.
$(VENV)/.sources: FORCE $(VENV)/.play
	@{ echo 'pure=$(MATCHLESS_PURE) compiled=$(MATCHLESS_COMPILED) pages=$(MATCHLESS_PAGES)'; \
	   find src content web/src web/public web/scripts web/index.html web/package-lock.json web/vite.config.ts \
	     pyproject.toml hatch_build.py hatch_metadata.py build_web.py LICENSE README.md -type f ! -name '*.py[co]' -exec cksum {} + \
	   | LC_ALL=C sort -k 3; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.built: $(VENV)/.sources
	@echo 'building and installing matchless ...'
	@rm -rf build/wheel
	@$(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/python -c 'import matchless.rules.flow.play as play; \
		print("pure" if play.__file__.endswith(".py") else "compiled")' > $@.new
	@mv $@.new $@
	@if [ "$$(cat $@)" = compiled ]; then echo 'built: the rules are compiled'; \
	elif [ -n '$(filter-out 0,$(MATCHLESS_PURE))' ]; then echo 'built: pure Python, as asked'; \
	else printf '%s\n' 'WARNING: the rules could not be compiled; the game works, but slower.' \
		'         build/kernel/compile.log says why (a C compiler and the Python headers are needed).' >&2; fi

$(LOCK)/bin/uv:
	$(call new_venv,$(LOCK))
	@$(LOCK)/bin/python -m pip --quiet install uv

FORCE:

define new_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "matchless needs Python 3.11 or newer, and '$(PYTHON)' is not that;" \
			"name another: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' lacks the parts that make virtual environments (venv, ensurepip);" \
			"on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(1)
endef
