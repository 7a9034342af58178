import type { Hundredths } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type AccountRef, collectDebt, lockMainAccount, post } from '../../ledger/index.ts';
import type { DepositRow } from './depositRows.ts';
import { depositSubjects } from './depositSubjects.ts';

interface Paid {
  /** Permanently unique: posts once. */
  readonly key: string;
  readonly amount: Hundredths;
  /** Part of the amount, posted as a transfer of its own. */
  readonly fee: Hundredths;
}

const bank = (currency: string): AccountRef => ({ kind: 'bank', owner: 'BANK', currency });
const feeAccount = (currency: string): AccountRef => ({ kind: 'fee', owner: 'DEPOSIT', currency });

/** Posts a deposit's money to the member's main wallet, and its fee to the house. */
export async function postPayment(
  q: Queryable,
  at: Date,
  { memberId, currency, method, reference }: DepositRow,
  { key, amount, fee }: Paid,
): Promise<void> {
  const member: AccountRef = { kind: 'member', owner: memberId, currency };
  const about = { subject: depositSubjects[method], reference, at };
  await post(q, { ...about, key, kind: 'deposit', from: bank(currency), to: member, amount });
  if (fee === 0n) return;
  await post(q, { ...about, key: `${key}/fee`, kind: 'fee', from: member, to: feeAccount(currency), amount: fee });
}

/**
 * Takes a deposit's money back: posts it as a debt, without the fee, and collects it from the main wallet as far as
 * that covers it.
 */
export async function postReversal(
  q: Queryable,
  at: Date,
  { memberId, currency, method, reference }: DepositRow,
  { key, amount, fee }: Paid,
): Promise<void> {
  await lockMainAccount(q, { memberId, currency });
  const owed: AccountRef = { kind: 'debt', owner: memberId, currency };
  const about = { subject: depositSubjects[method], reference, at };
  await post(q, { ...about, key, kind: 'depositReversal', from: owed, to: bank(currency), amount });
  if (fee > 0n) {
    await post(q, { ...about, key: `${key}/fee`, kind: 'fee', from: feeAccount(currency), to: owed, amount: fee });
  }
  await collectDebt(q, { memberId, currency, ...about });
}
