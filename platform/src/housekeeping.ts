import { forgetOldProviderNonces } from './cash/provider/providers.ts';
import { forgetOldKeys } from './foundation/http/idempotency.ts';
import { forgetOldVerification } from './identity/forgetOld.ts';
import { closeOldGuests } from './identity/freePlay/closeOldGuests.ts';
import { forgetOldNonces } from './identity/sealing/sealing.ts';
import { forgetOldFailures } from './identity/signIn/signInDelay.ts';
import { forgetOldOperatorRecords } from './operators/forgetOld.ts';
import { forgetOldMounts } from './registry/mounts/records.ts';
import { forgetOldTeamCalls } from './registry/teams/teamCalls.ts';
import { removeOldVersions } from './registry/versions/retention.ts';
import { resealSecrets } from './resealSecrets.ts';
import { forgetOldVendorCalls } from './seamless/forgetOld.ts';
import type { Services } from './services.ts';

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
