"""Counts openings in a file of games, and lists what is wrong with it: `python opening_count.py games.pgn`."""

from __future__ import annotations

import sys
from collections import Counter

import jadoube


def count(path: str) -> tuple[Counter[str], list[jadoube.Fault]]:
    openings: Counter[str] = Counter()
    faults: list[jadoube.Fault] = []
    for game in jadoube.read_pgn(path):
        openings[" ".join(game.sans()[:4])] += 1
        faults.extend(game.faults)
    return openings, faults


def main() -> None:
    openings, faults = count(sys.argv[1])
    for opening, times in openings.most_common(10):
        print(f"{times:6} {opening}")
    for fault in faults:
        article = fault.reasons[0].article if fault.reasons else None
        print(f"{fault.line}:{fault.column}: {fault.sentence}", f"(Article {article})" if article else "")


if __name__ == "__main__":
    main()
