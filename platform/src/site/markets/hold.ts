import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

interface HeldMarket {
  readonly code: string;
  readonly currency: string;
  readonly fourEyes: boolean;
}

const columns = 'code, currency, four_eyes AS "fourEyes"';

/** Markets, share-locked until the transaction ends, in the order of their codes. */
export const shareMarkets = (q: Queryable, codes: readonly string[]): Promise<HeldMarket[]> =>
  q.query(`SELECT ${columns} FROM market WHERE code = ANY ($1) ORDER BY code FOR SHARE`, [[...codes]]);

/** A market, locked exclusively until the transaction ends; null when there is none. */
export async function lockMarket(q: Queryable, code: string): Promise<HeldMarket | null> {
  const [market] = await q.query<HeldMarket>(`SELECT ${columns} FROM market WHERE code = $1 FOR NO KEY UPDATE`, [code]);
  return market ?? null;
}

/**
 * A market, locked exclusively until the transaction ends.
 *
 * @throws Refusal NOT_FOUND
 */
export async function requireLockedMarket(q: Queryable, code: string): Promise<HeldMarket> {
  const market = await lockMarket(q, code);
  if (!market) throw new Refusal('NOT_FOUND');
  return market;
}
