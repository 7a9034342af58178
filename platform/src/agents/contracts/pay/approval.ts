import { fromWire, type Hundredths, hundredthsOf, toWire, vnd } from '@unisite/shared/contract';
import type { MarketPayRuns } from '@unisite/shared/contract/operatorsMarketPayRuns';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A market without a row asks for no approval. */
export async function readMarketPayRuns(q: Queryable, market: string): Promise<MarketPayRuns> {
  const above = await approveAbove(q, market);
  return { approveAbove: above === null ? null : toWire(above) };
}

export async function writeMarketPayRuns(q: Queryable, market: string, rule: MarketPayRuns): Promise<void> {
  await q.query(
    `INSERT INTO market_pay_run (market_code, approve_above) VALUES ($1, $2)
     ON CONFLICT (market_code) DO UPDATE SET approve_above = excluded.approve_above`,
    [market, rule.approveAbove === null ? null : fromWire(vnd(rule.approveAbove))],
  );
}

/** Whether a run of this total takes two operators' approval, by the market's rule when the period closes. */
export async function needsApproval(q: Queryable, market: string, total: Hundredths): Promise<boolean> {
  const above = await approveAbove(q, market);
  return above !== null && total > above;
}

async function approveAbove(q: Queryable, market: string): Promise<Hundredths | null> {
  const [row] = await q.query<{ above: string | null }>(
    'SELECT approve_above AS above FROM market_pay_run WHERE market_code = $1',
    [market],
  );
  return row?.above == null ? null : hundredthsOf(BigInt(row.above));
}
