const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'bets'] as const;
const added = (table: string, names: readonly string[] = sums) =>
  names.map((name) => `sum(${table}.${name}) AS ${name}`).join(', ');
/** A row missing on one side counts as zeros. */
const zeros = (table: string, names: readonly string[] = sums) =>
  names.map((name) => `coalesce(${table}.${name}, 0)`).join(', ');

/** Sealed movements of market members with the counter-posting to the member's; guests excluded. */
const moved = (
  kinds: string,
) => `ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id AND t.kind IN (${kinds})
  JOIN ledger.posting own ON own.transfer_id = t.id JOIN ledger.account a ON a.id = own.account_id
    AND a.kind IN ('member', 'bonus', 'plan', 'vendorWallet', 'debt')
  JOIN members.member m ON m.id = regexp_replace(a.owner, '^.*/', '')::bigint AND m.customer_type <> 4
  JOIN markets.market z ON z.code = m.market_code
  JOIN ledger.posting across ON across.transfer_id = t.id AND across.side <> own.side JOIN ledger.account o ON o.id = across.account_id`;
const upTo = 's.position <= (SELECT rolled_to FROM figures_state)';
const day = '(t.at AT TIME ZONE z.time_zone)::date';

/** Queries for violations of each rule on market figures. `checkFigures` reconciles members' days with the ledger. */
export const brokenMarkets = {
  'a market’s day is the sum of its members’': `SELECT market_code || ', ' || day || ', ' || coalesce(nullif(category, ''), 'no play') AS where
    FROM (SELECT m.market_code, d.day, d.category, ${added('d')} FROM member_day d
      JOIN members.member m ON m.id = d.member_id AND m.customer_type <> 4 GROUP BY 1, 2, 3) l
    FULL JOIN (SELECT d.market_code, d.day, d.category, ${added('d')} FROM market_day d GROUP BY 1, 2, 3) k
      USING (market_code, day, category)
    WHERE (${zeros('l')}) IS DISTINCT FROM (${zeros('k')}) ORDER BY 1`,
  // from the vendor's accounts, not the members'
  'a vendor’s day is what it took and paid': `SELECT market_code || ', ' || day || ', ' || vendor_code AS where
    FROM (SELECT m.market_code, ${day} AS day, split_part(o.owner, '/', 1) AS vendor_code,
        coalesce(sum(across.amount) FILTER (WHERE t.kind = 'bet' OR t.kind = 'refund' AND across.amount < 0), 0) AS staked,
        coalesce(-sum(across.amount) FILTER (WHERE t.kind = 'win' OR t.kind = 'refund' AND across.amount > 0), 0) AS won
      FROM ${moved(`'bet', 'win', 'refund'`)} WHERE ${upTo} AND o.kind IN ('vendor', 'house') GROUP BY 1, 2, 3) l
    FULL JOIN (SELECT d.market_code, d.day, d.vendor_code, ${added('d', ['staked', 'won'])} FROM market_day d
      GROUP BY 1, 2, 3) k USING (market_code, day, vendor_code)
    WHERE (${zeros('l', ['staked', 'won'])}) IS DISTINCT FROM (${zeros('k', ['staked', 'won'])}) ORDER BY 1`,
  'what a market’s agents were paid is what the house paid': `SELECT market_code || ', ' || day AS where
    FROM (SELECT m.market_code, ${day} AS day, -sum(across.amount) AS commission FROM ${moved(`'commission'`)}
      WHERE ${upTo} AND o.kind = 'house' GROUP BY 1, 2) l
    FULL JOIN (SELECT d.market_code, d.day, sum(d.commission) AS commission FROM market_day d GROUP BY 1, 2) k
      USING (market_code, day)
    WHERE coalesce(l.commission, 0) <> coalesce(k.commission, 0) ORDER BY 1`,
  // from what the house's account gave and got back
  'each source of a market’s gifts gave what its movements did': `SELECT market_code || ', ' || day || ', ' || source AS where
    FROM (SELECT m.market_code, ${day} AS day, gift_source(t.kind, t.idem) AS source, -sum(across.amount) AS amount
      FROM ${moved(`'bonus', 'rebate'`)} WHERE ${upTo} AND o.kind NOT IN ('member', 'bonus', 'plan', 'vendorWallet', 'debt')
      GROUP BY 1, 2, 3) l
    FULL JOIN market_gift_day k USING (market_code, day, source)
    WHERE coalesce(l.amount, 0) <> coalesce(k.amount, 0) ORDER BY 1`,
  'a market’s members who staked are counted once a day, week and month': `SELECT market_code || ', ' || span || ' of ' || start AS where
    FROM (SELECT p.market_code, p.span, p.start, count(*) AS active,
        count(*) FILTER (WHERE p.registered < p.start) AS returning_members
      FROM (SELECT DISTINCT m.market_code, (m.reg_date AT TIME ZONE z.time_zone)::date AS registered, d.member_id,
        s.span, date_trunc(s.span, d.day::timestamp)::date AS start
        FROM member_day d JOIN members.member m ON m.id = d.member_id AND m.customer_type <> 4
        JOIN markets.market z ON z.code = m.market_code CROSS JOIN (VALUES ('day'), ('week'), ('month')) AS s (span)
          WHERE d.bets > 0) p
      GROUP BY 1, 2, 3) l
    FULL JOIN market_active k USING (market_code, span, start)
    WHERE (l.active, l.returning_members) IS DISTINCT FROM (k.active, k.returning_members) ORDER BY 1`,
} as const;
