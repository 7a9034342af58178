import type { Queryable } from '../foundation/database/connect.ts';

/** Gives markets without rules of protection the initial ones: no limits, a reminder every hour. */
export async function insertMarketProtection(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_protection (market_code) SELECT m.code FROM market m ON CONFLICT (market_code) DO NOTHING',
  );
}
