import { fromWire, type Hundredths, hundredthsOf, toWire, vnd } from '@unisite/shared/contract';
import type { MarketIdentity } from '@unisite/shared/contract/operatorsMarketIdentity';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

/** When a market requires a check, and how long its results are kept. */
export interface IdentityRule extends Omit<MarketIdentity, 'above'> {
  /** Withdrawals in 30 days allowed without an acceptance. */
  readonly above: Hundredths | null;
}

/** Gives markets without an identity rule the initial one: no checks. */
export async function insertMarketIdentity(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO market_identity (market_code) SELECT m.code FROM markets.market m ON CONFLICT (market_code) DO NOTHING',
  );
}

/** @throws Refusal NOT_FOUND */
export async function identityRule(q: Queryable, market: string): Promise<IdentityRule> {
  const [row] = await q.query<Omit<IdentityRule, 'above'> & { above: string | null }>(
    `SELECT asked, above, months_held AS "monthsHeld", picture_days AS "pictureDays", tries
     FROM market_identity WHERE market_code = $1`,
    [market],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return { ...row, above: row.above === null ? null : hundredthsOf(row.above) };
}

/** The rule on the wire. */
export async function readMarketIdentity(q: Queryable, market: string): Promise<MarketIdentity> {
  const rule = await identityRule(q, market);
  return { ...rule, above: rule.above === null ? null : toWire(rule.above) };
}

export async function writeMarketIdentity(q: Queryable, market: string, to: MarketIdentity): Promise<void> {
  await q.query(
    `UPDATE market_identity SET asked = $2, above = $3, months_held = $4, picture_days = $5, tries = $6
     WHERE market_code = $1`,
    [market, to.asked, to.above === null ? null : fromWire(vnd(to.above)), to.monthsHeld, to.pictureDays, to.tries],
  );
}
