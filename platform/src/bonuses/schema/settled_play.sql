-- A member's settled rounds with the category that each counts as, and what it belongs together with: the tickets of a draw are
-- one round.
CREATE OR REPLACE FUNCTION settled_play(p_member bigint)
RETURNS TABLE (vendor_code text, game_id text, round_id text, shelf text, together text, staked bigint, won bigint,
  opened_at timestamptz, closed_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT r.vendor_code, r.game_id, r.round_id, bonus_shelf(r.game_id),
    coalesce('draw ' || t.draw_id, r.vendor_code || '/' || r.game_id || '/' || r.round_id), r.staked, r.won, r.opened_at, r.closed_at
  FROM game_round r LEFT JOIN lottery_ticket t ON r.vendor_code = 'LOTTERY' AND t.code = r.round_id
  WHERE r.member_id = p_member AND r.state = 'settled'
$$;
