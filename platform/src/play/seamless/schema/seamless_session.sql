-- A caller's live session by its token. It ends after two hours without a call, and after twelve in any case. Wins and
-- rollbacks are accepted after its end too. It ends with the site's session that the game was opened from, and with a
-- password change in that session: whoever had a copy of its cookie can no longer play.
CREATE OR REPLACE FUNCTION seamless_session(p_caller text, p_token text, p_at timestamptz)
RETURNS TABLE (id bigint, member_id bigint, vendor_code text, game_id text, session_id bigint, seen_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT s.id, s.member_id, s.vendor_code, s.game_id, s.session_id, s.seen_at FROM play_session s
  WHERE s.token_hash = sha256(convert_to(p_token, 'UTF8')) AND s.caller = p_caller
    AND s.seen_at > p_at - interval '2 hours' AND s.started_at > p_at - interval '12 hours'
    AND NOT EXISTS (
      SELECT FROM identity.session b WHERE b.id = s.session_id AND (b.ended_at IS NOT NULL OR b.renewed_at > s.started_at))
$$;
