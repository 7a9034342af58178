-- Moves points of a type to a member, or from it where p_points is below zero; each key once. The balance may fall
-- below zero: a correction also takes back what has been spent.
CREATE OR REPLACE FUNCTION point_move(p_member bigint, p_type text, p_points bigint, p_key text, p_subject jsonb, p_at timestamptz)
RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_member bigint := wallet_account('points', p_member::text, 'PTS');
  v_source bigint := wallet_account('pointSource', p_type, 'PTS');
  v_post record;
BEGIN
  SELECT * INTO v_post FROM ledger_post('points/' || p_key, 'points', CASE WHEN p_points > 0 THEN v_source ELSE v_member END,
    CASE WHEN p_points > 0 THEN v_member ELSE v_source END, abs(p_points), p_subject, p_type, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'points % were %', p_key, v_post.status; END IF;
END $$;
