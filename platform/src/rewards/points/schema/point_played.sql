-- Members and days of the rounds that moved money under seals from p_after (exclusive) to p_to. A round belongs to the
-- day it was opened on, even if its money moves later.
CREATE OR REPLACE FUNCTION point_played(p_after bigint, p_to bigint) RETURNS TABLE (member_id bigint, day date)
LANGUAGE sql STABLE AS $$
  WITH moved AS MATERIALIZED (
    SELECT t.id, t.at, t.reference, t.idem LIKE 'lottery/%' AS is_lottery, t.subject ->> 'game' AS game
    FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id
    WHERE s.position > p_after AND s.position <= p_to AND t.kind IN ('bet', 'win', 'refund')
  ), legs AS (
    SELECT CASE a.kind WHEN 'vendorWallet' THEN split_part(a.owner, '/', 2) ELSE a.owner END::bigint AS member_id, m.*
    FROM moved m JOIN ledger.posting p ON p.transfer_id = m.id JOIN ledger.account a ON a.id = p.account_id
    WHERE a.kind IN ('member', 'plan', 'vendorWallet', 'debt')
  )
  SELECT l.member_id, (coalesce((
    SELECT min(r.opened_at) FROM rounds.game_round r WHERE r.round_id = l.reference AND r.member_id = l.member_id
      AND r.vendor_code = CASE WHEN l.is_lottery THEN 'LOTTERY' ELSE (SELECT g.vendor_code FROM games.game g WHERE g.id = l.game) END
    ), l.at) AT TIME ZONE k.time_zone)::date
  FROM legs l JOIN members.member m ON m.id = l.member_id AND m.customer_type <> 4
  JOIN markets.market k ON k.code = m.market_code
$$;
