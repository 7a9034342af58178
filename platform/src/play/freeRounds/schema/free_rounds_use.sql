-- Uses one of a member's free rounds for a bet with this key; false where it may not: they belong to another member or
-- game, are used up or over, or the round is free already. The caller holds the member's main account.
CREATE OR REPLACE FUNCTION free_rounds_use(p_grant bigint, p_member bigint, p_vendor text, p_game text, p_round text, p_key text,
  p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM rounds.game_round r WHERE r.vendor_code = p_vendor AND r.round_id = p_round AND r.member_id = p_member
      AND r.game_id = p_game AND r.state <> 'cancelled') THEN
    RETURN false;
  END IF;
  UPDATE free_rounds g SET used = g.used + 1
  WHERE g.id = p_grant AND g.member_id = p_member AND g.game_id = p_game AND g.state = 'open' AND g.used < g.rounds
    AND g.ends_at > p_at;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO free_round (grant_id, key, member_id, vendor_code, game_id, round_id, at)
  VALUES (p_grant, p_key, p_member, p_vendor, p_game, p_round, p_at);
  RETURN true;
END $$;
