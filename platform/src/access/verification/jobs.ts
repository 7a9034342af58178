import type { Job } from '../../foundation/schedule/job.ts';
import { expireChecks } from './checks/expireChecks.ts';
import { notifyIdentity } from './notifyIdentity.ts';
import { askProvider } from './provider/askProvider.ts';
import { identityProvider } from './provider/providers.ts';
import type { Services } from './services.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 10_000;

/** Runs what is due: acceptances that expire, checks to submit to the provider or to poll. */
async function runDueIdentity(services: Services): Promise<void> {
  const ended = await services.database.transaction((q) => expireChecks(q, services.clock()));
  for (const memberId of ended) await notifyIdentity(services, memberId);
  const provider = identityProvider(services);
  if (provider) await askProvider(services, provider);
}

export const verificationJobs = (services: Services): readonly Job[] => [
  {
    name: 'verification.runDue',
    everyMs: EVERY_MS,
    async turn() {
      await runDueIdentity(services);
    },
    failure: 'what is due of identity checks was put off',
    retryMs: AFTER_FAILURE_MS,
  },
];
