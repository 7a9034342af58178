-- Opens a round that no vendor's call began: a ticket of the house's own lottery. It is looked at like any other bet.
CREATE OR REPLACE FUNCTION round_open(p_member bigint, p_game text, p_round text, p_staked bigint, p_at timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, opened_at)
  VALUES ('LOTTERY', p_round, p_member, p_game, p_staked, p_at)
$$;
