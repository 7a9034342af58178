-- A player's balance at the vendor of its session.
CREATE OR REPLACE FUNCTION seamless_balance(p_caller text, p_version int, p_nonce text, p_token text, p_player bigint,
  p_at timestamptz, OUT code text, OUT balance bigint, OUT currency text, OUT touch bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_vendor text;
  v_game text;
BEGIN
  code := seamless_admit(p_caller, p_version, p_nonce, p_at);
  IF code IS NOT NULL THEN RETURN; END IF;
  SELECT p.currency INTO currency FROM members.player p WHERE p.id = p_player;
  IF NOT FOUND THEN code := 'PLAYER_UNKNOWN'; RETURN; END IF;
  SELECT s.vendor_code, CASE WHEN s.seen_at < p_at - interval '1 minute' THEN s.id END, s.game_id
  INTO v_vendor, touch, v_game
  FROM seamless_session(p_caller, p_token, p_at) s WHERE s.member_id = p_player;
  IF NOT FOUND THEN code := 'SESSION_EXPIRED'; RETURN; END IF;
  balance := seamless_told_balance(wallet_player_account(p_player, v_vendor, currency), p_player, v_game, p_at);
END $$;
