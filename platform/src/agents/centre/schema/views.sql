-- What other domains may read and call of agents.
CREATE SCHEMA agents;

CREATE VIEW agents.agent_statement AS SELECT id, agent_id, paid, made_at FROM agent_statement;
