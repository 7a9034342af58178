-- Restores a free round when its bet, by this key, is rolled back, while its free rounds are still open. The caller
-- holds the member's main account.
CREATE OR REPLACE FUNCTION free_rounds_take_back(p_member bigint, p_key text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_grant bigint;
BEGIN
  UPDATE free_round f SET taken_back_at = p_at FROM free_rounds g
  WHERE f.member_id = p_member AND f.key = p_key AND f.taken_back_at IS NULL AND f.won = 0 AND g.id = f.grant_id
    AND g.state = 'open'
  RETURNING f.grant_id INTO v_grant;
  UPDATE free_rounds g SET used = g.used - 1 WHERE g.id = v_grant;
END $$;
