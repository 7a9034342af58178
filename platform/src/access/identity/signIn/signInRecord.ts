import { createHash } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { OriginalCall } from '../../../foundation/http/serve.ts';
import { type Member, memberById } from '../../members/index.ts';
import { twoFactorEnabledAt } from '../secondStep/authenticator.ts';
import type { Services } from '../services.ts';
import { areActive } from '../sessions/session.ts';
import { isReplayExpired } from './replayWindow.ts';
import type { SignInMethod } from './signInMethod.ts';
import { areTicketsGood } from './tickets.ts';

/** What a sign-in issued: a session, or a second-step ticket by its stored name. */
type Issued = { readonly session: string } | { readonly ticket: string };

/** Record of a sign-in for its replays: member, method and what was issued. Holds no secrets. */
export interface SignInRecord {
  readonly memberId: MemberId;
  readonly method: SignInMethod;
  /** Whether a second step was passed. */
  readonly secondStepPassed?: true;
  /** Changes with the password and the authenticator. */
  readonly credentialsHash: string;
  /** Issued by the original and its replays, except what a replay itself ended. */
  readonly issued: readonly Issued[];
}

/** Records what replays of this sign-in need; nothing for a call without an idempotency key. */
export async function recordSignIn(
  { database }: { readonly database: Queryable },
  context: CallContext,
  member: Member,
  {
    method,
    secondStepPassed,
    issued,
  }: Pick<SignInRecord, 'method' | 'issued'> & { readonly secondStepPassed: boolean },
): Promise<void> {
  if (context.idempotencyKey === null) return;
  const credentialsHash = hashCredentials(member, await twoFactorEnabledAt(database, member.id));
  const record: SignInRecord = {
    memberId: member.id,
    method,
    ...(secondStepPassed ? { secondStepPassed } : {}),
    credentialsHash,
    issued,
  };
  context.recordForReplay(record);
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
  { recorded, at }: OriginalCall<SignInRecord>,
): Promise<Member> {
  const now = clock();
  const member = await memberById(database, recorded.memberId);
  const sessions = recorded.issued.flatMap((one) => ('session' in one ? [one.session] : []));
  const tickets = recorded.issued.flatMap((one) => ('ticket' in one ? [one.ticket] : []));
  if (
    !member ||
    member.marketCode !== market.code ||
    isReplayExpired(now, at) ||
    recorded.credentialsHash !== hashCredentials(member, await twoFactorEnabledAt(database, member.id)) ||
    !(await areActive(database, sessions)) ||
    !(await areTicketsGood(database, now, 'verification', market.code, tickets))
  ) {
    throw new Refusal('TICKET_EXPIRED');
  }
  return member;
}

/** Hashes the already salted hash, so it reveals nothing of the password. */
function hashCredentials({ passwordHash }: Member, since: Date | null): string {
  const parts = JSON.stringify([passwordHash, since?.toISOString() ?? null]);
  return createHash('sha256').update(parts).digest('base64url');
}
