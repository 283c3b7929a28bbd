"""Tells what a generator has left out of a client: left_out.py LOG. Only what is no JSON may be missing: streams, files of games,
pages to print."""

import re
import sys
from pathlib import Path


def main(log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    faults = re.split(r"^(?=WARNING |ERROR )", text, flags=re.MULTILINE)[1:]
    other = [fault for fault in faults if "nsupported content" not in fault]
    if other:
        sys.exit("the generator cannot read all of the description:\n" + "\n".join(other))


main(Path(sys.argv[1]))
