-- A member's settled rounds with the category that each counts as, the group it belongs to (the tickets of a draw count
-- as one round), and whether a bonus has a part in it.
CREATE OR REPLACE FUNCTION settled_play(p_member bigint)
RETURNS TABLE (shelf text, together text, staked bigint, won bigint, opened_at timestamptz, closed_at timestamptz,
  has_bonus boolean)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(r.category, game_shelf(r.game_id)),
    coalesce(r.together, r.vendor_code || '/' || r.game_id || '/' || r.round_id),
    r.staked, r.won, r.opened_at, r.closed_at,
    EXISTS (SELECT FROM bonus_part p WHERE p.member_id = p_member AND p.round_id = r.round_id AND p.game_id = r.game_id
      AND p.vendor_code = r.vendor_code)
  FROM rounds.game_round r
  WHERE r.member_id = p_member AND r.state = 'settled'
$$;
