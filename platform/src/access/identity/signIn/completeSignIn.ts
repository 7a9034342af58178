import { agentLoginTypes, type SecondStepRequired, type SignedIn, type SignInValue } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Member } from '../../members/index.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { notifyEnded } from '../sessions/endSessions.ts';
import { endSession, presentedCookieOf, sessionInfo, startSession } from '../sessions/session.ts';
import { markOf, noteDevice, setMark } from './deviceMark.ts';
import { networkStatus, trustNetwork } from './networks.ts';
import { clearRemembered, forgetThisBrowser, remember, setRemembered } from './remembered.ts';
import { requiredSecondStep, type SecondStep, verifiesMobile } from './requiredSecondStep.ts';
import type { SignInMethod } from './signInMethod.ts';
import { recordSignIn, type SignInRecord } from './signInRecord.ts';
import { forgetFailures } from './signInThrottle.ts';
import { issueTicket, nameOfTicket, readTicketNamed } from './tickets.ts';

export type { SignInMethod } from './signInMethod.ts';

/**
 * The one-day cookie with the last user name (specification section 9), which the page reads to prefill the form; never
 * a password.
 */
const LAST_NAME_COOKIE = 'unisite-last';
const LAST_NAME_SECONDS = 86_400;

/**
 * Completes a sign-in, or requires a second step: always with two-factor, and from new networks where
 * newAddressVerification is on.
 *
 * @param original record of the original, when this is a replay
 * @throws Refusal ACCOUNT_CLOSED, NOT_AN_AGENT
 */
export async function completeSignIn(
  services: Services,
  member: Member,
  method: SignInMethod,
  context: CallContext,
  original?: SignInRecord,
): Promise<SignInValue> {
  await requireAgentType(services, member, method, context);
  const secondStep = await requiredSecondStep(services, member, method, context);
  if (!secondStep) return startMemberSession(services, member, method, context, { original });
  return askSecondStep(services, member, method, secondStep, context, { original });
}

interface AskedSecondStep {
  readonly original?: SignInRecord | undefined;
  /** Hash of the password to set once the second step is passed. */
  readonly newPasswordHash?: string | undefined;
}

/** Responds that a second step is required, with the ticket that proves the first. */
export async function askSecondStep(
  services: Services,
  member: Member,
  method: SignInMethod,
  { why, ways }: SecondStep,
  context: CallContext,
  { original, newPasswordHash }: AskedSecondStep = {},
): Promise<SecondStepRequired> {
  const now = services.clock();
  const { ip, userAgent, market } = context;
  const ticket = await services.database.transaction(async (q) => {
    await recordSecurityEvent(q, now, { kind: 'secondStepRequired', memberId: member.id, ip, userAgent, about: why });
    const toSet = newPasswordHash ?? (await passwordToSet(q, now, market.code, original));
    const about = { memberId: member.id, method, why, ways: ways.map(({ way }) => way) };
    const more = toSet === undefined ? {} : { newPasswordHash: toSet };
    return issueTicket(q, now, 'verification', market.code, { ...about, ...more });
  });
  const issued = [...(original?.issued ?? []), { ticket: nameOfTicket(ticket) }];
  await recordSignIn(services, context, member, { method, secondStepPassed: false, issued });
  return { state: 'secondStepRequired', why, ticket, ways };
}

/** For a replayed recovery, the password is in the ticket of the lost response. */
async function passwordToSet(
  q: Queryable,
  now: Date,
  market: string,
  original: SignInRecord | undefined,
): Promise<string | undefined> {
  for (const issued of original?.issued ?? []) {
    if (!('ticket' in issued)) continue;
    const ticket = await readTicketNamed(q, now, 'verification', market, issued.ticket);
    if (ticket?.newPasswordHash !== undefined) return ticket.newPasswordHash;
  }
  return undefined;
}

interface SignInOptions {
  /** Whether a second step was passed. */
  readonly secondStepPassed?: boolean;
  /** Record of the original, when this is a replay. */
  readonly original?: SignInRecord | undefined;
}

/**
 * Starts the session and ends the browser's previous one. A passed second step trusts the network; a replay does not.
 *
 * @throws Refusal ACCOUNT_CLOSED, NOT_AN_AGENT
 */
export async function startMemberSession(
  services: Services,
  member: Member,
  method: SignInMethod,
  context: CallContext,
  { secondStepPassed = false, original }: SignInOptions = {},
): Promise<SignedIn> {
  await requireAgentType(services, member, method, context);
  const now = services.clock();
  const { ip, userAgent, market } = context;
  const before = await presentedCookieOf(services, context);
  const isExpired = member.passwordExpired && market.switches.forcedPasswordChange;
  const mustChange =
    method.changeTicket === true || (isExpired && (method.kind === 'password' || method.kind === 'remembered'));
  // a guest is never issued anything that could be duplicated
  const mark = method.kind === 'guest' ? null : markOf(context);
  const isRemembered = method.remember === true && method.kind === 'password' && !mustChange;

  const started = await services.database.transaction(async (q) => {
    await forgetFailures(q, { account: member.account, ip });
    if (before.state === 'live') await endSession(q, now, before.session.id, 'elsewhere');
    // A network admitted because no second step was available stays new: one may become available.
    const isProven = !original && (secondStepPassed || verifiesMobile(method.kind));
    if (isProven || (await networkStatus(q, now, member.id, ip)) !== 'new') await trustNetwork(q, now, member.id, ip);
    if (mark !== null) await noteDevice(q, now, member.id, { mark, ip, userAgent });
    await recordSecurityEvent(q, now, { kind: 'signedIn', memberId: member.id, ip, userAgent, about: method.kind });
    if (method.remember === false) await forgetThisBrowser(q, context);
    const remembered = isRemembered ? await remember(q, now, member, context) : null;
    const session = await startSession(q, now, {
      memberId: member.id,
      marketCode: market.code,
      ip,
      userAgent,
      mustChange,
      remembered: remembered?.selector ?? method.selector,
      proved: method.kind === 'password' || method.kind === 'registration' || method.kind === 'recovery',
    });
    // Only if the password was typed a moment ago: a remembered browser has to type it.
    const changeTicket =
      mustChange && method.kind === 'password'
        ? await issueTicket(q, now, 'change', session.id, { memberId: member.id })
        : null;
    return { session, changeTicket, remembered };
  });

  if (before.state === 'live') await notifyEnded(services, [before.session.id]);
  const ended = before.state === 'live' ? before.session.id : null;
  const earlier = (original?.issued ?? []).filter((one) => !('session' in one && one.session === ended));
  const issued = [...earlier, { session: started.session.id }];
  await recordSignIn(services, context, member, { method, secondStepPassed, issued });
  context.cookies.set(context.sessionCookie, started.session.secret);
  if (mark !== null) setMark(context, mark);
  if (method.remember === true) {
    context.cookies.set(LAST_NAME_COOKIE, member.account, { maxAge: LAST_NAME_SECONDS, httpOnly: false });
  }
  if (method.remember === false) {
    context.cookies.clear(LAST_NAME_COOKIE);
    clearRemembered(context);
  }
  if (started.remembered) setRemembered(context, started.remembered.cookie);
  const info = await sessionInfo(services, { handle: started.session.handle, mustChange }, member, {
    language: context.language,
    firstTimeLogin: member.firstLogin,
  });
  return { state: 'signedIn', ...info, changeTicket: started.changeTicket };
}

async function requireAgentType(
  services: Services,
  member: Member,
  method: SignInMethod,
  context: CallContext,
): Promise<void> {
  const refuse = async (code: 'ACCOUNT_CLOSED' | 'NOT_AN_AGENT', kind: SecurityEventKind): Promise<never> => {
    const { ip, userAgent } = context;
    await recordSecurityEvent(services.database, services.clock(), { kind, memberId: member.id, ip, userAgent });
    throw new Refusal(code);
  };
  if (member.state === 'closed') await refuse('ACCOUNT_CLOSED', 'accountClosed');
  if (method.agentMode && !agentLoginTypes.includes(member.customerType)) await refuse('NOT_AN_AGENT', 'notAnAgent');
}
