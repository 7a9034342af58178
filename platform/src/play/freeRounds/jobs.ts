import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { closeFreeRounds, membersToClose } from './closeFreeRounds.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 200;

/** Closes free rounds soon after they are finished. */
export const freeRoundJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'freeRounds.close',
    everyMs: EVERY_MS,
    async turn(signal) {
      const { database, clock, log } = services;
      for (const memberId of await membersToClose(database, clock(), AT_ONCE)) {
        if (signal.aborted) break;
        // one failure does not hold up the others
        await closeFreeRounds(services, memberId).catch((error: unknown) =>
          log.error({ error, member: memberId }, 'free rounds were not closed; trying again'),
        );
      }
    },
    failure: 'free rounds were not closed; trying again',
  },
];
