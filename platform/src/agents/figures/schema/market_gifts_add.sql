-- Adds gifts under seals from p_after (exclusive) to p_to to the markets' gifts, by source.
CREATE OR REPLACE FUNCTION market_gifts_add(p_after bigint, p_to bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO market_gift_day AS k (market_code, day, source, amount)
  SELECT m.market_code, (t.at AT TIME ZONE z.time_zone)::date, gift_source(t.kind, t.idem), sum(p.amount)
  FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id JOIN ledger.posting p ON p.transfer_id = t.id
  JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('member', 'bonus', 'plan', 'vendorWallet', 'debt')
  JOIN members.member m ON m.id = regexp_replace(a.owner, '^.*/', '')::bigint AND m.customer_type <> 4
  JOIN markets.market z ON z.code = m.market_code
  WHERE s.position > p_after AND s.position <= p_to AND t.kind IN ('bonus', 'rebate')
  GROUP BY 1, 2, 3 HAVING sum(p.amount) <> 0
  ON CONFLICT (market_code, day, source) DO UPDATE SET amount = k.amount + excluded.amount
$$;
