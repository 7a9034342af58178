import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';
import { findSigns } from './findSigns.ts';

const EVERY_MS = 10 * 60_000;

/** Searches for signs at start and every ten minutes. */
export const signJobs = (services: Pick<Services, 'database' | 'clock' | 'log' | 'live'>): readonly Job[] => [
  {
    name: 'signs.find',
    everyMs: EVERY_MS,
    async turn() {
      if ((await findSigns(services)) > 0) await services.live.publishToOperators({ type: 'signs' });
    },
    failure: 'signs of harm were not looked for',
    level: 'warn',
  },
];
