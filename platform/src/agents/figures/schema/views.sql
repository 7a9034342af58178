-- What other domains may read and call.
CREATE SCHEMA figures;

CREATE VIEW figures.member_day AS
  SELECT member_id, day, category, upline_id, deposits, withdrawals, staked, won, rebate, bonus, bets FROM member_day;
CREATE VIEW figures.team_day AS SELECT agent_id, day, staked, won, rebate, bonus FROM team_day;
