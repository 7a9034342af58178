import { type login, memberIdOf, type ParsedRequestOf, type SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { requiredField } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { accountName, type Member, memberByAccount } from '../../members/index.ts';
import { passHumanCheck } from '../humanCheck/passHumanCheck.ts';
import { accountFailureRate, consumeRate, refundRate } from '../limits/rateLimit.ts';
import { isPassword } from '../passwords/hashPassword.ts';
import { isTemporaryPassword } from '../passwords/temporary.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { completeSignIn } from './completeSignIn.ts';
import { networkStatus } from './networks.ts';
import { consumeRemembered } from './remembered.ts';
import type { SignInMethod } from './signInMethod.ts';
import { countTry, readThrottleState, refundTry } from './signInThrottle.ts';

type LoginRequest = ParsedRequestOf<typeof login>;

/**
 * Username mode. An unknown account, one of another market and a wrong password get the same response after the same
 * work. A human check is required where the market has the slide step, and after failures everywhere; the cookie that
 * stands in for a password follows the same rules.
 *
 * @throws Refusal WRONG_CREDENTIALS, REMEMBERED_NOT_KNOWN, HUMAN_CHECK_REQUIRED, CAPTCHA_REQUIRED, and those of the
 * proof and of `completeSignIn`
 */
export async function signInByName(
  services: Services,
  request: LoginRequest,
  context: CallContext,
): Promise<SignInValue> {
  const { useRemembered: isRemembered = false, agentMode = false, remember = false } = request;
  if (request.password === undefined && !isRemembered) throw requiredField('password');
  const account = accountName(request.username);
  const found = await memberByAccount(services.database, account);
  const member = found?.marketCode === context.market.code ? found : null;
  const attempt = await beginTry(services, account, member, request, context);

  const proved = isRemembered
    ? await byRemembered(services, account, context)
    : await byPassword(services, member, request.password ?? '', attempt, context);
  if (!proved) {
    refuseIfThrottled(attempt.wait);
    const { ip, userAgent } = context;
    const event = { kind: 'signInRefused', memberId: member?.id ?? null, ip, userAgent } as const;
    await recordSecurityEvent(services.database, services.clock(), event);
    throw new Refusal(isRemembered ? 'REMEMBERED_NOT_KNOWN' : 'WRONG_CREDENTIALS');
  }
  await attempt.refund();
  const method = { ...proved.method, agentMode, remember };
  try {
    return await completeSignIn(services, proved.member, method, context);
  } finally {
    // Once the member is signed in, there is nothing left to refund.
    await attempt.refundTry();
  }
}

/** An attempt counts before the password is checked, so concurrent attempts gain nothing. */
interface Attempt {
  /**
   * Seconds until this address may try a password for the account again: it tried too many. Until then only a temporary
   * password is checked, which cannot be guessed.
   */
  readonly wait: number;
  /** Call on success: correct passwords cost the account nothing. */
  refund(): Promise<void>;
  /** Call when the sign-in is complete: it does not count at this address either. */
  refundTry(): Promise<void>;
}

/**
 * Counts an attempt. A distributed guesser makes strangers pass a human check, and locks nobody out: the owner passes
 * without one on a known network, and with one anywhere else.
 */
async function beginTry(
  services: Services,
  account: string,
  member: Member | null,
  { verification, useRemembered }: LoginRequest,
  context: CallContext,
): Promise<Attempt> {
  const { database } = services;
  const now = services.clock();
  const subject = { account, ip: context.ip };
  const { isSuspect } = await readThrottleState(database, now, subject);
  const familiarity = await networkStatus(database, now, member?.id ?? memberIdOf(0), context.ip);
  const overPace = await consumeRate(database, now, accountFailureRate, account);
  const isContested = overPace > 0 && familiarity !== 'known' && !useRemembered;
  const refund = async () => {
    if (overPace === 0) await refundRate(database, accountFailureRate, account);
  };

  try {
    const isWanted = isSuspect || isContested;
    if (isWanted && !verification) throw new Refusal('CAPTCHA_REQUIRED');
    const isProofWanted = isWanted || context.market.switches.slideVerification;
    if (isProofWanted) await passHumanCheck(services, verification, context);
    const taken = await countTry(database, now, subject, isProofWanted);
    if (taken.seconds === 0 && taken.isSuspect) throw new Refusal('CAPTCHA_REQUIRED');
    if (taken.seconds === 0) return { wait: 0, refund, refundTry: () => refundTry(database, subject) };
    await refund();
    const nothing = async () => undefined;
    // What a browser remembers cannot be guessed either.
    return { wait: useRemembered ? 0 : taken.seconds, refund: nothing, refundTry: nothing };
  } catch (error) {
    // No password was tried: a caller without a proof makes nobody else wait.
    await refund();
    throw error;
  }
}

interface Proved {
  readonly member: Member;
  readonly method: Pick<SignInMethod, 'kind' | 'selector' | 'changeTicket'>;
}

/** Accepts the password or an unused temporary one (section 4, email recovery); does the same work whichever it is. */
async function byPassword(
  { database, clock, settings }: Services,
  member: Member | null,
  typed: string,
  { wait }: Attempt,
  { ip, userAgent }: CallContext,
): Promise<Proved | null> {
  if (wait === 0 && (await isPassword(typed, member?.passwordHash ?? null)) && member) {
    return { member, method: { kind: 'password', changeTicket: typed === settings.identity.defaultPassword } };
  }
  const isTemporary = await isTemporaryPassword(database, settings.codesKey, clock(), member?.id ?? null, typed);
  if (!isTemporary || !member) return null;
  const event = { kind: 'temporaryPasswordUsed', memberId: member.id, ip, userAgent } as const;
  await recordSecurityEvent(database, clock(), event);
  return { member, method: { kind: 'password', changeTicket: true } };
}

async function byRemembered(services: Services, account: string, context: CallContext): Promise<Proved | null> {
  const taken = await consumeRemembered(services, account, context);
  return taken && { member: taken.member, method: { kind: 'remembered', selector: taken.selector } };
}
