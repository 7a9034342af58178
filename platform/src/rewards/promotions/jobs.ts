import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { followDeposits } from './joins/followDeposits.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 5_000;

/** Handles deposits a second or two behind the ledger. */
export const promotionJobs = (services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>): readonly Job[] => [
  {
    name: 'promotions.followDeposits',
    everyMs: EVERY_MS,
    async turn() {
      await followDeposits(services);
    },
    failure: 'deposits were not followed; trying again',
    retryMs: AFTER_FAILURE_MS,
  },
];
