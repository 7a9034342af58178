import type { Queryable } from '../../foundation/database/connect.ts';
import { forgetOldCodes } from './codes/takeCode.ts';
import { forgetOldOutbox } from './delivery/outbox.ts';
import { forgetOldChecks } from './humanCheck/openChecks.ts';
import { deleteFullRates } from './limits/rateLimit.ts';
import { deleteOldThrottles } from './limits/throttle.ts';
import { forgetOldTemporaryPasswords } from './passwords/temporary.ts';
import { forgetOldAuthenticators } from './secondStep/authenticator.ts';
import { forgetOldStrangerEvents } from './securityEvents/securityEvents.ts';
import { forgetOldDevices } from './signIn/deviceMark.ts';
import { forgetOldRemembered } from './signIn/remembered.ts';
import { forgetOldTickets } from './signIn/tickets.ts';

/**
 * Deletes expired checks, codes, tickets, remembered sign-ins, browsers that are no longer used, old outbox messages
 * and old security events that concern no member; those of members stay.
 */
export async function forgetOldVerification(q: Queryable, now: Date): Promise<void> {
  await forgetOldChecks(q, now);
  await forgetOldCodes(q, now);
  await deleteOldThrottles(q, now);
  await deleteFullRates(q, now);
  await forgetOldAuthenticators(q, now);
  await forgetOldTickets(q, now);
  await forgetOldTemporaryPasswords(q, now);
  await forgetOldRemembered(q, now);
  await forgetOldDevices(q, now);
  await forgetOldOutbox(q, now);
  await forgetOldStrangerEvents(q, now);
}
