# Everything a newcomer needs: `make run` and `make test`. Needs Rust (stable), Node and make; the rest is installed or named.

.PHONY: help program run tour test lint advisories fix bench soak fuzz doc dist pictures browser

# The page of the desk. It is part of the program, so it is built before it.
PAGE := web/node_modules/.page-built
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/vite.helper.config.ts web/svelte.config.js web/tsconfig.json

help:
	@echo "make run    the desk: games refereed in the browser; ARGS='--listen 0.0.0.0:8960' opens it to the network"
	@echo "make tour   the guided tour of the command line"
	@echo "make test   the whole test suite"
	@echo "make lint   formatting, clippy, documentation, house rules"
	@echo "make advisories  known faults and the licences of what we depend on, by their databases; needs cargo-deny and the network"
	@echo "make fix    formats the code and writes the generated files anew"
	@echo "make bench  speed against other programs and under load, in one run (about sixteen minutes)"
	@echo "make soak   kills the desk twenty times under load, restores copies, flips bits, and compares with what was acknowledged"
	@echo "make fuzz   looks for trouble, SECONDS=60 for each target and for the desk, then a longer differential test"
	@echo "make dist   what is handed out: one program with everything inside, as a tarball and a Debian package, in target/packages"
	@echo "make pictures  the pictures of the README, made anew"
	@echo "make doc    the documentation of the crates"

# What the desk is told: make run ARGS='--listen 0.0.0.0:8960 --open'
ARGS ?=

# The first time everything is compiled, which takes some minutes: cargo shows how far it has come.
JADOUBE := cargo run --quiet --release --locked --package jadoube-cli --
program: $(PAGE)
	@cargo build --release --locked --package jadoube-cli

run: program
	@$(JADOUBE) desk $(ARGS)

tour: program
	@$(JADOUBE) tour

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build
	@touch $@

# The browser that tries the page.
browser:
	@command -v chromium > /dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get update -q && apt-get install -qy chromium; \
	} || { echo "Install chromium, then run make test again: the page is tried in it."; exit 1; }

test: $(PAGE) browser
	cargo test --workspace --locked
	# Without std the board does not look for AVX2: the same tests of the generator for any machine.
	cargo test --package jadoube-board --no-default-features --locked --test legality --test perft --test properties
	cargo test --package jadoube-board --package jadoube-clock --package jadoube-notation --locked --test features \
		--features jadoube-board/serde,jadoube-board/arbitrary,jadoube-clock/serde,jadoube-clock/arbitrary \
		--features jadoube-notation/serde,jadoube-notation/arbitrary
	cargo test --manifest-path bench/Cargo.toml --package jadoube-differential --locked
	# The tests of the command line have built the program that the browser tries.
	cd web && npm test && JADOUBE_PROGRAM=$${CARGO_TARGET_DIR:-target}/debug/jadoube npm run e2e

lint: $(PAGE)
	cargo fmt --all --check
	cargo fmt --manifest-path bench/Cargo.toml --all --check
	cargo fmt --manifest-path fuzz/Cargo.toml --all --check
	cargo fmt --manifest-path no-std/Cargo.toml --all --check
	cargo xtask tidy
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo clippy --package jadoube-board --no-default-features --locked -- -D warnings
	cargo clippy --manifest-path bench/Cargo.toml --workspace --all-targets --locked -- -D warnings
	cargo clippy --manifest-path fuzz/Cargo.toml --locked -- -D warnings
	# A crate that needed std could not be linked here.
	cargo clippy --manifest-path no-std/Cargo.toml --locked -- -D warnings
	cargo build --manifest-path no-std/Cargo.toml --locked
	# Every library as it would be published. Everything is compiled above.
	cargo package --workspace --exclude jadoube-cli --exclude jadoube-server --exclude jadoube-random --exclude xtask \
		--locked --no-verify --allow-dirty --quiet
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked
	cd web && npm run check

# Nothing passes unasked: without the tools or the databases it fails and says so. What is only compared with has licences of its own.
advisories:
	@command -v cargo-deny > /dev/null || { \
		echo "Nothing was checked. Install cargo-deny first: cargo install --locked cargo-deny"; exit 1; }
	@cargo deny --config deny.toml fetch db || { \
		echo "Nothing was checked: the database of advisories cannot be had."; exit 1; }
	cargo deny --config deny.toml check advisories licenses sources
	cargo deny --manifest-path bench/Cargo.toml --config deny.toml check advisories sources
	cargo deny --manifest-path fuzz/Cargo.toml --config deny.toml check advisories sources
	@cd web && npm audit || { \
		echo "The packages of the page have not passed: they have known faults, or the registry tells of none."; exit 1; }
	node web/licences.mjs

# The same bytes from the same sources and toolchain, wherever they lie.
dist: $(PAGE)
	@cargo xtask dist

fix:
	cargo fmt --all
	cargo fmt --manifest-path bench/Cargo.toml --all
	cargo fmt --manifest-path fuzz/Cargo.toml --all
	cargo fmt --manifest-path no-std/Cargo.toml --all
	JADOUBE_UPDATE=1 cargo test --package jadoube-referee --locked --test cases -- what_cases_show
	cargo xtask codegen

bench:
	bench/run

soak: program
	cargo run --manifest-path bench/Cargo.toml --release --locked --package jadoube-bench-load -- --kills 20

SECONDS ?= 60
fuzz:
	fuzz/run $(SECONDS)
	fuzz/requests $(SECONDS)
	JADOUBE_POSITIONS=10000000 cargo test --manifest-path bench/Cargo.toml --package jadoube-differential --locked

pictures: $(PAGE) browser
	cd web && npm run pictures

doc:
	cargo doc --workspace --no-deps --locked --open
