-- Reads the next p_limit seals: marks the days of rounds that moved money as due, and records deposits and their
-- reversals. The position is stored in the same transaction; one process at a time. Guests on free play have no
-- missions.
CREATE OR REPLACE FUNCTION mission_read(p_limit int, p_at timestamptz, OUT read int, OUT more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode TO force_custom_plan
AS $$
DECLARE
  v_after bigint;
  v_to bigint;
BEGIN
  read := 0; more := false;
  IF NOT pg_try_advisory_xact_lock(7013057) THEN RETURN; END IF;
  SELECT r.read_to INTO v_after FROM mission_reading r;
  SELECT s.up_to, s.count INTO v_to, read FROM ledger_seals_after(v_after, p_limit) s;
  IF read = 0 THEN RETURN; END IF;
  more := read = p_limit;

  WITH deposits AS MATERIALIZED (
    SELECT s.position, t.kind, t.reference, (t.at AT TIME ZONE k.time_zone)::date AS day, m.id AS member_id,
      abs(p.amount) AS amount
    FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id AND t.kind IN ('deposit', 'depositReversal')
    JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('member', 'debt')
    JOIN members.member m ON m.id = a.owner::bigint AND m.customer_type <> 4
    JOIN markets.market k ON k.code = m.market_code
    WHERE s.position > v_after AND s.position <= v_to AND t.reference IS NOT NULL
  )
  INSERT INTO mission_deposit AS d (member_id, reference, day, amount, is_reversed)
  SELECT x.member_id, x.reference, min(x.day) FILTER (WHERE x.kind = 'deposit'), max(x.amount) FILTER (WHERE x.kind = 'deposit'),
    bool_or(x.kind = 'depositReversal')
  FROM deposits x GROUP BY 1, 2 HAVING bool_or(x.kind = 'deposit')
  ON CONFLICT (member_id, reference) DO NOTHING;

  -- Records reversals, and marks the days of changed deposits as due.
  WITH reversed AS (
    UPDATE mission_deposit d SET is_reversed = true
    FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id AND t.kind = 'depositReversal'
    JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('member', 'debt')
    WHERE s.position > v_after AND s.position <= v_to AND d.member_id = a.owner::bigint AND d.reference = t.reference
    RETURNING d.member_id, d.day
  ), came AS (
    SELECT DISTINCT m.id AS member_id, (t.at AT TIME ZONE k.time_zone)::date AS day
    FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id AND t.kind = 'deposit'
    JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('member', 'debt')
    JOIN members.member m ON m.id = a.owner::bigint AND m.customer_type <> 4
    JOIN markets.market k ON k.code = m.market_code
    WHERE s.position > v_after AND s.position <= v_to
  )
  INSERT INTO mission_due AS d (member_id, day, due_at)
  SELECT x.member_id, x.day, min(x.due_at) FROM (
    SELECT r.member_id, r.day, p_at AS due_at FROM reversed r
    UNION ALL SELECT c.member_id, c.day, p_at FROM came c
    -- a few seconds later, so that quick play is not recounted after every round
    UNION ALL SELECT p.member_id, p.day, p_at + interval '4 seconds' FROM point_played(v_after, v_to) p) x
  GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (member_id, day) DO UPDATE SET due_at = least(d.due_at, excluded.due_at);

  UPDATE mission_reading SET read_to = v_to;
END $$;
