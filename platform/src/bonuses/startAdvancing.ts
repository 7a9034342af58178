import { repeatEvery } from '../foundation/schedule/repeatEvery.ts';
import type { Services } from '../foundation/services.ts';
import { advanceBonuses, membersToAdvance } from './advanceBonuses.ts';

const EVERY_MS = 2_000;
/** A member is looked at this seldom; the member's own page looks at once. */
const SELDOM_MS = 10_000;
const AT_ONCE = 200;

/** Counts what is wagered on bonuses, a few seconds behind the play; any number of processes may. Answers how to stop. */
export function startAdvancingBonuses(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
): () => Promise<void> {
  const { database, clock, log } = services;
  return repeatEvery(
    async (signal) => {
      const before = new Date(clock().getTime() - SELDOM_MS);
      for (const memberId of await membersToAdvance(database, before, AT_ONCE)) {
        if (signal.aborted) break;
        // one whose bonus cannot be counted does not hold up the others
        await advanceBonuses(services, memberId).catch((error: unknown) =>
          log.error({ error, member: memberId }, 'a bonus was not counted; trying again'),
        );
      }
      return EVERY_MS;
    },
    (error) => {
      log.error({ error }, 'bonuses were not counted; trying again');
      return EVERY_MS;
    },
  ).stop;
}
