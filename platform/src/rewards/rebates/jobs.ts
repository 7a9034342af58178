import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { creditRebates } from './creditRebates.ts';

const EVERY_MS = 60_000;

/** Credits rebates once a day is over. */
export const rebateJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'rebates.credit',
    everyMs: EVERY_MS,
    async turn(signal) {
      await creditRebates(services, signal);
    },
    failure: 'rebates were not credited; trying again',
  },
];
