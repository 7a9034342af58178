-- Opens a round without a vendor's call: a ticket of the house's own lottery. It is treated like any other bet, in the
-- given category; those with the same p_together count as one.
CREATE OR REPLACE FUNCTION round_open(p_member bigint, p_game text, p_round text, p_category text, p_together text,
  p_staked bigint, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO game_round (vendor_code, round_id, member_id, game_id, category, together, staked, opened_at)
  VALUES ('LOTTERY', p_round, p_member, p_game, p_category, p_together, p_staked, p_at)
$$;
