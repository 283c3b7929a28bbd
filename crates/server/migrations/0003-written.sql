-- When the last line of a record was written, in milliseconds since 1970: an adjourned game goes on at an agreed time of day, and the
-- desk may be closed until then.
ALTER TABLE game ADD COLUMN written INTEGER;
