import type { WithdrawalState } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { cashMarket } from '../cashMarket.ts';
import type { CashNews } from '../news.ts';
import type { Services } from '../services.ts';
import { changeWithdrawal } from './change.ts';
import { tellWithdrawal } from './tell.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

type Happening = Parameters<typeof changeWithdrawal>[3];

interface Which {
  readonly id: string;
  /** Whose it has to be; null: anybody's. */
  readonly memberId?: string | null;
}

/**
 * Lets something happen to a withdrawal under its lock, and tells of it. `look` sees how it stands first and says what happens; it may refuse. What fits no more changes
 * nothing: the answer's `state` is null then.
 *
 * @throws Refusal NOT_FOUND
 */
export async function happen(
  services: Pick<Services, 'database' | 'live' | 'clock' | 'log'>,
  news: CashNews,
  { id, memberId = null }: Which,
  look: (row: WithdrawalRow, q: Queryable) => Happening | Promise<Happening>,
): Promise<{ readonly row: WithdrawalRow; readonly state: WithdrawalState | null }> {
  const { database, clock } = services;
  const changed = await database.transaction(async (q) => {
    const before = await withdrawalById(q, id, { memberId, lock: true });
    if (!before) throw new Refusal('NOT_FOUND');
    const happening = await look(before, q);
    const receiptMinutes = (await cashMarket(q, before.marketCode))?.receiptMinutes ?? 0;
    const state = await changeWithdrawal(q, clock(), before, { receiptMinutes, ...happening });
    return { row: (await withdrawalById(q, id)) ?? before, state, happening, receiptMinutes };
  });
  const { row, state, happening, receiptMinutes } = changed;
  if (state) {
    const { code, why } = happening;
    const reason = code ? { code } : why ? { text: why } : undefined;
    tellWithdrawal(services, news, { row, state, receiptMinutes, ...(reason ? { reason } : {}) });
  }
  return { row, state };
}
