-- Takes points back, even spent ones, and unused tickets. False for a replay.
CREATE OR REPLACE FUNCTION promotion_gift_take_back(p_id bigint, p_title jsonb, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  g promotion_gift;
BEGIN
  SELECT * INTO g FROM promotion_gift f WHERE f.id = p_id;
  PERFORM point_account(g.member_id);
  UPDATE promotion_gift f SET taken_back_at = p_at WHERE f.id = p_id AND f.taken_back_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  CASE g.gives ->> 'kind'
    WHEN 'points' THEN PERFORM point_move(g.member_id, 'promotion', -(g.gives ->> 'points')::bigint,
      concat_ws('/', 'promotionBack', g.member_id, g.id), p_title, p_at);
    WHEN 'tickets' THEN PERFORM raffle_take_back(g.member_id, 'promotion/' || g.id, p_at);
  END CASE;
  RETURN true;
END $$;
