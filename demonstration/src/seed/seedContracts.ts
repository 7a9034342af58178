import type { Queryable } from '@unisite/platform/database';
import { agent } from './people.ts';

const terms = {
  dividend: {
    ...{ base: 0, fee: 300 },
    tiers: [
      { turnover: 1_000_000_000, netLoss: 0, active: 10, rate: 3000 },
      { turnover: 3_000_000_000, netLoss: 50_000_000, active: 30, rate: 3500 },
      { turnover: 6_000_000_000, netLoss: 150_000_000, active: 60, rate: 4000 },
    ],
  },
  daily: { base: 1000, fee: 0, tiers: [{ turnover: 50_000_000, netLoss: 0, active: 5, rate: 1800 }] },
  hourly: { base: 600, fee: 0, tiers: [] },
  realtime: { base: 500, fee: 0, tiers: [] },
} as const;
const periods = { dividend: 'H', daily: 'D', hourly: 'hour', realtime: 'live' } as const;

/** Enables every kind of contract for the first agent, whom the house pays from the next period on. */
export async function seedContracts(q: Queryable, now: Date): Promise<void> {
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    await q.query('INSERT INTO contract_switch (agent_id, kind) SELECT id, $2 FROM member WHERE account = $1', [
      agent.account,
      kind,
    ]);
    await q.query(
      `INSERT INTO agent_contract (kind, downline_id, currency, games, period, terms, state, offered_at, answered_at, from_day)
       SELECT $2, m.id, 'VND', 'ALL', $3, $4, 'accepted', $5, $5, CASE
           WHEN $3 <> 'H' THEN d.today + 1
           WHEN extract(day FROM d.today) <= 15 THEN date_trunc('month', d.today)::date + 15
           ELSE (date_trunc('month', d.today) + interval '1 month')::date END
       FROM member m, (SELECT ($5::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS today) d WHERE m.account = $1`,
      [agent.account, kind, periods[kind], JSON.stringify(terms[kind]), now],
    );
  }
}
