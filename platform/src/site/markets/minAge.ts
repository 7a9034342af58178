import type { MarketAge } from '@unisite/shared/contract/operatorsMarketAge';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

/**
 * A market's minimum age for registration, play and deposits.
 *
 * @throws Refusal NOT_FOUND
 */
export async function readMarketAge(q: Queryable, market: string): Promise<MarketAge> {
  const [row] = await q.query<MarketAge>('SELECT min_age AS "minAge" FROM market WHERE code = $1', [market]);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Takes effect at once, also for members whose date of birth is known. */
export async function writeMarketAge(q: Queryable, market: string, { minAge }: MarketAge): Promise<void> {
  await q.query('UPDATE market SET min_age = $2 WHERE code = $1', [market, minAge]);
}
