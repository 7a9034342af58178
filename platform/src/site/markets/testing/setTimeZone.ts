import type { Database } from '../../../foundation/database/connect.ts';

/** Changes the time zone of a market without play; only the database's owner can. */
export const setTimeZone = (owner: Database, market: string, zone: string): Promise<void> =>
  owner.transaction(async (q) => {
    await q.query('ALTER TABLE market DISABLE TRIGGER market_keeps_zone');
    await q.query('UPDATE market SET time_zone = $2 WHERE code = $1', [market, zone]);
    await q.query('ALTER TABLE market ENABLE TRIGGER market_keeps_zone');
  });
