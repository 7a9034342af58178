import type { Job } from '../../foundation/schedule/job.ts';
import { closePeriods } from './pay/closePeriods.ts';
import { payRuns } from './pay/payRuns.ts';
import type { Needs } from './services.ts';

/** Real-time wages are paid every minute. */
const EVERY_MS = 20_000;

/** Makes and pays contract statements as periods end. */
export const contractJobs = (services: Needs): readonly Job[] => [
  {
    name: 'contracts.pay',
    everyMs: EVERY_MS,
    async turn() {
      const statements = await closePeriods(services);
      const runs = await payRuns(services);
      if (statements + runs > 0) services.log.info({ statements, runs }, 'contracts were stated and paid');
    },
    failure: 'contracts were not stated; trying again',
  },
];
