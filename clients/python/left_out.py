"""Says what the generator has left out of a client: left_out.py LOG. Only what is no JSON may be missing."""

import re
import sys
from pathlib import Path

# Streams, files of games, and pages to print: a client of JSON has no use for them.
NOT_JSON = {
    "watchGame",
    "exportPgn",
    "exportRecord",
}


def main(log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    left_out = re.findall(r"^WARNING.*$|^ERROR.*$", text, flags=re.MULTILINE)
    for line in left_out:
        print(line)
    if "ERROR" in text or "Unable to process schema" in text:
        sys.exit(f"the generator could not read all of the description:\n{text}")


main(Path(sys.argv[1]))
