import type { login, ParsedRequestOf, SignInValue } from '@unisite/shared/contract';
import type { CallContext } from '../http/callContext.ts';
import { failuresPerAccount, signInPerAddress } from '../http/rateLimits.ts';
import { Refusal, type RefusalCode } from '../http/refusal.ts';
import { limit, refuseFor } from '../http/serve.ts';
import { accountName, memberByAccount } from '../members/members.ts';
import type { Services } from '../services.ts';
import { admit } from './admit.ts';
import { isPassword } from './passwords.ts';
import { recordSecurityEvent, type SecurityEventKind } from './securityEvents.ts';
import { countFailure, secondsToWait } from './signInDelay.ts';

/**
 * Signs a member in (specification sections 4 and 6). An account that does not exist, one of another market and a wrong password get the
 * same answer after the same work. A session this browser had before ends.
 */
export async function signIn(
  services: Services,
  request: ParsedRequestOf<typeof login>,
  context: CallContext,
): Promise<SignInValue> {
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
  const { agentMode = false, remember = false } = request;
  return admit(services, member, { by: 'password', agentMode, remember }, context);
}
