import { closeOldGuests, forgetOldFailures, forgetOldNonces, forgetOldVerification } from './access/identity/index.ts';
import { forgetOldIdentityNonces, forgetOldPictures } from './access/verification/index.ts';
import { forgetOldMounts, forgetOldTeamCalls, removeOldVersions } from './delivery/registry/index.ts';
import { forgetOldKeys } from './foundation/http/idempotency.ts';
import { forgetOldDecisionKeys, forgetOldProviderNonces } from './money/cash/index.ts';
import { forgetOldOperatorRecords } from './operators/console/index.ts';
import { forgetOldVendorCalls } from './play/seamless/index.ts';
import { resealSecrets } from './resealSecrets.ts';
import { forgetOldApplicationPictures, forgetOldRefusals } from './rewards/promotions/index.ts';
import type { Services } from './services.ts';
import { forgetOldFeedback } from './site/content/index.ts';
import { forgetOldDeliveries } from './site/mailings/index.ts';
import { forgetDeletedMessages } from './site/messages/index.ts';

const EVERY_MS = 10 * 60_000;

/** Clears away, now and every ten minutes, what can be of no use any more. Answers how to stop. */
export function startHousekeeping({ database, clock, log, settings }: Services): () => void {
  const run = async () => {
    const now = clock();
    try {
      for (const forget of [
        forgetOldNonces,
        forgetOldFailures,
        forgetOldVerification,
        closeOldGuests,
        forgetOldKeys,
        forgetOldVendorCalls,
        forgetOldDecisionKeys,
        forgetOldProviderNonces,
        forgetOldMounts,
        forgetOldOperatorRecords,
        forgetOldTeamCalls,
        forgetOldFeedback,
        forgetDeletedMessages,
        forgetOldDeliveries,
        forgetOldIdentityNonces,
        forgetOldPictures,
        forgetOldApplicationPictures,
        forgetOldRefusals,
        removeOldVersions,
      ]) {
        await forget(database, now);
      }
      // Another process may have sealed something with a key that is on its way out.
      await resealSecrets(database, settings);
    } catch (error) {
      log.warn({ error }, 'housekeeping was put off');
    }
  };
  void run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
