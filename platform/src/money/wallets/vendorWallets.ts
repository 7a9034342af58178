import {
  hundredthsOf,
  type MemberId,
  type merchantWallet,
  noMoney,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { vendorMarks } from '../../play/games/index.ts';
import { balanceOf, usesMainWallet } from '../ledger/index.ts';

/** The vendors where a member ever had a wallet, in lobby order. */
export async function vendorWalletsEverUsed(
  q: Queryable,
  memberId: MemberId,
  currency: string,
): Promise<{ readonly vendor: string; readonly displayName: string }[]> {
  const had = await q.query<{ vendor: string }>(
    `SELECT split_part(owner, '/', 1) AS vendor FROM ledger.account
     WHERE kind = 'vendorWallet' AND split_part(owner, '/', 2) = $1 AND currency = $2`,
    [memberId, currency],
  );
  if (had.length === 0) return [];
  const codes = new Set(had.map(({ vendor }) => vendor));
  const marks = await vendorMarks(q);
  return marks.filter(({ code }) => codes.has(code)).map(({ code, name }) => ({ vendor: code, displayName: name }));
}

/**
 * The main wallet and those at vendors. Where games play from the main one, only vendors with a balance are listed:
 * money transferred there before the market changed always stays visible.
 */
export async function walletsOf(
  { database, art }: Pick<Services, 'database' | 'art'>,
  { session, market }: MemberCallContext,
): Promise<ValueOf<typeof merchantWallet>> {
  const { memberId } = session;
  const [isSingle, main, marks, lying] = await Promise.all([
    usesMainWallet(database, memberId),
    balanceOf(database, memberId, market.currency),
    vendorMarks(database),
    database.query<{ vendor: string; balance: string }>(
      `SELECT split_part(owner, '/', 1) AS vendor, balance FROM ledger.account
       WHERE kind = 'vendorWallet' AND split_part(owner, '/', 2) = $1 AND currency = $2`,
      [memberId, market.currency],
    ),
  ]);
  const balances = new Map(lying.map(({ vendor, balance }) => [vendor, hundredthsOf(balance)]));
  return {
    isSingle,
    main: toWire(main),
    wallets: marks
      .filter(({ code }) => !isSingle || (balances.get(code) ?? noMoney) > 0n)
      .map(({ code, name, icon }) => ({
        vendor: code,
        displayName: name,
        icon: art.url(icon),
        balance: toWire(balances.get(code) ?? noMoney),
      })),
    currency: market.currency,
  };
}
