-- What other domains may read.
CREATE SCHEMA console;

CREATE VIEW console.operator AS SELECT id, name FROM operator;
