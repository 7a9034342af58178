import { agentLoginTypes, type login, type ParsedRequestOf, type SignedIn } from '@unisite/shared/contract';
import type { CallContext } from '../http/callContext.ts';
import { failuresPerAccount, signInPerAddress } from '../http/rateLimits.ts';
import { Refusal, type RefusalCode } from '../http/refusal.ts';
import { limit, refuseFor } from '../http/serve.ts';
import { accountName, type Member, markSignedIn, memberByAccount } from '../members/members.ts';
import type { Services } from '../services.ts';
import { isPassword } from './passwords.ts';
import { recordSecurityEvent, type SecurityEventKind } from './securityEvents.ts';
import { endSession, presentedCookieOf, sessionInfo, startSession } from './session.ts';
import { countFailure, forgetFailures, secondsToWait } from './signInDelay.ts';

/** The one-day cookie with the last user name (specification section 9). The page reads it to prefill the form; a password is never kept. */
const LAST_NAME_COOKIE = 'unisite-last';
const LAST_NAME_SECONDS = 86_400;

/**
 * Signs a member in (specification sections 4 and 6). An account that does not exist, one of another market and a wrong password get the
 * same answer after the same work. A session this browser had before ends.
 */
export async function signIn(
  services: Services,
  request: ParsedRequestOf<typeof login>,
  context: CallContext,
): Promise<SignedIn> {
  const { database } = services;
  const now = services.clock();
  const account = accountName(request.username);
  limit(services, signInPerAddress, context.ip);
  refuseFor(services.rateLimits.wait(failuresPerAccount, account));
  refuseFor(await secondsToWait(database, now, account, context.ip));

  const found = await memberByAccount(database, account);
  const member = found?.marketCode === context.market.code ? found : null;
  // Codes by SMS are switched off in every market: there is no password behind such a name, so it is wrong like any other.
  const matches =
    (await isPassword(request.password ?? '', member?.passwordHash ?? null)) && request.type === 'username';
  const refuse = async (code: RefusalCode, kind: SecurityEventKind) => {
    await recordSecurityEvent(database, now, {
      kind,
      memberId: member?.id ?? null,
      ip: context.ip,
      userAgent: context.userAgent,
    });
    throw new Refusal(code);
  };
  if (!member || !matches) {
    services.rateLimits.take(failuresPerAccount, account);
    await countFailure(database, now, account, context.ip);
    return refuse('WRONG_CREDENTIALS', 'signInRefused');
  }
  if (member.state === 'closed') return refuse('ACCOUNT_CLOSED', 'accountClosed');
  if (request.agentMode && !agentLoginTypes.includes(member.customerType)) return refuse('NOT_AN_AGENT', 'notAnAgent');

  return admit(services, member, request.remember === true, context);
}

async function admit(services: Services, member: Member, remember: boolean, context: CallContext): Promise<SignedIn> {
  const now = services.clock();
  const before = await presentedCookieOf(services, context);
  const { secret, handle } = await services.database.transaction(async (q) => {
    await forgetFailures(q, member.account, context.ip);
    await markSignedIn(q, member.id);
    if (before.state === 'live') await endSession(q, now, before.session.id, 'elsewhere');
    await recordSecurityEvent(q, now, {
      kind: 'signedIn',
      memberId: member.id,
      ip: context.ip,
      userAgent: context.userAgent,
    });
    return startSession(q, now, {
      memberId: member.id,
      marketCode: context.market.code,
      ip: context.ip,
      userAgent: context.userAgent,
    });
  });
  if (before.state === 'live') {
    await services.live.publish({ session: before.session.id }, { type: 'session', ended: 'elsewhere' });
  }
  context.cookies.set(context.sessionCookie, secret);
  if (remember) context.cookies.set(LAST_NAME_COOKIE, member.account, { maxAge: LAST_NAME_SECONDS, httpOnly: false });
  else context.cookies.clear(LAST_NAME_COOKIE);
  return { state: 'signedIn', ...sessionInfo(services, handle, member, member.firstLogin), changeTicket: null };
}
