import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { publishUnreadOf } from '../messages/index.ts';
import { deliverBatch } from './deliver.ts';

/** Leaves capacity for bets: no more than a few thousand inboxes a second. */
const BETWEEN_MS = 200;
const EVERY_MS = 2_000;

/** Sends mailings batch by batch. */
export const mailingJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'mailings.send',
    everyMs: EVERY_MS,
    async turn() {
      const batch = await deliverBatch(services);
      if (!batch) return undefined;
      await publishUnreadOf(services, batch);
      await services.live.publishToOperators({ type: 'mailings' });
      return { nextMs: BETWEEN_MS };
    },
    failure: 'a mailing was not sent on; trying again',
  },
];
