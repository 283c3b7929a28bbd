-- Every entry is chained to the one before it: the head of the record after it.
ALTER TABLE entry ADD COLUMN head BLOB NOT NULL DEFAULT x'';

-- What holds of a game as a whole: the heads of its header and of its last entry, how many entries there are, whether it is over,
-- the digest of its links. All columns are signed by the key of the desk.
ALTER TABLE game ADD COLUMN start BLOB NOT NULL DEFAULT x'';
ALTER TABLE game ADD COLUMN head BLOB NOT NULL DEFAULT x'';
ALTER TABLE game ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN links BLOB NOT NULL DEFAULT x'';
ALTER TABLE game ADD COLUMN signature BLOB NOT NULL DEFAULT x'';

-- What the desk did with whole games, chained like a record: opened, deleted, signed with another key.
CREATE TABLE register (
    n    INTEGER PRIMARY KEY,
    line TEXT NOT NULL,
    head BLOB NOT NULL
) STRICT;
