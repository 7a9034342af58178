-- Rereads the wallet balances of everyone below each agent, in one pass over the non-empty wallets. One process at a
-- time, and only p_not_before after the last reading; returns whether it was read.
CREATE OR REPLACE FUNCTION team_balance_read(p_at timestamptz, p_not_before interval) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(7013063) THEN RETURN false; END IF;
  UPDATE team_balance_reading r SET read_at = p_at WHERE r.read_at IS NULL OR r.read_at <= p_at - p_not_before;
  IF NOT FOUND THEN RETURN false; END IF;

  WITH found AS MATERIALIZED (
    SELECT above.id::bigint AS agent_id, sum(w.balance)::bigint AS balance
    FROM (
      SELECT m.id, m.path, sum(a.balance) AS balance
      FROM ledger.account a
      JOIN members.member m ON m.id = CASE a.kind WHEN 'member' THEN a.owner ELSE split_part(a.owner, '/', 2) END::bigint
      JOIN markets.market k ON k.code = m.market_code AND k.currency = a.currency
      WHERE a.kind IN ('member', 'vendorWallet') AND a.balance > 0 GROUP BY m.id, m.path) w,
      unnest(string_to_array(trim(BOTH '/' FROM w.path), '/')) AS above (id)
    WHERE above.id <> w.id::text GROUP BY above.id
  ), emptied AS (
    DELETE FROM team_balance k WHERE NOT EXISTS (SELECT FROM found f WHERE f.agent_id = k.agent_id)
  )
  INSERT INTO team_balance AS k (agent_id, balance) SELECT f.agent_id, f.balance FROM found f
  ON CONFLICT (agent_id) DO UPDATE SET balance = excluded.balance WHERE k.balance <> excluded.balance;
  RETURN true;
END $$;
