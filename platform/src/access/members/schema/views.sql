-- What other domains may read and call of members.
CREATE SCHEMA members;

CREATE VIEW members.affiliate AS
  SELECT market_code, code, member_id, domain, customer_type, series, is_on, expires_at, uses, used, made_at
  FROM affiliate;
CREATE VIEW members.member AS
  SELECT id, account, nickname, customer_type, upline_id, path, reg_date, language, avatar, level, labels, state,
    market_code, mobile, email, payee_name, password_changed_at, opens_downline, folded FROM member;
CREATE VIEW members.member_former_line AS SELECT member_id, until_day, path FROM member_former_line;
CREATE VIEW members.member_picture AS SELECT member_id, picture FROM member_picture;
CREATE VIEW members.member_rate AS SELECT member_id, from_day, series FROM member_rate;
-- What vendor calls need of a member. A closed market accepts no stakes; existing bets continue.
CREATE VIEW members.player AS
  SELECT m.id, m.state = 'active' AND k.status = 0 AS may_play, m.market_code, k.currency,
    k.single_wallet OR m.customer_type = 4 AS plays_from_main
  FROM member m JOIN markets.market k ON k.code = m.market_code;

COMMENT ON FUNCTION member_days_elsewhere IS 'Days of a range on which somebody who stands below an agent now did not.';
COMMENT ON FUNCTION member_path_on IS 'Where a member stood in the tree on a day (of its market).';
COMMENT ON FUNCTION member_zone IS 'The time zone of a member''s market.';
COMMENT ON FUNCTION day_of_member IS 'The day of a member''s market that an instant falls on.';
COMMENT ON FUNCTION member_day_start IS 'The first instant of the day of a member''s market that an instant falls on.';
COMMENT ON FUNCTION member_month_start
  IS 'The first instant of the month of a member''s market that an instant falls on.';
