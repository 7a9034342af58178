import { type Hundredths, type MemberId, minus, noMoney } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type AccountRef, type PostedTransfer, post, type Subject } from './post.ts';

/** A hold on a member's main wallet for one withdrawal. */
export interface Held {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Above zero. */
  readonly amount: Hundredths;
  /** Permanently unique for each of the three steps: the same key moves once. */
  readonly key: string;
  readonly subject: Subject;
  readonly reference: string;
  readonly at?: Date;
}

/**
 * Places a hold. Throws INSUFFICIENT_BALANCE when the balance does not cover it, CONFLICT when the key belongs to
 * another transfer.
 */
export function placeHold(q: Queryable, held: Held): Promise<PostedTransfer> {
  return move(q, held, mainAccount(held), holdAccount(held));
}

/**
 * Releases a hold to the main wallet. Posted as a withdrawal in reverse, so that the sum of a member's withdrawals
 * stays what left. Throws as `placeHold` does.
 */
export function releaseHold(q: Queryable, held: Held): Promise<PostedTransfer> {
  return move(q, held, holdAccount(held), mainAccount(held));
}

/**
 * Settles a hold: to the bank, except for the fee (a part of `amount`), which the house keeps. With a fee it is two
 * transfers, so `q` must be a transaction. Throws as `placeHold` does.
 */
export async function settleHold(
  q: Queryable,
  { fee = noMoney, ...held }: Held & { readonly fee?: Hundredths },
): Promise<PostedTransfer> {
  const paid = { ...held, amount: minus(held.amount, fee) };
  const posted = await move(q, paid, holdAccount(held), { kind: 'bank', owner: 'BANK', currency: held.currency });
  if (fee > 0n) {
    await post(q, {
      ...held,
      key: `${held.key}/fee`,
      amount: fee,
      kind: 'fee',
      from: holdAccount(held),
      to: { kind: 'fee', owner: 'WITHDRAWAL', currency: held.currency },
    });
  }
  return posted;
}

/**
 * Returns money that was paid out (`settleHold`) and did not arrive to the main wallet: `amount` from the bank, and the
 * kept fee where one is given. A transfer kind of its own, and two transfers with a fee, so `q` must be a transaction.
 * The caller ensures that it is no more than was paid. Returns the last transfer; throws CONFLICT when the key belongs
 * to another one.
 */
export async function returnPayout(
  q: Queryable,
  { fee = noMoney, ...paid }: Held & { readonly fee?: Hundredths },
): Promise<PostedTransfer> {
  const back = { ...paid, kind: 'withdrawalReturn', to: mainAccount(paid) } as const;
  const posted = await post(q, { ...back, from: { kind: 'bank', owner: 'BANK', currency: paid.currency } });
  if (fee === 0n) return posted;
  return post(q, {
    ...back,
    key: `${paid.key}/fee`,
    amount: fee,
    from: { kind: 'fee', owner: 'WITHDRAWAL', currency: paid.currency },
    subject: { vi: 'Phí rút tiền', en: 'Withdrawal fee' },
  });
}

const mainAccount = ({ memberId, currency }: Held): AccountRef => ({ kind: 'member', owner: memberId, currency });
const holdAccount = ({ memberId, currency }: Held): AccountRef => ({ kind: 'hold', owner: memberId, currency });

function move(q: Queryable, { key, amount, subject, reference, at }: Held, from: AccountRef, to: AccountRef) {
  return post(q, { key, kind: 'withdrawal', from, to, amount, subject, reference, ...(at ? { at } : {}) });
}
