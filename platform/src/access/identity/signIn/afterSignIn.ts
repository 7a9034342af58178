import { firstLogin, loginInfo } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { memberById } from '../../members/index.ts';
import type { Services } from '../services.ts';
import { lastSignIn } from '../sessions/session.ts';
import { sendWelcomeOnce } from './sendWelcomeOnce.ts';

/** What a page requests after a sign-in (specification section 4). */
export function routes(serve: Serve, services: Services): void {
  const { database } = services;

  serve(loginInfo, async (_request, { session }) => {
    const [member, last] = await Promise.all([
      memberById(database, session.memberId),
      lastSignIn(database, session.memberId, session.id),
    ]);
    if (!member) throw new Refusal('UNAUTHENTICATED');
    return {
      lastLoginAt: last?.at.toISOString() ?? null,
      lastLoginIp: last?.ip ?? null,
      passwordExpired: member.passwordExpired,
    };
  });

  serve(firstLogin, async (_request, { session }) => {
    await sendWelcomeOnce(services, session.memberId);
    return {};
  });
}
