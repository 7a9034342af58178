import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';
import { brokenMarkets } from './checkMarkets.ts';

const sums = ['deposits', 'withdrawals', 'staked', 'won', 'rebate', 'bonus', 'bets'] as const;

/**
 * Each kind of movement and the figure that it counts towards by its sign; amounts as posted to the member's accounts.
 */
const parts = `(VALUES ('deposit', 0, 'deposits', 1), ('depositReversal', 0, 'deposits', 1), ('withdrawal', 0, 'withdrawals', -1),
    ('withdrawalReturn', 0, 'withdrawals', -1), ('bet', 0, 'staked', -1), ('refund', 1, 'staked', -1), ('refund', -1, 'won', 1),
    ('win', 0, 'won', 1), ('rebate', 0, 'rebate', 1), ('bonus', 0, 'bonus', 1)) AS part (kind, sign, figure, times)`;

/** Every figure by member and day, from the postings whose seals have been added. */
const ofLedger = `SELECT m.id AS member_id, (t.at AT TIME ZONE z.time_zone)::date AS day,
    ${sums
      .slice(0, -1)
      .map((figure) => `coalesce(sum(p.amount * part.times) FILTER (WHERE part.figure = '${figure}'), 0) AS ${figure}`)
      .join(', ')},
    count(*) FILTER (WHERE t.kind = 'bet') AS bets
  FROM ledger.ledger_seal s JOIN ledger.transfer t ON t.id = s.transfer_id JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id
  JOIN members.member m ON m.id = regexp_replace(a.owner, '^.*/', '')::bigint
    JOIN markets.market z ON z.code = m.market_code
  JOIN ${parts} ON part.kind = t.kind AND (part.sign = 0 OR part.sign = sign(p.amount))
  WHERE s.position <= (SELECT rolled_to FROM figures_state) AND a.kind IN ('member', 'bonus', 'plan', 'vendorWallet', 'debt')
  GROUP BY 1, 2`;

const added = (table: string) => sums.map((name) => `sum(${table}.${name}) AS ${name}`).join(', ');
/** A row missing on one side counts as zeros. */
const zeros = (table: string) => sums.map((name) => `coalesce(${table}.${name}, 0)`).join(', ');

/** The query of each rule; `where` tells where the rule is broken. */
export const figureRules = {
  'a member’s day is the sum of its movements': `SELECT 'member ' || member_id || ', ' || day AS where
    FROM (${ofLedger}) l FULL JOIN (SELECT d.member_id, d.day, ${added('d')} FROM member_day d GROUP BY 1, 2) k USING (member_id, day)
    WHERE (${zeros('l')}) IS DISTINCT FROM (${zeros('k')}) ORDER BY 1`,
  'a team’s day is the sum of its members’': `SELECT 'team of ' || agent_id || ', ' || day || ', ' || coalesce(nullif(category, ''), 'no play') AS where
    FROM (SELECT above.id::bigint AS agent_id, d.day, d.category, ${added('d')}
      FROM member_day d, unnest(string_to_array(trim(BOTH '/' FROM member_path_on(d.member_id, d.day)), '/')) AS above (id)
      WHERE above.id <> d.member_id::text GROUP BY 1, 2, 3) l
    FULL JOIN team_day k USING (agent_id, day, category)
    WHERE (${zeros('l')}) IS DISTINCT FROM (${zeros('k')}) ORDER BY 1`,
  'a member staked on the days that its month says': `SELECT 'member ' || member_id || ', ' || month AS where
    FROM (SELECT member_id, date_trunc('month', day)::date AS month, bit_or(1 << (extract(day FROM day)::int - 1)) AS days
      FROM member_day WHERE bets > 0 GROUP BY 1, 2) l
    FULL JOIN (SELECT member_id, month, bit_or(days) AS days FROM member_month GROUP BY 1, 2) k USING (member_id, month)
    WHERE coalesce(l.days, 0) <> coalesce(k.days, 0) ORDER BY 1`,
  'a member’s month in a line is the sum of its days in it': `SELECT 'member ' || member_id || ', ' || month || ', ' || path AS where
    FROM (SELECT d.member_id, date_trunc('month', d.day)::date AS month, member_path_on(d.member_id, d.day) AS path, ${added('d')}
      FROM member_day d GROUP BY 1, 2, 3) l
    FULL JOIN member_month k USING (member_id, month, path)
    WHERE (${zeros('l')}) IS DISTINCT FROM (${zeros('k')}) ORDER BY 1`,
  ...brokenMarkets,
} as const;

/**
 * Reconciles the figures of members, teams and markets with the ledger, to the hundredth, and names the differences.
 * `q` must be one snapshot while money is moving.
 */
export const checkFigures = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, figureRules, { onProgress });
