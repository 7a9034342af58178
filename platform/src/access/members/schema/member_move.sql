-- Moves a member with everybody below it under another upline (null: nobody). What they did up to p_today, the day of
-- the move, stays with their former line. status: 'moved', 'unknown' (one of the two), 'own' (the upline is the member
-- itself or below it), 'player' (the upline is a player, who has no downline), 'market' (the upline belongs to another
-- one), 'same'.
CREATE OR REPLACE FUNCTION member_move(p_member bigint, p_upline bigint, p_today date, OUT status text, OUT moved int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_member member;
  v_upline member;
  v_day date;
BEGIN
  moved := 0;
  -- of two concurrent moves, the second sees the tree that the first one left
  PERFORM pg_advisory_xact_lock(7201817);
  SELECT * INTO v_member FROM member m WHERE m.id = p_member;
  SELECT * INTO v_upline FROM member m WHERE m.id = p_upline;
  status := CASE
    WHEN v_member.id IS NULL OR (p_upline IS NOT NULL AND v_upline.id IS NULL) THEN 'unknown'
    WHEN v_member.upline_id IS NOT DISTINCT FROM p_upline THEN 'same'
    WHEN p_upline IS NULL THEN 'moved'
    WHEN starts_with(v_upline.path, v_member.path) THEN 'own'
    WHEN v_upline.customer_type NOT IN (1, 2) THEN 'player'
    WHEN v_upline.market_code <> v_member.market_code THEN 'market'
    ELSE 'moved' END;
  IF status <> 'moved' THEN RETURN; END IF;

  -- where clocks differ at midnight, no move is dated before an earlier one in its market
  v_day := greatest(p_today, (SELECT f.until_day FROM member_former_line f JOIN member m ON m.id = f.member_id
    WHERE m.market_code = v_member.market_code ORDER BY f.until_day DESC LIMIT 1));
  -- moved twice on one day: the line at the start of that day counts
  INSERT INTO member_former_line (member_id, until_day, path)
  SELECT m.id, v_day, m.path FROM member m WHERE m.path LIKE v_member.path || '%' ORDER BY m.id
  ON CONFLICT (member_id, until_day) DO NOTHING;
  UPDATE member m SET path = coalesce(v_upline.path, '/') || v_member.id || '/' || substr(m.path, length(v_member.path) + 1),
    upline_id = CASE WHEN m.id = p_member THEN p_upline ELSE m.upline_id END
  WHERE m.path LIKE v_member.path || '%';
  GET DIAGNOSTICS moved = ROW_COUNT;
END $$;
