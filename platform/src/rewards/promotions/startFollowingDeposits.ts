import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { followDeposits } from './joins/followDeposits.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

/** Handles deposits a second or two behind the ledger; several processes may run it. Returns how to stop. */
export function startFollowingDeposits(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
): () => Promise<void> {
  return repeatEvery(
    async () => {
      await followDeposits(services);
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'deposits were not followed; trying again');
      return AFTER_FAILURE_MS;
    },
  ).stop;
}
