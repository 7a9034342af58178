-- Adds winnings of several members to their counters; each member occurs once. The caller holds the wallets that they
-- went to.
CREATE OR REPLACE FUNCTION play_count_wins(p_members bigint[], p_amounts bigint[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM play_hold(p_members, p_at);
  UPDATE play_state s SET won = s.won + w.amount, session_won = s.session_won + w.amount
  FROM unnest(p_members, p_amounts) AS w (member, amount) WHERE s.member_id = w.member;
END $$;
