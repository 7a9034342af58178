import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { advanceBonuses, membersToAdvance } from './advanceBonuses.ts';

const EVERY_MS = 2_000;
/** Maximum age of a count; the member's own page recounts immediately. */
const MAX_AGE_MS = 10_000;
const AT_ONCE = 200;

/** Recounts running bonuses a few seconds behind the play. */
export const bonusJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'bonuses.advance',
    everyMs: EVERY_MS,
    async turn(signal) {
      const { database, clock, log } = services;
      const before = new Date(clock().getTime() - MAX_AGE_MS);
      for (const memberId of await membersToAdvance(database, before, AT_ONCE)) {
        if (signal.aborted) break;
        // one failure does not hold up the others
        await advanceBonuses(services, memberId).catch((error: unknown) =>
          log.error({ error, member: memberId }, 'a bonus was not counted; trying again'),
        );
      }
    },
    failure: 'bonuses were not counted; trying again',
  },
];
