-- Grants free rounds, idempotent by key: `is_new` is false for a replay.
CREATE OR REPLACE FUNCTION free_rounds_give(p_member bigint, p_currency text, p_source text, p_key text, p_title jsonb,
  p_game text, p_stake bigint, p_rounds int, p_most bigint, p_wagering jsonb, p_at timestamptz, p_ends_at timestamptz,
  OUT id bigint, OUT is_new boolean, OUT state text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM bonus_hold_member(p_member, p_currency);
  SELECT g.id, false, g.state INTO id, is_new, state FROM free_rounds g WHERE g.member_id = p_member AND g.key = p_key;
  IF FOUND THEN RETURN; END IF;
  is_new := true;
  INSERT INTO free_rounds AS g (member_id, currency, source, key, title, game_id, stake, rounds, most, wagering, given_at, ends_at)
  VALUES (p_member, p_currency, p_source, p_key, p_title, p_game, p_stake, p_rounds, p_most, p_wagering, p_at, p_ends_at)
  RETURNING g.id, g.state INTO id, state;
END $$;
