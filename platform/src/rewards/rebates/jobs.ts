import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { creditRebates } from './creditRebates.ts';

const EVERY_MS = 60_000;

/** Credits rebates once a day is over. */
export const rebateJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'rebates.credit',
    async turn(signal) {
      await creditRebates(services, signal);
      return EVERY_MS;
    },
    failure: 'rebates were not credited; trying again',
    retryMs: EVERY_MS,
  },
];
