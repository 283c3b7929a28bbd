-- A game and its record. The record is the truth: everything else is folded from it.

CREATE TABLE game (
    id      TEXT PRIMARY KEY,
    header  TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One line of the record each, in the order of their numbers.
CREATE TABLE entry (
    game TEXT NOT NULL REFERENCES game (id),
    n    INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

-- Who may do what: only digests of the secrets are kept.
CREATE TABLE key (
    game   TEXT NOT NULL REFERENCES game (id),
    role   TEXT NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (game, role)
) STRICT, WITHOUT ROWID;
