import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import { expireChecks } from './checks/expireChecks.ts';
import { notifyIdentity } from './notifyIdentity.ts';
import { askProvider } from './provider/askProvider.ts';
import { identityProvider } from './provider/providers.ts';
import type { Services } from './services.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 10_000;

/** What is due now: acceptances that end, checks to be handed to the provider, or asked about. */
async function runDueIdentity(services: Services): Promise<void> {
  const ended = await services.database.transaction((q) => expireChecks(q, services.clock()));
  for (const memberId of ended) await notifyIdentity(services, memberId);
  const provider = identityProvider(services);
  if (provider) await askProvider(services, provider);
}

/** Does what is due every second; any number of processes may. `stop` waits for the round in hand. */
export function startIdentityScheduler(services: Services): { stop(): Promise<void> } {
  return repeatEvery(
    async () => {
      await runDueIdentity(services);
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'what is due of identity checks was put off');
      return AFTER_FAILURE_MS;
    },
  );
}
