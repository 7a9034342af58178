-- Adds winnings to a member's counters. The caller holds the wallet that they went to.
CREATE OR REPLACE FUNCTION play_count_win(p_member bigint, p_amount bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM play_hold(ARRAY[p_member], p_at);
  UPDATE play_state s SET won = s.won + p_amount, session_won = s.session_won + p_amount
  WHERE s.member_id = p_member;
END $$;
