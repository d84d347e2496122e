# tokenc: the commands that a person types. Each sets up what it needs.

SWIFT ?= swift
TOKENC = .build/release/tokenc
SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

.PHONY: tokens test record lint bench libyaml

## Build the tool and generate the outputs of tokens/ into Generated/.
tokens: libyaml
	$(SWIFT) build --configuration release --product tokenc
	$(TOKENC) build tokens/

## Run all tests.
test: libyaml
	$(SWIFT) test --disable-xctest

## Write goldens, the rule catalogue, the template literals and the pages of Documentation.docc anew. The run that records
## fails; run `make test` then. The catalogue comes first, since pages are made from the rules that it lists.
record: libyaml
	-RECORD=1 $(SWIFT) test --disable-xctest --filter CatalogueTests
	-RECORD=1 $(SWIFT) test --disable-xctest

## Check the style and the length of every Swift file. Recorded ones are as long as what they record: the template
## literals are one file by design, and a golden is what a set of tokens generates.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	@find Sources Tests -name '*.swift' ! -path Sources/TokenOutput/Templates.swift ! -path '*/Goldens/*' \
	  -exec awk 'FNR == 501 { print FILENAME ": more than 500 lines"; long = 1 } END { exit long }' {} +

## Measure the tool on 1,000 and 10,000 tokens beside a plain scan of the same files.
bench: libyaml
	$(SWIFT) build --configuration release --product tokenc
	python3 Tests/Benchmarks/bench.py $(TOKENC)

# libyaml and pkg-config, from the system's package manager if they are missing.
libyaml:
	@command -v $(SWIFT) >/dev/null || { echo "error: Swift 6.3 or newer is needed: https://www.swift.org/install" >&2; exit 2; }
	@if pkg-config --exists yaml-0.1 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq libyaml-dev pkg-config; \
	elif command -v brew >/dev/null; then brew install libyaml pkg-config; \
	else echo "error: install libyaml and pkg-config with your package manager" >&2; exit 2; fi
