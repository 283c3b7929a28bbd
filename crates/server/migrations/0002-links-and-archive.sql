-- A role can have several links, so that a colleague can be given one.
CREATE TABLE link (
    game   TEXT NOT NULL REFERENCES game (id),
    role   TEXT NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (game, digest)
) STRICT, WITHOUT ROWID;

INSERT INTO link (game, role, digest) SELECT game, role, digest FROM key;

DROP TABLE key;

-- An archived game is kept and not listed.
ALTER TABLE game ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

-- What is left of a game that was deleted: its header, and the digest of its record.
CREATE TABLE deleted (
    game    TEXT PRIMARY KEY,
    header  TEXT NOT NULL,
    created INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    digest  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the desk keeps for itself: the digest of its own link, by which games are opened.
CREATE TABLE desk (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
