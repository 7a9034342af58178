import { agentLoginTypes, type SignedIn, type SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Member } from '../../members/index.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { notifyEnded } from '../sessions/endSessions.ts';
import { endSession, presentedCookieOf, sessionInfo, startSession } from '../sessions/session.ts';
import { recordSignIn, type SignInRecord } from './admitted.ts';
import { networkStatus, trustNetwork } from './networks.ts';
import { clearRemembered, forgetThisBrowser, remember, setRemembered } from './remembered.ts';
import { requiredSecondStep, verifiesMobile } from './requiredSecondStep.ts';
import { forgetFailures } from './signInDelay.ts';
import type { SignInMethod } from './signInMethod.ts';
import { issueTicket, nameOfTicket } from './tickets.ts';

export type { SignInMethod } from './signInMethod.ts';

/**
 * The one-day cookie with the last user name (specification section 9). The page reads it to prefill the form; a
 * password is never kept.
 */
const LAST_NAME_COOKIE = 'unisite-last';
const LAST_NAME_SECONDS = 86_400;

/**
 * Completes a sign-in, or requires a second step: always with two-factor, and from new networks where
 * newAddressVerification is on.
 *
 * @param copyOf what was kept of the sign-in that this is a copy of
 * @throws Refusal ACCOUNT_CLOSED, NOT_AN_AGENT
 */
export async function admit(
  services: Services,
  member: Member,
  how: SignInMethod,
  context: CallContext,
  copyOf?: SignInRecord,
): Promise<SignInValue> {
  await requireAgentType(services, member, how, context);
  const asked = await requiredSecondStep(services, member, how, context);
  if (!asked) return startMemberSession(services, member, how, context, { copyOf });

  const now = services.clock();
  const { why, ways } = asked;
  const { ip, userAgent, market } = context;
  const ticket = await services.database.transaction(async (q) => {
    await recordSecurityEvent(q, now, { kind: 'secondStepRequired', memberId: member.id, ip, userAgent, about: why });
    const about = { memberId: member.id, how, why, ways: ways.map(({ way }) => way) };
    return issueTicket(q, now, 'verification', market.code, about);
  });
  const given = [...(copyOf?.given ?? []), { ticket: nameOfTicket(ticket) }];
  await recordSignIn(services, context, member, { how, passed: false, given });
  return { state: 'secondStepRequired', why, ticket, ways };
}

interface Course {
  /** A second step was passed. */
  readonly passed?: boolean;
  /** What was kept of the sign-in that this is a copy of. */
  readonly copyOf?: SignInRecord | undefined;
}

/**
 * Starts the session and ends the browser's previous one. A passed second step trusts the network; a replay does not.
 *
 * @throws Refusal ACCOUNT_CLOSED, NOT_AN_AGENT
 */
export async function startMemberSession(
  services: Services,
  member: Member,
  how: SignInMethod,
  context: CallContext,
  { passed = false, copyOf }: Course = {},
): Promise<SignedIn> {
  await requireAgentType(services, member, how, context);
  const now = services.clock();
  const { ip, userAgent, market } = context;
  const before = await presentedCookieOf(services, context);
  const isExpired = member.passwordExpired && market.switches.forcedPasswordChange;
  const mustChange = how.changeTicket === true || (isExpired && (how.by === 'password' || how.by === 'remembered'));
  const isRemembered = how.remember === true && how.by === 'password' && !mustChange;

  const started = await services.database.transaction(async (q) => {
    await forgetFailures(q, { account: member.account, ip });
    if (before.state === 'live') await endSession(q, now, before.session.id, 'elsewhere');
    // A network that was let through because nothing can be asked stays new: something may be asked one day.
    const isProven = !copyOf && (passed || verifiesMobile(how.by));
    if (isProven || (await networkStatus(q, now, member.id, ip)) !== 'new') await trustNetwork(q, now, member.id, ip);
    await recordSecurityEvent(q, now, { kind: 'signedIn', memberId: member.id, ip, userAgent, about: how.by });
    const session = await startSession(q, now, {
      memberId: member.id,
      marketCode: market.code,
      ip,
      userAgent,
      mustChange,
      proved: how.by === 'password' || how.by === 'registration' || how.by === 'recovery',
    });
    // Only of who typed the password a moment ago: a remembered browser is asked for it.
    const changeTicket =
      mustChange && how.by === 'password'
        ? await issueTicket(q, now, 'change', session.id, { memberId: member.id })
        : null;
    if (how.remember === false) await forgetThisBrowser(q, context);
    const remembered = isRemembered ? await remember(q, now, member, context) : null;
    return { session, changeTicket, remembered };
  });

  if (before.state === 'live') await notifyEnded(services, [before.session.id]);
  const ended = before.state === 'live' ? before.session.id : null;
  const earlier = (copyOf?.given ?? []).filter((one) => !('session' in one && one.session === ended));
  const given = [...earlier, { session: started.session.id }];
  await recordSignIn(services, context, member, { how, passed, given });
  context.cookies.set(context.sessionCookie, started.session.secret);
  if (how.remember === true) {
    context.cookies.set(LAST_NAME_COOKIE, member.account, { maxAge: LAST_NAME_SECONDS, httpOnly: false });
  }
  if (how.remember === false) {
    context.cookies.clear(LAST_NAME_COOKIE);
    clearRemembered(context);
  }
  if (started.remembered) setRemembered(context, started.remembered);
  const info = sessionInfo(services, { handle: started.session.handle, mustChange }, member, {
    language: context.language,
    firstTimeLogin: member.firstLogin,
  });
  return { state: 'signedIn', ...info, changeTicket: started.changeTicket };
}

async function requireAgentType(
  services: Services,
  member: Member,
  how: SignInMethod,
  context: CallContext,
): Promise<void> {
  const refuse = async (code: 'ACCOUNT_CLOSED' | 'NOT_AN_AGENT', kind: SecurityEventKind): Promise<never> => {
    const { ip, userAgent } = context;
    await recordSecurityEvent(services.database, services.clock(), { kind, memberId: member.id, ip, userAgent });
    throw new Refusal(code);
  };
  if (member.state === 'closed') await refuse('ACCOUNT_CLOSED', 'accountClosed');
  if (how.agentMode && !agentLoginTypes.includes(member.customerType)) await refuse('NOT_AN_AGENT', 'notAnAgent');
}
