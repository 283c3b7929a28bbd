-- What the list of games shows of a game, as JSON, so that its record is read only when somebody asks for it.
ALTER TABLE game ADD COLUMN summary TEXT;
