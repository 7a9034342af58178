-- Gives a member the points or tickets of a promotion, idempotent by key: `is_new` is false for a replay.
CREATE OR REPLACE FUNCTION promotion_gift_give(p_member bigint, p_promotion text, p_key text, p_gives jsonb, p_title jsonb,
  p_at timestamptz, OUT id bigint, OUT is_new boolean, OUT is_taken_back boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- points are locked first everywhere
  PERFORM point_account(p_member);
  SELECT g.id, false, g.taken_back_at IS NOT NULL INTO id, is_new, is_taken_back FROM promotion_gift g
  WHERE g.member_id = p_member AND g.key = p_key;
  IF FOUND THEN RETURN; END IF;
  INSERT INTO promotion_gift AS g (promotion_id, member_id, key, gives, at)
  VALUES (p_promotion, p_member, p_key, p_gives, p_at)
  RETURNING g.id, true, false INTO id, is_new, is_taken_back;
  CASE p_gives ->> 'kind'
    WHEN 'points' THEN PERFORM point_move(p_member, 'promotion', (p_gives ->> 'points')::bigint,
      concat_ws('/', 'promotion', p_member, promotion_gift_give.id), p_title, p_at);
    WHEN 'tickets' THEN
      PERFORM raffle_give_tickets(p_member, (p_gives ->> 'count')::int, 'promotion/' || promotion_gift_give.id, p_at);
  END CASE;
END $$;
