import type { Queryable } from '../../foundation/database/connect.ts';
import { forgetOldUnkept } from '../audit/index.ts';
import { forgetOldOperatorSessions } from './operatorSession.ts';
import { forgetOldTries } from './signInThrottle.ts';
import { forgetOldSteps } from './verifyCode.ts';

/** Clears away what signing in has left and nothing asks for any more; the audit stays. */
export async function forgetOldOperatorRecords(q: Queryable, now: Date): Promise<void> {
  await forgetOldTries(q, now);
  await forgetOldSteps(q, now);
  await forgetOldOperatorSessions(q, now);
  await forgetOldUnkept(q, now);
}
