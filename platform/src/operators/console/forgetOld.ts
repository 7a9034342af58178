import type { Queryable } from '../../foundation/database/connect.ts';
import { forgetOldUnkept } from '../audit/index.ts';
import { forgetOldOperatorSessions } from './operatorSession.ts';
import { forgetOldTries } from './signInThrottle.ts';
import { forgetOldSteps } from './verifyCode.ts';

/** Deletes leftovers of sign-ins that are no longer needed; the audit stays. */
export async function forgetOldOperatorRecords(q: Queryable, now: Date): Promise<void> {
  await forgetOldTries(q, now);
  await forgetOldSteps(q, now);
  await forgetOldOperatorSessions(q, now);
  await forgetOldUnkept(q, now);
}
