import { type login, memberIdOf, type ParsedRequestOf, type SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { requiredField } from '../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../foundation/http/serve.ts';
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
 * Username mode. An account that does not exist, one of another market and a wrong password get the same answer after
 * the same work. A person has to be shown to act where the market has the slide step, and after failures in any case;
 * the cookie that stands in for a password goes by the same rules.
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
  const failure = await beginTry(services, account, member, request, context);

  const proved = isRemembered
    ? await byRemembered(services, account, context)
    : await byPassword(services, member, request.password ?? '', context);
  if (!proved) {
    const { ip, userAgent } = context;
    const event = { kind: 'signInRefused', memberId: member?.id ?? null, ip, userAgent } as const;
    await recordSecurityEvent(services.database, services.clock(), event);
    throw new Refusal(isRemembered ? 'REMEMBERED_NOT_KNOWN' : 'WRONG_CREDENTIALS');
  }
  await failure.refund();
  const method = { ...proved.method, agentMode, remember };
  try {
    return await completeSignIn(services, proved.member, method, context);
  } finally {
    // Nothing is left to give back once the member is in.
    await refundTry(services.database, { account, ip: context.ip });
  }
}

/** Counts an attempt before checking the password, so concurrent attempts gain nothing. */
interface CountedFailure {
  /** Call on success: right passwords cost nothing. */
  refund(): Promise<void>;
}

/** Counts an attempt, or refuses it while it is throttled. */
async function beginTry(
  services: Services,
  account: string,
  member: Member | null,
  { verification }: LoginRequest,
  context: CallContext,
): Promise<CountedFailure> {
  const { database } = services;
  const now = services.clock();
  const subject = { account, ip: context.ip };
  const { seconds, isSuspect } = await readThrottleState(database, now, subject);
  refuseIfThrottled(seconds);
  // Whoever guesses at an account from everywhere keeps strangers out, not its owner where the owner is known.
  const familiarity = await networkStatus(database, now, member?.id ?? memberIdOf(0), context.ip);
  const wait = await consumeRate(database, now, accountFailureRate, account);
  if (familiarity !== 'known') refuseIfThrottled(wait);
  const refund = async () => {
    if (wait === 0) await refundRate(database, accountFailureRate, account);
  };

  try {
    const isProofWanted = isSuspect || context.market.switches.slideVerification;
    if (isSuspect && !verification) throw new Refusal('CAPTCHA_REQUIRED');
    if (isProofWanted) await passHumanCheck(services, verification, context);
    const taken = await countTry(database, now, subject, isProofWanted);
    refuseIfThrottled(taken.seconds);
    if (taken.isSuspect) throw new Refusal('CAPTCHA_REQUIRED');
    return { refund };
  } catch (error) {
    // No password was tried: who has no proof keeps nobody else waiting.
    await refund();
    throw error;
  }
}

interface Proved {
  readonly member: Member;
  readonly method: Pick<SignInMethod, 'kind' | 'selector' | 'changeTicket'>;
}

/**
 * The password, or one that was mailed and is good once (section 4, email recovery); whichever it is not, the same work
 * is done.
 */
async function byPassword(
  { database, clock, settings }: Services,
  member: Member | null,
  typed: string,
  { ip, userAgent }: CallContext,
): Promise<Proved | null> {
  if ((await isPassword(typed, member?.passwordHash ?? null)) && member) {
    return { member, method: { kind: 'password', changeTicket: typed === settings.identity.defaultPassword } };
  }
  const isTemporary = await isTemporaryPassword(database, clock(), member?.id ?? null, typed);
  if (!isTemporary || !member) return null;
  const event = { kind: 'temporaryPasswordUsed', memberId: member.id, ip, userAgent } as const;
  await recordSecurityEvent(database, clock(), event);
  return { member, method: { kind: 'password', changeTicket: true } };
}

async function byRemembered(services: Services, account: string, context: CallContext): Promise<Proved | null> {
  const taken = await consumeRemembered(services, account, context);
  return taken && { member: taken.member, method: { kind: 'remembered', selector: taken.selector } };
}
