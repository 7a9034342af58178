-- Sums of the movements under seals from p_after (exclusive) to p_to, by member, day of its market, vendor and
-- category. The category comes from the movement's game, or from the ticket; a game that no longer exists has none. The
-- vendor is the counter-account.
CREATE OR REPLACE FUNCTION figures_of_seals(p_after bigint, p_to bigint) RETURNS SETOF figures_delta
LANGUAGE sql STABLE AS $$
  WITH moved AS MATERIALIZED (
    SELECT t.id, t.idem, t.kind, t.at, t.subject ->> 'game' AS game, t.reference,
      t.kind IN ('bet', 'win', 'refund') AS is_play
    FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id
    WHERE s.position > p_after AND s.position <= p_to AND t.kind IN ('deposit', 'depositReversal', 'withdrawal',
      'withdrawalReturn', 'bet', 'win', 'refund', 'bonus', 'rebate', 'commission')
  ), named AS MATERIALIZED (
    SELECT m.id, m.kind, m.at, m.is_play, CASE WHEN m.is_play THEN coalesce(m.game,
      (SELECT d.station_code FROM lottery.lottery_ticket k JOIN lottery.draw d ON d.id = k.draw_id WHERE m.idem LIKE 'lottery/%' AND k.code = m.reference)) END AS game
    FROM moved m
  ), shelves AS MATERIALIZED (
    SELECT g.id, shelf_of(g.category, g.vendor_code) AS category FROM (SELECT DISTINCT game FROM named) n JOIN games.game g ON g.id = n.game
  ), played AS (
    SELECT m.*, coalesce((SELECT s.category FROM shelves s WHERE s.id = m.game), '') AS category,
      CASE WHEN NOT m.is_play THEN ''
      ELSE coalesce((SELECT split_part(a.owner, '/', 1) FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
        WHERE p.transfer_id = m.id AND a.kind IN ('vendor', 'house') LIMIT 1), '') END AS vendor_code
    FROM named m
  ), legs AS (
    SELECT m.id AS member_id, (l.at AT TIME ZONE k.time_zone)::date AS day, l.vendor_code, l.category, l.kind, l.amount
    FROM (
      SELECT CASE a.kind WHEN 'vendorWallet' THEN split_part(a.owner, '/', 2) ELSE a.owner END::bigint AS member_id,
        m.at, m.vendor_code, m.category, m.kind, p.amount
      FROM played m JOIN ledger.posting p ON p.transfer_id = m.id JOIN ledger.account a ON a.id = p.account_id
      WHERE a.kind IN ('member', 'bonus', 'plan', 'vendorWallet', 'debt')) l
    JOIN members.member m ON m.id = l.member_id JOIN markets.market k ON k.code = m.market_code
  )
  SELECT l.member_id, l.day, l.vendor_code, l.category, coalesce(former.path, m.path),
    l.deposits, l.withdrawals, l.staked, l.won, l.rebate, l.bonus, l.commission, l.bets
  FROM (
    SELECT l.member_id, l.day, l.vendor_code, l.category,
      coalesce(sum(l.amount) FILTER (WHERE l.kind IN ('deposit', 'depositReversal')), 0)::bigint AS deposits,
      coalesce(-sum(l.amount) FILTER (WHERE l.kind IN ('withdrawal', 'withdrawalReturn')), 0)::bigint AS withdrawals,
      coalesce(-sum(l.amount) FILTER (WHERE l.kind = 'bet' OR l.kind = 'refund' AND l.amount > 0), 0)::bigint AS staked,
      coalesce(sum(l.amount) FILTER (WHERE l.kind = 'win' OR l.kind = 'refund' AND l.amount < 0), 0)::bigint AS won,
      coalesce(sum(l.amount) FILTER (WHERE l.kind = 'rebate'), 0)::bigint AS rebate,
      coalesce(sum(l.amount) FILTER (WHERE l.kind = 'bonus'), 0)::bigint AS bonus,
      coalesce(sum(l.amount) FILTER (WHERE l.kind = 'commission'), 0)::bigint AS commission,
      (count(*) FILTER (WHERE l.kind = 'bet'))::int AS bets
    FROM legs l GROUP BY l.member_id, l.day, l.vendor_code, l.category) l
  JOIN members.member m ON m.id = l.member_id
  -- same rule as member_path_on
  LEFT JOIN LATERAL (SELECT f.path FROM members.member_former_line f WHERE f.member_id = l.member_id AND f.until_day >= l.day
    ORDER BY f.until_day LIMIT 1) AS former ON true
$$;
