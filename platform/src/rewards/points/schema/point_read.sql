-- Reads the next p_limit seals: marks the days of rounds that moved money as due, and credits the points of deposits or
-- takes back those of reversed ones. The position is stored in the same transaction; one process at a time. Guests on
-- free play earn none.
CREATE OR REPLACE FUNCTION point_read(p_limit int, p_at timestamptz, OUT read int, OUT more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode TO force_custom_plan
AS $$
DECLARE
  v_after bigint;
  v_to bigint;
BEGIN
  read := 0; more := false;
  IF NOT pg_try_advisory_xact_lock(7013055) THEN RETURN; END IF;
  SELECT r.read_to INTO v_after FROM point_reading r;
  SELECT s.up_to, s.count INTO v_to, read FROM ledger_seals_after(v_after, p_limit) s;
  IF read = 0 THEN RETURN; END IF;
  more := read = p_limit;

  INSERT INTO point_due AS d (member_id, day, due_at)
  SELECT x.member_id, x.day, greatest(day_start(x.day + 1, k.time_zone) + interval '12 hours', p_at)
  FROM (SELECT DISTINCT p.member_id, p.day FROM point_played(v_after, v_to) p ORDER BY 1, 2) x
    JOIN members.member m ON m.id = x.member_id JOIN markets.market k ON k.code = m.market_code
  ON CONFLICT (member_id, day) DO UPDATE SET due_at = least(d.due_at, excluded.due_at);

  PERFORM point_deposit_given(s.transfer_id, p_at)
  FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id AND t.kind IN ('deposit', 'depositReversal')
  WHERE s.position > v_after AND s.position <= v_to ORDER BY s.position;

  UPDATE point_reading SET read_to = v_to;
END $$;
