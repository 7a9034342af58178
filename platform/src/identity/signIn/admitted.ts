import { createHash } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { First } from '../../foundation/http/serve.ts';
import { type Member, memberById } from '../../members/index.ts';
import { twoFactorEnabledAt } from '../secondStep/authenticator.ts';
import type { Services } from '../services.ts';
import { areActive } from '../sessions/session.ts';
import { isReplayExpired } from './lostAnswers.ts';
import type { SignInMethod } from './signInMethod.ts';
import { areTicketsGood } from './tickets.ts';

/** What a sign-in gave: a session, or a ticket for the second step by the name that it is kept under. */
type Given = { readonly session: string } | { readonly ticket: string };

/** Record of a sign-in for its replays: member, method and what was issued. Holds no secrets. */
export interface SignInRecord {
  readonly memberId: MemberId;
  readonly how: SignInMethod;
  /** A second step was passed. */
  readonly passed?: true;
  /**
   * What the member proved to be by, as it stood then: another password or another authenticator gives another word.
   */
  readonly standing: string;
  /** What the call gave, and each copy of it; without what a copy itself put an end to. */
  readonly given: readonly Given[];
}

/** Keeps what copies of this sign-in need; nothing of a call that brought no key. */
export async function recordSignIn(
  { database }: Pick<Services, 'database'>,
  context: CallContext,
  member: Member,
  { how, passed, given }: Pick<SignInRecord, 'how' | 'given'> & { readonly passed: boolean },
): Promise<void> {
  if (context.idempotencyKey === null) return;
  const standing = hashCredentials(member, await twoFactorEnabledAt(database, member.id));
  const admitted: SignInRecord = { memberId: member.id, how, ...(passed ? { passed } : {}), standing, given };
  context.keepForCopies(admitted);
}

/**
 * Member that a replay may sign in: same market, within the window, with unchanged password and authenticator, and
 * while everything issued is still active.
 *
 * @throws Refusal TICKET_EXPIRED
 */
export async function memberOfReplay(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { market }: Pick<CallContext, 'market'>,
  { kept, at }: First<SignInRecord>,
): Promise<Member> {
  const now = clock();
  const member = await memberById(database, kept.memberId);
  const sessions = kept.given.flatMap((one) => ('session' in one ? [one.session] : []));
  const tickets = kept.given.flatMap((one) => ('ticket' in one ? [one.ticket] : []));
  if (
    !member ||
    member.marketCode !== market.code ||
    isReplayExpired(now, at) ||
    kept.standing !== hashCredentials(member, await twoFactorEnabledAt(database, member.id)) ||
    !(await areActive(database, sessions)) ||
    !(await areTicketsGood(database, now, 'verification', market.code, tickets))
  ) {
    throw new Refusal('TICKET_EXPIRED');
  }
  return member;
}

/** Says nothing of the password: its salted hash goes in, and a hash comes out. */
function hashCredentials({ passwordHash }: Member, since: Date | null): string {
  const parts = JSON.stringify([passwordHash, since?.toISOString() ?? null]);
  return createHash('sha256').update(parts).digest('base64url');
}
