import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { closeFreeRounds, membersToClose } from './closeFreeRounds.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 200;

/** Closes free rounds soon after they are over; several processes may run it. Returns how to stop. */
export function startClosingFreeRounds(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
): () => Promise<void> {
  const { database, clock, log } = services;
  return repeatEvery(
    async (signal) => {
      for (const memberId of await membersToClose(database, clock(), AT_ONCE)) {
        if (signal.aborted) break;
        // one failure does not hold up the others
        await closeFreeRounds(services, memberId).catch((error: unknown) =>
          log.error({ error, member: memberId }, 'free rounds were not closed; trying again'),
        );
      }
      return EVERY_MS;
    },
    (error) => {
      log.error({ error }, 'free rounds were not closed; trying again');
      return EVERY_MS;
    },
  ).stop;
}
