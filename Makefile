# Everything a newcomer needs: `make run` and `make test`. Needs Rust (stable) and make; nothing else is set up.

.PHONY: help run test lint fix bench fuzz doc

help:
	@echo "make run    the guided tour of the command line"
	@echo "make test   the whole test suite"
	@echo "make lint   formatting, clippy, documentation, house rules"
	@echo "make fix    formats the code and writes the generated files anew"
	@echo "make bench  speed against other programs, in one run (about eleven minutes)"
	@echo "make fuzz   looks for trouble, SECONDS=60 for each target, then a longer differential test"
	@echo "make doc    the documentation of the crates"

run:
	@cargo run --quiet --release --locked --package jadoube-cli -- tour

test:
	cargo test --workspace --locked
	# Without std the board does not look for AVX2: the same tests of the generator for any machine.
	cargo test --package jadoube-board --no-default-features --locked --test legality --test perft --test properties
	cargo test --manifest-path bench/Cargo.toml --package jadoube-differential --locked

lint:
	cargo fmt --all --check
	cargo fmt --manifest-path bench/Cargo.toml --all --check
	cargo fmt --manifest-path fuzz/Cargo.toml --all --check
	cargo xtask tidy
	cargo clippy --workspace --all-targets --locked -- -D warnings
	cargo clippy --package jadoube-board --no-default-features --locked -- -D warnings
	cargo clippy --manifest-path bench/Cargo.toml --workspace --all-targets --locked -- -D warnings
	cargo clippy --manifest-path fuzz/Cargo.toml --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

fix:
	cargo fmt --all
	cargo fmt --manifest-path bench/Cargo.toml --all
	cargo fmt --manifest-path fuzz/Cargo.toml --all
	cargo xtask codegen

bench:
	bench/run

SECONDS ?= 60
fuzz:
	fuzz/run $(SECONDS)
	JADOUBE_POSITIONS=10000000 cargo test --manifest-path bench/Cargo.toml --package jadoube-differential --locked

doc:
	cargo doc --workspace --no-deps --locked --open
