import { hundredthsOf } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';
import { post, type TransferRequest } from '../ledger/index.ts';
import { createMember, type Member, type NewMember } from '../members/index.ts';

let serial = 0;

/** A member with an account name of its own; without a password, unless `given` has its hash. */
export function addMember(q: Queryable, given: Partial<NewMember> = {}): Promise<Member> {
  serial += 1;
  const account = given.account ?? `member${process.pid}x${serial}`;
  return createMember(q, {
    account,
    nickname: account,
    passwordHash: '-',
    customerType: 0,
    marketCode: 'VN',
    ...given,
  });
}

/** Puts hundredths into a member's main wallet, once. */
export const deposit = (q: Queryable, memberId: string, amount: bigint, more: Partial<TransferRequest> = {}) =>
  post(q, {
    key: `deposit ${memberId}`,
    kind: 'deposit',
    from: { kind: 'bank', owner: 'BANK' },
    to: { kind: 'member', owner: memberId },
    amount: hundredthsOf(amount),
    subject: { vi: 'Nạp tiền', en: 'Deposit' },
    reference: '',
    ...more,
  });
