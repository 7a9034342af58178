import type { Queryable } from '../../foundation/database/connect.ts';

/**
 * Sets whether the market's games use the main wallet, from the next vendor call on; moves no money. Returns whether it
 * changed, null for an unknown market.
 */
export async function setSingleWallet(q: Queryable, marketCode: string, single: boolean): Promise<boolean | null> {
  const [row] = await q.query<{ was: boolean }>('SELECT single_wallet AS was FROM market WHERE code = $1 FOR UPDATE', [
    marketCode,
  ]);
  if (!row) return null;
  if (row.was === single) return false;
  await q.query('UPDATE market SET single_wallet = $2 WHERE code = $1', [marketCode, single]);
  return true;
}

/** Sets whether acts in the market take two operators. */
export async function setFourEyes(q: Queryable, marketCode: string, fourEyes: boolean): Promise<void> {
  await q.query('UPDATE market SET four_eyes = $2 WHERE code = $1', [marketCode, fourEyes]);
}
