-- What other domains may read of operators.
CREATE SCHEMA console;

CREATE VIEW console.operator AS SELECT id, name FROM operator;
