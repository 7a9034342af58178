import { faultSentence } from '@unisite/shared/contract/fieldPatterns';
import { checkFields } from '@unisite/shared/contract/fieldRule';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { openAccount } from '../../../money/ledger/index.ts';
import { accountName, createMember, type Member } from '../../members/index.ts';
import { isBreached } from '../passwords/breached.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { isNameAvailable } from './names.ts';
import { fieldRefusal } from './registrationRefusals.ts';
import { registrationFields } from './settings.ts';
import { isWeak } from './weakPassword.ts';

interface AccountBelow {
  readonly account: string;
  /** Must be changed at the first sign-in. */
  readonly password: string;
  readonly customerType: 0 | 2;
}

/**
 * Opens an account right below the caller for somebody else, by the market's rules for names and passwords. `store` is
 * the last step of its transaction. Age and terms are asked at the first sign-in.
 *
 * @throws Refusal BAD_REQUEST (with a text for each field), PASSWORD_TOO_COMMON, ACCOUNT_TAKEN
 */
export async function openAccountBelow(
  services: Services,
  asked: AccountBelow,
  { session, market, language, ip, userAgent }: MemberCallContext,
  store: (q: Queryable, member: Member) => Promise<void>,
): Promise<Member> {
  const { database, clock } = services;
  const account = accountName(asked.account);
  const typed = { username: account, password: asked.password };
  const rules = ((await registrationFields(database, market, 'username')) ?? []).filter(
    ({ field }) => field === 'username' || field === 'password',
  );
  const faults = checkFields(rules, typed);
  if (faults.size > 0) {
    const names = { username: 'account', password: 'password' } as Readonly<Record<string, string>>;
    throw new Refusal('BAD_REQUEST', {
      fields: Object.fromEntries(
        [...faults].map(([field, fault]) => [names[field] ?? field, faultSentence(field, fault)]),
      ),
    });
  }
  if (
    isWeak(new Map(Object.entries(typed) as ['username' | 'password', string][])) ||
    (await isBreached(services, asked.password))
  )
    throw fieldRefusal('PASSWORD_TOO_COMMON', 'password');
  const taken = () => Refusal.ofField('ACCOUNT_TAKEN', 'account');
  if (!(await isNameAvailable(database, account))) throw taken();
  const passwordHash = await hashPassword(asked.password);
  const now = clock();
  return database
    .transaction(async (q) => {
      const member = await createMember(q, {
        account,
        nickname: account,
        passwordHash,
        passwordExpired: true,
        customerType: asked.customerType,
        marketCode: market.code,
        uplineId: session.memberId,
        toUpline: true,
        language,
        regDate: now,
      });
      await openAccount(q, 'member', member.id, market.currency);
      await recordSecurityEvent(q, now, { kind: 'registered', memberId: member.id, ip, userAgent, about: 'upline' });
      await store(q, member);
      return member;
    })
    .catch((error: unknown) => {
      throw uniqueViolation(error) === 'member_account_key' ? taken() : error;
    });
}
