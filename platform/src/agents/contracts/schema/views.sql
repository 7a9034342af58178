-- What other domains may read and call.
CREATE SCHEMA contracts;

CREATE VIEW contracts.agent_contract AS SELECT id, kind, upline_id, downline_id, period FROM agent_contract;
CREATE VIEW contracts.contract_paid_day AS SELECT member_id, day, amount FROM contract_paid_day;
CREATE VIEW contracts.contract_run AS
  SELECT id, kind, period, payer_id, from_day, to_day, total, state FROM contract_run;
CREATE VIEW contracts.contract_statement AS SELECT id, run_id, contract_id, earned, due FROM contract_statement;
