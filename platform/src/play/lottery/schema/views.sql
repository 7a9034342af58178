-- What other domains may read and call of lottery.
CREATE SCHEMA lottery;

CREATE VIEW lottery.lottery_plan AS
  SELECT id, code, member_id, currency, station_code, price, stops_on_win, state, reason, created_at, closed_at
  FROM lottery_plan;
CREATE VIEW lottery.draw AS SELECT id, station_code, numero FROM draw;
CREATE VIEW lottery.lottery_line AS SELECT ticket_id, place, bet, selection, units, unit_stake, won FROM lottery_line;
CREATE VIEW lottery.lottery_plan_draw AS SELECT plan_id, place, numero, times, state FROM lottery_plan_draw;
CREATE VIEW lottery.lottery_station AS SELECT code, name_vi, name_en FROM lottery_station;
CREATE VIEW lottery.lottery_ticket AS
  SELECT id, code, member_id, market_code, currency, draw_id, state, staked, won, placed_at, closed_at, rebate
  FROM lottery_ticket;
