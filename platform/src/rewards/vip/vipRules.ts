import type { MarketVip } from '@unisite/shared/contract/operatorsMarketVip';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Gives markets without a club rule the initial one: no levels. */
export async function insertMarketVip(q: Queryable): Promise<void> {
  await q.query(
    'INSERT INTO vip_rule (market_code) SELECT m.code FROM markets.market m ON CONFLICT (market_code) DO NOTHING',
  );
}

export async function readMarketVip(q: Queryable, market: string): Promise<MarketVip> {
  const [row] = await q.query<MarketVip>('SELECT levels FROM vip_rule WHERE market_code = $1', [market]);
  return { levels: row?.levels ?? [] };
}

export async function writeMarketVip(q: Queryable, market: string, { levels }: MarketVip): Promise<void> {
  await q.query('UPDATE vip_rule SET levels = $2 WHERE market_code = $1', [market, JSON.stringify(levels)]);
}
