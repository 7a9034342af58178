import type { Queryable } from '../database/connect.ts';
import { forgetWholeAllowances } from './allowance.ts';
import { forgetOldCodes } from './codes/takeCode.ts';
import { forgetOldOutbox } from './delivery/outbox.ts';
import { forgetOldChecks } from './humanCheck/keptChecks.ts';
import { forgetOldTemporaryPasswords } from './password/temporary.ts';
import { forgetOldRemembered } from './remembered.ts';
import { forgetOldAuthenticators } from './secondStep/authenticator.ts';
import { forgetOldTickets } from './tickets.ts';
import { forgetOldTurns } from './turns.ts';

/** Clears away checks, codes, tickets and remembered logins that are good for nothing any more, and what a demonstration sent long ago; the security events stay. */
export async function forgetOldVerification(q: Queryable, now: Date): Promise<void> {
  await forgetOldChecks(q, now);
  await forgetOldCodes(q, now);
  await forgetOldTurns(q, now);
  await forgetWholeAllowances(q, now);
  await forgetOldAuthenticators(q, now);
  await forgetOldTickets(q, now);
  await forgetOldTemporaryPasswords(q, now);
  await forgetOldRemembered(q, now);
  await forgetOldOutbox(q, now);
}
