import { hundredthsOf } from '@unisite/shared/contract';
import { keepMemberAge } from '../access/identity/index.ts';
import { createMember, type Member, type NewMember } from '../access/members/index.ts';
import type { Queryable } from '../foundation/database/connect.ts';
import { post, type TransferRequest } from '../money/ledger/index.ts';
import { ageRuleOf } from '../site/markets/index.ts';

let serial = 0;

/** A member with a unique account name who has passed the age gate; without a password unless `given` has its hash. */
export async function addMember(q: Queryable, given: Partial<NewMember> = {}): Promise<Member> {
  const member = await addUnstated(q, given);
  await stateAge(q, member);
  return member;
}

/** A member without an age statement, like one created by an agent. */
export function addUnstated(q: Queryable, given: Partial<NewMember> = {}): Promise<Member> {
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

/** Stores an age statement: of age, with the current terms accepted. */
export async function stateAge(q: Queryable, { id: memberId, marketCode }: Member): Promise<void> {
  const { terms } = await ageRuleOf(q, marketCode);
  const answer = { state: 'confirmed', terms: terms.version } as const;
  await keepMemberAge(q, { memberId, marketCode }, { birthDate: '1990-05-17', at: new Date(), answer });
}

/** Deposits hundredths to a member's main wallet, once. */
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
