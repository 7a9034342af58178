-- Bonuses with a part in a round: what each has staked there net of refunds, and its share of the wins.
CREATE OR REPLACE FUNCTION bonus_parts_of(p_member bigint, p_vendor text, p_game text, p_round text)
RETURNS TABLE (bonus_id bigint, staked bigint, won bigint)
LANGUAGE sql STABLE AS $$
  SELECT p.bonus_id,
    sum(CASE p.kind WHEN 'stake' THEN p.amount WHEN 'refund' THEN -p.amount ELSE 0 END)::bigint,
    sum(CASE p.kind WHEN 'win' THEN p.amount WHEN 'winBack' THEN -p.amount ELSE 0 END)::bigint
  FROM bonus_part p
  WHERE p.member_id = p_member AND p.vendor_code = p_vendor AND p.game_id = p_game AND p.round_id = p_round
  GROUP BY p.bonus_id ORDER BY p.bonus_id
$$;
