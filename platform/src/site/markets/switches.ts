import type { MarketSwitches } from '@unisite/shared/contract/operatorsMarketSettings';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A market's switches, as set by operators. */
export async function readSwitches(q: Queryable, code: string): Promise<MarketSwitches> {
  const [row] = await q.query<{ switches: MarketSwitches }>('SELECT switches FROM market WHERE code = $1', [code]);
  if (!row) throw new Error(`there is no market ${code}`);
  return row.switches;
}

/** Sets a market's switches, effective for every process once committed. */
export async function writeSwitches(q: Queryable, code: string, switches: MarketSwitches): Promise<void> {
  await q.query('UPDATE market SET switches = $2 WHERE code = $1', [code, JSON.stringify(switches)]);
}
