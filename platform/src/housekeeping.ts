import { forgetOldVerification } from './access/forgetOld.ts';
import { closeOldGuests } from './access/freePlay/closeOldGuests.ts';
import { forgetOldNonces } from './access/sealing.ts';
import { forgetOldFailures } from './access/signInDelay.ts';
import { forgetOldProviderNonces } from './cash/provider/providers.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { forgetOldMounts } from './mounts/records.ts';
import { forgetOldOperatorRecords } from './operators/forgetOld.ts';
import { removeOldVersions } from './registry/retention.ts';
import { resealSecrets } from './resealSecrets.ts';
import type { Services } from './services.ts';
import { forgetOldTeamCalls } from './teams/records.ts';
import { forgetOldVendorCalls } from './vendors/forgetOld.ts';

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
        forgetOldProviderNonces,
        forgetOldMounts,
        forgetOldOperatorRecords,
        forgetOldTeamCalls,
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
