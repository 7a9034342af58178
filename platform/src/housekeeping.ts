import { closeOldGuests, forgetOldFailures, forgetOldNonces, forgetOldVerification } from './access/identity/index.ts';
import { forgetOldIdentityNonces, forgetOldPictures } from './access/verification/index.ts';
import { forgetOldMounts, forgetOldTeamCalls, removeOldVersions } from './delivery/registry/index.ts';
import { forgetOldKeys } from './foundation/http/idempotency.ts';
import type { Job } from './foundation/schedule/job.ts';
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

const cleanups = [
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
];

/** Deletes what is no longer needed, now and every ten minutes. */
export const housekeepingJob = ({ database, clock, settings }: Services): Job => ({
  name: 'housekeeping',
  everyMs: EVERY_MS,
  async turn() {
    const now = clock();
    for (const cleanUp of cleanups) await cleanUp(database, now);
    // Another process may have sealed something with a key that is being retired.
    await resealSecrets(database, settings);
  },
  failure: 'housekeeping was put off',
  level: 'warn',
});
