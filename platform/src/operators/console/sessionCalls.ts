import { operatorSession, operatorSignIn, operatorSignOut, operatorVerify } from '@unisite/shared/contract/operators';
import { writeOperatorAudit } from '../audit/index.ts';
import type { ServeOperatorCall } from '../desks/index.ts';
import { houseZone } from './houseZone.ts';
import { endOperatorSession, operatorInfoOf, operatorSessionOf } from './operatorSession.ts';
import type { OperatorStreams } from './operatorStreams.ts';
import type { Services } from './services.ts';
import { signIn } from './signIn.ts';
import { verifyCode } from './verifyCode.ts';

/** Signing in and out, and the current session. */
export function sessionCalls(serve: ServeOperatorCall, services: Services, streams: OperatorStreams): void {
  const { database, clock } = services;
  serve(operatorSignIn, (request, context) => signIn(services, request, context));
  serve(operatorVerify, ({ code }, context) => verifyCode(services, code, context));

  // Asking who is signed in is not activity: it does not extend a session.
  serve(operatorSession, async (_request, { cookies }) => {
    const presented = await operatorSessionOf(database, clock(), cookies.session);
    return {
      operator: presented.state === 'live' ? operatorInfoOf(presented.session, await houseZone(services)) : null,
    };
  });

  serve(operatorSignOut, async (_request, { session, cookies, ip, userAgent }) => {
    const now = clock();
    await database.transaction(async (q) => {
      await endOperatorSession(q, now, session.id, 'signedOut');
      await writeOperatorAudit(q, now, { kind: 'signedOut', operatorId: session.operatorId, ip, userAgent });
    });
    streams.end(session.id);
    cookies.clear('session');
    return {};
  });
}
