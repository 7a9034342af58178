import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { memberById } from './members.ts';

/** The currency of a member's wallet, which is the market's. @throws Refusal NOT_FOUND */
export async function currencyOf(q: Queryable, memberId: MemberId): Promise<string> {
  const member = await memberById(q, memberId);
  const [market] = await q.query<{ currency: string }>('SELECT currency FROM markets.market WHERE code = $1', [
    member?.marketCode,
  ]);
  if (!market) throw new Refusal('NOT_FOUND');
  return market.currency;
}
