import { hundredthsOf, toWire } from '@unisite/shared/contract';
import type { MarketWallets } from '@unisite/shared/contract/operatorsWallets';
import type { Queryable } from '../../foundation/database/connect.ts';

/** What each market's games play from, and what its members have at vendors. */
export async function marketWallets(q: Queryable): Promise<MarketWallets[]> {
  const rows = await q.query<{
    code: string;
    currency: string;
    single: boolean;
    members: number;
    lying: string;
  }>(
    `SELECT k.code, k.currency, k.single_wallet AS single, coalesce(l.members, 0)::int AS members, coalesce(l.sum, 0) AS lying
     FROM markets.market k LEFT JOIN (
       SELECT m.market_code, count(DISTINCT m.id) AS members, sum(a.balance) AS sum
       FROM ledger.account a JOIN members.member m ON m.id = split_part(a.owner, '/', 2)::bigint
       WHERE a.kind = 'vendorWallet' AND a.balance > 0 GROUP BY m.market_code
     ) l ON l.market_code = k.code ORDER BY k.code`,
  );
  return rows.map(({ members, lying, ...row }) => ({
    ...row,
    lying: { members, amount: toWire(hundredthsOf(lying)) },
  }));
}
