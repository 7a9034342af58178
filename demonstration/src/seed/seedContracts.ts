import type { Queryable } from '@unisite/platform/database';
import { agent } from './people.ts';

const terms = {
  dividend: {
    base: 0,
    fee: 300,
    tiers: [
      { turnover: 100_000_000, netLoss: 0, active: 10, rate: 3000 },
      { turnover: 300_000_000, netLoss: 5_000_000, active: 30, rate: 3500 },
      { turnover: 600_000_000, netLoss: 15_000_000, active: 60, rate: 4000 },
    ],
  },
  daily: { base: 1000, fee: 0, tiers: [{ turnover: 50_000_000, netLoss: 0, active: 5, rate: 1800 }] },
  hourly: { base: 600, fee: 0, tiers: [] },
  realtime: { base: 500, fee: 0, tiers: [] },
} as const;
const periods = { dividend: 'H', daily: 'D', hourly: 'hour', realtime: 'live' } as const;
/**
 * First days. Contracts paid by days get statements for past periods; those paid by seals start with play that is
 * sealed as it happens, which the history is not.
 */
const since = {
  dividend: `(date_trunc('month', d.today) - interval '1 month')::date`,
  daily: 'd.today - 7',
  hourly: 'd.today + 1',
  realtime: 'd.today + 1',
} as const;

/** What the first agent pays the agents right below, out of its own daily wages. */
const given = { base: 600, fee: 0, tiers: [{ turnover: 20_000_000, netLoss: 0, active: 3, rate: 900 }] };

const today = `(SELECT market_day($2, 'VN') AS today) d`;

/** Enables every kind of contract for the first agent, paid by the house, and the wages of those right below it. */
export async function seedContracts(q: Queryable, now: Date): Promise<void> {
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    await q.query('INSERT INTO contract_switch (agent_id, kind) SELECT id, $2 FROM member WHERE account = $1', [
      agent.account,
      kind,
    ]);
    await q.query(
      `INSERT INTO agent_contract (kind, downline_id, currency, games, period, terms, state, offered_at, answered_at, from_day)
       SELECT $3, m.id, 'VND', 'ALL', $4, $5, 'accepted', least($2, f.day - interval '30 hours'),
       least($2, f.day - interval '1 day'), f.day
       FROM member m, ${today}, LATERAL (SELECT ${since[kind]} AS day) f WHERE m.account = $1`,
      [agent.account, now, kind, periods[kind], JSON.stringify(terms[kind])],
    );
  }
  await q.query(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at, answered_at, from_day)
     SELECT 'daily', u.id, m.id, 'VND', 'ALL', 'D', $3, 'accepted', least($2, f.day - interval '30 hours'),
       least($2, f.day - interval '1 day'), f.day
     FROM member u JOIN member m ON m.upline_id = u.id AND m.customer_type = 2, ${today}, LATERAL (SELECT d.today - 7 AS day) f
     WHERE u.account = $1`,
    [agent.account, now, JSON.stringify(given)],
  );
}
