import { fromWire, type MemberId, vnd } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { balanceOf, post } from '../../../money/ledger/index.ts';

/** A guest's play money: 10,000,000 VND of no value. */
export const GUEST_CREDIT = fromWire(vnd(10_000_000));

/** Play money comes from and returns to an account of its own, apart from what the house gives members. */
const freePlayAccount = { kind: 'house', owner: 'FREEPLAY' } as const;

/** Credits a guest's play money once, however often it is called. */
export async function creditGuest(q: Queryable, memberId: MemberId, currency: string, at: Date): Promise<void> {
  await post(q, {
    key: `freeplay/${memberId}/fill`,
    kind: 'transfer',
    from: { ...freePlayAccount, currency },
    to: { kind: 'member', owner: memberId, currency },
    amount: GUEST_CREDIT,
    subject: { vi: 'Tiền chơi thử', en: 'Free play money' },
    reference: `CT${memberId.padStart(8, '0')}`,
    at,
  });
}

/**
 * Reclaims the rest of a guest's play money. Call it with the guest's row locked: the idempotency key contains the
 * time.
 */
export async function reclaimGuestBalance(q: Queryable, memberId: MemberId, currency: string, at: Date): Promise<void> {
  const amount = await balanceOf(q, memberId, currency);
  if (amount <= 0n) return;
  await post(q, {
    key: `freeplay/${memberId}/empty/${at.getTime()}`,
    kind: 'transfer',
    from: { kind: 'member', owner: memberId, currency },
    to: { ...freePlayAccount, currency },
    amount,
    subject: { vi: 'Thu hồi tiền chơi thử', en: 'Free play money taken back' },
    reference: `CT${memberId.padStart(8, '0')}`,
    at,
  });
}
